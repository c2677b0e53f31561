import { awayFromBound } from "./confidence";
import type { SoundBlock, SoundKind, Span } from "./facts";
import type { SoundFrame } from "./sound-frames";
import { SOUND_WEIGHTS } from "./sound-model";

/** Seconds that are judged at once. */
export const BLOCK_SECONDS = 1.5;

/** Root mean square below which a frame is silent: -50 dBFS; and a block as a whole: -60 dBFS. */
const SILENT_FRAME = 10 ** (-50 / 20);
const SILENT_BLOCK = 10 ** (-60 / 20);
const LEAST_SILENCE_SECONDS = 0.5;

/** Syllables come 2 to 8 times a second. */
const SYLLABLES: readonly [number, number] = [2, 8];

/** So far from a bound of loudness a sound is plainly on one side of it. */
const DECIBELS = 2;

const decibelsApart = (level: number, bound: number) => 20 * Math.abs(Math.log10((level + 1e-9) / bound));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Share of an envelope's movement that has the pace of syllables. */
function syllableShare(envelope: readonly number[], frameRate: number): number {
  const middle = mean(envelope);
  let [within, all] = [0, 1e-12];
  for (let k = 1; k <= 30; k++) {
    let [re, im] = [0, 0];
    for (const [at, value] of envelope.entries()) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / envelope.length);
      const angle = (2 * Math.PI * k * at) / envelope.length;
      re += (value - middle) * window * Math.cos(angle);
      im += (value - middle) * window * Math.sin(angle);
    }
    const power = re * re + im * im;
    const hertz = (k * frameRate) / envelope.length;
    all += power;
    if (hertz >= SYLLABLES[0] && hertz <= SYLLABLES[1]) within += power;
  }
  return within / all;
}

/**
 * The figures by which a block is told to be speech, music or ambience; none of them depends on how loud it is.
 * @param beat how much a steady beat stands out in the whole sound, 0 to 1
 */
function blockFigures(frames: readonly SoundFrame[], frameRate: number, beat: number): number[] {
  const levels = frames.map(({ level }) => level);
  const level = mean(levels);
  const heard = frames.filter((frame) => frame.level > 0.3 * level);
  const envelope = frames.map(({ speechBand }) => Math.sqrt(speechBand));
  const crossings = heard.map((frame) => frame.crossings);
  const centres = heard.map(({ centre }) => Math.log(centre + 20));
  const onsets = frames.map(({ onset }) => onset);
  const tones = mean(frames.map((frame) => frame.tones));
  const held = mean(frames.map(({ heldTones }) => heldTones));
  return [
    levels.filter((each) => each < 0.5 * level).length / levels.length,
    deviation(crossings) / (mean(crossings) + 0.01),
    syllableShare(envelope, frameRate),
    deviation(envelope) / (mean(envelope) + 1e-9),
    Math.log(mean(heard.map(({ flatness }) => flatness)) + 1e-3),
    Math.log1p(tones),
    Math.log1p(held),
    held / (tones + 0.3),
    mean(centres),
    deviation(centres),
    mean(heard.map(({ low }) => low)),
    mean(heard.map(({ high }) => high)),
    deviation(onsets) / (mean(onsets) + 1e-9),
    beat,
  ];
}

/** Blocks of frames: whole ones, and what is left if it is at least half a block. */
function* blocksOf(frames: readonly SoundFrame[], frameRate: number): Generator<[from: number, to: number]> {
  const size = Math.round(frameRate * BLOCK_SECONDS);
  for (let from = 0; from < frames.length; from += size) {
    const to = Math.min(frames.length, from + size);
    if (to - from >= size / 2) yield [from, to];
  }
}

export interface BlockFeatures extends Span {
  silent: boolean;
  /** Mean root mean square, 1 at full scale. */
  level: number;
  /** The first is 1 for the model's constant. */
  features: number[];
}

/** @returns each block's own figures, and the means over it and its two neighbours on either side that are not silent */
export function blockFeatures(
  frames: readonly SoundFrame[],
  frameRate: number,
  beat: number,
): BlockFeatures[] {
  const blocks = [...blocksOf(frames, frameRate)].map(([from, to]) => {
    const own = frames.slice(from, to);
    return {
      start: from / frameRate,
      end: to / frameRate,
      level: mean(own.map((frame) => frame.level)),
      figures: blockFigures(own, frameRate, beat),
    };
  });
  const isSilent = (block: { level: number }) => block.level < SILENT_BLOCK;
  return blocks.map(({ start, end, level, figures }, at) => {
    const around = blocks.slice(Math.max(0, at - 2), at + 3).filter((block) => !isSilent(block));
    const means = figures.map((own, k) =>
      around.length ? mean(around.map((block) => block.figures[k] ?? 0)) : own,
    );
    return {
      start,
      end,
      silent: isSilent({ level }),
      level,
      features: [1, ...figures, ...means.slice(0, -1)],
    };
  });
}

/** The kinds that the model tells apart. */
export const MODELLED_KINDS = ["speech", "music", "ambience"] as const;

/**
 * @param frames of the whole sound
 * @param beat how much a steady beat stands out, 0 to 1
 */
export function soundBlocks(frames: readonly SoundFrame[], frameRate: number, beat: number): SoundBlock[] {
  return blockFeatures(frames, frameRate, beat).map(({ start, end, silent, level, features }) => {
    if (silent) {
      const confidence = awayFromBound(decibelsApart(level, SILENT_BLOCK), DECIBELS);
      return { start, end, kind: "silence", confidence };
    }
    const odds = MODELLED_KINDS.map((kind) =>
      Math.exp(features.reduce((sum, value, k) => sum + value * (SOUND_WEIGHTS[kind][k] ?? 0), 0)),
    );
    const total = odds.reduce((sum, value) => sum + value, 0);
    const best = odds.indexOf(Math.max(...odds));
    return { start, end, kind: MODELLED_KINDS[best] ?? "ambience", confidence: (odds[best] ?? 0) / total };
  });
}

/** @returns neighbouring blocks of one kind as one, its confidence the mean by length */
export function joinedBlocks(blocks: readonly SoundBlock[]): SoundBlock[] {
  const joined: SoundBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.kind !== block.kind) {
      joined.push({ ...block });
      continue;
    }
    const [before, now] = [last.end - last.start, block.end - block.start];
    last.confidence = (last.confidence * before + block.confidence * now) / (before + now);
    last.end = block.end;
  }
  return joined;
}

/** @returns what share of the time each kind takes */
export function kindShares(blocks: readonly SoundBlock[]): Record<SoundKind, number> {
  const shares = { speech: 0, music: 0, ambience: 0, silence: 0 };
  let total = 0;
  for (const { kind, start, end } of blocks) {
    shares[kind] += end - start;
    total += end - start;
  }
  for (const kind of Object.keys(shares) as SoundKind[]) shares[kind] /= total || 1;
  return shares;
}

/** @returns how sure it is which frames are silent: the mean over all of how far each lies from the bound */
export const silenceConfidence = (frames: readonly SoundFrame[]): number =>
  mean(frames.map(({ level }) => awayFromBound(decibelsApart(level, SILENT_FRAME), DECIBELS)));

/** @returns stretches of half a second and more below -50 dBFS */
export function silences(frames: readonly SoundFrame[], frameRate: number): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < frames.length; at++) {
    const from = at;
    while (at < frames.length && (frames[at] as SoundFrame).level < SILENT_FRAME) at += 1;
    if (at - from >= LEAST_SILENCE_SECONDS * frameRate)
      spans.push({ start: from / frameRate, end: at / frameRate });
  }
  return spans;
}
