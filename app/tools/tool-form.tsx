import type { FormMetadata, SubmissionResult } from "@conform-to/react";
import { getFormProps, useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { DefaultButton } from "~/components/field";
import { submitOnCtrlEnter } from "~/components/submit-shortcut";
import { AnswerToast, type Toast } from "~/components/toast";
import { formActionOf } from "~/components/tool-address";

/** What of an action's answer the form itself shows. */
interface FormAnswer {
  key: string;
  result?: SubmissionResult<string[]>;
  values?: Record<string, unknown>;
  toast?: Toast;
  builtinInstead?: boolean;
}

type FormSettings<Values extends Record<string, unknown>> = Parameters<typeof useForm<Values>>[0];

/** What a tool's form stands on; from the page's loader. */
export interface FormPage<Values extends Record<string, unknown>> {
  constraint: FormSettings<Values>["constraint"];
  values: Record<string, unknown>;
  run?: { id: number | null } | null;
}

/**
 * Conform's form for a tool: what was answered last stands in it, else what the page gives; the server's rules are its
 * rules.
 * @param settings what this form does otherwise
 */
export function useToolForm<Values extends Record<string, unknown>>(
  id: string,
  answer: FormAnswer | undefined,
  page: FormPage<Values>,
  settings: Partial<FormSettings<Values>> = {},
) {
  return useForm<Values>({
    id,
    lastResult: answer?.result,
    constraint: page.constraint,
    defaultValue: (answer?.values ?? page.values) as FormSettings<Values>["defaultValue"],
    shouldRevalidate: "onInput",
    ...settings,
  });
}

export interface ToolFormProps<Values extends Record<string, unknown>> {
  /** The tool's page. */
  path: string;
  /** The kept run that the page shows: it is still there when the next one fails. */
  run?: { id: number | null } | null;
  /** What conform's `useForm` gave. */
  form: FormMetadata<Values, string[]>;
  /** What the action answered, while the page still stands at it. */
  answer: FormAnswer | undefined;
  /** For forms that carry a file. */
  encType?: "multipart/form-data";
  /** What Enter presses, where that is not to run the tool. */
  defaultButton?: ReactNode;
  children: ReactNode;
}

/**
 * The form of a tool: Enter and Ctrl+Enter run it, the answer's toast shows, and when the model failed the built-in
 * engine is offered beside what went wrong.
 */
export function ToolForm<Values extends Record<string, unknown>>({
  path,
  run,
  form,
  answer,
  encType,
  defaultButton = <DefaultButton />,
  children,
}: ToolFormProps<Values>) {
  return (
    <Form
      method="post"
      action={formActionOf(path, run?.id)}
      encType={encType}
      {...getFormProps(form)}
      key={form.id}
      className="stack"
      onKeyDown={submitOnCtrlEnter}
    >
      {defaultButton}
      <AnswerToast answer={answer} />
      {answer?.builtinInstead && (
        <div className="form-error" role="alert">
          <p>{answer.toast?.description}</p>
          <button type="submit" name="engine" value="builtin" className="button">
            Use the built-in engine
          </button>
        </div>
      )}
      {children}
    </Form>
  );
}

export interface FormActionsProps {
  /** The tool's page, which Reset opens anew. */
  path: string;
  /** What the button says, and what it says while a run is under way. */
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** Set once scripts run and the form cannot be sent as it stands. */
  disabled?: boolean;
  /** Further buttons, between the first and Reset. */
  children?: ReactNode;
}

/** The buttons at the end of a tool's form: run, and reset, which is a link to the bare page. */
export function FormActions({
  path,
  label,
  pendingLabel,
  pending,
  disabled = false,
  children,
}: FormActionsProps) {
  return (
    <div className="form-actions">
      <button type="submit" className="button button-primary" disabled={pending || disabled}>
        {pending ? pendingLabel : label}
      </button>
      {children}
      <Link to={path} reloadDocument className="button button-quiet">
        Reset
      </Link>
    </div>
  );
}
