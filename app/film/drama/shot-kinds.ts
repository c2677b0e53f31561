import type { Material } from "./material";
import type { Phase, Slot } from "./structure";

/** What a clip is about: an event of the idea, its lead, another of its things, the place, or light and air. */
export type ShotKind = "event" | "lead" | "other" | "place" | "light";

/** The kinds of clip a part is made of, in turn. */
const PATTERNS: Readonly<Record<Phase, readonly ShotKind[]>> = {
  hook: ["other", "light", "lead"],
  world: ["place", "light", "place", "other", "place", "lead", "light"],
  character: ["lead", "lead", "event", "lead", "other", "lead", "place", "lead"],
  disturbance: ["event", "light", "lead", "event", "other"],
  rising: [
    "event",
    "lead",
    "other",
    "event",
    "place",
    "lead",
    "event",
    "light",
    "lead",
    "event",
    "other",
    "place",
  ],
  peak: ["event", "lead", "event", "other", "lead"],
  title: ["place", "place"],
};

/** Which events of the idea each event clip tells: in order, all of them, several in one where clips are few. */
export function shareEvents(events: readonly string[], clips: number): string[][] {
  return Array.from({ length: clips }, (_, at) => {
    const from = Math.floor((at * events.length) / clips);
    const to = Math.max(from + 1, Math.floor(((at + 1) * events.length) / clips));
    return events.slice(from, to);
  });
}

/** What each clip of an intro is about, in order. */
export function kindsOf(slots: readonly Slot[], material: Material): ShotKind[] {
  const available = (kind: ShotKind): ShotKind =>
    kind === "lead" && !material.lead
      ? material.others.length > 0
        ? "other"
        : "place"
      : kind === "other" && material.others.length === 0
        ? material.lead
          ? "lead"
          : "light"
        : kind;
  const taken = new Map<Phase, number>();
  const kinds = slots.map(({ phase }) => {
    const at = taken.get(phase) ?? 0;
    taken.set(phase, at + 1);
    const pattern = PATTERNS[phase];
    return available(pattern[at % pattern.length] ?? "place");
  });
  // One event seen too often wears out: what is over goes to the lead and to light.
  const most = material.events.length * (slots.length > LONG_INTRO ? 3 : 2);
  for (let over = kinds.filter((kind) => kind === "event").length - most, at = 1; over > 0; at++) {
    const index = kinds.findIndex(
      (kind, place) => kind === "event" && place >= at * 3 && slots[place]?.phase === "rising",
    );
    const next = index < 0 ? kinds.indexOf("event") : index;
    kinds[next] = available(at % 2 === 0 ? "light" : at % 3 === 0 ? "place" : "lead");
    over -= 1;
  }
  // An idea that tells more than its event clips can hold takes over further clips, the last of the rising first.
  for (const wanted of ["rising", "disturbance", "character", "peak", "world", "hook"] as const) {
    for (let at = slots.length - 1; at >= 0; at--) {
      if (kinds.filter((kind) => kind === "event").length >= material.events.length) return kinds;
      if (slots[at]?.phase === wanted) kinds[at] = "event";
    }
  }
  return kinds;
}

/** Scenes from which on an event may be covered three times. */
const LONG_INTRO = 20;
