import { describe, expect, it } from "vitest";
import { scorePrompt } from "./score";

const GOOD =
  "Medium close-up, eye level: an old fisherman in a yellow coat mends a red net on a foggy pier at dawn. Static camera on a tripod. 50 mm lens. Soft grey daylight from the left, faint shadows. Palette: slate grey, rust and sea green. Sound: water laps against the piles. A rope creaks once.";
const percent = (text: string, id: string) =>
  scorePrompt(text).aspects.find((aspect) => aspect.id === id)?.percent ?? Number.NaN;

describe("scorePrompt", () => {
  it("gives a full prompt an excellent score and an idea a poor one", () => {
    expect(scorePrompt(GOOD)).toMatchObject({ band: "Excellent", contradictions: [], faults: [] });
    expect(scorePrompt("a cat on a sofa").band).toBe("Needs Improvement");
  });

  it("points at the words themselves", () => {
    for (const { found } of scorePrompt(GOOD).aspects)
      for (const { text, start, end } of found) expect(GOOD.slice(start, end)).toBe(text);
  });

  it.each([
    ["lens", " 50 mm lens."],
    ["lighting", " Soft grey daylight from the left, faint shadows."],
    ["cameraMovement", " Static camera on a tripod."],
    ["sound", " Sound: water laps against the piles. A rope creaks once."],
  ])("loses points of %s with its sentence, and more where praise stands in its place", (id, sentence) => {
    const without = GOOD.replace(sentence, "");
    const praised = GOOD.replace(sentence, " A truly stunning masterpiece of visual beauty.");
    expect(percent(without, id)).toBeLessThan(percent(GOOD, id));
    expect(scorePrompt(without).score).toBeLessThan(scorePrompt(GOOD).score);
    expect(scorePrompt(praised).score).toBeLessThan(scorePrompt(without).score);
  });

  it.each([
    ["It is midnight and the noon sun is blazing.", "day and night"],
    ["The camera is locked off and circles the net.", "locked and moving camera"],
    ["In total silence, a narrator talks.", "silent and speaking"],
    ["A black and white film in vivid colours.", "monochrome and colour"],
    ["He checks his laptop in the Middle Ages.", "era and technology"],
    ["An aerial view in extreme macro close-up.", "aerial and macro"],
    ["Fully underwater, a campfire burns.", "underwater and dry"],
    ["Slow motion at breakneck speed.", "slow motion and sped-up time"],
  ])("names what contradicts itself in: %s", (sentence, kind) => {
    const broken = scorePrompt(`${GOOD} ${sentence}`);
    expect(broken.contradictions.map((each) => each.kind)).toContain(kind);
    expect(broken.score).toBeLessThan(scorePrompt(GOOD).score);
  });

  it.each([
    "A street turns from day to night in one time lapse.",
    "The camera slowly pans left as a car speeds fast past a wall.",
    "A sunlit nightstand and a midnight blue vase.",
    "In the kitchen, blue sky shows through the window.",
    "A museum visitor films medieval armour with her phone.",
    "A silent witness looks on.",
  ])("finds no contradiction in: %s", (text) => {
    expect(scorePrompt(text).contradictions).toEqual([]);
  });

  it.each([
    "A small remote and a keyboard of a computer. Realistic, Indoor lighting.",
    "A bowl. Soft lighting.",
    GOOD.replace("Static camera on a tripod. ", ""),
  ])("is never raised by a sentence that contradicts it: %.40s", (text) => {
    for (const [added, against] of [
      ["Everything takes place in the Middle Ages.", " Somebody types on a laptop."],
      ["It is midnight under a full moon, a dog runs past.", " Bright daylight from the left."],
      ["The camera never moves as it cranes up in a wide shot.", ""],
    ] as const) {
      const before = `${text}${against}`;
      const torn = scorePrompt(`${before} ${added}`);
      expect(torn.contradictions.length).toBeGreaterThan(0);
      if (against !== "") expect(torn.score).toBeLessThan(scorePrompt(before).score);
    }
  });

  it.each([
    ["Close-up of her hands.", "two shot sizes", "framing"],
    ["The camera pans left and tilts up.", "several camera moves", "cameraMovement"],
    ["24 mm lens.", "two focal lengths", "lens"],
    ["Then he sits down, after that he leaves.", "chained actions", "action"],
  ])(
    "names more than a clip can follow as a fault, and leaves the slot its points: %s",
    (added, kind, id) => {
      const full = `${GOOD.replace("Static camera on a tripod", "Slow zoom in").replace("Medium close-up", "Wide shot")} ${added}`;
      expect(scorePrompt(full).faults.map((fault) => fault.kind)).toContain(kind);
      expect(percent(full, id)).toBe(100);
    },
  );

  it("takes no camera move back for a hold that contradicts it", () => {
    const moves = GOOD.replace("Static camera on a tripod", "The camera zooms in on him and pulls back");
    expect(scorePrompt(`${moves} Locked-off tripod shot.`).score).toBeLessThan(scorePrompt(moves).score);
  });

  it("reads who pans: a camera or the video, and no pan of a kitchen", () => {
    expect(percent("A toilet. The video then pans to the wall.", "cameraMovement")).toBe(100);
    expect(percent("Close-up, slow pan, 85mm lens.", "subject")).toBe(0);
    expect(percent("A chef holds a hot pan.", "cameraMovement")).toBe(0);
    expect(percent("A kitchen: hooks and pans, a serving hatch.", "cameraMovement")).toBe(0);
    expect(percent("The camera holds, then pans to the door.", "cameraMovement")).toBe(100);
  });

  it("takes muted colours for no silence, and talk that nobody does for no action", () => {
    expect(percent("A dog in muted tones.", "sound")).toBe(0);
    expect(percent("A bus. It leaves a lasting impression and speaks directly to the heart.", "action")).toBe(
      0,
    );
    expect(percent("High canyons which twist and bend, which flicker in the heat.", "action")).toBe(100);
  });

  it("takes the subject of a contradictory sentence for a subject all the same", () => {
    expect(percent('A tall woman says "Welcome home" at noon under a starry sky', "subject")).toBe(100);
  });

  it.each([
    ['A woman says "Hello there."', "quoted speech"],
    ["A road with no cars.", "negation"],
    ["A cat on a sofa --ar 16:9", "switches"],
    ["A cat sits. Negative prompt: blur, text", "negative prompt inside"],
    [`A man says: ${"word ".repeat(40)}`, "speech too long"],
    [`A cat sits. ${"A dog runs across the wide green field. ".repeat(200)}`, "too long"],
  ])("finds the fault in: %.40s", (text, kind) => {
    expect(scorePrompt(text).faults.map((fault) => fault.kind)).toContain(kind);
  });

  it("reads the prompt on behind a line in colon form", () => {
    const text = "A woman says: Welcome home. The camera pans left. Soft window light.";
    expect([percent(text, "cameraMovement"), percent(text, "dialogue")]).toEqual([100, 100]);
  });

  it("does not reward a list of keywords or the same words again", () => {
    const keywords =
      "85mm lens, close-up, golden hour, dolly in, teal, orange, ambient sound, bokeh, cinematic, 8k";
    expect(scorePrompt(keywords).score).toBeLessThan(60);
    expect(scorePrompt(`${GOOD} ${GOOD}`).score).toBeLessThan(scorePrompt(GOOD).score);
  });

  it.each([
    ["None", "A man says: Good morning. (no subtitles)", "no dialogue is expected"],
    ["Spanish", "A man says: Good morning to all of you. (no subtitles)", "write the line in Spanish"],
    ["Korean", "A man walks.", "write the line in Korean"],
  ] as const)("with %s expected, says so of: %s", (language, text, advice) => {
    const dialogue = scorePrompt(text, { language }).aspects.find(({ id }) => id === "dialogue");
    expect(dialogue?.open).toContain(advice);
    expect(dialogue?.percent).toBeLessThan(100);
  });
});
