import { describe, expect, it } from "vitest";
import { lint } from "./lint";

const kinds = (text: string) => lint(text).map((finding) => finding.kind);

describe("lint", () => {
  it.each([
    ["A garden in bright sunlight under a starry night sky", "day and night"],
    ["Locked-off shot; the camera pans left over the desk", "locked and moving camera"],
    ["A slow, frantic chase", "slow and fast"],
    ["A silent room where a man says hello", "silent and speaking"],
    ["Black and white footage with vibrant colours", "monochrome and colour"],
    ["Underwater, a campfire burns", "underwater and dry"],
    ["A knight in a medieval hall checks a smartphone", "era and technology"],
    ["Aerial view, macro lens on a stamen", "aerial and macro"],
    ["The camera pans left, then the camera tilts up", "two camera moves"],
    ['A woman says "Hello"', "quoted speech"],
    ["A street with no cars", "negation"],
    ["A stunning, breathtaking view", "filler"],
    ["a a cat", "doubled word"],
    ["a orange cat", "article"],
  ])("finds in %s: %s", (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  it("points at the words themselves", () => {
    const text = "A stunning harbour at noon under a starry sky";
    for (const finding of lint(text))
      for (const word of finding.words) expect(text.slice(word.start, word.end)).toBe(word.text);
  });

  it("lets a change over time stand", () => {
    expect(kinds("A street turns from daylight to night")).not.toContain("day and night");
  });

  it("lets a cut to another place stand", () => {
    const text = "A plane in a clear sky. The scene shifts to an interior view of its rows";
    expect(kinds(text)).not.toContain("indoor and sky");
  });

  it("does not take a stop sign, a frying pan or a parked truck for the camera", () => {
    expect(kinds("A static shot of a truck beside a stop sign, a pan on the stove")).toEqual([]);
  });

  it.each([
    "A house beneath the sea cliffs, wind blowing",
    "Beneath the waves of her hair, candlelight on her neck",
    "A scuba diver sits on a boat, the wind in her hair",
  ])("takes what stands at the surface for no scene under water: %s", (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it("says when speech does not fit the longest clip", () => {
    expect(kinds(`A man says: ${"word ".repeat(40)}`)).toContain("speech too long");
  });

  it("accepts a plain prompt", () => {
    expect(
      lint(
        "Medium shot, eye level: a cat on a red chair. The camera is static. Soft window light. 50 mm lens. Sound: a clock ticks.",
      ),
    ).toEqual([]);
  });
});
