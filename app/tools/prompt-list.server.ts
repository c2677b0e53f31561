// What the buttons of a list of prompts do: templates and text files go into the boxes that are there.
import { z } from "zod";
import { decodeText } from "~/accounts/csv";
import { APPEND, appendTip } from "~/components/prompt-tips";
import type { Toast } from "~/components/toast";
import { readUpload } from "~/http/form.server";
import { ADD_TEMPLATES, FILE_FIELD, UPLOAD } from "./prompt-intents";

/** The most prompts that are sent at once, on every page and by every call. */
export const MAX_PROMPTS = 50;
/** The most one prompt may hold, in characters. */
const MAX_PROMPT_CHARACTERS = 10_000;
/** The largest form with such a list: fifty prompts at their longest, in letters of three bytes, and a file. */
export const MAX_LIST_BYTES = 3 * 1024 * 1024;
export const TOO_MANY_PROMPTS = `Maximum ${MAX_PROMPTS} prompts allowed`;

/** One prompt, blank or not. */
export const promptText = z
  .string({ error: "Prompt must be text" })
  .trim()
  .max(MAX_PROMPT_CHARACTERS, { error: `A prompt must be at most ${MAX_PROMPT_CHARACTERS} characters` });

/**
 * The prompts of a posted form: blank boxes are none.
 * @param none what is said when every box is blank
 */
export const promptBoxes = (none: string) =>
  z
    .array(promptText.optional())
    .transform((boxes) => boxes.filter((text): text is string => Boolean(text)))
    .pipe(z.array(z.string()).min(1, { error: none }).max(MAX_PROMPTS, { error: TOO_MANY_PROMPTS }));

/** A list of prompts as a page has it. */
export interface PromptListRules {
  templates: readonly string[];
  /** What it says of them, once they are in. */
  templatesAdded: string;
}

interface Filled {
  prompts: string[];
  /** A tip that is added needs none: it is seen where it stands. */
  toast?: Toast;
}

/** The boxes of a posted form as texts, the blank ones left out. */
export function boxesOf(posted: unknown): string[] {
  const boxes = Array.isArray(posted) ? posted : [];
  return boxes.filter((text): text is string => typeof text === "string" && text.trim() !== "");
}

/** The boxes to show for what was posted: at least one, and no more than there may be. */
export function shownBoxes(posted: unknown): string[] {
  const texts = boxesOf(posted).slice(0, MAX_PROMPTS);
  return texts.length > 0 ? texts : [""];
}

/** The lines of a text, however it ends them; blank ones are no prompts. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

const INVALID_FILE: Toast = {
  title: "Invalid File",
  description: "Please upload a .txt file with one prompt per line.",
  kind: "destructive",
};

/** The prompts of an uploaded file; undefined where it is no plain text. */
async function readPromptFile(form: FormData): Promise<string[] | undefined> {
  const file = form.get(FILE_FIELD);
  const type = file instanceof File ? file.type.split(";", 1)[0] : "";
  if (type !== "text/plain") return undefined;
  const bytes = await readUpload(form, FILE_FIELD);
  return bytes ? linesOf(decodeText(bytes)) : [];
}

function added(before: string[], more: readonly string[], toast: Toast): Filled {
  const prompts = [...before, ...more];
  const over = prompts.length - MAX_PROMPTS;
  if (over <= 0) return { prompts: prompts.length > 0 ? prompts : [""], toast };
  const description = `${over} ${over === 1 ? "prompt was" : "prompts were"} left out.`;
  return {
    prompts: prompts.slice(0, MAX_PROMPTS),
    toast: { title: TOO_MANY_PROMPTS, description, kind: "destructive" },
  };
}

/**
 * Carries out a button that puts prompts into the boxes, after those that are there.
 * @param posted the boxes as they were posted
 * @returns undefined when the intent is not one of these
 */
export async function fillPrompts(
  intent: unknown,
  form: FormData,
  posted: unknown,
  rules: PromptListRules,
): Promise<Filled | undefined> {
  const before = boxesOf(posted);
  if (typeof intent === "string" && intent.startsWith(APPEND)) {
    const last = appendTip(before.at(-1) ?? "", intent.slice(APPEND.length));
    return { prompts: [...before.slice(0, -1), last] };
  }
  if (intent === ADD_TEMPLATES) {
    const toast: Toast = { title: "Templates Added", description: rules.templatesAdded, kind: "success" };
    return added(before, rules.templates, toast);
  }
  if (intent !== UPLOAD) return undefined;
  const lines = await readPromptFile(form);
  if (!lines?.length) return { prompts: before.length > 0 ? before : [""], toast: INVALID_FILE };
  const description = `${lines.length} ${lines.length === 1 ? "prompt" : "prompts"} from the file.`;
  return added(before, lines, { title: "Prompts Added", description, kind: "success" });
}
