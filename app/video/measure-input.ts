import type { Keyframe, MeasuredPart, VideoFacts } from "./facts";

/** The ffmpeg to run. */
export interface Ffmpeg {
  kind: "native" | "wasm";
  /** The program to start: ffmpeg itself, or for "wasm" Node. */
  path: string;
  /** Stand before ffmpeg's own arguments: for "wasm" the script that runs the WebAssembly build in a process of its own. */
  leadingArguments: readonly string[];
  /**
   * How ffmpeg's arguments name the process's file descriptor N (3 to 6): "pipe:" natively; for "wasm" the folder of the
   * devices that the script forwards to its own descriptors, for example "/out/".
   */
  pipePrefix: string;
}

export interface VideoStream {
  /** ffmpeg's name, such as "h264". */
  codec: string;
  /** As coded, before rotation and pixel aspect; pixels. */
  width: number;
  height: number;
  /** Clockwise turn for display. ffmpeg applies it by itself. */
  rotation: 0 | 90 | 180 | 270;
  /** Width of a pixel divided by its height; 1 where the file does not say. */
  pixelAspect: number;
  /** The average; null where the file does not say. */
  framesPerSecond: number | null;
  /** A single picture (png, jpeg, a one-frame file). */
  stillImage: boolean;
}

export interface AudioStream {
  codec: string;
  channels: number;
  /** Hertz. */
  sampleRate: number;
}

/** A file on this machine's disk, with ffmpeg's options for it, to stand before `-i`. */
export interface InputFile {
  file: string;
  inputArguments: readonly string[];
}

/** What probing found: at least one of `video` and `audio`. */
export interface Probe {
  /** The container, as ffmpeg names it, such as "mov,mp4,m4a,3gp,3g2,mj2". */
  formatName: string;
  /** ffmpeg's options for untrusted input, to stand before `-i`: whitelists, `-f`. */
  inputArguments: readonly string[];
  /** Seconds; null where the file does not say. */
  duration: number | null;
  video: VideoStream | null;
  audio: AudioStream | null;
  /** The file that holds `audio` where the picture's own does not: a stream that keeps its sound apart. */
  soundFile?: InputFile;
}

export interface MeasureProgress {
  stage: "decoding" | "measuring";
  /** 0 to 1 of the stage; null where the file does not say how long it is. */
  share: number | null;
}

export interface MeasureOptions {
  types: readonly MeasuredPart[];
  /** Measure no more than the first so many seconds; the whole file without it. */
  maximumSeconds?: number;
  onProgress?: (progress: MeasureProgress) => void;
  /** Aborting it ends ffmpeg and rejects with the signal's reason. The wall clock is the caller's: AbortSignal.timeout. */
  signal?: AbortSignal;
}

/**
 * Measures a file that was fetched and probed.
 * @param file absolute path of a local file
 * @throws {MeasureError} when nothing could be decoded; a file that breaks off gives partial facts and a warning
 */
export type MeasureVideo = (
  file: string,
  probe: Probe,
  ffmpeg: Ffmpeg,
  options: MeasureOptions,
) => Promise<{ facts: VideoFacts; keyframes: Keyframe[] }>;
