import type { Light, Scene, Terrain } from "./vocabulary/types";

/** Lands where lamps stand out of doors: everywhere else a fixture has nothing to be plugged into. */
const WIRED: ReadonlySet<Terrain> = new Set([
  "urban",
  "suburban",
  "industrial",
  "public",
  "work",
  "home",
  "vehicle",
  "historic",
]);
/** Natural hollows: a cave has no mains though it has walls; its torches are brought. */
const UNWIRED_ROOMS: ReadonlySet<Terrain> = new Set(["polar", "forest", "mountain", "desert", "grassland"]);
/** Eras before electric light stood in streets and rooms. */
const BEFORE_MAINS: ReadonlySet<string> = new Set([
  "prehistoric",
  "ancient",
  "medieval",
  "renaissance",
  "1700s",
  "1800s",
]);
/** Scales that a crew cannot light. */
const TOO_LARGE: ReadonlySet<string> = new Set(["landscape", "cosmic"]);

/**
 * Whether a place can hold a light: lamps on the mains want a settlement or a room in an age of electricity, a crew's lamps
 * something small enough to light and air to stand in. What is not known of the scene stands against nothing but mains out
 * of doors, which wilderness has none of.
 */
export function canHold(light: Pick<Light, "power">, scene: Scene): boolean {
  if (light.power === "none") return true;
  if (scene.era !== undefined && BEFORE_MAINS.has(scene.era) && light.power !== "crew") return false;
  if (light.power === "battery") return true;
  // Only a tank has lamps over its water.
  if (scene.place === "underwater") return light.power === "mains" && scene.terrain === "public";
  if (scene.place === "space") return light.power === "mains" && scene.terrain === "vehicle";
  if (light.power === "crew") return !(scene.place === "outdoor" && TOO_LARGE.has(scene.scale ?? ""));
  if (scene.place === "outdoor") return scene.terrain !== undefined && WIRED.has(scene.terrain);
  return scene.terrain === undefined || !UNWIRED_ROOMS.has(scene.terrain);
}
