import { getZodConstraint } from "@conform-to/zod/v4";
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { Users } from "lucide-react";
import { isCommonPassword } from "~/accounts/common-passwords";
import { randomPassword } from "~/accounts/passwords.server";
import { type RegistrationAnswer, RegistrationForm } from "~/accounts/registration-form";
import { leaveToast, requireSession } from "~/accounts/sessions.server";
import { toStudentRow } from "~/accounts/student-rows.server";
import { StudentTable } from "~/accounts/student-table";
import { findStudents, requireStudent, STUDENTS_PER_PAGE, studentQuery } from "~/accounts/students.server";
import { createUser, registration } from "~/accounts/users.server";
import { PRODUCT_NAME } from "~/components/brand";
import { AccessDenied } from "~/components/error-page";
import { toHttpError } from "~/http/errors.server";
import { parseForm, readForm } from "~/http/form.server";
import { pageAction } from "~/http/page-action.server";

export const meta: MetaFunction = () => [{ title: `Student Registration · ${PRODUCT_NAME}` }];

const constraint = getZodConstraint(registration);

/** The student who has just been given a weak password; null where the address names none. */
async function weaklyProtected(id: string | null) {
  const student = id ? await requireStudent(id).catch(() => null) : null;
  return student && { id: student.id, fullName: student.fullName };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireSession(request);
  if (user.role !== "admin") return data({ denied: true as const }, 403);
  const { searchParams } = new URL(request.url);
  const query = studentQuery.parse(Object.fromEntries(searchParams));
  const { students, ...rest } = await findStudents(query);
  const table = {
    ...rest,
    q: query.q,
    sort: query.sort,
    from: (rest.page - 1) * STUDENTS_PER_PAGE + 1,
    students: students.map(toStudentRow),
  };
  const weak = await weaklyProtected(searchParams.get("weak"));
  return data({ denied: false as const, constraint, table, weak });
}

export const action = pageAction(async ({ request }, key) => {
  const session = await requireSession(request);
  if (session.user.role !== "admin") return data(null, 403);
  const form = await readForm(request);
  const submission = parseForm(form, registration);
  if (form.get("intent") === "generate") {
    return data({ key, values: { ...submission.payload, password: randomPassword() } });
  }
  if (submission.status !== "success") return data({ key, result: submission.reply() }, 400);
  const { fullName, password } = submission.value;
  try {
    const { id } = await createUser(submission.value, "student", session.user.id);
    const description = `Student ${fullName} has been added.`;
    await leaveToast(session, { title: "Student registered successfully", description, kind: "success" });
    return redirect(`/admin/register${isCommonPassword(password) ? `?weak=${id}` : ""}`);
  } catch (error) {
    const { status, message, details } = toHttpError(error);
    const toast = { title: "Registration failed", description: message, kind: "destructive" as const };
    const fieldErrors = details.errors && { username: ["This one is taken: please choose another"] };
    return data({ key, result: submission.reply({ fieldErrors }), toast }, status);
  }
});

function WeakNotice({ student }: { student: { id: number; fullName: string } }) {
  return (
    <Form method="post" action={`/admin/students/${student.id}`} className="weak-notice">
      <p>
        <strong>Weak password:</strong> the one <bdi>{student.fullName}</bdi> was given is one that attackers
        try first.
      </p>
      <button type="submit" name="intent" value="reset-password" className="button">
        Generate a new one
      </button>
    </Form>
  );
}

export default function StudentRegistration() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as RegistrationAnswer | undefined;
  if (page.denied) return <AccessDenied />;
  return (
    <div className="office">
      <header className="tool-header">
        <h1>Student Registration</h1>
        <p className="text-muted">Add new student accounts.</p>
      </header>
      {page.weak && <WeakNotice student={page.weak} />}
      <section aria-labelledby="new-student" className="office-card">
        <div className="office-heading">
          <h2 id="new-student">New student</h2>
          <Link to="/admin/register/class" className="button">
            <Users size={16} aria-hidden /> Register a class
          </Link>
        </div>
        <RegistrationForm answer={answer} constraint={page.constraint} count={page.table.total} />
      </section>
      <section aria-labelledby="students">
        <h2 id="students">Registered students</h2>
        <StudentTable {...page.table} />
      </section>
    </div>
  );
}
