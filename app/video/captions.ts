import { ofLooks } from "./confidence";
import type { Captions, Measurement, Span } from "./facts";

/** Side of the square cells that text is looked for in, pixels of a candidate frame 640 wide. */
const CELL = 8;
/** A step of lightness between strokes and ground, and the span within a cell, in levels. */
const EDGE = 35;
const SPAN = 80;
/** A cell holds strokes if so many edges, and so many changes of their direction, are in it. */
const EDGES = 10;
const TURNS = 3;
/** Pixels of a cell that share the strokes' own lightness. */
const STROKE = 6;
const SAME_LIGHTNESS = 25;
/** A line of text: at least this wide and no higher, in cells, so much longer than high, so densely filled. */
const LEAST_WIDTH = 8;
const GREATEST_HEIGHT = 8;
const LEAST_LENGTH = 2;
const LEAST_DENSITY = 0.4;

interface Box {
  top: number;
  bottom: number;
  cells: number;
}

/**
 * Finds text that stands in the picture. Letters are dense strokes of one lightness with strong edges, in a block that is
 * longer than high, and they stand still while what is behind them moves: a cell counts only if two neighbouring looks
 * both find strokes in it.
 */
export class CaptionWatch {
  readonly #across: number;
  readonly #down: number;
  #before: Uint8Array | undefined;
  #looks = 0;
  #found: { look: number; box: Box }[] = [];

  /** @param width of the candidate frames @param height as `width` */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#across = Math.floor(width / CELL);
    this.#down = Math.floor(height / CELL);
  }

  /** @param gray lightness of the next candidate, a byte a pixel */
  add(gray: Uint8Array): void {
    const cells = this.#strokeCells(gray);
    if (this.#before) {
      const before = this.#before;
      const both = cells.map((cell, at) => cell & (before[at] as number));
      const boxes = this.#lines(both);
      const largest = boxes.reduce<Box | undefined>(
        (best, box) => (!best || box.cells > best.cells ? box : best),
        undefined,
      );
      if (largest) this.#found.push({ look: this.#looks, box: largest });
    }
    this.#before = cells;
    this.#looks += 1;
  }

  #strokeCells(gray: Uint8Array): Uint8Array {
    const cells = new Uint8Array(this.#across * this.#down);
    for (let row = 0; row < this.#down; row++) {
      for (let column = 0; column < this.#across; column++) {
        if (this.#holdsStrokes(gray, column * CELL, row * CELL)) cells[row * this.#across + column] = 1;
      }
    }
    return cells;
  }

  #holdsStrokes(gray: Uint8Array, left: number, top: number): boolean {
    let lightest = 0;
    let darkest = 255;
    for (let y = top; y < top + CELL; y++) {
      const start = y * this.width;
      for (let x = start + left; x < start + left + CELL; x++) {
        const value = gray[x] as number;
        if (value > lightest) lightest = value;
        if (value < darkest) darkest = value;
      }
    }
    // Most of a picture ends here.
    if (lightest - darkest <= SPAN) return false;
    let edges = 0;
    let turns = 0;
    const right = Math.min(left + CELL, this.width - 2);
    for (let y = top; y < top + CELL; y++) {
      let last = 0;
      const start = y * this.width;
      for (let x = left; x < right; x++) {
        const step = (gray[start + x + 2] as number) - (gray[start + x] as number);
        const sign = step > EDGE ? 1 : step < -EDGE ? -1 : 0;
        if (sign === 0) continue;
        edges += 1;
        if (last !== 0 && sign !== last) turns += 1;
        last = sign;
      }
    }
    if (turns < TURNS || edges < EDGES) return false;
    let stroke = 0;
    for (let y = top; y < top + CELL; y++) {
      for (let x = left; x < left + CELL; x++) {
        if ((gray[y * this.width + x] as number) > lightest - SAME_LIGHTNESS) stroke += 1;
      }
    }
    return stroke >= STROKE;
  }

  /** Blocks of neighbouring cells that have a line of text's shape; gaps of two cells across are words' gaps. */
  #lines(cells: Uint8Array): Box[] {
    const seen = new Uint8Array(cells.length);
    const boxes: Box[] = [];
    for (let start = 0; start < cells.length; start++) {
      if (!cells[start] || seen[start]) continue;
      let [left, right, top, bottom, count] = [this.#across, 0, this.#down, 0, 0];
      const open = [start];
      seen[start] = 1;
      for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
        const x = cell % this.#across;
        const y = Math.floor(cell / this.#across);
        count += 1;
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        for (let ny = Math.max(0, y - 1); ny <= Math.min(this.#down - 1, y + 1); ny++) {
          for (let nx = Math.max(0, x - 3); nx <= Math.min(this.#across - 1, x + 3); nx++) {
            const next = ny * this.#across + nx;
            if (!cells[next] || seen[next]) continue;
            seen[next] = 1;
            open.push(next);
          }
        }
      }
      const [across, down] = [right - left + 1, bottom - top + 1];
      const shaped = across >= LEAST_WIDTH && across / down >= LEAST_LENGTH && down <= GREATEST_HEIGHT;
      if (shaped && count / (across * down) > LEAST_DENSITY) boxes.push({ top, bottom, cells: count });
    }
    return boxes;
  }

  /** @param times of the candidates, seconds */
  captions(times: readonly number[]): Measurement<Captions> {
    if (this.#looks < 2)
      return { unknown: "the picture is too short to tell whether text stands still in it" };
    const looks = new Set(this.#found.map(({ look }) => look));
    // Text stands long enough to be read: seen in two pairs of looks, unless there is no more than one pair.
    const stands = ({ look }: { look: number }) =>
      this.#looks === 2 || looks.has(look - 1) || looks.has(look + 1);
    const standing = this.#found.filter(stands);
    const spans: Span[] = [];
    for (const { look } of standing) {
      const [start, end] = [times[look - 1] ?? 0, times[look] ?? 0];
      const last = spans.at(-1);
      if (last && start <= last.end + 0.01) last.end = end;
      else spans.push({ start, end });
    }
    const share = standing.length / (this.#looks - 1);
    const thirds = [0, 0, 0];
    for (const { box } of standing) {
      const third = Math.min(2, Math.floor(((box.top + box.bottom + 1) / 2 / this.#down) * 3));
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    const most = thirds.indexOf(Math.max(...thirds));
    const present = spans.length > 0;
    return {
      value: {
        present,
        share,
        position: present ? ((["top", "middle", "bottom"] as const)[most] ?? null) : null,
        spans,
      },
      unit: "",
      // Text that is there was seen so often; of none, so many looks would have missed it.
      confidence: present ? 0.5 + 0.5 * ofLooks(standing.length, 2) : ofLooks(this.#looks, 1),
    };
  }
}
