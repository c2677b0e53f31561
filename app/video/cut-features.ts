import { withProducts } from "./logistic";
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

/** By this ratio, as a logarithm, a cut stands out from all but one of its neighbours in one figure at least. */
const LEAST_STANDING_OUT = 0.1;

/** What blocks, and what the whole picture moved, leave of a change; each against the second highest of its neighbours. */
function standingOut(rows: readonly FrameRow[], at: number): { blocks: number; whole: number } {
  // The highest may be that of the next cut, where shots last two or three pictures.
  const second = (figure: (row: FrameRow) => number) => {
    let [highest, next] = [0, 0];
    for (const step of NEIGHBOURS) {
      const other = rows[at + step];
      const value = other ? figure(other) : 0;
      if (value > highest) [highest, next] = [value, highest];
      else if (value > next) next = value;
    }
    return next;
  };
  const row = rows[at] as FrameRow;
  const blocks = ({ change }: FrameRow) => change.residual;
  const whole = ({ motion }: FrameRow) => motion?.residual ?? 0;
  return {
    blocks: Math.log((blocks(row) + 0.5) / (second(blocks) + 0.5)),
    whole: Math.log((whole(row) + 1) / (second(whole) + 1)),
  };
}

/** @returns whether frame `at` differs enough from the one before, and more than its neighbours do, to be looked at */
export function mayBeCut(rows: readonly FrameRow[], at: number): boolean {
  const change = rows[at]?.change;
  if (!change || at === 0 || (change.thumb <= LEAST_THUMB && change.residual <= LEAST_RESIDUAL)) return false;
  const { blocks, whole } = standingOut(rows, at);
  return Math.max(blocks, whole) >= LEAST_STANDING_OUT;
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

/** The figures by which a cut between frame `at - 1` and frame `at` is judged, and their products. */
export function cutFeatures(rows: readonly FrameRow[], at: number): number[] {
  const row = rows[at];
  if (!row) return [];
  const { change, motion } = row;
  const highestOf = (figure: (row: FrameRow) => number) =>
    Math.max(
      0,
      ...NEIGHBOURS.map((step) => {
        const other = rows[at + step];
        return other ? figure(other) : 0;
      }),
    );
  const highest = (figure: (change: FrameRow["change"]) => number) =>
    highestOf((other) => figure(other.change));
  const unexplained = motion?.residual ?? 0;
  const stands = standingOut(rows, at);
  let around = 0;
  for (let step = 2; step <= 6; step++) {
    around += (rows[at - step + 1]?.change.thumb ?? 0) + (rows[at + step - 1]?.change.thumb ?? 0);
  }
  // In a film whose frames are doubled, every third or fourth may jump: that is no cut.
  let jumps = 0;
  for (let step = 3; step <= 6; step++) {
    jumps = Math.max(jumps, rows[at - step]?.change.thumb ?? 0, rows[at + step]?.change.thumb ?? 0);
  }
  // Does the old picture come back, after a flash or behind something that passes?
  let back = Number.POSITIVE_INFINITY;
  for (let before = 1; before <= FLASH_FRAMES + 1; before++) {
    for (let after = 0; before + after <= FLASH_FRAMES + 1; after++) {
      if (before + after === 1 || at - before < 0 || at + after >= rows.length) continue;
      back = Math.min(back, apart(rows, at - before, at + after));
    }
  }
  if (back === Number.POSITIVE_INFINITY) back = change.thumb;
  const darker = Math.min(rows[at - 1]?.deviation ?? 0, row.deviation);
  return withProducts([
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
    Math.log1p(unexplained),
    // A shaken camera changes the picture as much as a cut does, but a shift explains it.
    Math.log((unexplained + 1) / (highestOf((other) => other.motion?.residual ?? 0) + 1)),
    stands.whole,
    stands.blocks,
    Math.log((unexplained + 1) / (change.thumb + 1)),
    motion?.fitting ?? 1,
    unlike(rows, at - 3, at + 2),
    Math.log1p(darker),
    Math.log((change.residual + 1) / (darker + 4)),
  ]);
}
