import { SlidersHorizontal } from "lucide-react";
import { AnsweredBy } from "~/components/answered-by";
import { PromptText } from "~/components/prompt-text";
import type { FormValues, ShownRun } from "../define-tool";
import { EmptyResult } from "../empty-result";
import { PendingResult } from "../pending-result";
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

const EXAMPLE = 'A stunning night market in bright sunlight, a cook tosses noodles and says, "Almost ready!"';

/** Before the first run: what will stand here, and an example that fills the form. */
export function EmptyOptimization({ form }: { form: string }) {
  return (
    <EmptyResult
      icon={SlidersHorizontal}
      text="Your prompt comes back in your own words, mended and filled in. Every change is listed, and you choose which to keep."
      examples={[{ intent: `append:${EXAMPLE}`, label: `Try: ${EXAMPLE}` }]}
      form={form}
    />
  );
}

/** While a run is under way: the result's own shape, so that nothing jumps. */
export function PendingOptimization() {
  return (
    <PendingResult label="Optimizing...">
      <div className="skeleton h-44" />
      <div className="skeleton h-32" />
      {LISTS.map(([name]) => (
        <div key={name} className="skeleton h-14" />
      ))}
    </PendingResult>
  );
}

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
