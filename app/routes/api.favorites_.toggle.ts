import { requireUser } from "~/accounts/sessions.server";
import { favoriteToggle, toggleFavorite } from "~/history/changes.server";
import { apiRoute, json } from "~/http/api-route.server";
import { parseJson } from "~/http/json.server";

const route = apiRoute({
  POST: async ({ request }) => {
    const { id } = await requireUser(request);
    const { historyId } = await parseJson(request, favoriteToggle);
    return json({ historyId, isFavorite: await toggleFavorite(id, historyId) });
  },
});
export const loader = route.loader;
export const action = route.action;
