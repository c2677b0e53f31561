import { awayFromBound } from "./confidence";
import type { FrameRow } from "./cut-features";
import { correlation } from "./small-frame";

/** A stretch of blank frames with the fades that lead into and out of it. All are indices of rows. */
export interface Fade {
  /** The last frame of the old picture as it was, and the first of the new. */
  start: number;
  end: number;
  /** First and last blank frame. */
  blankFrom: number;
  blankTo: number;
  dark: boolean;
  /** 0 to 1: how plainly its middle is blank, and what stands on both sides two scenes. */
  confidence: number;
}

/** A frame is blank if it varies by fewer levels than this, and is darker or brighter than these. */
const BLANK_DEVIATION = 11;
const BLACK = 30;
const WHITE = 226;

/** A fade takes no longer than this on either side. */
const LONGEST_SECONDS = 1.6;

/** Contrast must go on rising by this much a frame for the fade to go on. */
const RISE = 0.15;

/** A blank so short, between two hard edges, is a cut with a black frame in it. */
export const SHORT_BLANK = 3;

/** Pictures on both sides that correlate this much are one scene: it was a flash or a strobe. */
const SAME_SCENE = 0.75;

/**
 * @param isCut whether a hard cut stands before a row
 * @param usualDeviation median deviation of the film so far: a dark film's frames are not blank for being dark
 */
export function findFades(
  rows: readonly FrameRow[],
  fps: number,
  isCut: (at: number) => boolean,
  usualDeviation: number,
): Fade[] {
  const limit = Math.min(BLANK_DEVIATION, 0.3 * usualDeviation + 1);
  const blank = ({ deviation, mean }: FrameRow) => deviation < limit && (mean < BLACK || mean > WHITE);
  const reach = Math.round(LONGEST_SECONDS * fps);
  const last = rows.length - 1;
  const deviation = (at: number) => (rows[at] as FrameRow).deviation;
  const fades: Fade[] = [];
  for (let at = 0; at <= last; at++) {
    const row = rows[at] as FrameRow;
    if (!blank(row)) continue;
    const blankFrom = at;
    while (at < last && blank(rows[at + 1] as FrameRow)) at += 1;
    const blankTo = at;
    let start = blankFrom;
    while (
      start > 0 &&
      blankFrom - start < reach &&
      !isCut(start) &&
      deviation(start - 1) > deviation(start) + RISE
    )
      start -= 1;
    let end = blankTo;
    while (
      end < last &&
      end - blankTo < reach &&
      !isCut(end + 1) &&
      deviation(end + 1) > deviation(end) + RISE
    )
      end += 1;
    // Blank, but cut on both sides and of some length: a dark or bright shot of its own.
    const ownShot = isCut(blankFrom) && isCut(blankTo + 1) && blankTo - blankFrom > SHORT_BLANK;
    if (ownShot) continue;
    const old = rows[Math.max(0, start - 1)] as FrameRow;
    const fresh = rows[Math.min(last, end + 1)] as FrameRow;
    const atEdge = start === 0 || end === last;
    const alike = atEdge ? 0 : correlation(old.thumb, fresh.thumb);
    if (alike >= SAME_SCENE) continue;
    const plainest = Math.min(...rows.slice(blankFrom, blankTo + 1).map((each) => each.deviation));
    const confidence = awayFromBound(limit - plainest, 0.3 * limit) * awayFromBound(SAME_SCENE - alike, 0.1);
    fades.push({ start, end, blankFrom, blankTo, dark: row.mean < 128, confidence });
  }
  return fades;
}
