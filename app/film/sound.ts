import type { Brief } from "./brief";
import { stemOf } from "./content-words";
import { BACKDROPS } from "./lexicon/backdrops";
import { deedSoundsIn } from "./lexicon/deed-sounds";
import { findAmbiences, findEffects, findWeather } from "./lexicon/sayings";
import { matchWords, type Named } from "./phrase-index";
import { EFFECTS_IN, EFFECTS_OF } from "./phrasing/effects";
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
  return (
    /ing\b/.test(phrase) || entry.says.some((each) => /ing$/.test(each) && stemOf(each) === stemOf(phrase))
  );
}

/** Kinds of near sound that carry where there is no air, and under water. */
const CARRIES: Readonly<Record<string, ReadonlySet<string>>> = {
  space: new Set(["space", "electronic", "machine"]),
  underwater: new Set(["water", "animal", "space", "electronic"]),
};

/** What only people wear and do: no goat has soles. */
const OF_PEOPLE = /\b(?:soles?|heels?|shoes?|boots?|sleeves?|cloth|clothing|fabric|seat|mat)\b/i;

/** What of the sounds of animals and water is heard below the surface. */
const IN_WATER =
  /\b(?:water|bubbl\w*|current|surge|clicks?|call|whistle|muffled|strokes?|swell|sonar|regulator)\b/i;

/** Clothes and balloons are heard where someone works on them, not where they are only worn or carried. */
const isWorking = (word: string) =>
  /^(?:zips?|unzips?|buttons?|sews?|sewing|irons?|ironing|folds?|folding|inflat\w+|blow\w*|pops?|popping|twist\w*|tries|trying|puts|putting|takes|taking|wash\w*)$/.test(
    word,
  );

/** What the idea's own deeds and things would sound like, the tellingest first: a deed with its thing, a deed, a thing. */
function namedEffects(
  brief: Brief,
  scene: PlacedScene,
  words: readonly string[],
): readonly (readonly string[])[] {
  const living = brief.people || brief.animals;
  const carries = CARRIES[scene.place ?? "any"];
  const found = findEffects(words)
    .filter(
      ({ phrase, at }) =>
        !(
          /^(?:balloons?|dress|clothes|shirt|jacket|coat|suit)$/.test(phrase) &&
          !words.slice(0, at).some(isWorking)
        ),
    )
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
  const slight = (each: Named<SoundEffect>) => each.entry.kind === "voice" || each.entry.kind === "movement";
  const things = found.filter((each) => !soundsDeed(each));
  const heads = leadingSubjects(brief.subjects).map((each) => ` ${each.head.toLowerCase()} `);
  const ofSubject = (each: Named<SoundEffect>) => heads.some((head) => head.includes(` ${each.phrase} `));
  return [
    carries === undefined ? deedSoundsIn(words) : [],
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
  })).filter(({ score }) => score >= 2);
  const hour =
    scene.place === "outdoor"
      ? TIMES.filter((each) => each.time === scene.time).flatMap((each) => each.soundClauses)
      : [];
  if (!brief.language.english)
    return [
      weather,
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
    .replace(/\b(?:no|without|never|not)\b(?: [\p{L}'-]+){1,2}|\bcamera\b/giu, " ");
  const words = brief.language.english ? matchWords(told) : brief.concepts;
  const squeezed = brief.tempo === "time-lapse" || brief.tempo === "hyperlapse";
  const slowed = brief.tempo === "slow-motion";
  const beds = squeezed ? [SQUEEZED_BEDS] : bedsOf(brief, scene, words);
  const bed = firstOf(writer, "ambience", beds, turns.ambience);
  const bedFrames = guided ? GUIDED_SOUND_FRAMES : slowed ? SLOWED_BED_FRAMES : SOUND_FRAMES;
  const ambience = bed ? writer.write("ambience-frame", bedFrames, turns.ambience, { a: bed }) : undefined;
  const fallback = EFFECTS_IN[scene.place ?? "any"] ?? EFFECTS_OF[scene.detail];
  const tiers = squeezed
    ? [SQUEEZED_EFFECTS]
    : [...namedEffects(brief, scene, words), scene.setting?.effects ?? [], fallback, EFFECTS_OF.unknown];
  const near = firstOf(writer, "effect", tiers, turns.effect);
  const effectFrames = slowed ? SLOWED_EFFECT_FRAMES : EFFECT_FRAMES;
  const effect = near
    ? (writer.write("effect-frame", effectFrames, turns.effect, { e: near }) ?? near)
    : undefined;
  return { ambience: ambience ?? (bed ? `sound: ${bed}` : undefined), effect };
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
