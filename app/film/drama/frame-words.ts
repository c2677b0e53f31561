import type { TimeOfDay } from "../vocabulary/types";
import type { Side } from "./plan";

/** How sizes, angles and hours are called at the head of a prompt. */
export const SIZES = [
  "",
  "Extreme wide shot",
  "Wide shot",
  "Full shot",
  "Medium wide shot",
  "Medium shot",
  "Medium close-up",
  "Close-up",
  "Extreme close-up",
  "Macro",
] as const;

/** Angles by the words that read best after a size. */
export const ANGLE_NAMES: Readonly<Record<string, string>> = {
  overhead: "straight from overhead",
  frontal: "frontal",
  "ground-level": "at ground level",
  "eye-level": "at eye level",
  "shoulder-level": "at shoulder level",
  "hip-level": "at hip level",
};

export const HOURS: Readonly<Record<TimeOfDay, string>> = {
  dawn: "at dawn",
  morning: "in the morning",
  midday: "at midday",
  afternoon: "in the afternoon",
  "golden-hour": "at golden hour",
  sunset: "at sunset",
  dusk: "at dusk",
  night: "at night",
  any: "",
};

/** Where the composition says itself how it fills the frame. */
export const FILLS_FRAME =
  /edge to edge|side to side|whole place|sky|land and sky|lower third|horizon|far end|edge of the frame|in one row|laid out below|full extent|full breadth|frame from|sharp in the middle|one half of the frame|two uprights/;

/** How a frame is weighed, by the side of what it shows; two ways each. */
export const COMPOSITIONS: Readonly<Record<Side, readonly [string, string]>> = {
  left: ["the right half of the frame stays open", "weight on the left, a quiet right side"],
  right: ["the left half of the frame stays open", "weight on the right, a quiet left side"],
  centre: ["equal margins on both sides", "both edges of the frame stay quiet"],
};
