import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { leaveToast, requireSession } from "~/accounts/sessions.server";
import type { Toast } from "~/components/toast";
import { PREFILL } from "~/components/tool-address";
import { builtinEngine, configuredEngine, type Engine } from "~/engine/engine.server";
import { env } from "~/env.server";
import { HttpError } from "~/http/errors.server";
import { parseForm, readForm } from "~/http/form.server";
import { describeError, log } from "~/http/log.server";
import { boundaryOf } from "~/http/multipart";
import { pageAction } from "~/http/page-action.server";
import { FileTooLarge, type ReceivedFile, receiveForm } from "~/http/upload.server";
import { makePrivateFolder } from "~/video/private-folder.server";
import type { Progress, RunContext, ShownRun } from "../define-tool";
import { runTool, type ToolRun } from "../run-tool.server";
import { keepRun, type ToolReply, toolLoader } from "../tool-route.server";
import { type Job, Jobs } from "./jobs.server";
import { FILE_FIELD } from "./options";
import type { VideoAnalysis, VideoAnalysisInput } from "./schema";
import { videoAnalysisTool as tool, type VideoAnalysisView } from "./tool.server";

type Shown = ShownRun<VideoAnalysis, VideoAnalysisView>;
type Reply = ToolReply<VideoAnalysis, VideoAnalysisView>;

/** What a job gave: the number of the run in history, or the run itself where it could not be kept. */
type Result = { kept: number } | { unkept: ToolRun<VideoAnalysis> };

/** The button that ends an analysis. */
export const CANCEL = "cancel";

const GONE = "This analysis does not exist any more. Please start it again.";

const jobs = new Jobs<Result>();
const loadTool = toolLoader(tool);

const failed = (description: string): Toast => ({
  title: tool.failed.title,
  description,
  kind: "destructive",
});

/** What the form is filled with again; a file that was sent in is not kept. */
function valuesOf(input: VideoAnalysisInput): Record<string, string> {
  const { fileName: _gone, ...values } = input;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** How a job that is over is told; the form as it was posted comes with the page. */
function answerOf(job: Job<Result>): Reply | undefined {
  const { id: key, ending, input } = job;
  if (ending === null) return undefined;
  const initialValue = valuesOf(input);
  if (ending.state === "cancelled") {
    return { key, toast: { title: "Analysis cancelled", kind: "success" } };
  }
  if (ending.state === "failed") {
    const message = ending.status === 500 ? tool.failed.message : ending.message;
    return {
      key,
      result: { status: "error", initialValue, error: ending.errors },
      toast: failed(message),
    };
  }
  if ("kept" in ending.result) return undefined;
  const { output, answerer } = ending.result.unkept;
  const run: Shown = {
    id: null,
    output,
    view: tool.view(input, output),
    answerer,
    createdAt: new Date().toISOString(),
  };
  return { key, run, toast: tool.succeeded(output) };
}

/** The page: empty, with a kept run (`?run=`), or with an analysis that is under way (`?job=`). */
export async function loadPage(args: LoaderFunctionArgs) {
  const page = {
    ...(await loadTool(args)),
    maxBytes: env.VIDEO_MAX_BYTES,
    maxSeconds: env.VIDEO_MAX_SECONDS,
    job: null as { id: string; progress: Progress } | null,
    told: null as Reply | null,
  };
  const id = new URL(args.request.url).searchParams.get("job");
  if (id === null) return page;
  const session = await requireSession(args.request);
  const job = jobs.find(id, session.user.id);
  if (!job) throw data({ message: GONE }, { status: 404 });
  const { ending } = job;
  if (ending?.state === "finished" && "kept" in ending.result) {
    await leaveToast(session, { title: "Video Analysis Complete!", kind: "success" });
    throw redirect(`${tool.path}?run=${ending.result.kept}`);
  }
  return {
    ...page,
    values: valuesOf(job.input),
    job: ending ? null : { id, progress: job.progress },
    told: answerOf(job) ?? null,
  };
}

/** Runs the tool and keeps the run; what cannot be kept is shown all the same. */
async function analyse(input: VideoAnalysisInput, context: RunContext & { engine: Engine }): Promise<Result> {
  const run = await runTool(tool, input, context);
  try {
    return { kept: await keepRun(tool, context.user.id, input, run) };
  } catch (error) {
    log("error", "history-not-saved", { tool: tool.id, ...describeError(error) });
    return { unkept: run };
  }
}

/** A posted form, with the file that may have come with it, or what is wrong with that. */
interface Posted {
  form: FormData;
  file?: ReceivedFile;
  refusal?: string;
}

async function readPosted(request: Request, folder: string): Promise<Posted> {
  // Buttons of other pages, and Cancel, post without a file.
  if (boundaryOf(request.headers.get("content-type")) === undefined) return { form: await readForm(request) };
  try {
    const { fields, file } = await receiveForm(request, folder, {
      field: FILE_FIELD,
      maxBytes: env.VIDEO_MAX_BYTES,
    });
    return { form: fields, file };
  } catch (error) {
    if (!(error instanceof FileTooLarge)) throw error;
    const refusal = `The file is too large: at most ${Math.floor(env.VIDEO_MAX_BYTES / 1_000_000)} MB are accepted.`;
    return { form: error.fields, refusal };
  }
}

/** A file goes before an address; without one there is no file name to keep, whatever the form says. */
function withFileName({ form, file, refusal }: Posted): FormData {
  form.delete("fileName");
  if (file || refusal) form.set("fileName", file?.name || "video");
  if (file) form.delete("videoUrl");
  return form;
}

/** What the page's form does: cancels an analysis, is filled by another tool, or starts one and leads to it. */
export const actOnPage = pageAction(async ({ request }: ActionFunctionArgs, key) => {
  const session = await requireSession(request);
  const { user } = session;
  const reply = (answer: Omit<Reply, "key">, status = 200) => data<Reply>({ key, ...answer }, { status });
  const { folder, remove } = await makePrivateFolder();
  let isHandedOn = false;
  try {
    const posted = await readPosted(request, folder);
    const { form, file, refusal } = posted;
    const intent = form.get("intent");
    if (intent === CANCEL) {
      const id = new URL(request.url).searchParams.get("job") ?? "";
      if (!jobs.find(id, user.id)) throw new HttpError(404, GONE);
      await jobs.cancel(id, user.id);
      return redirect(`${tool.path}?job=${id}`);
    }
    const submission = parseForm(withFileName(posted), tool.input);
    if (intent === PREFILL) return reply({ values: { ...tool.emptyForm, ...submission.payload } });
    if (refusal) {
      const result = submission.reply({ fieldErrors: { [FILE_FIELD]: [refusal] } });
      return reply({ result, toast: failed(refusal) }, 413);
    }
    if (submission.status !== "success") {
      return reply({ result: submission.reply() }, submission.status === "error" ? 400 : 200);
    }
    const tooMany = jobs.tooMany(user.id);
    if (tooMany) return reply({ result: submission.reply(), toast: failed(tooMany) }, 429);
    const input = submission.value;
    const engine = form.get("engine") === "builtin" ? builtinEngine : configuredEngine;
    const id = jobs.start(user.id, input, (signal, onProgress) =>
      analyse(input, { user, signal, onProgress, file: file?.path, engine }).finally(remove),
    );
    isHandedOn = true;
    return redirect(`${tool.path}?job=${id}`);
  } finally {
    if (!isHandedOn) await remove();
  }
});
