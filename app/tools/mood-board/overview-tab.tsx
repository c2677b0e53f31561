import { Image } from "lucide-react";
import { BoardPicture } from "./board-picture";
import type { ShownBoard } from "./board-result";
import { PNG_FILE, SVG_FILE } from "./options";

/** The board as one picture, and the whole in a few words. */
export function OverviewTab({ run }: { run: ShownBoard }) {
  const { output, view, id } = run;
  return (
    <>
      <figure className="board-figure">
        <BoardPicture picture={view.picture} />
        <figcaption className="hint">
          {id !== null && (
            <span className="board-files">
              <a className="button button-quiet" href={`/runs/${id}/${PNG_FILE}`} download={PNG_FILE}>
                <Image size={16} aria-hidden /> Picture as PNG
              </a>
              <a className="button button-quiet" href={`/runs/${id}/${SVG_FILE}`} download={SVG_FILE}>
                <Image size={16} aria-hidden /> Picture as SVG
              </a>
            </span>
          )}
          This page prints as the board on one sheet.
        </figcaption>
      </figure>
      <dl className="sections">
        <div className="section">
          <dt>Overall Mood</dt>
          <dd>{output.overallMood}</dd>
        </div>
        <div className="section">
          <dt>Visual Style</dt>
          <dd>{output.visualStyle}</dd>
        </div>
        <div className="section">
          <dt>Keywords &amp; Themes</dt>
          <dd>
            <ul className="board-words">
              {output.keywords.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <section className="stack" aria-labelledby="typography-heading">
        <h3 id="typography-heading">Typography</h3>
        <div className="board-types">
          <p>
            <span className={`board-sample face-${view.faces.primary}`} aria-hidden="true">
              Aa
            </span>
            <strong>Primary</strong> {output.typography.primary}
          </p>
          <p>
            <span className={`board-sample face-${view.faces.secondary}`} aria-hidden="true">
              Aa
            </span>
            <strong>Secondary</strong> {output.typography.secondary}
          </p>
        </div>
        <p>
          <strong>Style</strong> {output.typography.style}
        </p>
        <p className="hint">The samples are shown in a similar face; nothing is loaded from other sites.</p>
      </section>
    </>
  );
}
