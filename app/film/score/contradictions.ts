import { isAtTheSurface } from "../contradictions";
import {
  DENIES,
  FADING,
  FOR_THE_WHOLE,
  IN_THE_MANNER,
  LEFT_IN_COLOUR,
  OF_THE_WHOLE,
  PACES_CAMERA,
} from "./claim-context";
import { CLAIM_PAIRS, type ClaimPair } from "./claim-pairs";
import { CLAIMS, type Claim } from "./claims";
import { apart, type PromptReading, type Span, spansOf } from "./reading";

/** Two claims of a prompt that cannot both hold, with the words that make them. */
export interface Contradiction {
  /** "day and night", "locked and moving camera", … */
  readonly kind: string;
  readonly one: readonly Span[];
  readonly other: readonly Span[];
  readonly because: string;
  /** The smallest change that mends it. */
  readonly fix: string;
}

/** Claims that speech makes as well: who says a line speaks. */
const AUDIBLE: ReadonlySet<Claim> = new Set(["speaking"]);

function claimsIn(reading: PromptReading, claim: Claim): Span[] {
  const matchesOf = (each: Claim) => CLAIMS[each].flatMap((pattern) => spansOf(pattern, reading.claimed));
  const fades = (span: Span) => FADING.test(reading.claimed.slice(Math.max(0, span.start - 18), span.start));
  // Daylight on its way out is evening light.
  const late = claim === "evening" ? matchesOf("day").filter(fades) : [];
  const found = apart([...matchesOf(claim), ...late]).filter((span) => {
    const before = reading.claimed.slice(Math.max(0, span.start - 18), span.start);
    if (claim === "day" && fades(span)) return false;
    if (claim === "underwater" && isAtTheSurface(reading.claimed, span)) return false;
    if (claim === "past" && IN_THE_MANNER.test(reading.claimed.slice(span.end, span.end + 18))) return false;
    return claim === "silent" || !DENIES.test(before);
  });
  if (AUDIBLE.has(claim) && found.length === 0 && reading.speech[0]) return [reading.speech[0]];
  return found;
}

const sentenceOf = (reading: PromptReading, span: Span) =>
  reading.claimedSentences.find((each) => each.start <= span.start && span.start < each.end);

const CLAUSE_ENDS = /[.,;:!?\n]|\b(?:as|while|when|whereas)\b/i;

/** Whether a word of pace belongs to the camera: it stands in a clause that moves it. */
function pacesCamera(reading: PromptReading, span: Span): boolean {
  const clause = reading.claimed.slice(0, span.start).split(CLAUSE_ENDS).at(-1) ?? "";
  const rest = reading.claimed.slice(span.end).split(CLAUSE_ENDS)[0] ?? "";
  return spansOf(PACES_CAMERA, `${clause} ${rest}`).length > 0 && !/motion|mo$/iu.test(span.text);
}

/** Weak words of silence hold only where nothing is heard by the same people: "a silent witness" denies no speech elsewhere. */
const WEAK_SILENCE = /^(?:silent|silence|speechless|wordless(?:ly)?|inaudible)$/iu;

function weigh(reading: PromptReading, pair: ClaimPair, one: Span[], other: Span[]): [Span[], Span[]] {
  if (pair.kind === "slow and fast") {
    const [slowCamera, slowRest] = split(one, (span) => pacesCamera(reading, span));
    const [fastCamera, fastRest] = split(other, (span) => pacesCamera(reading, span));
    const [slowSame, fastSame] = ofTheSame(reading, slowRest, fastRest);
    if (slowSame.length > 0) return [slowSame, fastSame];
    return slowCamera.length > 0 && fastCamera.length > 0 ? [slowCamera, fastCamera] : [[], []];
  }
  if (pair.one === "silent") {
    const strong = one.filter((span) => !WEAK_SILENCE.test(span.text));
    const near = one.filter((span) =>
      other.some((each) => sentenceOf(reading, span)?.start === sentenceOf(reading, each)?.start),
    );
    const bare = one.filter((span) => /^silence$/iu.test(span.text));
    const held = strong.length > 0 ? strong : near.length > 0 ? near : bare;
    // "without speaking" and "nobody says a word" are silence, not speech.
    const spoken = other.filter(
      (span) => !one.some((each) => each.start <= span.start && span.end <= each.end),
    );
    return [held, spoken];
  }
  return [one, other];
}

/** Words of pace that speak of one motion: in one sentence, or one of them in a sentence about the whole clip. */
function ofTheSame(reading: PromptReading, one: readonly Span[], other: readonly Span[]): [Span[], Span[]] {
  const at = (span: Span) => sentenceOf(reading, span);
  return leftOf(
    one,
    other,
    (a, b) => at(a)?.start === at(b)?.start || [a, b].some((each) => OF_THE_WHOLE.test(at(each)?.text ?? "")),
  );
}

/** The spans of two sides that stand in a pair which passes the test. */
function leftOf(
  one: readonly Span[],
  other: readonly Span[],
  test: (a: Span, b: Span) => boolean,
): [Span[], Span[]] {
  return [one.filter((a) => other.some((b) => test(a, b))), other.filter((b) => one.some((a) => test(a, b)))];
}

function split(spans: readonly Span[], test: (span: Span) => boolean): [Span[], Span[]] {
  return [spans.filter(test), spans.filter((span) => !test(span))];
}

/** What is left of two sides where the text itself settles some of their words: it tells of a change, shows a window, leaves one thing in colour. */
function unsettled(
  reading: PromptReading,
  { kind, settledBy }: ClaimPair,
  one: readonly Span[],
  other: readonly Span[],
): [Span[], Span[]] {
  const around = (spans: readonly Span[]) =>
    [...new Set(spans.map((span) => sentenceOf(reading, span)?.text ?? ""))].join(" ");
  const all = around([...one, ...other]);
  if (kind === "monochrome and colour" && other.length === 1 && LEFT_IN_COLOUR.test(all)) return [[], []];
  if (!settledBy) return [[...one], [...other]];
  const settles = (a: Span, b: Span) => {
    if (settledBy.within !== "clip")
      return settledBy.words.test(around(settledBy.within === "pair" ? [a, b] : [b]));
    const whole = [a, b].filter((span) => FOR_THE_WHOLE.test(around([span])));
    return settledBy.words.test(whole.length > 0 ? around(whole) : all);
  };
  return leftOf(one, other, (a, b) => !settles(a, b));
}

/** The contradictions of a prompt, each kind once, in order of weight. */
export function contradictionsIn(reading: PromptReading): Contradiction[] {
  const known = new Map<Claim, Span[]>();
  const read = (claim: Claim) => {
    const spans = known.get(claim) ?? claimsIn(reading, claim);
    known.set(claim, spans);
    return spans;
  };
  const found: Contradiction[] = [];
  for (const pair of CLAIM_PAIRS) {
    if (read(pair.one).length === 0 || read(pair.other).length === 0) continue;
    const [one, all] = weigh(reading, pair, read(pair.one), read(pair.other));
    const other = all.filter((span) => !one.some((each) => each.start <= span.start && span.end <= each.end));
    const rest = one.filter(
      (span) => !other.some((each) => each.start <= span.start && span.end <= each.end),
    );
    const [left, against] = unsettled(reading, pair, rest, other);
    if (left.length === 0 || against.length === 0) continue;
    const told = found.some(
      (each) => each.one.some((a) => left.includes(a)) && each.other.some((b) => against.includes(b)),
    );
    if (!told)
      found.push({ kind: pair.kind, one: left, other: against, because: pair.because, fix: pair.fix });
  }
  return found;
}
