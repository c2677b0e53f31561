import { contentWords, stemOf, wordsIn } from "../content-words";
import { FILLER_WORDS } from "../lexicon/markers";
import { lint } from "../lint";
import { estimateTokens, VEO } from "../veo";
import { FILLER } from "../vocabulary/filler";
import { anyOf } from "./lexicon";
import { type PromptReading, type Span, spansOf } from "./reading";
import { spokenSeconds } from "./sound-slots";
import { ABSTRACT, ABSTRACT_ENDING, PRAISE } from "./vague-words";

/** A fault of a prompt's wording or form, and what it costs. */
export interface Fault {
  /** "filler", "idle sentence", "quoted speech", "negation", … */
  readonly kind: string;
  readonly area: "wording" | "form";
  /** Points taken from the score. */
  readonly points: number;
  readonly words: readonly Span[];
  readonly because: string;
  readonly fix: string;
}

const FILLER_PHRASES = anyOf(
  FILLER.map((each) => each.word)
    .filter((word) => word.includes(" "))
    .join(","),
);
/** Praise that leads nowhere where it stands in a name of the field. */
const PRAISE_IN_TERMS =
  /^(?:dynamic range|grand piano|grand canyon|vibrant|cool|nice|best man|great (?:dane|wall|white))$/iu;

/** The most that a kind of fault may cost, in points: a prompt that is all filler keeps what it says besides. */
const MOST = { filler: 16, idle: 14, repetition: 12, list: 8, sequence: 9 } as const;
/** What one word of praise costs. */
const FILLER_POINTS = 1.1;
/** What a prompt beyond the generator's limit of tokens costs: the rest of it is not read. */
const OVER_LIMIT_POINTS = 16;
/** What the first two of several chained actions cost, and each further one. */
const SEQUENCE_POINTS = { first: 5.6, further: 1 } as const;
/** What it costs that a prompt is written in JSON. */
const JSON_POINTS = 4;
/** What an idle sentence costs, and what a prompt of nothing else costs besides. */
const IDLE_POINTS = { each: 1, all: 9 } as const;

/** The words of praise in a prompt. */
export function fillerIn(reading: PromptReading): Span[] {
  const phrases = [...spansOf(FILLER_PHRASES, reading.claimed), ...spansOf(FILLER_WORDS, reading.claimed)];
  const single = spansOf(/[\p{L}][\p{L}'-]*/gu, reading.picture).filter(
    (word) =>
      PRAISE.has(word.text.toLowerCase()) &&
      !PRAISE_IN_TERMS.test(word.text) &&
      !PRAISE_IN_TERMS.test(/^\S+ \p{L}+/u.exec(reading.picture.slice(word.start))?.[0] ?? "") &&
      !phrases.some((phrase) => phrase.start <= word.start && word.end <= phrase.end),
  );
  return [...phrases, ...single].sort((a, b) => a.start - b.start);
}

const isEmpty = (word: string) => PRAISE.has(word) || ABSTRACT.has(word) || ABSTRACT_ENDING.test(word);

/** Sentences that fill no slot and hold more empty words than things. */
export function idleSentences(reading: PromptReading, evidence: readonly Span[]): Span[] {
  if (!reading.language.english) return [];
  return reading.sentences.filter((sentence) => {
    const told = evidence.filter((span) => sentence.start <= span.start && span.end <= sentence.end).length;
    const words = contentWords(sentence.text);
    const empty = words.filter(isEmpty).length;
    if (words.length === 0) return wordsIn(sentence.text).length > 3;
    return told === 0
      ? empty / words.length >= 0.3 || words.length < 3
      : told < 2 && empty / words.length >= 0.7;
  });
}

/** The share of three-word runs that come again. */
function repeatedShare(text: string): number {
  const words = wordsIn(text).map(stemOf);
  const runs = words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
  return runs.length < 6 ? 0 : 1 - new Set(runs).size / runs.length;
}

/** From how many bare terms on a text is read as a list, and how many more make it one entirely. */
const TERMS = { few: 3, more: 5 } as const;
/** From which share of its words in bare terms on, and by how much more. */
const LISTED = { from: 0.6, more: 0.25 } as const;
const held = (value: number) => Math.min(1, Math.max(0, value));

/** How much a text is a list of keywords, 0 to 1: by degrees, so that one term more or less moves it little. */
function listedness(text: string): number {
  const parts = text.split(/[,;|]/).map((part) => wordsIn(part).length);
  const terms = parts.filter((count) => count > 0 && count <= 3);
  const all = parts.reduce((sum, count) => sum + count, 0);
  const share = terms.reduce((sum, count) => sum + count, 0) / Math.max(1, all);
  return held((terms.length - TERMS.few) / TERMS.more) * held((share - LISTED.from) / LISTED.more);
}

const round = (points: number) => Math.round(points * 10) / 10;
const STYLE_SWITCHES =
  /(?<=^|\s)--?(?:ar|v|s|style|q|seed|fps|hd|no|neg|camera|motion|gs|c|stylize|chaos|niji|aspect|iw)\b[^\s]*(?: (?!-)[^\s,]+)?/giu;

/** The faults of wording and form, with what each costs. `evidence` is every word that fills a slot. */
export function faultsIn(
  reading: PromptReading,
  evidence: readonly Span[],
  options: { readonly acts: boolean; readonly steps: readonly Span[] },
): Fault[] {
  const { prompt, claimed: picture } = reading;
  const faults: Fault[] = [];
  const add = (
    kind: string,
    area: Fault["area"],
    points: number,
    words: readonly Span[],
    because: string,
    fix: string,
  ) => {
    if (points > 0)
      faults.push({ kind, area, points: round(points), words: words.slice(0, 12), because, fix });
  };
  const total = Math.max(1, wordsIn(picture).length);
  const filler = fillerIn(reading);
  add(
    "filler",
    "wording",
    Math.min(MOST.filler, filler.length * FILLER_POINTS + (filler.length / total) * 10),
    filler,
    "Praise names nothing that a camera could record.",
    "Name a colour, a light, a texture or a movement in its place.",
  );
  const idle = idleSentences(reading, evidence);
  add(
    "idle sentence",
    "wording",
    Math.min(
      MOST.idle,
      idle.length * IDLE_POINTS.each +
        (idle.length / Math.max(1, reading.sentences.length)) * IDLE_POINTS.all,
    ),
    idle,
    "The sentence tells of no picture and no sound.",
    "Leave it out, or say what is seen.",
  );
  add(
    "repetition",
    "wording",
    Math.min(MOST.repetition, Math.max(0, repeatedShare(picture) - 0.06) * 40),
    [],
    "The same words come again and again; saying a thing twice does not show it twice.",
    "Say each thing once.",
  );
  const listed = listedness(picture);
  add(
    "keyword list",
    "wording",
    listed * MOST.list * (options.acts ? 0.5 : 1),
    [],
    "Bare keywords leave open how they belong together.",
    "Write sentences: who does what, where, seen how.",
  );
  add(
    "chained actions",
    "wording",
    options.steps.length > 1
      ? Math.min(MOST.sequence, SEQUENCE_POINTS.first + (options.steps.length - 2) * SEQUENCE_POINTS.further)
      : 0,
    options.steps,
    "Chained actions get muddled in one clip.",
    "Keep the one main action; give the others clips of their own.",
  );
  const tokens = estimateTokens(prompt);
  add(
    "too long",
    "wording",
    tokens > VEO.maxTokens ? OVER_LIMIT_POINTS : 0,
    [],
    `The prompt is about ${tokens} tokens and ${VEO.name} reads ${VEO.maxTokens}.`,
    "Name fewer things.",
  );
  for (const finding of lint(prompt)) {
    if (finding.severity === "contradiction") continue;
    if (finding.kind === "negation") {
      const words = finding.words.filter(
        (word) =>
          !reading.speech.some((line) => line.start <= word.start && word.end <= line.end) &&
          !(
            reading.negatives &&
            reading.negatives.start <= word.start &&
            word.end <= reading.negatives.end
          ) &&
          !/^\(?no (?:subtitles|captions)/iu.test(prompt.slice(word.start)),
      );
      if (words.length > 0)
        add("negation", "form", Math.min(8, 4 + words.length), words, finding.because, finding.fix);
    }
    if (finding.kind === "doubled word") {
      const words = finding.words.filter(
        (word) => !reading.speech.some((line) => line.start <= word.start && word.end <= line.end),
      );
      add("doubled word", "form", Math.min(3, words.length), words, finding.because, finding.fix);
    }
    if (finding.kind === "article")
      add("article", "form", Math.min(2, finding.words.length), finding.words, finding.because, finding.fix);
  }
  const quoted = reading.speech.filter((line) => line.quoted);
  add(
    "quoted speech",
    "form",
    quoted.length > 0 ? 5 + Math.min(2, quoted.length - 1) : 0,
    quoted,
    "Quotation marks may be drawn as text in the picture.",
    "Write a colon instead: The woman says: Welcome home. (no subtitles)",
  );
  const seconds = spokenSeconds(reading);
  const longest = Math.max(...VEO.durations);
  add(
    "speech too long",
    "form",
    seconds > longest ? 5 : 0,
    reading.speech,
    `The speech takes about ${seconds} s and a clip holds ${longest} s.`,
    `Cut it to ${longest * VEO.speechWordsPerSecond} words, or split it over clips.`,
  );
  const switches = spansOf(STYLE_SWITCHES, prompt);
  add(
    "switches",
    "form",
    switches.length > 0 ? 4 : 0,
    switches,
    `${VEO.name} takes no switches inside a prompt.`,
    "Set aspect ratio and length in the generator, and take the switches out.",
  );
  add(
    "JSON",
    "form",
    reading.json ? JSON_POINTS : 0,
    [],
    "Braces, quotation marks and keys are text to a generator; none of the vendors recommends them.",
    "Write the values out as sentences, as the optimized prompt does.",
  );
  if (reading.negatives)
    add(
      "negative prompt inside",
      "form",
      4,
      [reading.negatives],
      "What is named in the prompt tends to be drawn, under whatever heading.",
      "Put it into the generator's own field for the negative prompt.",
    );
  return faults;
}
