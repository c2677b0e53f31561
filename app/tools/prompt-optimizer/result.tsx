import { AnsweredBy } from "~/components/answered-by";
import { PromptText } from "~/components/prompt-text";
import type { FormValues, ShownRun } from "../define-tool";
import { Comparison } from "./comparison";
import { QualityBadge } from "./quality-badge";
import type { OptimizerOutput } from "./schema";
import type { OptimizerView } from "./tool.server";

const LISTS = [
  ["technicalEnhancements", "Technical enhancements"],
  ["styleImprovements", "Style improvements"],
  ["audioEnhancements", "Audio enhancements"],
  ["productionNotes", "Production notes"],
] as const satisfies readonly [keyof OptimizerOutput, string][];

function NoteList({ title, notes, lead }: { title: string; notes: readonly string[]; lead?: string }) {
  if (notes.length === 0 && !lead) return null;
  return (
    <section className="note-list">
      <h3>{title}</h3>
      {lead && <p>{lead}</p>}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ResultProps {
  path: string;
  run: ShownRun<OptimizerOutput, OptimizerView>;
  input: FormValues;
}

/** A run: the optimized prompt, its quality, what changed, and what to know. */
export function OptimizedResult({ path, run, input }: ResultProps) {
  const { output, view, answerer } = run;
  const { estimatedQuality, originalQuality, changes = [] } = output;
  const rejected = Array.isArray(input.rejected) ? (input.rejected as number[]) : [];
  return (
    <div className="stack result">
      <div className="result-line">
        <AnsweredBy answerer={answerer} />
        {estimatedQuality !== undefined && originalQuality !== undefined && (
          <QualityBadge before={originalQuality} after={estimatedQuality} band={view.band} />
        )}
      </div>
      <PromptText
        prompt={output.optimizedPrompt}
        segments={view.segments}
        measure={view.measure}
        fileName="optimized-prompt.txt"
      />
      <Comparison
        key={run.id ?? "unkept"}
        path={path}
        input={input}
        view={view}
        changes={changes}
        rejected={rejected}
        repeatable={answerer?.engine === "builtin" && input.proposal === undefined}
      />
      <div className="note-lists">
        {LISTS.map(([name, title]) => (
          <NoteList key={name} title={title} notes={output[name]} />
        ))}
        <NoteList
          title="Platform compatibility"
          lead={output.veo3Compatibility}
          notes={output.compatibilityNotes}
        />
      </div>
    </div>
  );
}
