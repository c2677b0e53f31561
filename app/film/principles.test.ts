import { describe, expect, test } from "vitest";
import { lint } from "./lint";
import { formulaSteps, MASTER_FORMULA, PRINCIPLES } from "./principles";
import { scorePrompt } from "./score/score";

const pairs = PRINCIPLES.flatMap((principle) => principle.pairs.map((pair) => [pair.id, pair] as const));
const scoreOf = (prompt: string) => scorePrompt(prompt).score;

describe("the principles", () => {
  test("are the five, each with two pairs of examples and tips", () => {
    expect(PRINCIPLES.map(({ title }) => title)).toEqual([
      "Be specific and descriptive",
      "Define visual style",
      "Specify camera movement",
      "Include audio direction",
      "Control pacing and duration",
    ]);
    for (const { pairs: own, tips } of PRINCIPLES) {
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(tips.length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(pairs)(
    "%s: the good example is excellent, the bad one is not, by the checker's score",
    (_, pair) => {
      expect(scoreOf(pair.good)).toBeGreaterThanOrEqual(90);
      expect(scoreOf(pair.bad)).toBeLessThan(60);
    },
  );

  test.each(pairs)("%s: the good example has nothing that the lint would say", (_, pair) => {
    expect(lint(pair.good)).toEqual([]);
    expect(scorePrompt(pair.good).contradictions).toEqual([]);
  });
});

describe("the master formula", () => {
  test("names its five parts, and each makes the prompt better, pacing alone excepted", () => {
    expect(MASTER_FORMULA.map(({ label }) => label)).toEqual([
      "Subject / action",
      "Visual style",
      "Camera movement",
      "Audio",
      "Duration / pacing",
    ]);
    const scores = formulaSteps().map(scoreOf);
    for (const [at, score] of scores.slice(1, 4).entries()) expect(score).toBeGreaterThan(scores[at] ?? 100);
    expect(scores[4]).toBeGreaterThanOrEqual(90);
    expect(scores[4]).toBe(scores[3]);
  });
});
