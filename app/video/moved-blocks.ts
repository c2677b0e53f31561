/** The search for where the blocks of a frame were in the one before it. */

/** Blocks of the motion search on half-size frames: their side, and how far one may have moved. */
const BLOCK = 4;
const REACH = 5;
/** A block that differs by no more than this in sum is taken as unmoved. */
const STILL_BLOCK = 24;

/** Sums of the blocks of a frame, each at the index of its upper left corner. */
function blockSums(frame: Float32Array, width: number, height: number): Float32Array {
  const sums = new Float32Array(frame.length);
  for (let top = 0; top + BLOCK <= height; top++) {
    for (let at = top * width; at + BLOCK <= (top + 1) * width; at++) sums[at] = blockSum(frame, at, width);
  }
  return sums;
}

function blockSum(frame: Float32Array, at: number, width: number): number {
  let sum = 0;
  for (let row = at; row < at + BLOCK * width; row += width) {
    sum +=
      (frame[row] as number) +
      (frame[row + 1] as number) +
      (frame[row + 2] as number) +
      (frame[row + 3] as number);
  }
  return sum;
}

/**
 * Mean absolute difference per pixel after each block of `now` was looked for in `before`. Two blocks differ by no less
 * than their sums do, so most places need not be looked at (Li and Salari 1995, successive elimination).
 */
export function movedResidual(
  before: Float32Array,
  now: Float32Array,
  width: number,
  height: number,
): number {
  const sums = blockSums(before, width, height);
  let total = 0;
  let blocks = 0;
  // Where the last block went is where this one is looked for first: a good fit early on cuts the others short.
  let [lastX, lastY] = [0, 0];
  for (let top = 0; top + BLOCK <= height; top += BLOCK) {
    for (let left = 0; left + BLOCK <= width; left += BLOCK) {
      const at = top * width + left;
      let best = blockDifference(before, at, now, at, width, Number.POSITIVE_INFINITY);
      if (best > STILL_BLOCK) {
        const sum = blockSum(now, at, width);
        const toY = Math.min(height - BLOCK - top, REACH);
        const toX = Math.min(width - BLOCK - left, REACH);
        const fromY = Math.max(-top, -REACH);
        const fromX = Math.max(-left, -REACH);
        if (lastX >= fromX && lastX <= toX && lastY >= fromY && lastY <= toY) {
          best = blockDifference(before, at + lastY * width + lastX, now, at, width, best);
        }
        for (let y = fromY; y <= toY; y++) {
          for (let x = fromX; x <= toX; x++) {
            const from = at + y * width + x;
            if (Math.abs((sums[from] as number) - sum) >= best) continue;
            const difference = blockDifference(before, from, now, at, width, best);
            if (difference < best) [best, lastX, lastY] = [difference, x, y];
          }
        }
      }
      total += best;
      blocks += 1;
    }
  }
  return total / (blocks * BLOCK * BLOCK);
}

/** @returns the sum of absolute differences, or `limit` once it is reached */
function blockDifference(
  before: Float32Array,
  from: number,
  now: Float32Array,
  at: number,
  width: number,
  limit: number,
): number {
  let sum = 0;
  for (let row = 0; row < BLOCK; row++) {
    const p = from + row * width;
    const q = at + row * width;
    sum +=
      Math.abs((now[q] as number) - (before[p] as number)) +
      Math.abs((now[q + 1] as number) - (before[p + 1] as number)) +
      Math.abs((now[q + 2] as number) - (before[p + 2] as number)) +
      Math.abs((now[q + 3] as number) - (before[p + 3] as number));
    if (sum >= limit) return limit;
  }
  return sum;
}
