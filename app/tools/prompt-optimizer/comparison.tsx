import { Form } from "@remix-run/react";
import { Check, Undo2 } from "lucide-react";
import { HiddenValues } from "~/components/hidden-values";
import { formActionOf } from "~/components/tool-address";
import type { FormValues } from "../define-tool";
import type { Change } from "./schema";
import type { OptimizerView } from "./tool.server";

interface ComparisonProps {
  path: string;
  /** The request of the run. */
  input: FormValues;
  view: OptimizerView;
  changes: readonly Change[];
  rejected: readonly number[];
  /** Whether the built-in engine wrote the proposal, and can write it again. */
  repeatable: boolean;
}

const GROUPS = [
  ["contradiction", "Contradictions settled"],
  ["repair", "Faults mended"],
  ["rewording", "Reworded"],
  ["addition", "Added"],
] as const satisfies readonly [Change["kind"], string][];

/** The text with every change in place: kept, added and removed words, each change by its number. */
function MarkedText({
  comparison,
  rejected,
}: {
  comparison: OptimizerView["comparison"];
  rejected: ReadonlySet<number>;
}) {
  let from = 0;
  return (
    <p className="marked-text" data-comparison>
      {comparison.map(({ text, state, change }) => {
        const key = from;
        from += text.length + 1;
        if (change === null) return <span key={key}>{text}</span>;
        const undone = rejected.has(change);
        if (undone && state === "added") return null;
        if (undone || state === "kept") return <span key={key}>{text}</span>;
        return state === "added" ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
      })}
    </p>
  );
}

function ChangeRow({
  index,
  change,
  before,
  rejected,
}: {
  index: number;
  change: Change;
  before: string;
  rejected: boolean;
}) {
  const id = `change-${index}`;
  return (
    <li className="change">
      <div className="change-text">
        <h4>{change.label}</h4>
        <p>
          {before.trim() && <del>{before.trim()}</del>}
          {before.trim() && change.text.trim() && <span aria-hidden="true"> → </span>}
          {change.text.trim() && <ins>{change.text.trim().replace(/^[.]\s+/, "")}</ins>}
        </p>
        <p className="hint">{change.because}</p>
      </div>
      <div className="change-choice">
        <input type="checkbox" id={id} name="rejected" value={index} defaultChecked={rejected} />
        <label htmlFor={id}>
          Leave out
          <span className="sr-only">
            {" "}
            change {index + 1}: {change.label}
          </span>
        </label>
      </div>
    </li>
  );
}

/** Before and after in one text, and each change with a box to leave it out. One form: its buttons write the text anew. */
export function Comparison({ path, input, view, changes, rejected, repeatable }: ComparisonProps) {
  const { rejected: _, ...request } = input;
  const values = repeatable ? request : { ...request, proposal: request.proposal ?? view.proposal };
  const original = String(input.originalPrompt ?? "");
  const undone = new Set(rejected);
  const numbered = changes.map((change, index) => ({ change, index }));
  if (changes.length === 0)
    return (
      <section className="stack" aria-labelledby="comparison">
        <h2 id="comparison">What changed</h2>
        <p className="text-muted">Nothing: no fault was found, and nothing was asked for that is missing.</p>
      </section>
    );
  return (
    <Form method="post" action={formActionOf(path)} className="stack" preventScrollReset>
      <HiddenValues values={values} />
      <input type="hidden" name="engine" value="builtin" />
      <section className="stack" aria-labelledby="comparison">
        <h2 id="comparison">What changed</h2>
        <p className="hint">
          {changes.length - undone.size} of {changes.length} changes made.{" "}
          <ins>Added words are underlined</ins>, <del>removed words are struck through</del>.
        </p>
        <MarkedText comparison={view.comparison} rejected={undone} />
        <details className="changes" open>
          <summary>Choose the changes</summary>
          {GROUPS.map(([kind, title]) => {
            const group = numbered.filter(({ change }) => change.kind === kind);
            if (group.length === 0) return null;
            return (
              <section key={kind}>
                <h3>{title}</h3>
                <ul>
                  {group.map(({ change, index }) => (
                    <ChangeRow
                      key={index}
                      index={index}
                      change={change}
                      before={original.slice(change.start, change.end)}
                      rejected={undone.has(index)}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
          <div className="form-actions">
            <button type="submit" name="intent" value="apply" className="button">
              <Check size={16} aria-hidden /> Apply your choice
            </button>
            <button
              type="submit"
              name="intent"
              value={`reject-all:${changes.length}`}
              className="button button-quiet"
            >
              <Undo2 size={15} aria-hidden /> Leave out all
            </button>
            {undone.size > 0 && (
              <button type="submit" name="intent" value="accept-all" className="button button-quiet">
                Make all
              </button>
            )}
          </div>
        </details>
      </section>
    </Form>
  );
}
