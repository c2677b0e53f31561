import { ENVIRONMENTS, WEATHER } from "./places";
import type { SoundRequest } from "./request";
import { AMBIENT_SOUNDS } from "./sources";

/** Names of layers that no option names: the weather, and what the scene itself sounds like. */
export const WEATHER_BED = "Weather: ";
export const SCENE_BED = "Ambience of the scene";
export const SCENE_EFFECT = "Foley of the scene";

/** How much quieter a bed is than in the open, in dB: behind a wall, or above the water. */
export function farOff({ environmentType }: SoundRequest, name: string): number {
  const kind = ENVIRONMENTS[environmentType ?? ""]?.kind;
  const source = AMBIENT_SOUNDS[name];
  if (kind === "underwater") return source?.underwater ? 0 : -12;
  if (kind !== "indoor") return 0;
  return name.startsWith(WEATHER_BED) ? -10 : source?.outdoor ? -8 : 0;
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
  const weather = WEATHER[weatherConditions ?? ""]?.clause
    ? [`${WEATHER_BED}${weatherConditions?.replace("-", " ")}`]
    : [];
  // A prompt names the first two: the weather that was chosen must be among them.
  const all = [...beds.slice(0, 1), ...weather, ...beds.slice(1)];
  return all.length > 0 ? all : [SCENE_BED];
}
