import { describe, expect, test } from "vitest";
import { proposeElements, readElements } from "./key-elements";
import { SCENE_TYPES } from "./scene-types";
import { tellScene, writeBeats } from "./storyboard";

describe("a key element", () => {
  test.each([
    ["cold glass bottle", "the cold glass bottle", "thing"],
    ["Cold glass bottle", "the cold glass bottle", "thing"],
    ["The lid", "the lid", "thing"],
    ["a burnt pan", "a burnt pan", "thing"],
    ["Volt Runner on a plinth", "Volt Runner on a plinth", "thing"],
    ["drop running down the label", "the drop running down the label", "happening"],
    ["a dog runs across the yard", "a dog runs across the yard", "happening"],
    ["neon sign reflected in a puddle", "the neon sign reflected in a puddle", "thing"],
    ["Dad at the grill", "Dad at the grill", "living"],
    ["old woman in a yellow raincoat", "the old woman in a yellow raincoat", "living"],
    ["festival field at dusk", "the festival field at dusk", "place"],
    ["fishing village", "the fishing village", "place"],
  ])("%s reads as %s, a %s", (typed, object, kind) => {
    expect(readElements([typed], "Volt Runner")[0]).toMatchObject({ typed, object, kind });
  });

  test("is a sentence only where it says what somebody does, and is named with an article the second time", () => {
    const [pan, dog, sign] = readElements(
      ["a burnt pan", "a dog runs across the yard", "neon sign reflected in a puddle"],
      "",
    );
    expect([pan?.again, pan?.sentence, dog?.sentence, sign?.sentence]).toEqual([
      "the burnt pan",
      false,
      true,
      false,
    ]);
  });
});

describe("a scene that is told for the user", () => {
  test.each(SCENE_TYPES)("of the type $label names every element in its order", (type) => {
    const typed = ["paper boat", "wet stone steps", "open harbour", "red lantern"];
    for (let count = 1; count <= typed.length; count++) {
      const elements = readElements(typed.slice(0, count), "Kestrel");
      const told = tellScene(type, type.label, elements, "Kestrel");
      const places = elements.map(({ object }) => told.indexOf(object));
      expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
      expect(told).not.toMatch(/[{}[\]]/);
    }
  });

  test("ends on the brand where there is a beat to spare", () => {
    const [type] = SCENE_TYPES;
    const story = { type, elements: readElements(["paper boat"], "Kestrel"), brand: "Kestrel" };
    const places = [
      { opens: true, closes: false },
      { opens: false, closes: true },
    ];
    const beats = writeBeats({ ...story, size: undefined, move: undefined, short: true }, places);
    expect(beats[0]?.description).toContain("the paper boat");
    expect(beats[1]?.description).toContain("Kestrel");
  });
});

describe("proposals", () => {
  const nothing = { sceneType: "", brandProduct: "", coreDescription: "", environment: "", keyElements: [] };

  test("come from the scene type, the thing and the place, and are the same for the same wishes", () => {
    const wishes = {
      ...nothing,
      sceneType: "unboxing",
      brandProduct: "Ember candle",
      environment: "in a kitchen",
    };
    const proposed = proposeElements(wishes);
    expect(proposed.join("\n")).toMatch(/Ember candle/);
    expect(proposed.join("\n")).toMatch(/copper pans|steam clouds|tiles behind/);
    expect(proposeElements(wishes)).toEqual(proposed);
    expect(new Set(proposed).size).toBe(proposed.length);
  });

  test("repeat no line that is there, and need nothing to be known", () => {
    const first = proposeElements({ ...nothing, sceneType: "time-lapse" });
    expect(first.length).toBeGreaterThan(3);
    const [line = ""] = first;
    expect(
      proposeElements({ ...nothing, sceneType: "time-lapse", keyElements: [line.toUpperCase()] }),
    ).not.toContain(line);
    expect(proposeElements(nothing)).toEqual([]);
  });
});
