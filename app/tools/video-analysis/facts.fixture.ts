import type { Camera, Light, Shot, SoundFacts, Swatch, VideoFacts } from "~/video/facts";

const measured = <T>(value: T, confidence = 0.95, unit = "") => ({ value, unit, confidence });

const still: Camera = {
  moves: ["static"],
  handheld: false,
  pan: 0,
  tilt: 0,
  zoom: 0,
  roll: 0,
  jitter: 0.004,
};

export const warmLight: Light = {
  key: "low-key",
  contrast: "high",
  saturation: "natural",
  temperature: "warm",
  tealAndOrange: false,
  lightness: 0.31,
  range: 0.72,
  chroma: 0.061,
  warmth: 0.034,
};

const palette: Swatch[] = [
  { hex: "#8a4b2a", share: 0.5, lightness: 0.46, chroma: 0.09, hue: 46 },
  { hex: "#1c1f26", share: 0.35, lightness: 0.24, chroma: 0.014, hue: 262 },
  { hex: "#e0d2b0", share: 0.15, lightness: 0.86, chroma: 0.05, hue: 88 },
];

/** A shot of a made film. */
export function aShot(number: number, start: number, end: number, camera: Partial<Camera> = {}): Shot {
  return {
    number,
    start,
    end,
    transition: measured(number === 1 ? "start" : "cut"),
    transitionSeconds: 0,
    camera: measured({ ...still, ...camera }, 0.93),
    subjectMotion: measured(0.2),
    scale: { unknown: "shot sizes need a detector of faces, and this server has none" },
    palette: measured(palette),
    light: measured(warmLight),
    keyframeSeconds: [(start + end) / 2],
  };
}

/** The sound of a made film of so many seconds: music, then speech. */
export function aSound(seconds: number): SoundFacts {
  return {
    channels: 2,
    loudness: measured({ integrated: -20.1, range: 6.2, truePeak: -2.4 }, 0.99, "LUFS"),
    curve: measured(
      Array.from({ length: 60 }, (_, at) => ({ seconds: (seconds * at) / 60, lufs: -30 + (at % 12) })),
    ),
    silences: measured([{ start: 1, end: 1.8 }]),
    silence: measured(0.04),
    tempo: measured(120, 0.9, "BPM"),
    blocks: measured([
      { start: 0, end: seconds / 2, kind: "music", confidence: 0.8 },
      { start: seconds / 2, end: seconds, kind: "speech", confidence: 0.8 },
    ]),
    shares: measured({ speech: 0.5, music: 0.46, ambience: 0, silence: 0.04 }),
  };
}

/** The facts of a made film of three shots, with a push-in in the second; parts of it can be put in other ones' place. */
export function someFacts(changes: Partial<VideoFacts> = {}): VideoFacts {
  const shots = [
    aShot(1, 0, 3),
    aShot(2, 3, 9.5, { moves: ["push-in"], zoom: 0.08 }),
    aShot(3, 9.5, 30, { handheld: true, jitter: 0.05 }),
  ];
  return {
    version: 1,
    measured: ["shots", "camera", "picture", "captions", "sound"],
    source: {
      container: "mov,mp4,m4a,3gp,3g2,mj2",
      videoCodec: "h264",
      audioCodec: "aac",
      duration: measured(30, 1, "s"),
      width: 1280,
      height: 720,
      aspect: measured({ ratio: 16 / 9, name: "16:9" }, 1),
      orientation: "landscape",
      framesPerSecond: measured(24, 1, "frames/s"),
      variableFrameRate: measured(false, 1),
      stillImage: false,
      frames: 720,
    },
    picture: {
      shots,
      pace: measured({ shots: 3, averageShot: 10, medianShot: 6.5, cutsPerMinute: 4, word: "slow" }),
      mattes: measured({ kind: "none", top: 0, bottom: 0, left: 0, right: 0, pictureAspect: 16 / 9 }),
      blackAndWhite: measured(false),
      palette: measured(palette),
      light: measured(warmLight),
      captions: measured({ present: false, share: 0, position: null, spans: [] }, 0.9),
      ending: "fade-to-black",
    },
    sound: aSound(30),
    warnings: [],
    ...changes,
  };
}
