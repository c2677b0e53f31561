import { describe, expect, test } from "vitest";
import { inputPreview, outputText } from "./item-text";

const inputOf = (value: unknown) => inputPreview(JSON.stringify(value));

describe("the preview of an input", () => {
  test.each([
    [{ originalPrompt: "a red\n boat" }, "a red boat"],
    [{ take: 0, concept: "a board" }, "a board"],
    [{ prompts: ["one", "", "two"] }, "one · two"],
    [{ brandProduct: "Solstice" }, "Solstice"],
    ["just text", "just text"],
    [{}, "No input data"],
    [[], "No input data"],
    [null, "No input data"],
    [7, "No input data"],
    [{ originalPrompt: { deep: true } }, "No input data"],
  ])("of %j is %s", (value, preview) => expect(inputOf(value)).toBe(preview));

  test("of what is no JSON is none", () => expect(inputPreview("not json")).toBe("No input data"));

  test("is cut between characters, never inside one", () => {
    expect(inputOf({ prompt: "🎬".repeat(400) })).toBe(`${"🎬".repeat(300)}...`);
  });
});

describe("the text of an output", () => {
  test.each([
    ['{"prompt":"the whole","hints":[]}', "the whole"],
    ['{"optimizedPrompt":"better"}', "better"],
    ['{"fullScript":"INT."}', "INT."],
    ['"text"', "text"],
    ['{"a":1}', '{\n  "a": 1\n}'],
    ["not json", "not json"],
    ["null", "null"],
    ["", ""],
  ])("of %s", (stored, text) => expect(outputText(stored)).toBe(text));
});
