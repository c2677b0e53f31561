import { type Band, type MusicStyle, TEMPO_OF_MOOD, TEMPOS } from "./music";
import { tenths } from "./tenths";

export interface Tempo {
  readonly bpm: number;
  /** Whole beats in the clip. */
  readonly beats: number;
}

/** Where neither tempo nor mood is chosen. */
const USUAL_TEMPO = "Slow (70-90 BPM)";

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
  return { bpm: tenths((beats * 60) / seconds), beats };
}

/** The tempo of a mood as near as a style can go, where none is chosen; in beats a minute. */
export function naturalRange(mood: string | undefined, style: MusicStyle | undefined): Band {
  const [low, high] = TEMPOS[TEMPO_OF_MOOD[mood ?? ""] ?? USUAL_TEMPO] ?? [70, 90];
  const [least, most] = style?.range ?? [low, high];
  const width = high - low;
  if (low < least) return [least, least + width];
  return high > most ? [most - width, most] : [low, high];
}
