import { StoryboardFrame } from "~/components/storyboard-frame";
import type { ShownBoard } from "./board-result";

/** References to look for or make, and how the camera sees. */
export function VisualsTab({ run }: { run: ShownBoard }) {
  const { output, view } = run;
  const { movements, angles, lighting } = output.cameraStyle;
  return (
    <>
      <section className="stack" aria-labelledby="references-heading">
        <h3 id="references-heading">Visual References</h3>
        <ul className="board-references">
          {output.visualReferences.map(({ type, mood, description, style }) => (
            <li key={`${type}-${description}`}>
              <h4>{type}</h4>
              <p className="hint">Mood: {mood}</p>
              <p>{description}</p>
              <p className="hint">Style: {style}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="camera-heading">
        <h3 id="camera-heading">Camera Style</h3>
        <ul className="board-frames">
          {view.picture.frames.map(({ sketch, label, caption }) => (
            <li key={label}>
              <StoryboardFrame sketch={sketch} label={label} aspect={view.picture.aspect} />
              <p className="hint">{caption}</p>
            </li>
          ))}
        </ul>
        <dl className="sections">
          <div className="section">
            <dt>Camera Movements</dt>
            <dd>
              <ul className="board-list">
                {movements.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div className="section">
            <dt>Angles</dt>
            <dd>
              <ul className="board-list">
                {angles.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div className="section">
            <dt>Lighting</dt>
            <dd>{lighting}</dd>
          </div>
        </dl>
      </section>
    </>
  );
}
