import { z } from "zod";
import { MAX_PROMPTS, promptBoxes, promptText, TOO_MANY_PROMPTS } from "../prompt-list.server";
import { CHOICES, PROCESSING_TYPES, type ProcessingType } from "./options";

export const EMPTY_PROMPT = "Prompt cannot be empty";
export const NO_PROMPT = "At least one prompt is required";
/** What the page says when every box is blank. */
export const NO_VALID_PROMPT = "Please add at least one prompt.";

const TYPE_NAMES = PROCESSING_TYPES.flatMap(({ value, alias }) => [value, alias]);
const TYPE_OF = new Map<string, ProcessingType>(
  PROCESSING_TYPES.flatMap(({ value, alias }) => [[value, value] as const, [alias, value] as const]),
);

const processingType = z
  .enum(TYPE_NAMES, {
    error: `Processing type must be one of ${PROCESSING_TYPES.map(({ value }) => value).join(", ")}`,
  })
  .default("enhance")
  .transform((name): ProcessingType => TYPE_OF.get(name) ?? "enhance");

/** A select's values as a schema; the first of them is its default. */
function choice(name: (typeof CHOICES)[number]["name"]) {
  const { label, values = [] } = CHOICES.find((one) => one.name === name) ?? {};
  const names = values.map(({ value }) => value);
  return z.enum(names, { error: `${label} must be one of ${names.join(", ")}` }).default(names[0] ?? "");
}

const choices = {
  targetStyle: choice("targetStyle"),
  platform: choice("platform"),
  analysisType: choice("analysisType"),
  outputFormat: choice("outputFormat"),
  sceneType: choice("sceneType"),
};

const yesOrNo = (label: string, byDefault: boolean) =>
  z.boolean({ error: `${label} must be true or false` }).default(byDefault);

const batchOptions = z.strictObject({
  addVoice: yesOrNo("Add voice", true),
  addSubtitles: yesOrNo("Add subtitles", false),
  addCinematic: yesOrNo("Add cinematic", true),
  ...choices,
});
export type BatchOptions = z.output<typeof batchOptions>;

/** What POST /api/tools/batch-process takes, and what history keeps of a batch. */
export const batchInput = z.strictObject({
  prompts: z
    .array(promptText.min(1, { error: EMPTY_PROMPT }), {
      error: ({ input }) => (input === undefined ? NO_PROMPT : "Prompts must be a list of texts"),
    })
    .min(1, { error: NO_PROMPT })
    .max(MAX_PROMPTS, { error: TOO_MANY_PROMPTS }),
  processingType,
  options: batchOptions.prefault({}),
});
export type BatchInput = z.output<typeof batchInput>;

/** What the page posts: boxes may be blank, and a box that is not ticked is left out. */
export const batchForm = z.object({
  prompts: promptBoxes(NO_VALID_PROMPT),
  processingType,
  options: z
    .object({
      addVoice: z.boolean().default(false),
      addSubtitles: z.boolean().default(false),
      addCinematic: z.boolean().default(false),
      ...choices,
    })
    .prefault({}),
});

/** A prompt's result. */
export const batchResult = z.object({
  id: z.string(),
  originalPrompt: z.string(),
  status: z.enum(["success", "error"]),
  result: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  error: z.string().optional(),
});
export type BatchResult = z.output<typeof batchResult>;

export const batchOutput = z.object({ results: z.array(batchResult) });
export type BatchOutput = z.output<typeof batchOutput>;

/** What an empty form holds. */
export const EMPTY_BATCH = {
  prompts: [""],
  processingType: "enhance",
  options: batchOptions.parse({}),
};
