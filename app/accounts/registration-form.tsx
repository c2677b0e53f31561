import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { CopyButton } from "~/components/copy-button";
import { DefaultButton, Field } from "~/components/field";
import { isSentOff } from "~/components/posted-form";
import { AnswerToast, type ToastAnswer } from "~/components/toast";
import { PasswordHint } from "./weak-password";

interface NewStudent {
  fullName: string;
  username: string;
  password: string;
  email?: string;
}

/** What the registration page's action answers. */
export type RegistrationAnswer = ToastAnswer & {
  values?: Partial<NewStudent>;
  result?: Parameters<typeof useForm>[0]["lastResult"];
};

/** The form that registers one student, with the password generator beside its field. */
export function RegistrationForm({
  answer,
  constraint,
  count,
}: {
  answer: RegistrationAnswer | undefined;
  constraint: unknown;
  /** How many students there are: with every new one the form starts afresh. */
  count: number;
}) {
  const pending = isSentOff(useNavigation().formData);
  const [form, fields] = useForm<NewStudent>({
    id: `register-${count}-${answer?.values ? answer.key : ""}`,
    lastResult: answer?.result as never,
    constraint: constraint as never,
    defaultValue: answer?.values,
    shouldRevalidate: "onInput",
  });
  return (
    <Form
      method="post"
      action="/admin/register"
      {...getFormProps(form)}
      key={form.id}
      className="registration-form"
    >
      <DefaultButton />
      <AnswerToast answer={answer} />
      <Field field={fields.fullName} label="Full name">
        <input
          {...getInputProps(fields.fullName, { type: "text" })}
          key={fields.fullName.key}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Field field={fields.username} label="Username">
        <input
          {...getInputProps(fields.username, { type: "text" })}
          key={fields.username.key}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        field={fields.password}
        label="Password"
        hint={<PasswordHint password={fields.password.value} />}
      >
        <div className="password-row">
          <input
            {...getInputProps(fields.password, {
              type: "text",
              ariaDescribedBy: fields.password.descriptionId,
            })}
            key={fields.password.key}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="submit" name="intent" value="generate" formNoValidate className="button">
            Generate
          </button>
          {fields.password.value && (
            <CopyButton text={fields.password.value} of="the password" success="Password copied" />
          )}
        </div>
      </Field>
      <Field field={fields.email} label="Email (optional)">
        <input
          {...getInputProps(fields.email, { type: "email" })}
          key={fields.email.key}
          autoComplete="off"
        />
      </Field>
      <button type="submit" className="button button-primary" disabled={pending}>
        {pending ? "Registering..." : "Register Student"}
      </button>
    </Form>
  );
}
