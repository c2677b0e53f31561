import { describe, expect, it } from "vitest";
import { readIdea } from "./brief";
import { settingOf } from "./setting-of";

const settingIn = (idea: string) => settingOf(readIdea(idea))?.id;

describe("the setting an idea names", () => {
  it.each([
    ["a man waits in an airport", "airport"],
    ["a woman waits in a jazz club", "jazz-club"],
    ["a jazz trumpeter in a smoky club, 1950s", "jazz-club"],
    ["two players argue in a locker room", "locker-room"],
    ["a child hides in a treehouse", "treehouse"],
    ["soldiers rest in a trench", "trench"],
    ["a man waits on a balcony", "balcony"],
    ["cars on a racetrack", "racetrack"],
    ["a man waits in a village", "village"],
    ["a news anchor in a newsroom", "news-studio"],
    ["a dog sleeps in a barn", "barn"],
  ])("%s", (idea, setting) => {
    expect(settingIn(idea)).toBe(setting);
  });

  it("is an item of a list rather than a way somebody takes", () => {
    expect(settingIn("ad for lemon soda, summer beach, friends laughing")).toBe("beach");
    expect(settingIn("ad for running shoes, city at dawn, woman runs up stairs")).toBe("street");
  });

  it("is nothing where a word only looks like a place", () => {
    expect(settingIn("a garden chair falls over")).toBeUndefined();
    expect(settingIn("a potted plant")).toBeUndefined();
  });
});
