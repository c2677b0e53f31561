import { requireUser } from "~/accounts/sessions.server";
import { progressStream } from "~/batch/progress-stream.server";
import { runNumber } from "~/history/changes.server";
import { apiRoute } from "~/http/api-route.server";

/** How far a batch is, as it goes on: server-sent events that end with it. */
const route = apiRoute({
  GET: async ({ request, params }) => {
    const { id: owner } = await requireUser(request);
    return progressStream(owner, runNumber(params.id ?? ""), request.signal);
  },
});
export const loader = route.loader;
export const action = route.action;
