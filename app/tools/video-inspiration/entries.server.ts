import type { FrameSketch } from "~/components/storyboard-frame";
import { readFrame } from "~/film/frame-sketch";
import type { Inspiration } from "~/film/inspiration/entry";
import { INSPIRATION_GROUPS } from "~/film/inspiration/groups";
import { promptOfTake, VARIATIONS } from "~/film/inspiration/variation";

/** What the page's address asks for. */
export interface Wanted {
  /** Words that an entry must hold, all of them; empty for every entry. */
  query: string;
  /** The entry that is shown in another take. */
  entry: string | undefined;
  take: number;
}

/** An entry as its card shows it. */
export interface ShownEntry {
  id: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** 0 for the example, from 1 for a variation. */
  take: number;
  prompt: string;
  sketch: FrameSketch;
  /** What the sketch shows. */
  idea: string;
}

/** A group as the page shows it. */
export interface ShownGroup {
  id: string;
  title: string;
  about: string;
  /** Whether it opens with the page. */
  open: boolean;
  entries: ShownEntry[];
}

const drawn = (prompt: string, idea: string): FrameSketch =>
  readFrame({ camera: prompt, shows: idea, where: prompt, colours: prompt });

const examples = new Map<string, ShownEntry>();

function show(entry: Inspiration, take: number): ShownEntry {
  const known = take === 0 ? examples.get(entry.id) : undefined;
  if (known) return known;
  const { id, title, description, keywords, idea } = entry;
  const prompt = promptOfTake(entry, take);
  const shown = { id, title, description, keywords, take, prompt, idea, sketch: drawn(prompt, idea) };
  if (take === 0) examples.set(id, shown);
  return shown;
}

/** Whether an entry holds every word of a search, in its title, description, keywords or example. */
function holds({ title, description, keywords, prompt }: Inspiration, words: readonly string[]): boolean {
  const text = [title, description, ...keywords, prompt].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The groups that have something of what is wanted; without a search the first one is open, and the one asked for. */
export function showGroups({ query, entry, take }: Wanted): ShownGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return INSPIRATION_GROUPS.map((group, at) => ({
    id: group.id,
    title: group.title,
    about: group.about,
    open: at === 0 || words.length > 0 || group.entries.some(({ id }) => id === entry),
    entries: group.entries
      .filter((each) => holds(each, words))
      .map((each) => show(each, each.id === entry ? take % (VARIATIONS + 1) : 0)),
  })).filter(({ entries }) => entries.length > 0);
}

/** How many entries there are, and how many variations each has. */
export const TOTALS = {
  entries: INSPIRATION_GROUPS.reduce((sum, { entries }) => sum + entries.length, 0),
  variations: VARIATIONS,
};
