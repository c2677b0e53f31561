import type { Brief } from "./brief";
import { type Commitments, clashes, commitmentsOf } from "./contradictions";
import { singular } from "./english";
import { animalGroup } from "./lexicon/animals";
import { FILLER_WORDS, MARKERS, NEGATION_WORDS } from "./lexicon/markers";
import { BODY_WORDS, PERSON_NOUNS } from "./lexicon/people";
import { COLOUR_NAMES } from "./vocabulary/colour-names";

const CHROMATIC = new RegExp(
  `(?<![\\p{L}])(?:${COLOUR_NAMES.filter((each) => !["white", "grey", "black"].includes(each.family))
    .flatMap((each) => [each.name, ...each.says])
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|")}|colou?rs?|colou?rful|hues?|golden|warm|rosy|bluish)(?![\\p{L}])`,
  "iu",
);
const HOMONYMS = new Set([
  "fly",
  "bat",
  "seal",
  "swift",
  "crane",
  "mole",
  "bug",
  "swallow",
  "school",
  "cat",
  "lark",
  "cub",
  "ray",
  "ant",
  "duck",
]);

/** What only happens where somebody is: never said of a place that the idea calls empty. */
const SIGNS_OF_PEOPLE =
  /\b(?:strokes?|swimm\w+|splash\w*|footsteps?|footfalls?|steps?|chatter|voices?|crowd|applause|laughter|cutlery|chairs? (?:roll|scrape)\w*|typing|keys? tap\w*|cheers?|breath\w*)\b/i;
const DESERTED = /\b(?:empty|deserted|abandoned|uninhabited|nobody|no people|no one|without people)\b/i;

const OPEN_SKY = /\b(?:clouds?|horizon|skyline|sky)\b/i;

interface Traits {
  readonly commitments: Commitments;
  readonly people: boolean;
  readonly animals: boolean;
  readonly faulty: boolean;
  readonly air: boolean;
}
const known = new Map<string, Traits>();

function traitsOf(text: string): Traits {
  const before = known.get(text);
  if (before) return before;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  FILLER_WORDS.lastIndex = 0;
  NEGATION_WORDS.lastIndex = 0;
  MARKERS.air.lastIndex = 0;
  const traits: Traits = {
    commitments: commitmentsOf(text),
    people: words.some(
      (word) => BODY_WORDS.has(word) || PERSON_NOUNS.has(word) || PERSON_NOUNS.has(singular(word)),
    ),
    animals: words.some(
      (word) =>
        animalGroup(singular(word)) !== undefined &&
        (HOMONYMS.has(singular(word)) ? singular(word) !== "fly" : true),
    ),
    faulty: FILLER_WORDS.test(text) || NEGATION_WORDS.test(text),
    air: MARKERS.air.test(text),
  };
  if (known.size > 30_000) known.clear();
  known.set(text, traits);
  return traits;
}

/** Watches over one prompt while it is written: it lets pass only what fits the idea and what already stands. */
export interface Guard {
  /** True where the idea asks for a picture without colour. */
  readonly monochrome: boolean;
  /** Whether a phrase may be added: it invents nobody, contradicts nothing and holds no filler or negation. */
  admits(phrase: string): boolean;
  /** Marks a phrase as written. */
  commit(phrase: string): void;
}

/** A guard for one brief; the idea itself stands from the start. */
export function guardFor(brief: Brief): Guard {
  let standing = commitmentsOf(brief.prose) | commitmentsOf(brief.flags.camera ?? "");
  const own = ` ${brief.prose.toLowerCase()} `;
  const deserted = DESERTED.test(brief.told) && !brief.subjects.some((each) => each.kind === "person");
  const dry = brief.place === "underwater" || brief.place === "space";
  if (brief.place === "underwater") standing |= commitmentsOf("underwater");
  if (brief.place === "space") standing |= commitmentsOf("in space");
  if (brief.monochrome) standing |= commitmentsOf("black and white");
  return {
    monochrome: brief.monochrome,
    admits(phrase) {
      const traits = traitsOf(phrase);
      if (traits.faulty || clashes(standing, traits.commitments)) return false;
      if (traits.people && !(brief.people && brief.language.english)) return false;
      if (traits.animals && !mentioned(phrase, own)) return false;
      if (traits.air && dry) return false;
      if (brief.place === "indoor" && OPEN_SKY.test(phrase)) return false;
      if (deserted && SIGNS_OF_PEOPLE.test(phrase)) return false;
      return !(brief.monochrome && CHROMATIC.test(phrase));
    },
    commit(phrase) {
      standing |= traitsOf(phrase).commitments;
    },
  };
}

function mentioned(phrase: string, own: string): boolean {
  return (phrase.toLowerCase().match(/[a-z]+/g) ?? []).every(
    (word) => animalGroup(singular(word)) === undefined || own.includes(singular(word)),
  );
}
