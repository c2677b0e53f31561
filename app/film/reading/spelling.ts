import nlp from "compromise/two";
import { singular } from "../english";
import { ANIMAL_GROUPS } from "../lexicon/animals";
import { KINDS } from "../lexicon/kinds";
import { PERSON_NOUNS } from "../lexicon/people";
import { THING_GROUPS } from "../lexicon/things";
import { ACTIONS } from "../vocabulary/actions";
import { SETTINGS } from "../vocabulary/settings";
import { SOUND_EFFECTS } from "../vocabulary/sound-effects";
import { senseOf } from "./senses";

/**
 * Mistyped words, read as what they were meant to be: "a womn walkng in teh rain" is a woman walking in the rain. Only
 * for telling what an idea is about: the user's own letters stand in the prompt as they were typed.
 */

const SMALL_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mna: "man",
    womna: "woman",
    dgo: "dog",
    cta: "cat",
    gril: "girl",
    teh: "the",
    hte: "the",
    adn: "and",
    nad: "and",
    wiht: "with",
    wtih: "with",
    fo: "of",
    thier: "their",
    thru: "through",
    nite: "night",
    wich: "which",
    whith: "with",
    undr: "under",
    beutiful: "beautiful",
    beautifull: "beautiful",
  }),
);

const SHORTEST = 4;

let lexicon:
  | { words: ReadonlySet<string>; near: ReadonlyMap<string, readonly string[]>; english: ReadonlySet<string> }
  | undefined;

/** A word with one letter left out, at every place: two words one slip apart share one of these. */
const shortened = (word: string): string[] =>
  [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));

function known() {
  if (lexicon) return lexicon;
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) words.add(word);
  };
  for (const group of [...Object.values(ANIMAL_GROUPS), ...Object.values(THING_GROUPS)])
    for (const word of group) add(word);
  for (const word of PERSON_NOUNS) add(word);
  for (const { says } of [...ACTIONS, ...SETTINGS]) for (const phrase of says) add(phrase);
  for (const word of "night sunset sunrise morning evening rain raining snow snowing storm foggy cloudy beautiful underwater watercolor painting camera slowly".split(
    " ",
  ))
    words.add(word);
  const near = new Map<string, string[]>();
  for (const word of words)
    for (const key of [word, ...shortened(word)]) near.set(key, [...(near.get(key) ?? []), word]);
  // Whatever the room itself writes is spelt well, also where it is near to something else: a puddle is no paddle.
  const english = new Set<string>();
  const written = [
    ...KINDS.flatMap((kind) => [...kind.words, ...kind.details]),
    ...SETTINGS.flatMap((each) => [...each.details, ...each.ambience, ...each.effects]),
    ...SOUND_EFFECTS.flatMap((each) => [...each.says, ...each.clauses]),
    ...ACTIONS.flatMap((each) => each.details),
  ];
  for (const text of written)
    for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) english.add(word).add(singular(word));
  lexicon = { words, near, english };
  return lexicon;
}

/** Whether two words differ by one letter added, left out, changed or by two neighbours swapped. */
function oneSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === word[from]) from += 1;
  const rest = typed.slice(from);
  const meant = word.slice(from);
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2))
  );
}

/** A letter left out or two swapped is a slip of the keyboard; in a short word another letter makes another word. */
const isLikelySlip = (typed: string, word: string) =>
  word.length > typed.length || typed.length >= 7 || [...typed].sort().join("") === [...word].sort().join("");

const model = nlp.model() as { one: { lexicon: Readonly<Record<string, unknown>> } };
/** English that compromise knows, in this or the plain form: no slip of the keyboard, whatever it is near to. */
const isEnglish = (word: string, words: ReadonlySet<string>) =>
  [
    word,
    word.replace(/(?:es|s|ed|ing|ly|er|est)$/, ""),
    word.replace(/d$/, ""),
    word.replace(/(?:ed|ing|er|est)$/, "e"),
    word.replace(/(.)\1(?:ed|ing)$/, "$1"),
  ].some((form) => form in model.one.lexicon || (form !== word && words.has(form)));

const remembered = new Map<string, string | undefined>();
const MOST_REMEMBERED = 10_000;

/** The word that a mistyped one most likely stands for; undefined where it is spelt well, a name, or near to several. Takes one word. */
export function meantBy(typed: string): string | undefined {
  if (!remembered.has(typed)) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(typed, look(typed));
  }
  return remembered.get(typed);
}

function look(typed: string): string | undefined {
  const lower = typed.toLowerCase();
  const small = SMALL_WORDS.get(lower);
  if (small) return small;
  if (lower.length < SHORTEST || !/^[a-z]+$/.test(lower) || /\p{Lu}/u.test(typed.slice(0, 1)))
    return undefined;
  const { words, near, english } = known();
  if (words.has(lower) || english.has(lower) || isEnglish(lower, words)) return undefined;
  const found = new Set<string>();
  for (const key of [lower, ...shortened(lower)])
    for (const word of near.get(key) ?? [])
      if (word[0] === lower[0] && oneSlip(lower, word) && isLikelySlip(lower, word)) found.add(word);
  const candidates = [...found];
  if (candidates.length < 2) return candidates[0];
  // "Womn" is near to "woman" and to "women": either tells the same kind, and the singular stands.
  const bases = new Set(candidates.map(singular));
  return bases.size === 1 ? [...bases][0] : undefined;
}

/** A text as it was meant, and where each of its positions lies in the text as typed. */
export interface Respelt {
  readonly text: string;
  /** Position in the typed text of a position in `text`, both in UTF-16 units. */
  at(position: number): number;
}

/** Respells a text for reading, and words by the sense their neighbours give them. Where nothing was mistyped the text comes back as it was. */
export function respell(typed: string): Respelt {
  const shifts: { from: number; by: number }[] = [];
  let by = 0;
  const text = typed.replace(/(?<![\p{L}\p{N}'’-])\p{L}+(?![\p{L}\p{N}'’-])/gu, (word, position: number) => {
    const meant =
      meantBy(word) ??
      senseOf(word.toLowerCase(), typed.slice(0, position), typed.slice(position + word.length));
    if (meant === undefined || meant === word) return word;
    const end = position + by + meant.length;
    by += meant.length - word.length;
    shifts.push({ from: end, by });
    return meant;
  });
  return {
    text,
    at: (position) => position - (shifts.findLast((shift) => shift.from <= position)?.by ?? 0),
  };
}
