import { redirect } from "@remix-run/node";
import { isTheme, themeCookie } from "~/components/theme.server";
import { readForm } from "~/http/form.server";
import { internalPath } from "~/http/internal-path";
import { pageAction } from "~/http/page-action.server";

export const loader = () => redirect("/");

/** Remembers a theme, and goes back to the page it was chosen on. */
export const action = pageAction(async ({ request }) => {
  const form = await readForm(request);
  const theme = form.get("theme");
  return redirect(
    internalPath(form.get("from")),
    isTheme(theme) ? { headers: { "Set-Cookie": themeCookie(theme) } } : {},
  );
});
