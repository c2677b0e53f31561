import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight, ListPlus } from "lucide-react";
import { CopyButton } from "~/components/copy-button";
import { PrefillForm } from "~/components/prefill-form";
import { StoryboardFrame } from "~/components/storyboard-frame";
import type { addressesOf, ShownIntro } from "./intro-script";
import type { IntroScene } from "./schema";

type Addresses = ReturnType<typeof addressesOf>;

function SceneDetail({ scene, run }: { scene: IntroScene; run: ShownIntro }) {
  const frame = run.view.frames[scene.sceneNumber - 1];
  return (
    <article className="intro-scene" aria-labelledby="scene-heading">
      <header className="intro-scene-header">
        <h2 id="scene-heading">Scene {scene.sceneNumber}</h2>
        <p className="text-muted tabular">
          {scene.duration} seconds{frame && ` · from ${frame.startsAt}`}
          {frame?.part && ` · ${frame.part}`}
        </p>
        {scene.heading && <p className="intro-slug">{scene.heading}</p>}
      </header>
      {frame && <StoryboardFrame sketch={frame.sketch} label={frame.label} />}
      <section className="prompt-card" aria-labelledby="scene-prompt">
        <h3 id="scene-prompt">Prompt</h3>
        <p className="prompt-text" data-prompt>
          {scene.prompt}
        </p>
        <div className="prompt-actions">
          <CopyButton text={scene.prompt} of={`the prompt of scene ${scene.sceneNumber}`} prominent />
        </div>
        <details>
          <summary>As plain text</summary>
          <textarea
            aria-label={`The prompt of scene ${scene.sceneNumber} as plain text`}
            readOnly
            rows={5}
            key={scene.prompt}
            defaultValue={scene.prompt}
          />
        </details>
      </section>
      <dl className="sections">
        <div className="section">
          <dt>Camera movement</dt>
          <dd>{scene.cameraMovement}</dd>
        </div>
        <div className="section">
          <dt>Transition</dt>
          <dd>{scene.transition}</dd>
        </div>
        <div className="section">
          <dt>Visual elements</dt>
          <dd>
            <ul className="intro-elements">
              {scene.visualElements.map((element) => (
                <li key={element}>{element}</li>
              ))}
            </ul>
          </dd>
        </div>
        {scene.sound && (
          <div className="section">
            <dt>Sound</dt>
            <dd>{scene.sound}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}

interface StepProps {
  label: "Previous" | "Next";
  to: string | undefined;
}

/** A step to the neighbouring scene; at an end it is a disabled button. */
function Step({ label, to }: StepProps) {
  const words = (
    <>
      {label === "Previous" && <ChevronLeft size={16} aria-hidden />}
      {label}
      {label === "Next" && <ChevronRight size={16} aria-hidden />}
    </>
  );
  return to === undefined ? (
    <button type="button" className="button" disabled>
      {words}
    </button>
  ) : (
    <Link to={to} preventScrollReset className="button" aria-label={`${label} scene`}>
      {words}
    </Link>
  );
}

/** The scenes one at a time; which one stands in the address. */
export function ScenesTab({ run, scene, to }: { run: ShownIntro; scene: number; to: Addresses }) {
  const { scenes } = run.output;
  const kept = run.id !== null;
  const shown = kept ? scenes.filter(({ sceneNumber }) => sceneNumber === scene) : scenes;
  const address = (number: number) =>
    number >= 1 && number <= scenes.length ? to({ tab: "scenes", scene: number }) : undefined;
  return (
    <div className="stack">
      {kept && (
        <nav aria-label="Scenes" className="intro-scene-list">
          {scenes.map(({ sceneNumber }) => (
            <Link
              key={sceneNumber}
              to={to({ tab: "scenes", scene: sceneNumber })}
              preventScrollReset
              className="chip tabular"
              aria-current={sceneNumber === scene ? "true" : undefined}
            >
              Scene {sceneNumber}
            </Link>
          ))}
        </nav>
      )}
      {shown.map((each) => (
        <SceneDetail key={each.sceneNumber} scene={each} run={run} />
      ))}
      {kept && (
        <div className="intro-steps">
          <Step label="Previous" to={address(scene - 1)} />
          <p className="tabular text-muted">
            {scene} of {scenes.length}
          </p>
          <Step label="Next" to={address(scene + 1)} />
        </div>
      )}
      <div className="prompt-actions">
        <CopyButton text={run.view.allPrompts} of="" label="Copy all prompts" success="Copied!" />
        <PrefillForm to="/batch-processing" values={{ prompts: scenes.map(({ prompt }) => prompt) }}>
          <ListPlus size={16} aria-hidden /> Send to batch
        </PrefillForm>
      </div>
    </div>
  );
}
