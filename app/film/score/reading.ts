import { matchWords } from "../phrase-index";
import { type CameraWord, readCameraWords } from "../reading/camera-words";
import { type LanguageReading, readLanguage } from "../reading/language";
import { readQuotations } from "../reading/quotations";
import { jsonBlanked, proseOfJson } from "./json-prose";

/** A stretch of a prompt: `start` inclusive, `end` exclusive, in UTF-16 units. */
export interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A spoken line of a prompt. */
export interface SpokenLine extends Span {
  /** Between quotation marks, which may be drawn into the picture. */
  readonly quoted: boolean;
}

/** A prompt as the score reads it. */
export interface PromptReading {
  readonly prompt: string;
  /** Whether it is JSON; then its values are read. */
  readonly json: boolean;
  /** The prompt with speech, written words, a pasted negative prompt and what is denied blanked, positions unchanged. */
  readonly picture: string;
  /** The same with what is denied still in it: "no sound" is a claim. */
  readonly claimed: string;
  readonly claimedSentences: readonly Span[];
  readonly sentences: readonly Span[];
  /** Words of the picture as phrases are matched on, lower case, with their places. */
  readonly words: readonly Span[];
  readonly speech: readonly SpokenLine[];
  /** Words that stand written in the picture. */
  readonly written: readonly Span[];
  /** "Negative prompt: …" inside the prompt. */
  readonly negatives: Span | undefined;
  readonly camera: readonly CameraWord[];
  readonly language: LanguageReading;
}

/** Where a line in colon form ends, when the prompt goes on behind it: at the sentence that speaks of the picture again. */
const DIRECTION_AGAIN =
  /(?<=[.!?…])\s+(?=[^.!?]*(?:\b(?:camera|lens|shots?|close-up|light|lighting|lit|shadows?|sounds?|audio|ambien\w+|palette|colou?rs?|background|behind|mm|dolly|pan|tilt|static|tripod|frame|style|wind|music|hums?|rain|setting|footsteps)\b|\d+\s?mm))/iu;
const NEGATIVE_LABEL = /(?:^|[\s.;])\(?negative(?: prompts?)?\s*[:=][^\n]*/iu;
const WORD = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu;

const blanked = (text: string, { start, end }: { start: number; end: number }) =>
  `${text.slice(0, start)}${text.slice(start, end).replace(/[^\n]/g, " ")}${text.slice(end)}`;

/** The places of every match of a pattern. */
export function spansOf(pattern: RegExp, text: string): Span[] {
  pattern.lastIndex = 0;
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0].trim(),
    start: match.index + (match[0].length - match[0].trimStart().length),
    end: match.index + match[0].trimEnd().length,
  }));
}

/** Sentences of a text with their places; a full stop within a number, an address or behind a short form ends none. */
export function sentencesOf(text: string): Span[] {
  return spansOf(
    /[^.!?。！？\n]+(?:(?:[.!?](?=[\d\p{Ll}])|(?<=\b(?:INT|EXT|Mr|Mrs|Ms|Dr|St|vs))\.)[^.!?。！？\n]+)*[.!?。！？]*/gu,
    text,
  ).filter(({ text: each }) => /[\p{L}\p{N}]/u.test(each));
}

/** From a denial to the end of its clause: what is denied is not in the picture. */
const DENIED =
  /\b(?:no(?!\s+(?:longer|doubt|sooner)\b)|not|without|don't|doesn't|do not|does not|never|avoid|exclude|must not|isn't|aren't|won't)\b(?!\s+(?:any\s+)?(?:subtitles|sounds?|audio|only|far|just|yet|quite)\b)(?:(?!\b(?:and|but|while|as)\b)[^.,;:!?\n()])*/gi;

/** An address on the web, which no generator opens. */
const ADDRESS = /https?:\/\/\S+|www\.\S+/giu;

/** Reads a prompt of up to 10,000 characters. It raises nothing. */
export function readPrompt(prompt: string): PromptReading {
  const json = proseOfJson(prompt) !== undefined;
  const told = json ? jsonBlanked(prompt) : prompt;
  const quotations = readQuotations(told);
  const speech: SpokenLine[] = [];
  const written: Span[] = [];
  for (const { start, end, kind } of quotations) {
    const quoted = /^["“”«»「'‘]/u.test(told.slice(start, end));
    const text = told.slice(start, end);
    const again = quoted ? null : DIRECTION_AGAIN.exec(text);
    const close = again ? start + again.index : end;
    const span = { text: told.slice(start, close), start, end: close };
    if (kind === "speech") speech.push({ ...span, quoted });
    else written.push(span);
  }
  const label = NEGATIVE_LABEL.exec(told);
  const negatives = label
    ? { text: label[0].trim(), start: label.index, end: label.index + label[0].length }
    : undefined;
  let picture = [...spansOf(ADDRESS, told), ...speech, ...written].reduce(blanked, told);
  if (negatives) picture = blanked(picture, negatives);
  const shown = readWords(spansOf(DENIED, picture).reduce(blanked, picture), prompt);
  return {
    prompt,
    json,
    speech,
    written,
    negatives,
    claimed: picture,
    claimedSentences: sentencesOf(picture),
    ...shown,
  };
}

function readWords(picture: string, prompt: string) {
  const words = spansOf(WORD, picture).map((word) => ({
    ...word,
    text: matchWords(word.text)[0] ?? word.text.toLowerCase(),
  }));
  return {
    picture,
    sentences: sentencesOf(picture),
    words,
    camera: readCameraWords(picture),
    language: readLanguage(picture.trim() === "" ? prompt : picture),
  };
}

/** A reading without stretches of its text; positions stay. */
const withoutSpans = (
  reading: PromptReading,
  spans: readonly { start: number; end: number }[],
): PromptReading =>
  spans.length === 0
    ? reading
    : { ...reading, ...readWords(spans.reduce(blanked, reading.picture), reading.prompt) };

const CLAUSE_END = /[.,;:!?\n]+(?=\s|$)/g;
/** A sentence up to so many words stands or falls as a whole; of a longer one only the clause does. */
const SHORT_SENTENCE = 16;

/**
 * A reading without the clauses that hold the given words; a short sentence goes as a whole. Of the opening sentence,
 * which names the subject, only the words themselves go.
 */
export function withoutClauses(reading: PromptReading, words: readonly Span[]): PromptReading {
  const sentences = sentencesOf(reading.prompt);
  return withoutSpans(
    reading,
    words.map(({ start, end }) => {
      const sentence = sentences.find((each) => each.start <= start && start < each.end);
      if (sentence && sentence === sentences[0]) return { start, end };
      if (sentence && sentence.text.split(/\s+/).length <= SHORT_SENTENCE) return sentence;
      const before = [...reading.picture.slice(0, start).matchAll(CLAUSE_END)].at(-1);
      const after = reading.picture.slice(end).search(CLAUSE_END);
      return {
        start: before ? before.index + before[0].length : 0,
        end: after < 0 ? reading.picture.length : end + after,
      };
    }),
  );
}

/** Where within a sentence another clause begins: behind a stop, or at a word that joins two. */
const CLAUSE_EDGE = /[,;:](?=\s)|\b(?:and|while|as|then|who)\b/giu;

/**
 * A reading without spoken lines, the clauses that lead to them ("cooks and says" still cooks) and what follows them in
 * their sentences, up to a semicolon.
 */
export function withoutLines(reading: PromptReading, lines: readonly Span[]): PromptReading {
  const sentences = sentencesOf(reading.prompt);
  return withoutSpans(
    reading,
    lines.flatMap(({ start, end }) => {
      const home = sentences.find((each) => each.start <= start && start < each.end);
      if (!home) return [];
      // A stop right before the quotation mark belongs to its clause: "she says, …".
      const lead = reading.prompt.slice(home.start, start).replace(/[,:]?\s*$/, "");
      const edge = [...lead.matchAll(CLAUSE_EDGE)].at(-1);
      const after = reading.prompt.slice(end, home.end).indexOf(";");
      return [
        {
          start: home.start + (edge ? edge.index + edge[0].length : 0),
          end: after < 0 ? Math.max(end, home.end) : end + after,
        },
      ];
    }),
  );
}

/** Turns what a phrase finder names into places of the prompt. */
export function placed<E>(
  reading: PromptReading,
  named: readonly { readonly entry: E; readonly at: number; readonly length: number }[],
): (Span & { readonly entry: E })[] {
  return named.flatMap(({ entry, at, length }) => {
    const first = reading.words[at];
    const last = reading.words[at + length - 1];
    if (!first || !last) return [];
    const text = reading.prompt.slice(first.start, last.end);
    return [{ entry, text, start: first.start, end: last.end }];
  });
}

/** Spans in order, none inside or across another: the longer one stands. */
export function apart<S extends Span>(spans: readonly S[]): S[] {
  const kept: S[] = [];
  for (const span of [...spans].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (!kept.some((other) => other.start < span.end && span.start < other.end)) kept.push(span);
  return kept.sort((a, b) => a.start - b.start);
}
