import { getTextareaProps } from "@conform-to/react";
import { Field } from "~/components/field";
import { FieldTips } from "~/components/field-tips";
import { useHydrated } from "~/components/hydrated";
import { FormActions, ToolForm, useToolForm } from "../tool-form";
import { EnhanceOptions } from "./enhance-options";
import type { SinglePage, SingleReply } from "./page.server";
import type { EnhanceInput } from "./schema";
import { enhanceTips } from "./tips";

interface EnhanceFormProps {
  id: string;
  page: SinglePage;
  answer: SingleReply | undefined;
  pending: boolean;
}

/** One idea, with what is wanted beside the picture. */
export function EnhanceForm({ id, page, answer, pending }: EnhanceFormProps) {
  const hydrated = useHydrated();
  const [form, fields] = useToolForm<EnhanceInput>(id, answer, page);
  const text = fields.originalPrompt.value ?? "";

  return (
    <ToolForm path={page.tool.path} run={page.run} form={form} answer={answer}>
      <Field field={fields.originalPrompt} label="Your video idea">
        <textarea
          {...getTextareaProps(fields.originalPrompt)}
          key={fields.originalPrompt.key}
          className="idea"
          rows={5}
          placeholder="An old fisherman mends a red net on a foggy pier at dawn"
        />
      </Field>
      <FieldTips tips={enhanceTips} field={fields.originalPrompt} label="Tips for this idea" />
      <EnhanceOptions fields={fields} />
      <input type="hidden" name="take" value={fields.take.value ?? "0"} />
      <details className="templates">
        <summary>Scene templates</summary>
        <ul>
          {page.presets.map(({ intent, label, note }) => (
            <li key={intent}>
              <button type="submit" name="intent" value={intent} formNoValidate className="template">
                <span className="font-semibold">{label}</span>
                <span className="hint">{note}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <FormActions
        path={page.tool.path}
        label="Enhance Prompt"
        pendingLabel="Generating..."
        pending={pending}
        disabled={hydrated && text.trim() === ""}
      />
    </ToolForm>
  );
}
