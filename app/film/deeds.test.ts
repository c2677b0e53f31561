import { describe, expect, it, test } from "vitest";
import { readIdea } from "./brief";
import { deedsOf, deedsOfDoers } from "./deeds";
import { direct } from "./direction";
import { chooseLook } from "./look";

const wishes = { addVoice: false, addSubtitles: false, addCinematic: true, take: 0 };
const takes = [0, 1, 2, 3, 4, 5];
const promptsOf = (idea: string) => takes.map((take) => direct(readIdea(idea), { ...wishes, take }).prompt);

describe("a deed", () => {
  test.each([
    ["a samurai draws his katana", "draw"],
    ["a person is shaking hands", "drown"],
    ["cowboys driving cattle across the plains", "drive"],
    ["a goalkeeper dives and saves a penalty", "dive"],
    ["two cyclists race down a road", "run"],
    ["a man walks in the park", "park"],
  ])("keeps the meaning its words leave it: %s", (idea, other) => {
    expect(deedsOf(readIdea(idea)).map(({ entry }) => entry.id)).not.toContain(other);
  });
  it("is that of its doer", () => {
    const fed = deedsOfDoers(readIdea("a girl feeds two seagulls on the pier"));
    expect(fed.map(({ entry }) => entry.id)).not.toContain("graze");
    expect(deedsOfDoers(readIdea("a cow grazing on a hill")).map(({ entry }) => entry.id)).toContain("graze");
  });
  it("of the whole body is framed whole", () => {
    for (const take of takes)
      expect(
        chooseLook(readIdea("a woman dancing on a rooftop"), { take }).size?.rank ?? 0,
      ).toBeLessThanOrEqual(5);
  });
});

describe("a sound", () => {
  it("is none that a thing makes only in the hand, where nobody holds it", () => {
    for (const idea of ["a toothbrush", "a blue bicycle", "a skateboard and a surfboard", "a white bowl"])
      for (const prompt of promptsOf(idea))
        expect(prompt).not.toMatch(/bristles scrub|chain whirs|wheels rattle|is set down/i);
  });
  it("is of the deed and not of its homonym", () => {
    for (const prompt of promptsOf("cowboys driving cattle across the plains in 1875"))
      expect(prompt).not.toMatch(/engine|gears|tyres/i);
    for (const prompt of promptsOf("a traffic light on the left of a fire hydrant"))
      expect(prompt).not.toMatch(/match scratches/i);
  });
});

describe("a picture", () => {
  it("shows small signs only where the frame is near", () => {
    for (const take of takes) {
      const { look, prompt } = direct(readIdea("a man stands on a beach, wide shot"), { ...wishes, take });
      expect(look.size).toBeUndefined();
      expect(prompt).not.toMatch(/knuckles|eyelid/i);
    }
    for (const take of takes) {
      const { look, sections } = direct(readIdea("a red fox in a meadow"), { ...wishes, take });
      if ((look.size?.rank ?? 5) <= 2) expect(sections.mainSubject ?? "").not.toMatch(/whisker|irises/i);
    }
  });
  it("keeps to its hour and its age", () => {
    for (const prompt of promptsOf("a Roman legion marches down a road, ancient Rome"))
      expect(prompt).not.toMatch(/motorway|wires|traffic|tarmac|asphalt/i);
    for (const prompt of promptsOf("a mountain at night")) expect(prompt).not.toMatch(/\bthe sun\b/i);
  });
  it("looks from nowhere that its place has not got", () => {
    for (const prompt of promptsOf("a plate of pasta on a table"))
      expect(prompt).not.toMatch(/from below|ground level|low angle/i);
    for (const prompt of promptsOf("a shark in the ocean")) expect(prompt).not.toMatch(/hip level|shoulder/i);
  });
});
