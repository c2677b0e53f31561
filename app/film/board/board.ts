import { capitalise, listed } from "../english";
import { MOVES } from "../vocabulary/moves";
import { PALETTES } from "../vocabulary/palettes";
import type { Palette } from "../vocabulary/types";
import { type AudioMood, audioMood } from "./audio-mood";
import { productionNotes } from "./board-notes";
import { type BoardRequest, type Concept, readConcept } from "./concept";
import { MOOD_NOTES } from "./mood-notes";
import { type BoardPalette, makePalettes, PALETTE_COUNT } from "./palettes";
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

const MOST_KEYWORDS = 14;
const MOST_MOVES = 4;
const MOST_ANGLES = 4;

const unique = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

function sourcesFor({ looks, genre, brief }: Concept): Palette[] {
  const chosen = looks.map(({ palette }) => palette);
  const ofGenre = genre.palettes.flatMap((id) => PALETTES.find((each) => each.id === id) ?? []);
  const greys = PALETTES.filter(({ colours }) => colours.every(({ c }) => c < 0.035));
  const all = brief.monochrome
    ? [...chosen, ...greys]
    : // What fits the scene leads; the genre's own conventions follow, and make up the number.
      [...chosen.slice(0, 2), ...ofGenre, ...chosen.slice(2), ...PALETTES];
  return unique(all, ({ id }) => id).slice(0, PALETTE_COUNT);
}

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

function keywords({ lead, others, places, moods, genre, looks, brief, named }: Concept): string[] {
  const bare = (text: string) => text.replace(/^(?:the|an?|his|her|their|its) /i, "");
  const found = [
    ...[lead, ...others].flatMap((each) => (each ? [bare(each.text)] : [])),
    ...places.map(bare),
    ...moods.slice(0, 2).flatMap((mood) => MOOD_NOTES[mood].words),
    genre.term,
    looks[0].light.term,
    ...(brief.season ? [brief.season] : []),
    ...(brief.weather && brief.weather !== "any" ? [brief.weather] : []),
    ...named.map(({ name }) => name),
    ...MOOD_NOTES[moods[0]].texture.split(/, | and /),
  ];
  return unique(found, (each) => each.toLowerCase()).slice(0, MOST_KEYWORDS);
}

function cameraStyle({ looks, genre }: Concept): MoodBoard["cameraStyle"] {
  const moves = [
    ...looks.flatMap(({ move, ownMove }) => [
      ...ownMove.map(({ text }) => capitalise(text)),
      ...(move ? [`${capitalise(move.term)}: ${move.does}`] : []),
    ]),
    ...genre.moves.flatMap((id) => {
      const move = MOVES.find((each) => each.id === id);
      return move ? [`${capitalise(move.term)}: ${move.does}`] : [];
    }),
  ];
  const angles = looks.map(({ size, angle, lens }) => {
    const frame = [size?.term, angle?.term].filter(Boolean).join(", ");
    return frame ? `${capitalise(frame)}, ${lens.term}: ${(angle ?? size)?.does ?? ""}` : "";
  });
  const light = looks[0].light;
  const facts = [
    capitalise(light.term),
    light.ratio ? `key to fill ${light.ratio}` : "",
    light.kelvin ? `about ${light.kelvin} K` : "",
  ];
  return {
    movements: unique(moves, (each) => each.split(":")[0] ?? each).slice(0, MOST_MOVES),
    angles: unique(angles.filter(Boolean), (each) => each.split(",").slice(0, 2).join()).slice(
      0,
      MOST_ANGLES,
    ),
    lighting: `${facts.filter(Boolean).join(", ")}. ${light.does} ${capitalise(light.clauses[0] ?? "")}.`,
  };
}

const typographyOf = ({ primary, secondary, style }: TypePair) => ({ primary, secondary, style });

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
    dark: brief.time === "night" || MOOD_NOTES[moods[0]].dark,
    monochrome: brief.monochrome,
  });
  const type = typePairFor(moods, genre.genre);
  return {
    overallMood: overallMood(concept),
    visualStyle: visualStyle(concept),
    keywords: keywords(concept),
    typography: typographyOf(type),
    colorPalettes: palettes,
    visualReferences: visualReferences(concept, palettes, type),
    cameraStyle: cameraStyle(concept),
    audioMood: audioMood(concept),
    inspirationalPrompts: inspirationalPrompts(concept, palettes),
    productionNotes: productionNotes(concept, palettes, type),
  };
}
