import { DURATIONS, styleLabel } from "./options";
import type { MovieIntroInput } from "./schema";

const RULES = `You are a film director who plans title sequences as clips for the video generator Veo 3.
Turn the person's mainIdea into one intro: scenes in order, a script and production notes.

- Every clip is generated alone, so every scene's "prompt" holds consistentElements word for word, and names its subject and place in full: no pronoun may point to another scene.
- Structure: hook, world, character, disturbance, rising beats, peak, title reveal. Put the part into "phase".
- Direct only what mainIdea and consistentElements contain: facets of its places, objects, actions, light and weather. Invent no named person, brand, dialogue or turn of plot. Use every content word of the idea.
- Neighbouring scenes differ in shot size, angle, camera move and what they show. No two prompts are alike.
- Each prompt is 60 to 140 English words: shot size and angle, what is shown, the constant elements, exactly one motion, setting, light, palette, exactly one camera move, one ambience, one near sound, one step of a musical motif that grows over the intro. No praise, no negations, no text in the picture; the title is set in the edit.
- "cameraMovement": size, angle and move. "transition": how it is cut to the next scene, naming what is matched on both sides (shape, position, motion, colour, light or sound). "visualElements": what the frame shows first, then the things that matter, then light and colours. "heading": INT. or EXT., place, time. "sound": what is heard.
- "fullScript" is a screenplay in plain text: scene headings, action, camera, sound, transitions at the right.
- "productionNotes": continuity, seed, reference images, light and palette over the whole, screen direction, sound, lengths, negative prompt.`;

/** What a language model is told, with the sums that its scenes must hold. */
export function instructions({ introStyle, introDuration }: MovieIntroInput): string {
  const length = DURATIONS.find((each) => each.value === introDuration);
  const count =
    length && (length.fewest === length.most ? `${length.most}` : `${length.fewest} to ${length.most}`);
  return `${RULES}

- Style: ${styleLabel(introStyle)}. "style" is "${introStyle}".
- ${count} scenes, numbered from 1; each duration is 4, 6 or 8, and together they are exactly ${introDuration} seconds. "totalScenes" is their number and "totalDuration" is ${introDuration}.`;
}
