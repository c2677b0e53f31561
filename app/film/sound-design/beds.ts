import type { Band } from "./music";
import { ENVIRONMENTS, WEATHER } from "./places";
import type { SoundRequest } from "./request";
import { AMBIENT_SOUNDS } from "./sources";

/** Names of layers that no option names: the weather, and what the scene itself sounds like. */
export const WEATHER_BED = "Weather: ";
export const SCENE_BED = "Ambience of the scene";
export const SCENE_EFFECT = "Foley of the scene";

/** Of a bed that is not known. */
const BED_BAND: Band = [100, 8000];

/** What stands between a bed and the ear: how much quieter it is than in the open, in dB, and what highs are left, in Hz. */
export interface Distance {
  readonly down: number;
  readonly upTo: number;
}

const NEAR: Distance = { down: 0, upTo: Number.POSITIVE_INFINITY };
const BEYOND: Distance = { down: 9, upTo: 3000 };
const UNDER_WATER: Distance = { down: 12, upTo: 500 };
const THROUGH_ROOF: Distance = { down: 10, upTo: 1500 };
const BEHIND_WALL: Distance = { down: 8, upTo: 1200 };

/** How far off a bed is: behind a wall, above the water, or beyond the place. */
export function distanceOf({ environmentType }: SoundRequest, name: string): Distance {
  const place = ENVIRONMENTS[environmentType ?? ""];
  const source = AMBIENT_SOUNDS[name];
  const weather = name.startsWith(WEATHER_BED);
  if (place?.foreign?.includes(name)) return BEYOND;
  // The scene's own bed is that of the water already.
  if (place?.kind === "underwater") return weather || (source && !source.underwater) ? UNDER_WATER : NEAR;
  if (place?.kind !== "indoor") return NEAR;
  return weather ? THROUGH_ROOF : source?.outdoor ? BEHIND_WALL : NEAR;
}

/** Where the energy of a bed lies as it is heard in its place, in Hz. */
export function bandOf(request: SoundRequest, name: string): Band {
  const weather = name.startsWith(WEATHER_BED) ? WEATHER[request.weatherConditions ?? ""]?.band : undefined;
  const [low, high] = weather ?? AMBIENT_SOUNDS[name]?.band ?? BED_BAND;
  return [low, Math.max(low * 2, Math.min(high, distanceOf(request, name).upTo))];
}

/** Single sounds of the mix, in the order they were asked for. */
export function effectNames({ specificSounds }: SoundRequest): readonly string[] {
  return specificSounds.length > 0 ? specificSounds : [SCENE_EFFECT];
}

/** Beds of the mix: those asked for, or the place's own, and the weather where it is heard. */
export function bedNames({
  ambientSounds,
  environmentType,
  weatherConditions,
}: SoundRequest): readonly string[] {
  const place = ENVIRONMENTS[environmentType ?? ""];
  const beds = ambientSounds.length > 0 ? ambientSounds : (place?.beds ?? []);
  const known = WEATHER[weatherConditions ?? ""];
  const heard = known?.heardIn?.some((each) => beds.includes(each)) === true;
  const weather = known?.clause && !heard ? [`${WEATHER_BED}${weatherConditions?.replace("-", " ")}`] : [];
  // A prompt names the first two: the weather that was chosen must be among them.
  const all = [...beds.slice(0, 1), ...weather, ...beds.slice(1)];
  return all.length > 0 ? all : [SCENE_BED];
}
