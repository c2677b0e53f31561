import { getInputProps, getTextareaProps } from "@conform-to/react";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { Choice } from "~/components/choice";
import { CheckField, Field } from "~/components/field";
import { useHydrated } from "~/components/hydrated";
import { FormActions, ToolForm, useToolForm } from "../tool-form";
import { ToolPage, useToolState } from "../tool-page";
import { toolAction, toolLoader } from "../tool-route.server";
import "./prompt-checker.css";
import { ISSUE_NAMES, LANGUAGE_NAMES } from "./form-choices";
import { CheckedResult, EmptyCheck, PendingCheck } from "./result";
import type { CheckerInput } from "./schema";
import { promptChecker } from "./tool.server";

export const meta: MetaFunction = () => [{ title: `Prompt Checker · ${PRODUCT_NAME}` }];
export const loader = toolLoader(promptChecker);
export const action = toolAction(promptChecker);

type Answer = ReturnType<typeof useActionData<typeof action>>;

function CheckerForm({ id, answer, pending }: { id: string; answer: Answer; pending: boolean }) {
  const page = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const [form, fields] = useToolForm<CheckerInput>(id, answer, page);
  const issues = fields.issues.getFieldset();
  return (
    <ToolForm path={page.tool.path} run={page.run} form={form} answer={answer}>
      <Field field={fields.prompt} label="Your prompt">
        <textarea
          {...getTextareaProps(fields.prompt)}
          key={fields.prompt.key}
          className="idea"
          rows={8}
          placeholder="Medium shot, eye level: an old fisherman mends a red net. Static camera. Soft window light."
        />
      </Field>
      <Choice
        field={fields.language}
        label="Expected dialogue language"
        hint="None: nobody is to speak."
        options={LANGUAGE_NAMES}
      />
      <fieldset className="options">
        <legend>What went wrong with the clip?</legend>
        {ISSUE_NAMES.map(([name, label]) => (
          <CheckField key={name} field={issues[name]} label={label}>
            <input {...getInputProps(issues[name], { type: "checkbox" })} key={issues[name].key} />
          </CheckField>
        ))}
      </fieldset>
      <Field
        field={fields.errorText}
        label="The generator's message (optional)"
        hint="Paste the generator's message or support code: its cause and the smallest edit are told."
      >
        <textarea {...getTextareaProps(fields.errorText)} key={fields.errorText.key} rows={2} />
      </Field>
      <FormActions
        path={page.tool.path}
        label="Analyze & Score"
        pendingLabel="Analyzing..."
        pending={pending}
        disabled={hydrated && (fields.prompt.value ?? "").trim() === ""}
      />
    </ToolForm>
  );
}

export default function PromptChecker() {
  const page = useLoaderData<typeof loader>();
  const { answer, run, pending, unfolded, formId } = useToolState(page, useActionData<typeof action>());
  return (
    <ToolPage
      unfolded={unfolded}
      label={page.tool.label}
      purpose={page.tool.purpose}
      form={<CheckerForm id={formId} answer={answer} pending={pending} />}
      result={pending ? <PendingCheck /> : run && <CheckedResult run={run} input={page.values} />}
      empty={<EmptyCheck form={formId} />}
    />
  );
}
