import type { PlaceClass, SubjectScale } from "../vocabulary/types";

/** The part of the vocabulary that the room reaches for unasked: clear, common means that fit most ideas. */
export const SIZES_IN_USE: ReadonlySet<string> = new Set([
  "extreme-wide",
  "establishing",
  "wide",
  "full",
  "medium-wide",
  "medium",
  "medium-close-up",
  "close-up",
  "extreme-close-up",
  "macro",
]);
export const ANGLES_IN_USE: ReadonlySet<string> = new Set([
  "eye-level",
  "low",
  "high",
  "overhead",
  "ground-level",
  "hip-level",
  "shoulder-level",
  "three-quarter",
  "frontal",
  "birds-eye",
  "worms-eye",
  "dutch",
  "rear",
  "through-foreground",
]);
export const MOVES_IN_USE: ReadonlySet<string> = new Set([
  "static",
  "slow-dolly-in",
  "dolly-out",
  "truck-left",
  "truck-right",
  "tracking-side",
  "follow-behind",
  "lead",
  "pan-left",
  "pan-right",
  "pan",
  "tilt-up",
  "tilt-down",
  "arc",
  "orbit",
  "zoom-in",
  "zoom-out",
  "steadicam",
  "aerial-forward",
  "aerial-rise",
  "aerial-orbit",
  "crane-up",
  "crane-down",
  "pedestal-up",
  "pedestal-down",
  "handheld",
  "reveal",
  "drift",
]);

/** Kinds of things too big for a close frame to show what they are. */
export const BULKY_KINDS: ReadonlySet<string> = new Set([
  "seat",
  "table",
  "bed",
  "mirror",
  "window",
  "door",
  "sink",
  "street-furniture",
  "sculpture",
  "lamp",
  "umbrella",
  "armour",
]);

/** Shot sizes that suit a subject of that scale, by rank (1 extreme wide to 9 macro). */
export const RANKS_OF_SCALE: Record<SubjectScale, readonly [number, number]> = {
  tiny: [7, 9],
  object: [4, 8],
  person: [2, 7],
  group: [2, 5],
  vehicle: [1, 5],
  building: [1, 3],
  interior: [1, 4],
  landscape: [1, 2],
  cosmic: [1, 3],
};

/** Light set-ups for a place of which the idea says nothing more. */
export const FREE_LIGHTS: Partial<Record<PlaceClass, readonly string[]>> = {
  indoor: [
    "window-soft",
    "window-hard",
    "window-golden",
    "window-dusk",
    "practical-lamps",
    "overhead-pendant",
    "skylight-top",
    "doorway",
    "softbox",
  ],
  outdoor: ["overcast-softbox", "open-shade"],
  studio: [
    "softbox",
    "high-key",
    "low-key",
    "three-point",
    "rim",
    "gradient-backdrop",
    "light-tent",
    "split",
    "skylight-top",
  ],
  underwater: ["caustics", "underwater-shafts", "deep-blue"],
  space: ["space-sun", "planetshine", "space-starlight"],
  any: ["softbox", "window-soft", "three-point", "skylight-top", "rim", "high-key"],
};

/** The same for what no crew would light without knowing where: crowds, buildings, things that happen. */
export const UNPLACED_LIGHTS: readonly string[] = [
  "overcast-softbox",
  "open-shade",
  "afternoon-sun",
  "contre-jour",
  "morning-sun",
];
