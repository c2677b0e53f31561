import { HOP, powerSpectrum, WINDOW } from "./spectrum";

/** Bands of the mel scale in which onsets are looked for, and their range in hertz. */
const BANDS = 32;
const LOWEST = 40;
const HIGHEST = 10_000;

/** Cymbals beat twice as often as the drum that is counted: above this, in hertz, onsets weigh less. */
const CYMBALS = 3000;
const CYMBAL_WEIGHT = 0.2;

/** Bins in which a tone's peak is looked for: up to about 5 kHz. */
const PEAK_FROM = 5;
const PEAK_TO = 232;
/** Quieter than this (root mean square, full scale 1) there is nothing to hear a tone in. */
const AUDIBLE = 1e-3;

const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
const hertzOf = (value: number) => 700 * (10 ** (value / 2595) - 1);

/** What one look at the sound, 23 ms after the last, found. */
export interface SoundFrame {
  /** Root mean square, full scale 1. */
  level: number;
  /** Rise of the compressed mel spectrum since the last frame: high where a note or a beat begins. */
  onset: number;
  /** Spectral flatness, 0 (a tone) to 1 (noise). */
  flatness: number;
  /** Centre of the spectrum, hertz. */
  centre: number;
  /** Share of the samples at which the wave crosses zero. */
  crossings: number;
  /** Power between 300 and 3,400 Hz, where speech lives. */
  speechBand: number;
  /** Shares of the power below 250 Hz and above 4 kHz. */
  low: number;
  high: number;
  /** Tones that stand out, and how many of them have stood for 160 ms and more. */
  tones: number;
  heldTones: number;
}

/** Turns samples into frames, however they are cut into pieces. */
export class SoundReader {
  readonly #bandEdges: number[] = [];
  readonly #power = new Float32Array(WINDOW / 2);
  #bands = new Float32Array(BANDS);
  #bandsBefore = new Float32Array(BANDS);
  #rest: Float32Array = new Float32Array(0);
  #first = true;
  #runs = new Float32Array(WINDOW / 2);

  /** @param rate samples a second */
  constructor(readonly rate: number) {
    for (let band = 0; band <= BANDS; band++) {
      const hertz = hertzOf(mel(LOWEST) + ((mel(HIGHEST) - mel(LOWEST)) * band) / BANDS);
      const bin = Math.max(1, Math.round((hertz * WINDOW) / rate));
      this.#bandEdges.push(Math.max(bin, (this.#bandEdges.at(-1) ?? 0) + 1));
    }
  }

  /** Frames a second. */
  get frameRate(): number {
    return this.rate / HOP;
  }

  /** @param samples the next ones, -1 to 1 @returns the frames that they complete */
  read(samples: Float32Array): SoundFrame[] {
    const all = new Float32Array(this.#rest.length + samples.length);
    all.set(this.#rest);
    all.set(samples, this.#rest.length);
    const frames: SoundFrame[] = [];
    let start = 0;
    for (; start + WINDOW <= all.length; start += HOP) frames.push(this.#frame(all, start));
    this.#rest = all.slice(start);
    return frames;
  }

  #frame(samples: Float32Array, start: number): SoundFrame {
    const power = this.#power;
    powerSpectrum(samples, start, power);
    let squares = 0;
    let crossings = 0;
    for (let at = start; at < start + WINDOW; at++) {
      const value = samples[at] as number;
      squares += value * value;
      if (at > start && value >= 0 !== (samples[at - 1] as number) >= 0) crossings += 1;
    }
    const level = Math.sqrt(squares / WINDOW);
    let total = 1e-12;
    let weighted = 0;
    let logs = 0;
    let product = 1;
    let low = 0;
    let high = 0;
    let speechBand = 0;
    for (let k = 1; k < WINDOW / 2; k++) {
      const value = power[k] as number;
      const hertz = (k * this.rate) / WINDOW;
      total += value;
      weighted += value * hertz;
      // One logarithm for eight bins: it is slow, and their product stays within what a number holds.
      product *= value + 1e-10;
      if ((k & 7) === 0) {
        logs += Math.log(product);
        product = 1;
      }
      if (hertz < 250) low += value;
      else if (hertz > 4000) high += value;
      if (hertz > 300 && hertz < 3400) speechBand += value;
    }
    logs += Math.log(product);
    const bins = WINDOW / 2 - 1;
    const tones = level > AUDIBLE ? this.#tones(total) : this.#silence();
    return {
      level,
      onset: this.#onset(),
      flatness: level > AUDIBLE ? Math.exp(logs / bins) / (total / bins) : 0,
      centre: weighted / total,
      crossings: crossings / WINDOW,
      speechBand,
      low: low / total,
      high: high / total,
      ...tones,
    };
  }

  #onset(): number {
    [this.#bands, this.#bandsBefore] = [this.#bandsBefore, this.#bands];
    let rise = 0;
    for (let band = 0; band < BANDS; band++) {
      let sum = 0;
      const to = Math.min(WINDOW / 2, this.#bandEdges[band + 1] as number);
      for (let k = this.#bandEdges[band] as number; k < to; k++) sum += this.#power[k] as number;
      // The square root of the amplitude: about how loud it seems, and the same picture at every level.
      const value = Math.sqrt(Math.sqrt(sum));
      this.#bands[band] = value;
      const high = ((this.#bandEdges[band] as number) * this.rate) / WINDOW > CYMBALS;
      rise += Math.max(0, value - (this.#bandsBefore[band] as number)) * (high ? CYMBAL_WEIGHT : 1);
    }
    const first = this.#first;
    this.#first = false;
    return first ? 0 : rise;
  }

  #silence() {
    this.#runs.fill(0);
    return { tones: 0, heldTones: 0 };
  }

  /** Counts peaks that stand out from their surroundings, and follows each from frame to frame. */
  #tones(total: number) {
    const power = this.#power;
    const runs = new Float32Array(WINDOW / 2);
    let [tones, heldTones] = [0, 0];
    for (let k = PEAK_FROM; k < PEAK_TO; k++) {
      const value = power[k] as number;
      if (value <= (power[k - 1] as number) || value <= (power[k + 1] as number)) continue;
      const around = ((power[k - 3] as number) + (power[k + 3] as number)) / 2 + 1e-12;
      if (value <= 0.01 * total || value <= 8 * around) continue;
      const slid = 0.8 * Math.max(this.#runs[k - 1] as number, this.#runs[k + 1] as number);
      const run = Math.max(this.#runs[k] as number, slid) + 1;
      runs[k] = run;
      tones += 1;
      if (run >= 7) heldTones += 1;
    }
    this.#runs = runs;
    return { tones, heldTones };
  }
}
