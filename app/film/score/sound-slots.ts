import { type LanguageReading, readLanguage } from "../reading/language";
import { speechSeconds } from "../veo";
import { AMBIENCE_WORDS, EFFECT_WORDS, HEARING, MUSIC_WORDS, SILENCE_WORDS, SOUND_LABEL } from "./lexicon";
import { apart, type PromptReading, type Span, spansOf } from "./reading";
import { type SlotReading, slot } from "./slot";

export const SPOKEN_LANGUAGES = [
  "English",
  "Spanish",
  "French",
  "German",
  "Japanese",
  "Chinese",
  "Korean",
  "None",
] as const;
/** The language in which the dialogue is expected; `None`: nobody is to speak. */
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

const CODES: Record<Exclude<SpokenLanguage, "None">, string> = {
  English: "en",
  Spanish: "es",
  French: "fr",
  German: "de",
  Japanese: "ja",
  Chinese: "zh",
  Korean: "ko",
};

/** A bed of sound and a single one: what is not written is made up. */
export function readSound(reading: PromptReading): SlotReading {
  const silence = spansOf(SILENCE_WORDS, reading.picture);
  const ambience = spansOf(AMBIENCE_WORDS, reading.picture);
  const effects = spansOf(EFFECT_WORDS, reading.picture).filter(
    (each) =>
      !/^(?:splash|splashes|splashing|snapping|pops|strikes|taps?|rushes|rushing|cracks|scratch|brush of)$/i.test(
        each.text,
      ) || heardNear(reading, each),
  );
  const music = spansOf(MUSIC_WORDS, reading.picture);
  const hearing = spansOf(HEARING, reading.picture);
  const labelled = reading.sentences.filter(({ text }) => SOUND_LABEL.test(text));
  const named = apart<Span>([...ambience, ...effects, ...music]);
  const found = apart<Span>([...named, ...(named.length > 0 ? [] : hearing), ...silence]).slice(0, 8);
  if (silence.length > 0 && named.length === 0) return slot(1, silence);
  const beds =
    ambience.length > 0 || labelled.some(({ text }) => !spansOf(EFFECT_WORDS, text).length) ? 0.5 : 0;
  const soundings = new Set([...named, ...hearing, ...labelled].map((each) => sentenceAt(reading, each)));
  const single =
    effects.length > 0 || (beds > 0 && soundings.size > 1)
      ? 0.5
      : new Set(ambience.map((each) => each.text.toLowerCase())).size > 1
        ? 0.3
        : 0;
  const played = music.length > 0 ? 0.3 : 0;
  const heard = beds + single + played;
  return slot(
    heard > 0 ? heard : hearing.length > 0 ? 0.2 : 0,
    found,
    beds === 0
      ? "No ambience is written, so the generator invents one: write one bed of sound."
      : "No single sound is written: add one effect with its cause, such as footsteps on gravel.",
  );
}

/** The sentence that a word stands in, as its place in the order of sentences. */
const sentenceAt = (reading: PromptReading, span: Span) =>
  reading.sentences.findIndex((each) => each.start <= span.start && span.start < each.end);

const heardNear = (reading: PromptReading, span: Span) => {
  const sentence = reading.sentences[sentenceAt(reading, span)];
  return (
    sentence !== undefined && (SOUND_LABEL.test(sentence.text) || spansOf(HEARING, sentence.text).length > 0)
  );
};

/** Fewest words of a line by which Latin scripts can be told apart. */
const WORDS_TO_TELL = 4;

function speaks(line: Span, wanted: string): boolean {
  const read: LanguageReading = readLanguage(line.text);
  if (read.code === wanted) return true;
  const wide = /^(?:ja|zh|ko)$/u;
  if (wide.test(read.code) || wide.test(wanted)) {
    // Han signs alone may be Japanese as well as Chinese.
    return read.code === "zh" && wanted === "ja";
  }
  return (line.text.match(/\p{L}+/gu)?.length ?? 0) < WORDS_TO_TELL;
}

/** How long the spoken lines take, in seconds. */
export const spokenSeconds = (reading: PromptReading): number =>
  speechSeconds(reading.speech.map((each) => each.text).join(" "));

/** Spoken lines: in colon form, in the language that is expected. Nobody speaking is no fault, unless a language was asked for. */
export function readDialogue(reading: PromptReading, language: SpokenLanguage): SlotReading {
  const lines = reading.speech;
  if (language === "None")
    return lines.length === 0
      ? slot(1, [])
      : slot(0.25, lines, "Somebody speaks, and no dialogue is expected: take the line out.");
  if (lines.length === 0)
    return language === "English"
      ? slot(1, [])
      : slot(
          0.6,
          [],
          `Nobody speaks. If somebody should, write the line in ${language} and keep the rest in English.`,
        );
  const foreign = lines.filter((line) => !speaks(line, CODES[language]));
  if (foreign.length > 0)
    return slot(
      0.4,
      lines,
      `The spoken line is not in ${language}: write the line in ${language} and keep the rest in English.`,
    );
  return lines.some((line) => line.quoted)
    ? slot(0.6, lines, "Quotation marks may be drawn as text: write a colon before the line instead.")
    : slot(1, lines);
}
