import { describe, expect, it } from "vitest";
import { compose, measured } from "./compose.server";
import { markWords } from "./marks.server";
import { checkerInput, checkerOutput } from "./schema";

const check = (input: Record<string, unknown>) => compose(checkerInput.parse(input));
const FAULTY = 'A stunning woman says "Welcome home" at noon under a starry sky, the camera pans and zooms';

describe("the Prompt Checker", () => {
  it("answers in its own schema, the same for the same input", () => {
    const answer = check({ prompt: FAULTY });
    expect(checkerOutput.parse(answer)).toEqual(answer);
    expect(check({ prompt: FAULTY })).toEqual(answer);
    expect(Object.keys(answer.technicalAnalysis)).toHaveLength(13);
    expect(answer.contradictions[0]?.kind).toBe("day and night");
    expect(answer.feedback.weaknesses[0]).toContain("“noon” against “starry”");
    expect(answer.optimizedScore).toBeGreaterThanOrEqual(85);
  });

  it("says once what to do about what is left open", () => {
    const { weaknesses, suggestions } = check({ prompt: "a cat sleeps on a sofa" }).feedback;
    expect(weaknesses).toContain("Camera movement: The camera is left open.");
    expect(suggestions).toContain("The camera is left open: name one move, or say static shot.");
    for (const suggestion of suggestions)
      expect(weaknesses.filter((each) => each.includes(suggestion))).toEqual([]);
  });

  it("has troubleshooting only for what was reported, with the words of the prompt", () => {
    expect(check({ prompt: FAULTY }).troubleshooting).toEqual([]);
    const issues = {
      noSound: true,
      unwantedSubtitles: true,
      generationFailed: true,
      contentDeviates: true,
      motionNotSmooth: true,
    };
    const answer = check({ prompt: `${FAULTY} fast, a boy with a gun`, issues, errorText: "61493863" });
    expect(answer.troubleshooting).toHaveLength(6);
    expect(answer.troubleshooting[0]?.solution).toContain("violence");
    const all = answer.troubleshooting.map(({ solution }) => solution).join(" ");
    for (const words of ["boy, gun", "quotation marks off", "Drop fast", "day and night"])
      expect(all).toContain(words);
  });

  it("lets a model write, and measures what it wrote itself", () => {
    const input = checkerInput.parse({ prompt: FAULTY });
    const own = compose(input);
    const model = {
      ...own,
      score: 3,
      optimizedScore: 99,
      feedback: { ...own.feedback, strengths: ["Warm."] },
    };
    const poor = measured(input, { ...model, optimizedPrompt: "A woman." });
    expect(poor).toMatchObject({ score: own.score, optimizedPrompt: own.optimizedPrompt });
    expect(poor.feedback.strengths).toEqual(["Warm."]);
    const good = measured(input, { ...model, optimizedPrompt: own.optimizedPrompt });
    expect(good.optimizedScore).toBe(own.optimizedScore);
  });

  it("marks the words that were read, and loses none", () => {
    const pieces = markWords(FAULTY, check({ prompt: FAULTY }).aspects);
    expect(pieces.map(({ text }) => text).join("")).toBe(FAULTY);
    expect(pieces.find(({ text }) => text === "stunning")).toMatchObject({ fault: true });
    expect(pieces.find(({ text }) => text === "woman")).toMatchObject({ aspects: [1], fault: false });
  });
});
