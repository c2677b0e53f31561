import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallFfmpeg } from "./ffmpeg.js";

const program = findOrInstallFfmpeg();

/** Runs ffmpeg as a maker of test clips. @param parts its arguments, the output file last */
export function ffmpeg(...parts: string[]): void {
  execFileSync(program, ["-v", "error", "-y", "-nostdin", ...parts], { stdio: ["ignore", "ignore", "pipe"] });
}

const moving = (source: string, seconds: number, size = "320x180") =>
  ["-f", "lavfi", "-i", `${source}=size=${size}:rate=24:duration=${seconds}`] as const;

export const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"];

/** A folder for clips, and what deletes it. */
export function clipFolder() {
  const folder = mkdtempSync(join(tmpdir(), "veo3-clips-"));
  return {
    folder,
    at: (name: string) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A small film of two shots, a test card and a fractal, with a tone: 2 s + 2 s, 320×180, 24 frames a second. */
export function twoShots(file: string, ...output: string[]): string {
  ffmpeg(
    ...moving("testsrc2", 2),
    ...moving("mandelbrot", 2).map((part) => part.replace(":duration=2", "")),
    ...["-f", "lavfi", "-i", "sine=frequency=440:duration=4"],
    ...["-filter_complex", "[1:v]trim=duration=2,setpts=PTS-STARTPTS[b];[0:v][b]concat=n=2:v=1:a=0[v]"],
    ...["-map", "[v]", "-map", "2:a", ...H264, "-c:a", "aac", "-shortest", ...output, file],
  );
  return file;
}
