import { Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { CopyButton } from "~/components/copy-button";
import { useHydrated } from "~/components/hydrated";
import { useToast } from "~/components/toast";

/** The result of one prompt of a batch, as pages show it. */
export interface ShownResult {
  id: string;
  /** Its place in the batch, from 1. */
  number: number;
  prompt: string;
  status: "success" | "error";
  /** What somebody wants when they copy it: the prompt where there is one. */
  text: string;
  /** The whole of it as indented JSON, where the text is only a part. */
  whole: string | null;
  error: string;
  /** The address of its own run, where it has one. */
  run: string | null;
}

/** Where a page of results is, as the fields of a form that leads back to it. */
export type Place = Record<string, string | null>;

export interface BatchResultsProps {
  results: readonly ShownResult[];
  /** The page, and the parameters that name the batch and what is seen of it. */
  path: string;
  place: Place;
  /** Whose files are downloaded: see /batches/download. */
  of: string;
  formats: readonly string[];
  /** What a result is called, such as "enhanced prompts". */
  noun: string;
  /** Whether every box is ticked at first: how "Select all" works without scripts. */
  allTicked: boolean;
  /** The results whose texts are to stand in a field to select: how copying works without scripts. */
  asked: readonly string[] | null;
}

const SELECTION = "selection";
/** Without scripts, copying is asked of the server, which puts the texts into a field. */
const COPIES = [
  { value: "all", label: "Copy all" },
  { value: "selected", label: "Copy selected" },
] as const;

const textOf = (results: readonly ShownResult[]) =>
  results.map(({ text, error }) => text || error).join("\n\n");

/** The address of the page with some parameters changed. */
function addressOf(path: string, place: Place, change: Place): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...place, ...change })) if (value) query.set(name, value);
  return `${path}?${query}`;
}

/** What can be done with all results, or with those that are ticked. */
function SelectionBar({
  results,
  path,
  place,
  of,
  formats,
  noun,
  ticked,
  onTick,
}: Omit<BatchResultsProps, "allTicked" | "asked"> & {
  ticked: ReadonlySet<string>;
  onTick(ids: string[]): void;
}) {
  const hydrated = useHydrated();
  const toast = useToast();
  const chosen = results.filter(({ id }) => ticked.has(id));
  const all = results.length > 0 && chosen.length === results.length;
  const toggleAll = (event: MouseEvent) => {
    event.preventDefault();
    onTick(all ? [] : results.map(({ id }) => id));
  };
  const downloads = chosen.length > 0 ? chosen.length : results.length;
  return (
    <form id={SELECTION} method="get" action="/batches/download" className="selection-bar -ml-[0.6rem]">
      <input type="hidden" name="of" value={of} />
      {Object.entries(place).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Link
        to={addressOf(path, place, { select: all ? null : "all" })}
        preventScrollReset
        className="button button-quiet"
        onClick={toggleAll}
      >
        {all ? "Select none" : "Select all"}
      </Link>
      <CopyButton label="Copy all" of={noun} text={textOf(results)} success="Copied" />
      {chosen.length > 0 && (
        <CopyButton label="Copy selected" of={noun} text={textOf(chosen)} success="Copied" />
      )}
      {!hydrated &&
        COPIES.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            formAction={path}
            name="copy"
            value={value}
            className="button button-quiet"
          >
            {label}
          </button>
        ))}
      <span className="selection-files">
        <Download size={16} aria-hidden /> <span className="text-sm">Download</span>
        {formats.map((format) => (
          <button
            key={format}
            type="submit"
            name="format"
            value={format}
            className="button button-quiet"
            onClick={() =>
              toast({ title: "Downloaded", description: `${downloads} ${noun}`, kind: "success" })
            }
          >
            <span className="sr-only">Download as </span>
            {format.toUpperCase()}
          </button>
        ))}
      </span>
      <p className="hint selection-hint">
        {chosen.length > 0
          ? `${chosen.length} of ${results.length} selected.`
          : "A download holds what is selected, or everything when nothing is."}
      </p>
    </form>
  );
}

function ResultCard({
  result,
  ticked,
  onTick,
}: {
  result: ShownResult;
  ticked: boolean;
  onTick(ticked: boolean): void;
}) {
  const { id, number, prompt, status, text, whole, error, run } = result;
  const good = status === "success";
  return (
    <li className="batch-card">
      <input
        type="checkbox"
        form={SELECTION}
        name="id"
        value={id}
        checked={ticked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        aria-label={`Select result ${number}`}
      />
      <article aria-label={`Result ${number}`} className="batch-card-body">
        <p className="batch-original">
          <span className="tabular">{number}.</span> {prompt}
          <span className={good ? "badge badge-green" : "badge badge-failed"}>
            {good ? "Success" : "Error"}
          </span>
        </p>
        {good ? <p className="batch-text">{text}</p> : <p className="field-error">{error}</p>}
        {whole && (
          <details className="batch-whole">
            <summary>Whole result</summary>
            <textarea readOnly rows={10} aria-label={`Whole result ${number}`} defaultValue={whole} />
          </details>
        )}
        {good && (
          <div className="card-actions">
            <CopyButton label="Copy Result" of={String(number)} text={text} success="Copied" />
            {run && (
              <Link to={run} className="button button-quiet">
                Open<span className="sr-only"> result {number}</span>
              </Link>
            )}
          </div>
        )}
      </article>
    </li>
  );
}

/** A batch's results as cards that can be ticked, copied and downloaded. */
export function BatchResults({ allTicked, asked, ...bar }: BatchResultsProps) {
  const { results } = bar;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(asked ?? (allTicked ? results.map(({ id }) => id) : [])),
  );
  const wanted = asked && results.filter(({ id }) => asked.length === 0 || asked.includes(id));
  const tick = (id: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  return (
    <div className="stack">
      <SelectionBar {...bar} ticked={ticked} onTick={(ids) => setTicked(new Set(ids))} />
      {wanted && <textarea aria-label="Results to copy" readOnly rows={8} defaultValue={textOf(wanted)} />}
      <ol className="batch-cards">
        {results.map((result) => (
          <ResultCard
            key={result.id}
            result={result}
            ticked={ticked.has(result.id)}
            onTick={(on) => tick(result.id, on)}
          />
        ))}
      </ol>
    </div>
  );
}
