import { redirect } from "@remix-run/node";
import { leaveToast, requireSession } from "~/accounts/sessions.server";
import { changeHistory } from "~/history/panel-actions.server";
import { panelAddress } from "~/history/panel-address";
import { readForm } from "~/http/form.server";
import { internalPath } from "~/http/internal-path";
import { pageAction } from "~/http/page-action.server";

export const loader = () => redirect("/?panel=history");

/** Does what a button of the panel asks for, and goes back to the panel on the page it was open on. */
export const action = pageAction(async ({ request }) => {
  const session = await requireSession(request);
  const form = await readForm(request);
  const { toast, edit, deleted } = await changeHistory(session.user.id, form);
  if (toast) await leaveToast(session, toast);
  const { pathname, search } = new URL(internalPath(form.get("from")), request.url);
  return redirect(
    panelAddress(
      { pathname, search },
      { edit: edit ? String(edit) : null, undo: deleted ? deleted.join(",") : null },
    ),
  );
});

/** Never seen: there for the error page that an action that fails shows. */
export default function History() {
  return null;
}
