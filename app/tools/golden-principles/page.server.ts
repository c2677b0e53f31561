import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/accounts/sessions.server";
import { warmed } from "../warmed.server";
import { goldenPrinciples } from "./guide.server";
import type { Lessons } from "./lessons.server";

const film = warmed(() => import("./lessons.server"));

/** What the page is drawn from; its scores are reckoned once a start. */
export async function loadPage({
  request,
}: LoaderFunctionArgs): Promise<Lessons & { label: string; purpose: string }> {
  await requireUser(request);
  const { label, purpose } = goldenPrinciples;
  return { label, purpose, ...(await film()).LESSONS };
}
