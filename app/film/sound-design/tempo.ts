import type { Band } from "./music";

export interface Tempo {
  readonly bpm: number;
  /** Whole beats in the clip. */
  readonly beats: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The tempo within a range at which the clip holds whole beats, whole bars rather than odd beats.
 * @param range beats a minute; the upper end belongs to the next range
 */
export function tempoFor([low, high]: Band, seconds: number): Tempo {
  const fewest = Math.ceil((low * seconds) / 60);
  const most = Math.max(fewest, Math.ceil((high * seconds) / 60) - 1);
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
  const middle = (low + high) / 2;
  const rank = (beats: number) => (beats % 4 === 0 ? 0 : beats % 2 === 0 ? 1 : 2);
  const off = (beats: number) => Math.abs((beats * 60) / seconds - middle);
  const [beats = fewest] = counts.sort((a, b) => rank(a) - rank(b) || off(a) - off(b));
  return { bpm: round((beats * 60) / seconds), beats };
}

/** Times for single sounds: on the beat, spread over the clip, out of the way of speech where there is room. */
export function hitTimes(
  count: number,
  seconds: number,
  tempo: Tempo | undefined,
  spans: readonly { from: number; to: number }[],
): number[] {
  const beat = tempo ? 60 / tempo.bpm : 0.5;
  const grid = Array.from({ length: Math.floor(seconds / beat) }, (_, at) => round(at * beat)).filter(
    (at) => at > 0 && at < seconds - 0.3,
  );
  const clear = grid.filter((at) => spans.every(({ from, to }) => at < from - 0.3 || at > to));
  const free = clear.length >= count ? clear : grid;
  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + 0.5) / count) * seconds;
    const best = [...free].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? round(wanted);
    free.splice(free.indexOf(best), free.length > count - index ? 1 : 0);
    return best;
  }).sort((a, b) => a - b);
}
