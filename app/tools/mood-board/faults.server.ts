import { contrastOf, LEAST_CONTRAST, LEAST_DISTANCE, leastDistanceAmong } from "~/film/board/colour-vision";
import { FEWEST_PROMPTS, LEAST_SCORE, MOST_SHARED, sharedWords } from "~/film/board/prompts";
import { readIdea } from "~/film/brief";
import { keptWords } from "~/film/content-words";
import { scorePrompt } from "~/film/score/score";
import type { MoodBoard, MoodBoardInput } from "./schema";

/** What is wrong with a board that fits the schema: colours that cannot be read or told apart, prompts that lack something. */
export function faultsOf({ concept }: MoodBoardInput, board: MoodBoard): string[] {
  const found: string[] = [];
  for (const [at, { primary, secondary, accent, background, text }] of board.colorPalettes.entries()) {
    const contrast = contrastOf(text, background);
    if (contrast < LEAST_CONTRAST)
      found.push(
        `Palette ${at + 1}: text on background has a contrast of ${contrast.toFixed(1)}:1; ${LEAST_CONTRAST}:1 is needed.`,
      );
    if (leastDistanceAmong([primary, secondary, accent, background, text]) < LEAST_DISTANCE)
      found.push(
        `Palette ${at + 1}: two of its colours cannot be told apart by everyone; vary their lightness.`,
      );
  }
  const prompts = board.inspirationalPrompts;
  if (prompts.length < FEWEST_PROMPTS)
    found.push(`There are ${prompts.length} inspirational prompts; at least ${FEWEST_PROMPTS} are wanted.`);
  for (const [at, prompt] of prompts.entries()) {
    const { score, aspects } = scorePrompt(prompt);
    const open = aspects.flatMap((aspect) => aspect.open ?? []).slice(0, 3);
    if (score < LEAST_SCORE)
      found.push(`Prompt ${at + 1} scores ${score}; ${LEAST_SCORE} is wanted. ${open.join(" ")}`.trim());
    if (prompts.slice(0, at).some((before) => sharedWords(before, prompt) > MOST_SHARED))
      found.push(`Prompt ${at + 1} is too much like an earlier one.`);
  }
  const whole = [
    board.overallMood,
    ...board.keywords,
    ...board.visualReferences.map(({ description }) => description),
    ...prompts,
  ];
  const { missing } = keptWords(readIdea(concept).prose, whole.join(" "));
  if (missing.length > 0) found.push(`The concept's words are missing: ${missing.slice(0, 12).join(", ")}.`);
  return found;
}
