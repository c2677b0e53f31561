import type { Loudness, Measurement } from "./facts";

const LONGEST_CURVE = 240;
const FLOOR = -70;
/** Seconds until there is a loudness at all. */
const FIRST = 0.4;

const MOMENT = /t:\s*([\d.]+).*?\bM:\s*(-?[\d.]+|-?inf|nan)\s+S:\s*(-?[\d.]+|-?inf|nan)/;
const FIGURE = /^\s*(I|LRA|Peak):\s+(-?[\d.]+|-?inf|nan)/;

/** Reads what ffmpeg's ebur128 filter logs: short-term loudness ten times a second, and a summary at the end. */
export class LoudnessLog {
  #points: { seconds: number; lufs: number }[] = [];
  #every = 1;
  #lines = 0;
  #summary = new Map<string, number>();
  #inSummary = false;

  /** @param line of ffmpeg's stderr; others than ebur128's are ignored */
  read(line: string): void {
    const moment = MOMENT.exec(line);
    if (moment) {
      // The shortest window is not full before.
      if (Number(moment[1]) < FIRST) return;
      if (this.#lines++ % this.#every === 0) {
        const [, seconds, momentary, shortTerm] = moment;
        // The 3 s window is not full at the head: there the 0.4 s one stands in.
        const lufs = Number(seconds) < 3 ? Number(momentary) : Number(shortTerm);
        this.#points.push({
          seconds: Number(seconds),
          lufs: Number.isFinite(lufs) ? Math.max(FLOOR, lufs) : FLOOR,
        });
        if (this.#points.length >= 2 * LONGEST_CURVE) this.#thin();
      }
      return;
    }
    if (line.includes("Summary:")) this.#inSummary = true;
    const figure = this.#inSummary ? FIGURE.exec(line) : null;
    if (figure?.[1]) this.#summary.set(figure[1], Number(figure[2]?.replace("inf", "Infinity")));
  }

  /** Every second point goes, so that the curve stays the same size however long the sound is. */
  #thin(): void {
    this.#points = this.#points.filter((_, at) => at % 2 === 0);
    this.#every *= 2;
  }

  curve(): Measurement<{ seconds: number; lufs: number }[]> {
    if (this.#points.length > LONGEST_CURVE) this.#thin();
    if (this.#points.length === 0) return { unknown: "the sound is shorter than 0.4 seconds" };
    return { value: this.#points, unit: "LUFS", confidence: 0.99 };
  }

  loudness(): Measurement<Loudness> {
    const [integrated, range, truePeak] = ["I", "LRA", "Peak"].map((name) => this.#summary.get(name));
    if (integrated === undefined || range === undefined || truePeak === undefined) {
      return { unknown: "the sound could not be decoded to its end" };
    }
    if (integrated <= FLOOR || !Number.isFinite(truePeak)) return { unknown: "the sound track is silent" };
    return { value: { integrated, range, truePeak }, unit: "LUFS, LU, dBTP", confidence: 0.99 };
  }
}
