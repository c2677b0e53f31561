import { CopyButton } from "~/components/copy-button";
import type { Clip } from "./schema";
import { timecode } from "./terms";

/** How many clips stand open; the others are folded away. */
const SHOWN = 6;

interface ClipsProps {
  clips: readonly Clip[];
  /** How long each prompt is, in the clips' order. */
  lengths: readonly { words: number; tokens: number; maxTokens: number }[];
}

function nameOf({ shot, part, parts }: Clip): string {
  return parts > 1 ? `Shot ${shot}, part ${part} of ${parts}` : `Shot ${shot}`;
}

function ClipItems({ clips, lengths }: ClipsProps) {
  return (
    <ol className="clips">
      {clips.map((clip, at) => (
        <li key={nameOf(clip)} className="clip">
          <div className="clip-head">
            <h3>
              {nameOf(clip)} <span className="clip-length">{clip.duration} s</span>
            </h3>
            <CopyButton text={clip.prompt} of={`the prompt of ${nameOf(clip)}`} />
          </div>
          <p data-prompt>{clip.prompt}</p>
          <p className="hint tabular">
            For {timecode(clip.start)} to {timecode(clip.end)} · {lengths[at]?.words} words · about{" "}
            {lengths[at]?.tokens} of {lengths[at]?.maxTokens.toLocaleString("en")} tokens
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The clips that would recreate a video, each with its prompt. */
export function Clips({ clips, lengths }: ClipsProps) {
  const more = clips.length - SHOWN;
  return (
    <>
      <ClipItems clips={clips.slice(0, SHOWN)} lengths={lengths} />
      {more > 0 && (
        <details className="analysis-more">
          <summary>{more} more</summary>
          <ClipItems clips={clips.slice(SHOWN)} lengths={lengths.slice(SHOWN)} />
        </details>
      )}
    </>
  );
}
