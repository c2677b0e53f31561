/** Blocks of sound whose kind is known, with the figures that the product takes of them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { RATE } from "./video-samples.js";
import { knownSounds } from "./video-sounds.js";

/** @typedef {"speech" | "music" | "ambience"} Kind */
/** Real sound, wholly on one side. @type {Record<"training" | "test", [kind: Kind, file: string, start: number, seconds: number][]>} */
const REAL = {
  training: [
    ["ambience", "mdn_frog.mp4", 0, 60],
    ["ambience", "mdn_crystal.webm", 0, 60],
    ["music", "big_buck_bunny_0_30.webm", 0, 60],
  ],
  test: [
    ["ambience", "mdn_elf.mp4", 0, 60],
    ["ambience", "mdn_pig.mp4", 0, 60],
    ["ambience", "mdn_monster.mp4", 0, 60],
    ["ambience", "mdn_rabbit320.mp4", 0, 60],
    ["speech", "mdn_bear.mp3", 0, 60],
    ["music", "mdn_outfoxing.mp3", 0, 100],
  ],
};

/** @param {string} ffmpeg @param {string} file @param {number} start @param {number} seconds */
function samplesOf(ffmpeg, file, start, seconds) {
  const { stdout } = spawnSync(
    ffmpeg,
    [
      ...["-v", "error", "-nostdin", "-ss", `${start}`, "-t", `${seconds}`, "-i", file],
      ...["-vn", "-ac", "1", "-ar", `${RATE}`, "-f", "f32le", "-"],
    ],
    { maxBuffer: 2 ** 30 },
  );
  return Float32Array.from({ length: stdout.length >> 2 }, (_, at) => stdout.readFloatLE(at * 4));
}

/**
 * @param {"training" | "test"} side
 * @param {string} ffmpeg
 * @param {string | undefined} clips folder of real sound
 * @param {Record<string, any>} room the modules of app/video
 * @param {number} each made sounds of every kind
 * @returns {{ kind: Kind, source: string, features: number[], told: string, confidence: number }[]}
 *   `told` is what the product says
 */
export function soundExamples(side, ffmpeg, clips, room, each) {
  const real = clips
    ? REAL[side]
        .map(([kind, name, start, seconds]) => ({
          kind,
          source: name,
          file: join(clips, name),
          start,
          seconds,
        }))
        .filter(({ file }) => existsSync(file))
        .map(({ file, start, seconds, ...rest }) => ({
          ...rest,
          sound: samplesOf(ffmpeg, file, start, seconds),
        }))
    : [];
  const made = knownSounds(side, each, 15).map((sound) => ({ source: "made", ...sound }));
  return [...made, ...real].flatMap(({ kind, source, sound }) => {
    const reader = new room.SoundReader(RATE);
    const frames = reader.read(sound);
    const onsets = Float32Array.from(frames, (/** @type {{ onset: number }} */ frame) => frame.onset);
    const strength = room.beatOf(onsets, reader.frameRate)?.strength ?? 0;
    const told = room.soundBlocks(frames, reader.frameRate, strength);
    return room
      .blockFeatures(frames, reader.frameRate, strength)
      .map((/** @type {{ features: number[] }} */ { features }, /** @type {number} */ at) => ({
        kind,
        source,
        features,
        told: told[at]?.kind,
        confidence: told[at]?.confidence,
      }))
      .filter((/** @type {{ told: string }} */ block) => block.told !== "silence");
  });
}
