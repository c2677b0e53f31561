/**
 * Edits with known boundaries: takes joined by cuts and by gradual transitions, with what fools a detector in between
 * (flashes, whip pans, things that cross the frame, titles, ramps of exposure, grain, darkness).
 */
import { ClipWriter, readFrames, repeatable } from "./video-clips.js";
import { blank, boxed, exposed, grainy, HEIGHT, mix, seen, WIDTH, wiped } from "./video-frames.js";
import { madeTake } from "./video-scenes.js";

/** @typedef {import("./video-clips.js").Frame} Frame */
/** @typedef {import("./video-scenes.js").Take} Take */
/** @typedef {"hard" | "mixed" | "similar" | "montage" | "dark"} Style */
/**
 * `filmedAt`: frames a second at which its takes were filmed, each frame then shown several times, as a film of 10 frames
 * a second is in an edit of 25; null where every frame is a picture of its own.
 * @typedef {{ name: string, seed: number, style: Style, fps: number, filmedAt: number | null, takes: Take[] }} EditPlan
 */
/** @typedef {"training" | "training of short shots" | "test" | "held-out"} EditSide */
/**
 * Frame numbers: a cut is the first frame of the new shot; a gradual transition goes from its first changed frame to
 * the first frame that is wholly new.
 * @typedef {{ name: string, file: string, fps: number, frames: number, cuts: number[],
 *   graduals: { start: number, end: number, kind: string }[] }} Edit
 */

/** What the edits of a side are like, taken in turn; the held-out ones pair styles and rates anew, and judder more. */
const SIDES =
  /** @type {Record<EditSide, { seed: number, styles: Style[], rates: number[], filmedAt: (number | null)[] }>} */ ({
    training: {
      seed: 100,
      styles: ["mixed", "hard", "similar", "mixed", "montage", "dark"],
      rates: [25, 30, 24, 25, 50, 24, 60],
      filmedAt: [null, null, null, null, 10, null, null, null, 12, null, null, null, 15],
    },
    "training of short shots": {
      seed: 300_100,
      styles: ["montage", "mixed", "montage", "hard", "similar", "montage", "dark", "montage"],
      rates: [25, 30, 24, 25, 50, 24, 60],
      filmedAt: [8, null, 15, null, null, 10, null, null, 12, null, null],
    },
    test: {
      seed: 9000,
      styles: ["mixed", "hard", "similar", "mixed", "montage", "dark"],
      rates: [25, 30, 24, 25, 50, 24, 60],
      filmedAt: [null],
    },
    "held-out": {
      seed: 250_000,
      styles: ["montage", "mixed", "dark", "hard", "mixed", "montage", "similar"],
      rates: [30, 25, 24, 60, 25, 24, 30, 50],
      filmedAt: [null, null, null, 12, null, null, null, null, 10],
    },
  });

/**
 * @param {EditSide} side
 * @param {number} count
 * @param {Take[]} takes
 * @returns {EditPlan[]}
 */
export function editPlans(side, count, takes) {
  const { seed, styles, rates, filmedAt } = SIDES[side];
  return Array.from({ length: count }, (_, at) => ({
    name: `${side}-${String(at).padStart(2, "0")}`,
    seed: seed + at,
    style: styles[at % styles.length] ?? "mixed",
    fps: rates[at % rates.length] ?? 25,
    filmedAt: filmedAt[at % filmedAt.length] ?? null,
    takes,
  }));
}

const SIZE = { width: WIDTH, height: HEIGHT };

/** @param {Frame[]} frames @param {number} at may lie outside: the take then runs back and forth */
function bounced(frames, at) {
  const period = 2 * frames.length;
  const place = ((at % period) + period) % period;
  return frames[place >= frames.length ? period - 1 - place : place] ?? blank(0);
}

/** @typedef {(frame: Frame, at: number, share: number) => Frame} Layer */

/**
 * A camera move laid over a take.
 * @param {() => number} chance
 * @param {number} count
 * @param {number} fps
 * @returns {Layer}
 */
function cameraLayer(chance, count, fps) {
  if (chance() > 0.38) return (frame) => frame;
  const way = chance() < 0.5 ? 1 : -1;
  const phase = 6 * chance();
  const whipAt = 0.3 + 0.3 * chance();
  /** @type {Layer[]} */
  const layers = [
    (frame, _, share) => seen(frame, SIZE, { x: 0.5 + way * (share - 0.5) * 0.3, zoom: 1.5 }),
    (frame, _, share) => seen(frame, SIZE, { zoom: 1.4 + way * 0.6 * (share - 0.5) }),
    (frame, at) =>
      seen(frame, SIZE, {
        x: 0.5 + 0.012 * Math.sin(at * 1.9 + phase) + 0.01 * Math.sin(at * 0.7),
        y: 0.5 + 0.014 * Math.sin(at * 2.3 + phase * 2),
        zoom: 1.15,
      }),
    (frame, _, share) => {
      const turned = 1 / (1 + Math.exp((-(share - whipAt) * count) / (fps * 0.045)));
      return seen(frame, SIZE, { x: 0.5 + way * (turned - 0.5) * 0.66, zoom: 3 });
    },
  ];
  return layers[Math.floor(chance() * layers.length)] ?? ((frame) => frame);
}

/**
 * Something in the take that is no boundary.
 * @param {() => number} chance
 * @param {number} count
 * @param {number} fps
 * @returns {Layer}
 */
function distraction(chance, count, fps) {
  const kind = chance();
  const at = Math.round((0.3 + 0.4 * chance()) * count);
  if (kind < 0.22) {
    const length = Math.max(1, Math.round(((1 + Math.floor(chance() * 3)) * fps) / 30));
    const strength = 0.5 + 0.45 * chance();
    return (frame, now) => {
      if (now < at || now >= at + length) return frame;
      return mix(frame, blank(255), strength * (now === at + length - 1 && length > 1 ? 0.6 : 1));
    };
  }
  if (kind < 0.34) {
    const length = Math.round((0.25 + 0.35 * chance()) * fps);
    const width = 0.3 + 0.8 * chance();
    /** @type {[number, number, number]} */
    const colour = [255 * chance(), 255 * chance(), 255 * chance()];
    return (frame, now) => {
      if (now < at || now >= at + length) return frame;
      const left = (-width + ((now - at) / length) * (1 + width)) * WIDTH;
      return boxed(frame, [left, HEIGHT * 0.1, left + width * WIDTH, HEIGHT], colour);
    };
  }
  if (kind < 0.44) {
    return (frame, now) => {
      if (now < at) return frame;
      let out = frame;
      for (let letter = 0; letter < 14; letter++) {
        const left = 60 + letter * 15;
        out = boxed(out, [left, 140, left + 10, 142], [255, 255, 255]);
        out = boxed(out, [left, 140, left + 2, 155], [255, 255, 255]);
        if (letter % 2) out = boxed(out, [left, 153, left + 10, 155], [255, 255, 255]);
      }
      return out;
    };
  }
  if (kind < 0.54) {
    const length = Math.round((0.15 + 0.45 * chance()) * fps);
    const gain = chance() < 0.5 ? 0.45 + 0.25 * chance() : 1.3 + 0.3 * chance();
    return (frame, now) =>
      now < at ? frame : exposed(frame, 1 + (gain - 1) * Math.min(1, (now - at) / length));
  }
  return (frame) => frame;
}

/**
 * @param {() => number} chance
 * @param {Style} style
 * @param {number} fps
 * @returns {{ kind: string, length: number }}
 */
function transition(chance, style, fps) {
  const kind = style === "hard" || style === "montage" ? 1 : chance();
  /** @param {number} shortest @param {number} longest seconds */
  const frames = (shortest, longest) => Math.round((shortest + (longest - shortest) * chance()) * fps);
  if (kind < 0.22) return { kind: "dissolve", length: frames(0.2, 1.5) };
  if (kind < 0.32) return { kind: "fade-through-black", length: frames(0.5, 1.6) };
  if (kind < 0.38) return { kind: chance() < 0.5 ? "wipe" : "slide", length: frames(0.3, 0.9) };
  if (kind < 0.41) return { kind: "fade-through-white", length: frames(0.4, 1) };
  return { kind: "cut", length: 0 };
}

/**
 * @param {string} kind
 * @param {() => number} chance
 * @returns {(from: Frame, to: Frame, share: number) => Frame}
 */
function blender(kind, chance) {
  if (kind === "dissolve") return mix;
  if (kind === "fade-through-black")
    return (from, to, share) => (share < 0.5 ? exposed(from, 1 - 2 * share) : exposed(to, 2 * share - 1));
  if (kind === "fade-through-white")
    return (from, to, share) =>
      share < 0.5 ? mix(from, blank(255), 2 * share) : mix(to, blank(255), 2 - 2 * share);
  /** @type {{ slides: boolean, axis: "across" | "down", backwards: boolean }} */
  const form = {
    slides: kind === "slide",
    axis: chance() < 0.7 ? "across" : "down",
    backwards: chance() < 0.5,
  };
  return (from, to, share) => wiped(from, to, share, form);
}

/**
 * Makes one edit and writes it as H.264.
 * @param {string} ffmpeg
 * @param {EditPlan} plan
 * @param {string} folder
 * @param {Map<string, Frame[]>} cache of real takes at one rate
 * @returns {Promise<Edit>}
 */
export async function makeEdit(ffmpeg, { name, seed, style, fps, filmedAt, takes }, folder, cache) {
  const chance = repeatable(seed);
  const between = (/** @type {number} */ low, /** @type {number} */ high) => low + chance() * (high - low);
  const darkness = style === "dark" ? between(0.18, 0.35) : 1;
  const grain = style === "dark" ? 10 : chance() < 0.3 ? between(3, 8) : 0;
  /** The frame of a take that is shown in a frame of the edit. */
  const filmed = (/** @type {number} */ at) =>
    filmedAt ? Math.round((Math.floor((at * filmedAt) / fps) * fps) / filmedAt) : at;
  let last = "";
  const shots = Array.from({ length: style === "montage" ? 28 : 13 }, (_, number) => {
    const seconds =
      style === "montage" ? between(0.2, 0.55) : Math.max(0.5, Math.exp(between(Math.log(0.7), Math.log(4))));
    const count = Math.max(4, Math.round(seconds * fps));
    let real = chance() < 0.62 ? takes[Math.floor(chance() * takes.length)] : undefined;
    if (real && real.name === last && style !== "similar") real = undefined;
    last = real?.name ?? "";
    const made = real ? [] : madeTake(seed * 1000 + number, Math.min(count, fps * 2), fps);
    const key = real ? `${real.file} ${real.start} ${fps}` : "";
    const frames = real ? (cache.get(key) ?? readFrames(ffmpeg, real.file, { ...real, ...SIZE, fps })) : made;
    if (real) cache.set(key, frames);
    const offset = Math.floor(chance() * Math.max(1, frames.length - count));
    const camera = cameraLayer(chance, count, fps);
    const fooled =
      count > fps * 1.2 && style !== "montage"
        ? distraction(chance, count, fps)
        : (/** @type {Frame} */ frame) => frame;
    return {
      count,
      frame: (/** @type {number} */ shown) => {
        const at = filmed(shown);
        const share = Math.max(0, Math.min(1, at / count));
        return fooled(camera(bounced(frames, offset + at), at, share), at, share);
      },
    };
  });

  const file = `${folder}/${name}.mp4`;
  const writer = new ClipWriter(ffmpeg, file, { ...SIZE, fps });
  /** @type {Edit} */
  const edit = { name, file, fps, frames: 0, cuts: [], graduals: [] };
  const put = async (/** @type {Frame} */ frame) => {
    const graded = darkness === 1 ? frame : exposed(frame, darkness, 6);
    await writer.write(grain ? grainy(graded, grain, chance) : graded);
    edit.frames += 1;
  };
  let begun = 0;
  for (const [number, shot] of shots.entries()) {
    const next = shots[number + 1];
    const { kind, length: wanted } = next ? transition(chance, style, fps) : { kind: "end", length: 0 };
    const longest = Math.floor(Math.min(shot.count, next?.count ?? 0) / 2);
    const length = kind === "cut" || kind === "end" ? 0 : Math.max(4, Math.min(wanted, longest));
    const body = shot.count - length;
    for (let at = begun; at < body; at++) await put(shot.frame(at));
    begun = length;
    if (!next) break;
    if (kind === "cut") edit.cuts.push(edit.frames);
    else {
      const start = edit.frames;
      const blend = blender(kind, chance);
      for (let step = 0; step < length; step++) {
        await put(blend(shot.frame(body + step), next.frame(step), (step + 1) / (length + 1)));
      }
      edit.graduals.push({ start, end: edit.frames, kind });
    }
  }
  await writer.end();
  return edit;
}
