import { db, inOneWrite } from "db/client.server";
import { batchItems, batchJobs } from "db/schema";
import { and, asc, count, desc, eq, isNull, lt, max, sql } from "drizzle-orm";
import { HttpError } from "~/http/errors.server";
import { announceChange, untilSo } from "./job-changes.server";
import type { JobProgress } from "./progress";
import { endJob, pausedSeconds, stopItemsOf, wakeWorker } from "./worker.server";

export type JobRow = typeof batchJobs.$inferSelect;
export type ItemRow = typeof batchItems.$inferSelect;

/** A job with its items in their order. */
export interface Job extends JobRow {
  items: ItemRow[];
}

export interface NewJob {
  kind: string;
  settings: unknown;
  staggerMs: number;
  prompts: readonly string[];
}

/** The most jobs of one person that may be under way: enough for anybody's work, too few for a flood. */
const MOST_RUNNING = 20;
/** The most items a job may gather by adding to it. */
const MOST_ITEMS = 500;
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
/** What stands in place of the result of an item that was not run any more. */
export const CANCELLED = "Cancelled";

const unknownJob = () => new HttpError(404, "This batch does not exist.");

/**
 * Keeps a job and has it run. When this returns, the job survives whatever happens to the process.
 * @param owner the user's id
 * @returns the job's number
 * @throws HttpError 429 when the owner has too many jobs under way
 */
export async function createJob(
  owner: number,
  { kind, settings, staggerMs, prompts }: NewJob,
): Promise<number> {
  const now = new Date();
  const id = inOneWrite((tx) => {
    const running = tx
      .select({ jobs: count() })
      .from(batchJobs)
      .where(and(eq(batchJobs.userId, owner), eq(batchJobs.status, "running")))
      .get();
    if ((running?.jobs ?? 0) >= MOST_RUNNING) {
      throw new HttpError(429, `You have ${MOST_RUNNING} batches under way. Please wait until one is done.`, {
        retryAfterSeconds: 30,
      });
    }
    const text = JSON.stringify(settings);
    const values = { userId: owner, kind, settings: text, staggerMs, createdAt: now, startedAt: now };
    const job = tx.insert(batchJobs).values(values).returning({ id: batchJobs.id }).get();
    tx.insert(batchItems)
      .values(prompts.map((prompt, place) => ({ jobId: job.id, place, prompt })))
      .run();
    return job.id;
  });
  wakeWorker();
  return id;
}

/** The job of that number, if it is the owner's and of that kind. @throws HttpError 404: another's is as good as none */
function ownJob(owner: number, id: number, kind?: string): JobRow {
  const job = db
    .select()
    .from(batchJobs)
    .where(and(eq(batchJobs.id, id), eq(batchJobs.userId, owner)))
    .get();
  if (!job || (kind !== undefined && job.kind !== kind)) throw unknownJob();
  return job;
}

/**
 * A job and its items.
 * @param owner the user's id
 * @throws HttpError 404 when the owner has no such job
 */
export async function findJob(owner: number, id: number, kind?: string): Promise<Job> {
  const job = ownJob(owner, id, kind);
  const items = db
    .select()
    .from(batchItems)
    .where(eq(batchItems.jobId, id))
    .orderBy(asc(batchItems.place))
    .all();
  return { ...job, items };
}

/** The number of the owner's job whose results a run in history holds; undefined when there is none (any more). */
export async function findJobOfRun(owner: number, historyId: number): Promise<number | undefined> {
  const job = db
    .select({ id: batchJobs.id })
    .from(batchJobs)
    .where(and(eq(batchJobs.historyId, historyId), eq(batchJobs.userId, owner)))
    .get();
  return job?.id;
}

/** The owner's jobs of a kind that are in no history: those under way, and those whose end nobody saw; newest first. */
export async function openJobs(owner: number, kind: string): Promise<(JobRow & { progress: JobProgress })[]> {
  const jobs = db
    .select()
    .from(batchJobs)
    .where(and(eq(batchJobs.userId, owner), eq(batchJobs.kind, kind), isNull(batchJobs.historyId)))
    .orderBy(desc(batchJobs.id))
    .limit(MOST_RUNNING)
    .all();
  return jobs.map((job) => ({ ...job, progress: measure(job) }));
}

/**
 * Adds items to a job and sets it going again.
 * @param settings what the whole job is run with from now on
 * @throws HttpError 404 when the owner has no such job, 400 when it would grow too long
 */
export async function addToJob(owner: number, id: number, job: NewJob): Promise<void> {
  inOneWrite((tx) => {
    ownJob(owner, id, job.kind);
    const last = tx
      .select({ place: max(batchItems.place) })
      .from(batchItems)
      .where(eq(batchItems.jobId, id))
      .get();
    const from = (last?.place ?? -1) + 1;
    if (from + job.prompts.length > MOST_ITEMS) {
      throw new HttpError(400, `A batch holds at most ${MOST_ITEMS} results. Please clear it first.`);
    }
    tx.insert(batchItems)
      .values(job.prompts.map((prompt, number) => ({ jobId: id, place: from + number, prompt })))
      .run();
    const settings = JSON.stringify(job.settings);
    tx.update(batchJobs)
      .set({ ...setGoing(), settings, staggerMs: job.staggerMs })
      .where(eq(batchJobs.id, id))
      .run();
  });
  wakeWorker();
  announceChange(id);
}

const setGoing = () => ({
  status: "running" as const,
  startedAt: new Date(),
  finishedAt: null,
  announced: false,
});

/**
 * Ends a job: what is finished stays, what is not is not run any more.
 * @throws HttpError 404 when the owner has no such job
 */
export async function cancelJob(owner: number, id: number, kind?: string): Promise<void> {
  const job = ownJob(owner, id, kind);
  if (job.status !== "running") return;
  inOneWrite((tx) => {
    tx.update(batchItems)
      .set({ status: "error", error: CANCELLED, finishedAt: new Date() })
      .where(and(eq(batchItems.jobId, id), eq(batchItems.status, "waiting")))
      .run();
    endJob(id, "cancelled");
  });
  stopItemsOf(id);
  announceChange(id);
}

/**
 * Runs a job's failed items again.
 * @throws HttpError 404 when the owner has no such job
 */
export async function retryFailed(owner: number, id: number, kind?: string): Promise<void> {
  ownJob(owner, id, kind);
  inOneWrite((tx) => {
    const again = tx
      .update(batchItems)
      .set({ status: "waiting", error: null, finishedAt: null })
      .where(and(eq(batchItems.jobId, id), eq(batchItems.status, "error")))
      .run();
    if (again.changes > 0) tx.update(batchJobs).set(setGoing()).where(eq(batchJobs.id, id)).run();
  });
  wakeWorker();
  announceChange(id);
}

/** Deletes a job of which nothing is to be kept. */
export async function forgetJob(owner: number, id: number): Promise<void> {
  stopItemsOf(id);
  db.delete(batchJobs)
    .where(and(eq(batchJobs.id, id), eq(batchJobs.userId, owner)))
    .run();
}

/** Deletes the jobs that ended a month ago or longer: what of them is worth keeping is in history. */
export function forgetOldJobs(): void {
  const before = new Date(Date.now() - KEPT_FOR_MS);
  db.delete(batchJobs).where(lt(batchJobs.finishedAt, before)).run();
}

/**
 * Takes note that the owner is now told of a job's end.
 * @returns whether this is the first time
 */
export async function announceEnd(id: number): Promise<boolean> {
  const { changes } = db
    .update(batchJobs)
    .set({ announced: true })
    .where(and(eq(batchJobs.id, id), eq(batchJobs.announced, false)))
    .run();
  return changes > 0;
}

const tally = db
  .select({
    total: count(),
    done: sql<number>`coalesce(sum(${batchItems.status} = 'success'), 0)`,
    failed: sql<number>`coalesce(sum(${batchItems.status} = 'error'), 0)`,
    lately: sql<number>`coalesce(sum(${batchItems.finishedAt} >= ${sql.placeholder("since")}), 0)`,
  })
  .from(batchItems)
  .where(eq(batchItems.jobId, sql.placeholder("id")))
  .prepare();

/** How far a job is, with the time to go judged by the time its items took since it was set going. */
export function measure(job: JobRow): JobProgress {
  const since = job.startedAt.getTime();
  const { total = 0, done = 0, failed = 0, lately = 0 } = tally.get({ id: job.id, since }) ?? {};
  const left = total - done - failed;
  const running = job.status === "running";
  const pause = running ? pausedSeconds() : null;
  const secondsEach = lately > 0 ? (Date.now() - since) / 1000 / lately : null;
  const secondsLeft = running && secondsEach !== null ? Math.ceil((pause ?? 0) + left * secondsEach) : null;
  return { status: job.status, total, done, failed, left, secondsLeft, pausedSeconds: pause };
}

/** How far the owner's job is. @throws HttpError 404 when there is no such job */
export const progressOf = async (owner: number, id: number): Promise<JobProgress> =>
  measure(ownJob(owner, id));

const isOver = (id: number) => {
  const job = db.select({ status: batchJobs.status }).from(batchJobs).where(eq(batchJobs.id, id)).get();
  return job?.status !== "running";
};

/** Waits for a job's end. @throws the signal's reason when it is aborted first */
export const untilOver = (id: number, signal: AbortSignal): Promise<void> =>
  untilSo(id, () => isOver(id), signal);

/** Waits for a job's end, but not longer than this. */
export async function untilOverOr(id: number, ms: number): Promise<void> {
  const enough = AbortSignal.timeout(ms);
  try {
    await untilOver(id, enough);
  } catch (error) {
    if (!enough.aborted) throw error;
  }
}
