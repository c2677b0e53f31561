import { CopyButton } from "~/components/copy-button";
import { PrefillForm } from "~/components/prefill-form";
import type { Lesson, Scored } from "./lessons.server";

/** A score as a bar with the number at its end. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <p className="lesson-score">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className="meter-track" />
        <rect width={score} height="6" className="meter-fill" />
      </svg>
      <span>
        <span className="sr-only">Score: </span>
        {score}
        <span className="sr-only"> out of 100</span>
      </span>
    </p>
  );
}

interface ExampleProps {
  example: Scored;
  kind: "bad" | "good";
  /** Tells its buttons from those of the other examples, for those who do not see what they stand beside. */
  name: string;
}

function Example({ example: { prompt, score }, kind, name }: ExampleProps) {
  return (
    <div className={`lesson-example lesson-${kind}`}>
      <h4>{kind === "bad" ? "Instead of" : "Write"}</h4>
      <p className="lesson-prompt">{prompt}</p>
      <ScoreBar score={score} />
      <div className="prompt-actions">
        <PrefillForm to="/prompt-checker" values={{ prompt }} className="button button-quiet">
          Try it in the checker<span className="sr-only">: {name}</span>
        </PrefillForm>
        <PrefillForm to="/" values={{ originalPrompt: prompt }} className="button button-quiet">
          Try it in the enhancer<span className="sr-only">: {name}</span>
        </PrefillForm>
        {kind === "good" && <CopyButton text={prompt} of={name} />}
      </div>
    </div>
  );
}

/** A prompt done badly, the same idea done well, and what makes the difference. */
export function Pair({ pair, number }: { pair: Lesson["pairs"][number]; number: string }) {
  return (
    <div className="lesson-pair">
      <Example example={pair.bad} kind="bad" name={`bad example ${number}`} />
      <Example example={pair.good} kind="good" name={`good example ${number}`} />
      <p className="lesson-because">{pair.because}</p>
    </div>
  );
}
