/**
 * What is measured of a video, as types: what those who measure it give, and those who put it into words read.
 *
 * Times are seconds from the first frame; shares are 0 to 1; a confidence is 0 to 1, and says how likely it is that the
 * statement holds (docs/video-measures.md says what each is derived from).
 */

/** A number, a word or a list that was measured. `unit` is "" where the value is a word or has none. */
export interface Measured<T> {
  value: T;
  unit: string;
  confidence: number;
}

/** What could not be known, and why, as a sentence without a full stop that can stand after "unknown:". */
export interface Unknown {
  unknown: string;
}

export type Measurement<T> = Measured<T> | Unknown;

/**
 * What can be asked for. `shots` gives boundaries, pace and keyframes and comes with each of `camera`, `picture` and
 * `captions`. Full is all of them, visual all but sound, audio only sound, structure shots and camera.
 */
export type MeasuredPart = "shots" | "camera" | "picture" | "captions" | "sound";

/** A frame of a shot, away from its transitions: JPEG, at most 640 pixels wide, display aspect. */
export interface Keyframe {
  /** The shot's number. */
  shot: number;
  seconds: number;
  jpeg: Uint8Array;
}

export interface VideoFacts {
  /** Raised when a stored report could no longer be read as this type. */
  version: 1;
  measured: MeasuredPart[];
  source: SourceFacts;
  /** Null where there is no picture, or none was asked for. */
  picture: PictureFacts | null;
  /** Null where there is no sound track, or none was asked for. */
  sound: SoundFacts | null;
  warnings: Warning[];
}

/** What the reader must know before trusting the rest. */
export interface Warning {
  kind: "truncated" | "damaged" | "shortened" | "sound-unreadable" | "picture-unreadable";
  /** A whole sentence. */
  message: string;
}

export interface SourceFacts {
  container: string;
  videoCodec: string | null;
  audioCodec: string | null;
  /** Of what was decoded. */
  duration: Measurement<number>;
  /** As displayed: rotation and pixel aspect applied; pixels. Null without a picture. */
  width: number | null;
  height: number | null;
  /** Width divided by height, as displayed; with the nearest named format, such as "16:9", or null if none is within 2 %. */
  aspect: Measurement<{ ratio: number; name: string | null }>;
  orientation: "landscape" | "portrait" | "square" | null;
  framesPerSecond: Measurement<number>;
  variableFrameRate: Measurement<boolean>;
  stillImage: boolean;
  /** Frames decoded. */
  frames: number;
}

export interface PictureFacts {
  shots: Shot[];
  pace: Measurement<Pace>;
  /** Black bars around the picture. All colours and moves are measured inside them. */
  mattes: Measurement<Mattes>;
  blackAndWhite: Measurement<boolean>;
  /** Of all shots, weighed by their lengths. */
  palette: Measurement<Swatch[]>;
  light: Measurement<Light>;
  captions: Measurement<Captions>;
  /** How the last shot ends. */
  ending: "cut" | "fade-to-black" | "fade-to-white";
}

export type Transition =
  | "start"
  | "fade-in"
  | "cut"
  | "dissolve"
  | "wipe"
  | "fade-through-black"
  | "fade-through-white";

export interface Shot {
  /** From 1. */
  number: number;
  /** Seconds; with a gradual transition its middle. */
  start: number;
  end: number;
  /** How the shot begins. A wipe is any change that moves across the frame. */
  transition: Measurement<Transition>;
  /** Seconds that the transition takes; 0 for a cut. */
  transitionSeconds: number;
  camera: Measurement<Camera>;
  /** Share of the picture that moves by itself, not with the camera. */
  subjectMotion: Measurement<number>;
  /** Always unknown without a detector of faces. */
  scale: Measurement<"close-up" | "medium close-up" | "medium" | "wide">;
  palette: Measurement<Swatch[]>;
  light: Measurement<Light>;
  /** When its keyframes were taken; the frames themselves come beside the facts. Empty where there is none. */
  keyframeSeconds: number[];
}

export type CameraMove =
  | "static"
  | "pan-left"
  | "pan-right"
  | "tilt-up"
  | "tilt-down"
  | "push-in"
  | "pull-out"
  | "roll-clockwise"
  | "roll-anticlockwise";

/** What the camera does in a shot. Zoom and dolly cannot be told apart: both are push-in or pull-out. */
export interface Camera {
  /** The strongest first; ["static"] if there is none. */
  moves: CameraMove[];
  handheld: boolean;
  /** Frame widths a second, right and down positive: the way the camera turns, not the picture. */
  pan: number;
  tilt: number;
  /** Natural logarithm of the scale a second: 0.1 is 10 % closer each second. */
  zoom: number;
  /** Radians a second, the camera's turn clockwise positive. */
  roll: number;
  /** Shake left after the smooth path is taken away, frame widths a second. */
  jitter: number;
}

export interface Pace {
  shots: number;
  /** Seconds. */
  averageShot: number;
  medianShot: number;
  cutsPerMinute: number;
  /** By the average: under 1.5 s, 1.5 to 3 s, 3 to 6 s, over 6 s; a single shot has no pace. */
  word: "frenetic" | "fast" | "moderate" | "slow" | "single-shot";
}

/** Shares of the frame's height (top, bottom) and width (left, right). */
export interface Mattes {
  kind: "none" | "letterbox" | "pillarbox" | "windowbox";
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Width divided by height of the picture inside them. */
  pictureAspect: number;
}

export interface Swatch {
  /** "#rrggbb", lower case. */
  hex: string;
  /** Share of the picture. */
  share: number;
  /** OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
  lightness: number;
  chroma: number;
  hue: number;
}

/** OKLab figures and the film terms that they stand for. */
export interface Light {
  key: "low-key" | "dim" | "balanced" | "bright" | "high-key";
  contrast: "low" | "medium" | "high";
  saturation: "none" | "muted" | "natural" | "vivid";
  temperature: "cool" | "slightly cool" | "neutral" | "slightly warm" | "warm";
  /** Cool shadows under warm highlights. */
  tealAndOrange: boolean;
  /** Mean lightness, 0 to 1. */
  lightness: number;
  /** 95th less 5th percentile of lightness. */
  range: number;
  /** Mean chroma. */
  chroma: number;
  /** Mean blue-to-yellow axis of what is nearly grey: positive is warm. */
  warmth: number;
}

/** Text that stands in the picture itself: captions, titles, logos. */
export interface Captions {
  present: boolean;
  /** Share of the looked-at frames that carry text. */
  share: number;
  /** Where it mostly stands; null where there is none. */
  position: "top" | "middle" | "bottom" | null;
  /** Spans in seconds, exact to the half second. */
  spans: Span[];
}

export interface Span {
  start: number;
  end: number;
}

export interface SoundFacts {
  channels: number;
  loudness: Measurement<Loudness>;
  /** Short-term loudness (3 s window), at even steps, at most 240 points; silence is floored at -70. */
  curve: Measurement<{ seconds: number; lufs: number }[]>;
  /** Stretches of half a second and more below -50 dBFS. */
  silences: Measurement<Span[]>;
  /** Share of the time that is silent. */
  silence: Measurement<number>;
  /** Beats a minute. */
  tempo: Measurement<number>;
  /** What is heard, in neighbouring blocks, each a Measured of its own. */
  blocks: Measurement<SoundBlock[]>;
  /** Shares of the time by kind, the blocks added up. */
  shares: Measurement<Record<SoundKind, number>>;
}

export interface Loudness {
  /** LUFS, gated (EBU R128). */
  integrated: number;
  /** LU. */
  range: number;
  /** dBTP. */
  truePeak: number;
}

export type SoundKind = "speech" | "music" | "ambience" | "silence";

export interface SoundBlock extends Span {
  kind: SoundKind;
  confidence: number;
}
