import { type ReactNode, useRef } from "react";

/**
 * Holds on to an action's answer while the page stays at its run. The router forgets it with the next navigation,
 * such as opening the history panel, and with it would go what a button had filled into the form.
 * @param run the run that the page shows; another one takes the answer's place
 */
export function useKeptAnswer<Answer>(
  answer: Answer | undefined,
  run: number | null | undefined,
): Answer | undefined {
  const kept = useRef({ answer, run });
  if (answer || kept.current.run !== run) kept.current = { answer, run };
  return kept.current.answer;
}

export interface ToolPageProps {
  label: string;
  purpose: string;
  form: ReactNode;
  /** The result, or null before there is one. */
  result: ReactNode;
  /** What stands in the result's place before there is one. */
  empty: ReactNode;
}

/**
 * The layout of every tool: form on the left, result on the right, and on narrow screens one above the other,
 * the result first once there is one, with the form folded below it.
 */
export function ToolPage({ label, purpose, form, result, empty }: ToolPageProps) {
  return (
    <div className={result ? "tool tool-with-result" : "tool"}>
      <header className="tool-header">
        <h1>{label}</h1>
        <p className="text-muted">{purpose}</p>
      </header>
      <section className="tool-form" aria-label="Your request" id="request">
        <a href="#request" className="unfold button">
          Change your request
        </a>
        {form}
      </section>
      <section className="tool-result" aria-label="Result" id="result">
        {result ?? empty}
      </section>
    </div>
  );
}
