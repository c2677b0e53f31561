import { Form } from "@remix-run/react";
import { Image } from "lucide-react";
import type { FormEvent } from "react";
import { AnswerToast, type Toast, useToast } from "~/components/toast";
import type { ShownIntro } from "./intro-script";

const IMAGES_TOAST: Toast = {
  title: "Image Generation",
  description: "Use the scene prompts with your preferred image generation tool.",
  kind: "success",
};

/** Notes for the shoot, and the script in figures. */
export function ProductionTab({ run, noticed }: { run: ShownIntro; noticed: boolean }) {
  const { output, view, id } = run;
  const toast = useToast();
  const say = (event: FormEvent) => {
    event.preventDefault();
    toast(IMAGES_TOAST);
  };
  return (
    <section className="stack" aria-labelledby="production-heading">
      {noticed && <AnswerToast answer={{ key: "images", toast: IMAGES_TOAST }} />}
      <h2 id="production-heading">Production notes</h2>
      <ul className="intro-notes">
        {output.productionNotes.map((note) => {
          const [, head, rest] = /^([A-Z][\w ]{2,24}): (.*)$/s.exec(note) ?? [];
          return (
            <li key={note}>
              {head && rest ? (
                <>
                  <strong>{head}:</strong> {rest}
                </>
              ) : (
                note
              )}
            </li>
          );
        })}
      </ul>
      <h2>Summary</h2>
      <dl className="sections">
        <div className="section">
          <dt>Style</dt>
          <dd>{view.styleLabel}</dd>
        </div>
        <div className="section">
          <dt>Total duration</dt>
          <dd className="tabular">
            {output.totalDuration} seconds ({view.length})
          </dd>
        </div>
        <div className="section">
          <dt>Total scenes</dt>
          <dd className="tabular">{output.totalScenes}</dd>
        </div>
        <div className="section">
          <dt>Average scene length</dt>
          <dd className="tabular">{view.averageSceneSeconds} seconds</dd>
        </div>
      </dl>
      <Form method="get" onSubmit={say} preventScrollReset>
        {id !== null && <input type="hidden" name="run" value={id} />}
        <input type="hidden" name="tab" value="production" />
        <button type="submit" name="notice" value="images" className="button">
          <Image size={16} aria-hidden /> Generate Scene Images
        </button>
      </Form>
    </section>
  );
}
