import type { Brief } from "./brief";
import { chooserFor } from "./choice";
import { capitalise, sentence } from "./english";
import { guardFor } from "./guard";
import type { KeyElement } from "./key-elements";
import type { Look } from "./look";
import { CAMERA_NOTES, namedCamera, OWN_ANGLES } from "./named-camera";
import { coloursOf } from "./palette";
import { matchWords, phraseIndex } from "./phrase-index";
import { OPEN_SETTING_FRAMES } from "./phrasing/frames";
import { shadeOf } from "./picture";
import { LIGHT_CUE, MUSIC_CUE } from "./reading/cues";
import type { SceneType } from "./scene-types";
import { soundSentences } from "./sound";
import { settingSentence } from "./staging";
import { COLOUR_NAMES } from "./vocabulary/colour-names";
import { fitness } from "./vocabulary/fit";
import { LENSES } from "./vocabulary/lenses";
import { MOVES } from "./vocabulary/moves";
import { MUSIC_STYLES } from "./vocabulary/music";
import { SHOT_SIZES } from "./vocabulary/shot-sizes";
import type { Entry, Move, Scene, ShotSize } from "./vocabulary/types";
import { Writer } from "./writer";

/** Everything around the action, each part a text of its own: what the user named stands in it in the user's words. */
export interface SetUp {
  readonly cameraSetup: string;
  readonly lighting: string;
  readonly environment: string;
  readonly baseStyle: string;
  /** Three or four named colours. */
  readonly colorPalette: readonly string[];
  readonly musicVibe: string;
  readonly audioCue: string;
  readonly dialogBackgroundNoise: string;
  /** The size of the first frame; undefined where the user's words leave more than one open. */
  readonly size: ShotSize | undefined;
  /** The one move; undefined where the words for it are not in the vocabulary. */
  readonly move: Move | undefined;
}

const MACRO_LENSES = LENSES.filter(({ id }) => /macro|close-focus/.test(id));
const PLAIN_LENSES = LENSES.filter(({ id }) => /^(?:24|35|50|85)mm$/.test(id));
const findColours = phraseIndex(COLOUR_NAMES);

const LONGEST_NOTE_WORDS = 12;
const SOUNDS =
  /\b(?:sounds?|hush|hums?|humming|drums?|ticks?|ticking|creaks?|traffic|whispers?|crackl\w+|rustl\w+|chimes?|roar\w*|rumbl\w+|patter\w*|drip\w*|splash\w*|birdsong|applause|footsteps|whoosh\w*|click\w*|thud\w*|bells?|echo\w*|murmur\w*|sizzl\w+|hiss\w*|buzz\w*|clink\w*|wind)\b/i;
/** Sources of light that are things too, so that they count only where somebody tells of the picture. */
const LAMPS = /\b(?:lamps?|bulbs?|candles?|lanterns?|torch(?:es)?|sun|moon)\b/i;
const GROUNDS =
  /\b(?:floor|table|ground|backdrop|background|sweep|studio|room|street|road|field|beach|kitchen|rooftop|shelf|counter|plinth|stage|wall|garden|forest|desert|city|pier|workshop|gallery|market|office|cafe|café|bar|asphalt|pavement|cobbles|sand|grass|snow|platform|harbour|harbor|village|coast|valley|puddle|crate)\b/i;

/** Air of rooms and open spaces of which nothing is known. */
const QUIET = [
  "close, dry room tone",
  "a low, even room tone",
  "still air with a faint electrical hum far off",
  "a hushed room, every small sound near",
];

/** The short notes of a text about something: pieces between stops and commas that a pattern finds. */
function notesOn(text: string, pattern: RegExp): string[] {
  return text
    .split(/[.;,\n]+|\band (?=the (?:tick|sound|hum|hush))/)
    .map((each) => each.trim())
    .filter((each) => {
      pattern.lastIndex = 0;
      return each !== "" && each.split(/\s+/).length <= LONGEST_NOTE_WORDS && pattern.test(each);
    });
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
/** Notes as sentences, each once. */
const noted = (notes: readonly (string | undefined)[]) =>
  unique(notes.filter((each): each is string => each !== undefined && each !== "").map(sentence)).join(" ");
const withoutLabel = (text: string | undefined) =>
  text === undefined
    ? undefined
    : capitalise(text.replace(/^(?:sound|audio|under it|behind it|beneath it)[:,] /i, ""));

/** The first of the ids whose entry may stand in the scene. */
function preferred<E extends Entry>(
  ids: readonly string[] | undefined,
  entries: readonly E[],
  scene: Scene,
): E | undefined {
  return ids
    ?.map((id) => entries.find((each) => each.id === id))
    .find((each): each is E => each !== undefined && fitness(each, scene) >= 0);
}

/** One of the moves that serve a scene type, where it goes with the size and with what is told. */
function movesFor(
  type: SceneType | undefined,
  look: Look,
  size: ShotSize | undefined,
  writer: Writer,
): Move | undefined {
  const rank = size?.rank ?? 5;
  const fitting = (type?.moves ?? [])
    .map((id) => MOVES.find((each) => each.id === id))
    .filter(
      (each): each is Move =>
        each !== undefined &&
        fitness(each, look.scene) >= 0 &&
        each.ranks[0] <= rank &&
        rank <= each.ranks[1] &&
        writer.guard.admits(each.term),
    );
  return fitting.length > 0 ? writer.choose.pick("type-move", fitting) : undefined;
}

/** Shadows under a light that the user named. */
const SOFT_SHADOWS = [
  "soft-edged shadows, fill held low",
  "shadows keep their detail",
  "gentle falloff into the background",
];
const HARD_SHADOWS = [
  "hard-edged shadows, little fill",
  "deep shadows, bright edges",
  "fast falloff into shade",
];

/**
 * Plans the set-up of a scene around a look. What the brief names stands; the rest fits it and one another.
 * @param told the description and the camera directions as they were typed; notes in them are taken over as they are
 * @param look the look chosen for this brief
 */
export function planSetUp(
  brief: Brief,
  told: string,
  look: Look,
  type: SceneType | undefined,
  elements: readonly KeyElement[],
): SetUp {
  const choose = chooserFor(brief.idea);
  const guard = guardFor(brief);
  const writer = new Writer(choose, guard, brief);
  const named = namedCamera(told);
  const saysSize = named.sizes.length > 0 || brief.camera.some(({ kind }) => kind === "size");
  const size =
    named.sizes[0] ?? (saysSize ? look.size : (preferred(type?.sizes, SHOT_SIZES, look.scene) ?? look.size));
  const saysMove = named.moves.length > 0 || look.move === undefined;
  const move = named.moves[0] ?? (saysMove ? undefined : (movesFor(type, look, size, writer) ?? look.move));

  const ownCamera = notesOn(told, CAMERA_NOTES);
  const saysAngle =
    named.angles.length > 0 || OWN_ANGLES.test(told) || brief.camera.some(({ kind }) => kind === "angle");
  const frame = [
    saysSize ? undefined : size?.term,
    saysAngle || look.angle === undefined ? undefined : look.angle.term,
  ].filter((each): each is string => each !== undefined);
  const own =
    ownCamera.length > 0
      ? ownCamera
      : brief.camera.filter(({ kind }) => kind !== "lens").map(({ text }) => text);
  const moving =
    saysMove && own.length > 0 ? undefined : writer.phrase("move-clause", move?.clauses ?? [], 0);
  const rank = size?.rank ?? 5;
  const lenses =
    size?.id === "macro"
      ? MACRO_LENSES
      : [look.lens, ...PLAIN_LENSES].filter(({ ranks }) => ranks[0] <= rank && rank <= ranks[1]).slice(0, 1);
  const nouns = lenses.flatMap((each) => each.nouns);
  const lens = brief.namesLens ? undefined : writer.phrase("lens-noun", nouns, 0)?.replace(/^an? /, "");
  const cameraSetup = noted([frame.join(", "), ...own, moving, lens]);

  const lightNotes = [...new Set([...notesOn(told, LIGHT_CUE), ...notesOn(told, LAMPS)])];
  const lightElement = elements.find(({ typed }) => LIGHT_CUE.test(typed))?.object;
  const ownLight = lightNotes.length > 0 || !lightElement ? lightNotes : [lightElement];
  const measured = [
    look.light.ratio && `key to fill ${look.light.ratio}`,
    look.light.kelvin && `about ${look.light.kelvin} K`,
  ].filter(Boolean);
  const shade = writer.phrase("shadows", shadeOf(look) === "hard" ? HARD_SHADOWS : SOFT_SHADOWS, 0);
  const lighting =
    ownLight.length > 0
      ? noted([...ownLight, shade])
      : noted([
          writer.phrase("light-noun", look.light.nouns, 0) ?? look.light.term,
          writer.phrase("light-clause", look.light.clauses, 0),
          measured.join(", "),
        ]);

  const [firstElement] = elements;
  const lastElement = elements.at(-1);
  const grounds = elements
    .filter(({ kind, typed }) => kind === "place" || (GROUNDS.test(typed) && kind !== "happening"))
    .map(({ object }) => object);
  const changing =
    type?.id === "environment-transform" && firstElement && lastElement && firstElement !== lastElement
      ? `it changes from ${firstElement.object} to ${lastElement.object}`
      : undefined;
  const details = look.scene.setting?.details ?? [];
  const detail = writer.phrase("setting-detail", details, 0);
  const second = writer.phrase(
    "setting-second",
    details.filter((each) => each !== detail),
    0,
  );
  const placesTold = grounds.length > 0 ? grounds : notesOn(told, GROUNDS).slice(0, 1);
  const set =
    detail ??
    (placesTold.length > 0 || !look.scene.placeSaid
      ? writer.write("setting-open", OPEN_SETTING_FRAMES, 0)
      : settingSentence(look.scene, writer, look.light.source !== "studio", 0));
  const environment = noted([changing, ...(changing ? [] : placesTold), set, second]);

  const medium = look.scene.style;
  const baseStyle = noted(
    medium && medium.medium !== "live-action"
      ? [writer.phrase("medium-noun", medium.nouns, 0), writer.phrase("medium-clause", medium.clauses, 0)]
      : [
          writer.phrase("film-noun", look.film?.nouns ?? ["clean digital picture"], 0),
          writer.phrase("film-clause", look.film?.clauses ?? [], 0),
        ],
  );

  const colorPalette = paletteFor(brief, look, writer);

  const ownSound = notesOn(told, SOUNDS).filter((each) => !MUSIC_CUE.test(each));
  const heard = elements.map(({ sound }) => sound).filter((each): each is string => each !== undefined);
  const sound = soundSentences(brief, look.scene, writer, false, { ambience: 0, effect: 0 });
  const audioCue = brief.silent
    ? "Silence."
    : ownSound.length > 0
      ? noted(ownSound)
      : heard.length > 0
        ? noted(heard.slice(0, 2))
        : (withoutLabel(sound.effect) ?? "One soft, near sound as the picture settles.");
  const { setting, place, placeSaid } = look.scene;
  // Of a room that is only known to be one, a clock or a neighbour would be invented.
  const placed = setting !== undefined || (placeSaid && place !== "indoor");
  const ambience = placed ? withoutLabel(sound.ambience) : undefined;
  const dialogBackgroundNoise = brief.silent
    ? "Silence."
    : (ambience ?? sentence(writer.phrase("quiet", QUIET, 0) ?? "room tone"));

  return {
    cameraSetup,
    lighting,
    environment,
    baseStyle,
    colorPalette,
    musicVibe: musicFor(brief, told, look, type, writer),
    audioCue: sentence(audioCue),
    dialogBackgroundNoise: sentence(dialogBackgroundNoise),
    size: named.sizes.length > 1 ? undefined : size,
    move,
  };
}

/** Colours that are told, with one neutral beside a single one; else those of the look's palette. */
function paletteFor(brief: Brief, look: Look, writer: Writer): string[] {
  const told = unique(findColours(matchWords(brief.told)).map(({ phrase }) => phrase)).slice(0, 4);
  const { c1, c2, c3 } = coloursOf(brief, look.palette, writer, 0);
  const chosen = look.palette.colours.map(({ name }) => name).filter((each) => writer.guard.admits(each));
  if (told.length >= 2) return told;
  const near = [c1, c2, c3].filter((each): each is string => each !== undefined);
  if (told.length === 1)
    return unique([...told, ...(near.some((each) => told.includes(each)) ? near : chosen.slice(0, 2))]);
  return chosen.length >= 3 && !brief.monochrome ? chosen.slice(0, 4) : near;
}

/** Music that fits the mood first and the scene type second, with its tempo; the user's own where music is named. */
function musicFor(
  brief: Brief,
  told: string,
  look: Look,
  type: SceneType | undefined,
  writer: Writer,
): string {
  if (brief.silent) return "No music.";
  if (brief.namesMusic) {
    const own = notesOn(told, MUSIC_CUE);
    if (own.length > 0) return noted(own);
  }
  const carried = type?.music ?? ["ambient", "minimalist-music", "acoustic-guitar"];
  const styles = MUSIC_STYLES.map((style) => ({
    style,
    score:
      fitness(style, look.scene) +
      (carried.includes(style.id) ? 2 - carried.indexOf(style.id) / carried.length : -1),
  }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const style = styles[0]?.style ?? MUSIC_STYLES.find(({ id }) => id === carried[0]) ?? MUSIC_STYLES[0];
  if (!style) return "Quiet, slow music under the picture.";
  const [low, high] = style.bpm;
  const tempo = Math.round((low + (high - low) * writer.choose.chance("tempo")) / 5) * 5;
  const noun = writer.choose.pick("music-noun", style.nouns);
  return sentence(`${noun}, about ${tempo} BPM: ${style.instruments.slice(0, 3).join(", ")}`);
}
