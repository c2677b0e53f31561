import { getInputProps, getSelectProps, getTextareaProps, useForm } from "@conform-to/react";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { CheckField, Field } from "~/components/field";
import { FieldTips } from "~/components/field-tips";
import { useHydrated } from "~/components/hydrated";
import { FormActions, ToolForm } from "../tool-form";
import { ToolPage, useToolState } from "../tool-page";
import { toolAction, toolLoader } from "../tool-route.server";
import { PLATFORMS, TARGET_STYLES } from "./options";
import "./prompt-optimizer.css";
import { EmptyOptimization, OptimizedResult, PendingOptimization } from "./result";
import type { OptimizerInput } from "./schema";
import { optimizerTips } from "./tips";
import { promptOptimizer } from "./tool.server";

export const meta: MetaFunction = () => [{ title: `Prompt Optimizer · ${PRODUCT_NAME}` }];
export const loader = toolLoader(promptOptimizer);
export const action = toolAction(promptOptimizer);

type Answer = ReturnType<typeof useActionData<typeof action>>;

const options = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const SWITCHES = [
  ["enhanceVisuals", "Enhance visuals", "Setting, light, look, lens and palette."],
  ["enhanceAudio", "Enhance audio", "One ambience and one near effect."],
  ["addTechnicalDetails", "Add technical details", "Shot size, camera move, lens, frame rate."],
] as const;

function OptimizerForm({ id, answer, pending }: { id: string; answer: Answer; pending: boolean }) {
  const page = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const [form, fields] = useForm<OptimizerInput>({
    id,
    lastResult: answer?.result,
    constraint: page.constraint,
    defaultValue: answer?.values ?? page.values,
    shouldRevalidate: "onInput",
  });
  const text = fields.originalPrompt.value ?? "";

  return (
    <ToolForm path={page.tool.path} form={form} answer={answer}>
      <Field field={fields.originalPrompt} label="Original prompt">
        <textarea
          {...getTextareaProps(fields.originalPrompt)}
          key={fields.originalPrompt.key}
          className="idea"
          rows={7}
          placeholder="Paste the prompt as you have it"
        />
      </Field>
      <FieldTips tips={optimizerTips} field={fields.originalPrompt} label="Tips for this prompt" />
      <div className="optimizer-choices">
        <Field field={fields.targetStyle} label="Target style">
          <select {...getSelectProps(fields.targetStyle)} key={fields.targetStyle.key}>
            {options(TARGET_STYLES)}
          </select>
        </Field>
        <Field field={fields.platform} label="Target platform">
          <select {...getSelectProps(fields.platform)} key={fields.platform.key}>
            {options(PLATFORMS)}
          </select>
        </Field>
        <Field field={fields.duration} label="Duration (seconds)">
          <input
            {...getInputProps(fields.duration, { type: "number" })}
            key={fields.duration.key}
            inputMode="numeric"
          />
        </Field>
      </div>
      <fieldset className="options">
        <legend>What may be added</legend>
        {SWITCHES.map(([name, label, hint]) => (
          <CheckField key={name} field={fields[name]} label={label} hint={hint}>
            <input
              {...getInputProps(fields[name], {
                type: "checkbox",
                ariaDescribedBy: fields[name].descriptionId,
              })}
              key={fields[name].key}
            />
          </CheckField>
        ))}
        <p className="hint">With all three off, only faults and contradictions are mended.</p>
      </fieldset>
      <FormActions
        path={page.tool.path}
        label="Optimize Prompt"
        pendingLabel="Optimizing..."
        pending={pending}
        disabled={hydrated && text.trim() === ""}
      />
    </ToolForm>
  );
}

export default function PromptOptimizer() {
  const page = useLoaderData<typeof loader>();
  const { answer, run, pending, formId } = useToolState(page, useActionData<typeof action>());
  return (
    <ToolPage
      label={page.tool.label}
      purpose={page.tool.purpose}
      form={<OptimizerForm id={formId} answer={answer} pending={pending} />}
      result={
        pending ? (
          <PendingOptimization />
        ) : (
          run && <OptimizedResult path={page.tool.path} run={run} input={page.values} />
        )
      }
      empty={<EmptyOptimization form={formId} />}
    />
  );
}
