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
