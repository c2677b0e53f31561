import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { CopyButton } from "./copy-button";

/** A piece of a prompt: the user's own words, or what was added to them. */
export interface Segment {
  text: string;
  yours: boolean;
}

function Meter({ words, tokens, maxTokens, speechSeconds }: PromptTextProps["measure"]) {
  const share = Math.min(1, tokens / maxTokens);
  return (
    <div className="meter">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" className="meter-track" />
        <rect width={100 * share} height="4" className="meter-fill" />
      </svg>
      <p>
        {words} words · about {tokens} of {maxTokens.toLocaleString("en")} tokens
        {speechSeconds > 0 && ` · ${speechSeconds.toFixed(1)} s of speech`}
      </p>
    </div>
  );
}

export interface PromptTextProps {
  prompt: string;
  segments: Segment[];
  /** How long it is: words, tokens as the generator counts them, seconds of speech (0 when nobody speaks). */
  measure: { words: number; tokens: number; maxTokens: number; speechSeconds: number };
  fileName: string;
  /** The heading above it. */
  title?: string;
  /** Buttons beside "Copy". */
  children?: ReactNode;
}

/** A whole prompt, ready to paste, in which the reader's own words can be told from the added ones. */
export function PromptText({
  prompt,
  segments,
  measure,
  fileName,
  title = "Your prompt",
  children,
}: PromptTextProps) {
  let from = 0;
  const placed = segments.map((segment) => {
    const key = from;
    from += segment.text.length;
    return { ...segment, key };
  });
  return (
    <section className="prompt-card" aria-labelledby="whole-prompt">
      <h2 id="whole-prompt">{title}</h2>
      <p className="prompt-text" data-prompt>
        {placed.map(({ key, text, yours }) =>
          yours ? <span key={key}>{text}</span> : <ins key={key}>{text}</ins>,
        )}
      </p>
      <p className="hint">
        Your words stand plain; <ins>added words are underlined</ins>.
      </p>
      <Meter {...measure} />
      <div className="prompt-actions">
        <CopyButton text={prompt} of="the whole prompt" prominent />
        <a
          className="button"
          download={fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(prompt)}`}
        >
          <Download size={16} aria-hidden /> Download
        </a>
        {children}
      </div>
      <details>
        <summary>As plain text</summary>
        <textarea aria-label="The whole prompt as plain text" readOnly rows={6} defaultValue={prompt} />
      </details>
    </section>
  );
}
