import { describe, expect, test } from "vitest";
import { SCENE_TEMPLATES } from "~/film/scene-templates";
import { SCENE_TYPES } from "~/film/scene-types";
import { estimateTokens, VEO } from "~/film/veo";
import { asRequest, asText, hintsFor } from "./compile.server";
import { compose } from "./compose.server";
import { keepOwnWords, lostWords } from "./own-words.server";
import { promptSchema } from "./published-schema.server";
import { type JsonPromptInput, jsonPrompt, jsonPromptInput, timelineFault } from "./schema";

const SCENE = {
  sceneType: "product-reveal",
  keyElements: "red sneakers\nwet asphalt\nneon sign in a puddle",
};
const inputOf = (fields: object = {}): JsonPromptInput => jsonPromptInput.parse({ ...SCENE, ...fields });
const answerOf = (fields: object = {}) => jsonPrompt.parse(compose(inputOf(fields)));

/** A text of the user's own in every field that takes one. */
const OWN = {
  promptName: "Clip no. 7",
  brandProduct: "Volt Runner",
  baseStyle: "grainy night documentary",
  coreDescription: "A pair of red sneakers waits on wet asphalt, and nobody comes.",
  cameraSetup: "locked off, 35 mm, knee height",
  lighting: "one sodium lamp from the right",
  environment: "an empty bus stop after rain",
  musicVibe: "no music",
  voiceOver: "Some shoes wait better than others.",
  audioCue: "a drop falls from the shelter",
  dialogBackgroundNoise: "far traffic",
  subtitlesLanguage: "Welsh",
};

describe("the timeline of an answer", () => {
  const durations = Array.from({ length: 30 }, (_, index) => index + 1);
  test.each(durations)(
    "of %i s has no gap, with any number of beats typed, and keeps their words",
    (duration) => {
      for (let count = 0; count <= 8; count++) {
        const timelineBeats = Array.from({ length: count }, (_, index) => ({
          timestamp: `${String(index * 2).padStart(2, "0")}:00-${String(index * 2 + 2).padStart(2, "0")}:00`,
          description: `own beat ${index}`,
        }));
        const answer = answerOf({ duration, timelineBeats });
        expect(timelineFault(answer.timelineBeats, duration)).toBeUndefined();
        const told = answer.timelineBeats.map(({ description }) => description);
        for (const { description } of timelineBeats) expect(told).toContain(description);
      }
    },
  );

  test("shows every key element, in the order they were typed", () => {
    for (const duration of [2, 5, 8, 20]) {
      const told = answerOf({ duration })
        .timelineBeats.map(({ description }) => description)
        .join(" ");
      const places = ["red sneakers", "wet asphalt", "neon sign in a puddle"].map((each) =>
        told.indexOf(each),
      );
      expect([duration, places]).toEqual([duration, [...places].sort((a, b) => a - b)]);
      expect(places).not.toContain(-1);
    }
  });

  test("leaves what a typed beat shows already to that beat", () => {
    const timelineBeats = [{ timestamp: "00:00-02:00", description: "red sneakers drop onto the kerb" }];
    const [, ...written] = answerOf({ timelineBeats }).timelineBeats;
    expect(written.map(({ description }) => description).join(" ")).not.toContain("sneakers");
  });

  test("says less in a beat when actions are to be short", () => {
    const words = (useShortVisualActions: boolean) =>
      answerOf({ useShortVisualActions }).timelineBeats.map(
        ({ description }) => description.split(/\s+/).length,
      );
    expect(Math.max(...words(true))).toBeLessThanOrEqual(12);
    expect(Math.max(...words(false))).toBeGreaterThan(12);
  });
});

describe("the user's words", () => {
  test("stand word for word in the fields they were typed into", () => {
    const answer = answerOf({
      ...OWN,
      keywords: "night, shoes; rain",
      negativePrompts: "no people, watermark",
    });
    expect(answer).toMatchObject(OWN);
    expect(answer.keywords).toEqual(["night", "shoes", "rain"]);
    expect(answer.negativePrompts).toEqual(["no people", "watermark"]);
    expect(answer.keyElements).toEqual(SCENE.keyElements.split("\n"));
  });

  test("settle what is written around them: the camera, the sounds and the colours that they name", () => {
    const coreDescription =
      "Vermilion paint runs into cream. Slow push-in from above, one hard lamp from the left, a soft liquid hush.";
    const answer = answerOf({ coreDescription });
    expect(answer.cameraSetup).toContain("Slow push-in from above");
    expect(answer.lighting).toContain("One hard lamp from the left");
    expect(answer.audioCue).toBe("A soft liquid hush.");
    expect(answer.colorPalette).toEqual(expect.arrayContaining(["vermilion", "cream"]));
  });

  test("name a scene type by its id, its label or words of their own", () => {
    for (const sceneType of ["one-continuous-take", "One continuous take", "one continuous take"])
      expect(answerOf({ sceneType }).sceneType).toBe("one-continuous-take");
    expect(answerOf({ sceneType: "Montage" }).sceneType).toBe("montage");
    const own = answerOf({ sceneType: "Magic trick" });
    expect(own.sceneType).toBe("Magic trick");
    expect(own.coreDescription).toMatch(/^Magic trick: /);
  });

  test("may come as a list, and speech in the description is heard without quotation marks", () => {
    const answer = answerOf({
      keyElements: ["two chefs", " burnt pan "],
      coreDescription: 'A young chef holds up a burnt pan and says "We need a new recipe."',
    });
    expect(answer.keyElements).toEqual(["two chefs", "burnt pan"]);
    expect(answer.dialogBackgroundNoise).toContain("The young chef says: We need a new recipe.");
  });
});

describe("presets and scene types", () => {
  test("every preset gives a whole prompt of its own, in few enough tokens", () => {
    const answers = SCENE_TEMPLATES.map(
      ({ sceneType, keyElements, brandProduct, baseStyle, duration, idea }) =>
        answerOf({ sceneType, keyElements, brandProduct, baseStyle, duration, coreDescription: idea }),
    );
    for (const part of ["cameraSetup", "lighting", "environment", "audioCue"] as const)
      expect(new Set(answers.map((answer) => answer[part])).size).toBe(SCENE_TEMPLATES.length);
    for (const answer of answers) {
      expect(estimateTokens(asText(answer))).toBeLessThanOrEqual(VEO.maxTokens);
      expect(new Set(answer.timelineBeats.map(({ description }) => description)).size).toBe(
        answer.timelineBeats.length,
      );
    }
  });

  test.each(SCENE_TYPES.map(({ id }) => id))("%s leaves no slot of a template open", (sceneType) => {
    for (const keyElements of ["a red kite", "a red kite\na beach at dusk\ntwo runners\nrope pulled tight"])
      for (const brandProduct of [undefined, "Kestrel"])
        expect(JSON.stringify(answerOf({ sceneType, keyElements, brandProduct, duration: 14 }))).not.toMatch(
          /\{\w+\}|<\w|\[(?!")[a-z]|\bundefined\b|\b(?:the the|a a|the a)\b/,
        );
  });

  test("the same input gives the same bytes", () => {
    expect(JSON.stringify(answerOf({ duration: 13 }))).toBe(JSON.stringify(answerOf({ duration: 13 })));
  });
});

describe("the other forms of a prompt", () => {
  test("the text is labelled, timed, and has no quotation marks around speech", () => {
    const text = asText(answerOf({ ...OWN, voiceOver: "“Some shoes wait.”", subtitlesLanguage: undefined }));
    expect(text).toMatch(/^Scene: A pair of red sneakers/);
    expect(text).toContain("\n[00:00-00:02] ");
    expect(text).toContain("[00:06-00:08] ");
    expect(text).toContain("Voice-over: A narrator says: Some shoes wait. (no subtitles)");
    for (const own of ["locked off, 35 mm, knee height", "one sodium lamp from the right", "far traffic"])
      expect(text.toLowerCase()).toContain(own);
  });

  test("a long prompt is trimmed of what was added, never of what was typed", () => {
    const keyElements = Array.from(
      { length: 20 },
      (_, index) => `weathered signboard number ${index} over a narrow shop door`,
    );
    const coreDescription = "A lamp goes out above the counter. ".repeat(18).trim();
    const answer = answerOf({ keyElements, coreDescription, duration: 30 });
    const text = asText(answer);
    expect(estimateTokens(text)).toBeLessThanOrEqual(VEO.maxTokens);
    expect(text).not.toContain("Keywords:");
    for (const own of [...keyElements, coreDescription]) expect(text).toContain(own);
  });

  test.each([
    [1, "16:9", 4, "16:9"],
    [6, "9:16", 6, "9:16"],
    [8, "1:1", 8, "16:9"],
    [30, "4:3", 8, "16:9"],
  ])("a request for %i s at %s asks for %i s at %s", (duration, aspectRatio, seconds, ratio) => {
    const answer = answerOf({ duration, aspectRatio, negativePrompts: "no text, blur, don't show people" });
    const { instances, parameters } = asRequest(answer);
    expect(parameters).toEqual({
      aspectRatio: ratio,
      durationSeconds: seconds,
      negativePrompt: "text, blur, people",
    });
    expect(instances[0].prompt).toContain("[00:00-");
    expect(instances[0].prompt).toContain(`-00:0${seconds}] `);
  });

  test("hints say what the generator will not do as it is asked", () => {
    const fields = {
      duration: 3,
      aspectRatio: "1:1",
      negativePrompts: "no text",
      voiceOver: "one two three four five six seven eight nine ten eleven twelve",
      timelineBeats: [{ timestamp: "00:00-06:00", description: "a long look" }],
    };
    const hints = hintsFor(inputOf(fields), answerOf(fields)).join("\n");
    expect(hints).toMatch(/clips of 4, 6 and 8 s; the request asks for 4 s/);
    expect(hints).toMatch(/16:9 or 9:16; the request asks for 16:9, to be cropped to 1:1/);
    expect(hints).toMatch(/Your beats ran to 6 s and are fitted to 3 s/);
    expect(hints).toMatch(/voice-over takes about 4 s and the clip holds 3 s/);
    expect(hints).toMatch(/“no text” stands as “text”/);
    expect(hintsFor(inputOf(), answerOf())).toEqual([]);
  });

  test("the published schema describes what is answered", () => {
    const { properties, required } = promptSchema;
    expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(Object.keys(answerOf(OWN))));
    expect(Object.keys(answerOf())).toEqual(expect.arrayContaining(required ?? ["none"]));
    expect(promptSchema.$id).toBe(answerOf().$schema);
  });
});

describe("a model's answer", () => {
  const timelineBeats = [{ timestamp: "02:00-04:00", description: "the lamp goes out" }];
  const input = inputOf({ ...OWN, timelineBeats, duration: 7 });
  const careless = {
    ...answerOf({ duration: 7 }),
    duration: 8,
    lighting: "soft light",
    keyElements: ["sneakers"],
    timelineBeats: [
      { timestamp: "x", start: 0, end: 3, description: "shoes" },
      { timestamp: "y", start: 4, end: 8, description: "rain" },
    ],
  };

  test("that loses words is told which", () => {
    const lost = lostWords(input, careless).join("\n");
    expect(lost).toContain(`"lighting" must be exactly: ${OWN.lighting}`);
    expect(lost).toContain('"keyElements" must have these entries: red sneakers | wet asphalt');
    expect(lost).toContain('"timelineBeats" must have a beat described as: the lamp goes out');
    expect(lost).toContain('"duration" must be 7');
    expect(lostWords(input, jsonPrompt.parse(compose(input)))).toEqual([]);
  });

  test("gets them back, on a timeline without a gap", () => {
    const mended = jsonPrompt.parse(keepOwnWords(input, careless));
    expect(lostWords(input, mended)).toEqual([]);
    expect(timelineFault(mended.timelineBeats, 7)).toBeUndefined();
    const good = jsonPrompt.parse(compose(input));
    expect(keepOwnWords(input, good)).toEqual(good);
  });

  test("whose beats have the words but not the times is timed anew", () => {
    const beats = [
      { timestamp: "a", start: 1, end: 2, description: "the lamp goes out" },
      ...careless.timelineBeats,
    ];
    const mended = keepOwnWords(input, { ...careless, timelineBeats: beats });
    expect(mended.timelineBeats.map(({ description }) => description)).toEqual([
      "the lamp goes out",
      "shoes",
      "rain",
    ]);
    expect(timelineFault(mended.timelineBeats, 7)).toBeUndefined();
  });
});
