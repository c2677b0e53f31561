import {
  CANDIDATES_PIPE,
  decodeArguments,
  FRAMES_PIPE,
  picturePlan,
  SAMPLE_RATE,
  SOUND_PIPE,
  TIMES_PIPE,
} from "./decode.server";
import { type DecodingResult, decode, inPieces } from "./decoding.server";
import type { Keyframe, VideoFacts, Warning } from "./facts";
import { FrameTimes } from "./frame-times";
import { keyframeSeeker, keyframesOf } from "./keyframes.server";
import { MeasureError } from "./measure-error";
import type { MeasureProgress } from "./measure-input";
import type { MeasuringOrder } from "./measuring-messages";
import { PictureMeasuring } from "./picture-measuring";
import { SoundMeasuring } from "./sound-measuring";
import { sourceFacts } from "./source-facts";

/** A file may end so much earlier than it says: containers round, and sound and picture end apart. */
const SLACK_SECONDS = 0.75;
const SLACK_SHARE = 0.02;

/** Progress is told no oftener: each message wakes the server's thread, and nobody sees more. */
const TOLD_MILLISECONDS = 150;

interface Listeners {
  onProgress: (progress: MeasureProgress) => void;
  onProcess: (pid: number | null) => void;
}

interface Pass extends DecodingResult {
  picture: PictureMeasuring | undefined;
  times: FrameTimes | undefined;
  sound: SoundMeasuring | undefined;
}

/**
 * Decodes a file once and measures it meanwhile.
 * @throws {MeasureError} when neither picture nor sound could be decoded
 */
export async function measuring(
  order: MeasuringOrder,
  listeners: Listeners,
): Promise<{ facts: VideoFacts; keyframes: Keyframe[] }> {
  const { probe, ffmpeg, types, maximumSeconds, folder } = order;
  const wantsPicture = probe.video !== null && types.some((part) => part !== "sound");
  const wantsSound = probe.audio !== null && types.includes("sound");
  if (!wantsPicture && !wantsSound) {
    throw new MeasureError(
      types.includes("sound") && types.length === 1
        ? "This file has no sound track to measure."
        : "This file has no picture to measure.",
    );
  }
  let pass = await onePass(order, listeners, wantsPicture, wantsSound);
  const warnings: Warning[] = [];
  // A track that cannot be decoded ends the whole run: the other is then measured alone.
  if (pass.code !== 0 && wantsPicture && wantsSound && !pass.picture?.frames && !pass.sound?.samples) {
    const picture = await onePass(order, listeners, true, false);
    if (picture.picture?.frames) {
      pass = picture;
      warnings.push({
        kind: "sound-unreadable",
        message: "The sound track could not be decoded, so only the picture was measured.",
      });
    } else {
      pass = await onePass(order, listeners, false, true);
    }
  }
  const { picture, times, sound, faults } = pass;
  if (!picture?.frames && !sound?.samples) {
    throw new MeasureError("Nothing in this file could be decoded: it is damaged, or not a video.");
  }
  if (wantsPicture && !picture?.frames) {
    warnings.push({
      kind: "picture-unreadable",
      message: "The picture could not be decoded, so only the sound was measured.",
    });
  }
  listeners.onProgress({ stage: "measuring", share: 0 });
  const stillImage = probe.video?.stillImage === true || (picture?.frames === 1 && !sound?.samples);
  const seconds = Math.max(
    picture?.frames ? (times?.at(picture.frames) ?? 0) : 0,
    (sound?.samples ?? 0) / SAMPLE_RATE,
  );
  if (!stillImage) warnings.push(...lengthWarnings(probe.duration, seconds, maximumSeconds));
  if (faults.length > 0) {
    warnings.push({
      kind: "damaged",
      message: "Parts of the file are damaged; what could be decoded was measured.",
    });
  }
  const pictureFacts = picture?.frames && times ? picture.finish(times, stillImage) : null;
  let keyframes: Keyframe[] = [];
  if (pictureFacts && picture) {
    listeners.onProgress({ stage: "measuring", share: 0.5 });
    const candidates = ffmpeg.kind === "native" ? (times?.candidates() ?? []) : [];
    const seek = keyframeSeeker(order, picture.plan, listeners.onProcess);
    keyframes = await keyframesOf(pictureFacts.shots, candidates, seek, folder);
  }
  listeners.onProgress({ stage: "measuring", share: 1 });
  return {
    facts: {
      version: 1,
      measured: [...types],
      source: sourceFacts(probe, { frames: picture?.frames ?? 0, seconds, stillImage, times }),
      picture: pictureFacts,
      sound: sound?.finish(probe.audio?.channels ?? 0) ?? null,
      warnings,
    },
    keyframes,
  };
}

async function onePass(
  order: MeasuringOrder,
  { onProgress, onProcess }: Listeners,
  withPicture: boolean,
  withSound: boolean,
): Promise<Pass> {
  const { file, probe, ffmpeg, types, maximumSeconds, folder } = order;
  const candidates = ffmpeg.kind === "native";
  const plan = withPicture && probe.video ? picturePlan(probe.video) : undefined;
  const picture = plan && new PictureMeasuring(plan, new Set(types), candidates);
  const times = plan && new FrameTimes(plan);
  const sound = withSound ? new SoundMeasuring(SAMPLE_RATE) : undefined;
  const length = Math.min(probe.duration ?? Infinity, maximumSeconds ?? Infinity);
  let told = -1;
  let toldAt = 0;
  const tell = (seconds: number) => {
    if (!Number.isFinite(length) || length <= 0) return;
    const percent = Math.min(100, Math.floor((seconds / length) * 100));
    if (percent <= told || performance.now() - toldAt < TOLD_MILLISECONDS) return;
    onProgress({ stage: "decoding", share: percent / 100 });
    [told, toldAt] = [percent, performance.now()];
  };
  onProgress({ stage: "decoding", share: Number.isFinite(length) ? 0 : null });
  const result = await decode(
    ffmpeg,
    decodeArguments(file, probe, ffmpeg, {
      picture: withPicture,
      sound: withSound,
      candidates,
      maximumSeconds,
    }),
    folder,
    {
      onProcess,
      onLine: (line) => sound?.log.read(line),
      pipes: {
        ...(plan && picture
          ? {
              [FRAMES_PIPE]: inPieces(plan.smallWidth * plan.smallHeight * 3, (rgb) => {
                picture.frame(rgb);
                tell(picture.frames / plan.fps);
              }),
              [CANDIDATES_PIPE]: inPieces(plan.candidateWidth * plan.candidateHeight, (gray) =>
                picture.candidate(gray),
              ),
              [TIMES_PIPE]: (chunk: Buffer) => times?.read(chunk.toString("latin1")),
            }
          : {}),
        ...(sound
          ? {
              [SOUND_PIPE]: (chunk: Buffer) => {
                sound.read(chunk);
                if (!picture) tell(sound.samples / SAMPLE_RATE);
              },
            }
          : {}),
      },
    },
  );
  return { ...result, picture, times, sound };
}

function lengthWarnings(said: number | null, seconds: number, maximum: number | undefined): Warning[] {
  if (said === null) return [];
  const slack = Math.max(SLACK_SECONDS, SLACK_SHARE * said);
  if (maximum !== undefined && said > maximum + slack && seconds > maximum - slack) {
    return [
      {
        kind: "shortened",
        message: `Only the first ${Math.round(seconds)} of ${Math.round(said)} seconds were measured.`,
      },
    ];
  }
  if (seconds >= said - slack) return [];
  return [
    {
      kind: "truncated",
      message: `The file breaks off: ${seconds.toFixed(1)} of ${said.toFixed(1)} seconds could be decoded.`,
    },
  ];
}
