import { Link } from "@remix-run/react";
import { StoryboardFrame } from "~/components/storyboard-frame";
import type { addressesOf, ShownIntro } from "./intro-script";

/** All scenes as drawn frames, for the screen and for paper. */
export function StoryboardTab({ run, to }: { run: ShownIntro; to: ReturnType<typeof addressesOf> }) {
  const { scenes } = run.output;
  return (
    <section className="stack" aria-labelledby="storyboard-heading">
      <h2 id="storyboard-heading">Storyboard</h2>
      <p className="hint">
        Arrows show the camera's move, the strip below each frame its colours. Printed, the page holds the
        frames alone.
      </p>
      <ol className="storyboard">
        {scenes.map((scene, at) => {
          const frame = run.view.frames[at];
          return (
            <li key={scene.sceneNumber}>
              {frame && <StoryboardFrame sketch={frame.sketch} label={frame.label} />}
              <p className="storyboard-number tabular">
                {run.id === null ? (
                  `Scene ${scene.sceneNumber}`
                ) : (
                  <Link to={to({ tab: "scenes", scene: scene.sceneNumber })}>Scene {scene.sceneNumber}</Link>
                )}
                <span className="text-muted">
                  {" "}
                  {frame?.startsAt} · {scene.duration} s
                </span>
              </p>
              <p>{scene.visualElements[0]}</p>
              <p className="text-muted">{scene.cameraMovement}</p>
              <p className="hint">{scene.transition}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
