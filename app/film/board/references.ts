import { capitalise, listed } from "../english";
import type { PlaceClass } from "../vocabulary/types";
import type { Concept } from "./concept";
import { filmLight } from "./film-light";
import { MOOD_NOTES } from "./mood-notes";
import { type BoardPalette, namesOf } from "./palettes";
import type { TypePair } from "./type-pairs";

/** A picture to look for, take or generate: described, never a title or a link. */
export interface VisualReference {
  readonly type: string;
  readonly mood: string;
  readonly description: string;
  readonly style: string;
}

const bare = (text: string) => text.trim().replace(/[.!?]+$/, "");

/** What a frame of the concept can hold, the leading one first: "the barista", "the beans". */
function holds({ lead, others, places, request }: Concept): string[] {
  const found = [lead, ...others].flatMap((each) => (each ? [each.text] : []));
  return found.length > 0 ? found : places.length > 0 ? [...places] : [bare(request.concept).slice(0, 80)];
}

/** What an empty frame shows where the concept names no place. */
const NAMELESS: Readonly<Record<PlaceClass, string>> = {
  indoor: "the room",
  outdoor: "the open ground",
  underwater: "the water",
  space: "the dark between the stars",
  studio: "the bare set",
  any: "the setting",
};

/** The place of a concept with what is known of it: "the library: dust turns in the light". */
function placeOf({ places, brief, looks }: Concept): string {
  const named = places.filter((each) => !/^the (?:abstract|underwater)$/i.test(each));
  const { setting, settingGuessed } = looks[0].scene;
  const detail = settingGuessed ? undefined : setting?.details[0];
  const name = named.length > 0 ? listed(named.slice(0, 2)) : NAMELESS[brief.place ?? "any"];
  return detail && named.length > 0 ? `${name}: ${detail}` : name;
}

/** Surfaces that a frame of textures gathers, those of the concept first. */
const MOST_SURFACES = 4;

/** Six references: key frame, place, detail, light, colour, title card. */
export function visualReferences(
  concept: Concept,
  palettes: readonly BoardPalette[],
  type: TypePair,
): VisualReference[] {
  const { moods, looks, brief, events, materials } = concept;
  const [first] = looks;
  const film = filmLight(concept);
  const [mood, otherMood = mood] = moods;
  const words = MOOD_NOTES[mood].words;
  const [leading = "the subject", detail = leading] = holds(concept);
  const palette = palettes[0] && namesOf(palettes[0]);
  const stock = first.film?.term;
  const drawn = brief.medium !== undefined && brief.medium !== "live-action";
  const picture = drawn
    ? `${brief.medium?.replace("-", " ")} still`
    : `film still${stock ? `, ${stock}` : ""}`;
  const event = bare(events[0] ?? concept.request.concept);
  const lightOf = ({ light }: typeof first) => light.nouns[0] ?? light.term;
  const other = looks.find(({ light }) => light.id !== (film.light ?? first.light).id);
  const open = [...looks].sort((a, b) => (a.size?.rank ?? 4) - (b.size?.rank ?? 4))[0] ?? first;
  const surfaces = [
    ...new Set([
      ...materials.flatMap(({ surface }) => surface ?? []),
      ...MOOD_NOTES[mood].texture.split(/, | and /),
    ]),
  ].slice(0, MOST_SURFACES);
  const key = film.words;
  return [
    {
      type: "Key frame",
      mood: words[0] ?? mood,
      description: `${capitalise(first.size?.nouns[0] ?? "a medium shot")} ${first.angle?.adverbials[0] ?? "at eye level"}: ${event}. Lit by ${key}; one clear centre of interest, the rest kept simple.`,
      style: `${capitalise(picture)}, ${first.lens.term}`,
    },
    {
      type: "Place",
      mood: MOOD_NOTES[otherMood].words[0] ?? otherMood,
      description: `An extreme wide, empty frame of ${placeOf(concept)}. Depth in three layers, the horizon off the middle.`,
      style: drawn ? "Background painting, no figures" : "Location photograph, natural perspective",
    },
    {
      type: "Texture and detail",
      mood: words[1] ?? words[0] ?? mood,
      description: `A close frame of ${detail} filling two thirds of the picture, focus on the nearest edge. Collect surfaces beside it: ${listed(surfaces)}.`,
      style: drawn ? "Material sample, drawn in the film's own surface" : "Macro photograph, shallow focus",
    },
    {
      type: "Light study",
      mood: words.at(-1) ?? mood,
      description: `The same frame of ${leading} three times: in ${key}, in ${other ? lightOf(other) : "the same light at half its strength"} and as a silhouette. ${film.light?.does ?? "Compare how each models the edges."}`,
      style: `Lighting test${film.light?.ratio ? `, key to fill ${film.light.ratio}` : ""}`,
    },
    {
      type: "Colour study",
      mood: words[0] ?? mood,
      description: palette
        ? `A page of flat colour in the film's proportions: ${palette.background} and ${palette.primary} over most of it, ${palette.secondary} in bands, a single patch of ${palette.accent}.`
        : `A page of greys in the film's proportions.`,
      style: "Painted swatches on card",
    },
    {
      type: "Title card",
      mood: MOOD_NOTES[mood].words.at(-1) ?? mood,
      description: `${capitalise(open.size?.nouns[0] ?? "a wide shot")} with a calm third of the frame left free, the title set there in ${type.primary}${palette ? `, ${palette.text} on ${palette.background}` : ""}.`,
      style: `Graphic frame, ${type.primary} with ${type.secondary}`,
    },
  ];
}
