// The prompts that would recreate a video: one main action and one camera move a clip, of the lengths Veo renders.
import { VEO } from "~/film/veo";
import type { Camera, CameraMove, Light, PictureFacts, Shot, SoundFacts, VideoFacts } from "~/video/facts";
import type { Clip, SeenShot } from "../schema";
import { known, listed, timecode } from "../terms";
import { colourNames } from "./colours.server";

/** More would be a book, not a prompt. */
const MAX_CLIPS = 60;
const MAX_COLOURS = 4;
/** A colour below this share of the picture does not make its look. */
const MIN_SHARE = 0.04;
/** A part of a shot shorter than this is not worth a clip of its own. */
const MIN_PART_SECONDS = 1;

/** What a clip needs and no measure knows: the writer's to fill in. */
export const SUBJECT_PLACEHOLDER =
  "[Say here who or what is in the picture, where, and what happens: it was not measured.]";

/** Each move as a sentence for the camera alone, by how fast it is. */
const MOVES: Record<CameraMove, { slow: string; fast: string }> = {
  static: { slow: "Locked-off camera on a tripod", fast: "Locked-off camera on a tripod" },
  "pan-left": { slow: "The camera pans slowly to the left", fast: "The camera pans quickly to the left" },
  "pan-right": { slow: "The camera pans slowly to the right", fast: "The camera pans quickly to the right" },
  "tilt-up": { slow: "The camera tilts slowly up", fast: "The camera tilts quickly up" },
  "tilt-down": { slow: "The camera tilts slowly down", fast: "The camera tilts quickly down" },
  "push-in": { slow: "The camera pushes in slowly", fast: "The camera pushes in quickly" },
  "pull-out": { slow: "The camera pulls out slowly", fast: "The camera pulls out quickly" },
  "roll-clockwise": { slow: "The camera rolls slowly clockwise", fast: "The camera rolls quickly clockwise" },
  "roll-anticlockwise": {
    slow: "The camera rolls slowly anticlockwise",
    fast: "The camera rolls quickly anticlockwise",
  },
};
/** From here a move is quick: frame widths a second, and the logarithm of the scale a second. */
const QUICK = 0.25;

function cameraSentence(camera: Camera | undefined): string {
  if (!camera) return "";
  const [first = "static"] = camera.moves;
  const speed =
    first.startsWith("push") || first.startsWith("pull")
      ? camera.zoom
      : first.startsWith("tilt")
        ? camera.tilt
        : first.startsWith("roll")
          ? camera.roll
          : camera.pan;
  if (first === "static" && camera.handheld)
    return "Handheld camera that stays in place, with a slight natural shake.";
  const { slow, fast } = MOVES[first];
  return `${Math.abs(speed) >= QUICK ? fast : slow}${camera.handheld ? ", handheld, with a natural shake" : ""}.`;
}

const KEYS: Record<Light["key"], string> = {
  "low-key": "Low-key light with deep shadows",
  dim: "Dim light",
  balanced: "Even, balanced light",
  bright: "Bright light",
  "high-key": "High-key light with hardly a shadow",
};
const SATURATION: Record<Light["saturation"], string> = {
  none: "no colour",
  muted: "muted colours",
  natural: "natural colours",
  vivid: "vivid colours",
};

function lightSentence(light: Light | undefined): string {
  if (!light) return "";
  const temperature =
    light.saturation === "none" || light.temperature === "neutral" ? "" : `, ${light.temperature} tones`;
  const grade = light.tealAndOrange ? ", teal shadows and orange highlights" : "";
  return `${KEYS[light.key]}, ${light.contrast} contrast, ${SATURATION[light.saturation]}${temperature}${grade}.`;
}

function paletteSentence(shot: Shot, monochrome: boolean): string {
  if (monochrome) return "Black and white.";
  const names = colourNames((known(shot.palette) ?? []).filter(({ share }) => share >= MIN_SHARE)).slice(
    0,
    MAX_COLOURS,
  );
  return names.length > 0 ? `Palette of ${listed(names)}.` : "";
}

function tempoWords(sound: SoundFacts): string {
  const tempo = known(sound.tempo);
  return tempo ? ` at about ${Math.round(tempo)} beats a minute` : "";
}

/** What is heard most between two moments, as a sentence for the generator: it invents sounds where none are named. */
export function soundSentence(sound: SoundFacts | null, start: number, end: number): string {
  if (!sound) return "";
  const heard = { speech: 0, music: 0, ambience: 0, silence: 0 };
  for (const block of known(sound.blocks) ?? []) {
    heard[block.kind] += Math.max(0, Math.min(end, block.end) - Math.max(start, block.start));
  }
  const [most] = (["speech", "music", "ambience", "silence"] as const)
    .filter((kind) => heard[kind] > 0)
    .sort((one, other) => heard[other] - heard[one]);
  switch (most) {
    case "speech":
      return "Sound: a person speaks [say here what is said], over quiet room tone.";
    case "music":
      return `Sound: instrumental music${tempoWords(sound)}, no voices.`;
    case "ambience":
      return "Sound: the place's own ambience and the near sounds of what happens, no music, no voices.";
    case "silence":
      return "Sound: near silence, no music, no voices.";
    default:
      return "";
  }
}

/** The lengths of the clips that a shot takes: as few as hold it. */
function partsOf(seconds: number): { from: number; to: number }[] {
  const longest = Math.max(...VEO.durations);
  const count = Math.max(1, Math.ceil((seconds - MIN_PART_SECONDS) / longest));
  return Array.from({ length: count }, (_, at) => ({
    from: (seconds * at) / count,
    to: (seconds * (at + 1)) / count,
  }));
}

/** The shortest clip that holds so many seconds, or the longest there is. */
const clipLength = (seconds: number): number =>
  VEO.durations.find((duration) => duration + MIN_PART_SECONDS / 2 >= seconds) ?? Math.max(...VEO.durations);

interface Wording {
  subject: string | undefined;
  seen: readonly SeenShot[];
}

function subjectOf(shot: Shot, { subject, seen }: Wording): string {
  const looked = seen.find((one) => one.shot === shot.number);
  const written = subject?.replace(/\s+/g, " ").trim();
  if (written) return /[.!?…]$/.test(written) ? written : `${written}.`;
  if (!looked) return SUBJECT_PLACEHOLDER;
  return [looked.subject, looked.action, looked.setting]
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

function motionSentence(shot: Shot): string {
  const motion = known(shot.subjectMotion);
  if (motion === undefined) return "";
  if (motion < 0.05) return "Hardly anything moves in the frame.";
  return motion > 0.4 ? "Much moves in the frame." : "";
}

/**
 * The clips that would recreate a film's shots, each with its prompt.
 * @param wording what is to be seen, where somebody or a model said it
 */
export function clipsOf(facts: VideoFacts, wording: Wording): Clip[] {
  const { picture, sound } = facts;
  if (!picture) return [];
  const monochrome = known(picture.blackAndWhite) === true;
  return picture.shots
    .flatMap((shot) => clipsOfShot(shot, picture, sound, monochrome, wording))
    .slice(0, MAX_CLIPS);
}

function clipsOfShot(
  shot: Shot,
  picture: PictureFacts,
  sound: SoundFacts | null,
  monochrome: boolean,
  wording: Wording,
): Clip[] {
  const parts = partsOf(shot.end - shot.start);
  const noText = known(picture.captions)?.present === false;
  return parts.map(({ from, to }, at) => {
    const start = shot.start + from;
    const end = shot.start + to;
    const sentences = [
      cameraSentence(known(shot.camera)),
      subjectOf(shot, wording),
      motionSentence(shot),
      lightSentence(known(shot.light)),
      paletteSentence(shot, monochrome),
      soundSentence(sound, start, end),
      noText ? "(no subtitles)" : "",
    ];
    const continues = at > 0 ? `Continues from the last frame of part ${at}. ` : "";
    return {
      shot: shot.number,
      part: at + 1,
      parts: parts.length,
      start,
      end,
      duration: clipLength(end - start),
      prompt: `${continues}${sentences.filter(Boolean).join(" ")}`,
    };
  });
}

/** The sound of a file without a picture, stretch by stretch. */
function soundAlone(sound: SoundFacts | null): string {
  if (!sound) return "";
  return (known(sound.blocks) ?? [])
    .slice(0, MAX_CLIPS)
    .map(({ start, end }) => {
      const heard = soundSentence(sound, start, end).replace(/^Sound: /, "");
      return `${timecode(start)} to ${timecode(end)}: ${heard}`;
    })
    .join("\n");
}

/** All clips as one text, each under a line that says which it is and how long. */
export function wholePrompt(clips: readonly Clip[], facts: VideoFacts): string {
  if (clips.length === 0) return soundAlone(facts.sound) || "Sound: not measured.";
  return clips
    .map(
      ({ shot, part, parts, duration, prompt }) =>
        `Shot ${shot}${parts > 1 ? `, part ${part} of ${parts}` : ""} (${duration} s)\n${prompt}`,
    )
    .join("\n\n");
}

/** What must not be seen: bare nouns, as the generator's own field wants them. */
export function negativesOf({ picture }: VideoFacts): string {
  if (!picture) return "";
  const captions = known(picture.captions);
  const monochrome = known(picture.blackAndWhite);
  return [
    ...(captions?.present ? [] : ["subtitles", "captions", "on-screen text", "watermark"]),
    ...(monochrome ? ["colour"] : []),
    ...(known(picture.mattes)?.kind === "none" ? ["black bars"] : []),
  ].join(", ");
}
