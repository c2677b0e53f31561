import type { Camera, CameraMove, Measurement, Pace, Transition } from "~/video/facts";

/** A measured value, or undefined where it is unknown. */
export const known = <T>(measurement: Measurement<T> | undefined): T | undefined =>
  measurement && "value" in measurement ? measurement.value : undefined;

/** "(confidence 0.97)" of what was measured; empty for what was not. */
export const confidenceOf = (measurement: Measurement<unknown>): string =>
  "value" in measurement ? ` (confidence ${measurement.confidence.toFixed(2)})` : "";

/** 83.25 → "1:23.3", for a place in a film. */
export function timecode(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const whole = Math.floor(tenths / 10);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}.${tenths % 10}`;
}

/** 2.04 → "2.0 s", for a length. */
export const lengthInSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** 0.254 → "25 %". */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** ["a", "b", "c"] → "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** 1, "shot" → "1 shot"; 2, "shot" → "2 shots". */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Moves as a report names them. A lens that zooms and a camera that moves look the same to a measure. */
export const MOVE_NAMES: Record<CameraMove, string> = {
  static: "static",
  "pan-left": "pan left",
  "pan-right": "pan right",
  "tilt-up": "tilt up",
  "tilt-down": "tilt down",
  "push-in": "push-in",
  "pull-out": "pull-out",
  "roll-clockwise": "clockwise roll",
  "roll-anticlockwise": "anticlockwise roll",
};

export const TRANSITION_NAMES: Record<Transition, string> = {
  start: "start",
  "fade-in": "fade in",
  cut: "cut",
  dissolve: "dissolve",
  wipe: "wipe",
  "fade-through-black": "fade through black",
  "fade-through-white": "fade through white",
};

export const PACE_NAMES: Record<Pace["word"], string> = {
  frenetic: "frenetic pace",
  fast: "fast pace",
  moderate: "moderate pace",
  slow: "slow pace",
  "single-shot": "a single shot",
};

/** What the camera does, in a few words: "push-in, handheld". */
export function cameraName({ moves, handheld }: Pick<Camera, "moves" | "handheld">): string {
  const names = moves.map((move) => MOVE_NAMES[move]);
  if (handheld && moves.every((move) => move === "static")) return "handheld, in place";
  return [listed(names.length > 0 ? names : ["static"]), ...(handheld ? ["handheld"] : [])].join(", ");
}
