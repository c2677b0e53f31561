import { getInputProps } from "@conform-to/react";
import { type useActionData, useLoaderData } from "@remix-run/react";
import { Choice } from "~/components/choice";
import { CheckField, Field } from "~/components/field";
import { FieldTips } from "~/components/field-tips";
import { useHydrated } from "~/components/hydrated";
import { writeInto } from "~/components/write-into";
import { ToolForm, useToolForm } from "../tool-form";
import { BeatFields, beatRows, KeyElementsField, LineField, SceneTypeField, TextField } from "./fields";
import { ASPECT_RATIOS, durationFault, SECONDS } from "./options";
import type { act, load } from "./page.server";
import type { JsonPromptInput } from "./schema";
import { jsonTips } from "./tips";

type Answer = ReturnType<typeof useActionData<typeof act>>;

/** Values of a fill that no field of the form holds. */
interface FilledIn {
  preset?: string;
  proposals?: string[];
}

/** The form: campaign basics, scene type, key elements, audio and timeline, presets, generate. */
export function JsonForm({ id, answer, pending }: { id: string; answer: Answer; pending: boolean }) {
  const page = useLoaderData<typeof load>();
  const hydrated = useHydrated();
  const values = answer?.values ?? page.values;
  const { preset = page.preset, proposals } = values as FilledIn;
  const [form, fields] = useToolForm<JsonPromptInput>(id, answer, page, {
    defaultValue: { ...values, timelineBeats: beatRows(values.timelineBeats) },
  });
  const description = fields.coreDescription.value ?? "";
  const brand = fields.brandProduct.value ?? "";
  const elements = fields.keyElements.value ?? "";
  const fault = durationFault(fields.duration.value);
  const { id: durationId, errorId, descriptionId, errors } = fields.duration;
  const valid = fields.sceneType.value && elements.trim() !== "" && !fault;
  const described = brand.trim() === "" ? description : `${description} product ${brand}`;
  const picture = [fields.cameraSetup, fields.lighting, fields.environment];
  const words = [fields.keywords, fields.negativePrompts];
  const opened = (group: typeof words) => group.some(({ initialValue, errors }) => initialValue || errors);

  return (
    <ToolForm path={page.tool.path} run={page.run} form={form} answer={answer}>
      <fieldset className="options">
        <legend>Campaign basics</legend>
        <div className="field-pair">
          <LineField field={fields.brandProduct} label="Brand or product" placeholder="Aurora cold brew" />
          <LineField field={fields.promptName} label="Prompt name" placeholder="Spring launch, clip 1" />
        </div>
        <LineField
          field={fields.baseStyle}
          label="Base style"
          placeholder="warm dusk documentary, shallow focus"
        />
        <div className="field-pair">
          <Choice field={fields.aspectRatio} label="Aspect ratio" options={ASPECT_RATIOS} />
          <Field
            field={{ id: durationId, errorId, descriptionId, errors: fault ? [fault] : errors }}
            label="Duration in seconds"
            hint={`${SECONDS.shortest} to ${SECONDS.longest}. Veo renders 4, 6 or 8.`}
          >
            <input
              {...getInputProps(fields.duration, { type: "number" })}
              {...(fault && { "aria-invalid": true, "aria-describedby": `${errorId} ${descriptionId}` })}
              key={fields.duration.key}
              inputMode="numeric"
              min={SECONDS.shortest}
              max={SECONDS.longest}
              step={1}
            />
          </Field>
        </div>
      </fieldset>
      <fieldset className="options">
        <legend>Scene type</legend>
        <SceneTypeField field={fields.sceneType} types={page.sceneTypes} />
        <TextField
          field={fields.coreDescription}
          label="Core description"
          hint="What happens, in a sentence or two. Left empty, it is told from the scene type and the key elements."
          rows={3}
        />
        <FieldTips
          tips={jsonTips}
          field={fields.coreDescription}
          about={described}
          label="Tips for this description"
        />
        <details className="more-fields" open={opened(picture)}>
          <summary>Camera, lighting and environment</summary>
          <div className="stack">
            <TextField field={fields.cameraSetup} label="Camera setup" />
            <TextField field={fields.lighting} label="Lighting" />
            <TextField field={fields.environment} label="Environment" />
          </div>
        </details>
      </fieldset>
      <fieldset className="options">
        <legend>Key elements</legend>
        <KeyElementsField
          field={fields.keyElements}
          proposals={proposals}
          onAdd={(line) =>
            writeInto(fields.keyElements.id, elements.trim() === "" ? line : `${elements.trimEnd()}\n${line}`)
          }
        />
        <details className="more-fields" open={opened(words)}>
          <summary>Keywords and negative prompts</summary>
          <div className="stack">
            <LineField field={fields.keywords} label="Keywords" hint="Separated by commas." />
            <LineField
              field={fields.negativePrompts}
              label="Negative prompts"
              hint="Bare nouns, separated by commas: watermark, extra fingers."
            />
          </div>
        </details>
      </fieldset>
      <fieldset className="options">
        <legend>Audio and timeline</legend>
        <div className="field-pair">
          <LineField field={fields.musicVibe} label="Music vibe" placeholder="felted piano, 70 BPM" />
          <LineField field={fields.audioCue} label="Audio cue" placeholder="ice against glass" />
        </div>
        <TextField
          field={fields.voiceOver}
          label="Voice-over"
          hint="What is said, word for word. About 20 words fit in 8 seconds."
        />
        <div className="field-pair">
          <LineField field={fields.dialogBackgroundNoise} label="Dialog / background noise" />
          <LineField field={fields.subtitlesLanguage} label="Subtitles language" placeholder="none" />
        </div>
        <BeatFields field={fields.timelineBeats} />
        <CheckField
          field={fields.useShortVisualActions}
          label="Short visual actions"
          hint="On: every beat is one short visible action. Off: beats say more of light and surface."
        >
          <input
            {...getInputProps(fields.useShortVisualActions, { type: "checkbox" })}
            key={fields.useShortVisualActions.key}
          />
        </CheckField>
      </fieldset>
      <fieldset className="options templates">
        <legend>Presets</legend>
        <ul>
          {page.presets.map(({ intent, label, note }) => (
            <li key={intent}>
              <button
                type="submit"
                name="intent"
                value={intent}
                formNoValidate
                className="template"
                aria-pressed={intent === `template:${preset}`}
              >
                <span className="font-semibold">{label}</span>
                <span className="hint">{note}</span>
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="form-actions">
        <button type="submit" className="button button-primary" disabled={pending || (hydrated && !valid)}>
          {pending ? "Generating..." : "Generate JSON"}
        </button>
        <button
          type="submit"
          name="intent"
          value="reset"
          formNoValidate
          // The bare page: what is reset has no result either.
          formAction={page.tool.path}
          className="button button-quiet"
        >
          Reset
        </button>
      </div>
    </ToolForm>
  );
}
