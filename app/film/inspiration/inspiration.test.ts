import { describe, expect, test } from "vitest";
import { contentWords } from "../content-words";
import { lint } from "../lint";
import { scorePrompt } from "../score/score";
import type { Inspiration } from "./entry";
import { INSPIRATION_GROUPS } from "./groups";
import { EXAMPLE_PROMPT, findInspiration, promptOfTake, VARIATIONS, variationsOf } from "./variation";

const entries = INSPIRATION_GROUPS.flatMap((group) => group.entries);
const named = entries.map((entry): [string, Inspiration] => [entry.id, entry]);

/** The share of content words that two prompts have in common, 0 to 1. */
function overlap(one: string, other: string): number {
  const [a, b] = [new Set(contentWords(one)), new Set(contentWords(other))];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.min(a.size, b.size);
}

describe("the entries", () => {
  test("are twelve or more a group, and each has a name of its own", () => {
    expect(INSPIRATION_GROUPS.map(({ title }) => title)).toEqual([
      "Popular Video Styles",
      "Engaging Themes & Stories",
      "Visual Effects & Shooting Techniques",
      "Creative Storytelling Techniques",
    ]);
    for (const group of INSPIRATION_GROUPS) expect(group.entries.length).toBeGreaterThanOrEqual(12);
    for (const list of [entries.map(({ id }) => id), entries.map(({ title }) => title)])
      expect(new Set(list).size).toBe(entries.length);
  });

  test.each(named)("%s is long enough, scores high and contradicts itself nowhere", (_, entry) => {
    const words = entry.prompt.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(EXAMPLE_PROMPT.fewestWords);
    expect(words).toBeLessThanOrEqual(EXAMPLE_PROMPT.mostWords);
    expect(lint(entry.prompt)).toEqual([]);
    const { score, contradictions } = scorePrompt(entry.prompt);
    expect(contradictions).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(EXAMPLE_PROMPT.score);
    expect(entry.keywords.length).toBeGreaterThanOrEqual(3);
    expect(entry.description).toMatch(/[.!]$/);
  });

  test("tell of different things: no two share half of their content words", () => {
    const close = entries.flatMap((one, at) =>
      entries
        .slice(at + 1)
        .filter((other) => overlap(one.prompt, other.prompt) > 0.5)
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(close).toEqual([]);
  });
});

describe("the variations", () => {
  test.each(named)("%s has five that differ, hold together and keep to the idea", (_, entry) => {
    const variations = [...variationsOf(entry)];
    expect(new Set([entry.prompt, ...variations]).size).toBe(VARIATIONS + 1);
    for (const variation of variations) {
      expect([variation, lint(variation)]).toEqual([variation, []]);
      expect(overlap(entry.idea, variation)).toBeGreaterThan(0.9);
    }
  });

  test("of a picture in black and white light it without colour", () => {
    const entry = findInspiration("film-noir");
    if (!entry) throw new Error("film-noir is gone");
    for (const variation of variationsOf(entry))
      expect(variation).not.toMatch(/saturated|neon|sodium|amber|golden|warm/i);
  });

  test("are the same for the same take, and after the last comes the example again", () => {
    const entry = findInspiration("film-noir");
    if (!entry) throw new Error("film-noir is gone");
    expect(promptOfTake(entry, 2)).toBe(promptOfTake(entry, 2));
    expect(promptOfTake(entry, VARIATIONS + 1)).toBe(entry.prompt);
    expect(findInspiration("nothing-of-the-kind")).toBeUndefined();
  });
});
