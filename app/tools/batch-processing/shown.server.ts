import { findJobOfRun, type Job, measure } from "~/batch/jobs.server";
import type { JobProgress } from "~/batch/progress";
import { outputText } from "~/history/item-text";
import { findRun } from "~/history/runs.server";
import { HttpError } from "~/http/errors.server";
import type { ShownResult } from "../batch-results";
import { readRun, shownAsText } from "../tool-route.server";
import { findBatch, inputOf, resultsOf } from "./job.server";
import type { BatchInput, BatchResult } from "./schema";
import { batchProcessing } from "./tool.server";

/** Which results of a batch are wanted. */
export const FILTERS = ["all", "success", "error"] as const;
export type ResultFilter = (typeof FILTERS)[number];

/** A batch as its page has it: a job of the batch room's, or the run in history that came of one. */
export interface FoundBatch {
  input: BatchInput;
  results: BatchResult[];
  /** The job, where there still is one: it can be cancelled, or its failures run again. */
  jobId: number | null;
  job: Job | null;
  progress: JobProgress | null;
}

const unknown = () => new HttpError(404, "This batch does not exist.");
const numberOf = (text: string) => {
  if (!/^\d{1,15}$/.test(text)) throw unknown();
  return Number(text);
};

/**
 * The owner's batch that an address names, by `job` or `run`.
 * @returns undefined when it names none
 * @throws HttpError 404 when the owner has no such batch
 */
export async function batchOf(owner: number, query: URLSearchParams): Promise<FoundBatch | undefined> {
  const [jobNumber, runNumber] = [query.get("job"), query.get("run")];
  if (jobNumber !== null) {
    const job = await findBatch(owner, numberOf(jobNumber));
    const { id: jobId, items } = job;
    return {
      input: inputOf(job.settings, items),
      results: resultsOf(items),
      jobId,
      job,
      progress: measure(job),
    };
  }
  if (runNumber === null) return undefined;
  const id = numberOf(runNumber);
  const run = await findRun(owner, id, "batch-processing");
  if (!run) throw unknown();
  const held = readRun(batchProcessing, run);
  if (!held) throw shownAsText(batchProcessing.path, id);
  const jobId = (await findJobOfRun(owner, id)) ?? null;
  return { input: held.input, results: held.output.results, jobId, job: null, progress: null };
}

/** What an address wants to see of a batch. */
export function wantedOf(query: URLSearchParams): { search: string; filter: ResultFilter } {
  const filter = FILTERS.find((name) => name === query.get("filter")) ?? "all";
  return { search: query.get("q") ?? "", filter };
}

/** The results whose original prompt holds a text, whatever its capitals, and whose status is wanted; as a page shows them. */
export function shownResults(
  { input, results }: Pick<FoundBatch, "input" | "results">,
  { search, filter }: { search: string; filter: ResultFilter },
): (ShownResult & { entry: BatchResult })[] {
  const sought = search.trim().toLowerCase();
  return results
    .map((entry, index) => ({ entry, number: index + 1 }))
    .filter(({ entry }) => filter === "all" || entry.status === filter)
    .filter(({ entry }) => entry.originalPrompt.toLowerCase().includes(sought))
    .map(({ entry, number }) => {
      const { id, originalPrompt: prompt, status, result, error = "" } = entry;
      const indented = typeof result === "object" ? JSON.stringify(result, null, 2) : (result ?? "");
      // A JSON prompt is wanted whole; of anything else, the prompt that is in it.
      const isWhole = input.processingType === "json-generation" || result === undefined;
      const text = isWhole ? indented : outputText(JSON.stringify(result));
      return {
        id,
        number,
        prompt,
        status,
        text,
        whole: indented === text ? null : indented,
        error,
        run: null,
        entry,
      };
    });
}
