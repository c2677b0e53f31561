/** Clips in which a camera makes one known move over a picture, with and without something that moves before it. */
import { ClipWriter, readFrames, repeatable } from "./video-clips.js";
import { boxed, HEIGHT, seen, WIDTH } from "./video-frames.js";
import { BACKDROP, backdrop, furnished } from "./video-scenes.js";

/** @typedef {import("./video-frames.js").View} View */
/** @typedef {(share: number, speed: number, seconds: number, phases: number[]) => View} Path */
/** @typedef {{ moves: string[], handheld: boolean, path: Path, subject?: boolean }} Move */

/** @param {number} seconds @param {number[]} phases @param {number} from @param {number[]} paces */
const shake = (seconds, phases, from, paces) =>
  Math.sin(seconds * (paces[0] ?? 0) + (phases[from] ?? 0)) +
  0.6 * Math.sin(seconds * (paces[1] ?? 0) + (phases[from + 1] ?? 0)) +
  0.4 * Math.sin(seconds * (paces[2] ?? 0) + (phases[from + 2] ?? 0));

/** @type {Record<string, Move>} */
const MOVES = {
  static: { moves: ["static"], handheld: false, path: () => ({}) },
  "pan right": { moves: ["pan-right"], handheld: false, path: (u, v) => ({ x: 0.33 + 0.34 * u * v }) },
  "pan left": { moves: ["pan-left"], handheld: false, path: (u, v) => ({ x: 0.67 - 0.34 * u * v }) },
  "tilt up": { moves: ["tilt-up"], handheld: false, path: (u, v) => ({ y: 0.66 - 0.32 * u * v }) },
  "tilt down": { moves: ["tilt-down"], handheld: false, path: (u, v) => ({ y: 0.34 + 0.32 * u * v }) },
  "push in": { moves: ["push-in"], handheld: false, path: (u, v) => ({ zoom: 1.2 * Math.exp(0.5 * u * v) }) },
  "pull out": {
    moves: ["pull-out"],
    handheld: false,
    path: (u, v) => ({ zoom: 2 * Math.exp(-0.5 * u * v) }),
  },
  "slow push in": { moves: ["push-in"], handheld: false, path: (u) => ({ zoom: 1.3 * Math.exp(0.07 * u) }) },
  roll: { moves: ["roll-clockwise"], handheld: false, path: (u, v) => ({ turn: (u - 0.5) * 0.35 * v }) },
  "roll back": {
    moves: ["roll-anticlockwise"],
    handheld: false,
    path: (u, v) => ({ turn: (0.5 - u) * 0.35 * v }),
  },
  handheld: {
    moves: ["static"],
    handheld: true,
    path: (_, v, t, p) => ({
      x: 0.5 + 0.006 * v * shake(t, p, 0, [5.1, 11, 19]),
      y: 0.5 + 0.007 * v * shake(t, p, 3, [6.3, 12.7, 17]),
    }),
  },
  "handheld pan": {
    moves: ["pan-right"],
    handheld: true,
    path: (u, _, t, p) => ({
      x: 0.36 + 0.28 * u + 0.005 * shake(t, p, 0, [6, 13, 19]),
      y: 0.5 + 0.006 * shake(t, p, 3, [7, 15, 18]),
    }),
  },
  "static, a subject moves": { moves: ["static"], handheld: false, path: () => ({}), subject: true },
  "pan, a subject moves": {
    moves: ["pan-right"],
    handheld: false,
    path: (u) => ({ x: 0.35 + 0.3 * u }),
    subject: true,
  },
};

/**
 * Writes clips of every move, each over two pictures or more.
 * @param {string} ffmpeg
 * @param {string} folder
 * @param {import("./video-scenes.js").Take[]} takes whose first frames serve as pictures, beside made ones
 * @param {number} rounds pictures of each move
 * @returns {Promise<{ file: string, fps: number, name: string, moves: string[], handheld: boolean }[]>}
 */
export async function makeMoves(ffmpeg, folder, takes, rounds) {
  const clips = [];
  for (const [number, [name, { moves, handheld, path, subject }]] of Object.entries(MOVES).entries()) {
    for (let round = 0; round < rounds; round++) {
      const chance = repeatable(4000 + number * 50 + round);
      const fps = [24, 25, 30][(number + round) % 3] ?? 25;
      const take = round % 2 ? takes[(number + round) % Math.max(1, takes.length)] : undefined;
      const picture =
        (take &&
          readFrames(ffmpeg, take.file, { start: take.start + 1, seconds: 0.2, ...BACKDROP, fps: 25 })[0]) ??
        furnished(backdrop(chance), chance);
      const seconds = 1.5 + 2.5 * chance();
      const speed = 0.5 + 0.5 * chance();
      const phases = Array.from({ length: 6 }, () => 6 * chance());
      const frames = Math.round(seconds * fps);
      const file = `${folder}/move-${number}-${round}.mp4`;
      const writer = new ClipWriter(ffmpeg, file, { width: WIDTH, height: HEIGHT, fps });
      for (let at = 0; at < frames; at++) {
        const share = at / (frames - 1);
        let frame = seen(picture, BACKDROP, { zoom: 1.5, ...path(share, speed, at / fps, phases) });
        if (subject) {
          const left = -40 + share * (WIDTH + 20);
          const top = 75 + 10 * Math.sin(at * 0.4);
          for (let row = 0; row < 5; row++) {
            const box = /** @type {[number, number, number, number]} */ ([
              left,
              top + row * 17,
              left + 55,
              top + row * 17 + 17,
            ]);
            frame = boxed(frame, box, [180 + (row % 3) * 30, 60 + row * 20, 50]);
          }
        }
        await writer.write(frame);
      }
      await writer.end();
      clips.push({ file, fps, name, moves, handheld });
    }
  }
  return clips;
}
