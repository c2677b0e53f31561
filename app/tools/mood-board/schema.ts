import { z } from "zod";
import {
  DURATIONS,
  type DurationValue,
  GENRES,
  type GenreValue,
  PLATFORMS,
  type PlatformValue,
} from "./options";

/** The most a field may hold, in characters. */
const MAX_CONCEPT_CHARACTERS = 10_000;
const MAX_AUDIENCE_CHARACTERS = 500;
const MAX_NOTES_CHARACTERS = 2_000;

const values = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

/** What Mood Board Generator takes, from its form and from POST /api/tools/mood-board. */
export const moodBoardInput = z.strictObject({
  concept: z
    .string({ error: "Concept must be at least 20 characters" })
    .trim()
    .min(20, { error: "Concept must be at least 20 characters" })
    .max(MAX_CONCEPT_CHARACTERS, { error: `Concept must be at most ${MAX_CONCEPT_CHARACTERS} characters` }),
  genre: z.enum<GenreValue[]>(values(GENRES), { error: "Please select a genre" }).default("commercial"),
  targetAudience: z
    .string({ error: "Target audience is required" })
    .trim()
    .min(1, { error: "Target audience is required" })
    .max(MAX_AUDIENCE_CHARACTERS, {
      error: `Target audience must be at most ${MAX_AUDIENCE_CHARACTERS} characters`,
    }),
  duration: z.enum<DurationValue[]>(values(DURATIONS), { error: "Please select a duration" }).default("60"),
  platform: z
    .enum<PlatformValue[]>(values(PLATFORMS), { error: "Please select a platform" })
    .default("youtube"),
  additionalNotes: z
    .string({ error: "Additional notes must be text" })
    .trim()
    .max(MAX_NOTES_CHARACTERS, {
      error: `Additional notes must be at most ${MAX_NOTES_CHARACTERS} characters`,
    })
    .optional(),
});
export type MoodBoardInput = z.output<typeof moodBoardInput>;

const text = z.string().trim().min(1);
/** Red, green and blue as six hexadecimal digits after a hash. */
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

export const boardPalette = z.object({
  name: text.optional(),
  primary: colour,
  secondary: colour,
  accent: colour,
  background: colour,
  text: colour,
  description: text,
});

export const moodBoard = z.object({
  overallMood: text,
  visualStyle: text,
  keywords: z.array(text).min(1),
  typography: z.object({ primary: text, secondary: text, style: text }),
  colorPalettes: z.array(boardPalette).min(1),
  visualReferences: z.array(z.object({ type: text, mood: text, description: text, style: text })).min(1),
  cameraStyle: z.object({ movements: z.array(text), angles: z.array(text), lighting: text }),
  audioMood: z.object({
    genre: text,
    tempo: text,
    mood: text,
    instruments: z.array(text),
    references: z.array(text),
  }),
  inspirationalPrompts: z.array(text).min(1),
  productionNotes: z.array(text),
});
export type MoodBoard = z.output<typeof moodBoard>;
