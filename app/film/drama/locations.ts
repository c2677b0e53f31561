import { findSettings } from "../lexicon/sayings";
import { matchWords } from "../phrase-index";
import type { Subject } from "../reading/subjects";
import type { PlaceClass, Setting } from "../vocabulary/types";

/** A place of the idea. */
export interface Location {
  /** By name: "the mountain temple". */
  readonly name: string;
  /** With its place word: "in the mountain temple". */
  readonly at: string;
  /** The words by which the vocabulary knows it: "temple". */
  readonly phrase: string;
  readonly setting: Setting;
}

const ON =
  /(?<!deep )\b(?:sea|ocean|lake|river|island|mountain|rooftop|roof|street|beach|pier|road|highway|bridge|coast|shore|plain|hill|deck|stage|planet|moon|farm)s?$/i;
const AT = /\b(?:station|lighthouse|harbou?r|gate|border|airport|crossroads|port)s?$/i;
const VERBS = /\b(?:who|to|they|we|and|that)\s*$/i;

/** Places that are seen from outside in an open world and inside nowhere. */
const SEALED: ReadonlySet<PlaceClass> = new Set(["underwater", "space"]);

const LONGEST_NAME = 40;
/** How near a second place word must follow for the first to be part of its name. */
const NEXT_WORDS = 2;

/** The places an idea names, in its order, each with what the vocabulary knows of it. `settled` is where all of it plays. */
export function readLocations(
  prose: string,
  subjects: readonly Subject[],
  settled: PlaceClass | undefined,
): Location[] {
  const found: Location[] = [];
  const named = findSettings(matchWords(prose));
  for (const { entry, phrase, at } of named) {
    if (settled !== undefined && SEALED.has(settled) && entry.place !== settled) continue;
    const start = positionOf(prose, at);
    if (VERBS.test(prose.slice(0, start)) && !phrase.includes(" ")) continue;
    const subject = subjects.find((each) => each.start <= start && start < each.end);
    if (!subject) continue;
    // "A freighter and its garden": what a thing holds is no place of its own, and nothing is known of it.
    if (/^its\b/i.test(subject.text) || /\bits $/i.test(prose.slice(0, subject.start))) continue;
    const last = subject.text.toLowerCase();
    // Of "a tiny Tokyo ramen shop" the shop is the place, whatever else the phrase names.
    const better = named.some((each) => each.at > at && each.at <= at + NEXT_WORDS && !last.endsWith(phrase));
    if (better || found.some((each) => each.name.endsWith(` ${phrase}`))) continue;
    // Of "the lighthouse keeper" only the lighthouse is a place.
    const isPlace =
      subject.head.toLowerCase().endsWith(phrase) || subject.text.toLowerCase().endsWith(phrase);
    const bare = isPlace
      ? subject.text.replace(/^(?:.*\s)?(?:an?|the|his|her|its|their|every|each|this|that) /i, "")
      : phrase;
    const counted = bare.replace(/^(?:one|two|three|several|many) /i, "");
    if (counted.length > LONGEST_NAME) continue;
    // A sentence gives its first word a capital; only a name keeps it.
    const opens = /(?:^|[.!?:]\s+)$/.test(prose.slice(0, subject.start)) && bare === subject.text;
    const plain = opens && !subject.proper ? counted.charAt(0).toLowerCase() + counted.slice(1) : counted;
    const isName = subject.proper && bare === subject.text && /^\p{Lu}\S*$/u.test(plain);
    const name = isName ? plain : `the ${plain}`;
    if (found.some((each) => each.setting.id === entry.id || each.name === name)) continue;
    const word = ON.test(plain) ? "on" : AT.test(plain) ? "at" : "in";
    found.push({ name, at: `${word} ${name}`, phrase, setting: entry });
  }
  return found;
}

/** Where the n-th word of a text starts, words counted as phrases are matched on. */
function positionOf(text: string, index: number): number {
  const words = text.replace(/’/g, "'").matchAll(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu);
  return [...words][index]?.index ?? 0;
}
