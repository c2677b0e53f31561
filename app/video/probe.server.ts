import { open } from "node:fs/promises";
import type { AudioStream, Ffmpeg, Probe, VideoStream } from "./measure-input";
import { runFfmpeg } from "./run-ffmpeg.server";
import { SNIFF_BYTES, type Sniffed, sniff } from "./sniff";
import { inputArguments, MAX_SIDE } from "./untrusted-input";
import { VideoError } from "./video-error";

const PROBE_MS = 30_000;
const QUIET = ["-hide_banner", "-nostdin"];

/** What a file is by its first bytes. */
export async function sniffFile(file: string): Promise<Sniffed> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return sniff(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** "16:15" as a number; 1 for what is no ratio. */
function ratio(text: string | undefined): number {
  const [over = 0, under = 0] = (text ?? "").split(":").map(Number);
  return over > 0 && under > 0 ? over / under : 1;
}

/** The lines that ffmpeg prints about one stream: its own, and those that are indented below it. */
function streamsOf(said: string): { type: string; text: string }[] {
  const input = said.split(/^(?:Stream mapping|Output #|At least one output)/m, 1)[0] ?? "";
  return input
    .split(/^(?= {2}Stream #0:\d)/m)
    .slice(1)
    .map((text) => ({ type: /^ {2}Stream #0:\d+[^:]*(?:\([^)]*\))?: (\w+):/.exec(text)?.[1] ?? "", text }));
}

const KNOWN_TURNS = [0, 90, 180, 270] as const;

function readVideo(text: string, still: boolean): VideoStream {
  const [, codec = ""] = /: Video: ([\w-]+)/.exec(text) ?? [];
  const [, width, height] = /, (\d{1,5})x(\d{1,5})[\s,[]/.exec(text) ?? [];
  const [, perSecond, thousand] = /, ([\d.]+)(k?) fps\b/.exec(text) ?? [];
  const [, anticlockwise] = /rotation of (-?[\d.]+) degrees/.exec(text) ?? [];
  const turn = (((Math.round(-Number(anticlockwise ?? 0) / 90) * 90) % 360) + 360) % 360;
  const framesPerSecond = perSecond ? Number(perSecond) * (thousand ? 1000 : 1) : 0;
  return {
    codec,
    width: Number(width ?? 0),
    height: Number(height ?? 0),
    rotation: KNOWN_TURNS.find((known) => known === turn) ?? 0,
    pixelAspect: ratio(/\bSAR (\d+:\d+)/.exec(text)?.[1]),
    framesPerSecond: framesPerSecond > 0 ? framesPerSecond : null,
    stillImage: still,
  };
}

const CHANNELS: Record<string, number> = {
  mono: 1,
  stereo: 2,
  "2.1": 3,
  quad: 4,
  "4.0": 4,
  "5.0": 5,
  "5.1": 6,
  "7.1": 8,
};

function readAudio(text: string): AudioStream {
  const [, codec = ""] = /: Audio: ([\w-]+)/.exec(text) ?? [];
  const [, rate, layout = ""] = /, (\d+) Hz, ([^,\s(]+)(?: channels)?/.exec(text) ?? [];
  return {
    codec,
    channels: CHANNELS[layout] ?? (Number.parseInt(layout, 10) || 1),
    sampleRate: Number(rate ?? 0),
  };
}

/**
 * Reads what ffmpeg prints about its input. Its text has kept this form since version 2; ffprobe, which speaks JSON,
 * is not there with every ffmpeg.
 */
export function readStreams(said: string, still: boolean): Omit<Probe, "inputArguments"> {
  const [, formatName = ""] = /^Input #0, (\S+), from /m.exec(said) ?? [];
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d+):([\d.]+)/m.exec(said) ?? [];
  const duration = seconds ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null;
  const streams = streamsOf(said);
  const video = streams.find(({ type, text }) => type === "Video" && !text.includes("(attached pic)"));
  const audio = streams.find(({ type }) => type === "Audio");
  return {
    formatName,
    duration: duration && !still ? duration : null,
    video: video ? readVideo(video.text, still) : null,
    audio: audio ? readAudio(audio.text) : null,
  };
}

const decodedFrames = (said: string) => Number([...said.matchAll(/\bframe=\s*(\d+)/g)].at(-1)?.[1] ?? 0);
const decodedSound = (said: string) =>
  !/\baudio:0(?:\.0)?[kK]i?B\b/.test(said) && /\baudio:[\d.]+[kK]i?B\b/.test(said);
const LACKS_DECODER =
  /Decoder .*not found|not on whitelist|Unknown decoder|Video: none|no decoder|not currently supported/i;

const NOT_MEDIA = {
  empty: "emptyFile",
  page: "page",
  dash: "dash",
  hls: "playlistFile",
  playlist: "playlistFile",
  unknown: "unknownFormat",
} as const;

/**
 * Probes a file that a stranger made: sniffs it, reads its streams, and decodes the first picture and a little sound.
 * @param soundFile where its sound is, if not in the file itself
 * @returns its streams; one that cannot be decoded is null when the other can, with a sentence in `warnings`
 * @throws VideoError for what cannot be measured, with what is wrong; the signal's reason when it is aborted
 */
export async function probeFile(
  file: string,
  ffmpeg: Ffmpeg,
  signal: AbortSignal,
  soundFile?: string,
): Promise<{ probe: Probe; warnings: string[] }> {
  const own = await probeOneFile(file, ffmpeg, signal);
  if (soundFile === undefined) return own;
  const apart = await probeOneFile(soundFile, ffmpeg, signal).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof VideoError)) throw error;
  });
  if (!apart?.probe.audio) {
    if (!own.probe.audio) {
      own.warnings.push("The sound of this stream cannot be read, so only its picture was measured.");
    }
    return own;
  }
  const { audio, inputArguments } = apart.probe;
  const { probe, warnings } = own;
  return { probe: { ...probe, audio, soundFile: { file: soundFile, inputArguments } }, warnings };
}

async function probeOneFile(
  file: string,
  ffmpeg: Ffmpeg,
  signal: AbortSignal,
): Promise<{ probe: Probe; warnings: string[] }> {
  const sniffed = await sniffFile(file);
  if (sniffed.kind !== "media") throw new VideoError(NOT_MEDIA[sniffed.kind]);
  const options = inputArguments(sniffed.format);
  const decode = (stream: string) =>
    runFfmpeg(
      ffmpeg,
      [
        ...QUIET,
        ...options,
        "-i",
        file,
        "-map",
        `0:${stream}:0`,
        `-frames:${stream}`,
        "1",
        "-f",
        "null",
        "-",
      ],
      {
        signal,
        timeoutMs: PROBE_MS,
      },
    );
  const picture = await decode("v");
  const read = readStreams(picture.said, sniffed.still);
  const { width, height } = read.video ?? { width: 0, height: 0 };
  if (width > MAX_SIDE || height > MAX_SIDE)
    throw new VideoError("tooManyPixels", `This one is ${width} × ${height}.`);
  const seen = read.video !== null && decodedFrames(picture.said) > 0;
  const heard = read.audio !== null && decodedSound((await decode("a")).said);
  if (!seen && !heard) {
    if (LACKS_DECODER.test(picture.said)) throw new VideoError("unknownCodec", codecNote(read.video));
    throw new VideoError(read.video || !read.audio ? "damaged" : "unknownFormat");
  }
  const warnings = [
    ...(read.video && !seen
      ? [`The picture of this file (${read.video.codec}) cannot be read, so only its sound was measured.`]
      : []),
    ...(read.audio && !heard
      ? [`The sound of this file (${read.audio.codec}) cannot be read, so only its picture was measured.`]
      : []),
  ];
  const probe = {
    ...read,
    inputArguments: options,
    video: seen ? read.video : null,
    audio: heard ? read.audio : null,
  };
  return { probe, warnings };
}

const codecNote = (video: VideoStream | null) =>
  video?.codec && video.codec !== "none" ? `It is ${video.codec}.` : "";
