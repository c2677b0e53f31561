import { CopyButton } from "~/components/copy-button";
import type { ShownBoard } from "./board-result";

/** Prompts to begin with, and notes for the shoot. */
export function ProductionTab({ run }: { run: ShownBoard }) {
  const { inspirationalPrompts, productionNotes } = run.output;
  return (
    <>
      <section className="stack" aria-labelledby="prompts-heading">
        <h3 id="prompts-heading">Inspirational Prompts</h3>
        <ol className="board-prompts">
          {inspirationalPrompts.map((prompt, at) => (
            <li key={prompt} className="prompt-card">
              <div className="board-palette-head">
                <h4>Prompt {at + 1}</h4>
                <CopyButton text={prompt} of={`prompt ${at + 1}`} />
              </div>
              <p data-prompt>{prompt}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="stack" aria-labelledby="notes-heading">
        <h3 id="notes-heading">Production Notes</h3>
        <ul className="board-list">
          {productionNotes.map((note) => {
            const [, head, rest] = /^([A-Z][\w ]{2,24}): (.*)$/s.exec(note) ?? [];
            return (
              <li key={note}>
                {head && rest ? (
                  <>
                    <strong>{head}.</strong> {rest}
                  </>
                ) : (
                  note
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
