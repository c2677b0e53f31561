import {
  CANCELLED,
  cancelJob,
  createJob,
  findJob,
  forgetJob,
  type ItemRow,
  type Job,
  untilOver,
} from "~/batch/jobs.server";
import { UNKNOWN_ERROR } from "~/batch/worker.server";
import { HttpError } from "~/http/errors.server";
import { stopSignal } from "~/http/front-door.server";
import type { RunContext } from "../define-tool";
import { type BatchInput, type BatchOutput, type BatchResult, batchInput } from "./schema";

/** The jobs of this tool, among the batch room's. */
export const KIND = "batch-processing";

/** What a job of this tool is run with. */
export interface BatchSettings extends Omit<BatchInput, "prompts"> {
  /** Whether its end is kept in history: a call of the API keeps nothing there. */
  kept: boolean;
}

/**
 * Sends prompts off.
 * @param owner the user's id
 * @returns the job's number
 */
export function sendBatch(owner: number, { prompts, ...rest }: BatchInput, kept: boolean): Promise<number> {
  const settings: BatchSettings = { ...rest, kept };
  return createJob(owner, { kind: KIND, settings, staggerMs: 0, prompts });
}

/** The owner's batch of that number. @throws HttpError 404 */
export const findBatch = (owner: number, id: number): Promise<Job> => findJob(owner, id, KIND);

/** What a batch was asked, as its form and history hold it. */
export function inputOf(settings: string, items: readonly ItemRow[]): BatchInput {
  const { kept: _kept, ...rest } = JSON.parse(settings) as BatchSettings;
  return batchInput.parse({ ...rest, prompts: items.map(({ prompt }) => prompt) });
}

/** The results there are so far. */
export function resultsOf(items: readonly ItemRow[]): BatchResult[] {
  return items.flatMap(({ id, prompt, status, result, error }) => {
    if (status === "waiting") return [];
    const found: BatchResult =
      status === "success" && result !== null
        ? { id: String(id), originalPrompt: prompt, status, result: JSON.parse(result) }
        : { id: String(id), originalPrompt: prompt, status: "error", error: error ?? UNKNOWN_ERROR };
    return [found];
  });
}

/** Whether anything of a job that ended is worth keeping. */
export const hasResults = (items: readonly ItemRow[]): boolean =>
  items.some(({ error }) => error !== CANCELLED);

/**
 * Answers a call of the API when all of it is done. A call that nobody waits for any more is cancelled; one that the
 * server's end interrupts goes on with the next start, and its results are on the page.
 */
export async function answerBatch(input: BatchInput, { user, signal }: RunContext): Promise<BatchOutput> {
  const id = await sendBatch(user.id, input, false);
  try {
    await untilOver(id, AbortSignal.any([signal, stopSignal]));
  } catch (error) {
    if (stopSignal.aborted && !signal.aborted) {
      throw new HttpError(
        503,
        "The server is restarting. The batch goes on afterwards: see Batch Processing.",
        {
          retryAfterSeconds: 10,
        },
      );
    }
    await cancelJob(user.id, id);
    await forgetJob(user.id, id);
    throw error;
  }
  const { items } = await findBatch(user.id, id);
  await forgetJob(user.id, id);
  return { results: resultsOf(items) };
}
