import type { Mattes } from "./facts";
import { type Oklab, toOklab } from "./oklab";
import type { WeightedColour } from "./palette";

/** Levels of each channel that are told apart: 16 steps of 16. */
const SHIFT = 4;
const STEPS = 256 >> SHIFT;

/**
 * The colours of any number of frames, gathered as a histogram of 16 steps a channel, each with its true mean: it stays
 * the same size however long the film is. About 0.1 MB.
 */
export class ColourTally {
  readonly #counts = new Uint32Array(STEPS ** 3);
  readonly #sums = new Float64Array(STEPS ** 3 * 3);
  #filled: number[] = [];
  frames = 0;

  /**
   * @param rgb packed, 3 bytes a pixel
   * @param mattes black bars to leave out
   */
  add(rgb: Uint8Array, width: number, height: number, mattes: Mattes | undefined): void {
    const left = Math.ceil((mattes?.left ?? 0) * width);
    const right = width - Math.ceil((mattes?.right ?? 0) * width);
    const top = Math.ceil((mattes?.top ?? 0) * height);
    const bottom = height - Math.ceil((mattes?.bottom ?? 0) * height);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const p = (y * width + x) * 3;
        const r = rgb[p] as number;
        const g = rgb[p + 1] as number;
        const b = rgb[p + 2] as number;
        const cell = ((r >> SHIFT) * STEPS + (g >> SHIFT)) * STEPS + (b >> SHIFT);
        if (this.#counts[cell] === 0) this.#filled.push(cell);
        this.#counts[cell] = (this.#counts[cell] as number) + 1;
        this.#sums[cell * 3] = (this.#sums[cell * 3] as number) + r;
        this.#sums[cell * 3 + 1] = (this.#sums[cell * 3 + 1] as number) + g;
        this.#sums[cell * 3 + 2] = (this.#sums[cell * 3 + 2] as number) + b;
      }
    }
    this.frames += 1;
  }

  /** @returns the colours so far, their weights adding up to 1; and begins anew */
  take(): WeightedColour[] {
    let total = 0;
    for (const cell of this.#filled) total += this.#counts[cell] as number;
    const colours = this.#filled.map((cell) => {
      const count = this.#counts[cell] as number;
      const channel = (at: number) => Math.round((this.#sums[cell * 3 + at] as number) / count);
      const colour: Oklab = toOklab(channel(0), channel(1), channel(2));
      this.#counts[cell] = 0;
      this.#sums.fill(0, cell * 3, cell * 3 + 3);
      return { colour, weight: count / total };
    });
    this.#filled = [];
    this.frames = 0;
    return colours;
  }
}
