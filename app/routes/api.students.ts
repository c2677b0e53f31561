import { requireAdmin } from "~/accounts/sessions.server";
import { listStudents } from "~/accounts/students.server";
import { apiRoute, json } from "~/http/api-route.server";

const route = apiRoute({
  GET: async ({ request }) => {
    await requireAdmin(request);
    const students = await listStudents();
    return json(students.map(({ role: _role, ...student }) => student));
  },
});
export const loader = route.loader;
export const action = route.action;
