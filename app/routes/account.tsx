import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  Form,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { changeOwnPassword, passwordChange } from "~/accounts/own-password.server";
import { randomPassword } from "~/accounts/passwords.server";
import { requireSession } from "~/accounts/sessions.server";
import { PasswordHint } from "~/accounts/weak-password";
import { PRODUCT_NAME } from "~/components/brand";
import { CopyButton } from "~/components/copy-button";
import { DefaultButton, Field } from "~/components/field";
import { PasswordBox } from "~/components/password-box";
import { isSentOff } from "~/components/posted-form";
import { AnswerToast, type ToastAnswer } from "~/components/toast";
import { toHttpError } from "~/http/errors.server";
import { parseForm, readForm } from "~/http/form.server";
import { pageAction } from "~/http/page-action.server";

export const meta: MetaFunction = () => [{ title: `Your account · ${PRODUCT_NAME}` }];

/** Retry-After must reach whoever posts without scripts too. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const constraint = getZodConstraint(passwordChange);

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireSession(request);
  return { constraint, username: user.username };
}

export const action = pageAction(async ({ request }, key) => {
  const session = await requireSession(request);
  const form = await readForm(request);
  const submission = parseForm(form, passwordChange);
  const intent = form.get("intent");
  // Without scripts the buttons ask the server to show what was typed, to the one who typed it.
  if (intent === "show" || intent === "hide") {
    return data({ key, values: submission.payload, shown: intent === "show" });
  }
  if (intent === "generate") {
    return data({ key, values: { ...submission.payload, newPassword: randomPassword() }, shown: true });
  }
  const hidden = { hideFields: ["currentPassword"] as never };
  if (submission.status !== "success") return data({ key, result: submission.reply(hidden) }, 400);
  try {
    const headers = { "Set-Cookie": await changeOwnPassword(request, session, submission.value) };
    return redirect("/account", { headers });
  } catch (error) {
    const { status, message, details } = toHttpError(error);
    if (status >= 500) throw error;
    const toast = { title: "Password not changed", description: message, kind: "destructive" as const };
    const seconds = details.retryAfterSeconds;
    return data(
      { key, result: submission.reply({ ...hidden, fieldErrors: details.errors }), toast },
      { status, headers: seconds ? { "Retry-After": String(seconds) } : {} },
    );
  }
});

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}
type Answer = ToastAnswer & {
  values?: Partial<PasswordChange>;
  shown?: boolean;
  result?: Parameters<typeof useForm>[0]["lastResult"];
};

function PasswordForm({ answer }: { answer: Answer | undefined }) {
  const { constraint, username } = useLoaderData<typeof loader>();
  const pending = isSentOff(useNavigation().formData);
  const [form, fields] = useForm<PasswordChange>({
    id: `password-${answer?.values ? answer.key : ""}`,
    lastResult: answer?.result as never,
    constraint: constraint as never,
    defaultValue: answer?.values,
    shouldRevalidate: "onInput",
  });
  const { currentPassword, newPassword } = fields;
  return (
    <Form method="post" {...getFormProps(form)} key={form.id} className="office-card">
      <DefaultButton />
      <AnswerToast answer={answer} />
      <h2>Change your password</h2>
      {/* Password managers keep the new password under this name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden aria-label="Username" />
      <Field field={currentPassword} label="Current password">
        <input
          {...getInputProps(currentPassword, { type: "password" })}
          key={currentPassword.key}
          autoComplete="current-password"
        />
      </Field>
      <Field field={newPassword} label="New password" hint={<PasswordHint password={newPassword.value} />}>
        <div className="password-row">
          <PasswordBox
            {...getInputProps(newPassword, { type: "text", ariaDescribedBy: newPassword.descriptionId })}
            key={newPassword.key}
            autoComplete="new-password"
            spellCheck={false}
            shown={answer?.shown ?? false}
          />
          <button type="submit" name="intent" value="generate" formNoValidate className="button">
            Generate
          </button>
          {newPassword.value && (
            <CopyButton text={newPassword.value} of="the new password" success="Password copied" />
          )}
        </div>
      </Field>
      <p className="hint">Wherever else you are signed in, you are signed out.</p>
      <button type="submit" className="button button-primary" disabled={pending}>
        {pending ? "Changing..." : "Change password"}
      </button>
    </Form>
  );
}

export default function Account() {
  const { username } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const { key } = useLocation();
  return (
    <div className="office office-narrow">
      <header className="tool-header">
        <h1>Your account</h1>
        <p className="text-muted">
          Signed in as @<bdi>{username}</bdi>.
        </p>
      </header>
      {/* A change that went well leads here anew: the form starts afresh. */}
      <PasswordForm answer={answer} key={answer ? "answered" : key} />
    </div>
  );
}
