import type { Brief } from "./brief";
import { FREE_LIGHTS, UNPLACED_LIGHTS } from "./lexicon/everyday-look";
import { LIGHT_SOURCES } from "./lexicon/light-sources";
import type { PlacedScene } from "./scene";
import { TIMES } from "./vocabulary/times-of-day";
import type { Light, NamedColour, Palette } from "./vocabulary/types";
import { WEATHER } from "./vocabulary/weather";

/** Weather through which no hard sun comes. */
export const HIDES_SUN: ReadonlySet<string> = new Set(["fog", "rain", "overcast", "storm"]);
/** The light that something named in the idea gives: a campfire, a street lamp. By day it is a thing and no key. */
export function sourceNamed(brief: Brief, scene: PlacedScene): string | undefined {
  if (scene.place === "underwater" || scene.place === "space") return undefined;
  if (!/^(?:dusk|night|any)$/.test(scene.time ?? "any") && scene.weather !== "storm") return undefined;
  return LIGHT_SOURCES.find(([, source]) => source.test(brief.meant))?.[0];
}

/** The set-ups at home in a scene, by their ids: of what is named, of the weather, of the place, of the hour. */
export function lightsOf(brief: Brief, scene: PlacedScene): readonly string[] {
  const named = sourceNamed(brief, scene);
  if (named) return [named];
  const outdoor = scene.place === "outdoor";
  const times = TIMES.filter((each) => each.time === scene.time && scene.time !== "any").flatMap(
    (each) => each.lights,
  );
  const weather = WEATHER.filter((each) => each.weather === scene.weather).flatMap((each) => each.lights);
  // Fog and rain scatter whatever light the hour or the place would have.
  if (outdoor && weather.length > 0 && scene.time !== "night" && HIDES_SUN.has(scene.weather ?? ""))
    return weather;
  const setting = scene.setting?.lights ?? [];
  const low = /^(?:dawn|golden-hour|sunset|dusk|night)$/.test(scene.time ?? "any");
  const open =
    low && scene.weather === undefined
      ? setting.filter((each) => !/overcast|open-shade|snow-bounce/.test(each))
      : setting;
  if (open.length > 0) return [...open, ...(outdoor ? weather : []), ...(outdoor && low ? times : [])];
  const unplaced = scene.place === undefined && !SMALL.has(scene.scale ?? "");
  const free = unplaced ? UNPLACED_LIGHTS : (FREE_LIGHTS[scene.place ?? "any"] ?? FREE_LIGHTS.any ?? []);
  if (!outdoor) return free;
  return weather.length > 0 && !low ? weather : times.length > 0 ? times : free;
}

/** Whether a light can burn at that hour: neither sun nor day sky at night. */
export function burnsAt(light: Light, scene: PlacedScene): boolean {
  return (
    scene.time !== "night" ||
    (light.source !== "sun" && light.source !== "sky") ||
    /aurora|city|moon/.test(light.id)
  );
}

/** Scales that a table holds. */
export const SMALL: ReadonlySet<string> = new Set(["object", "tiny"]);

/** Hues (OKLCH, degrees) that firelight and a low sun bring, and those of snow, moon and open sky. */
const isWarm = ({ c, h }: NamedColour) => c >= 0.04 && h >= 20 && h <= 110;
const isCool = ({ c, h }: NamedColour) => c < 0.04 || (h >= 150 && h <= 310);
/** Whether a palette holds a colour that the light would give: no fire burns in blue and grey alone, no snow in orange. */
export function agrees(palette: Palette, light: Light): boolean {
  if (light.kelvin === null) return true;
  if (light.kelvin <= 2900) return palette.colours.some(isWarm);
  return light.kelvin < 7000 || palette.colours.some(isCool);
}
