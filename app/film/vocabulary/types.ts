/**
 * The shapes of the film vocabulary.
 *
 * Text conventions, which every data file keeps and the tests hold:
 * - a `clause` is a whole sentence without its capital and full stop: "the camera holds still at eye level";
 * - a `noun` is a noun phrase with its article where it needs one: "a low angle", "soft window light";
 * - a `subjectClause` is a clause with the slot `{subject}`, which always stands where an object of a verb
 *   or preposition stands, so that singular, plural and proper names all fit: "the camera circles {subject}";
 * - `says` holds lower-case words or phrases by which an idea names the entry; regex-safe (letters, digits,
 *   spaces, hyphens, apostrophes, full stops and slashes), to be matched on word boundaries.
 */

export const TIMES_OF_DAY = [
  "dawn",
  "morning",
  "midday",
  "afternoon",
  "golden-hour",
  "sunset",
  "dusk",
  "night",
  "any",
] as const;
/** Time of day; `dusk` is blue hour, `any` is unsaid or does not apply. */
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const WEATHERS = ["clear", "overcast", "rain", "storm", "snow", "fog", "wind", "any"] as const;
export type Weather = (typeof WEATHERS)[number];

export const PLACE_CLASSES = ["indoor", "outdoor", "underwater", "space", "studio", "any"] as const;
/** Where light and sound come from: `studio` is a plain backdrop or an abstract void. */
export type PlaceClass = (typeof PLACE_CLASSES)[number];

export const TERRAINS = [
  "urban",
  "suburban",
  "rural",
  "industrial",
  "forest",
  "grassland",
  "mountain",
  "desert",
  "coast",
  "water",
  "polar",
  "tropical",
  "wetland",
  "underground",
  "sky",
  "home",
  "work",
  "public",
  "sacred",
  "historic",
  "fantastic",
  "vehicle",
  "void",
] as const;
/** What kind of land or room a setting is; finer than `PlaceClass`, used to match palettes and sounds. */
export type Terrain = (typeof TERRAINS)[number];

export const SUBJECT_SCALES = [
  "tiny",
  "object",
  "person",
  "group",
  "vehicle",
  "building",
  "interior",
  "landscape",
  "cosmic",
] as const;
/**
 * How big the subject is before the lens: `tiny` insects, drops, rings; `object` what a table holds;
 * `person` a person or an animal of any size from cat to elephant; `group` several of them;
 * `interior` a room shown for itself; `landscape` land, sea, sky, city; `cosmic` planets and stars.
 */
export type SubjectScale = (typeof SUBJECT_SCALES)[number];

export const MOTIONS = ["still", "slow", "moderate", "fast"] as const;
/** How fast the subject moves. */
export type Motion = (typeof MOTIONS)[number];

export const ERAS = [
  "prehistoric",
  "ancient",
  "medieval",
  "renaissance",
  "1700s",
  "1800s",
  "early-1900s",
  "1920s",
  "1940s",
  "1950s",
  "1960s",
  "1970s",
  "1980s",
  "1990s",
  "2000s",
  "contemporary",
  "future",
] as const;
export type Era = (typeof ERAS)[number];

export const MEDIUMS = [
  "live-action",
  "2d-animation",
  "3d-animation",
  "painting",
  "drawing",
  "print",
  "pixel-art",
  "stop-motion",
  "paper-craft",
  "abstract",
] as const;
/** What the picture is made of. Photographic talk (grain, film stock) belongs to `live-action`. */
export type Medium = (typeof MEDIUMS)[number];

export const MOODS = [
  "neutral",
  "calm",
  "joyful",
  "tender",
  "romantic",
  "playful",
  "energetic",
  "triumphant",
  "hopeful",
  "awed",
  "nostalgic",
  "melancholy",
  "lonely",
  "solemn",
  "mysterious",
  "tense",
  "ominous",
  "eerie",
  "angry",
  "intimate",
] as const;
/** Families of feeling; moods.ts maps finer emotions onto them. */
export type Mood = (typeof MOODS)[number];

export const GENRES = [
  "drama",
  "comedy",
  "romance",
  "romantic-comedy",
  "thriller",
  "horror",
  "film-noir",
  "crime",
  "mystery",
  "action",
  "adventure",
  "science-fiction",
  "cyberpunk",
  "space-opera",
  "post-apocalyptic",
  "fantasy",
  "fairy-tale",
  "superhero",
  "western",
  "war",
  "historical",
  "documentary",
  "nature-documentary",
  "travel",
  "sports",
  "music-video",
  "commercial",
  "fashion",
  "food",
  "corporate",
  "educational",
  "slice-of-life",
  "coming-of-age",
  "family",
  "musical",
  "martial-arts",
  "disaster",
  "experimental",
  "silent-film",
  "found-footage",
] as const;
export type Genre = (typeof GENRES)[number];

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

/** Axes on which entries must agree. An axis that is left out fits everything (in `suits`) or nothing (in `avoid`). */
export interface Axes {
  readonly times?: readonly TimeOfDay[];
  readonly weathers?: readonly Weather[];
  readonly places?: readonly PlaceClass[];
  readonly terrains?: readonly Terrain[];
  readonly scales?: readonly SubjectScale[];
  readonly motions?: readonly Motion[];
  readonly eras?: readonly Era[];
  readonly mediums?: readonly Medium[];
  readonly moods?: readonly Mood[];
  readonly genres?: readonly Genre[];
  readonly seasons?: readonly Season[];
}

/** One point on the axes: what is known of a scene. Unknown axes are left out or "any". */
export interface Scene {
  readonly time?: TimeOfDay;
  readonly weather?: Weather;
  readonly place?: PlaceClass;
  readonly terrain?: Terrain;
  readonly scale?: SubjectScale;
  readonly motion?: Motion;
  readonly era?: Era;
  readonly medium?: Medium;
  readonly mood?: Mood;
  readonly genre?: Genre;
  readonly season?: Season;
}

export interface Entry {
  readonly id: string;
  /** The field's own name, lower case, as it is written in a prompt. */
  readonly term: string;
  /** What it does to the picture or the sound, one short clause. */
  readonly does: string;
  readonly suits: Axes;
  readonly avoid: Axes;
  readonly says: readonly string[];
}

/** How a size stands to the subject, widest first. */
export type SizeRank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface ShotSize extends Entry {
  /** 1 extreme wide … 9 macro. */
  readonly rank: SizeRank;
  /** "a close-up", "a tight close-up". */
  readonly nouns: readonly string[];
  /** "the frame holds {subject} from head to toe". */
  readonly subjectClauses: readonly string[];
}

export interface Angle extends Entry {
  /** Adverbials and noun phrases: "from a low angle", "at eye level". */
  readonly adverbials: readonly string[];
  readonly clauses: readonly string[];
}

/** What moves: the camera through space, its head on the spot, the lens, several of them, or nothing. */
export type MoveKind = "static" | "head" | "travel" | "lens" | "compound";

export interface Move extends Entry {
  readonly kind: MoveKind;
  readonly pace: Motion;
  readonly nouns: readonly string[];
  readonly clauses: readonly string[];
  readonly subjectClauses: readonly string[];
  /** Sizes it works with, by rank: inclusive. */
  readonly ranks: readonly [SizeRank, SizeRank];
}

export interface Lens extends Entry {
  readonly millimetres: number | null;
  /** "an 85 mm lens", with the article. */
  readonly nouns: readonly string[];
  readonly clauses: readonly string[];
  readonly ranks: readonly [SizeRank, SizeRank];
}

/** Focus, flare, filter and other optics, named beside a lens. */
export interface Optic extends Entry {
  readonly nouns: readonly string[];
  readonly clauses: readonly string[];
}

export type LightSource =
  | "sun"
  | "sky"
  | "moon"
  | "stars"
  | "fire"
  | "practical"
  | "neon"
  | "studio"
  | "screen"
  | "lightning"
  | "water"
  | "self-lit";

/** What a light needs to burn: nothing but itself, a battery, a settlement's mains, or the lamps of a film crew. */
export type LightPower = "none" | "battery" | "mains" | "crew";

/** Key to fill; null where the set-up leaves it open. */
export type KeyToFill = "1:1" | "2:1" | "4:1" | "8:1" | null;

export interface Light extends Entry {
  readonly source: LightSource;
  readonly power: LightPower;
  readonly ratio: KeyToFill;
  /** Colour temperature; null where it is mixed or coloured. */
  readonly kelvin: number | null;
  /** Noun phrases: "pale window light from the left". */
  readonly nouns: readonly string[];
  readonly clauses: readonly string[];
  /** First year in which such a source could be on a set, where one is known. */
  readonly since: number | null;
}

export interface FilmLook extends Entry {
  readonly kind: "stock" | "grade" | "texture" | "format" | "process";
  readonly nouns: readonly string[];
  readonly clauses: readonly string[];
  readonly colour: "colour" | "monochrome" | "toned";
}

export interface MediumStyle extends Entry {
  readonly medium: Medium;
  readonly nouns: readonly string[];
  /** How its surface looks: "pigment pools at the edge of each wash". */
  readonly clauses: readonly string[];
  /** What to say in place of film light: "light is left as bare paper". */
  readonly lightClauses: readonly string[];
  /** What to say in place of a lens: "depth comes from paler, cooler washes behind". */
  readonly lensClauses: readonly string[];
  /** Whether camera moves read as camera moves ("camera") or as layers sliding ("parallax"), or the frame holds. */
  readonly camera: "camera" | "parallax" | "hold";
  readonly colour: "colour" | "monochrome" | "toned";
}

/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export interface NamedColour extends Oklch {
  /** The common name a painter would use: "burnt sienna". */
  readonly name: string;
}

export interface ColourWord extends NamedColour {
  readonly id: string;
  readonly says: readonly string[];
  /** The basic colour term it belongs to. */
  readonly family: ColourFamily;
}

export type ColourFamily =
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "teal"
  | "blue"
  | "purple"
  | "pink"
  | "brown"
  | "white"
  | "grey"
  | "black";

export interface Palette extends Entry {
  /** Three to five, darkest to lightest as a rule. */
  readonly colours: readonly NamedColour[];
  readonly scheme: "monochrome" | "analogous" | "complementary" | "triadic" | "neutral";
}

export interface TimeOfDayEntry extends Entry {
  readonly time: TimeOfDay;
  /** "at first light", "in the last minutes before sunrise". */
  readonly adverbials: readonly string[];
  readonly skyClauses: readonly string[];
  readonly lightClauses: readonly string[];
  readonly soundClauses: readonly string[];
  readonly lights: readonly string[];
  readonly palettes: readonly string[];
}

export interface WeatherEntry extends Entry {
  readonly weather: Weather;
  readonly adverbials: readonly string[];
  readonly clauses: readonly string[];
  readonly lightClauses: readonly string[];
  readonly soundClauses: readonly string[];
  readonly lights: readonly string[];
}

export interface Setting extends Entry {
  readonly place: PlaceClass;
  readonly terrain: Terrain;
  /** Physical details of the place, clauses. Free of people, animals and legible text. */
  readonly details: readonly string[];
  readonly lights: readonly string[];
  readonly ambience: readonly string[];
  readonly effects: readonly string[];
}

export interface Ambience {
  readonly id: string;
  readonly says: readonly string[];
  readonly suits: Axes;
  readonly clauses: readonly string[];
}

export interface SoundEffect {
  readonly id: string;
  /** Action and object words it belongs to. */
  readonly says: readonly string[];
  readonly kind:
    | "movement"
    | "animal"
    | "vehicle"
    | "water"
    | "fire"
    | "weather"
    | "tool"
    | "kitchen"
    | "domestic"
    | "machine"
    | "sport"
    | "music"
    | "voice"
    | "impact"
    | "material"
    | "nature"
    | "electronic"
    | "combat"
    | "space";
  readonly clauses: readonly string[];
}

export interface MusicStyle extends Entry {
  /** "60 to 70 BPM". */
  readonly tempo: string;
  readonly bpm: readonly [number, number];
  readonly instruments: readonly string[];
  readonly nouns: readonly string[];
  readonly clauses: readonly string[];
}

export interface Voice extends Entry {
  readonly axis: "timbre" | "age" | "pace" | "tone" | "accent" | "distance";
  /** Before a speaking verb: "in a low, gravelly voice". */
  readonly adverbials: readonly string[];
}

export interface GenreEntry extends Entry {
  readonly genre: Genre;
  readonly lights: readonly string[];
  readonly palettes: readonly string[];
  readonly lenses: readonly string[];
  readonly moves: readonly string[];
  readonly looks: readonly string[];
  readonly music: readonly string[];
  readonly pace: string;
  readonly sound: string;
}

export interface Emotion extends Entry {
  readonly mood: Mood;
  /** Visible signs; each needs only the subject that is already there. */
  readonly people: readonly string[];
  readonly animals: readonly string[];
  /** What air, light or objects do when nothing living is in the picture. */
  readonly things: readonly string[];
}

export interface EraEntry extends Entry {
  readonly era: Era;
  readonly from: number;
  readonly to: number;
  readonly technology: readonly string[];
  readonly lights: readonly string[];
  readonly wardrobe: readonly string[];
  readonly looks: readonly string[];
  /** Words that must not appear in added text. */
  readonly mustNot: readonly string[];
}

export type SubjectKind =
  | "person"
  | "people"
  | "animal"
  | "bird"
  | "fish"
  | "insect"
  | "creature"
  | "robot"
  | "vehicle"
  | "aircraft"
  | "watercraft"
  | "food"
  | "drink"
  | "plant"
  | "building"
  | "tool"
  | "furniture"
  | "household"
  | "electronics"
  | "clothing"
  | "instrument"
  | "sport"
  | "toy"
  | "container"
  | "material"
  | "body-part"
  | "natural-feature"
  | "sky"
  | "celestial"
  | "street"
  | "art"
  | "weapon"
  | "jewellery";

export interface SubjectClass {
  readonly id: string;
  readonly kind: SubjectKind;
  readonly scale: SubjectScale;
  readonly motion: Motion;
  /** True of people, animals and creatures. */
  readonly living: boolean;
  /** Singular head nouns, lower case; regular plurals are left to the reader of the idea. */
  readonly words: readonly string[];
  /** Textures and small movements any of them has: "fur ruffles along the shoulders". */
  readonly textures: readonly string[];
}

export interface Action {
  readonly id: string;
  /** The verb's base form. */
  readonly term: string;
  /** Forms and near synonyms: "runs", "running", "ran", "sprint". */
  readonly says: readonly string[];
  readonly who: readonly ("person" | "animal" | "vehicle" | "thing" | "nature")[];
  readonly pace: Motion;
  readonly moves: readonly string[];
  readonly sizes: readonly string[];
  /** Words that give it another meaning when they stand near: a sword that is drawn is not sketched. */
  readonly unless: readonly string[];
  /** A physical detail of the motion that invents nothing, clauses. */
  readonly details: readonly string[];
}

export interface Filler {
  readonly word: string;
  /** What to write in its place, or what to show. */
  readonly instead: string;
}

export interface Exclusion {
  readonly id: string;
  readonly one: readonly string[];
  readonly other: readonly string[];
  /** Why the two cannot both hold, one sentence for the user. */
  readonly because: string;
  /** True where words may settle it (a cut, a window, a memory), so that it is a hint only. */
  readonly soft: boolean;
}
