import { readIdea } from "../brief";
import { direct } from "../direction";
import { lint } from "../lint";
import { scorePrompt } from "../score/score";
import type { Inspiration } from "./entry";
import { INSPIRATION_GROUPS } from "./groups";

/** How many other ways each entry can be told. */
export const VARIATIONS = 5;

/** What an example must be worth in the checker, and how long it is, in words. */
export const EXAMPLE_PROMPT = { score: 85, fewestWords: 60, mostWords: 120 } as const;

/** Takes that are looked through for the ones good enough; far more than are needed. */
const TAKES_TRIED = 48;

/** Whether a prompt may stand as an example: long enough, high in the score, nothing against anything else in it. */
function servesAsExample(prompt: string): boolean {
  const words = prompt.split(/\s+/).length;
  if (words < EXAMPLE_PROMPT.fewestWords || words > EXAMPLE_PROMPT.mostWords) return false;
  const { score, contradictions } = scorePrompt(prompt);
  return score >= EXAMPLE_PROMPT.score && contradictions.length === 0 && lint(prompt).length === 0;
}

const GREY_PICTURE = /\bblack and white\b/i;
/** Words of light and stock that a picture without colour cannot show. */
const COLOURED = /\b(?:saturated|neon|sodium|tinted|tea-stained|golden|amber|warm|cool|colou?r\w*)\b/i;

/** @param id the name of an entry in an address */
export const findInspiration = (id: string): Inspiration | undefined =>
  INSPIRATION_GROUPS.flatMap(({ entries }) => entries).find((entry) => entry.id === id);

/** The other ways an entry can be told, at most VARIATIONS, each written when it is asked for. */
export function* variationsOf({ idea }: Inspiration): Generator<string> {
  const brief = readIdea(idea);
  let found = 0;
  for (let take = 0; take < TAKES_TRIED && found < VARIATIONS; take++) {
    const { prompt } = direct(brief, { addVoice: false, addSubtitles: false, addCinematic: true, take });
    if (GREY_PICTURE.test(idea) && COLOURED.test(prompt)) continue;
    if (!servesAsExample(prompt)) continue;
    found++;
    yield prompt;
  }
}

/**
 * An entry's prompt: the example for take 0, and for each further take the same idea under another look, so that
 * nothing in it contradicts another part. The same take gives the same text; after the last one the example comes again.
 * @param take a whole number from 0
 */
export function promptOfTake(entry: Inspiration, take: number): string {
  let left = take % (VARIATIONS + 1);
  if (left === 0) return entry.prompt;
  for (const variation of variationsOf(entry)) if (--left === 0) return variation;
  return entry.prompt;
}
