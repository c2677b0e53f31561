import { articleFor, capitalise, listed } from "../english";
import { MOVES } from "../vocabulary/moves";
import type { Move, PlaceClass } from "../vocabulary/types";
import { type AudioMood, audioMood } from "./audio-mood";
import { productionNotes } from "./board-notes";
import { type BoardRequest, type Concept, readConcept } from "./concept";
import { describedLight, filmLight } from "./film-light";
import { MOOD_NOTES } from "./mood-notes";
import { sourcesFor } from "./palette-sources";
import { type BoardPalette, makePalettes } from "./palettes";
import { inspirationalPrompts } from "./prompts";
import { type VisualReference, visualReferences } from "./references";
import { type TypePair, typePairFor } from "./type-pairs";

/** A mood board in words and colours. */
export interface MoodBoard {
  readonly overallMood: string;
  readonly visualStyle: string;
  readonly keywords: readonly string[];
  readonly typography: { readonly primary: string; readonly secondary: string; readonly style: string };
  readonly colorPalettes: readonly BoardPalette[];
  readonly visualReferences: readonly VisualReference[];
  readonly cameraStyle: {
    readonly movements: readonly string[];
    readonly angles: readonly string[];
    readonly lighting: string;
  };
  readonly audioMood: AudioMood;
  readonly inspirationalPrompts: readonly string[];
  readonly productionNotes: readonly string[];
}

/** Where there is more shade than light. */
const DARK_PLACES: ReadonlySet<PlaceClass> = new Set(["space", "underwater"]);
const MOST_KEYWORDS = 16;
const MOST_MOVES = 4;
const MOST_ANGLES = 4;

const unique = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

function overallMood({ moods, request, genre }: Concept): string {
  const [mood, other] = moods;
  const words = MOOD_NOTES[mood].words;
  const undertone = other ? `, with an undertone of something ${MOOD_NOTES[other].words[0]}` : "";
  return `${capitalise(listed(words))}: it should feel ${MOOD_NOTES[mood].feels}${undertone}. For ${request.targetAudience.trim().replace(/[.!?]+$/, "")}. Pace: ${genre.pace}.`;
}

function visualStyle({ direction, genre }: Concept): string {
  const { visualStyle: picture, lightingMood } = direction.sections;
  const manners = `${capitalise(genre.term)} conventions: ${genre.does.charAt(0).toLowerCase()}${genre.does.slice(1)}`;
  return [picture, lightingMood, manners].filter(Boolean).join(" ");
}

function keywords(concept: Concept): string[] {
  const { lead, others, places, moods, genre, brief, named, materials } = concept;
  const film = filmLight(concept);
  const bare = (text: string) => text.replace(/^(?:the|an?|his|her|their|its) /i, "");
  const found = [
    ...[lead, ...others].flatMap((each) => (each ? [bare(each.text)] : [])),
    ...places.map(bare),
    ...moods.slice(0, 2).flatMap((mood) => MOOD_NOTES[mood].words),
    genre.term,
    film.light?.term ?? film.words,
    ...(brief.season ? [brief.season] : []),
    ...(brief.weather && brief.weather !== "any" ? [brief.weather] : []),
    ...named.map(({ name }) => name),
    ...materials.map(({ word }) => word),
    ...MOOD_NOTES[moods[0]].texture.split(/, | and /),
  ];
  return unique(found, (each) => each.toLowerCase()).slice(0, MOST_KEYWORDS);
}

/** What a move is called without its side or speed: two pans are one way to move. */
const familyOf = (move: string) =>
  (move.split(":")[0] ?? move)
    .toLowerCase()
    .replace(/\b(?:slow|left|right|up|down|in|out|even|gentle)\b/g, "")
    .trim();

/** Two lists in turns, the first leading. */
const inTurns = <Item>(one: readonly Item[], other: readonly Item[]): Item[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((each): each is Item => each !== undefined);

function cameraStyle(concept: Concept): MoodBoard["cameraStyle"] {
  const { looks, genre } = concept;
  const own = looks.flatMap(({ ownMove }) => ownMove.map(({ text }) => capitalise(text)));
  const said = ({ term, does }: Move) => `${capitalise(term)}: ${does}`;
  const ofGenre = genre.moves.flatMap((id) => MOVES.find((each) => each.id === id) ?? []);
  const moves = [
    ...own,
    ...inTurns(
      looks.flatMap(({ move }) => move ?? []),
      ofGenre,
    ).map(said),
  ];
  const framed = unique(
    looks.filter(({ size, angle }) => size ?? angle),
    ({ size, angle }) => (angle ?? size)?.id ?? "",
  );
  const angles = framed.map(({ size, angle, lens }) => {
    const frame = [size?.term, angle?.term].filter(Boolean).join(", ");
    return `${capitalise(frame)}, ${lens.term}: ${(angle ?? size)?.does ?? ""}`;
  });
  return {
    movements: unique(moves, familyOf).slice(0, MOST_MOVES),
    angles: angles.slice(0, MOST_ANGLES),
    lighting: describedLight(filmLight(concept)),
  };
}

/** A pair with the reason it was taken. */
function typographyOf({ moods, genre }: Concept, type: TypePair): MoodBoard["typography"] {
  const { primary, secondary, style } = type;
  const mood = moods.find((each) => type.moods.includes(each));
  const home = type.genres.includes(genre.genre)
    ? `is at home in ${articleFor(genre.term)} ${genre.term}`
    : "";
  const carries = mood ? `carries what is ${listed(MOOD_NOTES[mood].words.slice(0, 2))}` : "";
  const reasons = [carries, home].filter(Boolean);
  const why = reasons.length > 0 ? ` ${primary} ${listed(reasons)}.` : "";
  return { primary, secondary, style: `${style}${why}` };
}

/**
 * Directs a mood board. Takes a concept of 20 to some thousand characters with what it is for; the same request gives
 * the same board.
 */
export function directBoard(request: BoardRequest): MoodBoard {
  const concept = readConcept(request);
  const { moods, genre, brief, named } = concept;
  const palettes = makePalettes({
    named,
    sources: sourcesFor(concept),
    dark: brief.time === "night" || DARK_PLACES.has(brief.place ?? "any") || MOOD_NOTES[moods[0]].dark,
    monochrome: brief.monochrome,
  });
  const type = typePairFor(moods, genre.genre);
  return {
    overallMood: overallMood(concept),
    visualStyle: visualStyle(concept),
    keywords: keywords(concept),
    typography: typographyOf(concept, type),
    colorPalettes: palettes,
    visualReferences: visualReferences(concept, palettes, type),
    cameraStyle: cameraStyle(concept),
    audioMood: audioMood(concept),
    inspirationalPrompts: inspirationalPrompts(concept, palettes),
    productionNotes: productionNotes(concept, palettes, type),
  };
}
