import { z } from "zod";
import { videoFacts } from "./facts-schema";
import { ANALYSIS_TYPES, OUTPUT_FORMATS } from "./options";

const MAX_ADDRESS = 2048;
const MAX_SUBJECT = 500;

/** What is said where there is no address that could be opened. */
export const NO_ADDRESS = "Please enter a valid video URL";

const oneOf = <const T extends readonly { value: string }[]>(options: T, label: string) => {
  const values = options.map(({ value }) => value) as { [K in keyof T]: T[K]["value"] };
  return z.enum(values, { error: `${label} must be one of ${values.join(", ")}` });
};

/** What Video Analysis takes, from its form and from POST /api/tools/video-analysis. */
export const videoAnalysisInput = z
  .strictObject({
    videoUrl: z
      .string({ error: NO_ADDRESS })
      .trim()
      .max(MAX_ADDRESS, { error: `The video URL must be at most ${MAX_ADDRESS} characters` })
      .pipe(z.url({ protocol: /^https?$/, error: NO_ADDRESS }))
      .optional(),
    /** The name of a file that came with the form in the place of an address. */
    fileName: z.string({ error: "File name must be text" }).max(255).optional(),
    analysisType: oneOf(ANALYSIS_TYPES, "Analysis type").default("full"),
    outputFormat: oneOf(OUTPUT_FORMATS, "Output format").default("detailed"),
    /** What is to be seen in the clips that are made again: nothing that can be measured. */
    subject: z
      .string({ error: "Subject must be text" })
      .trim()
      .max(MAX_SUBJECT, { error: `Subject must be at most ${MAX_SUBJECT} characters` })
      .optional(),
  })
  .refine(({ videoUrl, fileName }) => videoUrl !== undefined || fileName !== undefined, {
    path: ["videoUrl"],
    error: NO_ADDRESS,
  });
export type VideoAnalysisInput = z.output<typeof videoAnalysisInput>;

const section = z.object({
  title: z.string(),
  /** Each stands on a number, or says what is unknown and why. */
  sentences: z.array(z.string()),
});

const clip = z.object({
  /** The shot that it recreates, from 1. */
  shot: z.int().min(1),
  /** From 1 where a shot is longer than one clip. */
  part: z.int().min(1),
  parts: z.int().min(1),
  /** Where in the video it stands, in seconds. */
  start: z.number().min(0),
  end: z.number().min(0),
  /** Seconds that the generator is asked for. */
  duration: z.number().positive(),
  prompt: z.string().min(1),
});

/** What a model that can see says of a shot; nothing of it is measured. */
export const seenShot = z.object({
  shot: z.int().min(1),
  subject: z.string().max(300),
  setting: z.string().max(300),
  action: z.string().max(300),
});

/** What a model is asked for. */
export const seenAnswer = z.object({ shots: z.array(seenShot).max(12) });

/** A finished analysis. */
export const videoAnalysis = z.object({
  /** The facts: measured, each with its confidence, or unknown with a reason. */
  facts: videoFacts,
  /** One line on the whole. */
  summary: z.string().min(1),
  sections: z.array(section),
  /** A prompt that would recreate it: every clip's, one after the other; for sound alone, a description of the sound. */
  prompt: z.string().min(1),
  clips: z.array(clip),
  negativePrompt: z.string(),
  keep: z.array(z.string()),
  change: z.array(z.string()),
  /** What the reader must know before trusting the rest. */
  warnings: z.array(z.string()),
  /** Small pictures of shots. */
  stills: z.array(
    z.object({
      shot: z.int().min(1),
      seconds: z.number().min(0),
      image: z.string().regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/=]*$/),
    }),
  ),
  /** What a model saw in the keyframes, marked as its own. */
  seen: z.object({ model: z.string(), shots: z.array(seenShot) }).optional(),
});
export type VideoAnalysis = z.output<typeof videoAnalysis>;
export type Clip = VideoAnalysis["clips"][number];
export type SeenShot = z.output<typeof seenShot>;
