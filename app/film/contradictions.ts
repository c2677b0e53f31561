import {
  CHANGE_WORDS,
  MARKER_EXCLUSIONS,
  MARKERS,
  type Marker,
  type MarkerExclusion,
} from "./lexicon/markers";

const MARKER_NAMES = Object.keys(MARKERS) as Marker[];
const BIT = new Map<Marker, number>(MARKER_NAMES.map((name, index) => [name, index]));

/** The markers a text carries, as bits in the order of MARKERS, of which there are fewer than 32. */
export type Commitments = number;

/** One look tells whether any marker is there at all; most phrases hold none. */
const ANY_MARKER = new RegExp(MARKER_NAMES.map((name) => MARKERS[name].source).join("|"), "iu");

const cache = new Map<string, Commitments>();
const CACHE_LIMIT = 20_000;

/** What a text commits itself to. Remembered, as the same phrases are weighed again and again. */
export function commitmentsOf(text: string): Commitments {
  const known = cache.get(text);
  if (known !== undefined) return known;
  let bits = 0;
  if (ANY_MARKER.test(text)) {
    for (const [name, index] of BIT) {
      MARKERS[name].lastIndex = 0;
      if (MARKERS[name].test(text)) bits |= 1 << index;
    }
  }
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(text, bits);
  return bits;
}

const PAIRS = MARKER_EXCLUSIONS.map((exclusion) => ({
  exclusion,
  one: 1 << (BIT.get(exclusion.one) ?? 0),
  other: 1 << (BIT.get(exclusion.other) ?? 0),
}));

/** Whether an addition would contradict what stands: it brings a side whose opposite is there. */
export function clashes(standing: Commitments, addition: Commitments): boolean {
  return PAIRS.some(
    ({ one, other }) =>
      (addition & one && standing & other) ||
      (addition & other && standing & one) ||
      (addition & one && addition & other),
  );
}

/** The exclusions a text breaks; those it softens itself, by telling of a change, are left out. */
export function brokenExclusions(text: string): readonly MarkerExclusion[] {
  const bits = commitmentsOf(text);
  CHANGE_WORDS.lastIndex = 0;
  const changes = CHANGE_WORDS.test(text);
  return PAIRS.filter(
    ({ one, other, exclusion }) => bits & one && bits & other && !(changes && exclusion.softened),
  ).map(({ exclusion }) => exclusion);
}

/** Words of water that speak of a thing's part below the surface as well as of a scene down there. */
const OF_THE_SURFACE =
  /^(?:(?:below|beneath|under) the (?:sea|waves|surface|waterline|ocean|water)|bottom of the .*|submerged|scuba|snorkel.*)$/iu;
/** What floats, stands in the water, or holds a surface one looks down on. */
const AT_THE_SURFACE =
  /(?<![\p{L}])(?:boats?|ships?|hulls?|yachts?|canoes?|kayaks?|ferr(?:y|ies)|rafts?|submarines?|decks?|piers?|jett(?:y|ies)|docks?|piles|bridges?|cliffs?|rocks|beach(?:es)?|shores?|banks?|roads?|tides?|lakes?|ponds?|rivers?|streams?|puddles?|harbou?rs?|bay|lap(?:s|ping)?|dips?|half|partly|partially)(?![\p{L}])/iu;
/** Words after which the phrase names something else: "beneath the sea cliffs", "the waves of her hair". */
const NAMES_ELSE =
  /^(?: (?:cliffs?|walls?|road|stairs?|caves?)(?![\p{L}])| of (?:the |an? )?(?:her|his|their|hair|dunes?|skin|sand|tables?|grass|wheat)(?![\p{L}]))/iu;

/**
 * Whether words found to mean "under water" speak of a thing at the surface instead: a hull below the waterline, rocks
 * beneath the waves of a bay. A phrase that opens its sentence sets the scene, and "deep below" is down there.
 */
export function isAtTheSurface(text: string, { start, end }: { start: number; end: number }): boolean {
  const words = text.slice(start, end).replace(/\s+/g, " ");
  if (!OF_THE_SURFACE.test(words)) return false;
  if (NAMES_ELSE.test(text.slice(end))) return true;
  const before =
    text
      .slice(0, start)
      .split(/[.!?\n]/)
      .at(-1) ?? "";
  const after = text.slice(end).split(/[.!?\n]/)[0] ?? "";
  if (/(?:^|(?<![\p{L}])(?:deep|fully|far|entirely|completely|wholly) )$/iu.test(before.trimStart()))
    return false;
  return AT_THE_SURFACE.test(`${before} ${after}`);
}
