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

/** Whether a prompt may stand as an example: long enough, high in the score, nothing for the lint to say. */
export function servesAsExample(prompt: string): boolean {
  const words = prompt.split(/\s+/).length;
  if (words < EXAMPLE_PROMPT.fewestWords || words > EXAMPLE_PROMPT.mostWords) return false;
  return lint(prompt).length === 0 && scorePrompt(prompt).score >= EXAMPLE_PROMPT.score;
}

/** @param id the name of an entry in an address */
export const findInspiration = (id: string): Inspiration | undefined =>
  INSPIRATION_GROUPS.flatMap(({ entries }) => entries).find((entry) => entry.id === id);

/**
 * An entry's prompt: the example for take 0, and for each further take the same idea under another look, so that
 * nothing in it contradicts another part. The same take gives the same text; after the last one the example comes again.
 * @param take a whole number from 0
 */
export function promptOfTake({ idea, prompt }: Inspiration, take: number): string {
  const wanted = take % (VARIATIONS + 1);
  if (wanted === 0) return prompt;
  const brief = readIdea(idea);
  let found = 0;
  for (let tried = 0; tried < TAKES_TRIED; tried++) {
    const wishes = { addVoice: false, addSubtitles: false, addCinematic: true, take: tried };
    const variation = direct(brief, wishes).prompt;
    if (servesAsExample(variation)) found++;
    if (found === wanted) return variation;
  }
  return prompt;
}
