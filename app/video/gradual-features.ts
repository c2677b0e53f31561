import type { FrameRow } from "./cut-features";
import { withProducts } from "./logistic";
import { correlation, meanDifference } from "./small-frame";

/** At most so many frames between the ends are looked at. */
const SAMPLES = 10;

/** Ends of a window that differ by less, in levels, hold no transition worth the name. */
const LEAST_DIFFERENCE = 5;

/** Share of the whole change by which the middle frame may lie off the way. */
const STRAYED = 0.6;

/** Ends that correlate more than this are the same scene. */
const SAME_SCENE = 0.8;

/** What a window between two frames looks like if it holds a gradual transition. */
export interface GradualWindow {
  features: number[];
  /** Whether the change moves across the frame (a wipe or a slide) rather than lies on all of it (a dissolve). */
  sweeping: boolean;
}

/**
 * The figures by which a gradual transition from frame `from` to frame `to` is judged. In a dissolve every frame between
 * lies on the straight line from the one end to the other; in a wipe each cell is like the one end or like the other,
 * and the border between them moves.
 * @returns undefined when the ends are too much alike
 */
export function gradualFeatures(
  rows: readonly FrameRow[],
  from: number,
  to: number,
  { thumbWidth, thumbHeight }: { thumbWidth: number; thumbHeight: number },
): GradualWindow | undefined {
  const first = rows[from];
  const last = rows[to];
  if (!first || !last) return undefined;
  const difference = meanDifference(first.thumb, last.thumb);
  if (difference < LEAST_DIFFERENCE) return undefined;
  const alike = correlation(first.thumb, last.thumb);
  if (alike > SAME_SCENE) return undefined;
  const a = first.thumb;
  const b = last.thumb;
  const cells = thumbWidth * thumbHeight;
  let whole = 0;
  for (let i = 0; i < a.length; i++) whole += ((b[i] as number) - (a[i] as number)) ** 2;

  if (strayed(rows[(from + to) >> 1] as FrameRow, first, last, whole)) return undefined;
  const count = Math.min(SAMPLES, to - from - 1);
  const left = new Float32Array(cells).fill(1);
  const shares: number[] = [];
  let [onLine, worst, switched] = [0, 0, 0];
  for (let sample = 1; sample <= count; sample++) {
    const share = sample / (count + 1);
    const row = rows[Math.round(from + share * (to - from))] as FrameRow;
    const m = row.thumb;
    let along = 0;
    let square = 0;
    let nearest = 0;
    for (let cell = 0, i = 0; cell < cells; cell++, i += 3) {
      let fromA = 0;
      let fromB = 0;
      let apart = 0;
      for (let channel = i; channel < i + 3; channel++) {
        const va = a[channel] as number;
        const vm = m[channel] as number;
        const vb = b[channel] as number;
        along += (vm - va) * (vb - va);
        fromA += (vm - va) ** 2;
        fromB += (vm - vb) ** 2;
        apart += (vb - va) ** 2;
      }
      square += fromA;
      nearest += Math.min(fromA, fromB);
      // When the cell first ceases to look as it did.
      if (left[cell] === 1 && fromA > Math.max(300, 0.3 * apart)) left[cell] = share;
    }
    const progress = along / whole;
    const off = Math.max(0, square / whole - progress * progress);
    shares.push(progress);
    onLine += off / count;
    worst = Math.max(worst, off);
    switched += nearest / whole / count;
  }

  let [largest, backwards, bent, before] = [0, 0, 0, 0];
  for (const [at, progress] of [...shares, 1].entries()) {
    const step = progress - before;
    largest = Math.max(largest, step);
    backwards += Math.max(0, -step);
    bent += Math.abs(progress - (at + 1) / (count + 1)) / (count + 1);
    before = progress;
  }
  // In the middle of a dissolve contrast sinks below that of both ends.
  const middle = rows[Math.round((from + to) / 2)] as FrameRow;
  const contrast = Math.log(
    (middle.deviation ** 2 + 16) / ((first.deviation ** 2 + last.deviation ** 2) / 2 + 16),
  );
  const outside = outsideChange(rows, from, to, whole);
  const sweep = sweepOf(left, thumbWidth, thumbHeight);
  const inside = rows.slice(from + 1, to + 1);
  const mean = (figure: (row: FrameRow) => number) =>
    inside.reduce((sum, row) => sum + figure(row), 0) / inside.length;
  return {
    sweeping: switched < onLine && sweep > 0.5,
    features: withProducts([
      Math.log(difference),
      alike,
      Math.sqrt(onLine),
      Math.sqrt(worst),
      Math.sqrt(switched),
      Math.sqrt(Math.min(onLine, switched)),
      largest * Math.min(1, (count + 1) / 6),
      backwards,
      bent,
      contrast,
      outside,
      sweep,
      sweep * sweep,
      Math.log1p(mean((row) => row.change.residual)),
      mean((row) => row.motion?.fitting ?? 1),
      Math.log((mean((row) => row.change.thumb) * (to - from) + 1) / (difference + 1)),
    ]),
  };
}

/** Whether the middle frame is neither between the ends nor made up of them: so it is in most windows of a moving shot. */
function strayed(middle: FrameRow, first: FrameRow, last: FrameRow, whole: number): boolean {
  let along = 0;
  let square = 0;
  let nearest = 0;
  for (let i = 0; i < middle.thumb.length; i++) {
    const m = middle.thumb[i] as number;
    const a = m - (first.thumb[i] as number);
    const b = m - (last.thumb[i] as number);
    along += a * (a - b);
    square += a * a;
    nearest += Math.min(a * a, b * b);
  }
  return Math.min(square / whole - (along / whole) ** 2, nearest / whole) > STRAYED;
}

/** How much the picture still changes on either side of the window, as a share of the change within. */
function outsideChange(rows: readonly FrameRow[], from: number, to: number, whole: number): number {
  const reach = Math.max(2, Math.round((to - from) / 4));
  const square = (one: FrameRow | undefined, other: FrameRow | undefined) => {
    if (!one || !other) return 0;
    let sum = 0;
    for (let i = 0; i < one.thumb.length; i++) {
      sum += ((one.thumb[i] as number) - (other.thumb[i] as number)) ** 2;
    }
    return sum;
  };
  const before = square(rows[Math.max(0, from - reach)], rows[from]);
  const after = square(rows[Math.min(rows.length - 1, to + reach)], rows[to]);
  return Math.sqrt(Math.max(before, after) / whole);
}

/** How well the moment at which cells change goes with their place along one axis: 0 to 1. */
function sweepOf(moments: Float32Array, width: number, height: number): number {
  const places = { x: new Float32Array(moments.length), y: new Float32Array(moments.length) };
  for (let cell = 0; cell < moments.length; cell++) {
    places.x[cell] = cell % width;
    places.y[cell] = Math.floor(cell / width) * (width / height);
  }
  return Math.max(straightness(moments, places.x), straightness(moments, places.y));
}

/** Absolute correlation, without the allowance for noise that pictures need. */
function straightness(one: Float32Array, other: Float32Array): number {
  const n = one.length;
  let [meanOne, meanOther] = [0, 0];
  for (let i = 0; i < n; i++) {
    meanOne += (one[i] as number) / n;
    meanOther += (other[i] as number) / n;
  }
  let [product, squareOne, squareOther] = [0, 1e-9, 1e-9];
  for (let i = 0; i < n; i++) {
    const x = (one[i] as number) - meanOne;
    const y = (other[i] as number) - meanOther;
    product += x * y;
    squareOne += x * x;
    squareOther += y * y;
  }
  return Math.abs(product) / Math.sqrt(squareOne * squareOther);
}
