import { Braces, Download, Printer, WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { AnsweredBy } from "~/components/answered-by";
import { CopyButton } from "~/components/copy-button";
import { PrefillForm } from "~/components/prefill-form";
import { runFileAddress } from "~/components/tool-address";
import type { FormValues, ShownRun } from "../define-tool";
import { Clips } from "./clips";
import { ANALYSIS_TYPES, OUTPUT_FORMATS, type OutputFormat } from "./options";
import type { VideoAnalysis } from "./schema";
import { SoundLane } from "./sound-lane";
import { counted, known, lengthInSeconds, PACE_NAMES } from "./terms";
import { ShotList, Timeline } from "./timeline";
import type { VideoAnalysisView } from "./tool.server";

export interface AnalysisResultProps {
  run: ShownRun<VideoAnalysis, VideoAnalysisView>;
  input: FormValues;
}

const labelOf = (options: readonly { value: string; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? "";

function Badges({ output: { facts }, input }: { output: VideoAnalysis; input: FormValues }) {
  const { picture, source } = facts;
  const length = known(source.duration);
  const pace = known(picture?.pace);
  const words = [
    labelOf(ANALYSIS_TYPES, input.analysisType),
    labelOf(OUTPUT_FORMATS, input.outputFormat),
    ...(length && !source.stillImage ? [lengthInSeconds(length)] : []),
    ...(picture && !source.stillImage ? [counted(picture.shots.length, "shot")] : []),
    ...(pace ? [PACE_NAMES[pace.word]] : []),
  ];
  return (
    <ul className="analysis-badges" aria-label="In short">
      {words.map((word, at) => (
        <li key={word} className={`badge ${at < 2 ? "badge-purple" : "badge-grey"}`}>
          {word}
        </li>
      ))}
    </ul>
  );
}

function Panel({
  id,
  title,
  actions,
  children,
}: {
  id: string;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="analysis-panel" aria-labelledby={id}>
      <div className="analysis-panel-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="analysis-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Report({ output }: { output: VideoAnalysis }) {
  return (
    <Panel id="report" title="Report">
      {output.sections.map(({ title, sentences }) => (
        <div key={title} className="analysis-section">
          <h3>{title}</h3>
          <Lines lines={sentences} />
        </div>
      ))}
      {output.seen && (
        <div className="analysis-section analysis-seen">
          <h3>Seen by {output.seen.model}, not measured</h3>
          <Lines
            lines={output.seen.shots.map(
              ({ shot, subject, action, setting }) =>
                `Shot ${shot}: ${[subject, action, setting].filter(Boolean).join(" ")}`,
            )}
          />
        </div>
      )}
    </Panel>
  );
}

function Prompts({ output, view }: { output: VideoAnalysis; view: VideoAnalysisView }) {
  return (
    <Panel
      id="prompts"
      title={output.clips.length > 0 ? "Prompts that would recreate it" : "Prompt for its sound"}
      actions={<CopyButton text={output.prompt} of="all prompts" />}
    >
      {output.clips.length > 0 ? (
        <Clips clips={output.clips} lengths={view.lengths} />
      ) : (
        <p data-prompt>{output.prompt}</p>
      )}
      {output.negativePrompt && (
        <p className="hint">
          Negative prompt: <span data-negative>{output.negativePrompt}</span>
        </p>
      )}
      {output.clips.length > 0 && (
        <div className="prompt-actions">
          <PrefillForm to="/" values={view.enhancer}>
            <WandSparkles size={16} aria-hidden /> Use in enhancer
          </PrefillForm>
          <PrefillForm to="/json-prompt" values={view.jsonPrompt}>
            <Braces size={16} aria-hidden /> As JSON prompt
          </PrefillForm>
        </div>
      )}
    </Panel>
  );
}

function Advice({ output: { keep, change } }: { output: VideoAnalysis }) {
  if (keep.length + change.length === 0) return null;
  return (
    <Panel id="advice" title="If you make it again">
      <div className="analysis-advice">
        {keep.length > 0 && (
          <div>
            <h3>Keep</h3>
            <Lines lines={keep} />
          </div>
        )}
        {change.length > 0 && (
          <div>
            <h3>Change</h3>
            <Lines lines={change} />
          </div>
        )}
      </div>
    </Panel>
  );
}

function Overview({ output }: { output: VideoAnalysis }) {
  const { picture, sound, source } = output.facts;
  const length = known(source.duration) ?? picture?.shots.at(-1)?.end ?? 0;
  return (
    <>
      {picture && !source.stillImage && length > 0 && (
        <Panel id="timeline" title="Timeline">
          <Timeline shots={picture.shots} length={length} />
          {sound && <SoundLane sound={sound} length={length} />}
        </Panel>
      )}
      {!picture && sound && length > 0 && (
        <Panel id="timeline" title="Timeline">
          <SoundLane sound={sound} length={length} />
        </Panel>
      )}
      {picture && (
        <Panel id="shots" title={source.stillImage ? "The picture" : "Shots"}>
          <ShotList shots={picture.shots} stills={output.stills} still={source.stillImage} />
        </Panel>
      )}
    </>
  );
}

function Json({ json }: { json: string }) {
  return (
    <Panel id="json" title="JSON" actions={<CopyButton text={json} of="the JSON" />}>
      <textarea className="analysis-json" aria-labelledby="json" readOnly rows={14} value={json} />
    </Panel>
  );
}

/** The parts of a result, in the order that each output format leads with. */
const ORDER: Record<OutputFormat, readonly ("overview" | "report" | "prompts" | "advice" | "json")[]> = {
  detailed: ["overview", "report", "prompts", "advice", "json"],
  prompt: ["prompts", "advice", "overview", "report", "json"],
  json: ["json", "overview", "report", "prompts", "advice"],
};

/** A finished analysis. */
export function AnalysisResult({ run, input }: AnalysisResultProps) {
  const { output, view, answerer, id } = run;
  const parts = {
    overview: <Overview output={output} />,
    report: <Report output={output} />,
    prompts: <Prompts output={output} view={view} />,
    advice: <Advice output={output} />,
    json: <Json json={view.json} />,
  };
  return (
    <div className="stack result">
      <AnsweredBy answerer={answerer} />
      <Badges output={output} input={input} />
      <p className="analysis-summary">{output.summary}</p>
      {output.warnings.length > 0 && (
        <ul className="hints" aria-label="Warnings">
          {output.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {ORDER[input.outputFormat as OutputFormat].map((part) => (
        <div key={part} className="contents">
          {parts[part]}
        </div>
      ))}
      {id !== null && (
        <div className="prompt-actions">
          <a className="button" href={runFileAddress(id, "video-analysis.json")} download>
            <Download size={16} aria-hidden /> Download JSON
          </a>
          <a className="button" href={runFileAddress(id, "video-analysis.html")} download>
            <Printer size={16} aria-hidden /> Download printable report
          </a>
        </div>
      )}
    </div>
  );
}
