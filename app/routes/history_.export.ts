import { requireSession } from "~/accounts/sessions.server";
import { today } from "~/history/downloads.server";
import { downloadHeaders } from "~/history/file-name";
import { exportHistory } from "~/history/transfer.server";
import { apiRoute } from "~/http/api-route.server";

/** Everything one has run, as one file. */
const route = apiRoute({
  GET: async ({ request }) => {
    const { user } = await requireSession(request);
    return new Response(exportHistory(user.id), {
      headers: downloadHeaders(`veo3-history-${today()}.json`, "application/json"),
    });
  },
});
export const loader = route.loader;
export const action = route.action;
