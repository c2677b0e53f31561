/**
 * Examples for the two models that find boundaries, and the score of what was found against what is true.
 */
import { spawnSync } from "node:child_process";

/** @typedef {import("./video-edits.js").Edit} Edit */
/** @typedef {import("./video-logistic.js").Example} Example */
/** @typedef {{ start: number, end: number, kind?: string }} Interval in frames */

/**
 * Reads an edit's small frames just as the product does.
 * @param {string} ffmpeg
 * @param {Edit} edit
 * @param {Record<string, any>} room the modules of app/video
 */
export function rowsOfEdit(ffmpeg, edit, room) {
  const stream = {
    codec: "h264",
    width: 320,
    height: 180,
    rotation: 0,
    pixelAspect: 1,
    framesPerSecond: edit.fps,
    stillImage: false,
  };
  const probe = { formatName: "mov", inputArguments: [], duration: null, video: stream, audio: null };
  const plan = room.picturePlan(stream);
  const args = room.decodeArguments(
    edit.file,
    probe,
    { kind: "native", pipePrefix: "pipe:" },
    { picture: true },
  );
  const { output } = spawnSync(ffmpeg, args, {
    stdio: ["ignore", "ignore", "ignore", "pipe", "ignore", "pipe"],
    maxBuffer: 2 ** 31,
  });
  const bytes = /** @type {Buffer} */ (/** @type {unknown} */ (output[3]));
  const size = plan.smallWidth * plan.smallHeight * 3;
  const reader = new room.FrameReader(plan.smallWidth, plan.smallHeight);
  const whole = { left: 0, top: 0, width: plan.smallWidth, height: plan.smallHeight };
  const rows = [];
  let before;
  for (let at = 0; (at + 1) * size <= bytes.length; at++) {
    const summary = reader.read(bytes.subarray(at * size, (at + 1) * size));
    const now = room.pyramid(reader.gray, plan.smallWidth, whole);
    rows.push({ ...summary, motion: before ? room.pictureMotion(before, now) : undefined });
    before = now;
  }
  const { thumbWidth, thumbHeight } = reader;
  return { rows, step: plan.step, form: { fps: plan.fps, thumbWidth, thumbHeight } };
}

/**
 * The truth in measured frames.
 * @param {Edit} edit
 * @param {number} step
 */
const truthOf = ({ cuts, graduals }, step) => ({
  cuts: cuts.map((frame) => Math.ceil(frame / step)),
  graduals: graduals.map(({ start, end, kind }) => ({ start: start / step, end: end / step, kind })),
});

/**
 * @param {ReturnType<typeof rowsOfEdit>} read
 * @param {Edit} edit
 * @param {Record<string, any>} room
 * @returns {Example[]}
 */
export function cutExamples({ rows, step, form }, edit, room) {
  const { cuts, graduals } = truthOf(edit, step);
  const examples = [];
  const { frames, pictures, candidates } = room.cutRows(rows, form.fps);
  for (const at of candidates) {
    const frame = frames[at];
    const positive = cuts.includes(frame);
    if (!positive && cuts.some((cut) => Math.abs(cut - frame) <= 1)) continue;
    // Where a transition begins or ends there may be a step that is no mistake to see.
    if (graduals.some(({ start, end }) => Math.abs(start - frame) <= 1 || Math.abs(end - frame) <= 1))
      continue;
    examples.push({ features: room.cutFeatures(pictures, at), positive });
  }
  return examples;
}

/** @param {Interval} one @param {Interval} other share of what both cover together */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start)) /
  (Math.max(one.end, other.end) - Math.min(one.start, other.start));

/**
 * @param {ReturnType<typeof rowsOfEdit>} read
 * @param {Edit} edit
 * @param {Record<string, any>} room
 * @returns {Example[]}
 */
export function gradualExamples({ rows, form, step }, edit, room) {
  const { cuts, graduals } = truthOf(edit, step);
  const examples = [];
  for (const [from, to] of room.gradualWindows(rows.length, form.fps)) {
    if (cuts.some((cut) => cut > from - 2 && cut <= to + 2)) continue;
    const span = { start: from + 1, end: to };
    const near = graduals.filter(({ start, end }) => start < to + 3 && end > from - 3);
    // Fades are found by their blank frames.
    if (near.some(({ kind }) => kind?.startsWith("fade"))) continue;
    const best = Math.max(0, ...near.map((each) => overlap(each, span)));
    if (best > 0.25 && best < 0.6) continue;
    const window = room.gradualFeatures(rows, from, to, form);
    if (window) examples.push({ features: window.features, positive: best >= 0.6 });
  }
  return examples;
}

/** Seconds by which a cut may be off, and a gradual transition's middle outside its span. */
const TOLERANCE = 0.1;

/**
 * Pairs what was found with what is true, one to one.
 * @param {{ frame: number, start: number, end: number, kind: string }[]} found in measured frames
 * @param {Edit} edit
 * @param {{ step: number, form: { fps: number } }} read
 */
export function boundaryScore(found, edit, { step, form }) {
  const { cuts, graduals } = truthOf(edit, step);
  const slack = Math.max(2, TOLERANCE * form.fps);
  const left = new Set(found);
  const take = (/** @type {(each: typeof found[number]) => boolean} */ fits) => {
    for (const each of left) {
      if (fits(each)) {
        left.delete(each);
        return each;
      }
    }
    return undefined;
  };
  /** @type {number[]} */
  const missedCuts = [];
  /** @type {Interval[]} */
  const missedGraduals = [];
  const byKind = /** @type {Record<string, [found: number, all: number]>} */ ({});
  for (const cut of cuts) {
    if (!take(({ frame }) => Math.abs(frame - cut) <= slack)) missedCuts.push(cut * step);
  }
  for (const gradual of graduals) {
    const hit = take(({ frame }) => frame >= gradual.start - slack && frame <= gradual.end + slack);
    const [hits, all] = byKind[gradual.kind] ?? [0, 0];
    byKind[gradual.kind] = [hits + (hit ? 1 : 0), all + 1];
    if (!hit)
      missedGraduals.push({ start: gradual.start * step, end: gradual.end * step, kind: gradual.kind });
  }
  return {
    hits: cuts.length + graduals.length - missedCuts.length - missedGraduals.length,
    truth: cuts.length + graduals.length,
    found: found.length,
    cuts: cuts.length,
    missedCuts,
    missedGraduals,
    byKind,
    falseAlarms: [...left].map(({ frame, kind }) => ({ frame: frame * step, kind })),
  };
}
