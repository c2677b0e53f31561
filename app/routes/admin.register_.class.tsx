import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { ClassForm, ClassPreview } from "~/accounts/class-form";
import { planClass, registerClass } from "~/accounts/class-registration.server";
import { ClassReport, type ReportRow } from "~/accounts/class-report";
import type { ClassRow } from "~/accounts/class-table";
import { decodeText } from "~/accounts/csv";
import { requireSession } from "~/accounts/sessions.server";
import { PRODUCT_NAME } from "~/components/brand";
import { AccessDenied } from "~/components/error-page";
import { AnswerToast, type ToastAnswer } from "~/components/toast";
import { toHttpError } from "~/http/errors.server";
import { readForm, readUpload } from "~/http/form.server";
import { pageAction } from "~/http/page-action.server";

export const meta: MetaFunction = () => [{ title: `Register a class · ${PRODUCT_NAME}` }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireSession(request);
  return user.role === "admin" ? data({ denied: false }) : data({ denied: true }, 403);
}

export const action = pageAction(async ({ request }, key) => {
  const { user } = await requireSession(request);
  if (user.role !== "admin") return data(null, 403);
  const form = await readForm(request);
  const file = await readUpload(form, "file");
  const text = file ? decodeText(file) : String(form.get("rows") ?? "");
  try {
    if (form.get("intent") !== "register") return data({ key, text, plan: await planClass(text) });
    // Shown in this answer and nowhere else: no address, log or table ever holds the generated passwords.
    const replaceWeak = form.get("replaceWeak") === "on";
    return data({
      key,
      report: await registerClass({ text, replaceWeak, admin: user.id, signal: request.signal }),
    });
  } catch (error) {
    const { status, message } = toHttpError(error);
    if (status >= 500) throw error;
    const toast = { title: "Registration failed", description: message, kind: "destructive" as const };
    return data({ key, text, error: message, toast }, status);
  }
});

type Answer = ToastAnswer & {
  text?: string;
  error?: string;
  plan?: { rows: ClassRow[]; ignored: string[] };
  report?: ReportRow[];
};

export default function ClassRegistration() {
  const { denied } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  if (denied) return <AccessDenied />;
  return (
    <div className="office">
      <AnswerToast answer={answer} />
      <header className="tool-header">
        <Link to="/admin/register" className="back-link">
          <ArrowLeft size={16} aria-hidden /> Student Registration
        </Link>
        <h1>Register a class</h1>
        <p className="text-muted">At most 500 students at once, from a CSV file or pasted rows.</p>
      </header>
      {answer?.report && <ClassReport rows={answer.report} />}
      {answer?.plan && <ClassPreview {...answer.plan} text={answer.text ?? ""} key={answer.key} />}
      {answer?.plan && <h2>Change the list</h2>}
      {!answer?.report && <ClassForm rows={answer?.text ?? ""} error={answer?.error} />}
    </div>
  );
}
