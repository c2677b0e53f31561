import { CopyButton } from "~/components/copy-button";
import { PrefillForm } from "~/components/prefill-form";
import { ScoreBar } from "./example";
import type { Lessons } from "./lessons.server";

/** The master formula, and a prompt that grows by it part by part. */
export function Formula({ parts }: { parts: Lessons["formula"] }) {
  const whole = parts.at(-1)?.prompt ?? "";
  return (
    <section id="master-formula" className="lesson" aria-labelledby="master-formula-title">
      <h2 id="master-formula-title">The master formula</h2>
      <p className="lesson-formula">
        {parts.map(({ id, label }, at) => (
          <span key={id}>
            {at > 0 && <span aria-hidden="true"> + </span>}
            <strong>{label}</strong>
            {at < parts.length - 1 && <span className="sr-only"> plus </span>}
          </span>
        ))}
      </p>
      <p className="lesson-text">
        Fill the parts in this order and a prompt grows from an idea into a shot. The bar shows what the
        checker gives the prompt so far. Pacing earns no points of its own: it shows in the clip.
      </p>
      <ol className="lesson-steps">
        {parts.map(({ id, label, asks, example, score }) => (
          <li key={id}>
            <div>
              <h3>{label}</h3>
              <p className="hint">{asks}</p>
            </div>
            <p className="lesson-prompt">{example}</p>
            <ScoreBar score={score} />
          </li>
        ))}
      </ol>
      <div className="prompt-actions">
        <PrefillForm to="/prompt-checker" values={{ prompt: whole }}>
          Try it in the checker<span className="sr-only">: the whole prompt</span>
        </PrefillForm>
        <PrefillForm to="/" values={{ originalPrompt: whole }}>
          Try it in the enhancer<span className="sr-only">: the whole prompt</span>
        </PrefillForm>
        <CopyButton text={whole} of="the whole prompt" />
      </div>
    </section>
  );
}
