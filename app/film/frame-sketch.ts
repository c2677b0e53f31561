import { singular } from "./english";
import { animalGroup } from "./lexicon/animals";
import { BODY_WORDS, PERSON_NOUNS } from "./lexicon/people";
import { thingGroup } from "./lexicon/things";
import { matchWords, phraseIndex } from "./phrase-index";
import { ANGLES } from "./vocabulary/angles";
import { COLOUR_NAMES } from "./vocabulary/colour-names";
import { MOVES } from "./vocabulary/moves";
import { SETTINGS } from "./vocabulary/settings";
import { SHOT_SIZES } from "./vocabulary/shot-sizes";
import type { ColourWord, Oklch, Setting } from "./vocabulary/types";

/** What a storyboard frame draws, as plain data; the frame itself is a component. */
export interface FrameData {
  size: number;
  angle: "eye" | "low" | "ground" | "high" | "overhead" | "dutch";
  arrow:
    | "static"
    | "in"
    | "out"
    | "zoom-in"
    | "zoom-out"
    | "pan-left"
    | "pan-right"
    | "truck-left"
    | "truck-right"
    | "tilt-up"
    | "tilt-down"
    | "rise"
    | "sink"
    | "arc"
    | "follow"
    | "handheld";
  figure:
    | "person"
    | "hand"
    | "group"
    | "quadruped"
    | "bird"
    | "fish"
    | "vehicle"
    | "boat"
    | "building"
    | "tower"
    | "plant"
    | "object"
    | "place";
  side: "left" | "centre" | "right";
  backdrop: "land" | "town" | "forest" | "room" | "water" | "underwater" | "space" | "plain";
  palette: string[];
  night: boolean;
}

/** The words of a shot that its frame is drawn from. */
export interface ShotWords {
  /** Size, angle and move: "Close-up, low angle. Slow dolly in." */
  readonly camera: string;
  /** What the frame shows. */
  readonly shows: string;
  /** Where and when it plays: a scene heading or a sentence. */
  readonly where: string;
  /** Words that may name colours: the whole prompt. */
  readonly colours: string;
}

const findSizes = phraseIndex(SHOT_SIZES);
const findAngles = phraseIndex(ANGLES);
const findMoves = phraseIndex(MOVES);
const findSettings = phraseIndex(SETTINGS);

const ANGLE_OF: Readonly<Record<string, FrameData["angle"]>> = {
  low: "low",
  "worms-eye": "low",
  "ground-level": "ground",
  high: "high",
  aerial: "high",
  overhead: "overhead",
  "birds-eye": "overhead",
  dutch: "dutch",
};

const ARROW_OF: Readonly<Record<string, FrameData["arrow"]>> = {
  "slow-dolly-in": "in",
  "aerial-forward": "in",
  "fly-through": "in",
  probe: "in",
  "dolly-zoom": "in",
  "dolly-out": "out",
  reveal: "out",
  "truck-left": "truck-left",
  "truck-right": "truck-right",
  slider: "truck-right",
  "tracking-side": "truck-right",
  drift: "truck-right",
  "follow-behind": "follow",
  lead: "follow",
  steadicam: "follow",
  "pan-left": "pan-left",
  "pan-right": "pan-right",
  pan: "pan-right",
  "whip-pan": "pan-right",
  "tilt-up": "tilt-up",
  "tilt-down": "tilt-down",
  "pedestal-up": "rise",
  "crane-up": "rise",
  "aerial-rise": "rise",
  "pedestal-down": "sink",
  "crane-down": "sink",
  arc: "arc",
  orbit: "arc",
  "aerial-orbit": "arc",
  "bullet-time": "arc",
  handheld: "handheld",
  snorricam: "handheld",
  "zoom-in": "zoom-in",
  "crash-zoom": "zoom-in",
  "ken-burns": "zoom-in",
  "zoom-out": "zoom-out",
};

const FIGURE_OF_THING: Readonly<Record<string, FrameData["figure"]>> = {
  road: "vehicle",
  rail: "vehicle",
  air: "vehicle",
  water: "boat",
  building: "building",
  plant: "plant",
  landscape: "place",
  cosmos: "place",
};

const FIGURE_OF_ANIMAL = (group: string): FrameData["figure"] =>
  group === "bird" ? "bird" : group === "sea" ? "fish" : "quadruped";

/** Road vehicles that the outline of a car would be wrong for. */
const TWO_WHEELED = /^(?:bicycle|bike|motorbike|motorcycle|scooter|moped|tricycle|unicycle|skateboard)$/;

/** Buildings that are all height: a house with a roof would be another thing. */
const TOWERING =
  /^(?:lighthouse|tower|skyscraper|minaret|obelisk|chimney|smokestack|steeple|campanile|silo|watchtower|pagoda|windmill)$/;

/** What a frame shows: hands, people and animals before things, since they lead a frame that holds both. */
export function figureOf(shows: string): FrameData["figure"] {
  const words = matchWords(shows).map((word) => ({ word, base: singular(word) }));
  if (words.some(({ base }) => /^(?:hand|finger|thumb|palm|fingertip)$/.test(base))) return "hand";
  const person = words.find(({ word, base }) => PERSON_NOUNS.has(word) || PERSON_NOUNS.has(base));
  if (person)
    return person.base !== person.word || /^(?:family|couple|crew|team|crowd)$/.test(person.word)
      ? "group"
      : "person";
  for (const { base } of words) {
    const animal = animalGroup(base);
    if (animal) return FIGURE_OF_ANIMAL(animal);
  }
  if (words.some(({ base }) => TOWERING.test(base))) return "tower";
  for (const { base } of words) {
    if (BODY_WORDS.has(base)) return "person";
    const thing = thingGroup(base);
    if (TWO_WHEELED.test(base)) return "object";
    if (thing) return FIGURE_OF_THING[thing] ?? "object";
  }
  return /\b(?:place|sky|horizon|ground|light|air|corner|line|layers|edge|middle|side|way)\b/i.test(shows)
    ? "place"
    : "object";
}

function backdropOf(setting: Setting | undefined, where: string): FrameData["backdrop"] {
  if (setting?.place === "underwater" || /\bunderwater|deep sea\b/i.test(where)) return "underwater";
  if (setting?.place === "space" || /\b(?:space|orbit|planet|galaxy)\b/i.test(where)) return "space";
  if (setting === undefined) return /^int\b/i.test(where) ? "room" : "land";
  if (setting.place === "studio") return "plain";
  if (setting.place === "indoor") return "room";
  if (/^(?:urban|suburban|industrial)$/.test(setting.terrain)) return "town";
  if (/^(?:forest|tropical)$/.test(setting.terrain)) return "forest";
  return /^(?:coast|water|wetland)$/.test(setting.terrain) ? "water" : "land";
}

const css = ({ l, c, h }: Oklch) => `oklch(${l} ${c} ${h})`;

const DAY_TONES: readonly Oklch[] = [
  { l: 0.3, c: 0.03, h: 250 },
  { l: 0.58, c: 0.05, h: 80 },
  { l: 0.87, c: 0.03, h: 85 },
];
const NIGHT_TONES: readonly Oklch[] = [
  { l: 0.22, c: 0.03, h: 260 },
  { l: 0.36, c: 0.04, h: 250 },
  { l: 0.8, c: 0.07, h: 85 },
];
/** The most colours a frame shows, besides the tones that give it light and shade. */
const MOST_COLOURS = 3;

const colourPattern = new RegExp(
  `(?<![\\p{L}])(?:${[...COLOUR_NAMES]
    .flatMap((each) => [each.name, ...each.says])
    .sort((a, b) => b.length - a.length)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|")})(?![\\p{L}])`,
  "giu",
);
const byName = new Map(
  COLOUR_NAMES.flatMap((each) => [each.name, ...each.says].map((name) => [name.toLowerCase(), each])),
);

/** Where a text says outright which colours it means: "teal and amber palette", "Palette: red, grey". */
const STATED = /\b(?:palette|colou?rs)(?: of)?:? [^.;]*|[^.,;:]*\b(?:palette|tones|colou?rs)\b/giu;

/** The colour words a text names, in order, each as often as it is named. */
export const coloursIn = (text: string): ColourWord[] =>
  [...text.matchAll(colourPattern)].flatMap(([found]) => byName.get(found.toLowerCase()) ?? []);

/** The colours a text names, darkest first, with a dark and a light tone where it names none; CSS colours. */
export function paletteOf(text: string, night: boolean): string[] {
  const stated = coloursIn((text.match(STATED) ?? []).join(". "));
  const found = stated.length > 0 ? stated : coloursIn(text);
  const named = new Map(found.map((colour): [string, Oklch] => [colour.id, colour]));
  const tones = night ? NIGHT_TONES : DAY_TONES;
  const all = [...named.values()].slice(0, MOST_COLOURS);
  const [dark, , light] = tones;
  if (dark && !all.some(({ l }) => l < 0.4)) all.push(dark);
  if (light && !all.some(({ l }) => l > 0.75)) all.push(light);
  const filled = all.length < 3 ? [...all, ...tones.slice(1, 2)] : all;
  return [...new Set(filled.sort((a, b) => a.l - b.l).map(css))];
}

/** Reads a shot's words as a frame: what they leave open is drawn at eye level, in the middle, without a move. */
export function readFrame({ camera, shows, where, colours }: ShotWords): FrameData {
  const words = matchWords(camera);
  const night = /\b(?:night|midnight|moonlit|moonlight)\b/i.test(where);
  const setting = findSettings(matchWords(where))[0]?.entry;
  const side = /\b(left|right) third\b/i.exec(colours)?.[1]?.toLowerCase();
  const move = findMoves(words).find(({ entry }) => ARROW_OF[entry.id] !== undefined);
  return {
    size: findSizes(words)[0]?.entry.rank ?? 5,
    angle:
      findAngles(words)
        .map(({ entry }) => ANGLE_OF[entry.id])
        .find((each) => each !== undefined) ?? "eye",
    arrow: (move && ARROW_OF[move.entry.id]) ?? "static",
    figure: figureOf(shows),
    side: side === "left" || side === "right" ? side : "centre",
    backdrop: backdropOf(setting, where),
    palette: paletteOf(colours, night),
    night,
  };
}
