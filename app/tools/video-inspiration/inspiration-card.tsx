import { Link } from "@remix-run/react";
import { CopyButton } from "~/components/copy-button";
import { PrefillForm } from "~/components/prefill-form";
import { StoryboardFrame } from "~/components/storyboard-frame";
import type { ShownEntry } from "./entries.server";

export interface InspirationCardProps {
  entry: ShownEntry;
  /** Whether its sketch is drawn: those of a folded group would only make the page heavy. */
  drawn: boolean;
  /** How many variations an entry has; after the last one the example comes again. */
  variations: number;
  /** The search that the page stands at, kept when another take is asked for. */
  query: string;
}

const searchFor = (values: Record<string, string>) =>
  `?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""))}`;

/** One idea: its sketch, what it is, its prompt, and where to go with it. */
export function InspirationCard({ entry, drawn, variations, query }: InspirationCardProps) {
  const { id, title, take, prompt } = entry;
  const next = String((take + 1) % (variations + 1));
  return (
    <li className="inspiration" id={id}>
      {drawn && <StoryboardFrame sketch={entry.sketch} label={`Sketch: ${entry.idea}`} />}
      <h3>{title}</h3>
      <p>{entry.description}</p>
      <ul className="inspiration-keywords" aria-label="Keywords">
        {entry.keywords.map((keyword) => (
          <li key={keyword}>
            <Link to={searchFor({ q: keyword })}>{keyword}</Link>
          </li>
        ))}
      </ul>
      <div className="inspiration-prompt">
        <p className="hint">{take === 0 ? "Example prompt" : `Variation ${take} of ${variations}`}</p>
        <p data-prompt>{prompt}</p>
      </div>
      <div className="prompt-actions">
        <Link
          className="button"
          to={{ search: searchFor({ q: query, entry: id, take: next }), hash: id }}
          preventScrollReset
        >
          Generate Variation<span className="sr-only"> of {title}</span>
        </Link>
        <CopyButton text={prompt} of={`of ${title}`} label="Copy Prompt" success="Copied!" />
        <PrefillForm to="/" values={{ originalPrompt: prompt }} className="button button-quiet">
          Use in enhancer<span className="sr-only">: {title}</span>
        </PrefillForm>
      </div>
    </li>
  );
}
