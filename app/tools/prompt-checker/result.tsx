import { Gauge, RefreshCw, WandSparkles } from "lucide-react";
import { AnsweredBy } from "~/components/answered-by";
import { CopyButton } from "~/components/copy-button";
import { PrefillForm } from "~/components/prefill-form";
import { PromptText } from "~/components/prompt-text";
import type { FormValues, ShownRun } from "../define-tool";
import { EmptyResult } from "../empty-result";
import { PendingResult } from "../pending-result";
import type { CheckerOutput } from "./schema";
import type { Band, CheckerView } from "./tool.server";

const BADGE: Record<Band, string> = {
  Excellent: "band band-excellent",
  Good: "band band-good",
  "Needs Improvement": "band band-poor",
};
const EXAMPLE = 'A stunning woman says "Welcome home" at noon under a starry sky, the camera pans and zooms';
const SKELETONS = ["bars", "feedback", "prompt"];

/** Before the first check: what will stand here, and an example that fills the form. */
export function EmptyCheck({ form }: { form: string }) {
  return (
    <EmptyResult
      icon={Gauge}
      text="A score out of 100 with its reasons: what each part of the prompt says, what contradicts itself, and a mended version in your own words."
      examples={[{ intent: `example:${EXAMPLE}`, label: "Try one with faults" }]}
      form={form}
    />
  );
}

/** While a check is under way: the result's own shape. */
export function PendingCheck() {
  return (
    <PendingResult label="Analyzing...">
      <div className="skeleton h-20" />
      {SKELETONS.map((name) => (
        <div key={name} className="skeleton h-44" />
      ))}
    </PendingResult>
  );
}

function ScoreHead({ score, band }: { score: number; band: Band }) {
  return (
    <section className="score-head" aria-labelledby="score">
      <h2 id="score">
        <span className="score-number">{score}</span> out of 100
      </h2>
      <p className={BADGE[band]}>{band}</p>
    </section>
  );
}

function Bar({ percent, fault }: { percent: number; fault: boolean }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="aspect-bar" aria-hidden="true">
      <rect width="100" height="6" className="meter-track" />
      <rect width={percent} height="6" className={fault ? "aspect-fill-fault" : "meter-fill"} />
    </svg>
  );
}

type Aspect = CheckerOutput["aspects"][number];

const points = (aspect: Aspect) =>
  aspect.points < 0
    ? `Takes ${Math.abs(aspect.points)} points away.`
    : ["wording", "form", "consistency"].includes(aspect.id)
      ? "Takes nothing away."
      : `Brings ${aspect.points} of ${aspect.weight} points.`;

/** One aspect: its number, which the marks carry, its bar, and behind it the words it stands on. */
function AspectLine({ aspect, number }: { aspect: Aspect; number: number }) {
  const words = [...new Set(aspect.found.map(({ text }) => text.replace(/\s+/g, " ")))];
  return (
    <details className="aspect" name="aspects">
      <summary>
        <span className="aspect-label">
          <span className="aspect-number">{number}</span> {aspect.label}
        </span>
        <Bar percent={aspect.percent} fault={aspect.points < 0} />
        <span className="aspect-percent">{aspect.percent}%</span>
      </summary>
      <div className="aspect-why">
        {aspect.open && <p>{aspect.open}</p>}
        {words.length > 0 && (
          <p>
            {aspect.points < 0 ? "At fault" : "Found"}: {words.map((word) => `“${word}”`).join(", ")}
          </p>
        )}
        <p className="text-muted">{points(aspect)}</p>
      </div>
    </details>
  );
}

function CheckedPrompt({ pieces }: { pieces: CheckerView["marked"] }) {
  let from = 0;
  const placed = pieces.map((piece) => {
    const key = from;
    from += piece.text.length;
    return { ...piece, key };
  });
  return (
    <section className="stack" aria-labelledby="checked-prompt">
      <h2 id="checked-prompt">What was read</h2>
      <p className="checked-prompt" data-checked>
        {placed.map(({ key, text, aspects, fault }) =>
          aspects.length === 0 ? (
            text
          ) : (
            <mark key={key} className={fault ? "read-fault" : "read-found"}>
              {text}
              <sup>{aspects.join(",")}</sup>
            </mark>
          ),
        )}
      </p>
      <p className="hint">
        The small figures are the numbers of the aspects above. Words at fault stand on a wavy line.
      </p>
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="feedback">
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

interface ResultProps {
  run: ShownRun<CheckerOutput, CheckerView>;
  input: FormValues;
}

/** A check: the score and why, then what to do, then the mended prompt. */
export function CheckedResult({ run, input }: ResultProps) {
  const { output, view, answerer } = run;
  return (
    <div className="stack result">
      <AnsweredBy answerer={answerer} />
      <ScoreHead score={output.score} band={view.band} />
      <section aria-labelledby="aspects-title" className="aspects">
        <h2 id="aspects-title">Technical analysis</h2>
        {output.aspects.map((aspect, index) => (
          <AspectLine key={aspect.id} aspect={aspect} number={index + 1} />
        ))}
      </section>
      <CheckedPrompt pieces={view.marked} />
      <List title="Strengths" items={output.feedback.strengths} />
      <List title="Areas for improvement" items={output.feedback.weaknesses} />
      <List title="Suggestions" items={output.feedback.suggestions} />
      {output.troubleshooting.length > 0 && (
        <section className="feedback">
          <h2>Troubleshooting</h2>
          <dl>
            {output.troubleshooting.map(({ issue, solution }) => (
              <div key={issue}>
                <dt>{issue}</dt>
                <dd>{solution}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <PromptText
        title={`Optimized prompt, ${output.optimizedScore} out of 100`}
        prompt={output.optimizedPrompt}
        segments={view.segments}
        measure={view.measure}
        fileName="optimized-prompt.txt"
      >
        <PrefillForm to="/prompt-checker" values={{ ...input, prompt: output.optimizedPrompt }}>
          <RefreshCw size={16} aria-hidden /> Check this one
        </PrefillForm>
        <PrefillForm to="/" values={{ originalPrompt: output.optimizedPrompt, addCinematic: true }}>
          <WandSparkles size={16} aria-hidden /> Use in enhancer
        </PrefillForm>
      </PromptText>
      <List title="What was changed" items={output.changes} />
      {output.negativePrompt && (
        <section className="feedback">
          <h2>Negative prompt</h2>
          <p>{output.negativePrompt}</p>
          <div className="card-actions">
            <CopyButton text={output.negativePrompt} of="the negative prompt" />
          </div>
        </section>
      )}
    </div>
  );
}
