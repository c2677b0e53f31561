import { type Boundary, type FilmForm, findBoundaries } from "./boundaries";
import type { FrameRow } from "./cut-features";

/** So many new frames are searched at once; their summaries are what memory holds, however long the film is. */
const STRETCH = 600;
/** Boundaries this close to the end of what is known wait for more, in frames: longer than any transition. */
const MARGIN = 150;

/** How the film begins and ends. */
export interface FilmEnds {
  /** The frame on which the picture has come up, and the one on which it begins to go; undefined without a fade. */
  fadeIn: { frame: number; dark: boolean; confidence: number } | undefined;
  fadeOut: { frame: number; dark: boolean } | undefined;
}

/** Finds the boundaries of a film while it comes in. */
export class ShotFinder {
  #rows: FrameRow[] = [];
  /** The film's frame that the first row is. */
  #offset = 0;
  #settled = 0;
  /** Counts of deviations by whole levels, for their median. */
  readonly #deviations = new Uint32Array(129);
  #count = 0;
  readonly ends: FilmEnds = { fadeIn: undefined, fadeOut: undefined };

  constructor(readonly form: FilmForm) {}

  /** Frames before this one are settled: all boundaries among them have been given. */
  get settled(): number {
    return this.#settled;
  }

  /** @returns the boundaries that became certain, in order */
  push(row: FrameRow): Boundary[] {
    this.#rows.push(row);
    this.#count += 1;
    const level = Math.min(128, Math.floor(row.deviation));
    this.#deviations[level] = (this.#deviations[level] as number) + 1;
    return this.#rows.length >= STRETCH + 2 * MARGIN ? this.#search(false) : [];
  }

  /** @returns the boundaries that were still open */
  finish(): Boundary[] {
    return this.#rows.length > 0 ? this.#search(true) : [];
  }

  #usualDeviation(): number {
    let below = 0;
    return this.#deviations.findIndex((count) => {
      below += count;
      return below * 2 >= this.#count;
    });
  }

  #search(last: boolean): Boundary[] {
    const { boundaries, head, tail } = findBoundaries(this.#rows, this.form, this.#usualDeviation());
    const frameOf = (row: number) => row + this.#offset;
    if (this.#offset === 0 && head) {
      const { end, dark, confidence } = head;
      this.ends.fadeIn = { frame: frameOf(end), dark, confidence };
    }
    if (last && tail && tail !== head) this.ends.fadeOut = { frame: frameOf(tail.start), dark: tail.dark };
    // A blank that is not over yet waits whole.
    const open = last ? this.#rows.length : Math.min(this.#rows.length - MARGIN, tail?.start ?? Infinity);
    const from = this.#settled;
    this.#settled = Math.max(this.#settled, frameOf(open));
    const certain = boundaries
      .map((each) => ({
        ...each,
        frame: frameOf(each.frame),
        start: frameOf(each.start),
        end: frameOf(each.end),
      }))
      .filter(({ frame }) => frame >= from && frame < this.#settled);
    const dropped = Math.max(0, this.#settled - this.#offset - MARGIN);
    this.#rows = this.#rows.slice(dropped);
    this.#offset += dropped;
    return certain;
  }
}
