import type { Brief } from "./brief";
import { BACKDROPS } from "./lexicon/backdrops";
import { findAmbiences, findEffects, findWeather } from "./lexicon/sayings";
import { matchWords } from "./phrase-index";
import { EFFECTS_OF } from "./phrasing/effects";
import { EFFECT_FRAMES, GUIDED_SOUND_FRAMES, SOUND_FRAMES } from "./phrasing/frames";
import type { PlacedScene } from "./scene";
import { AMBIENCES } from "./vocabulary/ambience";
import { fitness } from "./vocabulary/fit";
import { TIMES } from "./vocabulary/times-of-day";
import { shortOnes, type Writer } from "./writer";

/** The bed of sound and the one near effect of a clip. */
export interface SoundText {
  readonly ambience: string | undefined;
  readonly effect: string | undefined;
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
  const told = brief.spine.sentences
    .join(" ")
    .replace(/"[^"]*"|“[^”]*”|\bhot dogs?\b/gi, " ")
    .replace(/\b(?:no|without|never|not)\b(?: [\p{L}'-]+){1,2}|\bcamera\b/giu, " ");
  const words = brief.language.english ? matchWords(told) : brief.concepts;
  const setting = scene.setting;
  const named = findAmbiences(words)
    .filter(({ entry }) => fitness({ suits: entry.suits, avoid: {} }, scene) >= 0)
    .flatMap(({ entry }) => entry.clauses);
  const weather =
    scene.weather && scene.weather !== "clear" && scene.place !== "indoor"
      ? findWeather(words).flatMap(({ entry }) => entry.soundClauses)
      : [];
  const scored = AMBIENCES.map((each) => ({
    each,
    score: fitness({ suits: each.suits, avoid: {} }, scene),
  })).filter(({ score }) => score >= 2);
  const hour =
    scene.place === "outdoor"
      ? TIMES.filter((each) => each.time === scene.time).flatMap((each) => each.soundClauses)
      : [];
  const tiers: readonly (readonly string[])[] = !brief.language.english
    ? [weather, named, scene.placeSaid ? BACKDROPS[scene.backdrop].ambience : [], BACKDROPS.plain.ambience]
    : [
        [...(setting?.ambience ?? []), ...weather, ...(setting ? [] : named)],
        scene.placeSaid && scene.backdrop === "plain"
          ? [...scored.flatMap(({ each }) => each.clauses), ...hour]
          : [...BACKDROPS[scene.backdrop].ambience, ...hour],
        BACKDROPS[scene.backdrop].ambience,
        BACKDROPS.plain.ambience,
      ];
  const bed = firstOf(writer, "ambience", tiers, turns.ambience);
  const ambience = bed
    ? writer.write("ambience-frame", guided ? GUIDED_SOUND_FRAMES : SOUND_FRAMES, turns.ambience, { a: bed })
    : undefined;
  const living = brief.people || brief.animals;
  const made = findEffects(words)
    .filter(
      ({ phrase, at }) =>
        !(/^(?:opens?|opening|clos\w+|shuts?)$/.test(phrase) && OPENS_BY_HINGE.test(told)) &&
        !(
          /^(?:balloons?|dress|clothes|shirt|jacket|coat|suit)$/.test(phrase) &&
          !words.slice(0, at).some(isWorking)
        ),
    )
    .filter(({ entry }) => living || (entry.kind !== "movement" && entry.kind !== "voice"))
    .flatMap(({ entry }) => entry.clauses);
  const near = firstOf(
    writer,
    "effect",
    [made, setting?.effects ?? [], EFFECTS_OF[scene.detail], EFFECTS_OF.unknown],
    turns.effect,
  );
  const effect = near
    ? (writer.write("effect-frame", EFFECT_FRAMES, turns.effect, { e: near }) ?? near)
    : undefined;
  return { ambience: ambience ?? (bed ? `sound: ${bed}` : undefined), effect };
}

/** What turns on a hinge has a sound of its own; a lid's does not belong to it. */
const OPENS_BY_HINGE = /\b(?:doors?|gates?|windows?|shutters?)\b/i;
/** Clothes and balloons are heard where someone works on them, not where they are only worn or carried. */
const isWorking = (word: string) =>
  /^(?:zips?|unzips?|buttons?|sews?|sewing|irons?|ironing|folds?|folding|inflat\w+|blow\w*|pops?|popping|twist\w*|tries|trying|puts|putting|takes|taking|wash\w*)$/.test(
    word,
  );

function firstOf(
  writer: Writer,
  slot: string,
  tiers: readonly (readonly string[])[],
  turn: number,
): string | undefined {
  for (const [index, tier] of tiers.entries()) {
    const found = tier.length > 0 ? writer.write(`${slot}-${index}`, shortOnes(tier, 8), turn) : undefined;
    if (found) return found;
  }
  return undefined;
}
