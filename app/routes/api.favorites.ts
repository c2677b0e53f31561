import { requireUser } from "~/accounts/sessions.server";
import { favoritesQuery, listHistory } from "~/history/runs.server";
import { apiRoute, json } from "~/http/api-route.server";
import { parseQuery } from "~/http/json.server";

const route = apiRoute({
  GET: async ({ request }) => {
    const { id } = await requireUser(request);
    const page = parseQuery(new URL(request.url), favoritesQuery);
    return json(await listHistory(id, { ...page, favoritesOnly: true }));
  },
});
export const loader = route.loader;
export const action = route.action;
