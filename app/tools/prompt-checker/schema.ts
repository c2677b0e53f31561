import { z } from "zod";
import { LANGUAGE_NAMES } from "./form-choices";

/** The most a prompt may hold, in characters. */
export const MAX_PROMPT_CHARACTERS = 10_000;
const MIN_PROMPT_CHARACTERS = 10;
const TOO_SHORT = "Prompt must be at least 10 characters";

const issue = z.boolean({ error: "An issue must be true or false" }).default(false);
const NO_ISSUES = {
  noSound: false,
  unwantedSubtitles: false,
  generationFailed: false,
  contentDeviates: false,
  motionNotSmooth: false,
};

/** What the Prompt Checker takes, from its form and from POST /api/tools/prompt-checker. */
export const checkerInput = z.strictObject({
  prompt: z
    .string({ error: (found) => (found.input === undefined ? TOO_SHORT : "The prompt must be text") })
    .trim()
    .min(MIN_PROMPT_CHARACTERS, { error: TOO_SHORT })
    .max(MAX_PROMPT_CHARACTERS, { error: `The prompt must be at most ${MAX_PROMPT_CHARACTERS} characters` }),
  language: z
    .enum(LANGUAGE_NAMES, { error: `Language must be one of ${LANGUAGE_NAMES.join(", ")}` })
    .default("English"),
  issues: z
    .strictObject(
      {
        noSound: issue,
        unwantedSubtitles: issue,
        generationFailed: issue,
        contentDeviates: issue,
        motionNotSmooth: issue,
      },
      { error: "Issues must be an object of true and false" },
    )
    .default(NO_ISSUES),
  /** What the generator said when it failed. */
  errorText: z
    .string({ error: "The generator's message must be text" })
    .trim()
    .max(2_000, { error: "The generator's message must be at most 2000 characters" })
    .optional(),
});
export type CheckerInput = z.output<typeof checkerInput>;

const percent = z.number().min(0).max(100);
const words = z.object({ text: z.string(), start: z.number().int(), end: z.number().int() });

/** A percentage for each aspect: ten slots that a prompt fills, and three areas in which faults cost. */
const technicalAnalysis = z.object({
  subject: percent,
  action: percent,
  setting: percent,
  framing: percent,
  cameraMovement: percent,
  lens: percent,
  lighting: percent,
  palette: percent,
  sound: percent,
  dialogue: percent,
  wording: percent,
  form: percent,
  consistency: percent,
});

const aspect = z.object({
  id: technicalAnalysis.keyof(),
  label: z.string(),
  percent,
  /** Points of the score that hang on it. */
  weight: z.number(),
  /** Points it brings, or takes away. */
  points: z.number(),
  /** The words it was found in, or that are at fault, with their places in the prompt. */
  found: z.array(words),
  open: z.string().optional(),
});

/** What the Prompt Checker answers. */
export const checkerOutput = z.object({
  score: z.number().int().min(0).max(100),
  technicalAnalysis,
  feedback: z.object({
    strengths: z.array(z.string()),
    weaknesses: z.array(z.string()),
    suggestions: z.array(z.string()),
  }),
  troubleshooting: z.array(z.object({ issue: z.string(), solution: z.string() })),
  optimizedPrompt: z.string().min(1),
  optimizedScore: z.number().int().min(0).max(100),
  /** What was done to the prompt, a sentence each. */
  changes: z.array(z.string()),
  negativePrompt: z.string(),
  aspects: z.array(aspect),
  contradictions: z.array(
    z.object({ kind: z.string(), words: z.array(words), because: z.string(), fix: z.string() }),
  ),
});
export type CheckerOutput = z.output<typeof checkerOutput>;
