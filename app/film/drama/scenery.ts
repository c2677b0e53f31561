import type { TimeOfDay } from "../vocabulary/types";
import type { IntroStyle } from "./intro-styles";
import type { Location } from "./locations";
import type { Material } from "./material";

/** A place by name and with its place word. */
export interface Scenery {
  readonly at: string;
  readonly place: string;
}

/** The place by name and with its place word, as beats speak of it. */
export function sceneryOf({ brief }: Material, location: Location | undefined): Scenery {
  if (location) return { at: location.at, place: location.name };
  if (brief.place === "space") return { at: "in open space", place: "open space" };
  if (brief.place === "underwater") return { at: "in the deep water", place: "the deep water" };
  return { at: "", place: "the place" };
}

/** Whether a clip plays under the open sky: unsaid counts as open, since most light is. */
export function isOpen({ brief }: Material, location: Location | undefined): boolean {
  return (location?.setting.place ?? brief.place ?? "outdoor") === "outdoor";
}

/** The hour of a clip, by how far into the intro it stands (0 to 1): the idea's own, else as the style passes them. */
export function hourOf(material: Material, style: IntroStyle, progress: number): TimeOfDay {
  const { brief } = material;
  if (brief.time !== undefined) return brief.changes ? "any" : brief.time;
  if (brief.place === "space" || brief.place === "underwater" || brief.changes || brief.namesLight)
    return "any";
  return style.hours[Math.min(style.hours.length - 1, Math.floor(progress * style.hours.length))] ?? "any";
}
