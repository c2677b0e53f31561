import { describe, expect, it } from "vitest";
import { keptWords, quotationsIn } from "~/film/content-words";
import { IDEAS } from "~/film/ideas.fixture";
import { lint } from "~/film/lint";
import { compose } from "./compose.server";
import { type EnhanceInput, enhancedPrompt } from "./schema";

const input = (originalPrompt: string, more: Partial<EnhanceInput> = {}): EnhanceInput => ({
  originalPrompt,
  addVoice: true,
  addSubtitles: false,
  addCinematic: true,
  take: 0,
  ...more,
});
/** An idea less what asks for the clip and what sets it up, neither of which is in the picture. */
const withoutFlags = (idea: string) =>
  idea
    .replace(/ -{1,2}(?:ar|camera|neg|v|style)\b.*$/, "")
    .replace(/^make me a video of /, "")
    .replace(/, 30 seconds, 1:1, 1080p$/, "");

describe("compose", () => {
  it.each(IDEAS)("keeps and directs: %s", (idea) => {
    for (const take of [0, 1, 2]) {
      const result = compose(input(idea, { take }));
      expect(enhancedPrompt.safeParse(result).success).toBe(true);
      expect(keptWords(withoutFlags(idea), result.prompt).missing).toEqual([]);
      for (const quotation of quotationsIn(idea))
        expect(result.prompt).toContain(quotation.replace(/[.,]$/, ""));
      expect(result.prompt).toMatch(/\b\d+ ?mm\b|lens/);
      expect(result.prompt).toMatch(
        /\b(?:light|lighting|lit|sunlight|moonlight|daylight|lamplight|candlelight|neon|backlight)\b/i,
      );
      expect(result.prompt).toContain(result.colorPalette);
      expect(result.colorPalette).toMatch(
        /\b(?:red|orange|yellow|green|teal|blue|purple|pink|brown|white|gr[ea]y|black|gold|silver|cream|ivory|ochre)\b/i,
      );
      // Three colours, whatever words join them.
      expect(
        result.colorPalette.split(/, (?:accents of |and )?| and | against /).length,
      ).toBeGreaterThanOrEqual(3);
      expect(result.prompt).toMatch(/sound|audio/i);
      const words = result.prompt.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(50);
      expect(words).toBeLessThanOrEqual(150);
      const terms = result.negativePrompt.split(", ");
      expect(terms.length).toBeGreaterThanOrEqual(5);
      expect(terms.length).toBeLessThanOrEqual(12);
      expect(result.negativePrompt).not.toMatch(/\b(?:no|not|without|don't)\b/);
    }
  });

  describe("adds no contradiction or fault that the idea does not hold itself", () => {
    it.each(IDEAS)("%s", (idea) => {
      const own = new Set(lint(idea).map((finding) => finding.kind));
      for (const take of [0, 1, 2, 3]) {
        const { prompt } = compose(input(idea, { take }));
        expect(
          lint(prompt)
            .filter((finding) => !own.has(finding.kind))
            .map((finding) => `${finding.kind}: ${prompt}`),
        ).toEqual([]);
      }
    });
  });

  it("answers the same input with the same bytes, and another take with another look", () => {
    expect(compose(input("a red car in the rain"))).toEqual(compose(input("a red car in the rain")));
    expect(compose(input("a red car in the rain", { take: 1 })).prompt).not.toBe(
      compose(input("a red car in the rain")).prompt,
    );
  });

  it("re-rolls one section and leaves the idea alone", () => {
    const before = compose(input("a red car in the rain"));
    const after = compose(input("a red car in the rain"), { sections: { lightingMood: { take: 1 } } });
    expect(after.lightingMood).not.toBe(before.lightingMood);
    expect(after.sceneDescription).toBe(before.sceneDescription);
    expect(after.prompt).toContain(after.lightingMood);
  });

  it("drops a section from the prompt", () => {
    const { prompt } = compose(input("a red car in the rain"), {
      sections: { cameraMovement: { dropped: true }, colorPalette: { dropped: true } },
    });
    expect(prompt).not.toMatch(/camera|palette/i);
    expect(prompt).toMatch(/^A red car in the rain\.|red car in the rain/);
  });

  it("writes speech in the colon form without quotation marks", () => {
    const { prompt, dialogBackgroundNoise } = compose(
      input('A woman in pink opens the door and says "Welcome home."'),
    );
    expect(prompt).toContain("The woman in pink says: Welcome home. (no subtitles)");
    expect(dialogBackgroundNoise).toContain("Welcome home.");
    expect(prompt).not.toMatch(/["“”]/);
  });

  it("lets a narrator say the voice text only when voice is wanted", () => {
    expect(compose(input("a lighthouse", { voiceText: "He kept the light." })).prompt).toContain(
      ": He kept the light. (no subtitles)",
    );
    expect(
      compose(input("a lighthouse", { voiceText: "He kept the light.", addVoice: false })).prompt,
    ).not.toContain("kept");
  });

  it("asks for subtitles where they are wanted", () => {
    const result = compose(input('The man says "Go."', { addSubtitles: true }));
    expect(result.subtitlesLanguage).toBe("English");
    expect(result.prompt).not.toContain("no subtitles");
    expect(result.negativePrompt).not.toMatch(/subtitles|captions/);
  });

  it("weaves the sound guide in", () => {
    expect(compose(input("a lighthouse", { soundGuide: "distant foghorn, waves" })).prompt).toContain(
      "Sound: distant foghorn, waves.",
    );
  });

  it("lets the user's camera words stand as the only move", () => {
    expect(compose(input("a clock tower, zoom in")).prompt).toMatch(/zoom in/);
    expect(compose(input("In a still frame, a wooden gate")).prompt).toMatch(/static|locked-off/i);
    expect(compose(input("In a still frame, a wooden gate")).prompt).toContain("in a still frame");
  });

  it("keeps a picture without colour without colour", () => {
    expect(compose(input("a bakery, black and white")).colorPalette).not.toMatch(
      /\b(?:red|orange|yellow|green|blue|purple|pink)\b/,
    );
  });

  it("hints at what the generator does not render", () => {
    const hints = compose(input("make me a video of a corgi surfing, 30 seconds, 1:1, 1080p")).hints.join(
      "\n",
    );
    expect(hints).toMatch(/1:1/);
    expect(hints).toMatch(/8 s/);
    expect(hints).toMatch(/1080p/);
  });

  it("names a contradiction of the idea and keeps it", () => {
    const result = compose(input("A meadow in bright sunlight at night"));
    expect(result.hints.join()).toMatch(/day and night/);
    expect(result.prompt).toContain("in bright sunlight at night");
  });

  it("keeps an idea in another language whole and says so", () => {
    const result = compose(input("Un perro corre por la playa al atardecer"));
    expect(result.prompt).toContain("Un perro corre por la playa al atardecer");
    expect(result.hints.join()).toMatch(/Spanish/);
  });

  it("stays under the token limit for any idea that leaves room, and says when it does not", () => {
    const long = "A cat walks over a red roof. ".repeat(200);
    expect(compose(input(long)).hints.join()).toMatch(/tokens/);
  });
});
