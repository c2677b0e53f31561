// How the items of a batch are run: the batch room knows jobs, this module knows which tool they are for.
import { findUser } from "~/accounts/users.server";
import { forgetOldJobs, type ItemRow, type JobRow } from "~/batch/jobs.server";
import { type BatchRunner, type Outcome, startWorker, UNKNOWN_ERROR } from "~/batch/worker.server";
import { configuredEngine } from "~/engine/engine.server";
import { EngineError } from "~/engine/engine-error.server";
import { insertHistoryItem, replaceHistoryItem } from "~/history/runs.server";
import { HttpError } from "~/http/errors.server";
import * as batch from "./batch-processing/job.server";
import { type ItemRequest, requestOf } from "./batch-processing/requests.server";
import { batchProcessing } from "./batch-processing/tool.server";
import { ENHANCE_KIND } from "./enhance/batch.server";
import { findTool } from "./registry.server";
import { runTool } from "./run-tool.server";
import { historyItemOf } from "./tool-route.server";

/** What there is to know of the jobs of one kind. */
interface Kind {
  /** What an item asks, and of which tool. */
  request(settings: string, prompt: string): ItemRequest;
  /** Whether every item is a run of its own in history. */
  keepsItems: boolean;
  /** Keeps the whole when it has ended. @returns its number in history */
  keepWhole?(job: JobRow, items: ItemRow[]): number | null;
}

const KINDS: Record<string, Kind> = {
  [batch.KIND]: {
    request(settings, prompt) {
      const { processingType, options } = JSON.parse(settings) as batch.BatchSettings;
      return requestOf(processingType, prompt, options);
    },
    keepsItems: false,
    keepWhole: keepBatch,
  },
  [ENHANCE_KIND]: {
    request: (settings, prompt) => ({
      tool: "enhance",
      input: { ...(JSON.parse(settings) as Record<string, unknown>), originalPrompt: prompt },
    }),
    keepsItems: true,
  },
};

function keepBatch(job: JobRow, items: ItemRow[]): number | null {
  const { kept } = JSON.parse(job.settings) as batch.BatchSettings;
  if (!kept || !batch.hasResults(items)) return job.historyId;
  const item = historyItemOf(batchProcessing, batch.inputOf(job.settings, items), {
    results: batch.resultsOf(items),
  });
  const { id: engine, model } = configuredEngine;
  const durationMs = (job.finishedAt ?? new Date()).getTime() - job.startedAt.getTime();
  const answerer = { engine, model, durationMs };
  if (job.historyId !== null && replaceHistoryItem(job.userId, job.historyId, item, answerer))
    return job.historyId;
  return insertHistoryItem(job.userId, item, answerer).id;
}

const failure = (error: string): Outcome => ({ status: "error", error });

/** What a person reads of an error; an error that nobody foresaw is thrown on. */
function outcomeOfError(error: unknown): Outcome {
  if (!(error instanceof HttpError)) throw error;
  const { retryAfterSeconds } = error.details;
  if (error instanceof EngineError && error.fault === "rateLimited" && retryAfterSeconds) {
    return { status: "busy", retryAfterSeconds, error: error.message };
  }
  return failure(error.message);
}

const runner: BatchRunner = {
  async run(job, prompt, signal) {
    const kind = KINDS[job.kind];
    const user = await findUser(job.userId);
    if (!kind || !user) return failure(UNKNOWN_ERROR);
    const request = kind.request(job.settings, prompt);
    const tool = findTool(request.tool);
    if (!tool) return failure("This server has no such tool.");
    const input = tool.input.safeParse(request.input);
    if (!input.success) return failure(input.error.issues[0]?.message ?? UNKNOWN_ERROR);
    try {
      const { output, answerer } = await runTool(tool, input.data, { user, signal });
      return {
        status: "success",
        result: request.part ? output[request.part] : output,
        keep() {
          tool.record?.(input.data, output, user.id);
          if (!kind.keepsItems) return null;
          return insertHistoryItem(user.id, historyItemOf(tool, input.data, output), answerer).id;
        },
      };
    } catch (error) {
      return outcomeOfError(error);
    }
  },
  ended: (job, items) => KINDS[job.kind]?.keepWhole?.(job, items) ?? null,
};

/** Takes up the jobs that an earlier process left unfinished, and from now on every new one. */
export function startBatches(): void {
  forgetOldJobs();
  startWorker(runner);
}
