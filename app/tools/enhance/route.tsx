import { getInputProps, getTextareaProps, useForm } from "@conform-to/react";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { CheckField, Field } from "~/components/field";
import { useHydrated } from "~/components/hydrated";
import { appendTip, contextualTips } from "~/components/prompt-tips";
import { PromptTipsPanel } from "~/components/prompt-tips-panel";
import { FormActions, ToolForm } from "../tool-form";
import { ToolPage, useToolState } from "../tool-page";
import { toolAction, toolLoader } from "../tool-route.server";
import { EmptyResult, EnhancedResult, PendingSections } from "./result";
import type { EnhanceInput } from "./schema";
import { enhanceTips } from "./tips";
import { enhance } from "./tool.server";

export const meta: MetaFunction = () => [{ title: `Prompt Enhancer · ${PRODUCT_NAME}` }];
export const loader = toolLoader(enhance);
export const action = toolAction(enhance);

type Answer = ReturnType<typeof useActionData<typeof action>>;

function EnhanceForm({ id, answer, pending }: { id: string; answer: Answer; pending: boolean }) {
  const page = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const [form, fields] = useForm<EnhanceInput>({
    id,
    lastResult: answer?.result,
    constraint: page.constraint,
    defaultValue: answer?.values ?? page.values,
    shouldRevalidate: "onInput",
  });
  const text = fields.originalPrompt.value ?? "";
  const tips = contextualTips(enhanceTips, text);
  const addTip = (tip: string) =>
    form.update({ name: fields.originalPrompt.name, value: appendTip(text, tip) });

  return (
    <ToolForm path={page.tool.path} form={form} answer={answer}>
      <Field field={fields.originalPrompt} label="Your video idea">
        <textarea
          {...getTextareaProps(fields.originalPrompt)}
          key={fields.originalPrompt.key}
          className="idea"
          rows={5}
          placeholder="An old fisherman mends a red net on a foggy pier at dawn"
        />
      </Field>
      {tips.length > 0 && (
        <ul className="context-tips" aria-label="Tips for this idea">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <PromptTipsPanel tips={enhanceTips} onChoose={addTip} />
      <fieldset className="options">
        <legend>Voice</legend>
        <div className="reveal">
          <CheckField field={fields.addVoice} label="Add voice narration">
            <input {...getInputProps(fields.addVoice, { type: "checkbox" })} key={fields.addVoice.key} />
          </CheckField>
          <div className="revealed">
            <Field
              field={fields.voiceText}
              label="Voice text"
              hint="What is said, word for word. About 20 words fit in 8 seconds."
            >
              <textarea {...getTextareaProps(fields.voiceText)} key={fields.voiceText.key} rows={2} />
            </Field>
          </div>
        </div>
        <CheckField
          field={fields.addSubtitles}
          label="Add subtitles"
          hint="Off: the prompt tells the generator to burn none in."
        >
          <input
            {...getInputProps(fields.addSubtitles, { type: "checkbox" })}
            key={fields.addSubtitles.key}
          />
        </CheckField>
      </fieldset>
      <fieldset className="options">
        <legend>Audio enhancement settings</legend>
        <Field field={fields.soundGuide} label="Sound guide" hint="Sounds or music you want to hear.">
          <input
            {...getInputProps(fields.soundGuide, { type: "text" })}
            key={fields.soundGuide.key}
            placeholder="gulls, rope creaking, no music"
          />
        </Field>
        <CheckField field={fields.addCinematic} label="Cinematic look" hint="Off: plain and documentary.">
          <input
            {...getInputProps(fields.addCinematic, { type: "checkbox" })}
            key={fields.addCinematic.key}
          />
        </CheckField>
      </fieldset>
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

export default function PromptEnhancer() {
  const page = useLoaderData<typeof loader>();
  const { answer, run, pending, formId } = useToolState(page, useActionData<typeof action>());
  return (
    <ToolPage
      label={page.tool.label}
      purpose={page.tool.purpose}
      form={<EnhanceForm id={formId} answer={answer} pending={pending} />}
      result={pending ? <PendingSections /> : run && <EnhancedResult run={run} input={page.values} />}
      empty={<EmptyResult form={formId} />}
    />
  );
}
