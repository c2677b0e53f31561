import type { Brief } from "./brief";
import { deedsOfDoers } from "./deeds";
import { articleFor } from "./english";
import { BACKDROPS } from "./lexicon/backdrops";
import { kindOf, materialOf, poolOfKind } from "./lexicon/kind-of";
import { DETAIL_POOL, SETTING_POOLS } from "./lexicon/pool-of";
import { findEmotions } from "./lexicon/sayings";
import { SUBJECT_DETAILS } from "./lexicon/subject-details";
import { matchWords } from "./phrase-index";
import {
  DETAIL_FRAMES,
  DETAIL_OF_TWO_FRAMES,
  FURTHER_SETTING_FRAMES,
  GUESSED_SETTING_FRAMES,
  NEAR_DETAIL_FRAMES,
  OPEN_SETTING_FRAMES,
  SETTING_FRAMES,
} from "./phrasing/frames";
import { leadingSubjects } from "./reading/spine";
import { referenceTo, type Subject } from "./reading/subjects";
import type { PlacedScene } from "./scene";
import { TIMES } from "./vocabulary/times-of-day";
import { shortOnes, type Writer } from "./writer";

/** The pool of things that may stand behind the subject here; none where the setting has sentences of its own. */
export function listedPool(scene: PlacedScene): string | undefined {
  if (scene.setting) return undefined;
  const fits = !scene.placeSaid || BACKDROPS[scene.backdrop].place === scene.place;
  return fits && scene.backdrop !== "plain" ? SETTING_POOLS[scene.backdrop].far : "backspace";
}

/** A place by its name with its article: "a rooftop", "inside a train". */
const placeName = (term: string) =>
  term === "underwater"
    ? "deep water"
    : /^(?:inside|in|on)\b/.test(term) || /s$/.test(term) || /^(?:mars|space)$/.test(term)
      ? term
      : `${articleFor(term)} ${term}`;

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
  if (scene.setting && scene.settingGuessed) {
    const detail = writer.phrase("setting-guessed", own, turn);
    const found =
      detail &&
      writer.write("setting-place", GUESSED_SETTING_FRAMES, turn, {
        place: placeName(scene.setting.term),
        detail,
      });
    if (found) return found;
  }
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

/** One more thing that is there, for a prompt that has room: another sentence of the setting, or a list from its pool. */
export function furtherSetting(scene: PlacedScene, writer: Writer, turn: number): string | undefined {
  if (scene.setting) return writer.write("setting", scene.setting.details, turn + 1);
  const pool = listedPool(scene);
  // Where the place is open, a second note on empty space would say nothing new.
  return pool && pool !== "backspace"
    ? writer.write("setting-more", FURTHER_SETTING_FRAMES, turn, { pool })
    : undefined;
}

/** Signs too small for a frame that holds more than a head and shoulders. */
const SMALL_SIGN =
  /\b(?:knuckles?|fingers?|fingertips?|eyelids?|eyelashes|lashes|eyes?|brows?|lips|mouth|chin|cheeks?|jaw|throat|pupils?|nostrils?|tremor|thumb|gaze|blink|glance|palms?|smile|crumb|breath|shoulders?)\b/i;
/** The rank from which such signs show: a medium shot. */
const SIGNS_SHOW = 5;

/** What a lens sees of a deed or a feeling that the idea names; undefined where it names none. */
export function signSentence(brief: Brief, writer: Writer, turn: number, rank: number): string | undefined {
  if (!brief.language.english) return undefined;
  const words = matchWords(brief.meant);
  const living = brief.people ? "people" : brief.animals ? "animals" : "things";
  const feelings = living === "things" ? [] : findEmotions(words).flatMap(({ entry }) => entry[living]);
  const acts = deedsOfDoers(brief)
    .flatMap(({ entry }) => entry.details)
    .filter((each) => brief.people || !/\b(?:heels?|soles?|arms|cloth|sleeve|hands?|shoes?)\b/i.test(each));
  const signs = shortOnes([...feelings, ...acts], 11).filter(
    (each) => rank >= SIGNS_SHOW || !SMALL_SIGN.test(each),
  );
  return signs.length > 0 ? writer.write("detail-sign", signs, turn) : undefined;
}

/** What a lens sees on the subject: a deed or a feeling as a visible sign where the idea names one, else small true things. */
export function subjectSentence(
  brief: Brief,
  scene: PlacedScene,
  writer: Writer,
  turn: number,
  rank = SIGNS_SHOW,
): string | undefined {
  return signSentence(brief, writer, turn, rank) ?? detailSentence(brief, scene, writer, turn, rank);
}

/** Scales of which a frame as wide as this shows only the outline. */
const outlineOnly = (scene: PlacedScene, rank: number) =>
  rank <= (scene.scale === "vehicle" ? 1 : 2) &&
  /^(?:tiny|object|person|group|vehicle)$/.test(scene.scale ?? "person");
/** The rank from which a frame is near enough to say so. */
const NEAR = 6;

/** Small true things seen on the subject itself, by its kind and by what it is made of. */
export function detailSentence(
  brief: Brief,
  scene: PlacedScene,
  writer: Writer,
  turn: number,
  rank: number,
): string | undefined {
  if (!brief.language.english || scene.detail === "person")
    return personDetail(brief, scene, writer, turn, rank);
  if (outlineOnly(scene, rank)) return undefined;
  const leading = leadingSubjects(brief.subjects);
  const [first, second] = leading;
  const pool = first && poolOf(brief, scene, first);
  // The land that something stands in or under is its place, and shows none of its own small things.
  const beside = second?.thing === "landscape" && first?.thing !== "landscape" ? undefined : second;
  const other = beside && poolOf(brief, scene, beside);
  if (first && second && pool && other && pool !== other && short(first) && short(second)) {
    const found = writer.write("detail-two", DETAIL_OF_TWO_FRAMES, turn, {
      pool,
      other,
      first: referenceTo(first),
      second: referenceTo(second),
    });
    if (found) return found;
  }
  const chosen = pool ?? other;
  if (chosen) {
    const made = first && materialOf([...first.attributes, ...first.head.split(/\s+/)]);
    const found = writer.write("detail-pool", rank >= NEAR ? NEAR_DETAIL_FRAMES : DETAIL_FRAMES, turn, {
      pool: chosen,
      made: made ? poolOfKind(made) : chosen,
    });
    if (found) return found;
  }
  // Of a thing that the room does not know, any remark would be invented.
  if (scene.detail === "unknown" || scene.detail === "object") return undefined;
  if (scene.detail === "landscape" && first?.kind === "unknown") return undefined;
  // They are of what runs on roads.
  if (scene.detail === "vehicle" && first?.thing !== "road") return undefined;
  return writer.write("detail", shortOnes(SUBJECT_DETAILS[scene.detail], 9), turn);
}

const short = (subject: Subject) => referenceTo(subject).length < 30;

/** What shows only on hands and eyes at work, and on those who stay where they are. */
const OF_HANDWORK = /fingers|knuckles|the task/;
/** Those who are named for how they move. */
const MOVERS =
  /\b(?:\w*boarder|skater|surfer|cyclist|runner|dancer|skier|swimmer|climber|rider|jogger|athlete|player)s?\b/i;
const OF_REST = /the breathing|a small nod/;
const OF_STANCE = /^weight settles|stance shifts|next movement/;

/** What cloth and stance show of people of whom the idea tells nothing more; of nobody else. */
function personDetail(
  brief: Brief,
  scene: PlacedScene,
  writer: Writer,
  turn: number,
  rank: number,
): string | undefined {
  if (!brief.language.english || scene.detail !== "person") return undefined;
  // A suit hides cloth, hands and stance.
  if (
    scene.place === "space" ||
    scene.place === "underwater" ||
    /\b(?:astronaut|cosmonaut|diver)s?\b/i.test(brief.meant)
  )
    return undefined;
  const deeds = deedsOfDoers(brief);
  const handwork = deeds.some(({ entry }) => entry.sizes.includes("close-up"));
  const onTheMove =
    brief.pace === "fast" ||
    brief.genre === "sports" ||
    MOVERS.test(brief.meant) ||
    deeds.some(({ entry }) => entry.pace !== "still" && entry.pace !== "slow");
  const fitting = SUBJECT_DETAILS.person.filter(
    (each) =>
      (handwork || !OF_HANDWORK.test(each)) &&
      (deeds.length === 0 || !OF_REST.test(each)) &&
      !(onTheMove && OF_STANCE.test(each)) &&
      (rank >= SIGNS_SHOW || !SMALL_SIGN.test(each)),
  );
  return writer.write("detail-person", fitting, turn);
}

/** Until then a ship has masts and no funnel. */
const AGE_OF_STEAM = 1840;
const underSail = (head: string) =>
  head.replace(/\b(?<!sailing |pirate |viking |tall )ships?$/i, "sailing ship");

/** The pool of small things seen on a subject of this kind; none for people and for what the room does not know. */
function poolOf(brief: Brief, scene: PlacedScene, subject: Subject): string | undefined {
  const isPlace = scene.detail === "interior" || scene.detail === "landscape";
  if (subject.kind === "person" || (isPlace && !subject.thing)) return undefined;
  // What is written like a name is one: the Bull of a Red Bull chews nothing.
  const leads = subject.start === 0 && subject.text.startsWith(subject.head);
  if (subject.proper || (!leads && /^\p{Lu}/u.test(subject.head))) return undefined;
  if (subject.thing === "building" && scene.place === "indoor") return DETAIL_POOL.interior;
  const kind = kindOf((brief.year ?? AGE_OF_STEAM) < AGE_OF_STEAM ? underSail(subject.head) : subject.head);
  if (kind) return poolOfKind(kind);
  const made = materialOf([...subject.attributes, ...subject.head.split(/\s+/)]);
  if (made) return poolOfKind(made);
  if (subject !== brief.subjects[0]) return undefined;
  if (scene.detail === "person" || scene.detail === "unknown" || scene.detail === "object") return undefined;
  return scene.detail === "mammal" ? "fur" : DETAIL_POOL[scene.detail];
}
