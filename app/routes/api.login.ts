import { startSession } from "~/accounts/sessions.server";
import { credentials, signIn } from "~/accounts/sign-in.server";
import { apiRoute, json } from "~/http/api-route.server";
import { parseJson } from "~/http/json.server";

const route = apiRoute({
  POST: async ({ request }) => {
    const user = await signIn(request, await parseJson(request, credentials));
    return json(user, 200, { "Set-Cookie": await startSession(request, user.id) });
  },
});
export const loader = route.loader;
export const action = route.action;
