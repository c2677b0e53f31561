import { requireUser } from "~/accounts/sessions.server";
import { apiRoute, json } from "~/http/api-route.server";

const route = apiRoute({
  GET: async ({ request }) => json(await requireUser(request)),
});
export const loader = route.loader;
export const action = route.action;
