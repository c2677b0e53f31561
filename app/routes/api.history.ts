import { requireUser } from "~/accounts/sessions.server";
import { historyQuery, listHistory, newHistoryItem, saveHistoryItem } from "~/history/runs.server";
import { apiRoute, json } from "~/http/api-route.server";
import { parseJson, parseQuery } from "~/http/json.server";

const route = apiRoute({
  GET: async ({ request }) => {
    const { id } = await requireUser(request);
    return json(await listHistory(id, parseQuery(new URL(request.url), historyQuery)));
  },
  POST: async ({ request }) => {
    const { id } = await requireUser(request);
    return json(await saveHistoryItem(id, await parseJson(request, newHistoryItem)), 201);
  },
});
export const loader = route.loader;
export const action = route.action;
