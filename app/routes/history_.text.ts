import { requireSession } from "~/accounts/sessions.server";
import { runNumber } from "~/history/changes.server";
import { outputText } from "~/history/item-text";
import { findItem } from "~/history/runs.server";
import { apiRoute } from "~/http/api-route.server";

/** What somebody wants when they copy a run whose text is too long to be sent with its card: `?id=1`. */
const route = apiRoute({
  GET: async ({ request }) => {
    const { user } = await requireSession(request);
    const id = runNumber(new URL(request.url).searchParams.get("id") ?? "");
    const { outputData } = await findItem(user.id, id);
    return new Response(outputText(outputData), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  },
});
export const loader = route.loader;
export const action = route.action;
