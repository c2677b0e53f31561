import { endSession } from "~/accounts/sessions.server";
import { apiRoute } from "~/http/api-route.server";

const route = apiRoute({
  POST: async ({ request }) =>
    new Response(null, { status: 204, headers: { "Set-Cookie": await endSession(request) } }),
});
export const loader = route.loader;
export const action = route.action;
