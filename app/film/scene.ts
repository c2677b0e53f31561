import type { Brief } from "./brief";
import type { Chooser } from "./choice";
import { singular } from "./english";
import { animalGroup } from "./lexicon/animals";
import { BACKDROPS, type BackdropName } from "./lexicon/backdrops";
import { kindOf } from "./lexicon/kind-of";
import { BODY_WORDS } from "./lexicon/people";
import { findMediums } from "./lexicon/sayings";
import type { DetailKind } from "./lexicon/subject-details";
import {
  BACKDROP_OF_ANIMAL,
  BACKDROP_OF_THING,
  DETAIL_OF_ANIMAL,
  DETAIL_OF_THING,
  SCALE_OF_THING,
} from "./lexicon/subject-places";
import { matchWords } from "./phrase-index";
import type { Subject } from "./reading/subjects";
import { likelySetting, namesPlaceByName, seenFromOutside, settingOf } from "./setting-of";
import type { Era, MediumStyle, Scene, Setting, SubjectScale, TimeOfDay } from "./vocabulary/types";

/** A brief placed on the axes of the vocabulary: what was said, and for the rest what is likeliest. */
export interface PlacedScene extends Scene {
  readonly backdrop: BackdropName;
  readonly detail: DetailKind;
  /** The setting the idea names, where the vocabulary has one. */
  readonly setting: Setting | undefined;
  /** True where the idea names no place and the setting is only likely for what happens. */
  readonly settingGuessed: boolean;
  /** The medium style the idea names. */
  readonly style: MediumStyle | undefined;
  /** Whether the idea names a place, so that no other may be put behind it. */
  readonly placeSaid: boolean;
}

const OUTDOOR_TIMES: readonly TimeOfDay[] = [
  "dawn",
  "morning",
  "morning",
  "midday",
  "afternoon",
  "afternoon",
  "golden-hour",
  "sunset",
  "dusk",
];
const SUMMER_TIMES: readonly TimeOfDay[] = ["morning", "midday", "afternoon"];
const INDOOR_TIMES: readonly TimeOfDay[] = ["morning", "afternoon", "golden-hour", "dusk", "any", "any"];

const ERA_ENDS: readonly (readonly [until: number, era: Era])[] = [
  [-3000, "prehistoric"],
  [500, "ancient"],
  [1400, "medieval"],
  [1650, "renaissance"],
  [1790, "1700s"],
  [1899, "1800s"],
  [1918, "early-1900s"],
  [1935, "1920s"],
  [1949, "1940s"],
  [1959, "1950s"],
  [1969, "1960s"],
  [1979, "1970s"],
  [1989, "1980s"],
  [1999, "1990s"],
  [2049, "contemporary"],
  [9999, "future"],
];

/** The era a year falls in; undefined for no year. */
export function eraOf(year: number | undefined): Era | undefined {
  return year === undefined ? undefined : (ERA_ENDS.find(([until]) => year <= until)?.[1] ?? "contemporary");
}

/** What is seen against the sky although it is made of sparks. */
const AT_LARGE = /\b(?:fireworks?|explosions?|wildfires?|eruptions?)$/i;
/** Words that only measure what comes after "of". */
const MEASURES =
  /\b(?:bunch|bundle|pile|heap|slice|piece|handful|stack|pair|set|chunk|loaf|scoop|collection|cluster|sheet|strip|bit|portion|serving)(?:e?s)?$/i;
/** Things that stand in rooms: a pet beside one is at home. */
const HOUSEHOLD: ReadonlySet<string> = new Set(["room", "table", "kitchen", "bathroom", "electronics"]);

/** Kinds of vehicles, by the lexicon's ids. */
const CRAFT: ReadonlySet<string> = new Set([
  "spacecraft",
  "plane",
  "helicopter",
  "balloon-craft",
  "train",
  "truck",
  "tractor",
  "ship",
]);

function scaleOf(
  brief: Brief,
  main: Subject | undefined,
  setting: Setting | undefined,
): SubjectScale | undefined {
  const bare = brief.language.english && brief.subjects.length <= 1 && setting !== undefined;
  if (bare && main?.kind !== "person" && main?.kind !== "animal")
    return setting.place === "indoor" ? "interior" : main?.thing === "building" ? "building" : "landscape";
  if (!main) return brief.place === "indoor" ? "interior" : undefined;
  if (BODY_WORDS.has(main.head.toLowerCase())) return "person";
  if (main.kind === "person" || main.kind === "animal") {
    if (main.animal === "insect") return "tiny";
    const living = brief.subjects.filter((each) => each.role !== "object" && each.kind !== "thing");
    return main.plural || living.length > 1 ? "group" : "person";
  }
  if (CRAFT.has(kindOf(main.head)?.id ?? "")) return "vehicle";
  // What goes off in the open is as large as the land it lights.
  if (main.thing === "texture" && (setting?.place === "outdoor" || AT_LARGE.test(main.head)))
    return brief.people ? "group" : "landscape";
  if (main.thing) return SCALE_OF_THING[main.thing] ?? "object";
  if (kindOf(main.head) && !brief.people) return "object";
  if (brief.people) return "person";
  // What is sold is a thing, also where the room does not know it.
  if (brief.genre === "commercial") return "object";
  return brief.place === "indoor" ? "interior" : brief.place === "outdoor" ? "landscape" : undefined;
}

function detailOf(brief: Brief, main: Subject | undefined, scale: SubjectScale | undefined): DetailKind {
  if (scale === "interior") return "interior";
  if (main?.kind === "person") return "person";
  if (main?.animal) return DETAIL_OF_ANIMAL[main.animal];
  if (main && /robot|android|cyborg/i.test(main.head)) return "robot";
  if (main?.thing) return DETAIL_OF_THING[main.thing];
  if (brief.people && brief.language.english && main?.kind !== "unknown") return "person";
  return scale === "landscape" ? "landscape" : "unknown";
}

const HINTED: readonly (readonly [BackdropName, RegExp])[] = [
  [
    "water",
    /\b(?:surf(?:s|ing|ers?|boards?)?|sail\w*|ocean|sea|beach|shore|coast|sharks?|harbou?r|waves)\b/i,
  ],
  ["riverside", /\b(?:kayak\w*|canoe\w*|rowing|lakes?|rivers?|canals?|ponds?|creeks?)\b/i],
  ["road", /\b(?:highway|freeway|road|racetrack|raceway)\b/i],
  ["street", /\b(?:street|city|town|alley|plaza|sidewalk|rooftop|skateboard\w*)\b/i],
  ["forest", /\b(?:forests?|woods|jungle)\b/i],
  ["landscape", /\b(?:mountains?|desert|canyon|cliffs?|hiking|climbing)\b/i],
];

/** The kind of place an idea's words hint at outdoors, where no setting is named outright. */
function hintedBackdrop(brief: Brief): BackdropName | undefined {
  return brief.place === "outdoor"
    ? HINTED.find(([, pattern]) => pattern.test(`${brief.meant} ${brief.concepts.join(" ")}`))?.[0]
    : undefined;
}

/** Animals that keep to their own land where an idea names water or heights in it; no zebra drinks at a mooring. */
const WILD: ReadonlySet<string> = new Set(["woodland", "savanna", "jungle", "polar", "reptile"]);
const WILD_KEEP_TO: ReadonlySet<string> = new Set(["water", "riverside", "landscape"]);
const POLAR =
  /\b(?:polar bears?|arctic (?:fox|foxes|hares?|wolf|wolves)|snowy owls?|penguins?|walrus(?:es)?|narwhals?)\b/i;

/** Whales that breach and dolphins that leap are seen from above the water. */
const AT_THE_SURFACE = /\b(?:breach\w*|leap\w*|jump\w*|surfac\w+|boats?|ships?|beach\w*|shore)\b/i;
/** What the moon or a star is seen over. */
const standsOnEarth = (subject: Subject): boolean =>
  subject.kind === "person" ||
  subject.kind === "animal" ||
  (subject.thing !== undefined && !/^(?:cosmos|texture|air)$/.test(subject.thing));

const ON_A_SET: ReadonlySet<BackdropName> = new Set(["tabletop", "room", "bathroom", "desk", "plain"]);

/** The group of an animal that is named by its young: a lion cub is a lion. */
const kinOf = (subject: Subject): Subject["animal"] =>
  matchWords(subject.head)
    .map((word) => animalGroup(singular(word)))
    .find((group) => group !== undefined && group !== "any") ?? "any";

/** A setting without what would put a second one of the subject into it: no bench behind a bench. */
function withoutAnother(setting: Setting | undefined, leading: readonly Subject[]): Setting | undefined {
  const things = leading.filter((each) => each.kind === "thing").map((each) => singular(each.head));
  const another = (text: string) =>
    things.some((thing) => new RegExp(`\\ban? (?:[a-z-]+ )?${escaped(thing)}\\b`, "i").test(text));
  return setting?.details.some(another)
    ? { ...setting, details: setting.details.filter((each) => !another(each)) }
    : setting;
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Places a brief; what the user said stands, the rest is likely for the subject and varies from idea to idea. */
export function placeScene(brief: Brief, choose: Chooser, take: number): PlacedScene {
  const leading = brief.subjects.filter((each) => each.role !== "object");
  const first = leading.find((each) => each.kind !== "unknown") ?? leading[0] ?? brief.subjects[0];
  // A flock of starlings is starlings.
  const main =
    first?.animal === "any" && !first.proper
      ? (brief.subjects.find((each) => each.animal !== undefined && each.animal !== "any") ?? {
          ...first,
          animal: kinOf(first),
        })
      : first && first.kind === "unknown" && MEASURES.test(first.head)
        ? (brief.subjects.find((each) => each.kind === "thing" && each.start > first.end) ?? first)
        : first;
  const named = settingOf(brief);
  const style = findMediums(matchWords(`${brief.prose} ${brief.flags.style ?? ""}`))[0]?.entry;
  const scale = scaleOf(brief, main, named);
  const hinted = hintedBackdrop(brief);
  const wild = main?.animal !== undefined && WILD.has(main.animal);
  const robot = main !== undefined && /robot|android|cyborg/i.test(main.head);
  const usual: BackdropName =
    (robot ? (hinted ?? "plain") : undefined) ??
    (wild && WILD_KEEP_TO.has(hinted ?? "") ? undefined : hinted) ??
    (main?.animal === "sea" && AT_THE_SURFACE.test(brief.meant) ? "water" : undefined) ??
    (/^(?:pet|mythic)$/.test(main?.animal ?? "") &&
    brief.subjects.some((each) => each.thing && HOUSEHOLD.has(each.thing))
      ? "room"
      : undefined) ??
    (main && AT_LARGE.test(main.head) ? "landscape" : undefined) ??
    (main?.thing === "cosmos" && brief.subjects.some(standsOnEarth) ? "landscape" : undefined) ??
    (main?.animal && POLAR.test(brief.meant) ? "polar" : undefined) ??
    (main?.animal ? BACKDROP_OF_ANIMAL[main.animal] : main?.thing ? BACKDROP_OF_THING[main.thing] : "plain");
  // A product is shown on a set, unless the idea puts it somewhere.
  const shownOff = brief.genre === "commercial" && ON_A_SET.has(usual);
  const likely: BackdropName = shownOff ? "studio" : usual;
  const isPlace = main?.thing === "landscape";
  const guess =
    named === undefined && likely === "plain" && !brief.changes
      ? likelySetting(brief, eraOf(brief.year), choose, take)
      : undefined;
  const setting = withoutAnother(named ?? guess, leading);
  const place =
    setting?.place ??
    (seenFromOutside(brief) ? "outdoor" : brief.place) ??
    (brief.language.english && (brief.weather || (likely === "plain" && namesPlaceByName(brief)))
      ? "outdoor"
      : undefined) ??
    (isPlace ? "outdoor" : likely === "plain" ? undefined : BACKDROPS[likely].place);
  const placeSaid = named !== undefined || brief.place !== undefined || isPlace;
  const backdrop: BackdropName =
    place === "underwater"
      ? "sea"
      : place === "space"
        ? "space"
        : (placeSaid || brief.weather) && BACKDROPS[likely].place !== place
          ? "plain"
          : likely;
  const times = !brief.language.english
    ? (["any"] as const)
    : place === "outdoor"
      ? brief.season === "summer"
        ? SUMMER_TIMES
        : OUTDOOR_TIMES
      : place === "indoor"
        ? INDOOR_TIMES
        : (["any"] as const);
  const free = brief.namesLight && brief.time === undefined;
  const time: TimeOfDay =
    brief.changes || free ? "any" : (brief.time ?? choose.pick<TimeOfDay>("time", times, take));
  return {
    time,
    weather: brief.changes ? undefined : brief.weather,
    place,
    terrain: setting?.terrain ?? (placeSaid ? undefined : BACKDROPS[backdrop].terrain),
    scale,
    motion: brief.pace,
    era: eraOf(brief.year),
    medium: style?.medium ?? brief.medium ?? "live-action",
    mood: brief.moods[0],
    genre: brief.genre,
    season: brief.changes ? undefined : brief.season,
    backdrop,
    detail: detailOf(brief, main, scale),
    setting,
    settingGuessed: guess !== undefined,
    style,
    placeSaid,
  };
}
