import { singular } from "../english";
import { animalGroup } from "../lexicon/animals";
import { BODY_WORDS, PERSON_PRONOUNS } from "../lexicon/people";
import { isPersonNoun, type Subject } from "./subjects";

/** What an idea says is not there: "no people", "without cars or people". */
const DENIED =
  /\b(?:no|without(?: any)?|not any|free of)\s+[\p{L}'-]+(?:\s*(?:,|or|and|nor)\s+(?:no\s+)?[\p{L}'-]+)?/giu;

/** Toys in the shape of somebody, and animals called after somebody, are nobody. */
const FIGURINE =
  /\b(?:lego|toy|clay|plush|gingerbread|paper|rag|plastic|tin) (?:m[ae]n|wom[ae]n|boys?|girls?|soldiers?|knights?|figures?|people|doll)\b|\b(?:clown ?fish|nurse sharks?|(?:king|emperor) penguins?|(?:queen|worker) (?:bees?|ants?)|(?:guard|police) dogs?|soldier ants?|monk seals?|snow ?m[ae]n)\b/giu;

/** Whether a text shows people, by noun, by name or by pronoun. */
export function showsPeople(whole: string, subjects: readonly Subject[]): boolean {
  const denied = [...whole.matchAll(DENIED)].map(
    ({ index, 0: said }) => [index, index + said.length] as const,
  );
  const isThere = ({ end }: Subject) => !denied.some(([from, to]) => end > from && end <= to);
  if (subjects.some((subject) => subject.kind === "person" && isThere(subject))) return true;
  const text = whole.replace(DENIED, " ").replace(FIGURINE, " ");
  const things = subjects.some((subject) => subject.kind === "thing" || subject.kind === "animal");
  // "Their" of lamps and trees shows nobody.
  const shows = (word: string) =>
    PERSON_PRONOUNS.has(word) && !(things && /^(?:they|them|their)$/.test(word));
  const words = text.toLowerCase().match(/[a-z'-]+/g) ?? [];
  // Whoever says "my product" is not in the picture; whose "my hands" are, is.
  const owned = (word: string, at: number) =>
    /^(?:my|our)$/.test(word) && !words.slice(at + 1, at + 3).some((next) => BODY_WORDS.has(next));
  return words.some((word, at) => (shows(word) && !owned(word, at)) || isPersonNoun(word));
}

/** Whether a text shows animals. */
export function showsAnimals(text: string): boolean {
  return (
    text
      .replace(DENIED, " ")
      .toLowerCase()
      .replace(
        /\bhot dogs?\b|\bteddy bears?\b|\brubber ducks?\b|\b(?:baseball|cricket) bats?\b|\bcomputer mouse\b/g,
        " ",
      )
      .match(/[a-z-]+/g) ?? []
  ).some((word) => animalGroup(singular(word)) !== undefined);
}
