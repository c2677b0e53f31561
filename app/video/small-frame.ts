import { movedResidual } from "./moved-blocks";

/**
 * What is kept of a small frame (about 9,000 pixels) to find boundaries with: never the frame itself. All figures are in
 * levels of 0 to 255 unless said otherwise.
 */

/** Cells of a thumbnail on its longer and its shorter side. */
const LONG_SIDE = 32;
const SHORT_SIDE = 18;

const LUMA_BINS = 32;
const CHROMA_BINS = 64;
/** Bins of one quadrant's histogram: lightness, then chroma 8 by 8. */
const BINS = LUMA_BINS + CHROMA_BINS;

/** By how far blue, and red, lie above lightness (-255 first): the bin, an eighth of the range each. */
const chromaBins = (weight: number, step: number) =>
  Uint8Array.from({ length: 511 }, (_, at) => {
    const bin = ((at - 255) * weight + 128) >> 5;
    return Math.max(0, Math.min(7, bin)) * step;
  });
const BLUE = chromaBins(0.56, 8);
const RED = chromaBins(0.71, 1);

export interface FrameSummary {
  /** RGB of a coarse grid. */
  thumb: Uint8Array;
  /** Histograms of the four quadrants, each part adding up to 1. */
  histogram: Float32Array;
  mean: number;
  /** Standard deviation of lightness. */
  deviation: number;
  /** Against the frame before; 0 for the first. */
  change: FrameChange;
}

/** How a frame differs from the one before it. */
export interface FrameChange {
  /** Mean absolute difference of the thumbnails. */
  thumb: number;
  /** 0 to 1. */
  histogram: number;
  /** 1 less the normalised cross-correlation: a change of exposure leaves it at 0; 0 to 2. */
  pattern: number;
  /** Mean absolute difference that is left after each block was looked for nearby. */
  residual: number;
}

const NO_CHANGE: FrameChange = { thumb: 0, histogram: 0, pattern: 0, residual: 0 };

/** @returns the mean absolute difference of two equally long arrays, in their own units */
export function meanDifference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] as number) - (other[i] as number));
  return sum / one.length;
}

function histogramDistance(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] as number) - (other[i] as number));
  // Four quadrants, two histograms each, and a whole difference counts twice.
  return sum / 16;
}

/**
 * Normalised cross-correlation, -1 to 1; two pictures without any pattern are alike: 1. A little noise is assumed in
 * both, so that almost flat pictures are not told apart by it.
 */
export function correlation(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const n = one.length;
  let meanOne = 0;
  let meanOther = 0;
  for (let i = 0; i < n; i++) {
    meanOne += one[i] as number;
    meanOther += other[i] as number;
  }
  meanOne /= n;
  meanOther /= n;
  let product = 0;
  let squareOne = 0;
  let squareOther = 0;
  for (let i = 0; i < n; i++) {
    const x = (one[i] as number) - meanOne;
    const y = (other[i] as number) - meanOther;
    product += x * y;
    squareOne += x * x;
    squareOther += y * y;
  }
  if (squareOne < 4 * n && squareOther < 4 * n) return 1;
  return product / Math.sqrt((squareOne + n) * (squareOther + n));
}

/** Summarises frames of one size, one after the other; `gray` holds the latest one's lightness. */
export class FrameReader {
  readonly thumbWidth: number;
  readonly thumbHeight: number;
  /** Lightness of the latest frame, 0 to 255; overwritten by the next. */
  readonly gray: Float32Array;
  /** Of each column of cells the first pixel beyond it. */
  readonly #columnEnds: Uint16Array;
  readonly #rowCells: Uint8Array;
  readonly #cellPixels: Float32Array;
  #half: Float32Array;
  #halfBefore: Float32Array;
  #before: FrameSummary | undefined;

  /** @param width even, pixels @param height even, pixels */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const portrait = height > width;
    this.thumbWidth = portrait ? SHORT_SIDE : LONG_SIDE;
    this.thumbHeight = portrait ? LONG_SIDE : SHORT_SIDE;
    this.gray = new Float32Array(width * height);
    this.#half = new Float32Array((width >> 1) * (height >> 1));
    this.#halfBefore = new Float32Array(this.#half.length);
    this.#columnEnds = Uint16Array.from({ length: this.thumbWidth }, (_, column) =>
      Math.ceil(((column + 1) * width) / this.thumbWidth),
    );
    this.#rowCells = Uint8Array.from({ length: height }, (_, row) =>
      Math.floor((row * this.thumbHeight) / height),
    );
    this.#cellPixels = new Float32Array(this.thumbWidth * this.thumbHeight);
    for (const row of this.#rowCells) {
      let start = 0;
      for (const [column, end] of this.#columnEnds.entries()) {
        const cell = row * this.thumbWidth + column;
        this.#cellPixels[cell] = (this.#cellPixels[cell] ?? 0) + end - start;
        start = end;
      }
    }
  }

  /** @param rgb packed, 3 bytes a pixel */
  read(rgb: Uint8Array): FrameSummary {
    const summary = this.#coarse(rgb);
    this.#halve();
    const before = this.#before;
    if (before) {
      summary.change = {
        thumb: meanDifference(before.thumb, summary.thumb),
        histogram: histogramDistance(before.histogram, summary.histogram),
        pattern: 1 - correlation(this.#halfBefore, this.#half),
        residual: movedResidual(this.#halfBefore, this.#half, this.width >> 1, this.height >> 1),
      };
    }
    this.#before = summary;
    return summary;
  }

  #coarse(rgb: Uint8Array): FrameSummary {
    const { width, height, gray, thumbWidth } = this;
    const sums = new Uint32Array(this.#cellPixels.length * 3);
    const counts = new Uint32Array(4 * BINS);
    let sum = 0;
    let squares = 0;
    for (let y = 0, i = 0, p = 0; y < height; y++) {
      const lower = y * 2 >= height ? 2 : 0;
      let cell = (this.#rowCells[y] as number) * thumbWidth * 3;
      for (let column = 0; column < thumbWidth; column++, cell += 3) {
        const end = this.#columnEnds[column] as number;
        let [red, green, blue] = [0, 0, 0];
        for (let x = i - y * width; x < end; x++, i++, p += 3) {
          const r = rgb[p] as number;
          const g = rgb[p + 1] as number;
          const b = rgb[p + 2] as number;
          const luma = (r * 77 + g * 150 + b * 29) >> 8;
          gray[i] = luma;
          sum += luma;
          squares += luma * luma;
          red += r;
          green += g;
          blue += b;
          const quadrant = (lower + (x * 2 >= width ? 1 : 0)) * BINS;
          const lumaBin = quadrant + (luma >> 3);
          counts[lumaBin] = (counts[lumaBin] as number) + 1;
          const chromaBin =
            quadrant + LUMA_BINS + (BLUE[b - luma + 255] as number) + (RED[r - luma + 255] as number);
          counts[chromaBin] = (counts[chromaBin] as number) + 1;
        }
        sums[cell] = (sums[cell] as number) + red;
        sums[cell + 1] = (sums[cell + 1] as number) + green;
        sums[cell + 2] = (sums[cell + 2] as number) + blue;
      }
    }
    const thumb = new Uint8Array(sums.length);
    for (let i = 0; i < thumb.length; i++) {
      thumb[i] = (sums[i] as number) / (this.#cellPixels[Math.floor(i / 3)] as number);
    }
    const pixels = width * height;
    const histogram = new Float32Array(counts.length);
    for (let i = 0; i < counts.length; i++) histogram[i] = ((counts[i] as number) * 4) / pixels;
    const mean = sum / pixels;
    const deviation = Math.sqrt(Math.max(0, squares / pixels - mean * mean));
    return { thumb, histogram, mean, deviation, change: NO_CHANGE };
  }

  #halve(): void {
    const { gray, width } = this;
    const half = this.#halfBefore;
    this.#halfBefore = this.#half;
    this.#half = half;
    const halfWidth = width >> 1;
    for (let y = 0; y < this.height >> 1; y++) {
      for (let x = 0; x < halfWidth; x++) {
        const i = y * 2 * width + x * 2;
        half[y * halfWidth + x] =
          ((gray[i] as number) +
            (gray[i + 1] as number) +
            (gray[i + width] as number) +
            (gray[i + width + 1] as number)) /
          4;
      }
    }
  }
}
