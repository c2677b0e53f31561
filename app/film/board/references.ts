import { capitalise, listed } from "../english";
import type { Concept } from "./concept";
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

/** Six references: key frame, place, detail, light, colour, title card. */
export function visualReferences(
  concept: Concept,
  palettes: readonly BoardPalette[],
  type: TypePair,
): VisualReference[] {
  const { moods, looks, brief, events, direction, places } = concept;
  const [first, , third = first] = looks;
  const [mood, otherMood = mood] = moods;
  const words = MOOD_NOTES[mood].words;
  const [leading = "the subject", detail = leading] = holds(concept);
  const palette = palettes[0] && namesOf(palettes[0]);
  const film = first.film?.term;
  const drawn = brief.medium !== undefined && brief.medium !== "live-action";
  const picture = drawn ? `${brief.medium?.replace("-", " ")} still` : `film still${film ? `, ${film}` : ""}`;
  const event = bare(events[0] ?? concept.request.concept);
  const lightOf = ({ light }: typeof first) => light.nouns[0] ?? light.term;
  const other = looks.find(({ light }) => light.id !== first.light.id);
  const place = bare(direction.sections.backgroundSetting ?? "");
  return [
    {
      type: "Key frame",
      mood: words[0] ?? mood,
      description: `${capitalise(first.size?.nouns[0] ?? "a medium shot")} ${first.angle?.adverbials[0] ?? "at eye level"}: ${event}. Lit by ${lightOf(first)}; one clear centre of interest, the rest kept simple.`,
      style: `${capitalise(picture)}, ${first.lens.term}`,
    },
    {
      type: "Place",
      mood: MOOD_NOTES[otherMood].words[0] ?? otherMood,
      description: `An extreme wide frame of ${places.length > 0 ? listed(places.slice(0, 2)) : "the setting"} without ${leading}${place ? `: ${place.charAt(0).toLowerCase()}${place.slice(1)}` : ""}. Depth in three layers, the horizon off the middle.`,
      style: drawn ? "Background painting, no figures" : "Location photograph, natural perspective",
    },
    {
      type: "Texture and detail",
      mood: words[1] ?? words[0] ?? mood,
      description: `A close frame of ${detail} filling two thirds of the picture, focus on the nearest edge. Collect surfaces beside it: ${MOOD_NOTES[mood].texture}.`,
      style: drawn ? "Material sample, drawn in the film's own surface" : "Macro photograph, shallow focus",
    },
    {
      type: "Light study",
      mood: words.at(-1) ?? mood,
      description: `The same frame of ${leading} three times: in ${lightOf(first)}, in ${other ? lightOf(other) : "the same light at half its strength"} and as a silhouette. ${first.light.does}`,
      style: `Lighting test${first.light.ratio ? `, key to fill ${first.light.ratio}` : ""}`,
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
      description: `${capitalise(third.size?.nouns[0] ?? "a wide shot")} with a calm third of the frame left free, the title set there in ${type.primary}${palette ? `, ${palette.text} on ${palette.background}` : ""}.`,
      style: `Graphic frame, ${type.primary} with ${type.secondary}`,
    },
  ];
}
