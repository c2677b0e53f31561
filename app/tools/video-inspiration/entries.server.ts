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
  /** The group that is opened. */
  group: string | undefined;
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

const SENTENCE = /[^.]+(?:\.(?=\d)[^.]+)*\./g;
/** A sentence that speaks of the camera: only there do "above" and "low" tell where it stands. */
const OF_THE_CAMERA =
  /\b(?:shot|close-up|angle|level|view|camera|dolly|crane|drone|handheld|steadicam|glide|truck|track|pan|tilt|push|pull|zoom|orbit|arc|static|overhead)/i;
const GREY_PICTURE = /\b(?:black and white|monochrome)\b/i;
const GREYS = ["oklch(0.2 0 0)", "oklch(0.45 0 0)", "oklch(0.86 0 0)"];

function sketchOf({ idea, sketch }: Inspiration, prompt: string): FrameSketch {
  const camera = (prompt.match(SENTENCE) ?? []).filter((each) => OF_THE_CAMERA.test(each)).join(" ");
  const frame = { ...readFrame({ camera, shows: idea, where: prompt, colours: prompt }), ...sketch };
  return GREY_PICTURE.test(prompt) ? { ...frame, palette: GREYS } : frame;
}

const examples = new Map<string, ShownEntry>();

function show(entry: Inspiration, take: number): ShownEntry {
  const known = take === 0 ? examples.get(entry.id) : undefined;
  if (known) return known;
  const { id, title, description, keywords, idea } = entry;
  const prompt = promptOfTake(entry, take);
  const shown = { id, title, description, keywords, take, prompt, idea, sketch: sketchOf(entry, prompt) };
  if (take === 0) examples.set(id, shown);
  return shown;
}

/** Whether an entry holds every word of a search, in its title, description, keywords or example. */
function holds({ title, description, keywords, prompt }: Inspiration, words: readonly string[]): boolean {
  const text = [title, description, ...keywords, prompt].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

/** So many finds are shown at once; more of them, and the groups stay folded, as an open one brings its sketches. */
const FEW = 24;

/** The groups that have something of what is wanted. Open are the first one, what is asked for, and what little is found. */
export function showGroups({ query, entry, take, group: opened }: Wanted): ShownGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = INSPIRATION_GROUPS.map((group) => ({
    group,
    entries: group.entries.filter((each) => holds(each, words)),
  })).filter(({ entries }) => entries.length > 0);
  const few = found.reduce((sum, { entries }) => sum + entries.length, 0) <= FEW;
  return found.map(({ group: { id, title, about }, entries }, at) => ({
    id,
    title,
    about,
    open: at === 0 || few || id === opened || entries.some((each) => each.id === entry),
    entries: entries.map((each) => show(each, each.id === entry ? take % (VARIATIONS + 1) : 0)),
  }));
}

/** How many entries there are, and how many variations each has. */
export const TOTALS = {
  entries: INSPIRATION_GROUPS.reduce((sum, { entries }) => sum + entries.length, 0),
  variations: VARIATIONS,
};
