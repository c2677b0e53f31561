import { getInputProps, getTextareaProps } from "@conform-to/react";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { Choice } from "~/components/choice";
import { CheckField, Field } from "~/components/field";
import { FieldTips } from "~/components/field-tips";
import { useHydrated } from "~/components/hydrated";
import { shownLater, WITH_RESULT } from "../shown-later";
import { FormActions, ToolForm, useToolForm } from "../tool-form";
import { ToolPage, useToolState } from "../tool-page";
import { toolAction, toolLoader } from "../tool-route.server";
import { EmptyOptimization, PendingOptimization } from "./empty-optimization";
import { choicesOf, PLATFORMS, TARGET_STYLES } from "./options";
import "./prompt-optimizer.css";
import type { OptimizerInput } from "./schema";
import { optimizerTips } from "./tips";
import { promptOptimizer } from "./tool.server";

export const meta: MetaFunction = () => [{ title: `Prompt Optimizer · ${PRODUCT_NAME}` }];
export const loader = toolLoader(promptOptimizer);
export const action = toolAction(promptOptimizer);

const OptimizedResult = await shownLater(async () => (await import("./result")).OptimizedResult, WITH_RESULT);

type Answer = ReturnType<typeof useActionData<typeof action>>;

const SWITCHES = [
  ["enhanceVisuals", "Enhance visuals", "Setting, light, look, lens and palette."],
  ["enhanceAudio", "Enhance audio", "One ambience and one near effect."],
  ["addTechnicalDetails", "Add technical details", "Shot size, camera move, lens, frame rate."],
] as const;

function OptimizerForm({ id, answer, pending }: { id: string; answer: Answer; pending: boolean }) {
  const page = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const [form, fields] = useToolForm<OptimizerInput>(id, answer, page);
  const text = fields.originalPrompt.value ?? "";

  return (
    <ToolForm path={page.tool.path} run={page.run} form={form} answer={answer}>
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
        <Choice field={fields.targetStyle} label="Target style" options={choicesOf(TARGET_STYLES)} />
        <Choice field={fields.platform} label="Target platform" options={choicesOf(PLATFORMS)} />
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
  const { answer, run, pending, unfolded, formId } = useToolState(page, useActionData<typeof action>());
  return (
    <ToolPage
      unfolded={unfolded}
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
