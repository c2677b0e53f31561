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
/** A frame beside it goes the same way: at least this share as fast, and this near in direction (a cosine). */
const BESIDE_SPEED = 0.25;
const BESIDE_COSINE = 0.8;

/** Whether a frame is part of a whip pan: a far shift explains it, and the frame before or after goes the same way. */
function inWhipPan(rows: readonly FrameRow[], at: number): boolean {
  const row = rows[at];
  if (!row?.motion) return false;
  const { x, y, residual } = row.motion;
  const speed = Math.hypot(x, y);
  if (speed < SWUNG || residual > EXPLAINED * row.change.thumb) return false;
  return [rows[at - 1], rows[at + 1]].some((other) => {
    if (!other?.motion) return false;
    const beside = Math.hypot(other.motion.x, other.motion.y);
    return (
      other.motion.residual < EXPLAINED_BESIDE * other.change.thumb + NOISE &&
      beside > BESIDE_SPEED * speed &&
      x * other.motion.x + y * other.motion.y > BESIDE_COSINE * speed * beside
    );
  });
}

/**
 * The rows among which cuts are looked for: none that is shown again.
 * @returns the rows, of each its index among those given, and whether it may be a cut: nothing is one that a swing of the
 *   camera explains
 */
export function cutRows(rows: readonly FrameRow[]): {
  frames: number[];
  pictures: FrameRow[];
  candidates: number[];
} {
  const frames = unrepeated(rows);
  const pictures = frames.map((frame) => rows[frame] as FrameRow);
  const candidates = [...pictures.keys()].filter((at) => mayBeCut(pictures, at) && !inWhipPan(pictures, at));
  return { frames, pictures, candidates };
}
