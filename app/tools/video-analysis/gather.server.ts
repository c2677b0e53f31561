import { env } from "~/env.server";
import { HttpError } from "~/http/errors.server";
import type { Keyframe, MeasuredPart, VideoFacts } from "~/video/facts";
import { findFfmpeg } from "~/video/find-ffmpeg.server";
import { measureVideo } from "~/video/measure.server";
import { MeasureError } from "~/video/measure-error";
import type { Ffmpeg, Probe } from "~/video/measure-input";
import { obtainVideo } from "~/video/obtain.server";
import { makePrivateFolder } from "~/video/private-folder.server";
import { probeFile } from "~/video/probe.server";
import { makeThumbnails, spread } from "~/video/thumbnails.server";
import { Turns } from "~/video/turns";
import { VideoError } from "~/video/video-error";
import type { RunContext } from "../define-tool";
import { type AnalysisType, FILE_FIELD } from "./options";
import { NO_ADDRESS, type VideoAnalysisInput } from "./schema";

/** What was found out about a video before anything is said of it. */
export interface GatheredVideo {
  facts: VideoFacts;
  /** Large enough for a model to see what is in them, at most 640 pixels wide. */
  keyframes: Keyframe[];
  /** Small enough to be kept with the run. */
  thumbnails: Keyframe[];
  warnings: string[];
}

const PARTS: Record<AnalysisType, readonly MeasuredPart[]> = {
  full: ["shots", "camera", "picture", "captions", "sound"],
  visual: ["shots", "camera", "picture", "captions"],
  audio: ["sound"],
  structure: ["shots", "camera"],
};

/** How many may wait for their turn, of all people together. */
const LONGEST_QUEUE = 20;
const MAX_KEYFRAMES = 12;
/** The slowest ffmpeg there is takes 0.7 of a film's length; what takes this much longer hangs. */
const LEAST_MS = 90_000;
const MS_PER_SECOND = 2_000;

const turns = new Turns(LONGEST_QUEUE);

/** Puts what is wrong with an address or a file beside the field that it came from. */
function besideItsField(error: unknown, field: string): unknown {
  if (error instanceof MeasureError) {
    return new HttpError(400, error.message, { errors: { [field]: [error.message] } });
  }
  if (!(error instanceof VideoError) || error.status >= 500) return error;
  return new HttpError(error.status, error.message, { errors: { [field]: [error.message] } });
}

function checkParts({ video, audio }: Probe, type: AnalysisType): void {
  if (type === "audio" && !audio) throw new VideoError("noSound");
  if (type !== "audio" && type !== "full" && !video) throw new VideoError("noPicture");
}

/**
 * Waits for its turn, gets the video, and measures it. Whatever it wrote to disk is deleted, whatever happens.
 * @throws HttpError for what cannot be had or measured, beside its field; the signal's reason when it is aborted
 */
export async function gatherVideo(input: VideoAnalysisInput, context: RunContext): Promise<GatheredVideo> {
  const field = context.file === undefined ? "videoUrl" : FILE_FIELD;
  // A file's name without a file: only an API call can send that.
  if (context.file === undefined && input.videoUrl === undefined) {
    throw new HttpError(400, NO_ADDRESS, { errors: { videoUrl: [NO_ADDRESS] } });
  }
  const ffmpeg = await findFfmpeg();
  const progress = (stage: string, share: number | null, waitingFor = 0) =>
    context.onProgress?.({ stage, share, waitingFor });
  const endTurn = await turns.take(context.signal, (before) => progress("Waiting", null, before));
  try {
    const { folder, remove } = await makePrivateFolder();
    try {
      return await measure(input, context, ffmpeg, folder, progress);
    } finally {
      await remove();
    }
  } catch (error) {
    throw besideItsField(error, field);
  } finally {
    endTurn();
  }
}

async function measure(
  { videoUrl = "", analysisType }: VideoAnalysisInput,
  { signal, file: uploaded }: RunContext,
  ffmpeg: Ffmpeg,
  folder: string,
  progress: (stage: string, share: number | null) => void,
): Promise<GatheredVideo> {
  const maxSeconds = env.VIDEO_MAX_SECONDS;
  progress("Fetching", uploaded ? 1 : null);
  const { file, soundFile, warnings } = uploaded
    ? { file: uploaded, soundFile: undefined, warnings: [] }
    : await obtainVideo(videoUrl, folder, {
        allowHosts: env.VIDEO_ALLOW_HOSTS,
        maxBytes: env.VIDEO_MAX_BYTES,
        maxSeconds,
        signal,
        onProgress: (share) => progress("Fetching", share),
      });
  progress("Decoding", 0);
  const { probe, warnings: ofProbe } = await probeFile(file, ffmpeg, signal, soundFile);
  checkParts(probe, analysisType);
  const wallClock = AbortSignal.timeout(
    LEAST_MS + MS_PER_SECOND * Math.min(maxSeconds, probe.duration ?? maxSeconds),
  );
  try {
    const { facts, keyframes } = await measureVideo(file, probe, ffmpeg, {
      types: PARTS[analysisType],
      maximumSeconds: maxSeconds,
      signal: AbortSignal.any([signal, wallClock]),
      onProgress: ({ stage, share }) => progress(stage === "decoding" ? "Decoding" : "Measuring", share),
    });
    progress("Writing", null);
    const thumbnails = await makeThumbnails(keyframes, ffmpeg, folder, signal);
    return {
      facts,
      keyframes: spread(keyframes, MAX_KEYFRAMES),
      thumbnails,
      warnings: [...warnings, ...ofProbe, ...facts.warnings.map(({ message }) => message)],
    };
  } catch (error) {
    if (wallClock.aborted && !signal.aborted) throw new VideoError("tooLong");
    throw error;
  }
}
