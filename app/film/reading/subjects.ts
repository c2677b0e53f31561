import { isPlural, singular } from "../english";
import { type AnimalGroup, animalGroup } from "../lexicon/animals";
import { withoutNames } from "../lexicon/names";
import { BODY_WORDS, PERSON_NOUNS } from "../lexicon/people";
import { MASS_NOUNS, type ThingGroup, thingGroup } from "../lexicon/things";
import { readTerms, type Term } from "./terms";
import {
  AD_NOUNS,
  AUXILIARIES,
  COUNTS,
  DETERMINERS,
  FINITE_IRREGULAR,
  NOT_PEOPLE,
  NOUNS_IN_ING,
  PERSON_ENDING,
  PICTURE_NOUNS,
  PREPOSITIONS,
  PRONOUNS,
} from "./word-classes";

/** Someone or something in an idea, in the user's own words. */
export interface Subject {
  /** The whole noun phrase: "two small grey wolves". */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The noun with the nouns that make it one thing: "teddy bear", "wolves". */
  readonly head: string;
  /** "two", "3", "several"; undefined where the phrase counts nothing. */
  readonly count?: string;
  /** Adjectives and colours that belong to this subject and no other. */
  readonly attributes: readonly string[];
  readonly plural: boolean;
  readonly proper: boolean;
  readonly kind: "person" | "animal" | "thing" | "unknown";
  readonly animal?: AnimalGroup;
  readonly thing?: ThingGroup;
  /** `main` leads the idea, `beside` is joined to it by "and" or by a place word, `object` is anything else. */
  readonly role: "main" | "beside" | "object";
}

/** Whether a lower-case noun, of either number, names somebody. */
export const isPersonNoun = (noun: string): boolean => {
  const base = singular(noun);
  return (
    (PERSON_NOUNS.has(base) || PERSON_NOUNS.has(noun) || PERSON_ENDING.test(base)) &&
    !NOT_PEOPLE.has(noun) &&
    !NOT_PEOPLE.has(base)
  );
};

/** Nouns in -s that stand before another noun: no verb of the phrase they stand in. */
const NOUN_IN_S =
  /^(?:sports|news|glass|dress|grass|bus|chess|class|brass|cross|business|tennis|gas|lens|canvas|cactus|octopus|series|species|jeans|sunglasses|glasses|scissors|pants|shorts|stairs|clothes|arts|artists|farmers|railways|headphones|binoculars|goggles|christmas|swiss|express|process)$/;

/** Things whose names are deeds too. */
const DONE_AND_MADE =
  /^(?:drops|waves|parks|watches|rings|plants|cooks|paints|drums|skates|sails|brushes|irons|trips)$/;

/** A plural as English makes most of them; "hundreds" and "dozens" count and are no thing. */
const COUNTED = /^(?!hundreds|thousands|dozens)\p{L}+(?:s|men|people|children|geese|mice|wolves)$/u;

function breaksPhrase(
  term: Term,
  sawNoun: boolean,
  next: Term | undefined,
  one: boolean,
  counted: boolean,
  before: Term | undefined,
): boolean {
  // After "two herons", "watch" can only be what they do.
  if (
    sawNoun &&
    counted &&
    before &&
    isPlural(before.lower) &&
    !NOUN_IN_S.test(before.lower) &&
    COUNTED.test(before.lower)
  )
    return true;
  // After "a paper boat", "drifts" can only be what it does.
  if (one && sawNoun && next && /[a-z]{2}[^su']s$/.test(term.lower) && !NOUN_IN_S.test(term.lower))
    return true;
  // After "workers", "building" can only be what they do; a "kids swimming pool" is a pool.
  if (
    before &&
    isPlural(before.lower) &&
    isPersonNoun(before.lower) &&
    NOUNS_IN_ING.has(term.lower) &&
    next &&
    !/^(?:pools?|rooms?|gloves?|rings?|machines?|chairs?|tracks?|lots?|games?|class(?:es)?|lessons?)$/.test(
      next.lower,
    )
  )
    return true;
  if (PRONOUNS.has(term.lower)) return true;
  // After "the waiter", "trips and" can only be what he does.
  if (
    before &&
    (isPersonNoun(before.lower) || BODY_WORDS.has(before.lower)) &&
    !isPlural(before.lower) &&
    /[a-z]{2}[^su']s$/.test(term.lower) &&
    !NOUN_IN_S.test(term.lower) &&
    !isPersonNoun(term.lower) &&
    (thingGroup(singular(term.lower)) === undefined || DONE_AND_MADE.test(term.lower)) &&
    (next === undefined ||
      term.endsClause ||
      DETERMINERS.has(next.lower) ||
      PREPOSITIONS.has(next.lower) ||
      /^(?:and|&)$/.test(next.lower))
  )
    return true;
  // A compound that the room knows is one thing, whatever its second word is alone: "the water cycle".
  if (before && thingGroup(`${before.lower} ${singular(term.lower)}`)) return false;
  if (/^(?:make|create|generate|give|show|render|produce|imagine|add)$/.test(term.lower)) return true;
  if (/^(?:shot|footage|view|close-up|closeup)$/.test(term.lower)) return false;
  if (term.lower === "will" && /^\p{Lu}/u.test(term.text) && next && /^\p{Lu}/u.test(next.text)) return false;
  if (sawNoun && /ing$/.test(term.lower) && next && DETERMINERS.has(next.lower)) return true;
  if (
    sawNoun &&
    /^(?:swimming|shooting|boxing|racing|rocking|washing|sewing|swing|crossing|parking|dining)$/.test(
      term.lower,
    ) &&
    next &&
    PREPOSITIONS.has(next.lower)
  )
    return true;
  if (
    PREPOSITIONS.has(term.lower) ||
    AUXILIARIES.has(term.lower) ||
    term.lower === "and" ||
    term.lower === "&"
  )
    return true;
  if (/ing$/.test(term.lower) && !NOUNS_IN_ING.has(term.lower) && term.lower.length > 4)
    return sawNoun || term.tags.has("Gerund");
  if (!sawNoun) return false;
  if (/^(?:full|made|filled|covered|alone|alive|asleep|close|awake|away|together)$/.test(term.lower))
    return true;
  if (FINITE_IRREGULAR.has(term.lower) || DETERMINERS.has(term.lower)) return true;
  if (term.tags.has("Adverb") && /ly$/.test(term.lower)) return true;
  return term.tags.has("Verb") && !thingGroup(singular(term.lower));
}

function compoundHead(phrase: readonly Term[]): number {
  const last = phrase.length - 1;
  for (const size of [3, 2]) {
    if (phrase.length < size) continue;
    const joined = phrase.slice(-size).map((term) => term.lower);
    joined[size - 1] = singular(joined[size - 1] ?? "");
    if (thingGroup(joined.join(" "))) return last - size + 1;
  }
  if (
    animalGroup(singular((phrase[last] as Term).lower)) &&
    !/^(?:polar|grizzly|guinea|sea|killer|snow|brown|black|panda|baby|mountain|golden|german|praying)$/.test(
      phrase[last - 1]?.lower ?? "",
    )
  )
    return last;
  let at = last;
  while (at > 0) {
    const before = phrase[at - 1] as Term;
    const isPlainNoun =
      before.tags.has("Noun") &&
      !before.tags.has("Adjective") &&
      !DETERMINERS.has(before.lower) &&
      !COUNTS.has(before.lower);
    if (!isPlainNoun || /^(?:front|cute|kind|super)$/.test(before.lower)) break;
    at -= 1;
  }
  return last - at > 2 ? last : at;
}

function subjectFrom(phrase: readonly Term[], text: string, role: Subject["role"]): Subject | undefined {
  const first = phrase[0];
  const last = phrase.at(-1);
  if (!first || !last || DETERMINERS.has(last.lower)) return undefined;
  const at = compoundHead(phrase);
  const headStart = phrase[at] as Term;
  const head = text.slice(headStart.start, last.end);
  const base = singular(last.lower);
  const joined = [...phrase.slice(at, -1).map((term) => term.lower), base].join(" ");
  const before = phrase.slice(0, at);
  const count = before.find((term) => COUNTS.has(term.lower) || /^\d+$/.test(term.lower))?.text;
  const capitals = /^\p{Lu}\p{Ll}/u.test(head);
  const proper =
    capitals &&
    !DETERMINERS.has(first.lower) &&
    (first.start > 0 || /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(head));
  const thing = thingGroup(joined) ?? thingGroup(base);
  // The Bull of a Red Bull is no bull.
  const named = withoutNames(text).slice(headStart.start, last.end).trim() === "";
  const animal = named || (thing && joined !== base) ? undefined : animalGroup(base);
  const person = isPersonNoun(last.lower) || (proper && !thing && !animal && role === "main");
  const toyLike = thingGroup(joined) !== undefined && joined !== base;
  const kind = toyLike ? "thing" : person ? "person" : animal ? "animal" : thing ? "thing" : "unknown";
  return {
    text: text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    head,
    count,
    attributes: before
      .filter((term) => !DETERMINERS.has(term.lower) && term.text !== count)
      .map((term) => term.text),
    plural:
      (isPlural(last.lower) && !MASS_NOUNS.has(last.lower)) ||
      (count !== undefined && !/^(?:one|1)$/i.test(count)),
    proper,
    kind,
    animal: kind === "animal" ? animal : undefined,
    thing: kind === "thing" ? thing : undefined,
    role,
  };
}

const BESIDE =
  /(?:on|to) the (?:left|right|top|bottom)(?: side)? of|next to|beside|between|in front of|behind|under|on top of|above|below|and|&/i;

/** Everyone and everything a text names, in order, each with its own attributes. Takes prose without camera and style words. */
export function readSubjects(text: string, terms: readonly Term[] = readTerms(text)): Subject[] {
  const subjects: Subject[] = [];
  let phrase: Term[] = [];
  let sawNoun = false;
  const close = () => {
    const sold = phrase.at(-2);
    if (sold && AD_NOUNS.test(phrase.at(-1)?.lower ?? "") && thingGroup(singular(sold.lower)))
      phrase = phrase.slice(0, -1);
    if (phrase.length > 0) {
      const previous = subjects.at(-1);
      const between = previous ? text.slice(previous.end, (phrase[0] as Term).start).trim() : "";
      const joined =
        previous !== undefined &&
        previous.role !== "object" &&
        new RegExp(`^(?:${BESIDE.source})$`, "i").test(between);
      const subject = subjectFrom(phrase, text, !previous ? "main" : joined ? "beside" : "object");
      if (subject) subjects.push(subject);
    }
    phrase = [];
    sawNoun = false;
  };
  terms.forEach((term, index) => {
    const lateralWord = /^(?:left|right|top|bottom)$/.test(term.lower) && terms[index + 1]?.lower === "of";
    if (lateralWord) {
      phrase = [];
      return;
    }
    const one = /^(?:an?|one|this|another)$/.test(phrase[0]?.lower ?? "");
    const counted = COUNTS.has(phrase[0]?.lower ?? "") && phrase.length > 1;
    if (breaksPhrase(term, sawNoun, terms[index + 1], one, counted, phrase.at(-1))) {
      close();
    } else {
      phrase.push(term);
      if (
        term.tags.has("Noun") ||
        thingGroup(singular(term.lower)) ||
        animalGroup(singular(term.lower)) ||
        isPersonNoun(term.lower)
      )
        sawNoun = true;
    }
    const next = terms[index + 1];
    // "a beautiful, handcrafted bowl": the comma stands among adjectives, and the noun is still to come.
    const amongAdjectives =
      !sawNoun &&
      phrase.length > 0 &&
      term.tags.has("Adjective") &&
      next !== undefined &&
      text.slice(term.end, next.start) === ", " &&
      (next.tags.has("Adjective") || next.tags.has("Noun") || /(?:ed|en)$/.test(next.lower));
    if (term.endsClause && !amongAdjectives) close();
  });
  close();
  return leadWithWhatIsSeen(subjects);
}

/** Leaves out words for the picture itself, so that "a wide shot of a barn" is led by the barn. */
function leadWithWhatIsSeen(subjects: readonly Subject[]): Subject[] {
  const seen = subjects.filter((each) => !PICTURE_NOUNS.test(each.head));
  if (seen.length === 0) return [...subjects];
  const first = seen[0];
  return first?.role === "main"
    ? seen
    : seen.map((each, index) => (index === 0 ? { ...each, role: "main" } : each));
}

/** How later sentences name a subject again: "the two wolves", "Gwen Stacy", "the teddy bear". */
export function referenceTo(subject: Subject): string {
  if (subject.proper) return subject.head;
  const count =
    subject.count && /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+)$/i.test(subject.count)
      ? `${subject.count.toLowerCase()} `
      : "";
  const starts =
    subject.start === 0 && subject.text.startsWith(subject.head) && /^\p{Lu}\p{Ll}/u.test(subject.head);
  const head = starts ? subject.head.charAt(0).toLowerCase() + subject.head.slice(1) : subject.head;
  return `the ${count}${head}`;
}
