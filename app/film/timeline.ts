import { VEO } from "./veo";

/** A stretch of a clip in whole frames: `from` inclusive, `to` exclusive, counted from the clip's start. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A beat as it was given: what happens, and when, where that was said. */
export interface GivenBeat {
  readonly timestamp?: string;
  readonly description: string;
}

/** A beat laid on the clip; `given` is its place in the list it came from, null where the clip has room for one more. */
export interface LaidBeat extends Span {
  readonly given: number | null;
}

/** All beats of a clip, one after another without a gap, from its first frame to its last. */
export interface Timeline {
  readonly beats: readonly LaidBeat[];
  /** The second at which the given times ended, where they ran past the clip and were fitted to it. */
  readonly fittedFrom: number | undefined;
}

const FPS = VEO.framesPerSecond;
/** Given times shorter than this apart are taken for one moment. */
const LEAST_GAP_SECONDS = 0.5;
const SECONDS_PER_BEAT = 2;
const MOST_BEATS = 10;

export const toFrames = (seconds: number): number => Math.round(seconds * FPS);
/** Seconds of a frame, to a thousandth. */
export const toSeconds = (frames: number): number => Math.round((frames / FPS) * 1000) / 1000;

const two = (number: number) => String(number).padStart(2, "0");

/** A span as seconds and frames, "02:00-04:12", the way the form labels its beats. */
export function beatLabel({ from, to }: Span): string {
  const code = (frames: number) => `${two(Math.floor(frames / FPS))}:${two(frames % FPS)}`;
  return `${code(from)}-${code(to)}`;
}

/** A span as minutes and seconds, "[00:02-00:04]", the way the generator reads beats; parts of a second stay. */
export function promptTimecode({ from, to }: Span): string {
  const code = (frames: number) => {
    const seconds = toSeconds(frames);
    const whole = Math.floor(seconds);
    const rest = Math.round((seconds - whole) * 100);
    return `${two(Math.floor(whole / 60))}:${two(whole % 60)}${rest > 0 ? `.${two(rest)}` : ""}`;
  };
  return `[${code(from)}-${code(to)}]`;
}

type Clock = readonly [from: readonly number[], to: readonly number[]];

function readClock(timestamp: string): Clock | undefined {
  const parts = timestamp
    .replace(/[[\]s]|secs?|seconds?/gi, "")
    .split(/\s*(?:-|–|—|to)\s*/)
    .map((each) => each.trim());
  if (parts.length !== 2 || !parts.every((each) => /^\d{1,3}(?:\.\d+)?(?::\d{1,2}(?:\.\d+)?)?$/.test(each)))
    return undefined;
  const [from = [], to = []] = parts.map((each) => each.split(":").map(Number));
  return [from, to];
}

/**
 * Reads the times of a list of beats, in seconds: "00:02-00:04" (minutes and seconds), "02:00-04:00" (seconds and
 * frames), "2-4 s". The first two look alike, so the whole list decides: minutes that no clip could hold are seconds.
 * @param longest the most seconds a clip may have
 * @returns undefined for a list that has a time that cannot be read
 */
export function readTimes(
  timestamps: readonly (string | undefined)[],
  longest: number,
): { from: number; to: number }[] | undefined {
  const clocks: Clock[] = [];
  for (const timestamp of timestamps) {
    const clock = timestamp === undefined ? undefined : readClock(timestamp);
    if (!clock) return undefined;
    clocks.push(clock);
  }
  const asMinutes = ([first = 0, second]: readonly number[]) =>
    second === undefined ? first : first * 60 + second;
  const asFrames = ([first = 0, second]: readonly number[]) =>
    second === undefined ? first : first + second / FPS;
  const read = clocks.every(([, to]) => asMinutes(to) <= longest) ? asMinutes : asFrames;
  return clocks.map(([from, to]) => ({ from: read(from), to: read(to) }));
}

/** The usual number of beats for a clip: one every two seconds, fewer and longer ones from 20 seconds. */
export function usualBeats(seconds: number): number {
  return Math.min(MOST_BEATS, Math.max(1, Math.round(seconds / SECONDS_PER_BEAT)));
}

/** Parts a span into `count` beats of equal length, on half seconds where they fit. `count` is at least 1. */
function parted({ from, to }: Span, count: number): Span[] {
  const length = to - from;
  const half = FPS / 2;
  const step = length / count;
  const grid = step >= FPS && from % half === 0 && to % half === 0 ? half : 1;
  const edge = (index: number) => from + Math.round((step * index) / grid) * grid;
  return Array.from({ length: count }, (_, index) => ({
    from: edge(index),
    to: index === count - 1 ? to : edge(index + 1),
  }));
}

/**
 * Lays beats on a clip so that they follow one another without a gap and fill it. Beats with readable times keep them;
 * times that run past the clip are fitted to it; what no beat covers becomes room for beats of the usual length. Beats
 * without times share the clip equally. With none given, the clip is parted into the usual number.
 * @param seconds the clip's length, a whole number of at least 1
 * @param given at most 24 beats for every second of the clip
 */
export function layBeats(seconds: number, given: readonly GivenBeat[], longest: number): Timeline {
  const clip: Span = { from: 0, to: toFrames(seconds) };
  const room = (span: Span, count: number): LaidBeat[] =>
    parted(span, count).map((each) => ({ ...each, given: null }));
  if (given.length === 0) return { beats: room(clip, usualBeats(seconds)), fittedFrom: undefined };
  const times = readTimes(
    given.map(({ timestamp }) => timestamp),
    longest,
  );
  const inOrder = times?.every(({ from, to }, index) => to > from && from >= (times[index - 1]?.to ?? 0));
  if (!times || !inOrder)
    return {
      beats: parted(clip, given.length).map((each, index) => ({ ...each, given: index })),
      fittedFrom: undefined,
    };
  const end = times.at(-1)?.to ?? seconds;
  const scale = end > seconds ? seconds / end : 1;
  const beats: LaidBeat[] = [];
  let at = 0;
  times.forEach((time, index) => {
    const start = toFrames(time.from * scale);
    if (start - at >= toFrames(LEAST_GAP_SECONDS))
      beats.push(...room({ from: at, to: start }, usualBeats(toSeconds(start - at))));
    const from = beats.at(-1)?.to ?? 0;
    // A frame at least for every beat, and as many left as there are beats to come.
    const latest = clip.to - (times.length - 1 - index);
    const to = Math.min(latest, Math.max(from + 1, toFrames(time.to * scale)));
    beats.push({ from, to, given: index });
    at = to;
  });
  const last = beats.at(-1);
  if (last && clip.to - last.to >= toFrames(LEAST_GAP_SECONDS)) {
    const span = { from: last.to, to: clip.to };
    beats.push(...room(span, usualBeats(toSeconds(span.to - span.from))));
  } else if (last) beats[beats.length - 1] = { ...last, to: clip.to };
  return { beats, fittedFrom: scale < 1 ? end : undefined };
}

/** The same beats on a clip of another length, in whole frames, still without a gap. */
export function refit(spans: readonly Span[], seconds: number): Span[] {
  const end = spans.at(-1)?.to ?? 1;
  const clip = toFrames(seconds);
  let at = 0;
  return spans.map(({ to }, index) => {
    const left = spans.length - 1 - index;
    const edge = Math.min(clip - left, Math.max(at + 1, Math.round((to / end) * clip)));
    const span = { from: at, to: edge };
    at = edge;
    return span;
  });
}
