import { bars, list } from "./fit";
import type { Axes, PlaceClass, Setting, Terrain } from "./types";

/** Where a setting lies and which lights are at home in it, by their ids. */
export interface SettingKind {
  readonly place: PlaceClass;
  readonly lights: readonly string[];
  readonly eras?: Axes["eras"];
}

export const HOME: SettingKind = {
  place: "indoor",
  lights: ["window-soft", "window-hard", "window-golden", "window-dusk", "practical-lamps"],
};
export const WORK: SettingKind = {
  place: "indoor",
  lights: ["window-soft", "fluorescent", "led-panels", "practical-lamps", "overhead-pendant"],
};
export const HALL: SettingKind = {
  place: "indoor",
  lights: ["skylight-top", "window-soft", "god-rays", "practical-lamps", "overhead-pendant"],
};
export const OLD: SettingKind = {
  place: "indoor",
  lights: ["window-soft", "candlelight", "torchlight", "god-rays", "lantern"],
};
export const STREET: SettingKind = {
  place: "outdoor",
  lights: [
    "morning-sun",
    "afternoon-sun",
    "overcast-softbox",
    "dusk-practicals",
    "street-sodium",
    "city-glow",
    "neon",
  ],
};
export const LAND: SettingKind = {
  place: "outdoor",
  lights: [
    "morning-sun",
    "high-noon",
    "afternoon-sun",
    "golden-hour",
    "sunset-afterlight",
    "overcast-softbox",
    "moonlight",
    "first-light",
  ],
};
export const WOOD: SettingKind = {
  place: "outdoor",
  lights: ["dappled", "god-rays", "dawn-mist-light", "overcast-softbox", "moonlight", "golden-hour"],
};
export const SHORE: SettingKind = {
  place: "outdoor",
  lights: [
    "water-bounce",
    "morning-sun",
    "high-noon",
    "golden-hour",
    "sunset-afterlight",
    "overcast-softbox",
    "moonlight",
    "blue-hour",
  ],
};
export const SNOW: SettingKind = {
  place: "outdoor",
  lights: ["snow-bounce", "overcast-softbox", "first-light", "blue-hour", "moonlight", "aurora"],
};
export const SEA: SettingKind = {
  place: "underwater",
  lights: ["caustics", "underwater-shafts", "deep-blue", "dive-torch", "bioluminescence"],
};
export const VOID: SettingKind = { place: "space", lights: ["space-sun", "space-starlight", "planetshine"] };
export const DECK: SettingKind = {
  place: "indoor",
  lights: ["led-panels", "cockpit-glow", "screen-glow", "hologram"],
  eras: ["future"],
};
export const PLAIN: SettingKind = {
  place: "studio",
  lights: ["softbox", "gradient-backdrop", "high-key", "low-key", "rim", "three-point"],
};
export const CAB: SettingKind = {
  place: "indoor",
  lights: ["cockpit-glow", "window-soft", "screen-glow", "window-dusk"],
};
export const CELLAR: SettingKind = {
  place: "indoor",
  lights: ["overhead-pendant", "doorway", "flashlight", "torchlight", "practical-lamps"],
};

/** One setting of the data files: the first of `says` is its name; the other texts stand between vertical bars. */
export function place(
  kind: SettingKind,
  terrain: Terrain,
  does: string,
  says: string,
  details: string,
  ambience: string,
  effects: string,
): Setting {
  const words = list(says);
  const term = words[0] ?? "";
  return {
    id: term.replace(/[^a-z0-9]+/g, "-"),
    term,
    does,
    says: words,
    place: kind.place,
    terrain,
    suits: kind.eras === undefined ? { places: [kind.place] } : { places: [kind.place], eras: kind.eras },
    avoid: {},
    details: bars(details),
    lights: kind.lights,
    ambience: bars(ambience),
    effects: bars(effects),
  };
}
