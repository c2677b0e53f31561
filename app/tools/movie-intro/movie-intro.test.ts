import { describe, expect, test } from "vitest";
import { compose } from "./compose.server";
import { faultsOf } from "./faults.server";
import { shotList } from "./files.server";
import { instructions } from "./instructions.server";
import { DURATIONS, STYLES } from "./options";
import { type MovieIntro, movieIntro, movieIntroInput } from "./schema";
import { movieIntroTool } from "./tool.server";

const input = movieIntroInput.parse({
  mainIdea:
    "A retired boxer drives his old convertible across the desert to return a stolen championship belt",
  consistentElements: "faded red convertible, man with a broken nose and a denim jacket",
});

describe("the built-in engine's script", () => {
  test.each(DURATIONS)("of $value s fits the schema and holds its own rules", ({ value, fewest, most }) => {
    for (const { value: introStyle } of STYLES) {
      const wanted = { ...input, introDuration: value, introStyle };
      const output = movieIntro.parse(compose(wanted));
      expect(output.totalScenes).toBeGreaterThanOrEqual(fewest);
      expect(output.totalScenes).toBeLessThanOrEqual(most);
      expect(faultsOf(wanted, output)).toEqual([]);
    }
  });
});

describe("a model's script", () => {
  const good = compose({ ...input, introDuration: "30" });
  const change = (changed: Partial<MovieIntro>) =>
    faultsOf({ ...input, introDuration: "30" }, { ...good, ...changed }).join(" ");

  test("is at fault where sums, numbers, constant elements or the idea's words are lost", () => {
    const [first, ...rest] = good.scenes;
    if (!first) throw new Error("no scenes");
    expect(change({ scenes: [{ ...first, duration: 5 }, ...rest] })).toMatch(
      /add up to 27 .*Scenes 1 are not/,
    );
    expect(change({ scenes: rest })).toMatch(/numbered from 1/);
    expect(change({ totalScenes: 9 })).toMatch(/totalScenes is 9/);
    expect(change({ scenes: [{ ...first, prompt: "A car." }, ...rest] })).toMatch(
      /scenes 1 do not hold consistentElements/,
    );
    expect(change({ scenes: good.scenes.map((scene) => ({ ...scene, prompt: first.prompt })) })).toMatch(
      /scenes 2, 3, 4 repeat/,
    );
    expect(
      change({ fullScript: "…", scenes: good.scenes.map((scene) => ({ ...scene, prompt: "x" })) }),
    ).toMatch(/words are missing: retired, boxer/);
  });

  test("is asked for with the sums it must hold", () => {
    expect(instructions({ ...input, introDuration: "180" })).toMatch(/22 to 23 scenes.*exactly 180 seconds/s);
  });
});

describe("what the page and the files show", () => {
  test("a frame a scene, named for those who do not see it", () => {
    const output = compose({ ...input, introDuration: "60" });
    const view = movieIntroTool.view(input, output);
    expect(view.frames).toHaveLength(8);
    expect(view).toMatchObject({
      length: "1:00",
      averageSceneSeconds: 7.5,
      styleLabel: "Netflix-style series",
    });
    expect(view.frames[1]).toMatchObject({ startsAt: "0:08", label: expect.stringMatching(/^Scene 2: /) });
  });

  test("a shot list never starts a cell like a formula", () => {
    const output = compose({ ...input, introDuration: "30" });
    const [first, ...rest] = output.scenes;
    if (!first) throw new Error("no scenes");
    const list = shotList({ ...output, scenes: [{ ...first, prompt: '=HYPERLINK("x")' }, ...rest] });
    expect(list).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test("the title holds the first fifty characters of the idea", () => {
    expect(movieIntroTool.title(input, compose({ ...input, introDuration: "30" }))).toBe(
      "Movie Intro: A retired boxer drives his old convertible across ...",
    );
  });
});
