import type { Brief } from "./brief";
import type { Chooser } from "./choice";
import { stemOf } from "./content-words";
import { singular } from "./english";
import { kindOf } from "./lexicon/kind-of";
import { EVERYDAY_PLACES, PLACES_OF_DEEDS, PLACES_OF_ERAS } from "./lexicon/likely-places";
import { withoutFamousNames } from "./lexicon/names";
import { findSettings } from "./lexicon/sayings";
import { matchWords, phraseIndex } from "./phrase-index";
import { respell } from "./reading/spelling";
import { SETTINGS } from "./vocabulary/settings";
import type { Era, Setting } from "./vocabulary/types";

const SETTING_OF = new Map(SETTINGS.map((each) => [each.id, each]));

/** Whether the idea is about that place itself: "art gallery", "a quiet library", but no "potted plant". */
function leadsAsPlace(brief: Brief, phrase: string): boolean {
  const main = brief.subjects[0];
  if (!main || main.proper || !main.head.toLowerCase().endsWith(phrase)) return false;
  return main.kind === "unknown" || main.thing === "landscape" || main.thing === "building";
}

/** Whether a place stands before somebody who works there: "a subway musician". */
function describesPerson(brief: Brief, next: string | undefined): boolean {
  const main = brief.subjects[0];
  return main?.kind === "person" && next !== undefined && matchWords(main.head).at(-1) === next;
}

/** Whether an item of a list is a place: "beach", and after the first also "summer beach" and "city at dawn". */
function standsAsPlace(item: string, phrase: string, index: number): boolean {
  if (item === phrase) return true;
  if (index === 0) return false;
  const words = item.split(" ");
  return (
    (words.length <= 3 && item.endsWith(` ${phrase}`)) ||
    new RegExp(`^(?:an? |the )?${phrase} (?:at|in|on|by)\\b`).test(item)
  );
}

/** The setting an idea names: after a place word, or alone as the whole idea. */
export function settingOf(brief: Brief): Setting | undefined {
  if (!brief.language.english)
    return findSettings(brief.concepts)
      .map(({ entry }) => entry)
      .find((each) => brief.place === undefined || each.place === brief.place);
  const words = matchWords(withoutFamousNames(respell(brief.prose).text));
  const items = brief.prose.toLowerCase().split(/\s*[,+/|]\s*/);
  const listed = (phrase: string) => items.some((item, index) => standsAsPlace(item, phrase, index));
  const found = [...findSettings(words), ...findSettings(words.map(singular))].filter(
    ({ at, length, phrase }) => {
      if (phrase.includes(" ")) return true;
      const before = words.slice(Math.max(0, at - 4), at).join(" ");
      return (
        /\b(?:in|on|at|inside|through|along|across|over|into|under|within|around|amidst?|among|down|up|outside)\b/.test(
          before,
        ) ||
        length === words.length ||
        listed(phrase) ||
        leadsAsPlace(brief, phrase) ||
        describesPerson(brief, words[at + length])
      );
    },
  );
  const shown = found
    .filter(({ entry }) => !(entry.place === "indoor" && seenFromOutside(brief)))
    // A place that is an item of a list is the scene's; "up the stairs" only tells of a way.
    .sort((one, other) => Number(listed(other.phrase)) - Number(listed(one.phrase)));
  // A place that is named outright tells more than what the other words hint at.
  const { entry } =
    shown.find(
      (each) =>
        listed(each.phrase) ||
        brief.place === undefined ||
        each.entry.place === brief.place ||
        brief.subjects.length <= 1,
    ) ??
    shown[0] ??
    {};
  return entry?.terrain === "water" && entry.place === "outdoor" && IN_TOWN.test(brief.prose)
    ? (SETTING_OF.get("canal") ?? entry)
    : entry;
}

/** What tells that a river or a lake lies in a town. */
const IN_TOWN =
  /\b(?:city|town|downtown|tower|skyscrapers?|skyline|cathedral|embankment|Seine|Thames|Tiber|Hudson|Venice)\b/;

/** Buildings that are shown from outside unless the idea goes in. */
const EXTERIORS =
  /\b(?:house|cottage|cabin|hut|barn|farmhouse|mansion|villa|castle|palace|fortress|tower|skyscraper|lighthouse|windmill|pagoda|pyramid|temple|church|cathedral|mosque|shrine)$/i;
/** Land that leads an idea is the place, whatever is named in it. */
const LANDS = /\b(?:city|town|village|street|skyline|harbou?r|beach|forest|mountains?|river|lake|island)$/i;
/** The same before a colon: "city waking up: shops open". */
const LAND_LEADS =
  /^(?:an? |the )?(?:[\p{L}]+ ){0,2}(?:city|town|village|street|harbou?r|beach|market)\b[^:.]{0,24}:/iu;
/** What stands around a building and not in it. */
const AMID_LAND =
  /\b(?:nestled|among|surrounded|overlooking|hills?|hillside|meadow|fields?|lake\w*|trees|pines|forest|cliff|mountains?|countryside|village|valley|farmland|backdrop|dragons?|attack\w*|siege|besieged|moonlit|fog|mist|snow|sky|skyline|sunset|sunrise)\b/i;

/** Whether the idea is about a building as it stands there. */
export function seenFromOutside(brief: Brief): boolean {
  const main = brief.subjects[0];
  if (main && (LANDS.test(main.head) || LAND_LEADS.test(brief.prose)))
    return !/\b(?:in|inside|window|room|interior|indoors?)\b/i.test(brief.prose);
  return (
    main !== undefined &&
    EXTERIORS.test(main.head) &&
    (brief.subjects.length === 1 || AMID_LAND.test(brief.prose)) &&
    !/\b(?:in|inside|into|interior|within|indoors?|aisle|nave|hall|room)\b/i.test(brief.prose)
  );
}

/** Deeds by their stems, so that "kneads" and "kneading" call for the same place. */
const findDeeds = phraseIndex(
  PLACES_OF_DEEDS.map(([says, settings], rank) => ({
    says: says.map((each) => matchWords(each).map(stemOf).join(" ")),
    settings,
    rank,
  })),
);

/** Whether the idea plays in a place that it calls by its name: "in Narnia", "over Cappadocia". */
export function namesPlaceByName(brief: Brief): boolean {
  const told = brief.spine.styleTags.reduce((text, tag) => text.replace(tag, " "), brief.prose);
  return /\b(?:in|at|on|near|across|through|into|inside|over|around) (?:the )?\p{Lu}\p{Ll}/u.test(told);
}

/** A place that the idea names and the vocabulary does not know: "in Narnia", "on the old gantry". */
function namesUnknownPlace(brief: Brief): boolean {
  if (namesPlaceByName(brief)) return true;
  return [
    ...brief.meant.matchAll(
      /\b(?:in|at|inside(?: of)?|through|across|into|near|around) (?:an?|the|his|her|their) ([\p{L} -]+?)(?=$|[,.;]|\b(?:and|with|while|as|at|in|on|of)\b)/giu,
    ),
  ].some(
    (match) =>
      !/\b(?:style|air|row|circle|line|background|foreground|middle|hurry|distance|dark|way|rain|snow|wind|suit|front|back|hat|hood|sun|light|moonlight|sunlight|other|camera|lens|hand|hands|arms|mirror|counter|desk|table|window|door|stove|piano|style|manner|frame|morning|evening|afternoon|night|day)\b/i.test(
        match[1] ?? "",
      ) && kindOf((match[1] ?? "").trim())?.id !== "clothing",
  );
}

/** Places that older times had not got, and the year from which they are there. */
const OF_TODAY_FROM = 1910;
const OF_TODAY =
  /modern|diner|futuristic|office|recording|television|nightclub|gym|airport|supermarket|news|server|call-center|shopping|parking|laundromat|photo-studio|cinema|garage|subway|pharmacy|basketball|bowling/;

/** Where it likely happens, by deed, trade and time, and for people anywhere else a place of everyday life. */
export function likelySetting(
  brief: Brief,
  era: Era | undefined,
  choose: Chooser,
  take: number,
): Setting | undefined {
  // Nobody trained the turtle: people's places are not where animals do the same.
  if (!brief.language.english || namesUnknownPlace(brief) || (brief.animals && !brief.people))
    return undefined;
  const fits = (id: string) => {
    const setting = SETTING_OF.get(id);
    return setting !== undefined && (brief.place === undefined || setting.place === brief.place)
      ? [setting]
      : [];
  };
  const open =
    !brief.weather && !brief.season ? () => true : (setting: Setting) => setting.place === "outdoor";
  const deeds = findDeeds(matchWords(brief.meant).map(stemOf)).sort((a, b) => a.entry.rank - b.entry.rank);
  const old = era !== undefined && PLACES_OF_ERAS[era];
  const candidates = [
    ...deeds.map(({ entry }) => entry.settings),
    ...(old && brief.people ? [old] : []),
    ...(brief.people && deeds.length === 0 ? [EVERYDAY_PLACES] : []),
  ];
  for (const ids of candidates) {
    const settings = ids
      .flatMap(fits)
      .filter(
        (each) => open(each) && !((brief.year ?? OF_TODAY_FROM) < OF_TODAY_FROM && OF_TODAY.test(each.id)),
      );
    if (settings.length > 0) return choose.pick("likely-place", settings, take);
  }
  return undefined;
}
