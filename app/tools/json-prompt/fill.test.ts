import { describe, expect, test } from "vitest";
import { SCENE_TEMPLATES } from "~/film/scene-templates";
import { parseForm } from "~/http/form.server";
import { EMPTY_FORM, fill } from "./fill.server";
import { jsonPromptInput } from "./schema";

const SCENE = {
  sceneType: "product-reveal",
  keyElements: "red sneakers\nwet asphalt\nneon sign in a puddle",
};

describe("the form", () => {
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };

  test("posts rows for beats that were left blank, which are none", () => {
    const posted = formOf({
      ...SCENE,
      duration: "12",
      "timelineBeats[0].timestamp": "00:00-02:00",
      "timelineBeats[0].description": "",
      "timelineBeats[1].timestamp": "02:00-04:00",
      "timelineBeats[1].description": "a hand lifts the lid",
    });
    const submission = parseForm(posted, jsonPromptInput);
    expect(submission.status === "success" && submission.value).toMatchObject({
      timelineBeats: [{ timestamp: "02:00-04:00", description: "a hand lifts the lid" }],
      useShortVisualActions: false,
      duration: 12,
      aspectRatio: "16:9",
    });
  });

  test("is filled by a preset, and by the next one in its place", async () => {
    const first = await fill("template:light-to-car", EMPTY_FORM);
    expect(first?.toast).toMatchObject({ title: "Preset Loaded", description: "Light to car" });
    expect(first?.values).toMatchObject({ preset: "light-to-car", brandProduct: "your car", duration: 8 });
    const second = await fill("template:city-in-a-box", first?.values ?? {});
    const city = SCENE_TEMPLATES.find(({ id }) => id === "city-in-a-box");
    expect(second?.values).toMatchObject({
      preset: "city-in-a-box",
      sceneType: "montage",
      brandProduct: city?.brandProduct,
      baseStyle: city?.baseStyle,
      coreDescription: city?.idea,
      keyElements: city?.keyElements.join("\n"),
      duration: 15,
    });
  });

  test("keeps what was typed when a preset comes: the brand, which goes into the scene, and own lines", async () => {
    const typed = { brandProduct: "Volt One", keyElements: "charging cable", lighting: "sodium lamps" };
    const filled = await fill("template:light-to-car", typed);
    expect(filled?.values).toMatchObject({ brandProduct: "Volt One", lighting: "sodium lamps" });
    expect(filled?.values.keyElements).toMatch(/^charging cable\nsingle line of light\n/);
    expect(filled?.values.coreDescription).toContain("the silhouette of Volt One on a wet black floor");
  });

  test("proposes key elements that fit and are not there yet; choosing one adds its line", async () => {
    const values = { ...SCENE, brandProduct: "Volt Runner", environment: "a train station at night" };
    const proposed = (await fill("suggest", values))?.values.proposals as string[];
    expect(proposed).toHaveLength(8);
    expect(proposed.join("\n")).toContain("Volt Runner");
    expect(proposed.join("\n")).toContain("sneakers");
    const [line = ""] = proposed;
    const added = (await fill(`element:${line}`, values))?.values;
    expect(added?.keyElements).toBe(`${SCENE.keyElements}\n${line}`);
    expect(added?.proposals).not.toContain(line);
  });

  test("takes a tip into the description, is reset with a toast, and knows no other button", async () => {
    const tipped = await fill("append:for students", { coreDescription: "A lamp" });
    expect(tipped?.values.coreDescription).toBe("A lamp, for students");
    expect(await fill("reset", SCENE)).toMatchObject({ values: EMPTY_FORM, toast: { title: "Form Reset" } });
    expect(await fill("nonsense", {})).toBeUndefined();
  });
});
