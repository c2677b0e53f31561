import { formulaSteps, MASTER_FORMULA, PRINCIPLES } from "~/film/principles";
import { scorePrompt } from "~/film/score/score";

/** A prompt and what the checker gives it, 0 to 100. */
export interface Scored {
  prompt: string;
  score: number;
}

const scored = (prompt: string): Scored => ({ prompt, score: scorePrompt(prompt).score });

/** The principles with the score of each example, and the formula with the score of what it has built so far. */
export const LESSONS = {
  principles: PRINCIPLES.map((principle) => ({
    ...principle,
    pairs: principle.pairs.map(({ id, bad, good, because }) => ({
      id,
      because,
      bad: scored(bad),
      good: scored(good),
    })),
  })),
  formula: formulaSteps().map((prompt, at) => ({ ...MASTER_FORMULA[at], ...scored(prompt) })),
};

export type Lessons = typeof LESSONS;
export type Lesson = Lessons["principles"][number];
