import { describe, expect, it } from "vitest";
import { keptWords, numbersIn } from "../content-words";
import { lint } from "../lint";
import { applyChanges } from "../word-changes";
import { type RevisionWishes, revise } from "./revise";

const MENDED: RevisionWishes = { slots: [], speech: "colon", negatives: "own" };
const WHOLE: RevisionWishes = {
  slots: ["frame", "move", "setting", "light", "look", "lens", "palette", "ambience", "effect"],
  speech: "colon",
  negatives: "full",
};
const mend = (text: string) => revise(text, MENDED).text;

const GOOD =
  "Wide shot, low angle. A knight rides across a foggy field at dawn. The camera tracks alongside at walking pace. Soft overcast light, long grey shadows. Desaturated film look, 35mm lens, shallow depth of field. Palette of slate, moss green and rust. Ambient sound: wind over grass. Hooves thud on wet earth.";

describe("repairs", () => {
  it.each([
    [
      'A man stops and says, "Where is my brother?"',
      "A man stops and says: Where is my brother? (no subtitles)",
    ],
    [
      '"Go," says the coach, smiling at the pitch.',
      "The coach says: Go (no subtitles), smiling at the pitch.",
    ],
    [
      "The narrator says: Welcome to the valley. A bird lands.",
      "The narrator says: Welcome to the valley. (no subtitles) A bird lands.",
    ],
    ['A sign reads "OPEN" above a door.', 'A sign reads "OPEN" above a door.'],
    ["A stunning, breathtaking sunset, 8k, masterpiece", "A sunset"],
    ["The view is breathtaking.", "The view is breathtaking."],
    ["The the man holds a apple", "The man holds an apple"],
    ["A chef plates a dish, no text. No music.", "A chef plates a dish.\n\nNegative prompt: text, music"],
    [
      "A man on a street with no cars in the rain.",
      "A man on a street in the rain.\n\nNegative prompt: cars",
    ],
    ["A beach without people and a boat.", "A beach and a boat.\n\nNegative prompt: people"],
    ["A woman leaves without looking back.", "A woman leaves without looking back."],
    ["no people, no cars, just an empty street", "just an empty street\n\nNegative prompt: people, cars"],
    ["Don't show his face. Avoid text.", "Negative prompt: face, text"],
    ["Can you create a short video about a tiger in snow?", "A tiger in snow."],
    ["a fox --ar 16:9 --v 6", "a fox. Frame 16:9."],
  ])("%s", (before, after) => {
    expect(mend(before).trim()).toBe(after);
  });

  it("leaves speech and denials alone where they are not wanted otherwise", () => {
    const text = 'A boy says "hello", no people.';
    expect(revise(text, { slots: [], speech: "as-written", negatives: "none" }).text).toBe(text);
  });
});

describe("contradictions", () => {
  it.each([
    "A dog runs in the park at night in bright sunlight",
    "Static camera on a lake, the camera slowly pans left.",
    "The camera pans left and zooms in on her face, then tilts up",
    "Slow dolly in on a dancer. Fast zoom out. Crane up.",
    "An underwater scene with a campfire and wind",
    "Black and white film of a colorful parade",
    "Medieval knight using a smartphone",
    "Interior of a kitchen with a starry sky",
    "Sunrise over the bay. The evening light is warm.",
    "summer meadow with snowfall, sunny and stormy",
    "An astronaut in outer space feels the wind",
    "aerial drone shot of a beetle, macro",
    "A silent room where a man says hello",
  ])("settles %s", (text) => {
    expect(lint(text).some(({ severity }) => severity === "contradiction")).toBe(true);
    expect(lint(mend(text)).filter(({ severity }) => severity === "contradiction")).toEqual([]);
  });

  it("leaves a slow camera on a fast car", () => {
    expect(mend("A fast car on a bridge, slow pan left")).toBe("A fast car on a bridge, slow pan left");
  });

  it("changes an hour together with its sun", () => {
    expect(mend("A night street. Night over the roofs. The midday sun fills the frame.")).toBe(
      "A night street. Night over the roofs. The moonlight fills the frame.",
    );
  });

  it("says which words stay", () => {
    const [edit] = revise("A park at night in sunlight", MENDED).edits;
    expect(edit).toMatchObject({ kind: "contradiction", text: "moonlight" });
    expect(edit?.because).toContain('"night" stays');
  });
});

describe("a whole revision", () => {
  it("leaves a finished prompt as it is but for the negative line", () => {
    expect(revise(GOOD, { ...WHOLE, negatives: "own" }).text).toBe(GOOD);
  });

  it.each([
    "a cat on a roof",
    "Two children build a red kite, 3 birds watch.",
    "un gato negro camina por el tejado",
    "老人在雾中的码头修补红色的渔网",
    'She whispers "not yet" and closes the green door.',
    "Subject: an old man\nAction: he lights a pipe\nScene: a harbour pub\nStyle: documentary",
    '{"shot": "wide", "subject": "a fox"}',
    "",
    "?!",
  ])("keeps words and numbers of %s, fills it, and gives it back", (text) => {
    const { text: revised, edits, named } = revise(text, WHOLE);
    expect(keptWords(text, revised).missing).toEqual([]);
    for (const number of numbersIn(text)) expect(revised.toLowerCase()).toContain(number);
    expect(named.frame).toBeDefined();
    expect(edits.length).toBeGreaterThan(0);
    expect(applyChanges(text, edits)).toBe(revised);
    expect(applyChanges(text, edits, new Set(edits.keys()))).toBe(text);
    expect(lint(revised).filter(({ severity }) => severity === "contradiction")).toEqual([]);
  });

  it("puts each addition where it belongs", () => {
    const revised = revise("A dog runs along a beach. We hear gulls.", WHOLE).text;
    const [opening = ""] = revised.split(" A dog runs along a beach. ");
    expect(opening).toMatch(/(?:shot|close-up|view)/i);
    expect(revised.indexOf("mm lens")).toBeLessThan(revised.indexOf("We hear gulls."));
    expect(revised).toMatch(/\n\nNegative prompt: [a-z]/);
  });

  it("keeps labelled lines a form of labelled lines", () => {
    const text = "Subject: an old man\nAction: he lights a pipe\nScene: a harbour pub";
    const lines = revise(text, { ...WHOLE, negatives: "own" }).text.split("\n");
    expect(lines.slice(0, 3).join("\n")).toBe(text);
    for (const line of lines) expect(line).toMatch(/^[A-Z][a-z ]+: \S/);
  });

  it("gives the same revision for the same text", () => {
    expect(revise("a cat on a roof", WHOLE)).toEqual(revise("a cat on a roof", WHOLE));
  });
});
