import { expect, test } from "vitest";
import { measurePrompt } from "./prompt-length";

test("counts words and tokens, and stays silent where nobody speaks", () => {
  expect(measurePrompt("A boat rocks. Palette: red, blue.")).toEqual({
    words: 6,
    tokens: expect.any(Number),
    maxTokens: 1024,
    speechSeconds: 0,
  });
});

test.each([
  ["The woman in pink says: Welcome home. (no subtitles) Waves break.", 2],
  ["A narrator says in a calm, close voice: The sea keeps its own time. It always has. (no subtitles)", 9],
  ["He whispers: Now. She asks: Where to?", 3],
])("times the spoken words of %j", (prompt, words) => {
  expect(measurePrompt(prompt).speechSeconds).toBeCloseTo(words / 3, 1);
});
