import { getInputProps, parse } from "@conform-to/react";
import { useLoaderData } from "@remix-run/react";
import { Choice } from "~/components/choice";
import { CheckField } from "~/components/field";
import { useHydrated } from "~/components/hydrated";
import { PromptBoxes } from "../prompt-boxes";
import { FormActions, ToolForm, useToolForm } from "../tool-form";
import type { BatchReply, loadPage } from "./page.server";
import type { BatchInput } from "./schema";

/** The form's id: the tabs' buttons belong to it too. */
export const batchFormId = (batch: string | undefined, answer: BatchReply | undefined) =>
  `batch-${batch ?? "new"}-${answer?.values ? answer.key : ""}`;

interface BatchFormProps {
  id: string;
  answer: BatchReply | undefined;
  pending: boolean;
  /** Where it posts to: the page as it stands, so that the results beside it stay. */
  action: string;
}

/** Prompts, what is done with them, and with which options. */
export function BatchForm({ id, answer, pending, action }: BatchFormProps) {
  const page = useLoaderData<typeof loadPage>();
  const hydrated = useHydrated();
  const [form, fields] = useToolForm<BatchInput>(id, answer, page, {
    // The rules are the server's; this only adds and removes boxes without asking it.
    onValidate: ({ formData }) => parse(formData, { resolve: (value) => ({ value: value as BatchInput }) }),
  });
  const options = fields.options.getFieldset();
  const texts: unknown[] = Array.isArray(fields.prompts.value) ? fields.prompts.value : [];
  const isBlank = !texts.some((text) => typeof text === "string" && text.trim() !== "");
  const type = fields.processingType.value ?? "enhance";
  const typeLabel = (name: string) => page.types.find(({ value }) => value === name)?.label;
  return (
    <ToolForm path={action} form={form} answer={answer} encType="multipart/form-data">
      <PromptBoxes form={form} field={fields.prompts} most={page.most} />
      <Choice
        field={fields.processingType}
        label="Processing type"
        hint={page.types.find(({ value }) => value === type)?.says}
        options={page.types}
      />
      <fieldset className="options">
        <legend>Options</legend>
        <div>
          {page.switches.map(({ name, label, hint }) => (
            <CheckField key={name} field={options[name]} label={label} hint={hint}>
              <input {...getInputProps(options[name], { type: "checkbox" })} key={options[name].key} />
            </CheckField>
          ))}
        </div>
        <div className="batch-options">
          {page.choices.map(({ name, label, of, values }) => (
            // Without scripts every option is there; with them, the ones of the other types step aside.
            <div key={name} hidden={hydrated && of !== type}>
              <Choice
                field={options[name]}
                label={label}
                hint={hydrated ? undefined : `For ${typeLabel(of)}.`}
                options={values}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <FormActions
        path={page.tool.path}
        label="Process Prompts"
        pendingLabel="Processing..."
        pending={pending}
        disabled={hydrated && isBlank}
      />
    </ToolForm>
  );
}
