import { requireUser } from "~/accounts/sessions.server";
import { deleteRuns, runNumber } from "~/history/changes.server";
import { apiRoute, noContent } from "~/http/api-route.server";

const route = apiRoute({
  DELETE: async ({ request, params }) => {
    const { id } = await requireUser(request);
    await deleteRuns(id, [runNumber(params.id)]);
    return noContent();
  },
});
export const loader = route.loader;
export const action = route.action;
