import { useNavigation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { isSentOff } from "~/components/posted-form";
import { formActionOf } from "~/components/tool-address";

/**
 * Holds on to an action's answer while the page stays at its run. The router forgets it with the next navigation,
 * such as opening the history panel, and with it would go what a button had filled into the form.
 * @param run the run that the page shows; another one takes the answer's place
 */
export function useKeptAnswer<Answer>(
  answer: Answer | undefined,
  run: number | string | null | undefined,
): Answer | undefined {
  const kept = useRef({ answer, run });
  if (answer || kept.current.run !== run) kept.current = { answer, run };
  return kept.current.answer;
}

/** A tool page's state, from what its loader and its action gave. */
export interface ToolState<Answer, Run> {
  /** What the action answered, while the page stays at the run it was given at. */
  answer: Answer | undefined;
  /** The run to show: one that could not be kept, or the one that the address names. */
  run: Run | null;
  /** Whether the form asks for attention beside a result: something in it is to be mended, or was just filled in. */
  unfolded: boolean;
  /** Whether a run is under way; buttons that only fill the form and questions about a field do not count. */
  pending: boolean;
  /**
   * The form's id. A new run or a filled form is a new form: else it would go on showing what it held before. Any
   * other answer leaves the form as it is, with what has been typed into it since.
   */
  formId: string;
}

/** The key of the answer that last filled the form, while the page stays at its run. */
function useFilledBy(answer: { key: string; values?: unknown } | undefined, run: unknown): string {
  const filled = useRef({ run, by: "" });
  if (filled.current.run !== run) filled.current = { run, by: "" };
  if (answer?.values) filled.current.by = answer.key;
  return filled.current.by;
}

/**
 * Joins what a tool page's loader and action gave.
 * @param page the loader's data
 * @param posted the action's data
 */
export function useToolState<
  Run extends { id: number | null },
  Answer extends { key: string; values?: unknown; run?: Run },
>(
  page: { tool: { id: string; path: string }; run: Run | null },
  posted: Answer | undefined,
): ToolState<Answer, Run> {
  const answer = useKeptAnswer(posted, page.run?.id);
  const navigation = useNavigation();
  const pending =
    navigation.state !== "idle" &&
    navigation.formMethod === "POST" &&
    navigation.formAction === formActionOf(page.tool.path, page.run?.id) &&
    isSentOff(navigation.formData);
  const run = answer?.run ?? page.run;
  const unfolded = answer !== undefined && !answer.run;
  const formId = `${page.tool.id}-${page.run?.id ?? "new"}-${useFilledBy(answer, page.run?.id)}`;
  return { answer, run, pending, unfolded, formId };
}

export interface ToolPageProps {
  label: string;
  purpose: string;
  form: ReactNode;
  /** The result, or null before there is one. */
  result: ReactNode;
  /** What stands in the result's place before there is one. */
  empty: ReactNode;
  /** Whether the form stays open, and first, beside a result. */
  unfolded?: boolean;
}

/**
 * The layout of every tool: form on the left, result on the right, and on narrow screens one above the other,
 * the result first once there is one, with the form folded below it unless it is to be seen.
 */
export function ToolPage({ label, purpose, form, result, empty, unfolded = false }: ToolPageProps) {
  const folding = unfolded ? "" : " tool-folded";
  return (
    <div className={result ? `tool tool-with-result${folding}` : "tool"}>
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
