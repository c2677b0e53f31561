/**
 * Single takes to cut edits from: real ones out of a folder of clips, and made ones. Real clips belong wholly to one
 * side, training or test, so that no picture is seen on both.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { repeatable } from "./video-clips.js";
import { HEIGHT, seen, WIDTH } from "./video-frames.js";

/** @typedef {import("./video-clips.js").Frame} Frame */
/** @typedef {{ name: string, file: string, start: number, seconds: number }} Take */
/** @typedef {"training" | "test"} Side */

/** Spans without a cut of clips that may lie in the folder. @type {Record<Side, [file: string, start: number, end: number][]>} */
const TAKES = {
  training: [
    ["big_buck_bunny_0_30.webm", 3, 11.5],
    ["big_buck_bunny_0_30.webm", 12, 15.4],
    ["big_buck_bunny_0_30.webm", 16, 22.7],
    ["big_buck_bunny_0_30.webm", 23.2, 29.8],
    ["mdn_crystal.webm", 0, 11.9],
    ["mdn_frog.mp4", 0, 8.1],
    ["car-detection.mp4", 0, 30],
  ],
  test: [
    ["mdn_elf.mp4", 0, 8],
    ["mdn_monster.mp4", 0, 7.2],
    ["mdn_pig.mp4", 0, 6.4],
    ["mdn_rabbit320.mp4", 0, 7.6],
    ["bottle-detection.mp4", 0, 30],
    ["one-by-one-person-detection.mp4", 20, 50],
  ],
};

/**
 * @param {string | undefined} folder
 * @param {Side} side
 * @returns {Take[]} the real takes of a side that the folder holds
 */
export function realTakes(folder, side) {
  if (!folder) return [];
  return TAKES[side]
    .map(([name, start, end]) => ({ name, file: join(folder, name), start, seconds: end - start }))
    .filter(({ file }) => existsSync(file));
}

/** Smooth noise, 0 to 1. @param {number} size of the grid @param {() => number} chance */
function noiseGrid(size, chance) {
  const values = Float32Array.from({ length: (size + 1) * (size + 1) }, chance);
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const gx = x * (size - 0.001);
    const gy = y * (size - 0.001);
    const left = gx | 0;
    const top = gy | 0;
    const fx = gx - left;
    const fy = gy - top;
    const at = top * (size + 1) + left;
    const upper = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx;
    const lower = (values[at + size + 1] ?? 0) * (1 - fx) + (values[at + size + 2] ?? 0) * fx;
    return upper * (1 - fy) + lower * fy;
  };
}

/** Size of a backdrop. */
export const BACKDROP = { width: 640, height: 360 };

/** A textured backdrop of two to five colours, larger than a frame. @param {() => number} chance @returns {Frame} */
export function backdrop(chance) {
  const { width, height } = BACKDROP;
  const level = 60 + 130 * chance();
  const colour = () => [0, 1, 2].map(() => level + (chance() - 0.5) * 190);
  const [low, high, ground] = [colour(), colour(), colour()];
  const octaves = [3, 7, 17, 41, 97].map((size) => noiseGrid(size, chance));
  const rough = 0.35 + 0.5 * chance();
  const horizon = chance() < 0.6 ? 0.35 + 0.4 * chance() : 2;
  const bands = chance() < 0.4 ? 4 + Math.floor(chance() * 20) : 0;
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const v = y / height;
      let value = 0;
      let weight = 1;
      let total = 0;
      for (const octave of octaves) {
        value += octave(u, v) * weight;
        total += weight;
        weight *= rough;
      }
      value = (value / total - 0.5) * 2.2 + 0.5;
      if (bands && v > horizon) value = value * 0.7 + (Math.floor(u * bands) % 2) * 0.3;
      for (let channel = 0; channel < 3; channel++) {
        const from = (v > horizon ? ground : low)?.[channel] ?? 0;
        const mixed = from + ((high?.[channel] ?? 0) - from) * value;
        out[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, mixed));
      }
    }
  }
  return out;
}

/**
 * Puts things with edges and shades of their own into a backdrop, as a real place has them.
 * @param {Frame} picture
 * @param {() => number} chance
 * @returns {Frame} the same
 */
export function furnished(picture, chance) {
  const { width, height } = BACKDROP;
  for (let thing = 0; thing < 110; thing++) {
    const size = 6 + 60 * chance() ** 2;
    const [left, top] = [chance() * width - size / 2, chance() * height - size / 2];
    const [wide, high] = [size, size * (0.4 + 1.2 * chance())];
    const round = chance() < 0.5;
    const colour = [0, 1, 2].map(() => 30 + 200 * chance());
    const grain = chance() * 40;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + high); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, left + wide); x++) {
        const u = (2 * (x - left)) / wide - 1;
        const v = (2 * (y - top)) / high - 1;
        if (round && u * u + v * v > 1) continue;
        const shade = 1 - 0.25 * u + (grain / 255) * Math.sin(x * 0.9) * Math.cos(y * 1.1);
        for (let channel = 0; channel < 3; channel++) {
          picture[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, (colour[channel] ?? 0) * shade));
        }
      }
    }
  }
  return picture;
}

/**
 * A made take: a camera that drifts over a backdrop, before which things move.
 * @param {number} seed
 * @param {number} count of frames
 * @param {number} fps
 * @returns {Frame[]}
 */
export function madeTake(seed, count, fps) {
  const chance = repeatable(seed);
  const picture = backdrop(chance);
  const start = { x: 0.35 + 0.3 * chance(), y: 0.4 + 0.2 * chance(), zoom: 1.3 + chance() };
  const drift = chance() < 0.5 ? 0 : 0.03 * (chance() - 0.5);
  const things = Array.from({ length: Math.floor(chance() * 5) }, () => ({
    x: chance() * WIDTH,
    y: HEIGHT * (0.2 + 0.7 * chance()),
    vx: (chance() - 0.5) * 120,
    vy: (chance() - 0.5) * 30,
    radius: 8 + chance() * 45,
    squash: 0.5 + chance(),
    colour: [0, 1, 2].map(() => chance() * 255),
    wobble: chance() * 6,
  }));
  return Array.from({ length: count }, (_, at) => {
    const seconds = at / fps;
    const frame = seen(picture, BACKDROP, { ...start, x: start.x + drift * seconds });
    for (const { x, y, vx, vy, radius, squash, colour, wobble } of things) {
      const travel = WIDTH + 2 * radius;
      const cx = ((((x + vx * seconds) % travel) + travel) % travel) - radius;
      const cy = y + vy * Math.sin(seconds + wobble);
      for (
        let row = Math.max(0, Math.ceil(cy - radius * squash));
        row < Math.min(HEIGHT, cy + radius * squash);
        row++
      ) {
        const half = radius * Math.sqrt(Math.max(0, 1 - ((row - cy) / (radius * squash)) ** 2));
        for (let column = Math.max(0, Math.ceil(cx - half)); column < Math.min(WIDTH, cx + half); column++) {
          const shade =
            1 -
            0.4 * Math.max(0, (column - cx) / radius) +
            0.12 * Math.sin((row - cy) * 0.7 + (column - cx) * 0.4);
          for (let channel = 0; channel < 3; channel++) {
            frame[(row * WIDTH + column) * 3 + channel] = Math.min(255, (colour[channel] ?? 0) * shade);
          }
        }
      }
    }
    return frame;
  });
}
