import { type FrameRow, mayBeCut } from "./cut-features";

/** A frame whose thumbnail changes by less, in levels, is the one before shown again. */
const REPEATED_THUMB = 0.7;
/** A picture that is shown again more often than this stands still: one of a film of 10 frames a second at 30 is shown 3 times. */
const MOST_REPEATS = 2;

/**
 * The frames that are pictures of their own: a film of 10 frames a second in one of 25 jumps at every second or third
 * frame, and each jump would stand out from its neighbours as a cut does.
 * @returns their indices, in order
 */
export function unrepeated(rows: readonly FrameRow[]): number[] {
  const kept: number[] = [];
  for (let at = 0; at < rows.length; ) {
    kept.push(at);
    let next = at + 1;
    while (next < rows.length && (rows[next] as FrameRow).change.thumb < REPEATED_THUMB) next += 1;
    if (next - at - 1 > MOST_REPEATS) for (let still = at + 1; still < next; still++) kept.push(still);
    at = next;
  }
  return kept;
}

/** A camera that is swung this fast, in frame widths a frame, changes the picture as much as a cut does. */
const SWUNG = 0.08;
/** What a shift leaves of the change if it explains it; of the frame beside it somewhat more, and a little noise. */
const EXPLAINED = 0.25;
const EXPLAINED_BESIDE = 0.5;
const NOISE = 2;
/** A frame beside it is at least this share as fast, and this near in direction (a cosine). */
const BESIDE_SPEED = 0.25;
const SAME_WAY = 0.8;

const isExplained = ({ motion, change }: FrameRow, share: number, noise = 0) =>
  motion !== undefined && motion.residual <= share * change.thumb + noise;

/** Frame widths a frame. */
const speedOf = ({ motion }: FrameRow) => (motion ? Math.hypot(motion.x, motion.y) : 0);

const goSameWay = (one: FrameRow, other: FrameRow) =>
  !!one.motion &&
  !!other.motion &&
  one.motion.x * other.motion.x + one.motion.y * other.motion.y > SAME_WAY * speedOf(one) * speedOf(other);

/** Whether a frame is part of a whip pan: a far shift explains it, and the frame before or after goes the same way. */
function inWhipPan(rows: readonly FrameRow[], at: number): boolean {
  const row = rows[at];
  if (!row || speedOf(row) < SWUNG || !isExplained(row, EXPLAINED)) return false;
  return [rows[at - 1], rows[at + 1]].some(
    (other) =>
      other &&
      isExplained(other, EXPLAINED_BESIDE, NOISE) &&
      speedOf(other) > BESIDE_SPEED * speedOf(row) &&
      goSameWay(row, other),
  );
}

/** Pictures this far apart, in seconds, may have nothing in common in the middle of a whip pan. */
const FAR_APART = 1 / 16;
/** So many of them in a row at most; of the frames on both sides one swings this fast, and the other at least goes. */
const MOST_HIDDEN = 2;
const SWUNG_BESIDE = 0.2;
const GOING = 0.05;

/**
 * Whether a frame is hidden in a whip pan: right before and right after it the camera goes the same way, and it swings
 * faster than pictures that are few a second can follow.
 */
function isHiddenInWhipPan(rows: readonly FrameRow[], at: number): boolean {
  for (let hidden = 1; hidden <= MOST_HIDDEN; hidden++) {
    for (let first = at - hidden + 1; first <= at; first++) {
      const [before, after] = [rows[first - 1], rows[first + hidden]];
      if (!before || !after || !goSameWay(before, after)) continue;
      if (!isExplained(before, EXPLAINED) || !isExplained(after, EXPLAINED)) continue;
      const speeds = [speedOf(before), speedOf(after)];
      if (Math.min(...speeds) > GOING && Math.max(...speeds) > SWUNG_BESIDE) return true;
    }
  }
  return false;
}

/**
 * The rows among which cuts are looked for: none that is shown again.
 * @param fps rows a second
 * @returns the rows, of each its index among those given, and whether it may be a cut: nothing is one that a swing of the
 *   camera explains
 */
export function cutRows(
  rows: readonly FrameRow[],
  fps: number,
): {
  frames: number[];
  pictures: FrameRow[];
  candidates: number[];
} {
  const frames = unrepeated(rows);
  const pictures = frames.map((frame) => rows[frame] as FrameRow);
  const swung = (at: number) => {
    if (inWhipPan(pictures, at)) return true;
    const [before, frame] = [frames[at - 1], frames[at]];
    const seconds = before === undefined || frame === undefined ? 0 : (frame - before) / fps;
    return seconds >= FAR_APART && isHiddenInWhipPan(pictures, at);
  };
  const candidates = [...pictures.keys()].filter((at) => mayBeCut(pictures, at) && !swung(at));
  return { frames, pictures, candidates };
}
