import { describe, expect, it, test } from "vitest";
import { readIdea } from "./brief";
import { direct } from "./direction";
import { canHold } from "./fixtures";
import { LIGHT_SOURCES } from "./lexicon/light-sources";
import { lint } from "./lint";
import { chooseLook } from "./look";
import { LIGHTS } from "./vocabulary/lighting";
import { SETTINGS } from "./vocabulary/settings";

const wishes = { addVoice: false, addSubtitles: false, addCinematic: true, take: 0 };
const takes = [0, 1, 2, 3, 4, 5];
const promptsOf = (idea: string) => takes.map((take) => direct(readIdea(idea), { ...wishes, take }).prompt);
const lightsOf = (idea: string) => takes.map((take) => chooseLook(readIdea(idea), { take }).light);

describe("every light", () => {
  it("says what feeds it", () => {
    const artificial = new Set(["practical", "neon", "screen", "studio"]);
    const loose = LIGHTS.filter((each) => each.power === "none" && artificial.has(each.source));
    expect(loose.map(({ id }) => id)).toEqual(["doorway", "cel-light"]);
    expect(LIGHTS.filter((each) => each.power !== "none" && !artificial.has(each.source))).toEqual([]);
  });
  it("of a setting can burn there", () => {
    const stranded = SETTINGS.flatMap((setting) =>
      setting.lights
        .filter((id) => {
          const light = LIGHTS.find((each) => each.id === id);
          return light !== undefined && !canHold(light, { place: setting.place, terrain: setting.terrain });
        })
        .map((id) => `${setting.id}: ${id}`),
    );
    expect(stranded).toEqual([]);
  });
  it("that a named thing gives is in the vocabulary", () => {
    for (const [id] of LIGHT_SOURCES) expect(LIGHTS.map((each) => each.id)).toContain(id);
  });
});

describe("a place without mains", () => {
  test.each([
    "hikers pitch a tent on a mountain at night",
    "a lion walks through the savanna at dusk",
    "a diver swims past a coral reef at night",
    "a Roman legion camps by a road at night, ancient Rome",
    "a fishing boat on the ocean at night",
    "an astronaut drifts in space",
  ])("has no lamp on it: %s", (idea) => {
    expect(lightsOf(idea).filter((light) => light.power === "mains" || light.power === "crew")).toEqual([]);
  });
  it("is lit by the fire that the idea names", () => {
    for (const light of lightsOf("three friends around a campfire high in the mountains at night"))
      expect(light.id).toBe("firelight");
    for (const light of lightsOf("a man waits under a street lamp in a village at night"))
      expect(light.id).toBe("street-sodium");
  });
  it("gets no bounce card or flag from a crew", () => {
    const crew =
      /poly fill|negative fill|muslin|silk overhead|barn doors|flagged|kicker|book light|grid cloth|snooted/;
    for (const idea of ["a wolf runs through a forest", "a mountain range at noon", "waves on a beach"])
      for (const prompt of promptsOf(idea)) expect(prompt).not.toMatch(crew);
  });
});

describe("lint", () => {
  test.each([
    ["A lynx in the jungle under neon lights.", true],
    ["Underwater ruins lit by sodium street lamps.", true],
    ["A Roman legion marches below fluorescent tubes, ancient Rome.", true],
    ["A neon sign in a city street, mountains behind.", false],
    ["A campfire in the mountains at night.", false],
    ["Three-point lighting on a watch.", false],
  ])("asks what feeds the lamp in %s", (prompt, found) => {
    expect(lint(prompt).some(({ kind }) => kind === "lamp without mains")).toBe(found);
  });
});
