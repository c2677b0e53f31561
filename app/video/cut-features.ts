import type { PictureMotion } from "./registration";
import { correlation, type FrameSummary, meanDifference } from "./small-frame";

/** A frame as the finding of boundaries sees it. `motion` is from the frame before; undefined for the first. */
export interface FrameRow extends FrameSummary {
  motion: PictureMotion | undefined;
}

/** How many frames a flash or a strobe may last before the old picture is back. */
const FLASH_FRAMES = 6;

const NEIGHBOURS = [-2, -1, 1, 2];

/** Below these a frame is no candidate: nothing visible changed. */
const LEAST_THUMB = 3.5;
const LEAST_RESIDUAL = 1.6;

/** @returns whether frame `at` differs enough from the one before to be looked at */
export function mayBeCut(rows: readonly FrameRow[], at: number): boolean {
  const change = rows[at]?.change;
  return !!change && at > 0 && (change.thumb > LEAST_THUMB || change.residual > LEAST_RESIDUAL);
}

/** Thumbnail distance between two frames, in levels; frames beyond the ends count as the end. */
function apart(rows: readonly FrameRow[], one: number, other: number): number {
  const last = rows.length - 1;
  const a = rows[Math.max(0, Math.min(last, one))];
  const b = rows[Math.max(0, Math.min(last, other))];
  return a && b ? meanDifference(a.thumb, b.thumb) : 0;
}

/** 1 less the correlation of two frames' thumbnails; 0 to 2. */
function unlike(rows: readonly FrameRow[], one: number, other: number): number {
  const last = rows.length - 1;
  const a = rows[Math.max(0, Math.min(last, one))];
  const b = rows[Math.max(0, Math.min(last, other))];
  return a && b ? 1 - correlation(a.thumb, b.thumb) : 0;
}

/**
 * The figures by which a cut between frame `at - 1` and frame `at` is judged, the first of them 1 for the model's
 * constant.
 */
export function cutFeatures(rows: readonly FrameRow[], at: number): number[] {
  const row = rows[at];
  if (!row) return [];
  const { change, motion } = row;
  const highest = (figure: (change: FrameRow["change"]) => number) =>
    Math.max(
      0,
      ...NEIGHBOURS.map((step) => {
        const other = rows[at + step];
        return other ? figure(other.change) : 0;
      }),
    );
  let around = 0;
  for (let step = 2; step <= 6; step++) {
    around += (rows[at - step + 1]?.change.thumb ?? 0) + (rows[at + step - 1]?.change.thumb ?? 0);
  }
  // In a film whose frames are doubled, every third or fourth may jump: that is no cut.
  let jumps = 0;
  for (let step = 3; step <= 6; step++) {
    jumps = Math.max(jumps, rows[at - step]?.change.thumb ?? 0, rows[at + step]?.change.thumb ?? 0);
  }
  // Does the old picture come back (a flash begins here), or is this one already known (a flash ends here)?
  let back = Number.POSITIVE_INFINITY;
  for (let step = 1; step <= FLASH_FRAMES; step++) {
    if (at + step < rows.length) back = Math.min(back, apart(rows, at - 1, at + step));
    if (at - 1 - step >= 0) back = Math.min(back, apart(rows, at - 1 - step, at));
  }
  if (back === Number.POSITIVE_INFINITY) back = change.thumb;
  const darker = Math.min(rows[at - 1]?.deviation ?? 0, row.deviation);
  return [
    1,
    Math.log1p(change.thumb),
    change.histogram,
    change.pattern,
    Math.log1p(change.residual),
    Math.log((change.thumb + 1) / (highest((other) => other.thumb) + 1)),
    Math.log((change.residual + 0.5) / (highest((other) => other.residual) + 0.5)),
    change.histogram - highest((other) => other.histogram),
    change.pattern - highest((other) => other.pattern),
    Math.log((back + 1) / (change.thumb + 1)),
    Math.log((change.thumb + 1) / (around / 10 + 1)),
    Math.log((change.thumb + 1) / (jumps + 1)),
    Math.log1p(motion?.residual ?? 0),
    motion?.fitting ?? 1,
    unlike(rows, at - 3, at + 2),
    Math.log1p(darker),
    Math.log((change.residual + 1) / (darker + 4)),
  ];
}

/** @returns the probability, 0 to 1, that a model of the given weights sees in the features */
export function probability(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (const [at, feature] of features.entries()) sum += feature * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
