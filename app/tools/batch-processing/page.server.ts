import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { leaveToast, requireSession, type Session } from "~/accounts/sessions.server";
import { announceEnd, cancelJob, openJobs, retryFailed, untilOverOr } from "~/batch/jobs.server";
import type { Toast } from "~/components/toast";
import { PREFILL } from "~/components/tool-address";
import { toHttpError } from "~/http/errors.server";
import { parseForm, readForm } from "~/http/form.server";
import { describeError, log } from "~/http/log.server";
import { pageAction } from "~/http/page-action.server";
import { askedToCopy } from "../batch-files.server";
import type { FormValues } from "../define-tool";
import { CANCEL, CLEAR, RETRY } from "../prompt-intents";
import {
  fillPrompts,
  MAX_LIST_BYTES,
  MAX_PROMPTS,
  type PromptListRules,
  shownBoxes,
} from "../prompt-list.server";
import { KIND, sendBatch } from "./job.server";
import { CHOICES, PROCESSING_TYPES, SWITCHES } from "./options";
import { batchForm, EMPTY_BATCH, NO_VALID_PROMPT } from "./schema";
import { batchOf, type FoundBatch, shownResults, wantedOf } from "./shown.server";
import { SHOW_TAB } from "./tabs";
import { BATCH_TEMPLATES } from "./templates";
import { batchProcessing } from "./tool.server";

const { path, label, purpose, succeeded, failed } = batchProcessing;

/** Long enough for the built-in engine to be done with most batches before the page is drawn. */
const QUICK_MS = 400;

const RULES: PromptListRules = {
  templates: BATCH_TEMPLATES,
  templatesAdded: `${BATCH_TEMPLATES.length} template prompts added`,
};

const jobAddress = (id: number) => `${path}?job=${id}&tab=results`;

/** Says once that a batch is over, and leads to where its results are kept. */
async function leadOn(session: Session, { job, results, progress }: FoundBatch): Promise<void> {
  if (!job || !progress || progress.status === "running") return;
  const first = await announceEnd(job.id);
  if (first && progress.status === "done") await leaveToast(session, succeeded({ results }));
  if (first && progress.status === "cancelled") {
    const description = `${progress.done} of ${progress.total} prompts were processed.`;
    await leaveToast(session, { title: "Cancelled", description, kind: "success" });
  }
  if (job.historyId !== null) throw redirect(`${path}?run=${job.historyId}&tab=results`);
  if (first) throw redirect(jobAddress(job.id));
}

/** The loader: an empty form, a batch under way, or the results of one that is over. */
export async function loadPage({ request }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const owner = session.user.id;
  const query = new URL(request.url).searchParams;
  const found = await batchOf(owner, query).catch((error: unknown) => {
    const { status, message } = toHttpError(error);
    throw status === 404 ? data({ message }, { status }) : error;
  });
  if (found) await leadOn(session, found);
  const wanted = wantedOf(query);
  const running = found?.progress?.status === "running" ? found.progress : null;
  const others = (await openJobs(owner, KIND)).filter(({ id }) => id !== found?.job?.id);
  const failures = found?.results.filter(({ status }) => status === "error").length ?? 0;
  const tab = query.get("tab") ?? (found ? "results" : "input");
  return {
    tool: { path, label, purpose },
    most: MAX_PROMPTS,
    constraint: getZodConstraint(batchForm),
    values: (found?.input ?? EMPTY_BATCH) as FormValues,
    types: PROCESSING_TYPES.map(({ value, label: name, says }) => ({ value, label: name, says })),
    choices: CHOICES,
    switches: SWITCHES,
    tab: tab === "results" ? ("results" as const) : ("input" as const),
    ...wanted,
    allTicked: query.get("select") === "all",
    asked: askedToCopy(query),
    batch: found
      ? {
          // The same while it is under way and once it is kept, so that what is typed meanwhile stays.
          key: found.jobId === null ? `run-${query.get("run")}` : `job-${found.jobId}`,
          place: { job: query.get("job"), run: query.get("run") },
          jobId: found.jobId,
          running,
          counts: { all: found.results.length, success: found.results.length - failures, error: failures },
          results: shownResults(found, wanted).map(({ entry: _entry, ...result }) => result),
        }
      : null,
    others: others.map(({ id, progress }) => ({ id, ...progress })),
  };
}

/** What the action answers when it leads nowhere else. */
export interface BatchReply {
  key: string;
  result?: SubmissionResult<string[]>;
  values?: FormValues;
  toast?: Toast;
}

/** A posted type and options over those of an empty form; a posted form says "no" by leaving a box out. */
function filledValues(payload: Record<string, unknown>, prompts: string[], whole: boolean): FormValues {
  const { options, processingType = EMPTY_BATCH.processingType } = payload;
  const posted = (options ?? {}) as Record<string, unknown>;
  return { prompts, processingType, options: whole ? posted : { ...EMPTY_BATCH.options, ...posted } };
}

/** The action: buttons that fill the boxes, buttons of a batch under way, and sending one off. */
export const handlePost = pageAction(async ({ request }, key) => {
  const session = await requireSession(request);
  const owner = session.user.id;
  const form = await readForm(request, MAX_LIST_BYTES);
  const reply = (answer: Omit<BatchReply, "key">, status = 200) =>
    data<BatchReply>({ key, ...answer }, { status });
  const intent = form.get("intent");
  if (intent === CANCEL || intent === RETRY) {
    const id = Number(form.get("job"));
    await (intent === CANCEL ? cancelJob : retryFailed)(owner, id, KIND);
    await untilOverOr(id, QUICK_MS);
    return redirect(jobAddress(id));
  }
  if (intent === CLEAR) {
    const toast: Toast = { title: "Cleared", kind: "success" };
    const query = new URL(request.url).searchParams;
    // An address that names a batch is left with it; the bare page stays, so its form is told that it is empty.
    if (!query.has("job") && !query.has("run")) return reply({ values: EMPTY_BATCH, toast });
    await leaveToast(session, toast);
    return redirect(path);
  }
  const submission = parseForm(form, batchForm);
  const { payload } = submission;
  if (intent === SHOW_TAB) return reply({ values: filledValues(payload, shownBoxes(payload.prompts), true) });
  const filled = await fillPrompts(intent, form, payload.prompts, RULES);
  if (filled) return reply({ values: filledValues(payload, filled.prompts, true), toast: filled.toast });
  if (intent === PREFILL) return reply({ values: filledValues(payload, shownBoxes(payload.prompts), false) });
  if (submission.status !== "success") {
    const none = submission.error?.prompts?.includes(NO_VALID_PROMPT);
    const toast: Toast = { title: "No Valid Prompts", description: NO_VALID_PROMPT, kind: "destructive" };
    const status = submission.status === "error" ? 400 : 200;
    return reply({ result: submission.reply(), toast: none ? toast : undefined }, status);
  }
  try {
    const id = await sendBatch(owner, submission.value, true);
    await untilOverOr(id, QUICK_MS);
    return redirect(jobAddress(id));
  } catch (error) {
    const { status, message } = toHttpError(error);
    if (status >= 500) log("error", "batch-not-sent", { id: key, status, ...describeError(error) });
    const description = status === 500 ? failed.message : message;
    return reply(
      { result: submission.reply(), toast: { title: failed.title, description, kind: "destructive" } },
      status,
    );
  }
});
