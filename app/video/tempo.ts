import { awayFromBound, timesApart } from "./confidence";
import type { Measurement } from "./facts";

/** Beats a minute that are looked for. */
const SLOWEST = 50;
const FASTEST = 200;
/** Where beats are expected when a tempo and its double fit alike, and how far from there, in octaves. */
const USUAL = 118;
const SPREAD = 1.2;
/** If what lies half way between two beats is this much like a beat, each is one; if a beat is this little, every second. */
const EVERY_HALF = 0.8;
const EVERY_SECOND = 0.5;
/** How far from those two bounds a tempo is plain, as a ratio's logarithm. */
const OCTAVE_APART = 0.2;
/** A beat is sharp if so far beside its lag, as a share of it, nothing is left of the likeness. */
const BESIDE = 0.05;
/** A beat must stand out at least so much, 0 to 1. */
export const LEAST_BEAT = 0.3;
const STRENGTH_APART = 0.1;
const LEAST_SECONDS = 4;
/** Onsets are taken against their mean over so many seconds either way. */
const SURROUNDINGS = 0.4;

const BLUR = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16];

/** Onset strength less its surroundings, mean 0; negative is cut off first. */
function accents(onsets: Float32Array, rate: number): Float32Array {
  const reach = Math.round(rate * SURROUNDINGS);
  const sums = new Float64Array(onsets.length + 1);
  for (let i = 0; i < onsets.length; i++) sums[i + 1] = (sums[i] as number) + (onsets[i] as number);
  const out = onsets.map((value, i) => {
    const from = Math.max(0, i - reach);
    const to = Math.min(onsets.length, i + reach);
    return Math.max(0, value - ((sums[to] as number) - (sums[from] as number)) / (to - from));
  });
  // A beat falls between frames as often as on one: blurred, both look alike.
  const blurred = out.map((_, i) => BLUR.reduce((sum, weight, k) => sum + weight * (out[i + k - 2] ?? 0), 0));
  const mean = blurred.reduce((sum, value) => sum + value, 0) / blurred.length;
  return blurred.map((value) => value - mean);
}

/** How alike the accents are to themselves so many frames later, 1 at 0. */
function autocorrelation(line: Float32Array, longest: number): (lag: number) => number {
  const values = new Float64Array(longest + 2);
  for (let lag = 0; lag <= longest; lag++) {
    let sum = 0;
    for (let i = 0; i + lag < line.length; i++) sum += (line[i] as number) * (line[i + lag] as number);
    values[lag] = sum / (line.length - lag);
  }
  const unit = values[0] || 1e-9;
  return (lag) => {
    const at = Math.floor(lag);
    if (at < 0 || at + 1 > longest) return 0;
    const share = lag - at;
    return ((values[at] as number) * (1 - share) + (values[at + 1] as number) * share) / unit;
  };
}

export interface Beat {
  /** Beats a minute. */
  tempo: number;
  /** How much it stands out, 0 to 1. */
  strength: number;
  /** How plainly it is this tempo and neither half nor twice of it, 0.5 to 1. */
  octave: number;
  /** How much of the peak is gone a twentieth of its lag to either side, 0 to 1. */
  sharpness: number;
}

/**
 * Finds the beat by autocorrelation of onsets.
 * @param onsets strength of each sound frame's onset
 * @param rate frames a second
 * @returns undefined if the sound is too short
 */
export function beatOf(onsets: Float32Array, rate: number): Beat | undefined {
  if (onsets.length < rate * LEAST_SECONDS) return undefined;
  const line = accents(onsets, rate);
  const longest = Math.min(onsets.length - 2, Math.round((rate * 60 * 8) / SLOWEST));
  const alike = autocorrelation(line, longest);
  const lagOf = (tempo: number) => (rate * 60) / tempo;
  const near = (lag: number) => Math.max(0, alike(lag - 0.5), alike(lag), alike(lag + 0.5));
  let best = { tempo: 0, score: -1, strength: 0 };
  for (let tempo = SLOWEST; tempo <= FASTEST; tempo += 0.25) {
    const lag = lagOf(tempo);
    const strength = (near(lag) + 0.8 * near(2 * lag) + 0.6 * near(3 * lag) + 0.6 * near(4 * lag)) / 3;
    // A tempo between whose beats lie equal ones is half of the true one.
    const score = strength * Math.exp(-0.5 * (Math.log2(tempo / USUAL) / SPREAD) ** 2);
    if (score > best.score) best = { tempo, score, strength };
  }
  let { tempo } = best;
  const pulse = (lag: number) => near(lag) / Math.max(1e-9, near(2 * lag));
  const half = pulse(lagOf(tempo) / 2);
  const whole = pulse(lagOf(tempo));
  if (tempo * 2 <= FASTEST && half > EVERY_HALF) tempo *= 2;
  else if (tempo / 2 >= SLOWEST && whole < EVERY_SECOND) tempo /= 2;
  const octave = Math.min(
    awayFromBound(timesApart(half, EVERY_HALF), OCTAVE_APART),
    awayFromBound(timesApart(whole, EVERY_SECOND), OCTAVE_APART),
  );
  const lag = lagOf(tempo);
  const beside = Math.max(0, alike(lag * (1 - BESIDE)), alike(lag * (1 + BESIDE)));
  const sharpness = Math.max(0, 1 - beside / Math.max(1e-9, near(lag)));
  return { tempo: refined(tempo, lagOf, alike, longest), strength: best.strength, octave, sharpness };
}

/** Longer lags tell the tempo more exactly: its neighbourhood is searched at up to eight beats. */
function refined(
  coarse: number,
  lagOf: (tempo: number) => number,
  alike: (lag: number) => number,
  longest: number,
): number {
  let best = coarse;
  let highest = Number.NEGATIVE_INFINITY;
  for (let away = -2; away <= 2; away += 0.05) {
    const lag = lagOf(coarse + away);
    let [sum, count] = [0, 0];
    for (let beats = 1; beats <= 8 && beats * lag < longest; beats++) {
      sum += alike(beats * lag);
      count += 1;
    }
    if (count > 0 && sum / count > highest) [highest, best] = [sum / count, coarse + away];
  }
  return Math.round(best * 10) / 10;
}

/** @returns the tempo in beats a minute, or why there is none to tell */
export function tempoOf(beat: Beat | undefined): Measurement<number> {
  if (!beat) return { unknown: `the sound is shorter than ${LEAST_SECONDS} seconds` };
  if (beat.strength < LEAST_BEAT) return { unknown: "no steady beat stands out" };
  return {
    value: beat.tempo,
    unit: "beats per minute",
    confidence:
      awayFromBound(beat.strength - LEAST_BEAT, STRENGTH_APART) * beat.octave * (0.8 + 0.2 * beat.sharpness),
  };
}
