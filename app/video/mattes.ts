import { awayFromBound, ofLooks, timesApart } from "./confidence";
import type { Mattes } from "./facts";

/** A line belongs to a bar if it never got brighter than this level in any frame. */
const BLACK = 26;
/** Bars thinner than this share are an edge of the coding, not a format. */
const LEAST = 0.025;
/** Bars on opposite sides differ by no more than this share: black bars are centred. */
const UNEVEN = 0.035;

/**
 * Finds black bars: rows and columns that stay black, the same on opposite sides, over all frames while the picture
 * between them does not.
 */
export class MatteWatch {
  readonly #rows: Float32Array;
  readonly #columns: Float32Array;
  #looks = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#rows = new Float32Array(height);
    this.#columns = new Float32Array(width);
  }

  /** @param gray lightness of a frame, 0 to 255 */
  add(gray: Float32Array): void {
    this.#looks += 1;
    const { width, height } = this;
    const columns = new Float32Array(width);
    for (let y = 0; y < height; y++) {
      let sum = 0;
      for (let x = 0; x < width; x++) {
        const value = gray[y * width + x] as number;
        sum += value;
        columns[x] = (columns[x] as number) + value;
      }
      this.#rows[y] = Math.max(this.#rows[y] as number, sum / width);
    }
    for (let x = 0; x < width; x++) {
      this.#columns[x] = Math.max(this.#columns[x] as number, (columns[x] as number) / height);
    }
  }

  /** @returns how sure it is, 0 to 1: by the number of looks, and how far the outermost lines' lightness is from black */
  confidence(): number {
    const outermost = [this.#rows, this.#columns].flatMap((lines) => [lines[0] ?? 0, lines.at(-1) ?? 0]);
    const nearest = Math.min(...outermost.map((level) => timesApart(level, BLACK)));
    return ofLooks(this.#looks, 0.5) * awayFromBound(nearest, 0.2);
  }

  /** @param aspect of the whole frame, width divided by height; @returns undefined while all was black */
  mattes(aspect: number): Mattes | undefined {
    const vertical = bars(this.#rows);
    const horizontal = bars(this.#columns);
    if (!vertical || !horizontal) return undefined;
    const [top, bottom] = vertical;
    const [left, right] = horizontal;
    const kind =
      top > 0 && left > 0 ? "windowbox" : top > 0 ? "letterbox" : left > 0 ? "pillarbox" : ("none" as const);
    return {
      kind,
      top,
      bottom,
      left,
      right,
      pictureAspect: (aspect * (1 - left - right)) / (1 - top - bottom),
    };
  }
}

/** Shares of a line of maxima that are black at its two ends; undefined if all of it is. */
function bars(brightest: Float32Array): [number, number] | undefined {
  const first = brightest.findIndex((value) => value > BLACK);
  if (first < 0) return undefined;
  const last = brightest.findLastIndex((value) => value > BLACK);
  const before = first / brightest.length;
  const after = (brightest.length - 1 - last) / brightest.length;
  return Math.min(before, after) >= LEAST && Math.abs(before - after) <= UNEVEN ? [before, after] : [0, 0];
}
