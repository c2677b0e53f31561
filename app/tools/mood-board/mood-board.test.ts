import { describe, expect, test } from "vitest";
import { linesOf } from "./board-text";
import { compose } from "./compose.server";
import { pngOf, svgOf } from "./drawing.server";
import { faultsOf } from "./faults.server";
import { instructions } from "./instructions.server";
import { DURATIONS, GENRES, PLATFORMS } from "./options";
import { type MoodBoard, moodBoard, moodBoardInput } from "./schema";
import { moodBoardTool } from "./tool.server";
import { lightFrom, viewOf } from "./view.server";

const input = moodBoardInput.parse({
  concept: "A retired boxer drives his old red convertible across the desert to return a stolen belt",
  targetAudience: "people who miss road films",
});
const board = compose(input);

describe("the built-in engine's board", () => {
  test.each(GENRES)("of genre $value fits the schema and holds its own rules", ({ value: genre }) => {
    for (const [at, { value: platform }] of PLATFORMS.entries()) {
      const wanted = { ...input, genre, platform, duration: DURATIONS[at]?.value ?? "60" };
      expect(faultsOf(wanted, moodBoard.parse(compose(wanted)))).toEqual([]);
    }
  });
});

describe("a model's board", () => {
  const faults = (changed: Partial<MoodBoard>) => faultsOf(input, { ...board, ...changed }).join(" ");

  test("is at fault where type cannot be read or colours cannot be told apart", () => {
    const [first] = board.colorPalettes;
    if (!first) throw new Error("no palettes");
    expect(faults({ colorPalettes: [{ ...first, text: "#777777", background: "#888888" }] })).toMatch(
      /Palette 1: text on background has a contrast of 1\.\d:1; 4\.5:1 is needed\./,
    );
    expect(faults({ colorPalettes: [{ ...first, primary: "#b3554f", secondary: "#7d7b45" }] })).toContain(
      "cannot be told apart by everyone",
    );
  });

  test("is at fault where prompts are few, weak, alike, or lose the concept", () => {
    const [prompt = ""] = board.inspirationalPrompts;
    expect(faults({ inspirationalPrompts: [prompt] })).toContain("There are 1 inspirational prompts");
    const weak = ["A dog.", prompt, prompt, prompt];
    expect(faults({ inspirationalPrompts: weak })).toMatch(/Prompt 1 scores \d+; 85 is wanted/);
    expect(faults({ inspirationalPrompts: weak })).toContain("Prompt 3 is too much like an earlier one.");
    expect(
      faults({ overallMood: "x", keywords: ["x"], visualReferences: [], inspirationalPrompts: ["A dog."] }),
    ).toMatch(/words are missing: retired, boxer/);
  });

  test("is asked for with what the project is", () => {
    expect(instructions({ ...input, genre: "event", duration: "custom", platform: "cinema" })).toContain(
      "Event/Wedding, Custom/Variable, for Cinema/Film Festival",
    );
  });
});

describe("the picture", () => {
  test("names itself, its colours and its frames in words", () => {
    const { picture } = viewOf(input, board);
    expect(picture.label).toContain("Mood board: A retired boxer");
    expect(picture.frames).toHaveLength(3);
    const svg = svgOf(input, board);
    for (const { hex } of picture.palettes[0]?.swatches ?? []) expect(svg).toContain(hex);
    // Renderers outside browsers do not know every notation of colours.
    expect(svg).not.toMatch(/oklch|var\(|undefined|NaN/);
    expect(svg).toMatch(/^<\?xml .*\?>\n<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  test("is upright where the film is", () => {
    expect(viewOf({ ...input, platform: "tiktok" }, board).picture.aspect).toBe("9:16");
    expect(svgOf({ ...input, platform: "tiktok" }, board)).toContain('viewBox="0 0 180 334"');
  });

  test("escapes what is typed", () => {
    const typed = { ...input, concept: '<script>alert("x")</script> & a boxer in the desert' };
    expect(svgOf(typed, board)).not.toContain("<script");
  });

  test("can be had as a PNG of 2200 pixels' width", async () => {
    const png = await pngOf(input, board);
    expect([...png.slice(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
    expect(new DataView(png.buffer, png.byteOffset).getUint32(16)).toBe(2200);
  });

  test.each([
    ["Soft window light, key to fill 2:1. Wraps from one side.", "side"],
    ["Sun backlight, key to fill 4:1.", "behind"],
    ["A single overhead pendant.", "above"],
    ["Overcast light, key to fill 1:1.", "around"],
    ["Sodium street light, key to fill 8:1.", "front"],
  ])("reads where the light comes from: %s", (lighting, from) => {
    expect(lightFrom(lighting)).toBe(from);
  });

  test("breaks drawn text into lines that fit, and says where it is cut", () => {
    const room = { width: 200, size: 20, most: 2 };
    expect(linesOf("short", room)).toEqual(["short"]);
    expect(linesOf("one two three four five six seven eight nine", room)).toEqual([
      "one two three four",
      "five six seven…",
    ]);
    for (const line of linesOf("x".repeat(90), room)) expect(line.length).toBeLessThanOrEqual(20);
  });
});

test("the title holds the first fifty characters of the concept", () => {
  expect(moodBoardTool.title(input, board)).toBe(
    "Mood Board: A retired boxer drives his old red convertible acr...",
  );
});
