import type { Brief } from "./brief";
import { PERSON_PRONOUNS } from "./lexicon/people";
import { findActions } from "./lexicon/sayings";
import { matchWords, type Named } from "./phrase-index";
import type { Action } from "./vocabulary/types";

/** Who or what may act in a brief, in the vocabulary's terms. */
function doersIn(brief: Brief): ReadonlySet<string> {
  const found = new Set<string>();
  if (brief.people) found.add("person");
  if (brief.animals) found.add("animal");
  for (const subject of brief.subjects) {
    if (subject.role === "object") continue;
    if (subject.thing && ["road", "rail", "air", "water"].includes(subject.thing)) found.add("vehicle");
    else if (subject.thing === "landscape" || subject.thing === "plant" || subject.thing === "cosmos")
      found.add("nature");
    if (subject.kind === "thing") found.add("thing");
  }
  return found;
}

const LIVING: ReadonlySet<string> = new Set(["person", "animal"]);

/** Words after which a verb's form is a noun: "the park", "a drink". */
const BEFORE_NOUNS = /^(?:an?|the|this|that|his|her|their|its|my|your|our|of|no|at|by|with)$/;
/** How many words on either side of a verb can give it another meaning. */
const SENSE_REACH = 4;

/** Who does it: the person or animal named last before the verb; undefined where none is. */
function doerBefore(brief: Brief, words: readonly string[], at: number): "person" | "animal" | undefined {
  let nearest: { at: number; kind: "person" | "animal" } | undefined;
  for (const { kind, head } of brief.subjects) {
    if (kind !== "person" && kind !== "animal") continue;
    const found = words.lastIndexOf(matchWords(head).at(-1) ?? "", at - 1);
    if (found >= 0 && found > (nearest?.at ?? -1)) nearest = { at: found, kind };
  }
  return nearest?.kind;
}

/** Whether a thing leads the idea and does it: what stands before the verb is no person, animal or pronoun. */
export function doneByThing(brief: Brief, words: readonly string[], at: number): boolean {
  const [main] = brief.subjects;
  return (
    main?.kind === "thing" &&
    words.lastIndexOf(matchWords(main.head).at(-1) ?? "", at - 1) >= 0 &&
    doerBefore(brief, words, at) === undefined &&
    !words.slice(0, at).some((word) => PERSON_PRONOUNS.has(word))
  );
}

/** Whether the words around a deed's name give it another meaning: a sword is not drawn with a pencil. */
function meansOther({ entry, at, length }: Named<Action>, words: readonly string[]): boolean {
  const around = [
    ...words.slice(Math.max(0, at - SENSE_REACH), at),
    ...words.slice(at + length, at + length + SENSE_REACH),
  ];
  return around.some((word) => entry.unless.includes(word));
}

/** Verbs of an idea that its other words give another meaning than the vocabulary's, as they stand in it. */
export function otherSenses(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    findActions(words)
      .filter((each) => meansOther(each, words))
      .map(({ phrase }) => phrase),
  );
}

const known = new WeakMap<Brief, readonly Named<Action>[]>();

/** What is done in an English idea, in order, each in the meaning that the words around it leave it. */
export function deedsOf(brief: Brief): readonly Named<Action>[] {
  const before = known.get(brief);
  if (before) return before;
  const words = brief.language.english ? matchWords(brief.meant) : [];
  const deeds = findActions(words).filter(
    (each) =>
      !BEFORE_NOUNS.test(words[each.at - 1] ?? "") &&
      (each.phrase.endsWith("ing") || !brief.spine.isNounPhrase) &&
      !meansOther(each, words),
  );
  known.set(brief, deeds);
  return deeds;
}

/** The deeds of those who can do them: a person feeds a gull otherwise than a gull feeds. */
export function deedsOfDoers(brief: Brief): readonly Named<Action>[] {
  const acting = doersIn(brief);
  const words = matchWords(brief.meant);
  return deedsOf(brief).filter(({ entry, at }) => {
    const doer = doerBefore(brief, words, at);
    if (doneByThing(brief, words, at)) return entry.who.some((each) => acting.has(each) && !LIVING.has(each));
    return doer && (entry.who.includes("person") || entry.who.includes("animal"))
      ? entry.who.includes(doer)
      : entry.who.some((each) => acting.has(each));
  });
}
