import { z } from "zod";
import type { VideoFacts } from "~/video/facts";

const number = z.number();
const seconds = number.min(0);
const share = number.min(0).max(1);
const unknown = z.object({ unknown: z.string() });

const measurement = <T extends z.ZodType>(value: T) =>
  z.union([z.object({ value, unit: z.string(), confidence: number }), unknown]);

const span = z.object({ start: seconds, end: seconds });
const swatch = z.object({
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  share,
  lightness: number,
  chroma: number,
  hue: number,
});
const light = z.object({
  key: z.enum(["low-key", "dim", "balanced", "bright", "high-key"]),
  contrast: z.enum(["low", "medium", "high"]),
  saturation: z.enum(["none", "muted", "natural", "vivid"]),
  temperature: z.enum(["cool", "slightly cool", "neutral", "slightly warm", "warm"]),
  tealAndOrange: z.boolean(),
  lightness: number,
  range: number,
  chroma: number,
  warmth: number,
});
const camera = z.object({
  moves: z.array(
    z.enum([
      "static",
      "pan-left",
      "pan-right",
      "tilt-up",
      "tilt-down",
      "push-in",
      "pull-out",
      "roll-clockwise",
      "roll-anticlockwise",
    ]),
  ),
  handheld: z.boolean(),
  pan: number,
  tilt: number,
  zoom: number,
  roll: number,
  jitter: number,
});
const shot = z.object({
  number: z.int(),
  start: seconds,
  end: seconds,
  transition: measurement(
    z.enum(["start", "fade-in", "cut", "dissolve", "wipe", "fade-through-black", "fade-through-white"]),
  ),
  transitionSeconds: number,
  camera: measurement(camera),
  subjectMotion: measurement(number),
  scale: measurement(z.enum(["close-up", "medium close-up", "medium", "wide"])),
  palette: measurement(z.array(swatch)),
  light: measurement(light),
  keyframeSeconds: z.array(seconds),
});
const picture = z.object({
  shots: z.array(shot),
  pace: measurement(
    z.object({
      shots: number,
      averageShot: number,
      medianShot: number,
      cutsPerMinute: number,
      word: z.enum(["frenetic", "fast", "moderate", "slow", "single-shot"]),
    }),
  ),
  mattes: measurement(
    z.object({
      kind: z.enum(["none", "letterbox", "pillarbox", "windowbox"]),
      top: number,
      bottom: number,
      left: number,
      right: number,
      pictureAspect: number,
    }),
  ),
  blackAndWhite: measurement(z.boolean()),
  palette: measurement(z.array(swatch)),
  light: measurement(light),
  captions: measurement(
    z.object({
      present: z.boolean(),
      share,
      position: z.enum(["top", "middle", "bottom"]).nullable(),
      spans: z.array(span),
    }),
  ),
  ending: z.enum(["cut", "fade-to-black", "fade-to-white"]),
});
const soundKind = z.enum(["speech", "music", "ambience", "silence"]);
const sound = z.object({
  channels: number,
  loudness: measurement(z.object({ integrated: number, range: number, truePeak: number })),
  curve: measurement(z.array(z.object({ seconds, lufs: number }))),
  silences: measurement(z.array(span)),
  silence: measurement(number),
  tempo: measurement(number),
  blocks: measurement(z.array(span.extend({ kind: soundKind, confidence: number }))),
  shares: measurement(z.object({ speech: number, music: number, ambience: number, silence: number })),
});

/** The facts as they are kept: what `~/video/facts` says as types, so that a row that holds anything else is none. */
export const videoFacts = z.object({
  version: z.literal(1),
  measured: z.array(z.enum(["shots", "camera", "picture", "captions", "sound"])),
  source: z.object({
    container: z.string(),
    videoCodec: z.string().nullable(),
    audioCodec: z.string().nullable(),
    duration: measurement(number),
    width: number.nullable(),
    height: number.nullable(),
    aspect: measurement(z.object({ ratio: number, name: z.string().nullable() })),
    orientation: z.enum(["landscape", "portrait", "square"]).nullable(),
    framesPerSecond: measurement(number),
    variableFrameRate: measurement(z.boolean()),
    stillImage: z.boolean(),
    frames: number,
  }),
  picture: picture.nullable(),
  sound: sound.nullable(),
  warnings: z.array(
    z.object({
      kind: z.enum(["truncated", "damaged", "shortened", "sound-unreadable", "picture-unreadable"]),
      message: z.string(),
    }),
  ),
}) satisfies z.ZodType<VideoFacts>;
