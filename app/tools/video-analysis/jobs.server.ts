// Analyses that were asked for by the page: they go on while their owner looks at how far they are. They live in this
// process's memory; what is finished is kept in history like any run.
import { randomUUID } from "node:crypto";
import { type FieldErrors, toHttpError } from "~/http/errors.server";
import { onStop } from "~/http/front-door.server";
import { describeError, log } from "~/http/log.server";
import type { Progress } from "../define-tool";
import type { VideoAnalysisInput } from "./schema";

/** How many of one owner's may be under way or waiting. */
const MOST_AT_ONCE = 3;
/** How long a job can still be looked at when it is over. */
const REMEMBERED_MS = 30 * 60_000;

/** How a job ended: `R` is what its work gave. */
type Ending<R> =
  | { state: "finished"; result: R }
  | { state: "cancelled" }
  | { state: "failed"; status: number; message: string; errors: FieldErrors };

export interface Job<R> {
  id: string;
  owner: number;
  input: VideoAnalysisInput;
  progress: Progress;
  /** Null while it is under way. */
  ending: Ending<R> | null;
}

/** The jobs of everybody, each seen by its owner alone. */
export class Jobs<R> {
  readonly #jobs = new Map<string, { job: Job<R>; abort: AbortController; work: Promise<void> }>();

  constructor() {
    onStop(async () => {
      for (const { abort } of this.#jobs.values()) abort.abort();
      await Promise.all([...this.#jobs.values()].map(({ work }) => work));
    });
  }

  /** @returns why this owner cannot start another one now; undefined when they can */
  tooMany(owner: number): string | undefined {
    const open = [...this.#jobs.values()].filter(({ job }) => job.owner === owner && !job.ending).length;
    if (open < MOST_AT_ONCE) return undefined;
    return `You have ${open} analyses under way. Please wait for one of them, or cancel one.`;
  }

  /**
   * Starts a job.
   * @param work does it; its errors end the job
   * @returns the job's id
   */
  start(
    owner: number,
    input: VideoAnalysisInput,
    work: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<R>,
  ): string {
    const abort = new AbortController();
    const id = randomUUID();
    const job: Job<R> = {
      id,
      owner,
      input,
      progress: { stage: "Fetching", share: null, waitingFor: 0 },
      ending: null,
    };
    const onProgress = (progress: Progress) => {
      job.progress = progress;
    };
    const run = async () => {
      try {
        job.ending = { state: "finished", result: await work(abort.signal, onProgress) };
      } catch (error) {
        job.ending = abort.signal.aborted ? { state: "cancelled" } : failure(id, error);
      }
      setTimeout(() => this.#jobs.delete(id), REMEMBERED_MS).unref();
    };
    this.#jobs.set(id, { job, abort, work: run() });
    return id;
  }

  /** @returns undefined for what does not exist or is another's */
  find(id: string, owner: number): Job<R> | undefined {
    const { job } = this.#jobs.get(id) ?? {};
    return job?.owner === owner ? job : undefined;
  }

  /** Ends a job's work and waits until it has cleaned up; one that is over or another's is left as it is. */
  async cancel(id: string, owner: number): Promise<void> {
    const entry = this.#jobs.get(id);
    if (entry?.job.owner !== owner || entry.job.ending) return;
    entry.abort.abort();
    await entry.work;
  }
}

function failure(id: string, error: unknown): Ending<never> {
  const { status, message, details } = toHttpError(error);
  if (status >= 500) log("error", "analysis-failed", { id, status, ...describeError(error) });
  return { state: "failed", status, message, errors: details.errors ?? {} };
}
