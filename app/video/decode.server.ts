import { availableParallelism } from "node:os";
import type { Ffmpeg, InputFile, Probe, VideoStream } from "./measure-input";

/** Hertz of the sound that is measured. */
export const SAMPLE_RATE = 22_050;

/** Small frames have about so many pixels: enough for boundaries, moves and colours, and quick to work through. */
const SMALL_PIXELS = 9216;
/** Faster films are measured at every second, third … frame. */
const FASTEST = 31;
/** Assumed where the file does not say. */
const USUAL_RATE = 25;

/** Candidates for keyframes: one in so many microseconds, the longer side so many pixels. */
export const CANDIDATE_GAP = 500_000;
const CANDIDATE_SIDE = 640;

/** The program's file descriptors for what it decodes. */
export const FRAMES_PIPE = 3;
export const SOUND_PIPE = 4;
export const TIMES_PIPE = 5;
export const CANDIDATES_PIPE = 6;

/** JPEGs of the candidates, one after the other, in the working folder. */
export const CANDIDATES_FILE = "candidates.mjpeg";

/** How a picture stream is decoded. Sizes are even numbers of pixels at the display aspect. */
export interface PicturePlan {
  /** Displayed size: rotation and pixel aspect applied. */
  displayWidth: number;
  displayHeight: number;
  smallWidth: number;
  smallHeight: number;
  candidateWidth: number;
  candidateHeight: number;
  /** Every so-manyth frame is measured. */
  step: number;
  /** Measured frames a second. */
  fps: number;
}

const multiple = (of: number, value: number) => Math.max(of, Math.round(value / of) * of);

/** @returns the sizes and the rate at which a stream is measured */
export function picturePlan(stream: VideoStream): PicturePlan {
  const turned = stream.rotation === 90 || stream.rotation === 270;
  const codedWidth = stream.width * (stream.pixelAspect > 0 ? stream.pixelAspect : 1);
  const [displayWidth, displayHeight] = (
    turned ? [stream.height, codedWidth] : [codedWidth, stream.height]
  ).map(Math.round) as [number, number];
  const aspect = Math.min(12, Math.max(1 / 12, displayWidth / displayHeight));
  const smallWidth = multiple(4, Math.sqrt(SMALL_PIXELS * aspect));
  const fit = Math.min(1, CANDIDATE_SIDE / Math.max(displayWidth, displayHeight));
  const rate = stream.framesPerSecond ?? USUAL_RATE;
  const step = Math.max(1, Math.ceil(rate / FASTEST));
  return {
    displayWidth,
    displayHeight,
    smallWidth,
    smallHeight: multiple(4, SMALL_PIXELS / smallWidth),
    candidateWidth: multiple(2, displayWidth * fit),
    candidateHeight: multiple(2, displayHeight * fit),
    step,
    fps: rate / step,
  };
}

export interface DecodeWishes {
  picture: boolean;
  sound: boolean;
  /** Candidates for keyframes and captions; the WebAssembly build hangs on a second picture output. */
  candidates: boolean;
  maximumSeconds?: number | undefined;
}

/**
 * Numbers the frames anew at an even rate, so that no frame is doubled or dropped on the way out: their true times are
 * printed before.
 */
const EVENLY = "settb=1/25,setpts=N";

/**
 * Block edges are left unsmoothed in frames that no other frame is built on: at the size that is measured nobody sees
 * them, and decoding takes a fifth less. The decoders that know no such filter ignore it.
 */
const UNSMOOTHED = ["-skip_loop_filter", "noref"];

/**
 * While one thread scales and writes, the others decode: one more than ffmpeg itself would start. Each holds frames, so
 * large machines get no more than this.
 */
const DECODING_THREADS = ["-threads", `${Math.min(8, availableParallelism() + 2)}`];

/**
 * Arguments for the one run of ffmpeg: small RGB frames, their true times in microseconds, candidates for keyframes (as
 * JPEG in the working folder, and as lightness), mono sound as 32-bit floats, and the loudness log on stderr.
 * @param file absolute path
 */
export function decodeArguments(
  file: string,
  probe: Probe,
  { kind, pipePrefix }: Pick<Ffmpeg, "kind" | "pipePrefix">,
  { picture, sound, candidates, maximumSeconds }: DecodeWishes,
): string[] {
  const pipe = (descriptor: number) => `${pipePrefix}${descriptor}`;
  const graph: string[] = [];
  const outputs: string[] = [];
  const { soundFile = { file, inputArguments: probe.inputArguments } } = probe;
  const decodesPicture = picture && probe.video !== null;
  const inputs: InputFile[] = [
    {
      file,
      inputArguments: [
        ...probe.inputArguments,
        ...(decodesPicture ? UNSMOOTHED : []),
        // The WebAssembly build has a single one.
        ...(decodesPicture && kind === "native" ? DECODING_THREADS : []),
      ],
    },
  ];
  if (sound && soundFile.file !== file) inputs.push(soundFile);
  if (picture && probe.video) {
    const plan = picturePlan(probe.video);
    const thinned = plan.step > 1 ? `framestep=${plan.step},` : "";
    graph.push(`[0:v:0]${thinned}settb=AVTB${candidates ? ",split[small][large]" : "[small]"}`);
    graph.push(
      `[small]scale=${plan.smallWidth}:${plan.smallHeight}:flags=area,format=rgb24,` +
        `metadata=mode=add:key=t:value=1,metadata=mode=print:file='${pipe(TIMES_PIPE).replace(":", "\\:")}',` +
        `${EVENLY}[frames]`,
    );
    outputs.push("-map", "[frames]", "-r", "25", "-f", "rawvideo", pipe(FRAMES_PIPE));
    if (candidates) {
      graph.push(
        `[large]select='isnan(prev_selected_pts)+gte(pts-prev_selected_pts\\,${CANDIDATE_GAP})',` +
          `scale=${plan.candidateWidth}:${plan.candidateHeight}:flags=area,setsar=1,` +
          // Said before the split: else the grey that one of its ends asks for becomes the colour of both.
          `format=yuvj420p,${EVENLY},split[jpeg][light]`,
        "[light]format=gray[gray]",
      );
      outputs.push("-map", "[jpeg]", "-r", "25", "-c:v", "mjpeg", "-pix_fmt", "yuvj420p", "-q:v", "5");
      outputs.push("-f", "image2pipe", CANDIDATES_FILE);
      outputs.push("-map", "[gray]", "-r", "25", "-f", "rawvideo", pipe(CANDIDATES_PIPE));
    }
  }
  if (sound && probe.audio) {
    graph.push(
      `[${inputs.length - 1}:a:0]asplit=2[heard][loud]`,
      `[heard]aresample=${SAMPLE_RATE},aformat=channel_layouts=mono:sample_fmts=flt[samples]`,
      "[loud]ebur128=peak=true:framelog=verbose[metered]",
    );
    outputs.push(
      "-map",
      "[samples]",
      "-f",
      "f32le",
      pipe(SOUND_PIPE),
      "-map",
      "[metered]",
      "-f",
      "null",
      "-",
    );
  }
  return [
    ...["-hide_banner", "-nostdin", "-nostats", "-y", "-loglevel", "level+verbose"],
    // Frames this small are scaled sooner than threads have shared them out.
    ...["-filter_complex_threads", "1"],
    ...inputs.flatMap((input) => [
      ...input.inputArguments,
      ...(maximumSeconds ? ["-t", `${maximumSeconds}`] : []),
      ...["-i", input.file],
    ]),
    ...["-filter_complex", graph.join(";")],
    ...outputs,
  ];
}

/** Arguments for one JPEG of the frame at a time, for where there are no candidates; it comes out of FRAMES_PIPE. */
export function keyframeArguments(
  file: string,
  probe: Probe,
  { pipePrefix }: Pick<Ffmpeg, "pipePrefix">,
  plan: PicturePlan,
  seconds: number,
): string[] {
  return [
    ...["-hide_banner", "-nostdin", "-nostats", "-y", "-loglevel", "error", "-ss", seconds.toFixed(3)],
    ...[...probe.inputArguments, "-i", file, "-map", "0:v:0", "-frames:v", "1"],
    ...["-vf", `scale=${plan.candidateWidth}:${plan.candidateHeight}:flags=area,setsar=1`],
    ...[
      "-c:v",
      "mjpeg",
      "-pix_fmt",
      "yuvj420p",
      "-q:v",
      "5",
      "-f",
      "image2pipe",
      `${pipePrefix}${FRAMES_PIPE}`,
    ],
  ];
}
