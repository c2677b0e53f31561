import type { SoundFacts } from "./facts";
import { LoudnessLog } from "./loudness-log";
import { joinedBlocks, kindShares, silenceConfidence, silences, soundBlocks } from "./sound-blocks";
import { type SoundFrame, SoundReader } from "./sound-frames";
import { beatOf, tempoOf } from "./tempo";

/** Measures the sound while samples come in; keeps ten figures for every 23 ms. */
export class SoundMeasuring {
  readonly log = new LoudnessLog();
  readonly #reader: SoundReader;
  readonly #frames: SoundFrame[] = [];
  #rest = Buffer.alloc(0);
  samples = 0;

  /** @param rate samples a second */
  constructor(rate: number) {
    this.#reader = new SoundReader(rate);
  }

  /** @param bytes 32-bit floats, little-endian, cut anywhere */
  read(bytes: Buffer): void {
    const all = this.#rest.length ? Buffer.concat([this.#rest, bytes]) : bytes;
    const count = all.length >> 2;
    const samples = new Float32Array(count);
    for (let at = 0; at < count; at++) samples[at] = all.readFloatLE(at * 4);
    this.#rest = Buffer.from(all.subarray(count * 4));
    this.samples += count;
    for (const frame of this.#reader.read(samples)) this.#frames.push(frame);
  }

  /** @param channels of the file's sound @returns the facts, or null if no sound came in */
  finish(channels: number): SoundFacts | null {
    if (this.samples === 0) return null;
    const frames = this.#frames;
    const rate = this.#reader.frameRate;
    const beat = beatOf(
      Float32Array.from(frames, ({ onset }) => onset),
      rate,
    );
    const blocks = soundBlocks(frames, rate, beat?.strength ?? 0);
    const quiet = silences(frames, rate);
    const length = frames.length / rate;
    const sure = silenceConfidence(frames);
    const tooShort = { unknown: "the sound is shorter than three quarters of a second" };
    const confidence = blocks.reduce((sum, block) => sum + block.confidence, 0) / (blocks.length || 1);
    return {
      channels,
      loudness: this.log.loudness(),
      curve: this.log.curve(),
      silences: { value: quiet, unit: "seconds", confidence: sure },
      silence: {
        value: length > 0 ? quiet.reduce((sum, { start, end }) => sum + end - start, 0) / length : 0,
        unit: "share of the time",
        confidence: sure,
      },
      tempo: tempoOf(beat),
      blocks: blocks.length ? { value: joinedBlocks(blocks), unit: "seconds", confidence } : tooShort,
      shares: blocks.length ? { value: kindShares(blocks), unit: "share of the time", confidence } : tooShort,
    };
  }
}
