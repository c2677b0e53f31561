import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/accounts/sessions.server";
import type { ToastAnswer } from "~/components/toast";
import { warmed } from "../warmed.server";
import type { ShownGroup } from "./entries.server";
import { videoInspiration } from "./guide.server";

const film = warmed(() => import("./entries.server"));

/** The most of a search that is read, in characters. */
const MAX_QUERY = 100;

/** What the page is drawn from. */
export interface InspirationPage {
  label: string;
  purpose: string;
  query: string;
  groups: ShownGroup[];
  totals: { entries: number; variations: number };
  /** Said when the address asks for a take. */
  said: ToastAnswer | undefined;
}

/** Reads `?q=`, `?group=`, `?entry=` and `?take=`; what makes no sense in them is as if it were not there. */
export async function loadPage({ request }: LoaderFunctionArgs): Promise<InspirationPage> {
  await requireUser(request);
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, MAX_QUERY);
  const number = searchParams.get("take") ?? "";
  const { showGroups, TOTALS } = await film();
  const take = /^\d{1,4}$/.test(number) ? Number(number) : undefined;
  const entry = searchParams.get("entry") ?? undefined;
  const groups = showGroups({
    query,
    entry,
    take: take ?? 0,
    group: searchParams.get("group") ?? undefined,
  });
  const varied = take !== undefined && groups.some(({ entries }) => entries.some(({ id }) => id === entry));
  const { label, purpose } = videoInspiration;
  return {
    label,
    purpose,
    query,
    groups,
    totals: TOTALS,
    said: varied
      ? { key: `${entry} ${take}`, toast: { title: "New prompt generated!", kind: "success" } }
      : undefined,
  };
}
