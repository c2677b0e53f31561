import { type Brief, readIdea } from "../brief";
import { capitalise, listed, singular } from "../english";
import { animalGroup } from "../lexicon/animals";
import { PERSON_NOUNS } from "../lexicon/people";
import { readSubjects, referenceTo, type Subject } from "../reading/subjects";
import { readTerms } from "../reading/terms";
import { isAbsent } from "./absence";
import { type Location, readLocations } from "./locations";
import { NOT_STAGED, UNSEEN, WRAPPER } from "./not-staged";

/** Something of the idea that a frame can hold. */
export interface Named {
  /** As later sentences name it: "the two wolves". */
  readonly text: string;
  readonly plural: boolean;
}

/** Whom or what the intro is about. */
export interface Lead extends Named {
  readonly kind: "person" | "people" | "animal" | "animals" | "thing" | "place";
}

/** What an intro is directed from: the idea taken apart, and nothing beside it. */
export interface Material {
  /** Idea and constant elements read as one, so that what either settles holds for every scene. */
  readonly brief: Brief;
  readonly idea: string;
  /** The constant elements word for word. */
  readonly elements: string;
  /** What the elements alone settle. */
  readonly constant: Brief;
  /** What happens, in the idea's own words and order; each can stand as a sentence. */
  readonly events: readonly string[];
  readonly lead: Lead | undefined;
  /** Further things and beings of the idea, in order. */
  readonly others: readonly Lead[];
  /** Where it plays, in the order of the idea; empty where it names no place. */
  readonly locations: readonly Location[];
}

/** Nouns that are one word for several. */
const COLLECTIVES =
  /^(?:family|couple|crew|team|band|crowd|group|army|gang|tribe|class|choir|troupe|squad|audience)$/i;

/** Callings by their last word that no list of people holds whole. */
const CALLING =
  /(?:maker|keeper|monger|mason|smith|wright|herd|grapher|ologist|ician|arian)$|^(?:accountant|mayor|sheriff|apprentice|widow|widower|prodigy|host|heir|heiress|thief|stranger|survivor|rival|orphan)s?$/i;

const kindOf = (subject: Subject): Lead["kind"] | undefined => {
  if (COLLECTIVES.test(lastWord(subject.head))) return "people";
  const calling = subject.kind === "unknown" && CALLING.test(singular(lastWord(subject.head)));
  if (calling || subject.kind === "person") return subject.plural ? "people" : "person";
  if (subject.kind === "animal") return subject.plural ? "animals" : "animal";
  if (subject.thing === "landscape") return "place";
  return subject.kind === "thing" ? "thing" : undefined;
};

/** Longer names are not carried from sentence to sentence. */
const LONGEST_NAME = 40;

const lastWord = (text: string) => text.toLowerCase().split(/\s+/).at(-1) ?? "";

/** What a name takes along that belongs to the verb: "its garden still growing". */
const TRAILING_ADVERB = / (?:still|again|alone|now|never|away|together)$/i;

function asLead(subject: Subject): Lead | undefined {
  const kind = kindOf(subject);
  const text = referenceTo(subject).replace(TRAILING_ADVERB, "");
  if (
    kind === undefined ||
    /\d/.test(text) ||
    text.length > LONGEST_NAME ||
    NOT_STAGED.test(lastWord(subject.head))
  )
    return undefined;
  return { text, plural: subject.plural, kind };
}

/** A noun the room has no entry for, which a frame may still hold: "the dragon egg", but not "the friendship". */
function asUnknownThing(subject: Subject): Lead | undefined {
  const word = lastWord(subject.head);
  const abstract =
    NOT_STAGED.test(word) ||
    /(?:tion|sion|ness|ment|ity|ship|ism|ance|ence|hood|dom|ing|ly|est)s?$/.test(word);
  const text = referenceTo(subject).replace(TRAILING_ADVERB, "");
  const plain = /^[\p{L}' -]+$/u.test(text) && subject.text !== subject.head;
  return abstract || subject.proper || !plain || text.length > LONGEST_NAME
    ? undefined
    : { text, plural: subject.plural, kind: "thing" };
}

/** A verb in the present right after "and", "then" or a comma: there a further event begins. */
const JOINTS = /(?:,\s+|\s+)(?:and then|and|then|but)\s+|;\s+|,\s+then\s+/gi;

/** What follows a verb but rarely a noun: "rows out", "hides her". */
const AFTER_VERB =
  /^(?:out|up|off|over|down|away|back|into|toward|towards|to|across|through|past|after|for|home|the|an?|his|her|its|their|him|them|it|each|one|every)$/;

function startsWithVerb(text: string, plural: boolean): boolean {
  const terms = readTerms(`${plural ? "they" : "it"} ${text}`).slice(1);
  const at = terms[0]?.tags.has("Adverb") ? 1 : 0;
  const [verb, after] = terms.slice(at, at + 2);
  if (!verb || verb.tags.has("Gerund") || PERSON_NOUNS.has(verb.lower)) return false;
  if (plural) return verb.tags.has("Verb") && !/(?:ing|ed)$/.test(verb.lower);
  if (!/[^s']s$/.test(verb.lower) || animalGroup(verb.lower.replace(/e?s$/, ""))) return false;
  return verb.tags.has("Verb") || AFTER_VERB.test(after?.lower ?? "");
}

/** Fewer words than these are no event of their own. */
const FEWEST_WORDS = 4;

/** A clause of its own subject: ", and a young thief steals the map". */
const OWN_SUBJECT = /^,\s+(?:and then|and|then|but)\s+(?:an?|the|his|her|their|two|three|four) \p{L}/iu;

/** Cuts a sentence where the same subject goes on to do something else, and gives it back its subject. */
function eventsOf(sentence: string, lead: string | undefined): string[] {
  const subjects = readSubjects(sentence);
  const doers = subjects.filter((each, at) => each.role === "main" || (each.role === "beside" && at < 2));
  const plural = doers.length > 1 || doers[0]?.plural === true;
  const doer = doers.length > 0 ? listed(doers.map(referenceTo)) : lead;
  const parts: string[] = [];
  let from = 0;
  for (const joint of sentence.matchAll(JOINTS)) {
    const rest = sentence.slice(joint.index + joint[0].length);
    const before = sentence.slice(from, joint.index);
    const goesOn = doer !== undefined && rest.includes(" ") && startsWithVerb(rest, plural);
    const another = OWN_SUBJECT.test(joint[0] + rest) && !readIdea(rest).spine.isNounPhrase;
    if (!(joint[0].startsWith(";") || goesOn || another) || before.split(/\s+/).length < FEWEST_WORDS)
      continue;
    parts.push(before);
    from = joint.index + joint[0].length;
  }
  parts.push(sentence.slice(from));
  return parts
    .map((part) => part.trim().replace(/[.,;]+$/, ""))
    .filter(Boolean)
    .map((part, at) => (at > 0 && doer && startsWithVerb(part, plural) ? `${doer} ${part}` : part));
}

/** Gives pronouns their names back, since every clip is generated alone: "She hides it" is "The girl hides the egg". */
function named(events: readonly string[], lead: Lead | undefined): string[] {
  let object: string | undefined;
  return events.map((event) => {
    let text = event;
    if (lead) {
      const one =
        lead.kind === "person"
          ? /^(?:he|she)\b/i
          : lead.plural || lead.kind === "people"
            ? /^they\b/i
            : /^(?:it|he|she)\b/i;
      text = text.replace(one, capitalise(lead.text));
    }
    if (object) text = text.replace(/(?<=\w) it\b(?! (?:is|was|turns|has))/i, ` ${object}`);
    const things = readSubjects(event).filter((each) => each.role === "object" && !each.plural);
    const found = things
      .map((each) => asLead(each) ?? asUnknownThing(each))
      .find((each) => each?.kind === "thing");
    object = found?.text ?? object;
    return text;
  });
}

/** There a verb stands and no noun, whatever it looks like: "who never comes". */
const AFTER_RELATIVE = /\b(?:who|that|which|never|not) $/i;

/** A question word before a whole sentence asks for the telling, and is no part of what is told: "How salt is won". */
const ASKED = /^(?:the story of )?(?:an? )?(?:how|why|when|where) (?=.+\b(?:is|are|was|were|\p{L}+s)\b)/iu;

/** Takes idea and elements apart. Takes texts of up to some thousand characters; raises nothing. */
export function readMaterial(idea: string, elements: string, reads: string): Material {
  const constant = readIdea(elements);
  const own = readIdea(idea);
  const told = own.prose.replace(WRAPPER, "").trim() || own.prose;
  const closed = (text: string) => (/[.!?。]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
  const settled = constant.medium ?? own.medium;
  const read = readIdea(
    [closed(told), closed(elements), settled === undefined && reads ? closed(reads) : ""]
      .filter(Boolean)
      .join(" "),
  );
  // A glow within the idea lights its own clip; only the constant elements settle the light of all.
  const brief: Brief = { ...read, namesLight: constant.namesLight, silent: read.silent || own.silent };
  const inner = told === own.prose ? own : readIdea(told);
  const spoken = inner.language.english ? readSubjects(inner.told) : [];
  const subjects = spoken.filter(
    ({ start, end }) => !isAbsent(inner.told, start, end) && !AFTER_RELATIVE.test(inner.told.slice(0, start)),
  );
  const known = subjects.map(asLead);
  const living = (each: Lead | undefined) =>
    each !== undefined && each.kind !== "thing" && each.kind !== "place";
  const fromElements = constant.subjects.map(asLead);
  const lead =
    known.slice(0, 2).find(living) ??
    known.find(living) ??
    fromElements.find(living) ??
    known.find((each) => each !== undefined) ??
    fromElements.find((each) => each !== undefined);
  const names = new Set(lead ? [lead.text] : []);
  const placed = inner.language.english ? readLocations(inner.told, spoken, brief.place) : [];
  // An idea without a place plays where its constant elements are.
  const locations =
    placed.length > 0 || !constant.language.english
      ? placed
      : readLocations(constant.told, constant.subjects, brief.place);
  const isPlace = (text: string) => locations.some((each) => each.name.includes(text.replace(/^the /, "")));
  const others: Lead[] = [];
  for (const subject of subjects) {
    // A name within the name of a place is no person: "Tokyo ramen" of a ramen shop.
    if (locations.some((each) => each.name.split(" ").includes(lastWord(subject.head)))) continue;
    const other = asLead(subject) ?? asUnknownThing(subject);
    if (
      !other ||
      UNSEEN.test(lastWord(subject.head)) ||
      names.has(other.text) ||
      other.kind === "place" ||
      isPlace(other.text)
    )
      continue;
    names.add(other.text);
    others.push(other);
  }
  const sentences = inner.language.english ? inner.spine.sentences : [inner.prose];
  const events = sentences
    .flatMap((sentence) => (inner.language.english ? eventsOf(sentence, lead?.text) : [sentence]))
    .map((event) =>
      event
        .replace(/[.!?]+$/, "")
        .replace(ASKED, "")
        .trim(),
    )
    .filter((event) => event !== "")
    .map((event) => capitalise(event));
  return {
    brief,
    idea: idea.trim(),
    elements: elements.trim(),
    constant,
    events: events.length > 0 ? named(events, lead) : [told],
    lead,
    others,
    locations,
  };
}
