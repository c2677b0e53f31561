/**
 * Reading and writing clips for the evaluation of app/video: raw frames out of ffmpeg and into it, and chance that can
 * be repeated.
 */
import { spawn, spawnSync } from "node:child_process";

/** A frame: packed RGB, 3 bytes a pixel. @typedef {Buffer} Frame */

/**
 * Chance that gives the same numbers for the same seed (mulberry32), 0 to 1.
 * @param {number} seed
 * @returns {() => number}
 */
export function repeatable(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Frames of a span of a file, filled and cropped to one size.
 * @param {string} ffmpeg
 * @param {string} file
 * @param {{ start?: number, seconds?: number, width: number, height: number, fps: number }} wanted
 * @returns {Frame[]}
 */
export function readFrames(ffmpeg, file, { start = 0, seconds, width, height, fps }) {
  const fill = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1`;
  const { status, stdout, stderr } = spawnSync(
    ffmpeg,
    [
      ...["-v", "error", "-nostdin", "-ss", `${start}`, ...(seconds ? ["-t", `${seconds}`] : []), "-i", file],
      ...["-an", "-vf", `${fill},fps=${fps}`, "-pix_fmt", "rgb24", "-f", "rawvideo", "-"],
    ],
    { maxBuffer: 2 ** 31 },
  );
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
  const bytes = width * height * 3;
  return Array.from({ length: Math.floor(stdout.length / bytes) }, (_, at) =>
    stdout.subarray(at * bytes, (at + 1) * bytes),
  );
}

/** Writes frames to an H.264 file. */
export class ClipWriter {
  /**
   * @param {string} ffmpeg
   * @param {string} file
   * @param {{ width: number, height: number, fps: number, options?: string[] }} form
   */
  constructor(ffmpeg, file, { width, height, fps, options = [] }) {
    this.process = spawn(
      ffmpeg,
      [
        ...["-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`],
        ...["-r", `${fps}`, "-i", "-", ...options],
        ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "26", "-pix_fmt", "yuv420p", file],
      ],
      { stdio: ["pipe", "inherit", "inherit"] },
    );
    this.closed = new Promise((resolve, reject) =>
      this.process.on("close", (code) =>
        code === 0 ? resolve(undefined) : reject(new Error(`${file}: ${code}`)),
      ),
    );
  }

  /** @param {Frame} frame copied by the time the promise is kept */
  async write(frame) {
    const { stdin } = this.process;
    if (!stdin.write(frame)) await new Promise((resolve) => stdin.once("drain", resolve));
  }

  async end() {
    this.process.stdin.end();
    await this.closed;
  }
}
