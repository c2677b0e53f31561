import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { leaveToast, requireSession, type Session } from "~/accounts/sessions.server";
import {
  addToJob,
  announceEnd,
  cancelJob,
  createJob,
  findJob,
  type Job,
  measure,
  type NewJob,
  retryFailed,
  untilOverOr,
} from "~/batch/jobs.server";
import type { JobProgress } from "~/batch/progress";
import { UNKNOWN_ERROR } from "~/batch/worker.server";
import type { Toast } from "~/components/toast";
import { PREFILL } from "~/components/tool-address";
import { builtinEngine, configuredEngine } from "~/engine/engine.server";
import { toHttpError } from "~/http/errors.server";
import { parseForm, readForm } from "~/http/form.server";
import { describeError, log } from "~/http/log.server";
import { askedToCopy } from "../batch-files.server";
import type { ShownResult } from "../batch-results";
import type { FormValues } from "../define-tool";
import { CANCEL, CLEAR, RETRY } from "../prompt-intents";
import { fillPrompts, MAX_LIST_BYTES, type PromptListRules, shownBoxes } from "../prompt-list.server";
import { VIDEO_CONCEPTS } from "./concepts";
import { BATCH_PATH } from "./modes";
import { type EnhanceBatch, type EnhancedPrompt, enhanceBatch, NO_PROMPT_TO_PROCESS } from "./schema";
import { enhance } from "./tool.server";

/** The enhancer's jobs, among the batch room's. A job gathers all that is sent until its results are cleared. */
export const ENHANCE_KIND = "enhance";

/** What all items of a job are run with. */
export type EnhanceSettings = Omit<EnhanceBatch, "prompts">;

/** A remote model is not to be flooded: from one start to the next. */
const REMOTE_STAGGER_MS = 1000;
/** Long enough for the built-in engine to be done with most batches before the page is drawn. */
const QUICK_MS = 400;

const RULES: PromptListRules = {
  templates: VIDEO_CONCEPTS,
  templatesAdded: `${VIDEO_CONCEPTS.length} video concept templates added`,
};

/** What an empty form holds. */
const EMPTY_FORM: FormValues = { ...enhance.emptyForm, prompts: [""] };

const addressOf = (job: number) => `${BATCH_PATH}&job=${job}`;

/** An item's result as a file holds it. */
export interface EnhancedEntry extends EnhancedPrompt {
  id: string;
  originalPrompt: string;
}

/**
 * The results that an enhancer's job has so far, as its page and its file show them.
 * @throws HttpError 404 when the owner has no such job
 */
export function enhancedResults({ items }: Job): (ShownResult & { entry: EnhancedEntry | null })[] {
  return items.flatMap(({ id: itemId, place, prompt, status, result, error, historyId }) => {
    if (status === "waiting") return [];
    const id = String(itemId);
    const enhanced = status === "success" && result !== null ? (JSON.parse(result) as EnhancedPrompt) : null;
    return [
      {
        id,
        number: place + 1,
        prompt,
        status: enhanced ? ("success" as const) : ("error" as const),
        text: enhanced?.prompt ?? "",
        whole: enhanced && JSON.stringify(enhanced, null, 2),
        error: enhanced ? "" : (error ?? UNKNOWN_ERROR),
        run: enhanced && historyId !== null ? `/?run=${historyId}` : null,
        entry: enhanced && { id, originalPrompt: prompt, ...enhanced },
      },
    ];
  });
}

/** The owner's enhancer job that an address names; undefined when it names none. @throws HttpError 404 */
export async function enhancerJobOf(owner: number, query: URLSearchParams): Promise<Job | undefined> {
  const job = query.get("job");
  return job === null ? undefined : findJob(owner, /^\d{1,15}$/.test(job) ? Number(job) : 0, ENHANCE_KIND);
}

/** Says once that all that was sent is processed. */
async function announce(session: Session, job: Job, { status, done, failed }: JobProgress): Promise<void> {
  if (status === "running" || !(await announceEnd(job.id))) return;
  const processed = `${done} prompts processed so far`;
  const good: Toast = { ...enhance.succeeded({} as EnhancedPrompt), description: processed };
  const bad: Toast = {
    title: status === "cancelled" ? "Cancelled" : enhance.failed.title,
    description: done > 0 ? `${processed}, ${failed} failed` : enhance.failed.message,
    kind: "destructive",
  };
  await leaveToast(session, status === "done" && done > 0 ? good : bad);
  throw redirect(addressOf(job.id));
}

/** Batch mode's page: boxes, options, and the results gathered so far. */
export async function loadBatch(request: Request) {
  const session = await requireSession(request);
  const query = new URL(request.url).searchParams;
  const job = await enhancerJobOf(session.user.id, query).catch((error: unknown) => {
    const { status, message } = toHttpError(error);
    throw status === 404 ? data({ message }, { status }) : error;
  });
  const progress = job && measure(job);
  if (job && progress) await announce(session, job, progress);
  const { id, label, purpose } = enhance;
  const settings = job ? (JSON.parse(job.settings) as EnhanceSettings) : {};
  return {
    mode: "batch" as const,
    tool: { id, path: BATCH_PATH, label, purpose },
    constraint: getZodConstraint(enhanceBatch),
    values: { ...EMPTY_FORM, ...settings },
    jobId: job?.id ?? null,
    running: progress?.status === "running" ? progress : null,
    failed: progress?.failed ?? 0,
    results: job ? enhancedResults(job).map(({ entry: _entry, ...result }) => result) : [],
    allTicked: query.get("select") === "all",
    asked: askedToCopy(query),
  };
}
export type BatchPage = Awaited<ReturnType<typeof loadBatch>>;

/** What batch mode's action answers when it leads nowhere else. */
export interface BatchReply {
  mode: "batch";
  key: string;
  result?: SubmissionResult<string[]>;
  values?: FormValues;
  toast?: Toast;
}

async function send(
  owner: number,
  before: number | null,
  { prompts, ...settings }: EnhanceBatch,
): Promise<number> {
  const staggerMs = configuredEngine === builtinEngine ? 0 : REMOTE_STAGGER_MS;
  const job: NewJob = { kind: ENHANCE_KIND, settings, staggerMs, prompts };
  if (before === null) return createJob(owner, job);
  await addToJob(owner, before, job);
  return before;
}

/** Batch mode's action: buttons that fill the boxes, buttons of a batch under way, and sending one off. */
export async function handleBatch(request: Request, key: string) {
  const session = await requireSession(request);
  const owner = session.user.id;
  const form = await readForm(request, MAX_LIST_BYTES);
  const reply = (answer: Omit<BatchReply, "mode" | "key">, status = 200) =>
    data<BatchReply>({ mode: "batch", key, ...answer }, { status });
  const intent = form.get("intent");
  const posted = form.get("job");
  const before = typeof posted === "string" && /^\d{1,15}$/.test(posted) ? Number(posted) : null;
  if (intent === CANCEL || intent === RETRY) {
    await (intent === CANCEL ? cancelJob : retryFailed)(owner, before ?? 0, ENHANCE_KIND);
    await untilOverOr(before ?? 0, QUICK_MS);
    return redirect(addressOf(before ?? 0));
  }
  if (intent === CLEAR) {
    const toast: Toast = { title: "Cleared", kind: "success" };
    // The address of a job is left with it; the bare page stays, so its form is told that it is empty.
    if (before === null) return reply({ values: EMPTY_FORM, toast });
    await leaveToast(session, toast);
    return redirect(BATCH_PATH);
  }
  const submission = parseForm(form, enhanceBatch);
  const { prompts, originalPrompt, ...options } = submission.payload;
  const filled = await fillPrompts(intent, form, prompts, RULES);
  if (filled) return reply({ values: { ...options, prompts: filled.prompts }, toast: filled.toast });
  if (intent === PREFILL)
    return reply({ values: { ...options, prompts: shownBoxes(prompts ?? [originalPrompt]) } });
  if (submission.status !== "success") {
    const none = submission.error?.prompts?.includes(NO_PROMPT_TO_PROCESS);
    const toast: Toast = {
      title: "No Valid Prompts",
      description: NO_PROMPT_TO_PROCESS,
      kind: "destructive",
    };
    const status = submission.status === "error" ? 400 : 200;
    return reply({ result: submission.reply(), toast: none ? toast : undefined }, status);
  }
  try {
    const job = await send(owner, before, submission.value);
    await untilOverOr(job, QUICK_MS);
    return redirect(addressOf(job));
  } catch (error) {
    const { status, message } = toHttpError(error);
    if (status >= 500) log("error", "batch-not-sent", { id: key, status, ...describeError(error) });
    const { title, message: unknown } = enhance.failed;
    const toast: Toast = { title, description: status === 500 ? unknown : message, kind: "destructive" };
    return reply({ result: submission.reply(), toast }, status);
  }
}
