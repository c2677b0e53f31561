import { awayFromBound, timesApart } from "./confidence";
import { CANDIDATE_GAP, type PicturePlan } from "./decode.server";
import type { Measurement } from "./facts";

/** Gaps between frames may differ by so much, as a share, and by 2 ms for containers that round to milliseconds. */
const EVEN = 0.15;
const ROUNDING = 2000;

/** The true times of the measured frames, as ffmpeg's metadata filter prints them. */
export class FrameTimes {
  readonly #microseconds: number[] = [];
  #rest = "";

  constructor(readonly plan: PicturePlan) {}

  /** @param text the next piece of the filter's output */
  read(text: string): void {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) {
      const pts = /\bpts:(-?\d+)/.exec(line)?.[1];
      if (pts) this.#microseconds.push(Number(pts));
    }
  }

  /** Seconds from the first frame; a frame whose time was not printed is placed by the rate. */
  at(frame: number): number {
    const first = this.#microseconds[0] ?? 0;
    const known = this.#microseconds.length;
    const time = this.#microseconds[frame];
    if (time !== undefined) return (time - first) / 1e6;
    const last = known > 0 ? ((this.#microseconds[known - 1] as number) - first) / 1e6 : 0;
    return last + Math.max(0, frame - Math.max(0, known - 1)) / this.plan.fps;
  }

  /** Times of the candidates for keyframes: the filter's own rule, on the same whole numbers. */
  candidates(): number[] {
    const times: number[] = [];
    let before = Number.NEGATIVE_INFINITY;
    for (const [frame, time] of this.#microseconds.entries()) {
      if (time - before < CANDIDATE_GAP) continue;
      times.push(this.at(frame));
      before = time;
    }
    return times;
  }

  #gaps(): number[] {
    const times = this.#microseconds;
    return times.slice(1).map((time, at) => time - (times[at] as number));
  }

  /** @returns frames a second of the file, those included that were not measured */
  rate(): Measurement<number> {
    const times = this.#microseconds;
    if (times.length < 2) return { unknown: "a single frame has no rate" };
    const gaps = this.#gaps().sort((one, other) => one - other);
    const mean = ((times.at(-1) as number) - (times[0] as number)) / gaps.length;
    const median = gaps[gaps.length >> 1] as number;
    // At an even rate the median is not moved by a frame that was lost; at an uneven one only the mean counts.
    const gap = this.variable() ? mean : Math.abs(median - mean) < ROUNDING ? mean : median;
    if (gap <= 0) return { unknown: "the frames carry no times" };
    // At an even rate nearly all frames bear it out; at an uneven one it is no more than a mean.
    const near = gaps.filter((each) => Math.abs(each - gap) <= Math.max(ROUNDING, EVEN * gap)).length;
    const confidence = Math.min(0.99, 0.5 + (0.5 * near) / gaps.length);
    return { value: (1e6 / gap) * this.plan.step, unit: "frames per second", confidence };
  }

  /** @returns whether frames come at uneven distances; a few lost ones do not count */
  variable(): boolean {
    const { spread, bound } = this.#unevenness();
    return spread > bound;
  }

  /** @returns how sure it is whether they do, 0.5 to 1: by how far their spread lies from the bound */
  variableConfidence(): number {
    const { spread, bound } = this.#unevenness();
    return awayFromBound(timesApart(spread, bound), 0.3);
  }

  /** Microseconds between a short and a long gap, and from what on they are uneven. */
  #unevenness(): { spread: number; bound: number } {
    const gaps = this.#gaps().sort((one, other) => one - other);
    if (gaps.length < 4) return { spread: 0, bound: ROUNDING };
    const low = gaps[Math.floor(gaps.length * 0.03)] as number;
    const high = gaps[Math.ceil(gaps.length * 0.97) - 1] as number;
    return { spread: high - low, bound: Math.max(ROUNDING, EVEN * high) };
  }
}
