import { requireAdmin } from "~/accounts/sessions.server";
import { createUser, registration } from "~/accounts/users.server";
import { apiRoute, json } from "~/http/api-route.server";
import { parseJson } from "~/http/json.server";

const route = apiRoute({
  POST: async ({ request }) => {
    const admin = await requireAdmin(request);
    const student = await parseJson(request, registration);
    return json(await createUser(student, "student", admin.id), 201);
  },
});
export const loader = route.loader;
export const action = route.action;
