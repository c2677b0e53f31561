import type { LucideIcon } from "lucide-react";
import type { z } from "zod";
import type { User } from "~/accounts/users.server";
import type { Toast } from "~/components/toast";
import type { Answerer } from "~/history/runs.server";

/** The colours a tool's badge may have; each is tuned in styles.css. */
export type BadgeColor = "blue" | "green" | "purple" | "orange" | "amber" | "grey";

/** The values a form shows: what was typed, by field name. */
export type FormValues = Record<string, unknown>;

/** What a button that fills a form answers. */
export interface Filled {
  values: FormValues;
  toast?: Toast;
}

/** A button that fills a form with something prepared. */
export interface Preset {
  /** The button's value, which the tool's `fill` knows. */
  intent: string;
  label: string;
  /** A few words on what it is. */
  note: string;
}

/** Who asks for a run, what ends the wait for it, and what came with it. */
export interface RunContext {
  user: User;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Told how far it is, by a tool that gathers. */
  onProgress?(progress: Progress): void;
  /** A file that came with the form, on this server's disk; whoever started the run deletes it. */
  file?: string;
}

type FileContent = string | Uint8Array<ArrayBuffer>;

/** A file that a kept run can be had as, at /runs/<run>/<name>. */
export interface RunFile<Input, Output> {
  /** The file's name, which is the end of its address too. */
  name: string;
  /** Its media type, such as application/json. */
  type: string;
  /** Its content: text, or bytes. */
  write(input: Input, output: Output): FileContent | Promise<FileContent>;
}

/** How far a run is that takes its time. */
export interface Progress {
  /** What is being done, as a word that stands in the page, such as "Measuring". */
  stage: string;
  /** 0 to 1 of this stage; null where nobody knows how long it is. */
  share: number | null;
  /** How many runs of others come first; 0 once it is under way. */
  waitingFor: number;
}

/**
 * For a tool whose answer is measured: a model does not answer in its place. The built-in answer stands, and a model
 * that can see is shown pictures and adds what no measure knows.
 */
export interface Additions<Input, Output, Gathered> {
  /** What the model answers. */
  answer: z.ZodObject;
  /** JPEG pictures that it is shown, in the order that the instructions speak of. */
  pictures(gathered: Gathered): Uint8Array[];
  /** What it is told of the answer so far. */
  material(output: Output, gathered: Gathered): Record<string, unknown>;
  /**
   * Puts what the model saw into the answer, marked as its own.
   * @param seen what it answered, or the sentence on why it did not
   */
  add(
    output: Output,
    seen: { answer: unknown; model: string | null } | { failure: string },
    input: Input,
  ): Output;
}

/**
 * A tool: everything the rest of the product knows of it.
 * Its page, its API call, its place in the navigation, in history and in the tests all follow from this.
 */
export interface Tool<
  Input extends z.ZodObject,
  Output extends z.ZodObject,
  View = unknown,
  Gathered = unknown,
> {
  /** The name of its folder, and of its runs in history. */
  id: string;
  /** Where its page is. */
  path: string;
  /** Where its API call is, after /api/. */
  api: string;
  label: string;
  /** One sentence: what it does for the one who opens it. */
  purpose: string;
  icon: LucideIcon;
  badge: BadgeColor;
  /** Whether its runs are kept in history. */
  saved: boolean;
  input: Input;
  output: Output;
  /** What an empty form shows, where that differs from the schema's defaults. */
  emptyForm: FormValues;
  /** The title a run has in history, at most 255 characters. */
  title(input: z.output<Input>, output: z.output<Output>): string;
  /**
   * What must be found out before anybody can answer, such as what a video measures: the one part of a tool that reads
   * files, waits its turn and takes its time.
   */
  gather?(input: z.output<Input>, context: RunContext): Promise<Gathered>;
  /**
   * The built-in engine's answer: pure, the same for the same input. Its module is loaded on demand, so that a
   * server answers before it has read everything the film room knows.
   * @param context who asks, and the signal that ends the wait: for tools that do more than compose
   * @param gathered what `gather` found, in a tool that has it
   */
  compose(input: z.output<Input>, context: RunContext, gathered: Gathered): Promise<z.output<Output>>;
  /** What a model adds to the built-in answer, in a tool that it does not answer in place of. */
  additions?: Additions<z.output<Input>, z.output<Output>, Gathered>;
  /** What a language model is told to do; a tool without instructions answers by itself on every server. */
  instructions?(input: z.output<Input>): string;
  /** What of the input a language model is shown: data, fenced off from the instructions. */
  material?(input: z.output<Input>): Record<string, unknown>;
  /** What is wrong with a model's answer that fits the schema, one sentence each; it may wait for a module loaded on demand. */
  faults?(input: z.output<Input>, output: z.output<Output>): string[] | Promise<string[]>;
  /** Last touches to a model's answer, such as hints or what is measured; it may wait for a module loaded on demand. */
  finish?(input: z.output<Input>, output: z.output<Output>): z.output<Output> | Promise<z.output<Output>>;
  /**
   * Keeps what the tool itself keeps of a run, beside history. Called within the write that keeps the run, it is part
   * of that write.
   * @returns the record's id
   */
  record?(input: z.output<Input>, output: z.output<Output>, owner: number): string;
  /** The reply to its API call. */
  reply(input: z.output<Input>, output: z.output<Output>, recordId: string | undefined): unknown;
  /** What its page shows of a run that it does not get from the output alone. */
  view(input: z.output<Input>, output: z.output<Output>): View;
  /** The files that a kept run can be had as, beside what history offers for every run. */
  files?: readonly RunFile<z.output<Input>, z.output<Output>>[];
  /** The presets that its form offers; what they hold stays on the server, where `fill` puts it into the form. */
  presets?: readonly Preset[];
  /**
   * Answers a button that fills the form instead of running it, such as a template.
   * @param intent the button's value
   * @returns the form's new values, with a toast where one helps; undefined when the intent is not one of the tool's
   */
  fill?(intent: string, values: FormValues): Filled | undefined | Promise<Filled | undefined>;
  /**
   * Answers a button of the result, such as another take: what to run instead of the input as it was posted.
   * @param intent the button's value
   * @returns the input to run, or undefined when the intent is not one of the tool's
   */
  revise?(intent: string, input: z.output<Input>): z.output<Input> | undefined;
  /** The toast of a run that succeeded. */
  succeeded(output: z.output<Output>): Toast;
  /** The toast of a run that failed: its title, and its text where the error brings none. */
  failed: { title: string; message: string };
}

/** A tool whose schemas are of no interest to the one who holds it. */
// biome-ignore lint/suspicious/noExplicitAny: a list of tools of different schemas has no narrower type in TypeScript
export type AnyTool = Tool<any, any, any, any>;

/** A page of the navigation that runs nothing: a text to read, with doors to the tools. */
export interface Guide {
  /** The name of its folder. */
  id: string;
  path: string;
  label: string;
  /** One sentence: what it gives the one who opens it. */
  purpose: string;
  icon: LucideIcon;
}

/** Checks a tool's parts against one another and gives it back as it is. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject, View, Gathered = unknown>(
  tool: Tool<Input, Output, View, Gathered>,
): Tool<Input, Output, View, Gathered> {
  return tool;
}

/** A run as a page shows it. */
export interface ShownRun<Output, View> {
  /** Its number in history; null when it is not kept there. */
  id: number | null;
  output: Output;
  view: View;
  answerer: Answerer | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}
