import { listed } from "../english";
import { colourDistance } from "../vocabulary/colour-names";
import { assumptions, fitness } from "../vocabulary/fit";
import { PALETTES } from "../vocabulary/palettes";
import type { Mood, NamedColour, Palette, PlaceClass, Scene } from "../vocabulary/types";
import type { Concept } from "./concept";
import { PALETTE_COUNT, type PaletteSource } from "./palettes";

/** Chroma (OKLCH) up to which a palette counts as greys. */
const GREY = 0.035;
/** Farther than this in OKLab two colours have nothing in common. */
const NOTHING_IN_COMMON = 0.25;
/** Nearer than this in OKLab one of two colours is enough. */
const TOO_NEAR = 0.07;
const MOST_OWN_COLOURS = 5;
/** So many colours settle what a film looks like. */
const ENOUGH_COLOURS = 4;
/** A palette that shares so many colours with an earlier one says nothing new. */
const MOST_SHARED_COLOURS = 2;

/** How much each reason for a palette counts; the colours of the concept most of all. */
const WEIGHTS = { kinship: 5, fit: 0.6, temper: 1, look: 1, genre: 1.6, assumed: 0.8 } as const;

/** Colours that the concept names, and those of what it is made of: of each material the most typical first. */
function coloursOfConcept({ named, materials }: Concept): NamedColour[] {
  const depth = Math.max(0, ...materials.map(({ colours }) => colours.length));
  const ofMaterials = Array.from({ length: depth }, (_, at) =>
    materials.flatMap(({ colours }) => colours[at] ?? []),
  ).flat();
  const found: NamedColour[] = [];
  for (const colour of [...named, ...ofMaterials])
    if (found.every((each) => colourDistance(each, colour) >= TOO_NEAR)) found.push(colour);
  return found;
}

/** The concept's own palette, where it holds at least two things that have a colour. */
function ownSource(concept: Concept): PaletteSource | undefined {
  const words = concept.materials.map(({ word }) => word);
  const names = concept.named
    .map(({ name }) => name)
    .filter((name) => !words.includes(name.split(" ")[0] ?? ""));
  const holds = [...words, ...names].slice(0, 3);
  const colours = coloursOfConcept(concept).slice(0, MOST_OWN_COLOURS);
  if (words.length === 0 || holds.length < 2 || colours.length < 2) return undefined;
  return {
    term: listed(holds),
    does: `Takes its colours from what stands in the frame: ${listed(holds)}`,
    colours,
    scheme: "analogous",
    weighed: true,
  };
}

/** How much of the concept's own colours a palette holds, 0 none to 1 all. */
function kinship(palette: Palette, wanted: readonly NamedColour[]): number {
  const held = wanted.map((colour) => {
    const nearest = Math.min(...palette.colours.map((each) => colourDistance(each, colour)));
    return Math.max(0, 1 - nearest / NOTHING_IN_COMMON);
  });
  // One thing of one colour says less about a film than four.
  return held.reduce((sum, each) => sum + each, 0) / Math.max(held.length, ENOUGH_COLOURS);
}

/** Moods that ask for quiet colour, and those that ask for strong. */
const QUIET: ReadonlySet<Mood> = new Set<Mood>(
  "melancholy lonely solemn mysterious tense ominous eerie calm intimate nostalgic tender".split(
    " ",
  ) as Mood[],
);
const STRONG: ReadonlySet<Mood> = new Set<Mood>(
  "joyful playful energetic triumphant angry".split(" ") as Mood[],
);
/** A middling chroma (OKLCH): quiet palettes stay below it, strong ones above. */
const MIDDLING_CHROMA = 0.08;

/** How well the strength of a palette's colours goes with a mood, about -1 to 1. */
function temper(palette: Palette, mood: Mood): number {
  const chroma = palette.colours.reduce((sum, { c }) => sum + c, 0) / palette.colours.length;
  const stronger = (chroma - MIDDLING_CHROMA) / MIDDLING_CHROMA;
  return QUIET.has(mood) ? -stronger : STRONG.has(mood) ? stronger : 0;
}

/** Worlds that no concept plays in unless it says so. */
const SEALED: ReadonlySet<PlaceClass> = new Set(["underwater", "space"]);

/** Genres that play in the future without saying so. */
const TO_COME: ReadonlySet<Scene["genre"]> = new Set(["science-fiction", "cyberpunk", "space-opera"]);

/** Whether a palette belongs to a world that a scene is not in: the sea's floor, space, the future. */
const isElsewhere = ({ suits }: Palette, { place, era, genre }: Scene): boolean =>
  (suits.places?.every((each) => SEALED.has(each)) === true && !SEALED.has(place ?? "any")) ||
  (suits.eras?.every((each) => each === "future") === true && era !== "future" && !TO_COME.has(genre));

const shared = (one: Palette, other: Palette) =>
  one.colours.filter(({ name }) => other.colours.some((each) => each.name === name)).length;

/** What the palettes of a concept are made from, the best first: its own colours, then palettes that go with them. */
export function sourcesFor(concept: Concept): PaletteSource[] {
  const { looks, genre, moods, brief } = concept;
  const chosen = looks.map(({ palette }) => palette);
  if (brief.monochrome) {
    const greys = PALETTES.filter(({ colours }) => colours.every(({ c }) => c < GREY));
    return [...new Set([...chosen, ...greys])].slice(0, PALETTE_COUNT);
  }
  const { era, medium, terrain, settingGuessed } = looks[0].scene;
  // What is only guessed for one take must not choose the colours of the whole film.
  const scene: Scene = {
    era,
    medium,
    mood: moods[0],
    genre: genre.genre,
    time: brief.time,
    weather: brief.weather,
    season: brief.season,
    place: brief.place,
    terrain: settingGuessed ? undefined : terrain,
  };
  const wanted = coloursOfConcept(concept);
  const worth = (palette: Palette) => {
    const fit = isElsewhere(palette, scene) ? -1 : fitness(palette, scene);
    return (
      WEIGHTS.kinship * kinship(palette, wanted) +
      WEIGHTS.fit * fit +
      WEIGHTS.temper * temper(palette, moods[0]) +
      (chosen.includes(palette) ? WEIGHTS.look : 0) +
      (genre.palettes.includes(palette.id) ? WEIGHTS.genre : 0) -
      WEIGHTS.assumed * assumptions(palette, scene) -
      // What contradicts the scene is the last to be taken.
      (fit < 0 ? PALETTES.length : 0)
    );
  };
  const ranked = PALETTES.map((palette) => ({ palette, value: worth(palette) }))
    .sort((a, b) => b.value - a.value)
    .map(({ palette }) => palette);
  const taken: Palette[] = [];
  for (const palette of ranked)
    if (taken.every((each) => shared(each, palette) < MOST_SHARED_COLOURS)) taken.push(palette);
  const own = ownSource(concept);
  return [...(own ? [own] : []), ...taken].slice(0, PALETTE_COUNT);
}
