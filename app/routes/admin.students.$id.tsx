import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, type MetaFunction, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { leaveToast, requireSession } from "~/accounts/sessions.server";
import { toStudentRow } from "~/accounts/student-rows.server";
import { deactivate, reactivate, requireStudent, resetPassword } from "~/accounts/students.server";
import { PRODUCT_NAME } from "~/components/brand";
import { CopyButton } from "~/components/copy-button";
import { AccessDenied } from "~/components/error-page";
import { AnswerToast, type ToastAnswer } from "~/components/toast";
import { HttpError } from "~/http/errors.server";
import { readForm } from "~/http/form.server";
import { pageAction } from "~/http/page-action.server";

export const meta: MetaFunction = () => [{ title: `Student · ${PRODUCT_NAME}` }];

// Loaders throw as actions do: an unknown student is a page that says so.
export const loader = pageAction(async ({ request, params }: LoaderFunctionArgs) => {
  const { user } = await requireSession(request);
  if (user.role !== "admin") return data({ denied: true as const }, 403);
  return data({ denied: false as const, student: toStudentRow(await requireStudent(params.id)) });
});

export const action = pageAction(async ({ request, params }, key) => {
  const session = await requireSession(request);
  if (session.user.role !== "admin") return data(null, 403);
  const form = await readForm(request);
  const student = await requireStudent(params.id);
  const intent = form.get("intent");
  if (intent === "reset-password") {
    // Shown in this answer and nowhere else: no address, log or table ever holds it.
    const password = await resetPassword(student);
    const toast = {
      title: "Password reset",
      description: "The new one is shown once.",
      kind: "success" as const,
    };
    return data({ key, password, toast });
  }
  if (intent !== "deactivate" && intent !== "reactivate") {
    throw new HttpError(400, "The form that was sent is not valid.");
  }
  if (intent === "deactivate") await deactivate(student);
  else await reactivate(student);
  const title = intent === "deactivate" ? "Account deactivated" : "Account reactivated";
  await leaveToast(session, { title, description: student.fullName, kind: "success" });
  return redirect(`/admin/students/${student.id}`);
});

type Answer = ToastAnswer & { password?: string };

function NewPassword({ password, username }: { password: string; username: string }) {
  return (
    <div className="new-password">
      <label htmlFor="new-password">
        New password of <bdi>{username}</bdi>, shown this once
      </label>
      <div className="password-row">
        <input id="new-password" type="text" readOnly value={password} spellCheck={false} />
        <CopyButton text={password} of="the password" success="Password copied" prominent />
      </div>
    </div>
  );
}

export default function StudentPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const pending = useNavigation().formMethod === "POST";
  if (page.denied) return <AccessDenied />;
  const { student } = page;
  const facts = [
    ["Username", student.username],
    ["Email", student.email ?? "–"],
    ["Created", student.created],
    ["Runs", String(student.runs)],
    ["Last use", student.used],
    ["Account", student.deactivatedAt ? "Deactivated" : "Active"],
  ] as const;
  return (
    <div className="office office-narrow">
      <AnswerToast answer={answer} />
      <header className="tool-header">
        <Link to="/admin/register" className="back-link">
          <ArrowLeft size={16} aria-hidden /> All students
        </Link>
        <h1>
          <bdi>{student.fullName}</bdi>
        </h1>
      </header>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Form method="post" className="office-card">
        <h2>Password</h2>
        <p className="text-muted">A new one is generated. The student is signed out everywhere.</p>
        {answer?.password && <NewPassword password={answer.password} username={student.username} />}
        <button type="submit" name="intent" value="reset-password" className="button" disabled={pending}>
          Reset password
        </button>
      </Form>
      <Form method="post" className="office-card">
        <h2>Account</h2>
        <p className="text-muted">
          {student.deactivatedAt
            ? "This account cannot sign in. Its runs are kept; reactivated, it goes on where it was."
            : "A deactivated account is signed out at once and cannot sign in. Its runs are kept."}
        </p>
        <button
          type="submit"
          name="intent"
          value={student.deactivatedAt ? "reactivate" : "deactivate"}
          className="button"
          disabled={pending}
        >
          {student.deactivatedAt ? "Reactivate" : "Deactivate"}
        </button>
      </Form>
    </div>
  );
}
