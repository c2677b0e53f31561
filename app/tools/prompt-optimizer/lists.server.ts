import { namedSlots, type Slot } from "~/film/revision/slots";
import type { Change } from "./schema";

/** What each slot is called on the page. */
export const SLOT_LABELS: Readonly<Record<Slot | "negative", string>> = {
  format: "Format",
  frame: "Shot size and angle",
  move: "Camera move",
  setting: "Setting",
  light: "Light",
  look: "Look",
  lens: "Lens",
  palette: "Palette",
  exposure: "Frame rate and shutter",
  pace: "Pace",
  ambience: "Ambience",
  effect: "Sound effect",
  negative: "Negative prompt",
};

/** The lists in which the improvements of a prompt are told. */
export interface ImprovementLists {
  technicalEnhancements: string[];
  styleImprovements: string[];
  audioEnhancements: string[];
}

const LIST_OF: Readonly<Record<Slot, keyof ImprovementLists>> = {
  format: "technicalEnhancements",
  frame: "technicalEnhancements",
  move: "technicalEnhancements",
  lens: "technicalEnhancements",
  exposure: "technicalEnhancements",
  pace: "technicalEnhancements",
  setting: "styleImprovements",
  light: "styleImprovements",
  look: "styleImprovements",
  palette: "styleImprovements",
  ambience: "audioEnhancements",
  effect: "audioEnhancements",
};

const emptyLists = (): ImprovementLists => ({
  technicalEnhancements: [],
  styleImprovements: [],
  audioEnhancements: [],
});

/** Sorts what was added, by slot, into the lists. */
export function listAdditions(added: readonly { slot: Slot; text: string }[]): ImprovementLists {
  const lists = emptyLists();
  for (const { slot, text } of added) {
    const label = `${SLOT_LABELS[slot]}: `;
    const said = text.trim().replace(/^[.,:\s]+|[.:\s]+$/g, "");
    // Some sentences name their slot themselves ("Light: a warm lamp").
    lists[LIST_OF[slot]].push(said.startsWith(label) ? said : label + said);
  }
  return lists;
}

/** What a wording names that the original did not, told by the sentences that name it. */
export function listNewlyNamed(original: string, wording: string): ImprovementLists {
  const before = namedSlots(original);
  const now = namedSlots(wording);
  const gained = (Object.keys(LIST_OF) as Slot[]).flatMap((slot) => {
    const [found] = before[slot].length === 0 ? now[slot] : [];
    return found ? [{ slot, text: found.text }] : [];
  });
  return listAdditions(gained);
}

/** The name of a change without a slot: what it takes away, or that it says something anew. */
export function labelOf(kind: Change["kind"]): string {
  return { repair: "Repair", contradiction: "Contradiction", addition: "Addition", rewording: "New wording" }[
    kind
  ];
}
