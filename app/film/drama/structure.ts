/** How an intro is built over its length: clips that a generator renders, and the part each has in the drama. */

/** A part of an intro, in the order they come. */
export type Phase = "hook" | "world" | "character" | "disturbance" | "rising" | "peak" | "title";

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  hook: "Hook",
  world: "World",
  character: "Character",
  disturbance: "Disturbance",
  rising: "Rising",
  peak: "Peak",
  title: "Title reveal",
};

/** One clip of the intro. */
export interface Slot {
  /** From 1. */
  readonly number: number;
  readonly phase: Phase;
  /** How far into its phase it stands, 0 to 1. */
  readonly progress: number;
  /** In seconds: 4, 6 or 8. */
  readonly seconds: number;
  /** Where it starts in the intro, in seconds. */
  readonly start: number;
}

const CLIP_SECONDS = 8;
const SHORT_CLIP_SECONDS = 6;

/** The share of the scenes that each part takes. The rising beats take the most, the turn of each act little. */
const SHARES: readonly (readonly [Phase, number])[] = [
  ["hook", 0.07],
  ["world", 0.17],
  ["character", 0.19],
  ["disturbance", 0.13],
  ["rising", 0.28],
  ["peak", 0.11],
  ["title", 0.05],
];

/** With four clips every part but four is left out. */
const SHORTEST: readonly Phase[] = ["hook", "character", "disturbance", "title"];

/** How many scenes each part takes, largest remainders first; every part at least one. */
function phasesOf(count: number): Phase[] {
  if (count <= SHORTEST.length) return SHORTEST.slice(SHORTEST.length - count);
  const exact = SHARES.map(([phase, share]) => ({ phase, wanted: Math.max(1, share * count) }));
  const sizes = exact.map(({ phase, wanted }) => ({ phase, size: Math.floor(wanted), rest: wanted % 1 }));
  const byRest = [...sizes].sort((a, b) => b.rest - a.rest);
  let left = count - sizes.reduce((sum, { size }) => sum + size, 0);
  for (const each of byRest) {
    if (left <= 0) break;
    each.size += 1;
    left -= 1;
  }
  // Short intros round up more parts than there are scenes: the longest parts give way.
  for (; left < 0; left++) {
    const longest = [...sizes].sort((a, b) => b.size - a.size)[0];
    if (longest) longest.size -= 1;
  }
  return sizes.flatMap(({ phase, size }) => Array.from({ length: size }, () => phase));
}

/**
 * Parts an intro into clips. Takes its length in seconds, even and at least 12; returns clips of 8 s with as few of
 * 6 s as the sum needs, so that the durations add up exactly. The short ones stand where the cutting is quickest.
 */
export function partIntoSlots(totalSeconds: number): Slot[] {
  const count = Math.ceil(totalSeconds / CLIP_SECONDS);
  const short = (count * CLIP_SECONDS - totalSeconds) / (CLIP_SECONDS - SHORT_CLIP_SECONDS);
  if (!Number.isInteger(short) || short < 0 || short > count)
    throw new RangeError(`no clips add up to ${totalSeconds} s`);
  const phases = phasesOf(count);
  const lastQuick = phases.findLastIndex((phase) => phase === "rising" || phase === "disturbance");
  const isShort = (at: number) => at <= lastQuick && at > lastQuick - short;
  let start = 0;
  return phases.map((phase, at) => {
    const first = phases.indexOf(phase);
    const size = phases.filter((each) => each === phase).length;
    const seconds = isShort(at) ? SHORT_CLIP_SECONDS : CLIP_SECONDS;
    const slot = { number: at + 1, phase, progress: (at - first) / Math.max(1, size - 1), seconds, start };
    start += seconds;
    return slot;
  });
}
