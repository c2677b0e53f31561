import type { ShownBoard } from "./board-result";

/** How the film sounds. */
export function AudioTab({ run }: { run: ShownBoard }) {
  const { genre, tempo, mood, instruments, references } = run.output.audioMood;
  return (
    <section className="stack" aria-labelledby="audio-heading">
      <h3 id="audio-heading">Audio Mood</h3>
      <dl className="sections">
        <div className="section">
          <dt>Genre</dt>
          <dd>{genre}</dd>
        </div>
        <div className="section">
          <dt>Tempo</dt>
          <dd className="tabular">{tempo}</dd>
        </div>
        <div className="section">
          <dt>Mood</dt>
          <dd>{mood}</dd>
        </div>
        <div className="section">
          <dt>Instruments</dt>
          <dd>
            <ul className="board-words">
              {instruments.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div className="section">
          <dt>Reference Tracks</dt>
          <dd>
            <ul className="board-list">
              {references.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p className="hint">
              Described rather than named, so that any library or composer can match them.
            </p>
          </dd>
        </div>
      </dl>
    </section>
  );
}
