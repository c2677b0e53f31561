import { describe, expect, it } from "vitest";
import { applyChanges, compare, wordChanges } from "./word-changes";

const PAIRS: [string, string][] = [
  ["A dog runs.", "A dog runs. Soft light. Low hum."],
  ["A dog runs", "Wide shot. A dog runs on a beach. Soft light."],
  ["A sunny park at night", "A moonlit park at night"],
  ["one two three", ""],
  ["", "one two three"],
  ["same", "same"],
  ["a b c d e", "e d c b a"],
  ["老人在码头", "老人在雾中的码头。"],
  ["Line one\nLine two", "Line one\nLine 1b\nLine two"],
  ['He says "Hi" and waves', "He says: Hi (no subtitles) and waves"],
];

describe("word changes", () => {
  it.each(PAIRS)("turn %j into %j, and back where all are rejected", (before, after) => {
    const changes = wordChanges(before, after);
    expect(applyChanges(before, changes)).toBe(after);
    expect(applyChanges(before, changes, new Set(changes.keys()))).toBe(before);
    const shown = compare(before, changes);
    const read = (states: string[]) =>
      shown
        .filter(({ state }) => states.includes(state))
        .map(({ text }) => text)
        .join("");
    expect(read(["kept", "removed"])).toBe(before);
    expect(read(["kept", "added"])).toBe(after);
  });

  it("give each added sentence a change of its own", () => {
    const changes = wordChanges("A dog runs", "A dog runs. Soft light. Low hum.");
    expect(changes.map(({ text }) => text)).toEqual([".", " Soft light.", " Low hum."]);
    expect(applyChanges("A dog runs", changes, new Set([0, 1]))).toBe("A dog runs. Low hum.");
  });

  it("join words that change together to one phrase", () => {
    expect(wordChanges("a red car in the rain", "a blue bus at the stop")).toEqual([
      { start: 2, end: 21, text: "blue bus at the stop" },
    ]);
  });

  it("take texts that share nothing and are long", () => {
    const words = (name: string) => Array.from({ length: 3000 }, (_, index) => `${name}${index}`).join(" ");
    const changes = wordChanges(words("a"), words("b"));
    expect(applyChanges(words("a"), changes)).toBe(words("b"));
  });
});
