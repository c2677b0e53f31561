import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  wcagContrast,
} from "culori";

/** The least contrast of text on its ground: WCAG 2.2, success criterion 1.4.3. */
export const LEAST_CONTRAST = 4.5;

/**
 * How far apart, in OKLab, two colours of one palette stay for every kind of sight: five times the just noticeable
 * difference of 0.02 that CSS Color Module Level 4 (section 13.2, gamut mapping) works with.
 */
export const LEAST_DISTANCE = 0.1;

const toOklab = converter("oklab");

/**
 * Sight as it is, and without one kind of cone each (protanopia, deuteranopia, tritanopia). The simulation is that of
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
 * TVCG 15 (2009), at severity 1, as culori implements it.
 */
const SIGHTS = [
  (colour: string) => toOklab(colour),
  ...[filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)].map(
    (simulate) => (colour: string) => {
      const seen = toOklab(colour);
      return seen && toOklab(simulate(seen));
    },
  ),
];

/** Contrast of two CSS colours as WCAG 2 measures it, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

type Seen = readonly { readonly l: number; readonly a: number; readonly b: number }[];
const known = new Map<string, Seen>();
/** Seen colours kept for the next question; a palette asks for each of its candidates several times. */
const MOST_KNOWN = 5_000;

function seenAs(colour: string): Seen {
  const held = known.get(colour);
  if (held) return held;
  const seen = SIGHTS.map((sight) => sight(colour) ?? { l: 0, a: 0, b: 0 });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(colour, seen);
  return seen;
}

/** The distance of two CSS colours in OKLab for the kind of sight that tells them apart least; 0 to about 1. */
export function leastDistance(one: string, other: string): number {
  const [a, b] = [seenAs(one), seenAs(other)];
  return Math.min(
    ...a.map((from, at) => {
      const to = b[at] ?? from;
      return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
    }),
  );
}

/** The least distance of any two of several CSS colours, for any kind of sight; infinite for fewer than two. */
export function leastDistanceAmong(colours: readonly string[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [at, one] of colours.entries())
    for (const other of colours.slice(at + 1)) least = Math.min(least, leastDistance(one, other));
  return least;
}
