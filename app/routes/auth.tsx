import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { demoAccounts } from "~/accounts/first-accounts.server";
import { findSession, startSession } from "~/accounts/sessions.server";
import { authenticator, credentials, IncompleteSignIn } from "~/accounts/sign-in.server";
import { Brand, PRODUCT_NAME } from "~/components/brand";
import { DefaultButton, Field } from "~/components/field";
import { Footer } from "~/components/footer";
import { PasswordBox } from "~/components/password-box";
import { isSentOff } from "~/components/posted-form";
import { AnswerToast, type Toast } from "~/components/toast";
import { toHttpError } from "~/http/errors.server";
import { readForm, withBodyRead } from "~/http/form.server";
import { internalPath } from "~/http/internal-path";
import { describeError, log } from "~/http/log.server";
import { pageAction } from "~/http/page-action.server";

export const meta: MetaFunction = () => [{ title: `Sign in · ${PRODUCT_NAME}` }];

/** Retry-After, where the throttle sets it. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const constraint = getZodConstraint(credentials);

export async function loader({ request }: LoaderFunctionArgs) {
  if (await findSession(request)) throw redirect("/");
  const redirectTo = new URL(request.url).searchParams.get("redirectTo");
  return { constraint, demoAccounts: await demoAccounts, redirectTo };
}

export const action = pageAction(async ({ request }, key) => {
  const posted = await withBodyRead(request);
  const form = await readForm(posted.clone());
  const typed = { username: String(form.get("username") ?? "") };
  if (form.get("intent") === "show" || form.get("intent") === "hide") {
    // Without scripts the button asks the server to show what was typed, to the one who typed it.
    const values = { ...typed, password: String(form.get("password") ?? "") };
    return data({ key, values, visible: form.get("intent") === "show" });
  }
  try {
    const user = await authenticator.authenticate("form", posted);
    const welcome: Toast = {
      title: "Login successful",
      description: `Welcome back, ${user.fullName || user.username}!`,
      kind: "success",
    };
    const headers = { "Set-Cookie": await startSession(request, user.id, welcome) };
    return redirect(internalPath(form.get("redirectTo")), { headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof IncompleteSignIn) return data({ key, result: error.result, values: typed }, 400);
    const { status, message, details } = toHttpError(error);
    if (status >= 500) log("error", "fault", { id: key, status, ...describeError(error) });
    const toast: Toast = { title: "Login failed", description: message, kind: "destructive" };
    const seconds = details.retryAfterSeconds;
    return data(
      { key, values: typed, toast },
      { status, headers: seconds ? { "Retry-After": String(seconds) } : {} },
    );
  }
});

type Answer = {
  key: string;
  values?: { username: string; password?: string };
  visible?: boolean;
  toast?: Toast;
};

function SignInForm() {
  const { constraint, redirectTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as
    | (Answer & { result?: Parameters<typeof useForm>[0]["lastResult"] })
    | undefined;
  const pending = isSentOff(useNavigation().formData);
  const [form, fields] = useForm<{ username: string; password: string }>({
    id: "sign-in",
    lastResult: answer?.result as never,
    constraint,
    defaultValue: answer?.values,
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <DefaultButton />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <AnswerToast answer={answer} />
      {answer?.toast && <p className="form-error">You are not signed in yet. Please check both fields.</p>}
      <Field field={fields.username} label="Username">
        <input
          {...getInputProps(fields.username, { type: "text", ariaDescribedBy: undefined })}
          key="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field field={fields.password} label="Password">
        <PasswordBox
          {...getInputProps(fields.password, { type: "password" })}
          key="password"
          autoComplete="current-password"
          shown={answer?.visible ?? false}
        />
      </Field>
      <button type="submit" className="button button-primary" disabled={pending}>
        {pending ? "Signing in..." : "Sign in"}
      </button>
    </Form>
  );
}

function DemoHints() {
  const { demoAccounts } = useLoaderData<typeof loader>();
  if (demoAccounts.length === 0) return null;
  return (
    <section className="demo-hints" aria-labelledby="demo-heading">
      <h2 id="demo-heading">Demo accounts</h2>
      <dl>
        {demoAccounts.map(({ role, username, password }) => (
          <div key={username}>
            <dt className="max-sm:w-full">{role === "admin" ? "Administrator" : "Student"}</dt>
            <dd>
              <code>{username}</code> / <code>{password}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default function SignIn() {
  return (
    <div className="auth-page">
      <main className="auth-main">
        <section className="auth-pitch">
          <Brand />
          <h1>Say what you see. Film it with Veo 3.</h1>
          <p>
            12 specialised tools to write, check and analyse prompts for AI video. They keep every word of
            your idea, and add what a film crew would ask for.
          </p>
        </section>
        <section className="auth-card" aria-labelledby="sign-in-heading">
          <h2 id="sign-in-heading">Sign in</h2>
          <SignInForm />
          <DemoHints />
        </section>
      </main>
      <Footer />
    </div>
  );
}
