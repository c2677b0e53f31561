import { listed } from "../english";
import { negativePromptFor } from "../negative";
import { VEO } from "../veo";
import { type Concept, WISHES } from "./concept";
import { filmLight, measuredLight } from "./film-light";
import { MOOD_NOTES } from "./mood-notes";
import { type BoardPalette, namesOf } from "./palettes";
import type { TypePair } from "./type-pairs";

const CLIP_SECONDS = 8;
/** Shots shorter than a clip are cut from it; this is how long one stays on the screen on the average. */
const SHOT_SECONDS: Readonly<Record<string, number>> = { fast: 2, moderate: 4, slow: 6, still: 8 };

function lengthNote(duration: string, pace: string | undefined): string {
  const seconds = Number(duration);
  if (!Number.isFinite(seconds) || seconds <= 0)
    return `Length: open. Plan in clips of ${VEO.durations.join(", ")} s, and lock the length once the music is chosen.`;
  const clips = Math.ceil(seconds / CLIP_SECONDS);
  const shots = Math.max(1, Math.round(seconds / (SHOT_SECONDS[pace ?? "moderate"] ?? 4)));
  return `Length: ${seconds} s take at least ${clips} clip${clips === 1 ? "" : "s"} of ${CLIP_SECONDS} s; at this pace plan about ${shots} shot${shots === 1 ? "" : "s"}, some of them cut from one clip, and generate each key shot twice.`;
}

/** Notes for the shoot, each with its heading before a colon. */
export function productionNotes(
  concept: Concept,
  palettes: readonly BoardPalette[],
  type: TypePair,
): string[] {
  const { request, kind, platform, brief, moods, lead, direction } = concept;
  const palette = palettes[0] && namesOf(palettes[0]);
  const notes = request.additionalNotes?.trim();
  return [
    `Aim: ${kind.aim}`,
    `Audience: made for ${request.targetAudience.trim().replace(/[.!?]+$/, "")}. Test the first three seconds on two of them before anything is rendered in full.`,
    `Format: ${platform.asks} Veo renders ${VEO.aspectRatios.join(" and ")}.`,
    lengthNote(request.duration, brief.pace),
    `Rhythm: ${MOOD_NOTES[moods[0]].rhythm}.`,
    ...(palette
      ? [
          `Colour: keep ${listed([palette.primary, palette.secondary, palette.background])} in every prompt word for word, and give ${palette.accent} to one thing only. Titles in ${palette.text} on ${palette.background}.`,
        ]
      : []),
    `Light: ${measuredLight(filmLight(concept))}, from the same side in every shot of a scene.`,
    `Continuity: describe ${lead?.text ?? "the subject"} in the same words in every prompt, use the same seed, and up to 3 reference images of one subject.`,
    `Type: ${type.primary} and ${type.secondary} are free under the SIL Open Font License; set titles in the edit, because generated lettering is rarely right.`,
    `Sound: one ambience and one near sound in every prompt; lay the music over the cut, not into the clips.`,
    `Negative prompt: ${negativePromptFor(brief, direction, WISHES)}`,
    ...(notes ? [`Your notes: ${notes}`] : []),
  ];
}
