import { spawnSync } from "node:child_process";

/** @typedef {import("../../app/video/measure-input.ts").Probe} Probe */
/** @typedef {import("../../app/video/facts.ts").MeasuredPart} MeasuredPart */
/** @typedef {{ facts: import("../../app/video/facts.ts").VideoFacts }} Measured */

/** @type {MeasuredPart[]} */
const EVERYTHING = ["shots", "camera", "picture", "captions", "sound"];

/**
 * A probe of a trusted clip, out of what ffmpeg says of it.
 * @param {string} ffmpeg
 * @param {string} file
 * @returns {Probe}
 */
export function probeOf(ffmpeg, file) {
  const said = String(spawnSync(ffmpeg, ["-hide_banner", "-nostdin", "-i", file]).stderr);
  const length = /Duration: (\d+):(\d+):([\d.]+)/.exec(said);
  const video = /Video: (\w+).*?, (\d{2,5})x(\d{2,5})[^\n]*/.exec(said);
  const rate = /([\d.]+) (?:fps|tbr)/.exec(video?.[0] ?? "");
  const audio = /Audio: (\w+).*?, (\d+) Hz, (\S+?),/.exec(said);
  return {
    formatName: /Input #0, (\S+),/.exec(said)?.[1] ?? "",
    inputArguments: [],
    duration: length ? Number(length[1]) * 3600 + Number(length[2]) * 60 + Number(length[3]) : null,
    video: video && {
      codec: video[1] ?? "",
      width: Number(video[2]),
      height: Number(video[3]),
      rotation: 0,
      pixelAspect: 1,
      framesPerSecond: rate ? Number(rate[1]) : null,
      stillImage: false,
    },
    audio: audio && {
      codec: audio[1] ?? "",
      channels: audio[3] === "mono" ? 1 : 2,
      sampleRate: Number(audio[2]),
    },
  };
}

/**
 * @param {(...args: any[]) => Promise<Measured>} measureVideo
 * @param {string} ffmpeg
 * @param {string} file
 * @param {MeasuredPart[]} [types]
 * @returns {Promise<import("../../app/video/facts.ts").VideoFacts>}
 */
export async function measureWith(measureVideo, ffmpeg, file, types = EVERYTHING) {
  const program = { kind: "native", path: ffmpeg, leadingArguments: [], pipePrefix: "pipe:" };
  const { facts } = await measureVideo(file, probeOf(ffmpeg, file), program, { types });
  return facts;
}
