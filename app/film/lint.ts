import { isAtTheSurface } from "./contradictions";
import {
  CHANGE_WORDS,
  FILLER_WORDS,
  MARKER_EXCLUSIONS,
  MARKERS,
  type Marker,
  NEGATION_WORDS,
} from "./lexicon/markers";
import { lampsWithoutMains } from "./lint-fixtures";
import { readCameraWords } from "./reading/camera-words";
import { readQuotations } from "./reading/quotations";
import { estimateTokens, speechSeconds, VEO } from "./veo";

/** Words of a text at fault, with their range: `start` inclusive, `end` exclusive, in UTF-16 units. */
export interface FaultWords {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One contradiction or fault of a prompt. */
export interface Finding {
  /** "day and night", "two camera moves", "filler", "quoted speech", … */
  readonly kind: string;
  /** `contradiction`: both cannot hold; `limit`: the generator's; `craft`: it works, but worse. */
  readonly severity: "contradiction" | "limit" | "craft";
  readonly words: readonly FaultWords[];
  readonly because: string;
  /** The smallest change that mends it. */
  readonly fix: string;
}

function matchesOf(pattern: RegExp, text: string): FaultWords[] {
  pattern.lastIndex = 0;
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Blanks out a range, so that positions stay and its words are not read. */
const blank = (text: string, start: number, end: number) =>
  `${text.slice(0, start)}${" ".repeat(end - start)}${text.slice(end)}`;

/** A cut to another place, told in words. */
const CUT = /\b(?:scene|shot|view|video) (?:then )?(?:shifts|cuts|moves|switches|jumps) to\b|\bcut to\b/iu;

const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:left)\b/i, /\b(?:right)\b/i],
  [/\b(?:in|closer|forward|toward|on)\b/i, /\b(?:out|back|away|from)\b/i],
  [/\bup\b/i, /\bdown\b/i],
];

/** A camera word's move family: "pan", "zoom" …; two families, or two opposite directions, are two moves. */
function moveFamily(text: string): string {
  const lower = text.toLowerCase();
  return /pan/.test(lower)
    ? "pan"
    : /tilt/.test(lower)
      ? "tilt"
      : /zoom/.test(lower)
        ? "zoom"
        : /doll|push|pull/.test(lower)
          ? "dolly"
          : /truck|track|follow/.test(lower)
            ? "track"
            : /crane|boom|pedestal|rises|descend/.test(lower)
              ? "rise"
              : /orbit|arc|circl|rotat|360/.test(lower)
                ? "orbit"
                : /hand/.test(lower)
                  ? "handheld"
                  : "other";
}

function movesOf(text: string): Finding[] {
  const moves = readCameraWords(text).filter((word) => word.kind === "move");
  const families = new Map<string, FaultWords[]>();
  for (const move of moves)
    families.set(moveFamily(move.text), [...(families.get(moveFamily(move.text)) ?? []), move]);
  families.delete("other");
  families.delete("handheld");
  const firsts = [...families.values()]
    .map((list) => list[0])
    .filter((each): each is FaultWords => each !== undefined);
  for (const list of families.values()) {
    const clash = list.find((one) =>
      OPPOSITES.some(([a, b]) =>
        list.some(
          (other) => a.test(one.text) && !b.test(one.text) && b.test(other.text) && !a.test(other.text),
        ),
      ),
    );
    if (clash) firsts.push(...list.filter((each) => !firsts.includes(each)));
  }
  if (firsts.length < 2) return [];
  return [
    {
      kind: "two camera moves",
      severity: "contradiction",
      words: firsts,
      because: "Several camera moves in one clip get muddled.",
      fix: `Keep one, for example "${firsts[0]?.text}".`,
    },
  ];
}

/**
 * Contradictions and faults of a prompt, in order of weight. Takes any text; words inside quotation marks are
 * read as speech and not as picture. Facts about limits come from the target profile.
 */
export function lint(prompt: string): Finding[] {
  const quotations = readQuotations(prompt);
  const spoken = quotations.filter((each) => each.kind === "speech");
  const picture = quotations.reduce((text, each) => blank(text, each.start, each.end), prompt);
  const findings: Finding[] = [];
  CHANGE_WORDS.lastIndex = 0;
  const changes = CHANGE_WORDS.test(picture) || CUT.test(picture);
  const found = new Map<Marker, FaultWords[]>();
  const wordsOf = (marker: Marker) => {
    const known =
      found.get(marker) ??
      matchesOf(MARKERS[marker], picture).filter(
        (word) => marker !== "underwater" || !isAtTheSurface(picture, word),
      );
    found.set(marker, known);
    return known;
  };
  for (const exclusion of MARKER_EXCLUSIONS) {
    if (exclusion.softened && changes) continue;
    const one = wordsOf(exclusion.one);
    const other = wordsOf(exclusion.other).filter(
      (word) => !one.some((each) => each.start <= word.start && word.end <= each.end),
    );
    if (one.length > 0 && other.length > 0)
      findings.push({
        kind: exclusion.kind,
        severity: "contradiction",
        words: [...one, ...other].sort((a, b) => a.start - b.start),
        because: exclusion.because,
        fix: exclusion.fix,
      });
  }
  findings.push(...movesOf(picture));
  findings.push(...lampsWithoutMains(picture));
  const quoted = spoken.filter((each) => /["“”«»「]/.test(prompt.slice(each.start, each.end)));
  if (quoted.length > 0)
    findings.push({
      kind: "quoted speech",
      severity: "craft",
      words: quoted.map((each) => ({
        text: prompt.slice(each.start, each.end),
        start: each.start,
        end: each.end,
      })),
      because: "Quotation marks may be drawn as text in the picture.",
      fix: "Write a colon instead: The woman says: Welcome home. (no subtitles)",
    });
  const seconds = speechSeconds(spoken.map((each) => each.words).join(" "));
  const longest = Math.max(...VEO.durations);
  if (seconds > longest)
    findings.push({
      kind: "speech too long",
      severity: "limit",
      words: spoken.map((each) => ({ text: each.words, start: each.start, end: each.end })),
      because: `The speech takes about ${seconds} s and a clip holds ${longest} s.`,
      fix: `Cut it to ${longest * VEO.speechWordsPerSecond} words.`,
    });
  const negations = matchesOf(NEGATION_WORDS, picture).filter(
    (word) => !/^no subtitles/i.test(picture.slice(word.start, word.start + 12)),
  );
  if (negations.length > 0)
    findings.push({
      kind: "negation",
      severity: "craft",
      words: negations,
      because: "A generator tends to draw what is named, also after no or without.",
      fix: "Say what is there instead, and put the unwanted noun into the negative prompt.",
    });
  const fillers = matchesOf(FILLER_WORDS, picture);
  if (fillers.length > 0)
    findings.push({
      kind: "filler",
      severity: "craft",
      words: fillers,
      because: "Praise names nothing that a camera could record.",
      fix: "Name a colour, a light, a texture or a movement in its place.",
    });
  const doubled = matchesOf(/\b([\p{L}'-]+) \1\b/giu, picture).filter(
    (word) => !/^(?:had had|that that|very very|so so|bye bye|knock knock)$/i.test(word.text),
  );
  if (doubled.length > 0)
    findings.push({
      kind: "doubled word",
      severity: "craft",
      words: doubled,
      because: "A word stands twice.",
      fix: "Delete one of the two.",
    });
  const articles = matchesOf(
    /\ba (?=[aeio]\p{L})(?!one\b|once\b|eu)\p{L}+|\ban (?=[bcdfgjklmnpqrstvwz]\p{Ll})\p{L}+/giu,
    picture,
  ).filter((word) => !/^an (?:hour|honest|honou?r|heir)/i.test(word.text));
  if (articles.length > 0)
    findings.push({
      kind: "article",
      severity: "craft",
      words: articles,
      because: "The article does not fit the word after it.",
      fix: "Change a to an, or an to a.",
    });
  const tokens = estimateTokens(prompt);
  if (tokens > VEO.maxTokens)
    findings.push({
      kind: "too long",
      severity: "limit",
      words: [{ text: prompt.slice(-60), start: Math.max(0, prompt.length - 60), end: prompt.length }],
      because: `The prompt is about ${tokens} tokens and ${VEO.name} reads ${VEO.maxTokens}.`,
      fix: "Name fewer things.",
    });
  return findings;
}
