import type { Brief } from "./brief";
import { BACKDROPS } from "./lexicon/backdrops";
import { DETAIL_POOL, SETTING_POOLS } from "./lexicon/pool-of";
import { findActions, findEmotions } from "./lexicon/sayings";
import { SUBJECT_DETAILS } from "./lexicon/subject-details";
import { matchWords } from "./phrase-index";
import { DETAIL_FRAMES, OPEN_SETTING_FRAMES, SETTING_FRAMES } from "./phrasing/frames";
import type { PlacedScene } from "./scene";
import { TIMES } from "./vocabulary/times-of-day";
import { shortOnes, type Writer } from "./writer";

/** The pool of things that may stand behind the subject here. */
export function listedPool(scene: PlacedScene): string {
  const fits = !scene.placeSaid || BACKDROPS[scene.backdrop].place === scene.place;
  return fits && scene.backdrop !== "plain" && !scene.setting
    ? SETTING_POOLS[scene.backdrop].far
    : "backspace";
}

/** What lies under and behind the subject: the place the idea names, or one likely for it. */
export function settingSentence(
  scene: PlacedScene,
  writer: Writer,
  sunny: boolean,
  turn: number,
): string | undefined {
  const hour =
    scene.place === "outdoor" && !scene.weather && sunny
      ? TIMES.filter((each) => each.time === scene.time).flatMap((each) => each.skyClauses)
      : [];
  const own = scene.setting?.details ?? [];
  if (own.length > 0) {
    const skyToo = hour.length > 0 && scene.terrain !== "sky" && writer.choose.chance(`sky/${turn}`) < 0.25;
    const found = writer.write("setting", skyToo ? [...hour, ...own] : own, turn);
    if (found) return found;
  }
  const fits = !scene.placeSaid || BACKDROPS[scene.backdrop].place === scene.place;
  const backdrop = fits ? scene.backdrop : "plain";
  if (backdrop === "plain") return writer.write("setting-open", OPEN_SETTING_FRAMES, turn);
  const { near, far } = SETTING_POOLS[backdrop];
  const snowed = scene.weather === "snow" && scene.place === "outdoor";
  const listed = writer.choose.chance(`setting-form/${turn}`) < 0.92;
  return (
    (listed
      ? writer.write("setting-pool", SETTING_FRAMES, turn, { near: snowed ? "snow" : near, far })
      : undefined) ?? writer.write("setting-clause", shortOnes(BACKDROPS[backdrop].details, 10), turn)
  );
}

/** Who or what may act in a brief, in the vocabulary's terms. */
function doers(brief: Brief): ReadonlySet<string> {
  const found = new Set<string>();
  if (brief.people) found.add("person");
  if (brief.animals) found.add("animal");
  for (const subject of brief.subjects) {
    if (subject.role === "object") continue;
    if (subject.thing && ["road", "rail", "air", "water"].includes(subject.thing)) found.add("vehicle");
    else if (subject.thing === "landscape" || subject.thing === "plant" || subject.thing === "cosmos")
      found.add("nature");
    if (subject.kind === "thing") found.add("thing");
  }
  return found;
}

/** What a lens sees on the subject: a feeling as a visible sign where the idea names one, else small true things. */
export function subjectSentence(
  brief: Brief,
  scene: PlacedScene,
  writer: Writer,
  turn: number,
): string | undefined {
  const words = brief.language.english ? matchWords(brief.told) : [];
  {
    const feelings = findEmotions(words).map(({ entry }) => entry);
    const living = brief.people ? "people" : brief.animals ? "animals" : "things";
    const signs = living === "things" ? [] : feelings.flatMap((each) => each[living]);
    const acts = findActions(words)
      .filter(
        ({ entry, phrase }) =>
          (phrase.endsWith("ing") || !brief.spine.isNounPhrase) &&
          entry.who.some((each) => doers(brief).has(each)),
      )
      .flatMap(({ entry }) => entry.details);
    const sign =
      signs.length + acts.length > 0
        ? writer.write("detail-sign", shortOnes([...signs, ...acts], 9), turn)
        : undefined;
    if (sign) return sign;
  }
  // Of a thing that the room does not know, any remark would be invented.
  if (scene.detail === "unknown") return undefined;
  const pool = poolOf(brief, scene);
  const listed = pool !== undefined && writer.choose.chance(`detail-form/${turn}`) < 0.9;
  return (
    (listed ? writer.write("detail-pool", DETAIL_FRAMES, turn, { pool }) : undefined) ??
    writer.write("detail", shortOnes(SUBJECT_DETAILS[scene.detail], 9), turn)
  );
}

/** The pool of small things seen on a subject of this kind; none for people and for what the idea leaves unknown. */
function poolOf(brief: Brief, scene: PlacedScene): string | undefined {
  if (scene.detail === "person" || scene.detail === "unknown") return undefined;
  const carried = brief.subjects.find((each) => each.role !== "object" && each.thing)?.thing;
  if (carried === "water") return "hull";
  if (carried === "air") return "airframe";
  const heavy = /elephant|rhino|hippo|mammoth|walrus|manatee|\bpigs?\b|buffalo/i.test(brief.prose);
  if (scene.detail === "mammal") return heavy ? "hulk" : "fur";
  return scene.detail === "object" ? "mark" : DETAIL_POOL[scene.detail];
}
