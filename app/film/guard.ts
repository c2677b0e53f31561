import type { Brief } from "./brief";
import { type Commitments, clashes, commitmentsOf } from "./contradictions";
import { singular } from "./english";
import { animalGroup } from "./lexicon/animals";
import { FILLER_WORDS, MARKERS, NEGATION_WORDS } from "./lexicon/markers";
import { sidesOf } from "./lexicon/note-opposites";
import { BODY_WORDS, PERSON_NOUNS } from "./lexicon/people";
import { COLOUR_NAMES } from "./vocabulary/colour-names";
import { ERA_ENTRIES } from "./vocabulary/eras";
import type { PlaceClass, Scene, TimeOfDay } from "./vocabulary/types";

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
const TRAFFIC = /\b(?:traffic|tyres?|horns?|brakes|engines?|trams?|crossing signal)\b/i;
const DESERTED = /\b(?:empty|deserted|abandoned|uninhabited|nobody|no people|no one|without people)\b/i;

/** What is neither seen nor heard in a kind of place; the idea's own words are never weighed by it. */
const ABSENT_IN: Partial<Record<PlaceClass, RegExp>> = {
  space:
    /\b(?:air(?!lock)|airy|winds?|whoosh\w*|gusts?|breeze\w*|leaves|echo\w*|thunder|splash\w*|tyres?|traffic|street|birdsong|footsteps?|footfalls?|floor\w*|ceiling|walls?|room|carpet\w*|ground|soles?|card|muslin|overcast fill|skylight fill|silk overhead|book light|china-ball|grid cloth|flagged|barn doors|distant door)\b/i,
  underwater:
    /\b(?:air|winds?|whoosh\w*|gusts?|breeze\w*|echo\w*|footsteps?|footfalls?|dust\w*|smok\w*|flames?|embers?|rain\w*|grass|leaves|tyres?|heels?|soles?|ceiling|floorboards?|(?:from|across) the (?:floor|wall)|walls?(?<!reef walls)|muslin|card|traffic|street|room|carpet\w*|overcast fill|skylight fill|tripod|sticks|rails|dolly|track|silk overhead|book light|china-ball|grid cloth|barn doors|whirr?s?|knock\w*|lamp|spotlamp|bounce card|spill on the ground|ground shadow|shadow crossing|cut across)\b/i,
  outdoor:
    /\b(?:ceiling|room tone|from the wall|pale wall|bare wall|through a wall|one room away|swallowed by the room|room-miked|floorboards?|carpet\w*|strip of floor|plain floor|receding floor|fill from the floor|across the floor|doorway of light|china-ball|skirting)\b/i,
  indoor:
    /\b(?:overcast fill|skylight fill|ground shadow|long shade|birdsong|gusts?|meadow|horizon|day-exterior|across the way)\b/i,
};

/** Hours that a phrase takes for granted, and the times of day at which it holds. */
const HOURS: readonly (readonly [phrase: RegExp, times: ReadonlySet<TimeOfDay>])[] = [
  [/\b(?:mornings?|dawn|breakfast|sunrise|the day's first)\b/i, new Set(["dawn", "morning"])],
  [/\b(?:noon|midday)\b/i, new Set(["midday"])],
  [/\b(?:evenings?|twilight|last warmth|day's end)\b/i, new Set(["golden-hour", "sunset", "dusk", "night"])],
  [
    /\b(?:the sun|sunlight|sunlit|sunbeams?|sun-warmed|blue sky|long shadows of)\b/i,
    new Set(["dawn", "morning", "midday", "afternoon", "golden-hour", "sunset"]),
  ],
];

const NOT_YET = ERA_ENTRIES.map(({ from, to, mustNot }) => ({
  from,
  to,
  words: mustNot.length > 0 ? new RegExp(`\\b(?:${mustNot.join("|")})s?\\b`, "i") : undefined,
}));
/** What a period had not got, as a pattern; undefined for today or unsaid. */
const notYet = (year: number | undefined): RegExp | undefined =>
  year === undefined ? undefined : NOT_YET.find(({ from, to }) => from <= year && year <= to)?.words;

const OPEN_SKY = /\b(?:clouds?|horizon|skyline|sky)\b/i;

interface Traits {
  readonly commitments: Commitments;
  readonly people: boolean;
  readonly animals: boolean;
  readonly faulty: boolean;
  readonly air: boolean;
  /** Hours it takes for granted, by their places in HOURS. */
  readonly hours: readonly number[];
  /** Which of two opposite notes it holds, as bits. */
  readonly sides: readonly [number, number];
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
    hours: HOURS.flatMap(([named], index) => (named.test(text) ? [index] : [])),
    sides: sidesOf(text),
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
  /** Says where and when the clip plays, once that is settled: from then on nothing passes that is absent there. */
  settle(scene: Pick<Scene, "place" | "time">): void;
  /** Marks a phrase as written. */
  commit(phrase: string): void;
}

/** A guard for one brief; the idea itself stands from the start. */
export function guardFor(brief: Brief): Guard {
  let standing = commitmentsOf(brief.prose) | commitmentsOf(brief.flags.camera ?? "");
  const own = ` ${brief.prose.toLowerCase()} `;
  const emptied = DESERTED.test(brief.told);
  const deserted = DESERTED.test(brief.told) && !brief.subjects.some((each) => each.kind === "person");
  let [one, other] = sidesOf(`${brief.prose} ${brief.flags.camera ?? ""}`);
  let settled = brief.place;
  let hour: TimeOfDay | undefined;
  const anachronism = notYet(brief.year);
  const dry = brief.place === "underwater" || brief.place === "space";
  if (brief.place === "underwater") standing |= commitmentsOf("underwater");
  if (brief.place === "space") standing |= commitmentsOf("in space");
  if (brief.monochrome) standing |= commitmentsOf("black and white");
  return {
    monochrome: brief.monochrome,
    admits(phrase) {
      const traits = traitsOf(phrase);
      const [left, right] = traits.sides;
      if (left & right || left & other || right & one) return false;
      if (traits.faulty || clashes(standing, traits.commitments)) return false;
      if (traits.people && !(brief.people && brief.language.english)) return false;
      if (traits.animals && !mentioned(phrase, own)) return false;
      if (traits.air && dry) return false;
      if (hour !== undefined && traits.hours.some((at) => !HOURS[at]?.[1].has(hour as TimeOfDay)))
        return false;
      if (anachronism?.test(phrase)) return false;
      if (settled === "indoor" && OPEN_SKY.test(phrase)) return false;
      if (settled && ABSENT_IN[settled]?.test(phrase)) return false;
      if (emptied && TRAFFIC.test(phrase)) return false;
      if (deserted && SIGNS_OF_PEOPLE.test(phrase)) return false;
      return !(brief.monochrome && CHROMATIC.test(phrase));
    },
    settle({ place, time }) {
      settled = place ?? brief.place;
      hour = brief.changes ? undefined : (time ?? "any");
    },
    commit(phrase) {
      const traits = traitsOf(phrase);
      standing |= traits.commitments;
      one |= traits.sides[0];
      other |= traits.sides[1];
    },
  };
}

function mentioned(phrase: string, own: string): boolean {
  return (phrase.toLowerCase().match(/[a-z]+/g) ?? []).every(
    (word) => animalGroup(singular(word)) === undefined || own.includes(singular(word)),
  );
}
