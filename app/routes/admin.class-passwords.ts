import { passwordList } from "~/accounts/class-registration.server";
import { writeCsv } from "~/accounts/csv";
import { requireAdmin } from "~/accounts/sessions.server";
import { apiRoute } from "~/http/api-route.server";
import { HttpError } from "~/http/errors.server";
import { readForm } from "~/http/form.server";
import { validate } from "~/http/json.server";

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new HttpError(400, "The form that was sent is not valid.");
  }
}

// The passwords are stored nowhere, so the page that shows them sends them here to get them back as a file.
const route = apiRoute({
  POST: async ({ request }) => {
    await requireAdmin(request);
    const form = await readForm(request);
    const students = validate(passwordList, parsed(form.get("students")));
    return new Response(writeCsv([["name", "username", "email", "password"], ...students]), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="student-passwords.csv"',
      },
    });
  },
});
export const loader = route.loader;
export const action = route.action;
