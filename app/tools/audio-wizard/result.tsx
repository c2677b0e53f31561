import { Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { AnsweredBy } from "~/components/answered-by";
import { CopyButton } from "~/components/copy-button";
import type { ShownRun } from "../define-tool";
import { MixTimeline } from "./mix-timeline";
import { SPECIFICATION_FILE } from "./options";
import type { AudioOutput } from "./schema";
import type { AudioView } from "./tool.server";

const COPY_FAILED = "Failed to copy to clipboard";

export interface SpecificationProps {
  run: ShownRun<AudioOutput, AudioView>;
  path: string;
  /** Called when a new one is begun. */
  onReset: () => void;
}

/** The mix drawn, what was settled, the sentences for a prompt, and the whole brief. */
export function Specification({ run, path, onReset }: SpecificationProps) {
  const { output, view, answerer } = run;
  const { audioSpecification, promptSentences, warnings, mix } = output;
  return (
    <div className="stack result">
      <AnsweredBy answerer={answerer} />
      {view.drawing && mix && <MixTimeline drawing={view.drawing} mix={mix} />}
      {warnings.length > 0 && (
        <section aria-labelledby="settled-heading">
          <h2 id="settled-heading">Settled in this brief</h2>
          <ul className="hints audio-settled">
            {warnings.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="prompt-card" aria-labelledby="sentences-heading">
        <h2 id="sentences-heading">Sentences for the video prompt</h2>
        <div className="audio-sentences">
          {promptSentences.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className="card-actions">
          <CopyButton text={view.promptText} of="the sentences" failure={COPY_FAILED} />
        </div>
      </section>
      <section className="stack" aria-labelledby="specification-heading">
        <h2 id="specification-heading">Audio specification</h2>
        <div className="prompt-actions">
          <CopyButton text={audioSpecification} of="the specification" failure={COPY_FAILED} prominent />
          <a
            className="button"
            download={SPECIFICATION_FILE}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(audioSpecification)}`}
          >
            <Download size={16} aria-hidden /> Download
          </a>
          <Link to={path} reloadDocument onClick={onReset} className="button">
            Create New Audio Enhancement
          </Link>
        </div>
        <pre className="audio-specification" data-specification>
          {audioSpecification}
        </pre>
      </section>
    </div>
  );
}
