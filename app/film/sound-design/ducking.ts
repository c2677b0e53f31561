import type { LevelCurve, MixTarget } from "./levels";
import { tenths } from "./tenths";

/** How far a curve moves, in LU. */
export const spanOf = (curve: LevelCurve) =>
  Math.max(...curve.map(([, level]) => level)) - Math.min(...curve.map(([, level]) => level));

/** The level of the music at a time, by its dynamics alone. */
export function curveAt(curve: LevelCurve, share: number): number {
  const after = curve.findIndex(([at]) => at >= share);
  const next = curve[after];
  const last = curve[after - 1];
  if (!next) return curve.at(-1)?.[1] ?? 0;
  if (!last) return next[1];
  return last[1] + ((next[1] - last[1]) * (share - last[0])) / (next[0] - last[0]);
}

/**
 * A level curve with dips under every span, entered and left as fast as the ducker moves.
 * @param plain the level at a time, in LU, where nobody speaks
 * @param times where `plain` bends, in seconds
 * @param under the level beneath speech, in LU; what is quieter already stays as it is
 * @returns seconds and LU, in the order of time
 */
export function ducked(
  plain: (seconds: number) => number,
  times: readonly number[],
  spans: readonly { from: number; to: number }[],
  under: number,
  { attackMs, releaseMs }: MixTarget,
  seconds: number,
): (readonly [number, number])[] {
  const attack = attackMs / 1000;
  const release = releaseMs / 1000;
  const dip = (at: number) =>
    spans.reduce((most, { from, to }) => {
      const into = Math.min(1, Math.max(0, (at - (from - attack)) / attack));
      const out = Math.min(1, Math.max(0, 1 - (at - to) / release));
      return Math.max(most, Math.min(into, out));
    }, 0);
  const corners = spans.flatMap(({ from, to }) => [from - attack, from, to, to + release]);
  const all = [...times, ...corners].filter((at) => at >= 0 && at <= seconds);
  return [...new Set(all.map((at) => Math.round(at * 100) / 100))]
    .sort((a, b) => a - b)
    .map((at) => [at, tenths(plain(at) - Math.max(0, plain(at) - under) * dip(at))] as const);
}
