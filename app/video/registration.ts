/**
 * How the whole picture moved between two frames: shift, scale and turn, found by direct registration (Gauss-Newton on
 * lightness, coarse to fine, with Huber weights so that what moves by itself is outvoted).
 */
import { movingShare } from "./moving-share";
import type { Level, Pyramid } from "./pyramid";

/** How the picture moved from one frame to the next; the camera moved the other way. */
export interface PictureMotion {
  /** Frame widths, right and down positive. */
  x: number;
  y: number;
  /** Growth of the scale: 0.01 is 1 % larger. */
  scale: number;
  /** Radians, clockwise on the screen positive. */
  turn: number;
  /** Share of the pixels that fit the motion, 0 to 1. */
  fitting: number;
  /** How much pattern there is to hold on to: mean squared gradient of lightness. */
  texture: number;
  /** Mean absolute difference that the motion leaves, in levels. */
  residual: number;
  /** Share of the blocks that move by themselves, 0 to 1. */
  subject: number;
}

/** Mean lightness of each column and each row. */
function projections({ gray, width, height }: Level): [Float32Array, Float32Array] {
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = gray[y * width + x] as number;
      columns[x] = (columns[x] as number) + value / height;
      rows[y] = (rows[y] as number) + value / width;
    }
  }
  return [columns, rows];
}

/** How far `now` lies from `before` along one axis, to start from: 0 unless another shift fits twice as well. */
function coarseShift(before: Float32Array, now: Float32Array, reach: number): number {
  const cost = (shift: number) => {
    const from = Math.max(0, -shift);
    const to = Math.min(before.length, before.length - shift);
    let mean = 0;
    for (let i = from; i < to; i++) mean += (before[i + shift] as number) - (now[i] as number);
    mean /= to - from;
    let sum = 0;
    for (let i = from; i < to; i++) sum += ((before[i + shift] as number) - (now[i] as number) - mean) ** 2;
    return sum / (to - from);
  };
  const unmoved = cost(0);
  let best = 0;
  let least = unmoved;
  for (let shift = -reach; shift <= reach; shift++) {
    const each = cost(shift);
    if (each < least) [least, best] = [each, shift];
  }
  return least < 0.5 * unmoved ? best : 0;
}

const ITERATIONS = [5, 4, 2] as const;
/** The finer levels are sampled at every second and third pixel: as exact, four and nine times as fast. */
const STRIDES = [1, 2, 3] as const;
/** A level is done when a step moves the picture by less than this, which the next level mends: pixels, and shares of the scale. */
const DONE_SHIFT = [0.06, 0.03, 0.004] as const;
const DONE_SCALE = 1e-3;
/** How far a shift is looked for, as shares of the frame: a whip pan may take half its width in a frame. */
const FARTHEST_ACROSS = 0.5;
const FARTHEST_DOWN = 0.3;
/** Beyond this a frame is no view of the same scene. */
const LARGEST_CHANGE = 0.3;

/** The normal equations of one step; kept between calls, as there are a dozen steps a frame. */
const normal = new Float64Array(16);
const right = new Float64Array(4);

/** A motion as far as it is found: maps a place in the later frame to the place in the earlier one that it shows. */
interface Fit {
  /** Pixels of the level at hand. */
  x: number;
  y: number;
  scale: number;
  turn: number;
  fitting: number;
  residual: number;
  texture: number;
  /** What an error is measured against, in levels of lightness. */
  spread: number;
}

const startingAt = (x: number, y: number): Fit => ({
  ...{ x, y, scale: 0, turn: 0, fitting: 0, residual: 0, texture: 0, spread: 8 },
});

/** Improves a fit on one level of the pyramids. */
function refine(fit: Fit, from: Level, to: Level, level: 0 | 1 | 2): void {
  const { width, height, gray: later } = to;
  const { gray: earlier } = from;
  const stride = STRIDES[level];
  const centreX = (width - 1) / 2;
  const centreY = (height - 1) / 2;
  for (let iteration = 0; iteration < ITERATIONS[level]; iteration++) {
    let h00 = 0;
    let h01 = 0;
    let h02 = 0;
    let h03 = 0;
    let h11 = 0;
    let h12 = 0;
    let h13 = 0;
    let h22 = 0;
    let h23 = 0;
    let h33 = 0;
    let g0 = 0;
    let g1 = 0;
    let g2 = 0;
    let g3 = 0;
    let used = 0;
    let inside = 0;
    let errors = 0;
    const bound = 2.5 * fit.spread;
    const { x, y, scale, turn } = fit;
    for (let row = 1; row < height - 1; row += stride) {
      const v = row - centreY;
      const rowX = x - turn * v;
      const rowY = y + row + scale * v;
      for (let column = 1; column < width - 1; column += stride) {
        const u = column - centreX;
        const sx = column + scale * u + rowX;
        const sy = turn * u + rowY;
        if (sx < 1 || sy < 1 || sx >= width - 2 || sy >= height - 2) continue;
        const ix = sx | 0;
        const iy = sy | 0;
        const fx = sx - ix;
        const fy = sy - iy;
        const o = iy * width + ix;
        const a = earlier[o] as number;
        const b = earlier[o + 1] as number;
        const c = earlier[o + width] as number;
        const d = earlier[o + width + 1] as number;
        const top = a + (b - a) * fx;
        const bottom = c + (d - c) * fx;
        const error = (later[row * width + column] as number) - (top + (bottom - top) * fy);
        const size = error < 0 ? -error : error;
        errors += size;
        inside += 1;
        if (size > 3 * bound) continue;
        used += 1;
        const gx = b - a + (d - c - b + a) * fy;
        const gy = bottom - top;
        const weight = size < bound ? 1 : bound / size;
        const s = gx * u + gy * v;
        const r = gy * u - gx * v;
        const wx = weight * gx;
        const wy = weight * gy;
        const ws = weight * s;
        h00 += wx * gx;
        h01 += wx * gy;
        h02 += wx * s;
        h03 += wx * r;
        h11 += wy * gy;
        h12 += wy * s;
        h13 += wy * r;
        h22 += ws * s;
        h23 += ws * r;
        h33 += weight * r * r;
        g0 += wx * error;
        g1 += wy * error;
        g2 += ws * error;
        g3 += weight * r * error;
      }
    }
    if (inside === 0) return;
    fit.residual = errors / inside;
    fit.fitting = used / inside;
    if (used < 40) return;
    // A little weight on "no change" keeps patternless pictures still.
    normal[0] = h00 + inside * 0.2;
    normal[1] = h01;
    normal[2] = h02;
    normal[3] = h03;
    normal[4] = h01;
    normal[5] = h11 + inside * 0.2;
    normal[6] = h12;
    normal[7] = h13;
    normal[8] = h02;
    normal[9] = h12;
    normal[10] = h22 + inside * 60;
    normal[11] = h23;
    normal[12] = h03;
    normal[13] = h13;
    normal[14] = h23;
    normal[15] = h33 + inside * 60;
    right.set([g0, g1, g2, g3]);
    if (!solve(normal, right)) return;
    const dx = right[0] as number;
    const dy = right[1] as number;
    const ds = right[2] as number;
    fit.x += dx;
    fit.y += dy;
    fit.scale += ds;
    fit.turn += right[3] as number;
    fit.texture = (h00 + h11) / inside;
    fit.spread = Math.max(1.5, Math.min(8, fit.residual * 1.2));
    if (Math.abs(dx) + Math.abs(dy) < DONE_SHIFT[level] && Math.abs(ds) < DONE_SCALE) return;
  }
}

/** Finds the motion near a shift, in pixels of the coarsest level, coarse to fine. */
function fitFrom(x: number, y: number, before: Pyramid, now: Pyramid): Fit {
  const fit = startingAt(x, y);
  refine(fit, before[0], now[0], 0);
  for (const level of [1, 2] as const) {
    fit.x *= 2;
    fit.y *= 2;
    refine(fit, before[level], now[level], level);
  }
  return fit;
}

/**
 * @param before pyramid of the earlier frame
 * @param now pyramid of the later one, of the same size
 */
export function pictureMotion(before: Pyramid, now: Pyramid): PictureMotion {
  const [columnsBefore, rowsBefore] = projections(before[1]);
  const [columnsNow, rowsNow] = projections(now[1]);
  const x = coarseShift(columnsBefore, columnsNow, Math.floor(columnsNow.length * FARTHEST_ACROSS)) / 2;
  const y = coarseShift(rowsBefore, rowsNow, Math.floor(rowsNow.length * FARTHEST_DOWN)) / 2;
  let fit = fitFrom(0, 0, before, now);
  // A far shift is only believed if it fits better than where the picture was, and along one axis it may deceive.
  const starts: readonly (readonly [x: number, y: number])[] =
    x !== 0 && y !== 0
      ? [
          [x, y],
          [x, 0],
          [0, y],
        ]
      : [[x, y]];
  for (const [fromX, fromY] of starts) {
    if (fromX === 0 && fromY === 0) continue;
    const other = fitFrom(fromX, fromY, before, now);
    if (other.residual < fit.residual) fit = other;
  }
  if (Math.abs(fit.scale) > LARGEST_CHANGE || Math.abs(fit.turn) > LARGEST_CHANGE) {
    fit.scale = 0;
    fit.turn = 0;
  }
  const { fitting, texture, residual, scale, turn } = fit;
  const subject = movingShare(before[1], now[1], { x: fit.x / 2, y: fit.y / 2, scale, turn });
  const { width } = now[2];
  return {
    x: -fit.x / width,
    y: -fit.y / width,
    scale: -scale,
    turn: -turn,
    fitting,
    texture,
    residual,
    subject,
  };
}

/** Solves the symmetric 4 by 4 system in place by Gaussian elimination; false if it has no single answer. */
function solve(matrix: Float64Array, vector: Float64Array): boolean {
  for (let column = 0; column < 4; column++) {
    const pivot = matrix[column * 4 + column] as number;
    if (Math.abs(pivot) < 1e-6) return false;
    for (let row = 0; row < 4; row++) {
      if (row === column) continue;
      const factor = (matrix[row * 4 + column] as number) / pivot;
      if (factor === 0) continue;
      for (let k = column; k < 4; k++) {
        matrix[row * 4 + k] = (matrix[row * 4 + k] as number) - factor * (matrix[column * 4 + k] as number);
      }
      vector[row] = (vector[row] as number) - factor * (vector[column] as number);
    }
  }
  for (let row = 0; row < 4; row++) {
    vector[row] = (vector[row] as number) / (matrix[row * 4 + row] as number);
  }
  return true;
}
