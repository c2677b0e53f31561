import { z } from "zod";
import { ASPECT_RATIOS, DURATION_FAULTS, SECONDS } from "./options";

const MAX_BEATS = 20;
const MAX_ELEMENTS = 20;

const text = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, { error: `${label} must be at most ${max} characters` });
/** A form leaves an empty field out; an empty text in JSON says the same. */
const optionalText = (label: string, max: number) => text(label, max).optional();

const required = (label: string, message: string, max: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? message : `${label} must be text`) })
    .trim()
    .min(1, { error: message })
    .max(max, { error: `${label} must be at most ${max} characters` });

const MISSING_DESCRIPTION = "Description is required";

const beat = z.strictObject({
  timestamp: text("Timestamp", 40).optional(),
  description: text("Description", 500).min(1, { error: MISSING_DESCRIPTION }).optional(),
});

/**
 * Beats that say something. A form posts a row for every beat, filled in or not, and a blank one reaches us as an
 * undefined description, which JSON cannot hold: there a description left out is a mistake.
 */
const beats = z
  .array(beat, { error: "Timeline beats must be a list" })
  .max(MAX_BEATS, { error: `Timeline beats must be at most ${MAX_BEATS}` })
  .superRefine((rows, context) => {
    for (const [index, row] of rows.entries())
      if (!("description" in row))
        context.addIssue({ code: "custom", path: [index, "description"], message: MISSING_DESCRIPTION });
  })
  .transform((rows) =>
    rows.flatMap(({ timestamp, description }) =>
      description === undefined
        ? []
        : [timestamp === undefined ? { description } : { timestamp, description }],
    ),
  );

/** What the JSON Generator takes, from its form and from POST /api/tools/json-prompt. */
export const jsonPromptInput = z.strictObject({
  brandProduct: optionalText("Brand or product", 200),
  promptName: optionalText("Prompt name", 200),
  baseStyle: optionalText("Base style", 500),
  aspectRatio: z
    .enum(ASPECT_RATIOS, { error: `Aspect ratio must be one of ${ASPECT_RATIOS.join(", ")}` })
    .default("16:9"),
  duration: z
    .number({ error: DURATION_FAULTS.noNumber })
    .int({ error: DURATION_FAULTS.broken })
    .min(SECONDS.shortest, { error: DURATION_FAULTS.tooShort })
    .max(SECONDS.longest, { error: DURATION_FAULTS.tooLong })
    .default(SECONDS.usual),
  /** A scene type of the list, by id or label, or one of the user's own. */
  sceneType: required("Scene type", "Scene type is required", 100),
  /** One a line; a list of texts says the same. */
  keyElements: z.preprocess(
    (value) =>
      Array.isArray(value) && value.every((each) => typeof each === "string") ? value.join("\n") : value,
    required("Key elements", "Key elements are required", 3_000).refine(
      (lines) => linesOf(lines).length <= MAX_ELEMENTS,
      { error: `Key elements must be at most ${MAX_ELEMENTS} lines` },
    ),
  ),
  coreDescription: optionalText("Core description", 3_000),
  cameraSetup: optionalText("Camera setup", 1_000),
  lighting: optionalText("Lighting", 1_000),
  environment: optionalText("Environment", 1_000),
  negativePrompts: optionalText("Negative prompts", 1_000),
  keywords: optionalText("Keywords", 500),
  musicVibe: optionalText("Music vibe", 500),
  voiceOver: optionalText("Voice-over", 1_000),
  audioCue: optionalText("Audio cue", 500),
  dialogBackgroundNoise: optionalText("Dialog and background noise", 1_000),
  subtitlesLanguage: optionalText("Subtitles language", 60),
  timelineBeats: beats.default([]),
  useShortVisualActions: z.boolean({ error: "Use short visual actions must be true or false" }).default(true),
});
export type JsonPromptInput = z.output<typeof jsonPromptInput>;

/** The lines of a text that hold something, each without the blanks around it. */
export function linesOf(lines: string): string[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Comma-separated terms as a list, in the user's words. */
export const termsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((term) => term.trim())
    .filter(Boolean);

/** The name the schema has beside a downloaded prompt, and that the prompt names it by. */
export const SCHEMA_FILE = "veo3-prompt.schema.json";

const seconds = (about: string) => z.number().min(0).max(SECONDS.longest).describe(about);

const writtenBeat = z
  .object({
    timestamp: z.string().min(1).describe("Seconds and frames at 24 a second, from-to: 02:00-04:00"),
    start: seconds("Seconds from the start of the clip"),
    end: seconds("Seconds; the next beat's start, and in the last beat the duration"),
    shot: z.string().min(1).optional().describe("Shot size"),
    description: z.string().min(1).describe("What is seen"),
    sound: z.string().min(1).optional().describe("What is heard in this beat"),
  })
  .describe("One beat of the timeline");

/** What is said of beats that do not follow one another without a gap from 0 to the duration. */
export function timelineFault(
  beats: readonly { start: number; end: number }[],
  duration: number,
): string | undefined {
  const whole =
    beats[0]?.start === 0 &&
    beats.at(-1)?.end === duration &&
    beats.every(({ start, end }, index) => end > start && (index === 0 || beats[index - 1]?.end === start));
  return whole ? undefined : "timelineBeats must follow one another without a gap from 0 to the duration";
}

/** The finished prompt: the JSON object that is shown, downloaded and answered. */
export const jsonPrompt = z
  .object({
    $schema: z
      .literal(SCHEMA_FILE)
      .default(SCHEMA_FILE)
      .describe("The schema's file, when it lies beside the prompt"),
    promptName: z.string().min(1),
    brandProduct: z.string().min(1).optional(),
    sceneType: z.string().min(1),
    aspectRatio: z.enum(ASPECT_RATIOS),
    duration: z.int().min(SECONDS.shortest).max(SECONDS.longest).describe("Seconds"),
    baseStyle: z.string().min(1),
    coreDescription: z.string().min(1),
    keyElements: z.array(z.string().min(1)).min(1).describe("What must be seen"),
    cameraSetup: z.string().min(1),
    lighting: z.string().min(1),
    environment: z.string().min(1),
    colorPalette: z.array(z.string().min(1)).min(1).describe("Named colours"),
    useShortVisualActions: z.boolean().describe("Whether every beat is one short visible action"),
    timelineBeats: z
      .array(writtenBeat)
      .min(1)
      .describe(
        "Contiguous: each beat starts where the one before it ends, and the last ends at the duration",
      ),
    musicVibe: z.string().min(1),
    voiceOver: z.string().min(1).optional().describe("What is said over the picture, word for word"),
    audioCue: z.string().min(1).describe("The near sound"),
    dialogBackgroundNoise: z.string().min(1).describe("Speech in the scene, and the bed of sound under it"),
    subtitlesLanguage: z.string().min(1).describe("The language of subtitles in the picture, or none"),
    keywords: z.array(z.string().min(1)),
    negativePrompts: z.array(z.string().min(1)).describe("What must not be seen or heard"),
  })
  .describe("A prompt for one clip of the video generator Veo 3");
export type JsonPrompt = z.output<typeof jsonPrompt>;
