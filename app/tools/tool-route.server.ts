import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { leaveToast, requireSession } from "~/accounts/sessions.server";
import type { Toast } from "~/components/toast";
import { PREFILL } from "~/components/tool-address";
import { builtinEngine, configuredEngine } from "~/engine/engine.server";
import { findRun, MAX_TITLE, type NewHistoryItem, type Run, saveHistoryItem } from "~/history/runs.server";
import type { SavedToolType } from "~/history/tool-types";
import { toHttpError } from "~/http/errors.server";
import { parseForm, readForm } from "~/http/form.server";
import { describeError, log } from "~/http/log.server";
import { pageAction } from "~/http/page-action.server";
import type { FormValues, ShownRun, Tool } from "./define-tool";
import { runTool, type ToolRun } from "./run-tool.server";

/** What a tool page's action answers when it does not lead on to a kept run. */
export interface ToolReply<Output, View> {
  /** Changes with every answer, so that the form shows the answer's values and not what it held before. */
  key: string;
  /** The form as it was posted, with what is wrong in it. */
  result?: SubmissionResult<string[]>;
  /** The form's new values, where a button filled it. */
  values?: FormValues;
  /** A run that could not be kept, or that its tool does not keep. */
  run?: ShownRun<Output, View>;
  toast?: Toast;
  /** The model failed and the built-in engine stands ready. */
  builtinInstead?: boolean;
}

/**
 * What a row of history holds of a tool's run.
 * @returns undefined when it is not a run of this tool: rows that clients post may hold anything
 */
export function readRun<Input extends z.ZodObject, Output extends z.ZodObject, View>(
  tool: Tool<Input, Output, View>,
  run: Run,
): { input: z.output<Input>; output: z.output<Output> } | undefined {
  const input = tool.input.safeParse(parseJsonText(run.inputData));
  const output = tool.output.safeParse(parseJsonText(run.outputData));
  return input.success && output.success ? { input: input.data, output: output.data } : undefined;
}

function shown<Input extends z.ZodObject, Output extends z.ZodObject, View>(
  tool: Tool<Input, Output, View>,
  run: Run,
): { values: FormValues; run: ShownRun<z.output<Output>, View> } | undefined {
  const held = readRun(tool, run);
  if (!held) return undefined;
  const { id, answerer, createdAt } = run;
  const { input, output } = held;
  return { values: input, run: { id, output, view: tool.view(input, output), answerer, createdAt } };
}

function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The answer to a run that another program kept in a shape that its tool's page does not know: history shows it as text.
 * @param path the tool's page
 */
export const shownAsText = (path: string, run: number) =>
  redirect(`${path}?panel=history&before=${run + 1}&open=${run}`);

const notFound = () => data({ message: "This run does not exist." }, { status: 404 });

/** Makes a tool page's loader: its empty form, or form and result of the run that the address names. */
export function toolLoader<Input extends z.ZodObject, Output extends z.ZodObject, View>(
  tool: Tool<Input, Output, View>,
) {
  const constraint = getZodConstraint(tool.input);
  const { id, path, label, purpose } = tool;
  return async ({ request }: LoaderFunctionArgs) => {
    const { user } = await requireSession(request);
    const number = new URL(request.url).searchParams.get("run");
    const page = {
      tool: { id, path, label, purpose },
      constraint,
      remote: configuredEngine !== builtinEngine,
      presets: tool.presets ?? [],
      values: tool.emptyForm,
      run: null as ShownRun<z.output<Output>, View> | null,
    };
    if (number !== null) {
      const run = /^\d{1,15}$/.test(number)
        ? await findRun(user.id, Number(number), tool.id as SavedToolType)
        : undefined;
      if (!run) throw notFound();
      const found = shown(tool, run);
      if (!found) throw shownAsText(path, run.id);
      Object.assign(page, found);
    }
    return page;
  };
}

/** A run as history keeps it. */
export function historyItemOf<Input extends z.ZodObject, Output extends z.ZodObject, View>(
  tool: Tool<Input, Output, View>,
  input: z.output<Input>,
  output: z.output<Output>,
): NewHistoryItem {
  return {
    toolType: tool.id as SavedToolType,
    inputData: JSON.stringify(input),
    outputData: JSON.stringify(output),
    title: tool.title(input, output).slice(0, MAX_TITLE),
    isFavorite: false,
  };
}

/**
 * Keeps a run in history, and what its tool keeps of it beside.
 * @returns its number
 */
export async function keepRun<Input extends z.ZodObject, Output extends z.ZodObject, View>(
  tool: Tool<Input, Output, View>,
  owner: number,
  input: z.output<Input>,
  { output, answerer }: ToolRun<z.output<Output>>,
): Promise<number> {
  tool.record?.(input, output, owner);
  const { id } = await saveHistoryItem(owner, historyItemOf(tool, input, output), answerer);
  return id;
}

/**
 * Makes a tool page's action. A run that succeeds is kept, and the browser is sent to it, so that a reload
 * never runs again; everything else is answered with the form as it was posted.
 */
export function toolAction<Input extends z.ZodObject, Output extends z.ZodObject, View>(
  tool: Tool<Input, Output, View>,
) {
  type Reply = ToolReply<z.output<Output>, View>;
  return pageAction(async ({ request }, key) => {
    const session = await requireSession(request);
    const reply = (answer: Omit<Reply, "key">, status = 200) => data<Reply>({ key, ...answer }, { status });
    const form = await readForm(request);
    const intent = form.get("intent");
    const submission = parseForm(form, tool.input);
    const filled = typeof intent === "string" ? await tool.fill?.(intent, submission.payload) : undefined;
    if (filled) return reply(filled);
    if (intent === PREFILL) return reply({ values: { ...tool.emptyForm, ...submission.payload } });
    if (submission.status !== "success") {
      return reply({ result: submission.reply() }, submission.status === "error" ? 400 : 200);
    }
    const input = (typeof intent === "string" && tool.revise?.(intent, submission.value)) || submission.value;
    const engine = form.get("engine") === "builtin" ? builtinEngine : configuredEngine;
    let run: ToolRun<z.output<Output>>;
    try {
      run = await runTool(tool, input, { user: session.user, signal: request.signal, engine });
    } catch (error) {
      const { status, message } = toHttpError(error);
      if (status >= 500)
        log("error", "run-failed", { id: key, tool: tool.id, status, ...describeError(error) });
      const description = status === 500 ? tool.failed.message : message;
      const toast: Toast = { title: tool.failed.title, description, kind: "destructive" };
      return reply({ result: submission.reply(), toast, builtinInstead: engine !== builtinEngine }, status);
    }
    try {
      if (tool.saved) {
        const id = await keepRun(tool, session.user.id, input, run);
        await leaveToast(session, tool.succeeded(run.output));
        return redirect(`${tool.path}?run=${id}`);
      }
    } catch (error) {
      log("error", "history-not-saved", { id: key, tool: tool.id, ...describeError(error) });
    }
    const view = tool.view(input, run.output);
    const unkept = { id: null, view, createdAt: new Date().toISOString(), ...run };
    return reply({ result: submission.reply(), run: unkept, toast: tool.succeeded(run.output) });
  });
}
