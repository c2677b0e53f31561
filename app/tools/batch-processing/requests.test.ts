import { describe, expect, test } from "vitest";
import { enhanceInput } from "../enhance/schema";
import { requestOf } from "./requests.server";
import { batchInput } from "./schema";

const { options } = batchInput.parse({ prompts: ["x"] });

describe("what a prompt of a batch asks", () => {
  test("its options are the specification's when none are given", () => {
    expect(options).toEqual({
      addVoice: true,
      addSubtitles: false,
      addCinematic: true,
      targetStyle: "cinematic",
      platform: "veo3",
      analysisType: "full",
      outputFormat: "detailed",
      sceneType: "logo animation",
    });
  });

  test("an enhancement fits the enhancer, and a narrator speaks the idea where voices are wanted", () => {
    const { tool, input } = requestOf("enhance", "a red boat", options);
    expect([tool, enhanceInput.parse(input)]).toMatchObject([
      "enhance",
      { voiceText: "a red boat", addVoice: true },
    ]);
    expect(
      requestOf("enhance", "a red boat", { ...options, addVoice: false }).input.voiceText,
    ).toBeUndefined();
  });

  test("a narrator says no more than fits, and nothing where somebody speaks", () => {
    const long = Array.from({ length: 40 }, (_, place) => `word${place}`).join(" ");
    expect(String(requestOf("enhance", long, options).input.voiceText).split(" ")).toHaveLength(20);
    expect(requestOf("enhance", 'he says "go"', options).input.voiceText).toBeUndefined();
  });

  test("an analysis is the checker's for a text and the video analysis's for an address", () => {
    expect(requestOf("analysis", "a red boat at dawn", options)).toMatchObject({ tool: "prompt-checker" });
    expect(requestOf("analysis", "https://example.com/a.mp4", options)).toEqual({
      tool: "video-analysis",
      input: { videoUrl: "https://example.com/a.mp4", analysisType: "full", outputFormat: "detailed" },
    });
    expect(requestOf("analysis", "a red boat", { ...options, outputFormat: "prompt" }).part).toBe(
      "optimizedPrompt",
    );
  });

  test("every option changes what is asked in at least one type", () => {
    const types = ["enhance", "json-generation", "optimization", "analysis"] as const;
    const asked = (changed: object) =>
      types.map((type) => requestOf(type, "https://example.com/a.mp4", { ...options, ...changed }));
    for (const changed of [
      { addVoice: false },
      { addSubtitles: true },
      { addCinematic: false },
      { targetStyle: "artistic" },
      { platform: "social" },
      { analysisType: "audio" },
      { outputFormat: "json" },
      { sceneType: "montage" },
    ]) {
      expect([changed, asked(changed)]).not.toEqual([changed, asked({})]);
    }
  });

  test("short names mean the schema's types", () => {
    const typeOf = (processingType: string) =>
      batchInput.parse({ prompts: ["x"], processingType }).processingType;
    expect(["enhance", "json", "optimize", "analyze"].map(typeOf)).toEqual([
      "enhance",
      "json-generation",
      "optimization",
      "analysis",
    ]);
  });
});
