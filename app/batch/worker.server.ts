// Runs the items of every job. There is one worker, in the one process that holds the database: what is under way
// stands in memory alone, and in the database an item is waiting until its result is written. So a process that is
// killed has nothing to clear up, and nothing that is finished can be run again.
import { setImmediate as afterRequests } from "node:timers/promises";
import { db, inOneWrite } from "db/client.server";
import { batchItems, batchJobs } from "db/schema";
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { stopSignal } from "~/http/front-door.server";
import { describeError, log } from "~/http/log.server";
import { announceChange } from "./job-changes.server";

type JobRow = typeof batchJobs.$inferSelect;
type ItemRow = typeof batchItems.$inferSelect;

/** What came of running an item. */
export type Outcome =
  | {
      status: "success";
      /** Anything that can be JSON. */
      result: unknown;
      /** Keeps what else is kept of the item, in the same write as its result. @returns its number in history */
      keep?(): number | null;
    }
  /** @property error a sentence for the owner */
  | { status: "error"; error: string }
  /** Whoever answers asks for a pause; `error` is what the item ends with when its patience is used up. */
  | { status: "busy"; retryAfterSeconds: number; error: string };

/** What the batch room is handed: it knows jobs and items, and nothing of what they are about. */
export interface BatchRunner {
  /** Runs one item. Whatever it throws counts as a failure of that item alone. */
  run(job: JobRow, prompt: string, signal: AbortSignal): Promise<Outcome>;
  /**
   * Keeps a job as a whole, in the write that ends it.
   * @returns its number in history, or null where it has none
   */
  ended(job: JobRow, items: ItemRow[]): number | null;
}

/** How many items are under way at once, and how many of them may be one person's while others could come. */
const AT_ONCE = 4;
const AT_ONCE_OF_ONE = 3;
/** The longest an item waits for a busy model, all its waits together. */
const MOST_PATIENCE_SECONDS = 600;
const WRITE_AGAIN_MS = 1000;
/** What a failure reads as when nothing better is known of it. */
export const UNKNOWN_ERROR = "Unknown error occurred";

interface Active {
  job: JobRow;
  item: ItemRow;
  controller: AbortController;
  over: Promise<void>;
}

let runner: BatchRunner | undefined;
let stopped = false;
/** The last write failed: results wait in memory until the disk takes them. */
let cannotWrite = false;
let pausedUntil = 0;
let timer: NodeJS.Timeout | undefined;
const active = new Map<number, Active>();
/** When each job's newest item was started, in milliseconds since 1970. */
const startedAt = new Map<number, number>();
/** Whose turn it was, ever higher: the one with the lowest number is next. */
const turns = new Map<number, number>();
let turn = 0;
/** How long each item has waited for a busy model. */
const waited = new Map<number, number>();

const runningJobs = db
  .select()
  .from(batchJobs)
  .where(eq(batchJobs.status, "running"))
  .orderBy(asc(batchJobs.id))
  .prepare();

const oneWaiting = db
  .select({ id: batchItems.id })
  .from(batchItems)
  .where(and(eq(batchItems.jobId, sql.placeholder("jobId")), eq(batchItems.status, "waiting")))
  .limit(1)
  .prepare();

function nextItem(jobId: number): ItemRow | undefined {
  const underWay = [...active.values()].filter(({ job }) => job.id === jobId).map(({ item }) => item.id);
  return db
    .select()
    .from(batchItems)
    .where(
      and(eq(batchItems.jobId, jobId), eq(batchItems.status, "waiting"), notInArray(batchItems.id, underWay)),
    )
    .orderBy(asc(batchItems.place))
    .limit(1)
    .get();
}

/** The next item to start, or how many milliseconds to wait for the next one that may start. */
function choose(): { job: JobRow; item: ItemRow } | { waitMs: number | undefined } {
  const now = Date.now();
  if (pausedUntil > now) return { waitMs: pausedUntil - now };
  const byTurn = runningJobs.all().sort((a, b) => (turns.get(a.userId) ?? 0) - (turns.get(b.userId) ?? 0));
  let waitMs: number | undefined;
  for (const job of byTurn) {
    const ofOwner = [...active.values()].filter((one) => one.job.userId === job.userId).length;
    if (ofOwner >= AT_ONCE_OF_ONE) continue;
    const due = (startedAt.get(job.id) ?? 0) + job.staggerMs - now;
    const item = nextItem(job.id);
    if (!item) continue;
    if (due <= 0) return { job, item };
    waitMs = Math.min(waitMs ?? due, due);
  }
  return { waitMs };
}

function pump(): void {
  clearTimeout(timer);
  if (!runner || stopped) return;
  try {
    while (active.size < AT_ONCE) {
      const next = choose();
      if (!("item" in next)) {
        if (next.waitMs !== undefined) pumpIn(next.waitMs);
        return;
      }
      start(next.job, next.item);
    }
  } catch (error) {
    log("error", "batch-queue", describeError(error));
    pumpIn(WRITE_AGAIN_MS);
  }
}

function pumpIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(pump, ms);
  timer.unref();
}

function start(job: JobRow, item: ItemRow): void {
  turn += 1;
  turns.set(job.userId, turn);
  startedAt.set(job.id, Date.now());
  const controller = new AbortController();
  const over = work(job, item, controller.signal).finally(() => {
    active.delete(item.id);
    pump();
  });
  active.set(item.id, { job, item, controller, over });
}

async function outcomeOf(job: JobRow, item: ItemRow, signal: AbortSignal): Promise<Outcome> {
  try {
    // Whoever asks for a page meanwhile comes first.
    await afterRequests();
    signal.throwIfAborted();
    return (await runner?.run(job, item.prompt, signal)) ?? { status: "error", error: UNKNOWN_ERROR };
  } catch (error) {
    if (!signal.aborted) log("error", "batch-item", { job: job.id, item: item.id, ...describeError(error) });
    return { status: "error", error: UNKNOWN_ERROR };
  }
}

async function work(job: JobRow, item: ItemRow, signal: AbortSignal): Promise<void> {
  const outcome = await outcomeOf(job, item, signal);
  // Cancelled, or the server stops: either way it is no result.
  if (signal.aborted) return;
  if (outcome.status === "busy" && pauseFor(item.id, outcome.retryAfterSeconds))
    return announceChange(job.id);
  const result = outcome.status === "busy" ? { status: "error" as const, error: outcome.error } : outcome;
  while (!write(job.id, item.id, result)) {
    // A full disk does not make a finished item run again.
    await new Promise((resolve) => setTimeout(resolve, WRITE_AGAIN_MS).unref());
    if (stopped || signal.aborted) return;
  }
  waited.delete(item.id);
  announceChange(job.id);
}

/** Lets everything wait for a busy model. @returns false when the item has waited long enough */
function pauseFor(itemId: number, seconds: number): boolean {
  const before = waited.get(itemId) ?? 0;
  const patience = Math.min(seconds, MOST_PATIENCE_SECONDS - before);
  if (patience <= 0) {
    waited.delete(itemId);
    return false;
  }
  waited.set(itemId, before + patience);
  pausedUntil = Math.max(pausedUntil, Date.now() + patience * 1000);
  return true;
}

/** Writes an item's one result, and the job's end with its last. @returns whether the disk took it */
function write(jobId: number, itemId: number, outcome: Exclude<Outcome, { status: "busy" }>): boolean {
  try {
    inOneWrite((tx) => {
      const waiting = and(eq(batchItems.id, itemId), eq(batchItems.status, "waiting"));
      // Cancelled or deleted meanwhile: there is nothing to keep.
      if (!tx.select({ id: batchItems.id }).from(batchItems).where(waiting).get()) return;
      const now = new Date();
      const kept =
        outcome.status === "success"
          ? { result: JSON.stringify(outcome.result), historyId: outcome.keep?.() ?? null }
          : { error: outcome.error || UNKNOWN_ERROR };
      tx.update(batchItems)
        .set({ status: outcome.status, finishedAt: now, ...kept })
        .where(waiting)
        .run();
      if (!oneWaiting.get({ jobId })) endJob(jobId, "done");
    });
    cannotWrite = false;
    return true;
  } catch (error) {
    cannotWrite = true;
    log("error", "batch-result-not-saved", { job: jobId, item: itemId, ...describeError(error) });
    return false;
  }
}

/**
 * Ends a job and keeps what is kept of it as a whole. Called within the write that finished its last item.
 * @param status how it ended
 */
export function endJob(jobId: number, status: "done" | "cancelled"): void {
  const job = db
    .update(batchJobs)
    .set({ status, finishedAt: new Date() })
    .where(eq(batchJobs.id, jobId))
    .returning()
    .get();
  const items = db
    .select()
    .from(batchItems)
    .where(eq(batchItems.jobId, jobId))
    .orderBy(asc(batchItems.place))
    .all();
  const historyId = runner?.ended(job, items) ?? null;
  db.update(batchJobs).set({ historyId }).where(eq(batchJobs.id, jobId)).run();
  startedAt.delete(jobId);
}

/** Looks for work, as there may be some. */
export const wakeWorker = (): void => pump();

/** Ends the items of a job that are under way: nobody wants their results any more. */
export function stopItemsOf(jobId: number): void {
  for (const { job, controller } of active.values()) if (job.id === jobId) controller.abort();
}

/** @returns seconds until a busy model is asked again; null when nothing waits for one */
export function pausedSeconds(): number | null {
  const ms = pausedUntil - Date.now();
  return ms > 0 ? Math.ceil(ms / 1000) : null;
}

/** Starts the worker: whatever an earlier process left unfinished goes on. */
export function startWorker(handed: BatchRunner): void {
  runner = handed;
  stopSignal.addEventListener("abort", takeNoMoreWork);
  pump();
}

/** From now on no item is started; what is under way may still finish. */
function takeNoMoreWork(): void {
  stopped = true;
  clearTimeout(timer);
}

/** Ends what is still under way, as items that wait for the next process, and returns when nothing runs any more. */
export async function stopWorker(): Promise<void> {
  takeNoMoreWork();
  const works = [...active.values()];
  for (const { controller } of works) controller.abort();
  await Promise.all(works.map(({ over }) => over));
}

/** Whether items are taken and their results can be written. */
export const workerIsWell = (): boolean => runner !== undefined && !stopped && !cannotWrite;
