import { open } from "node:fs/promises";
import { join } from "node:path";
import { CANDIDATES_FILE, FRAMES_PIPE, keyframeArguments, type PicturePlan } from "./decode.server";
import { decode } from "./decoding.server";
import type { Keyframe, Shot } from "./facts";
import type { Ffmpeg, Probe } from "./measure-input";

/** At most so many keyframes of a film, and of a shot; a further one for each so many seconds. */
const MOST = 60;
const MOST_OF_SHOT = 3;
const SECONDS_EACH = 4;
/** Seeking costs a run of ffmpeg each: no more than this. */
const MOST_SOUGHT = 12;

/** In shots shorter than this a candidate anywhere will do. */
const SHORT_SECONDS = 0.3;

/** Bytes that are read at once while the JPEGs are told apart. */
const PIECE = 1 << 20;

interface Wanted {
  shot: Shot;
  seconds: number;
}

/** The inside of a shot: away from its transitions, and a little from its ends. */
function inside(shot: Shot, next: Shot | undefined): [from: number, to: number] {
  const from = shot.start + shot.transitionSeconds / (shot.number === 1 ? 1 : 2);
  const to = shot.end - (next ? next.transitionSeconds / 2 : 0);
  const margin = Math.max(0, to - from) * 0.1;
  return [from + margin, to - margin];
}

function wantedMoments(shots: readonly Shot[]): Wanted[] {
  const moments = shots.flatMap((shot, at) => {
    const [from, to] = inside(shot, shots[at + 1]);
    const count =
      shots.length > MOST / MOST_OF_SHOT
        ? 1
        : Math.min(MOST_OF_SHOT, 1 + Math.floor((to - from) / SECONDS_EACH));
    return Array.from({ length: count }, (_, k) => ({
      shot,
      seconds: from + ((k + 0.5) / count) * (to - from),
    }));
  });
  if (moments.length <= MOST) return moments;
  return Array.from({ length: MOST }, (_, k) => moments[Math.floor((k * moments.length) / MOST)]).filter(
    (moment) => moment !== undefined,
  );
}

/** Where each JPEG of a file begins and ends. Their data never holds a start of image: 0xff is followed by 0 there. */
async function jpegSpans(file: Awaited<ReturnType<typeof open>>): Promise<[from: number, to: number][]> {
  const starts: number[] = [];
  const piece = Buffer.allocUnsafe(PIECE + 2);
  let size = 0;
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, piece.length, size);
    const found = piece.subarray(0, bytesRead);
    for (let at = found.indexOf("ffd8ff", 0, "hex"); at >= 0; at = found.indexOf("ffd8ff", at + 3, "hex")) {
      if (starts.at(-1) !== size + at) starts.push(size + at);
    }
    if (bytesRead < piece.length) {
      size += bytesRead;
      break;
    }
    // The last two bytes are looked at again: a start may lie across.
    size += PIECE;
  }
  return starts.map((from, at) => [from, starts[at + 1] ?? size]);
}

/**
 * Chooses keyframes out of the candidates, seeks those that no candidate shows, and notes their times in the shots.
 * @param times of the candidates, seconds
 */
export async function keyframesOf(
  shots: readonly Shot[],
  times: readonly number[],
  seek: (seconds: number) => Promise<Uint8Array | undefined>,
  folder: string,
): Promise<Keyframe[]> {
  const keyframes: Keyframe[] = [];
  const file = times.length ? await open(join(folder, CANDIDATES_FILE)) : undefined;
  try {
    const spans = file ? await jpegSpans(file) : [];
    const used = new Set<number>();
    let sought = 0;
    for (const { shot, seconds } of wantedMoments(shots)) {
      const [from, to] = inside(shot, shots[shot.number]);
      const within = (least: number, most: number) =>
        times
          .map((time, at) => ({ at, time, away: Math.abs(time - seconds) }))
          .filter(({ at, time }) => time >= least && time <= most && at < spans.length && !used.has(at))
          .sort((one, other) => one.away - other.away)[0];
      // A shot of a few frames, or a single one, is all edge.
      const short = shot.end - shot.start < SHORT_SECONDS;
      const nearest = within(from, to) ?? (short ? within(shot.start, shot.end - 1e-3) : undefined);
      const span = nearest && spans[nearest.at];
      if (file && nearest && span) {
        used.add(nearest.at);
        const jpeg = new Uint8Array(span[1] - span[0]);
        await file.read(jpeg, 0, jpeg.length, span[0]);
        keyframes.push({ shot: shot.number, seconds: nearest.time, jpeg });
      } else if (sought < MOST_SOUGHT && !keyframes.some((keyframe) => keyframe.shot === shot.number)) {
        sought += 1;
        const jpeg = await seek(seconds);
        if (jpeg) keyframes.push({ shot: shot.number, seconds, jpeg });
      }
    }
  } finally {
    await file?.close();
  }
  for (const { shot, seconds } of keyframes) shots[shot - 1]?.keyframeSeconds.push(seconds);
  return keyframes;
}

/** @returns a function that has ffmpeg seek a moment of the file and gives it as JPEG, or undefined if it cannot */
export function keyframeSeeker(
  { file, probe, ffmpeg, folder }: { file: string; probe: Probe; ffmpeg: Ffmpeg; folder: string },
  plan: PicturePlan,
  onProcess: (pid: number | null) => void,
): (seconds: number) => Promise<Uint8Array | undefined> {
  return async (seconds) => {
    const pieces: Buffer[] = [];
    const pipes = { [FRAMES_PIPE]: (chunk: Buffer) => pieces.push(Buffer.from(chunk)) };
    const { code } = await decode(ffmpeg, keyframeArguments(file, probe, ffmpeg, plan, seconds), folder, {
      pipes,
      onProcess,
    });
    return code === 0 && pieces.length ? new Uint8Array(Buffer.concat(pieces)) : undefined;
  };
}
