import { z } from "zod";
import { PLATFORMS, TARGET_STYLES, valuesOf } from "./options";

/** The most a prompt may hold, in characters: far above the generator's 1,024 tokens, far below a flood. */
const MAX_PROMPT_CHARACTERS = 10_000;
/** The most a proposed wording may hold: a prompt and what was added to it. */
const MAX_PROPOSAL_CHARACTERS = 20_000;
/** The most changes that a comparison numbers. */
const MAX_CHANGES = 1_000;

const choice = (label: string) => z.boolean({ error: `${label} must be true or false` }).default(true);

/** What the Prompt Optimizer takes, from its form and from POST /api/tools/prompt-optimizer. */
export const optimizerInput = z.strictObject({
  originalPrompt: z
    .string({
      error: (issue) =>
        issue.input === undefined ? "Please enter a prompt to optimize" : "The prompt must be text",
    })
    .trim()
    .min(1, { error: "Please enter a prompt to optimize" })
    .max(MAX_PROMPT_CHARACTERS, { error: `The prompt must be at most ${MAX_PROMPT_CHARACTERS} characters` }),
  targetStyle: z
    .enum(valuesOf(TARGET_STYLES), {
      error: `Target style must be one of ${valuesOf(TARGET_STYLES).join(", ")}`,
    })
    .default("cinematic"),
  /** Seconds. */
  duration: z
    .number({ error: "Duration must be a number of seconds" })
    .int({ error: "Duration must be a whole number of seconds" })
    .min(1, { error: "Duration must be at least 1 second" })
    .max(30, { error: "Duration must be at most 30 seconds" })
    .default(8),
  platform: z
    .enum(valuesOf(PLATFORMS), { error: `Platform must be one of ${valuesOf(PLATFORMS).join(", ")}` })
    .default("veo3"),
  enhanceVisuals: choice("Enhance visuals"),
  enhanceAudio: choice("Enhance audio"),
  addTechnicalDetails: choice("Add technical details"),
  /** The changes that are not made, by their number in `changes`, counted from 0. */
  rejected: z
    .array(z.number({ error: "A change's number must be a number" }).int().min(0).max(MAX_CHANGES))
    .max(MAX_CHANGES)
    .default([]),
  /** A wording that was proposed before: its changes are chosen from, and nothing new is proposed. */
  proposal: z.string({ error: "The proposal must be text" }).max(MAX_PROPOSAL_CHARACTERS).optional(),
});
export type OptimizerInput = z.output<typeof optimizerInput>;

/** One change of the original, taken or rejected as a whole. */
export const change = z.object({
  /** The original's range it takes the place of, in UTF-16 units; equal where words are put in. */
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  text: z.string(),
  kind: z.enum(["repair", "contradiction", "addition", "rewording"]),
  /** What of a prompt it concerns, in a word or two: "Camera move". */
  label: z.string(),
  because: z.string(),
});
export type Change = z.output<typeof change>;

/** What the Prompt Optimizer answers. Scores run from 0 to 100. */
export const optimizerOutput = z.object({
  optimizedPrompt: z.string().min(1),
  technicalEnhancements: z.array(z.string()),
  styleImprovements: z.array(z.string()),
  audioEnhancements: z.array(z.string()),
  productionNotes: z.array(z.string()),
  /** How well the prompt fits the generator, in a sentence. */
  veo3Compatibility: z.string(),
  /** What to know about the target platform, a sentence each. */
  compatibilityNotes: z.array(z.string()),
  /** Bare nouns for the generator's own field. */
  negativePrompt: z.string(),
  /** The quality of the optimized prompt, 0 to 100; measured, whoever wrote it. */
  estimatedQuality: z.number().min(0).max(100).optional(),
  /** The quality of the original, on the same scale. */
  originalQuality: z.number().min(0).max(100).optional(),
  /** Every change from the original, also those that were rejected. */
  changes: z.array(change).optional(),
});
export type OptimizerOutput = z.output<typeof optimizerOutput>;
