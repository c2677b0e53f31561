import { z } from "zod";
import { SECTION_KEYS, type SectionKey } from "~/film/sections";
import { promptBoxes } from "../prompt-list.server";

/** The most an idea may hold, in characters: far above the generator's 1,024 tokens, far below a flood. */
export const MAX_IDEA_CHARACTERS = 10_000;

const optionalText = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, { error: `${label} must be at most ${max} characters` })
    .optional();

const sectionWish = z.strictObject({
  dropped: z.boolean({ error: "Dropped must be true or false" }).optional(),
  take: z.number({ error: "Take must be a number" }).int().min(0).max(9_999).optional(),
});

/** A wish each: written out, because a form's texts are only read as numbers where the field is named. */
const sectionWishes = z.strictObject(
  Object.fromEntries(SECTION_KEYS.map((key) => [key, sectionWish.optional()])) as Record<
    SectionKey,
    z.ZodOptional<typeof sectionWish>
  >,
);

/** What the Prompt Enhancer takes, from its form and from POST /api/prompts/enhance. */
export const enhanceInput = z.strictObject({
  originalPrompt: z
    .string({
      error: (issue) =>
        issue.input === undefined ? "Please enter a video prompt idea" : "The video prompt idea must be text",
    })
    .trim()
    .min(1, { error: "Please enter a video prompt idea" })
    .max(MAX_IDEA_CHARACTERS, { error: `The idea must be at most ${MAX_IDEA_CHARACTERS} characters` }),
  voiceText: optionalText("Voice text", 2_000),
  addVoice: z.boolean({ error: "Add voice must be true or false" }).default(true),
  soundGuide: optionalText("Sound guide", 2_000),
  addSubtitles: z.boolean({ error: "Add subtitles must be true or false" }).default(false),
  addCinematic: z.boolean({ error: "Add cinematic must be true or false" }).default(true),
  /** Which of the looks that fit: 0 is the best, every further one another take. */
  take: z.number({ error: "Take must be a number" }).int().min(0).max(9_999).default(0),
  /** What is wanted of single sections: left out of the prompt, or their n-th further version. */
  sections: sectionWishes.optional(),
});
export type EnhanceInput = z.output<typeof enhanceInput>;

/** What the Prompt Enhancer's batch mode says when every box is blank. */
export const NO_PROMPT_TO_PROCESS = "Please add at least one prompt to process.";

const { voiceText, addVoice, soundGuide, addSubtitles, addCinematic } = enhanceInput.shape;

/** What batch mode posts: many ideas, and one choice of options for all. */
export const enhanceBatch = z.object({
  prompts: promptBoxes(NO_PROMPT_TO_PROCESS),
  voiceText,
  addVoice,
  soundGuide,
  addSubtitles,
  addCinematic,
});
export type EnhanceBatch = z.output<typeof enhanceBatch>;

/** The ten sections, in the order they are shown, and the whole prompt that is made of them. A section left out is empty. */
export const enhancedPrompt = z.object({
  sceneDescription: z.string().min(1),
  mainSubject: z.string(),
  visualStyle: z.string(),
  cameraMovement: z.string(),
  backgroundSetting: z.string(),
  lightingMood: z.string(),
  colorPalette: z.string(),
  audioCue: z.string().optional(),
  dialogBackgroundNoise: z.string().optional(),
  subtitlesLanguage: z.string().optional(),
  /** The whole, ready to paste. */
  prompt: z.string().min(1),
  /** Bare nouns, comma-separated, for the generator's own field. */
  negativePrompt: z.string(),
  /** What the writer should know: a limit, an open choice, a contradiction in the idea. */
  hints: z.array(z.string()),
});
export type EnhancedPrompt = z.output<typeof enhancedPrompt>;
