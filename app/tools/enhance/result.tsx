import { Form } from "@remix-run/react";
import { Minus, Plus, RefreshCw } from "lucide-react";
import { AnsweredBy } from "~/components/answered-by";
import { CopyButton } from "~/components/copy-button";
import { HiddenValues } from "~/components/hidden-values";
import { PromptText } from "~/components/prompt-text";
import { formActionOf } from "~/components/tool-address";
import type { SectionWishes } from "~/film/sections";
import type { FormValues, ShownRun } from "../define-tool";
import type { EnhancedPrompt } from "./schema";
import type { EnhanceView } from "./tool.server";

const SECTIONS = [
  ["sceneDescription", "Scene description"],
  ["mainSubject", "Main subject"],
  ["visualStyle", "Visual style"],
  ["cameraMovement", "Camera movement"],
  ["backgroundSetting", "Background setting"],
  ["lightingMood", "Lighting and mood"],
  ["colorPalette", "Color palette"],
  ["audioCue", "Audio cue"],
  ["dialogBackgroundNoise", "Dialog / background noise"],
  ["subtitlesLanguage", "Subtitles language"],
] as const satisfies readonly [keyof EnhancedPrompt, string][];

interface SectionProps {
  name: keyof EnhancedPrompt;
  label: string;
  text: string;
  /** Whether it is left out of the prompt; undefined where that cannot be chosen. */
  dropped?: boolean;
}

/** One section, with what can be done with it alone; the whole prompt follows. */
function Section({ name, label, text, dropped }: SectionProps) {
  return (
    <div className={dropped ? "section section-dropped" : "section"}>
      <dt>{label}</dt>
      <dd>{dropped ? "Left out of the prompt." : text}</dd>
      <dd className="section-actions">
        {!dropped && <CopyButton text={text} of={label} />}
        {dropped !== undefined && (
          <>
            {!dropped && (
              <button type="submit" name="intent" value={`reroll:${name}`} className="button button-quiet">
                <RefreshCw size={15} aria-hidden /> Another<span className="sr-only"> {label}</span>
              </button>
            )}
            <button
              type="submit"
              name="intent"
              value={`${dropped ? "keep" : "drop"}:${name}`}
              className="button button-quiet"
            >
              {dropped ? <Plus size={15} aria-hidden /> : <Minus size={15} aria-hidden />}
              {dropped ? "Keep" : "Drop"}
              <span className="sr-only"> {label}</span>
            </button>
          </>
        )}
      </dd>
    </div>
  );
}

interface ResultProps {
  run: ShownRun<EnhancedPrompt, EnhanceView>;
  input: FormValues;
}

/** A run: the whole prompt first, then its sections. One form around it: its buttons run the same idea changed. */
export function EnhancedResult({ run, input }: ResultProps) {
  const { output, view, answerer } = run;
  const builtin = answerer?.engine === "builtin";
  const wishes = (input.sections ?? {}) as SectionWishes;
  return (
    <Form method="post" action={formActionOf("/")} className="stack result">
      <HiddenValues values={input} />
      <AnsweredBy answerer={answerer} />
      <PromptText
        prompt={output.prompt}
        segments={view.segments}
        measure={view.measure}
        fileName="enhanced-prompt.txt"
      >
        {builtin && (
          <button type="submit" name="intent" value="take" className="button">
            <RefreshCw size={16} aria-hidden /> Another take
          </button>
        )}
      </PromptText>
      {output.hints.length > 0 && (
        <ul className="hints" aria-label="Hints">
          {output.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      <dl className="sections">
        {SECTIONS.map(([name, label]) => {
          const dropped = wishes[name]?.dropped === true;
          const text = output[name];
          if (!text && !dropped) return null;
          const choice = builtin && name !== "sceneDescription" ? { dropped } : {};
          return <Section key={name} name={name} label={label} text={text ?? ""} {...choice} />;
        })}
        {output.negativePrompt && (
          <Section name="negativePrompt" label="Negative prompt" text={output.negativePrompt} />
        )}
      </dl>
    </Form>
  );
}
