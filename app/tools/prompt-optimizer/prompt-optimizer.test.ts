import { describe, expect, it } from "vitest";
import { contentWords, keptWords } from "~/film/content-words";
import { compose } from "./compose.server";
import { instructions } from "./instructions.server";
import { listAdditions } from "./lists.server";
import { optimizerInput, optimizerOutput } from "./schema";
import { optimizerTips } from "./tips";
import { promptOptimizer } from "./tool.server";

const IDEA = "A cook tosses noodles in a narrow kitchen";
const FAULTY = 'A stunning night market in bright sunlight, a cook says, "Almost ready!", no text';

const request = (choices: Record<string, unknown> = {}) =>
  optimizerInput.parse({ originalPrompt: IDEA, ...choices });
const optimize = (choices: Record<string, unknown> = {}) => compose(request(choices));
const OFF = { enhanceVisuals: false, enhanceAudio: false, addTechnicalDetails: false };
const labels = (choices: Record<string, unknown>) =>
  (optimize(choices).changes ?? []).map(({ label }) => label);

describe("input", () => {
  it("has the defaults of a request that names only its prompt", () => {
    expect(request()).toEqual({
      originalPrompt: IDEA,
      targetStyle: "cinematic",
      duration: 8,
      platform: "veo3",
      enhanceVisuals: true,
      enhanceAudio: true,
      addTechnicalDetails: true,
      rejected: [],
    });
  });

  it.each([
    [{ originalPrompt: "  " }, "Please enter a prompt to optimize"],
    [{ originalPrompt: undefined }, "Please enter a prompt to optimize"],
    [{ duration: 0 }, "Duration must be at least 1 second"],
    [{ duration: 31 }, "Duration must be at most 30 seconds"],
    [{ platform: "tv" }, "Platform must be one of veo3, general, social"],
  ])("%j is refused: %s", (choices, message) => {
    const { error } = optimizerInput.safeParse({ originalPrompt: IDEA, ...choices });
    expect(error?.issues.map((issue) => issue.message)).toContain(message);
  });
});

describe("the choices change the text, each in its place", () => {
  it("visuals bring look, lens, palette and light, and nothing else but the pace", () => {
    const seen = labels({ ...OFF, enhanceVisuals: true });
    expect(seen).toEqual(expect.arrayContaining(["Light", "Look", "Lens", "Palette", "Pace"]));
    expect(seen).not.toEqual(expect.arrayContaining(["Ambience"]));
    expect(seen).not.toEqual(expect.arrayContaining(["Camera move"]));
  });

  it("audio brings one ambience and one effect, after the picture", () => {
    expect(labels({ ...OFF, enhanceAudio: true })).toEqual([
      "Pace",
      "Ambience",
      "Sound effect",
      "Negative prompt",
    ]);
    const { optimizedPrompt, audioEnhancements, styleImprovements } = optimize();
    expect(audioEnhancements).toHaveLength(2);
    expect(styleImprovements.length).toBeGreaterThan(1);
    const ambience = audioEnhancements[0]?.replace(/^Ambience: /, "") ?? "?";
    expect(optimizedPrompt.indexOf(ambience)).toBeGreaterThan(optimizedPrompt.indexOf("mm lens"));
  });

  it("a list names the slot of a sentence once", () => {
    expect(
      listAdditions([
        { slot: "light", text: "Light: a warm lamp." },
        { slot: "lens", text: "85 mm lens." },
      ]),
    ).toMatchObject({
      styleImprovements: ["Light: a warm lamp"],
      technicalEnhancements: ["Lens: 85 mm lens"],
    });
  });

  it("technical details bring size, move, lens and frame rate", () => {
    expect(labels({ ...OFF, addTechnicalDetails: true })).toEqual(
      expect.arrayContaining(["Shot size and angle", "Camera move", "Lens", "Frame rate and shutter"]),
    );
    expect(optimize({ ...OFF, addTechnicalDetails: true }).technicalEnhancements.join()).toMatch(/\d\d fps/);
  });

  it("with all off a sound prompt stays as it is, and a faulty one is mended only", () => {
    expect(optimize(OFF).optimizedPrompt).toBe(IDEA);
    expect(optimize({ ...OFF, originalPrompt: FAULTY }).optimizedPrompt).toBe(
      "A night market in bright moonlight, a cook says: Almost ready! (no subtitles)\n\nNegative prompt: text",
    );
  });

  it("each style has a text of its own", () => {
    const styles = ["cinematic", "documentary", "commercial", "artistic", "social-media"];
    const texts = styles.map((targetStyle) => optimize({ targetStyle }).optimizedPrompt);
    expect(new Set(texts).size).toBe(styles.length);
    expect(texts[1]).toMatch(/documentary/i);
    expect(texts[1]).toMatch(/handheld|shoulder-mounted/i);
    expect(texts[4]).toMatch(/30 fps/);
  });

  it("the duration decides the pace and what the generator is told", () => {
    expect(optimize({ duration: 2 }).optimizedPrompt).toMatch(/2 seconds/);
    expect(optimize({ duration: 25 }).optimizedPrompt).toMatch(/25 seconds in three stages/);
    expect(optimize({ duration: 8 }).compatibilityNotes).toContain(
      "Set the clip length to 8 s in the generator.",
    );
    expect(optimize({ duration: 20 }).compatibilityNotes.join()).toMatch(/extend 2 times by 7 s to 22 s/);
  });

  it("the platform decides the form", () => {
    const originalPrompt = 'A cook says, "Almost ready!", no text';
    const veo = optimize({ originalPrompt }).optimizedPrompt;
    expect(veo).toMatch(/says: Almost ready! \(no subtitles\)/);
    expect(veo).toMatch(/\nNegative prompt: text/);
    const general = optimize({ originalPrompt, platform: "general" }).optimizedPrompt;
    expect(general).toContain('says, "Almost ready!", no text');
    expect(general).not.toMatch(/no subtitles|Negative prompt/);
    const social = optimize({ originalPrompt, platform: "social" }).optimizedPrompt;
    expect(social).toMatch(/^Vertical 9:16 frame/);
    expect(social).toMatch(/hook in the first second/i);
  });
});

describe("the changes", () => {
  it("rejected one by one, give the words back they took", () => {
    const all = optimize({ originalPrompt: FAULTY });
    const at = (all.changes ?? []).findIndex(({ kind }) => kind === "contradiction");
    const without = optimize({ originalPrompt: FAULTY, rejected: [at] });
    expect(all.optimizedPrompt).toContain("moonlight");
    expect(without.optimizedPrompt).toContain("bright sunlight");
    expect(without.changes).toEqual(all.changes);
  });

  it("all rejected, give the original", () => {
    const { changes = [] } = optimize({ originalPrompt: FAULTY });
    const rejected = [...changes.keys()];
    const answer = optimize({ originalPrompt: FAULTY, rejected });
    expect(answer.optimizedPrompt).toBe(FAULTY);
    expect(answer.estimatedQuality).toBe(answer.originalQuality);
    expect(answer.technicalEnhancements).toEqual([]);
  });

  it("numbers that no change has do nothing", () => {
    expect(optimize({ rejected: [900] }).optimizedPrompt).toBe(optimize().optimizedPrompt);
  });

  it("of an earlier proposal are chosen from, and nothing new is proposed", () => {
    const proposal = `Wide shot. ${IDEA} at dawn. Steam rises.`;
    const all = optimize({ proposal });
    expect(all.optimizedPrompt).toBe(proposal);
    expect(all.changes?.map(({ text }) => text)).toEqual(["Wide shot. ", " at dawn.", " Steam rises."]);
    expect(optimize({ proposal, rejected: [1] }).optimizedPrompt).toBe(`Wide shot. ${IDEA}. Steam rises.`);
  });
});

describe("the answer", () => {
  it.each([
    "sneakers",
    "Two foxes play in the snow, 3 crows watch.",
    "Ein Mann läuft durch den verschneiten Wald bei Nacht",
    "?!",
    "fox ".repeat(1000),
  ])("of %.40s keeps its words, fits the schema and is the same again", (originalPrompt) => {
    const answer = optimize({ originalPrompt });
    expect(optimizerOutput.parse(answer)).toEqual(answer);
    expect(
      keptWords(originalPrompt, answer.optimizedPrompt).missing.filter((word) => word !== "fox"),
    ).toEqual([]);
    expect(optimize({ originalPrompt })).toEqual(answer);
    expect(contentWords(answer.optimizedPrompt).length).toBeGreaterThanOrEqual(
      contentWords(originalPrompt).length,
    );
  });

  it("is of better quality than the original, and says both", () => {
    const { originalQuality = 100, estimatedQuality = 0 } = optimize();
    expect(estimatedQuality).toBeGreaterThan(originalQuality + 20);
  });

  it("warns of what is longer than the generator reads", () => {
    const long = Array.from({ length: 900 }, (_, index) => `thing${index}`).join(" ");
    expect(optimize({ originalPrompt: long }).productionNotes.join()).toMatch(/reads 1,024/);
  });
});

describe("a model's answer", () => {
  const output = (optimizedPrompt: string) =>
    optimizerOutput.parse({
      optimizedPrompt,
      technicalEnhancements: ["A wide shot."],
      styleImprovements: [],
      audioEnhancements: [],
      productionNotes: ["Keep it short."],
      veo3Compatibility: "Yes.",
      compatibilityNotes: [],
      negativePrompt: "text",
    });

  it("is held to the words, numbers and quotations of the original; praise may go", () => {
    const input = request({ originalPrompt: 'A stunning red fox says "hello 5 times"' });
    expect(promptOptimizer.faults?.(input, output("A dog waits."))).toEqual([
      expect.stringContaining("red, fox"),
    ]);
    expect(promptOptimizer.faults?.(input, output("A red fox says: hello 5 times. (no subtitles)"))).toEqual(
      [],
    );
  });

  it("is measured and compared by us", async () => {
    const input = request();
    const finished = await promptOptimizer.finish?.(input, output(`Wide shot. ${IDEA}.`));
    expect(finished?.changes?.map(({ text }) => text)).toEqual(["Wide shot. ", "."]);
    expect(finished?.estimatedQuality).toBeGreaterThan(0);
    expect(finished?.technicalEnhancements).toEqual(["A wide shot."]);
    expect(finished?.productionNotes).toContain("Keep it short.");
    expect(finished?.veo3Compatibility).toMatch(/^Fits Veo 3\.1/);
  });

  it("is told the choices", () => {
    const told = instructions(request({ platform: "social", duration: 12, enhanceAudio: false }));
    expect(told).toMatch(/vertical, 9:16/);
    expect(told).toMatch(/12 seconds/);
    expect(told).toMatch(/Add no sound/);
    expect(told).not.toContain(IDEA);
  });
});

describe("the tool", () => {
  it("titles a run by the start of its prompt", () => {
    const input = request({ originalPrompt: `${"ab ".repeat(40)}` });
    expect(promptOptimizer.title(input, optimize())).toBe(`Optimized: ${"ab ".repeat(40).slice(0, 50)}`);
  });

  it("carries out the buttons of the comparison", () => {
    expect(promptOptimizer.revise?.("reject-all:3", request())?.rejected).toEqual([0, 1, 2]);
    expect(promptOptimizer.revise?.("accept-all", request({ rejected: [1] }))?.rejected).toEqual([]);
    expect(promptOptimizer.revise?.("apply", request())).toBeUndefined();
  });

  it("has tips that go when the words are there", () => {
    const [style, quality, sound] = optimizerTips.lacks;
    expect(style?.unless.test("a dog")).toBe(false);
    expect(style?.unless.test("a professional product film")).toBe(true);
    expect(quality?.unless.test("high quality")).toBe(true);
    expect(sound?.unless.test("rain is heard")).toBe(true);
  });
});
