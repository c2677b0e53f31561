import { requireUser } from "~/accounts/sessions.server";
import { renameRun, runNumber } from "~/history/changes.server";
import { newTitle } from "~/history/runs.server";
import { apiRoute, json } from "~/http/api-route.server";
import { parseJson } from "~/http/json.server";

const route = apiRoute({
  PATCH: async ({ request, params }) => {
    const { id } = await requireUser(request);
    const { title } = await parseJson(request, newTitle);
    return json(await renameRun(id, runNumber(params.id), title));
  },
});
export const loader = route.loader;
export const action = route.action;
