import type { SizeRank } from "../vocabulary/types";

/** Where a move carries the picture, so that a cut can carry it on. */
export type Drift = "in" | "out" | "left" | "right" | "up" | "around" | "along";

/** A camera move an intro uses, by the names crews call it. */
export interface IntroMove {
  readonly id: string;
  readonly names: readonly string[];
  /** Undefined where the camera holds still. */
  readonly drift: Drift | undefined;
  readonly ranks: readonly [SizeRank, SizeRank];
  /** What it needs: open air, or something that goes ahead of it. */
  readonly needs?: "outdoor" | "lead";
}

const bars = (text: string): readonly string[] => text.split("|").map((each) => each.trim());

export const INTRO_MOVES: readonly IntroMove[] = [
  {
    id: "static",
    names: bars("locked-off static frame | static shot on a tripod | fixed camera, tripod"),
    drift: undefined,
    ranks: [1, 9],
  },
  {
    id: "slow-dolly-in",
    names: bars("slow dolly in | gentle push-in | measured dolly in | dolly in by one metre"),
    drift: "in",
    ranks: [1, 8],
  },
  {
    id: "dolly-out",
    names: bars("slow dolly out | gradual pull-back | even dolly out"),
    drift: "out",
    ranks: [1, 7],
  },
  {
    id: "truck-left",
    names: bars("truck left | slow truck left on a slider | even truck left"),
    drift: "left",
    ranks: [2, 8],
  },
  {
    id: "truck-right",
    names: bars("truck right | slow truck right on a slider | even truck right"),
    drift: "right",
    ranks: [2, 8],
  },
  {
    id: "pan-left",
    names: bars("slow pan left | even pan left | measured pan left"),
    drift: "left",
    ranks: [1, 6],
  },
  {
    id: "pan-right",
    names: bars("slow pan right | even pan right | measured pan right"),
    drift: "right",
    ranks: [1, 6],
  },
  {
    id: "tilt-up",
    names: bars("slow tilt up | even tilt up from the lower edge | measured tilt up"),
    drift: "up",
    ranks: [1, 7],
  },
  {
    id: "tilt-down",
    names: bars("slow tilt down | even tilt down | measured tilt down"),
    drift: undefined,
    ranks: [1, 7],
  },
  {
    id: "crane-up",
    names: bars("slow crane up | even crane up | crane up by two metres"),
    drift: "up",
    ranks: [1, 4],
  },
  {
    id: "arc",
    names: bars("arc shot, a quarter turn | slow arc shot | arc shot on a curved track"),
    drift: "around",
    ranks: [3, 7],
  },
  {
    id: "zoom-in",
    names: bars("slow zoom in | even zoom in | creeping zoom in"),
    drift: "in",
    ranks: [1, 7],
  },
  {
    id: "zoom-out",
    names: bars("slow zoom out | even zoom out | creeping zoom out"),
    drift: "out",
    ranks: [1, 7],
  },
  {
    id: "handheld",
    names: bars("handheld, steady at the shoulder | handheld, breathing lightly"),
    drift: undefined,
    ranks: [3, 7],
  },
  {
    id: "follow-behind",
    names: bars("tracking shot from behind | tracking shot, two paces behind"),
    drift: "along",
    ranks: [3, 5],
    needs: "lead",
  },
  {
    id: "aerial-forward",
    names: bars("aerial drone shot, forward | slow aerial glide forward"),
    drift: "in",
    ranks: [1, 1],
    needs: "outdoor",
  },
];

/** How a move is timed. None names a number of seconds, since clips differ in length. */
export const TIMINGS: readonly string[] = [
  "soft start, soft stop",
  "one even speed",
  "settling at the end",
  "barely noticeable",
  "unbroken from first frame to last",
  "easing out",
  "after a short hold",
  "at knee height",
  "at chest height",
  "past a soft foreground edge",
];
