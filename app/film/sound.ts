import type { Brief } from "./brief";
import { stemOf } from "./content-words";
import { doneByThing, otherSenses } from "./deeds";
import { BACKDROPS } from "./lexicon/backdrops";
import { deedSoundsIn } from "./lexicon/deed-sounds";
import { findAmbiences, findEffects, findWeather } from "./lexicon/sayings";
import { matchWords, type Named } from "./phrase-index";
import { EFFECTS_AT, EFFECTS_IN, EFFECTS_OF } from "./phrasing/effects";
import {
  EFFECT_FRAMES,
  GUIDED_SOUND_FRAMES,
  SLOWED_BED_FRAMES,
  SLOWED_EFFECT_FRAMES,
  SOUND_FRAMES,
  SQUEEZED_BEDS,
  SQUEEZED_EFFECTS,
} from "./phrasing/frames";
import { leadingSubjects } from "./reading/spine";
import type { PlacedScene } from "./scene";
import { AMBIENCES } from "./vocabulary/ambience";
import { fitness } from "./vocabulary/fit";
import { TIMES } from "./vocabulary/times-of-day";
import type { Ambience, SoundEffect } from "./vocabulary/types";
import { shortOnes, type Writer } from "./writer";

/** The bed of sound and the one near effect of a clip. */
export interface SoundText {
  readonly ambience: string | undefined;
  readonly effect: string | undefined;
}

/** Words that sound a deed and not a thing: "hammering", and "hammers" beside it. */
function soundsDeed({ entry, phrase }: Named<SoundEffect>): boolean {
  if (/ing\b/.test(phrase)) return true;
  return (
    !PEDALLED.test(entry.id) &&
    entry.kind !== "sport" &&
    entry.says.some((each) => /ing$/.test(each) && stemOf(each) === stemOf(phrase))
  );
}

/** Kinds of near sound that carry where there is no air, and under water. */
const CARRIES: Readonly<Record<string, ReadonlySet<string>>> = {
  space: new Set(["space", "electronic", "machine"]),
  underwater: new Set(["water", "animal", "space", "electronic"]),
};

/** What only people wear and do: no goat has soles. */
const OF_PEOPLE =
  /\b(?:scuffs|feet leave|soles?|heels?|shoes?|boots?|sleeves?|cloth|clothing|fabric|seat|mat|cutlery|plate|china)\b/i;

/** What of the sounds of animals and water is heard below the surface. */
const IN_WATER =
  /\b(?:water|bubbl\w*|current|surge|clicks?|call|whistle|muffled|strokes?|swell|sonar|regulator)\b/i;

/** Clothes and balloons are heard where someone works on them, not where they are only worn or carried. */
const isWorking = (word: string) =>
  /^(?:zips?|unzips?|buttons?|sews?|sewing|irons?|ironing|folds?|folding|inflat\w+|blow\w*|pops?|popping|twist\w*|tries|trying|puts|putting|takes|taking|wash\w*)$/.test(
    word,
  );

/** Kinds of sound that a thing makes only in somebody's hands, and vehicles that somebody has to push or pedal. */
const IN_HAND: ReadonlySet<string> = new Set(["tool", "kitchen", "domestic", "sport", "music", "material"]);
const PEDALLED = /^(?:bicycle|skateboard|roller-skate|carriage|sailboat)$/;
/** Sounds in a place that somebody's hand makes; where the idea has nobody, they would call somebody in. */
const BY_HAND =
  /\b(?:scrapes? (?:back|across|over)|touches down|set down|slides? (?:shut|over|back|up|along|from)|runs home|lands? (?:on|in)|claps shut|jingles?|key card|squeaks? (?:open|round)|switch click\w*|keys (?:patter|land)|pen taps|page turns|papers square|trunk lid|ratchet|plates clink|rolls on|stool|gavel|stamp|blade taps|bristles|soles|scissors|shears|spoon|ladle|swivels|drawer|clanks? open|zip runs|chalk|cork eases|hangers|thuds and echoes|car door|ball (?:drums|thuds|drops)|puck|net snaps|slipper|chips?|coin|switch clacks|seat belt)\b/i;

/** What the idea's own deeds and things would sound like, the tellingest first: a deed with its thing, a deed, a thing. */
function namedEffects(
  brief: Brief,
  scene: PlacedScene,
  words: readonly string[],
): readonly (readonly string[])[] {
  const living = brief.people || brief.animals;
  const carries = CARRIES[scene.place ?? "any"];
  const misread = otherSenses(words);
  const found = findEffects(words)
    .filter(({ phrase }) => !misread.has(phrase))
    // In "an ink drop" nothing falls.
    .filter(
      ({ entry, phrase }) =>
        !brief.spine.isNounPhrase ||
        /ing\b/.test(phrase) ||
        !(entry.kind === "impact" || entry.kind === "movement") ||
        !entry.says.some((each) => /ing$/.test(each)),
    )
    .filter(
      ({ phrase, at }) =>
        !(
          /^(?:balloons?|dress|clothes|shirt|jacket|coat|suit)$/.test(phrase) &&
          !words.slice(0, at).some(isWorking)
        ),
    )
    .filter(({ entry, at }) => entry.kind !== "movement" || !doneByThing(brief, words, at))
    .filter(({ entry }) => living || (entry.kind !== "movement" && entry.kind !== "voice"))
    .filter(({ entry, phrase }) =>
      carries === undefined
        ? entry.kind !== "space" || /astronaut|cosmonaut|suit/.test(phrase)
        : carries.has(entry.kind),
    );
  const clauses = (list: readonly Named<SoundEffect>[]) =>
    list
      .flatMap(({ entry }) => entry.clauses)
      .filter((clause) => scene.place !== "underwater" || IN_WATER.test(clause))
      .filter((clause) => brief.people || !OF_PEOPLE.test(clause));
  const deeds = found.filter(soundsDeed);
  const held = living || deeds.length > 0;
  const slight = (each: Named<SoundEffect>) => each.entry.kind === "voice" || each.entry.kind === "movement";
  const things = found.filter(
    (each) => !soundsDeed(each) && (held || !(IN_HAND.has(each.entry.kind) || PEDALLED.test(each.entry.id))),
  );
  const heads = leadingSubjects(brief.subjects).map((each) => ` ${each.head.toLowerCase()} `);
  const ofSubject = (each: Named<SoundEffect>) => heads.some((head) => head.includes(` ${each.phrase} `));
  return [
    carries === undefined ? deedSoundsIn(words, brief.spine.isNounPhrase) : [],
    clauses(deeds.filter((each) => !slight(each))),
    clauses(deeds.filter(slight)),
    clauses(things.filter(ofSubject)),
    clauses(things.filter((each) => !ofSubject(each))),
  ];
}

const BOUNDLESS = new Map(AMBIENCES.map((each) => [each.id, { suits: each.suits, avoid: {} }]));
/** An ambience as the vocabulary's fitness weighs entries: it suits places and avoids none. */
const boundless = (ambience: Ambience) => BOUNDLESS.get(ambience.id) ?? { suits: ambience.suits, avoid: {} };

/** The beds of sound that suit, the tellingest first. */
function bedsOf(brief: Brief, scene: PlacedScene, words: readonly string[]): readonly (readonly string[])[] {
  const { setting } = scene;
  const named = findAmbiences(words)
    .filter(({ entry }) => fitness(boundless(entry), scene) >= 0)
    .flatMap(({ entry }) => entry.clauses);
  const weather =
    scene.weather && scene.weather !== "clear" && scene.place !== "indoor"
      ? findWeather(words).flatMap(({ entry }) => entry.soundClauses)
      : [];
  const scored = AMBIENCES.map((each) => ({
    each,
    score: fitness(boundless(each), scene),
  }))
    .filter(({ score }) => score >= 2)
    // The sounds of a forest are not heard on a beach of which only the open air is known.
    .filter(({ each }) => scene.terrain !== undefined || each.suits.terrains === undefined);
  const hour =
    scene.place === "outdoor"
      ? TIMES.filter((each) => each.time === scene.time).flatMap((each) => each.soundClauses)
      : [];
  if (!brief.language.english)
    return [
      [...(setting?.ambience ?? []), ...weather],
      named,
      scene.placeSaid ? BACKDROPS[scene.backdrop].ambience : [],
      BACKDROPS.plain.ambience,
    ];
  return [
    [...(setting?.ambience ?? []), ...weather, ...(setting ? [] : named)],
    scene.placeSaid && scene.backdrop === "plain"
      ? [...scored.flatMap(({ each }) => each.clauses), ...hour]
      : [...BACKDROPS[scene.backdrop].ambience, ...hour],
    BACKDROPS[scene.backdrop].ambience,
    BACKDROPS.plain.ambience,
  ];
}

/** How many lists of sounds come from the idea's own words: see namedEffects. */
const NAMED_TIERS = 5;

/** What makes no sound of its own: it is heard by where it stands. */
const STILL: ReadonlySet<string> = new Set(["object", "food", "drink", "plant", "unknown", "vehicle"]);

/** Writes both sentences, from what the idea's own words would sound like first. `turns` step to the next ones. */
export function soundSentences(
  brief: Brief,
  scene: PlacedScene,
  writer: Writer,
  guided: boolean,
  turns: { ambience: number; effect: number },
): SoundText {
  if (brief.silent) return { ambience: undefined, effect: "the soundtrack is silent" };
  const lettered = brief.quotations.some((each) => each.kind === "text");
  const told = brief.meant
    .replace(lettered ? /\b(?:reads?|reading|says?|saying)\b/gi : /(?!)/, " ")
    .replace(/"[^"]*"|“[^”]*”|\bhot dogs?\b/gi, " ")
    // What is only spoken of is not heard.
    .replace(
      /\b((?:argu|talk|speak|think|dream|complain|chat|discuss|gossip|worr|sing|lectur)\p{L}*[^,.;]{0,30}?) (?:about|of) [^,.;]+/giu,
      "$1 ",
    )
    .replace(/\b(?:no|without|never|not)\b(?: [\p{L}'-]+){1,2}|\bcamera\b/giu, " ");
  const words = brief.language.english ? matchWords(told) : brief.concepts;
  const squeezed = brief.tempo === "time-lapse" || brief.tempo === "hyperlapse";
  const slowed = brief.tempo === "slow-motion";
  const beds = squeezed ? [SQUEEZED_BEDS] : bedsOf(brief, scene, words);
  const bed = firstOf(writer, "ambience", beds, turns.ambience);
  const bedFrames = guided ? GUIDED_SOUND_FRAMES : slowed ? SLOWED_BED_FRAMES : SOUND_FRAMES;
  const ambience = bed ? writer.write("ambience-frame", bedFrames, turns.ambience, { a: bed }) : undefined;
  const handled = brief.people || brief.animals;
  const ofPlace = STILL.has(scene.detail) ? EFFECTS_AT[scene.backdrop] : undefined;
  const fallback = EFFECTS_IN[scene.place ?? "any"] ?? ofPlace ?? EFFECTS_OF[scene.detail];
  const about = (scene.setting?.effects ?? []).filter((each) => handled || !BY_HAND.test(each));
  const tiers = squeezed
    ? [SQUEEZED_EFFECTS]
    : [...namedEffects(brief, scene, words), about, fallback, EFFECTS_OF.unknown];
  const apart =
    bed === undefined ? tiers : tiers.map((tier) => tier.filter((each) => !sharesSource(each, bed)));
  // What the idea names is in the picture, and so is its sound; only what the place does may be heard from outside it.
  const named = squeezed ? 1 : NAMED_TIERS;
  const seen = firstOf(writer, "effect", apart.slice(0, named), turns.effect);
  const near = seen ?? firstOf(writer, "effect-about", apart.slice(named), turns.effect);
  const effectFrames = slowed ? SLOWED_EFFECT_FRAMES : EFFECT_FRAMES;
  const effect = near
    ? (writer.write("effect-frame", effectFrames, turns.effect, {
        e: near,
        heard: seen === undefined && writer.choose.chance("off-screen") < 0.4 ? "off" : "near",
      }) ?? near)
    : undefined;
  return { ambience: ambience ?? (bed ? `sound: ${bed}` : undefined), effect };
}

/** Things that sound, by which two sentences would say the same. */
const SOURCES =
  /\b(?:refrigerator|boiler|kettle|tap|pipe|extractor|clock|radiator|floorboard|vent|ventilation|transformer|lamp|blind|shutter|gutter|rope|engine|wire|fan|leaves|hinge|door|window)s?\b/gi;
const sourcesIn = (text: string) =>
  (text.match(SOURCES) ?? []).map((each) => each.toLowerCase().replace(/s$/, ""));
/** What a clause is about: its first noun, so far as its place tells. */
const leadOf = (clause: string) =>
  matchWords(clause).find(
    (word) =>
      word.length > 3 &&
      !/^(?:soft|slow|light|long|faint|thin|quick|deep|dry|loose|small|distant|sharp|heavy|brief|wide|single|each|from|with|then|fine|quiet|muffled|rising|steady)$/.test(
        word,
      ),
  );

/** Whether a clause can be about a source of sound that a text names already. */
function sharesSource(clause: string, text: string): boolean {
  const there = sourcesIn(text);
  const leads = leadOf(clause);
  if (leads !== undefined && matchWords(text).includes(leads)) return true;
  return there.length > 0 && sourcesIn(clause).some((each) => there.includes(each));
}

function firstOf(
  writer: Writer,
  slot: string,
  tiers: readonly (readonly string[])[],
  turn: number,
): string | undefined {
  for (const [index, tier] of tiers.entries()) {
    const found = tier.length > 0 ? writer.write(`${slot}-${index}`, shortOnes(tier, 11), turn) : undefined;
    if (found) return found;
  }
  return undefined;
}
