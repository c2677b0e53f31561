import { awayFromBound, meanOf, timesApart } from "./confidence";
import type { Measurement, Pace, Shot } from "./facts";

/** Average shot length, in seconds, below which a film is called so. */
const WORDS = [
  ["frenetic", 1.5],
  ["fast", 3],
  ["moderate", 6],
] as const;

/** Share of the boundaries in films with known ones that are found: as sure it is that there is none. */
const SINGLE_SHOT = 0.95;

/** @param shots in order, at least one */
export function paceOf(shots: readonly Shot[], stillImage: boolean): Measurement<Pace> {
  if (stillImage) return { unknown: "a still picture has no pace" };
  const lengths = shots.map(({ start, end }) => end - start).sort((one, other) => one - other);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total <= 0) return { unknown: "the picture has no length" };
  const average = total / lengths.length;
  const middle = lengths.length >> 1;
  const upper = lengths[middle] as number;
  const median = lengths.length % 2 === 1 ? upper : (upper + (lengths[middle - 1] as number)) / 2;
  // Each boundary that is none, and the word's bound near by, would change what is said.
  const boundariesSure = meanOf(
    shots.slice(1).map(({ transition }) => ("value" in transition ? transition.confidence : 0)),
    SINGLE_SHOT,
  );
  const nearest = Math.min(...WORDS.map(([, bound]) => timesApart(average, bound)));
  const wordSure = shots.length === 1 ? 1 : awayFromBound(nearest, 0.1);
  return {
    value: {
      shots: shots.length,
      averageShot: average,
      medianShot: median,
      cutsPerMinute: ((shots.length - 1) * 60) / total,
      word: shots.length === 1 ? "single-shot" : (WORDS.find(([, below]) => average < below)?.[0] ?? "slow"),
    },
    unit: "seconds",
    confidence: boundariesSure * wordSure,
  };
}
