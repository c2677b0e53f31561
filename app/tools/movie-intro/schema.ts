import { z } from "zod";
import { DURATIONS, type DurationValue, STYLES, type StyleValue } from "./options";

/** The most a field may hold, in characters. */
const MAX_IDEA_CHARACTERS = 10_000;
const MAX_ELEMENTS_CHARACTERS = 2_000;

const values = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

/** What Movie Intro Script takes, from its form and from POST /api/tools/movie-intro. */
export const movieIntroInput = z.strictObject({
  mainIdea: z
    .string({ error: "Main idea must be at least 20 characters" })
    .trim()
    .min(20, { error: "Main idea must be at least 20 characters" })
    .max(MAX_IDEA_CHARACTERS, { error: `Main idea must be at most ${MAX_IDEA_CHARACTERS} characters` }),
  consistentElements: z
    .string({ error: "Please specify consistent elements" })
    .trim()
    .min(10, { error: "Please specify consistent elements" })
    .max(MAX_ELEMENTS_CHARACTERS, {
      error: `Consistent elements must be at most ${MAX_ELEMENTS_CHARACTERS} characters`,
    }),
  introStyle: z
    .enum<StyleValue[]>(values(STYLES), { error: "Please select an intro style" })
    .default("netflix"),
  introDuration: z
    .enum<DurationValue[]>(values(DURATIONS), { error: "Please select an intro duration" })
    .default("180"),
});
export type MovieIntroInput = z.output<typeof movieIntroInput>;

/** One scene: a clip of its own, with everything its prompt needs. */
export const introScene = z.object({
  sceneNumber: z.number().int().min(1),
  /** In seconds. */
  duration: z.number().int().min(1).max(60),
  prompt: z.string().min(1),
  cameraMovement: z.string().min(1),
  transition: z.string().min(1),
  visualElements: z.array(z.string().min(1)),
  /** The part of the drama: hook, world, character, disturbance, rising, peak, title. */
  phase: z.string().optional(),
  /** As the script heads it: "EXT. HARBOUR – NIGHT". */
  heading: z.string().optional(),
  sound: z.string().optional(),
});
export type IntroScene = z.output<typeof introScene>;

export const movieIntro = z.object({
  totalScenes: z.number().int().min(1),
  /** In seconds. */
  totalDuration: z.number().int().min(1),
  style: z.string().min(1),
  fullScript: z.string().min(1),
  productionNotes: z.array(z.string().min(1)),
  scenes: z.array(introScene).min(1),
});
export type MovieIntro = z.output<typeof movieIntro>;
