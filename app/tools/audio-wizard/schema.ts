import { z } from "zod";
import {
  AMBIENT_SOUNDS,
  AUDIO_TRANSITIONS,
  ENVIRONMENTS,
  INSTRUMENTS,
  MIXING_STYLES,
  MUSIC_MOODS,
  MUSIC_STYLES,
  MUSIC_TEMPOS,
  SOUND_INTENSITIES,
  SPECIFIC_SOUNDS,
  TIMES_OF_DAY,
  VOICE_ACCENTS,
  VOICE_AGES,
  VOICE_GENDERS,
  VOLUME_DYNAMICS,
  WEATHER_CONDITIONS,
} from "./options";

const MAX_TITLE_CHARACTERS = 200;
const MAX_CONTEXT_CHARACTERS = 10_000;
const MAX_TEXT_CHARACTERS = 2_000;
const MAX_NAME_CHARACTERS = 100;
const MAX_NAMES = 30;
const NO_TITLE = "Project title is required";
const NO_CONTEXT = "Please provide scene context (minimum 10 characters)";

/** What of a value tells options apart: "very slow" finds "Very Slow (60-70 BPM)". */
const keyOf = (value: string) =>
  value
    .replace(/\(.*$/, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** A client's spelling of an option as the option; empty is no choice; anything else stays for the schema to judge. */
const asOption = (options: readonly string[]) => (value: unknown) => {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return undefined;
  return options.find((each) => keyOf(each) === keyOf(value)) ?? value.trim();
};

/** One of a list, or no choice. */
const choice = <const Options extends readonly string[]>(options: Options, what: string) =>
  z.preprocess(
    asOption(options),
    z.enum(options, { error: `Please select ${what} from the list` }).optional(),
  );

/** One of a list or a name of one's own, or no choice. */
const choiceOrOwn = (options: readonly string[], what: string) =>
  z.preprocess(
    asOption(options),
    z
      .string({ error: `${what} must be text` })
      .max(MAX_NAME_CHARACTERS, { error: `${what} must be at most ${MAX_NAME_CHARACTERS} characters` })
      .optional(),
  );

/** Any of a list, each once, with names of one's own among them. */
const names = (options: readonly string[], what: string) =>
  z
    .array(
      z.preprocess(
        asOption(options),
        z.string({ error: `${what} must be a list of names` }).max(MAX_NAME_CHARACTERS, {
          error: `A name in ${what.toLowerCase()} must be at most ${MAX_NAME_CHARACTERS} characters`,
        }),
      ),
      { error: `${what} must be a list of names` },
    )
    .max(MAX_NAMES, { error: `${what} must be at most ${MAX_NAMES}` })
    .default([])
    .transform((list) => [...new Set(list)]);

/** Words of the user's own; empty is nothing. */
const words = (what: string) =>
  z
    .string({ error: `${what} must be text` })
    .trim()
    .max(MAX_TEXT_CHARACTERS, { error: `${what} must be at most ${MAX_TEXT_CHARACTERS} characters` })
    .optional()
    .transform((text) => (text === "" ? undefined : text));

const yesNo = (what: string) => z.boolean({ error: `${what} must be true or false` }).default(false);

/** What the Audio Enhancement Wizard takes, from its form and from POST /api/tools/audio-wizard. */
export const audioInput = z.strictObject({
  projectTitle: z
    .string({ error: NO_TITLE })
    .trim()
    .min(1, { error: NO_TITLE })
    .max(MAX_TITLE_CHARACTERS, { error: `Project title must be at most ${MAX_TITLE_CHARACTERS} characters` }),
  sceneContext: z
    .string({ error: NO_CONTEXT })
    .trim()
    .min(10, { error: NO_CONTEXT })
    .max(MAX_CONTEXT_CHARACTERS, {
      error: `Scene context must be at most ${MAX_CONTEXT_CHARACTERS} characters`,
    }),
  musicStyle: choice(MUSIC_STYLES, "a music style"),
  musicMood: choice(MUSIC_MOODS, "a mood"),
  musicTempo: choice(MUSIC_TEMPOS, "a tempo"),
  musicInstruments: names(INSTRUMENTS, "Instruments"),
  customMusicDescription: words("Music description"),
  ambientSounds: names(AMBIENT_SOUNDS, "Ambient sounds"),
  specificSounds: names(SPECIFIC_SOUNDS, "Specific sounds"),
  soundIntensity: choice(SOUND_INTENSITIES, "an intensity"),
  customSoundDescription: words("Sound description"),
  hasVoiceover: yesNo("Voice-over"),
  voiceGender: choice(VOICE_GENDERS, "a voice"),
  voiceAge: choice(VOICE_AGES, "a voice age"),
  voiceAccent: choice(VOICE_ACCENTS, "an accent"),
  dialogContent: words("Voice-over text"),
  hasCharacterDialog: yesNo("Character dialog"),
  characterDialogDescription: words("Character dialog"),
  audioMixingStyle: choice(MIXING_STYLES, "a mixing style"),
  spatialAudio: yesNo("Spatial audio"),
  audioTransitions: z
    .array(
      z.preprocess(
        asOption(AUDIO_TRANSITIONS),
        z.enum(AUDIO_TRANSITIONS, { error: "Please select transitions from the list" }),
      ),
      { error: "Transitions must be a list of names" },
    )
    .max(MAX_NAMES, { error: `Transitions must be at most ${MAX_NAMES}` })
    .default([])
    .transform((list) => [...new Set(list)]),
  volumeDynamics: choice(VOLUME_DYNAMICS, "volume dynamics"),
  environmentType: choiceOrOwn(ENVIRONMENTS, "Environment"),
  timeOfDay: choice(TIMES_OF_DAY, "a time of day"),
  weatherConditions: choice(WEATHER_CONDITIONS, "weather"),
  locationSpecifics: words("Location details"),
});
export type AudioInput = z.output<typeof audioInput>;

const promptSentence = z.object({
  kind: z.enum(["ambience", "effect", "music", "dialogue"]),
  text: z.string().min(1),
});

/** A layer of the mix: seconds, and levels in LU against the voice. */
const mixLayer = z.object({
  kind: z.enum(["voice", "music", "effect", "ambience"]),
  name: z.string(),
  from: z.number().min(0),
  to: z.number().min(0),
  levels: z.array(z.object({ at: z.number().min(0), level: z.number() })),
});
export type MixLayer = z.output<typeof mixLayer>;

/** What is measured and planned; the built-in engine adds it to a model's text too. */
const mixPlan = z.object({
  /** The clip's length. */
  seconds: z.number().positive(),
  spokenSeconds: z.number().min(0),
  standard: z.string(),
  /** LUFS integrated. */
  loudness: z.number(),
  /** dBTP. */
  truePeak: z.number(),
  layers: z.array(mixLayer),
});
export type MixPlan = z.output<typeof mixPlan>;

export const audioOutput = z.object({
  audioSpecification: z.string().min(1),
  /** Sentences to paste into a prompt for the video generator. */
  promptSentences: z.array(promptSentence).min(1),
  /** Choices that contradict one another, and what the text did about it; words that do not fit the clip. */
  warnings: z.array(z.string()),
  mix: mixPlan.optional(),
});
export type AudioOutput = z.output<typeof audioOutput>;
