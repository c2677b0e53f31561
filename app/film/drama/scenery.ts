import type { TimeOfDay } from "../vocabulary/types";
import type { IntroStyle } from "./intro-style";
import type { Location } from "./locations";
import type { Material } from "./material";
import type { ShotKind } from "./shot-kinds";

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
  if (brief.place === "indoor" || brief.place === "studio") return { at: "in the room", place: "the room" };
  return { at: "", place: "the surroundings" };
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

/** How far the story has come: which of its events is told by each clip, or comes next. */
function eventAt(
  kinds: readonly ShotKind[],
  shared: readonly (readonly string[])[],
  at: number,
): readonly string[] {
  const told = kinds.slice(0, at).filter((kind) => kind === "event").length;
  return shared[Math.min(told, shared.length - 1)] ?? [];
}

/**
 * Where a clip plays. An event plays where its own words say, else where the story has come to; nobody is at a place
 * before the story is. Clips of the place alone may show what is to come.
 * @param shared the events that each event clip tells
 * @returns undefined where nothing says it
 */
export function locationOf(
  { locations, events }: Material,
  kinds: readonly ShotKind[],
  shared: readonly (readonly string[])[],
  at: number,
): Location | undefined {
  if (locations.length === 0) return undefined;
  const share = at / kinds.length;
  const spread = (places: readonly Location[]) => places[Math.floor(share * places.length)];
  const namedIn = (text: string) => locations.filter(({ phrase }) => text.toLowerCase().includes(phrase));
  // Places that no event names are those of the whole.
  if (events.every((event) => namedIn(event).length === 0)) return spread(locations);
  const now = eventAt(kinds, shared, at);
  const here = now.flatMap(namedIn);
  if (here.length > 0) return spread(here);
  const until = Math.max(0, events.indexOf(now[0] ?? ""));
  const before = events.slice(0, until).flatMap(namedIn).at(-1);
  if (before) return before;
  return kinds[at] === "place" || kinds[at] === "light" ? spread(locations) : undefined;
}
