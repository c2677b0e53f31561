import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Keyframe } from "./facts";
import type { Ffmpeg } from "./measure-input";
import { runFfmpeg } from "./run-ffmpeg.server";

const MAX_THUMBNAILS = 12;
/** Pixels. */
const LONGER_SIDE = 160;
const QUALITY = "6";
const MAX_MS = 30_000;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

/** As many as wanted, spread evenly over all of them. */
export function spread<T>(all: readonly T[], wanted: number): T[] {
  if (all.length <= wanted) return [...all];
  return Array.from({ length: wanted }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / wanted)] as T);
}

function splitJpegs(bytes: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf(JPEG_START); at >= 0; at = bytes.indexOf(JPEG_START, at + 3)) starts.push(at);
  return starts.map((start, number) => bytes.subarray(start, starts[number + 1]));
}

/** The first keyframe of each shot. */
function onePerShot(keyframes: readonly Keyframe[]): Keyframe[] {
  return keyframes.filter(({ shot }, at) => keyframes.findIndex((other) => other.shot === shot) === at);
}

/**
 * Makes small pictures of keyframes: at most 12, at most 160 pixels long, a few kilobytes each.
 * @param folder a private folder to work in
 * @throws the signal's reason when it is aborted
 */
export async function makeThumbnails(
  keyframes: readonly Keyframe[],
  ffmpeg: Ffmpeg,
  folder: string,
  signal: AbortSignal,
): Promise<Keyframe[]> {
  const chosen = spread(onePerShot(keyframes), MAX_THUMBNAILS);
  if (chosen.length === 0) return [];
  const file = join(folder, "keyframes.mjpeg");
  await writeFile(file, Buffer.concat(chosen.map(({ jpeg }) => jpeg)), { mode: 0o600 });
  const size = `scale='if(gt(iw,ih),min(iw,${LONGER_SIDE}),-2)':'if(gt(iw,ih),-2,min(ih,${LONGER_SIDE}))'`;
  const parts = ["-hide_banner", "-nostdin", "-f", "mjpeg", "-i", file, "-vf", size, "-q:v", QUALITY];
  const { written } = await runFfmpeg(
    ffmpeg,
    [...parts, "-vsync", "0", "-c:v", "mjpeg", "-f", "image2pipe", "-y", `${ffmpeg.pipePrefix}3`],
    { signal, timeoutMs: MAX_MS },
  );
  const pictures = splitJpegs(written);
  // Fewer came back than went in: which is which is not known, and a wrong picture is worse than none.
  if (pictures.length !== chosen.length) return [];
  return chosen.map((keyframe, at) => ({ ...keyframe, jpeg: pictures[at] ?? keyframe.jpeg }));
}
