import { describe, expect, test } from "vitest";
import { enhanceTips } from "~/tools/enhance/tips";
import { appendTip, contextualTips } from "./prompt-tips";

describe("contextual tips", () => {
  test("are none for an empty text and at most three for a short one", () => {
    expect(contextualTips(enhanceTips, "  ")).toEqual([]);
    expect(contextualTips(enhanceTips, "a boat")).toHaveLength(3);
    expect(contextualTips(enhanceTips, "a boat")[0]).toBe(enhanceTips.shortText);
  });

  test("ask for what is missing, and go when it is there", () => {
    const full = "a red boat at dawn, seen from a low angle";
    expect(contextualTips(enhanceTips, full)).toEqual([]);
    expect(contextualTips(enhanceTips, "a boat at dawn, seen from a low angle")).toEqual([
      expect.stringMatching(/colour/),
    ]);
    expect(contextualTips(enhanceTips, "a red boat, seen from a low angle")).toEqual([
      expect.stringMatching(/light/),
    ]);
    expect(contextualTips(enhanceTips, "a red boat at dawn in the harbour")).toEqual([
      expect.stringMatching(/camera/),
    ]);
  });

  test("choosing what they suggest answers them", () => {
    for (const { suggestions, examples } of enhanceTips.categories) {
      expect(suggestions.length).toBeGreaterThanOrEqual(3);
      expect(examples.length).toBeGreaterThanOrEqual(1);
    }
    const texts = enhanceTips.categories.flatMap(({ suggestions, examples }) => [
      ...suggestions,
      ...examples,
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test.each([
  ["", "x"],
  ["a boat", "a boat, x"],
  ["A boat.", "A boat. x"],
  ["a boat, ", "a boat, x"],
])("a tip after %j gives %j", (text, whole) => {
  expect(appendTip(text, "x")).toBe(whole);
});
