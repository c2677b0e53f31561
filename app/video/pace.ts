import type { Measurement, Pace, Shot } from "./facts";

/** Average shot length, in seconds, below which a film is called so. */
const WORDS = [
  ["frenetic", 1.5],
  ["fast", 3],
  ["moderate", 6],
] as const;

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
  return {
    value: {
      shots: shots.length,
      averageShot: average,
      medianShot: median,
      cutsPerMinute: ((shots.length - 1) * 60) / total,
      word: shots.length === 1 ? "single-shot" : (WORDS.find(([, below]) => average < below)?.[0] ?? "slow"),
    },
    unit: "seconds",
    confidence: 0.94,
  };
}
