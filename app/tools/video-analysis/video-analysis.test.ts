import { describe, expect, test } from "vitest";
import { additions } from "./additions.server";
import { compose } from "./compose.server";
import { aShot, aSound, someFacts } from "./facts.fixture";
import { replyOf } from "./reply";
import { SUBJECT_PLACEHOLDER } from "./report/clips.server";
import { enhancerValues, jsonPromptValues } from "./report/prefill.server";
import { printableReport } from "./report/printable.server";
import { type VideoAnalysisInput, videoAnalysis, videoAnalysisInput } from "./schema";
import { cameraName, listed, timecode } from "./terms";

const INPUT: VideoAnalysisInput = {
  videoUrl: "https://example.com/film.mp4",
  analysisType: "full",
  outputFormat: "detailed",
};
const analysed = (facts = someFacts(), subject?: string) =>
  compose(
    { subject },
    { facts, thumbnails: [{ shot: 1, seconds: 1.5, jpeg: Uint8Array.of(255, 216, 255) }], warnings: [] },
  );
const sentences = (output = analysed()) => output.sections.flatMap((section) => section.sentences);
const withPicture = (changes: Partial<NonNullable<ReturnType<typeof someFacts>["picture"]>>) => {
  const facts = someFacts();
  if (!facts.picture) throw new Error("no picture");
  return { ...facts, picture: { ...facts.picture, ...changes } };
};

describe("what is asked", () => {
  test.each(["", "not a url", "example.com/film.mp4", "ftp://example.com/a.mp4", "javascript:alert(1)"])(
    "%j is no video URL",
    (videoUrl) => {
      expect(videoAnalysisInput.safeParse({ videoUrl }).error?.issues[0]).toMatchObject({
        path: ["videoUrl"],
        message: "Please enter a valid video URL",
      });
    },
  );

  test("an address, its type and its format have defaults; without address and file there is nothing", () => {
    expect(videoAnalysisInput.parse({ videoUrl: " https://example.com/a.mp4 " })).toEqual({
      videoUrl: "https://example.com/a.mp4",
      analysisType: "full",
      outputFormat: "detailed",
    });
    expect(videoAnalysisInput.safeParse({}).error?.issues[0]?.message).toBe("Please enter a valid video URL");
    expect(
      videoAnalysisInput.safeParse({ videoUrl: INPUT.videoUrl, analysisType: "all" }).error?.issues[0]
        ?.message,
    ).toBe("Analysis type must be one of full, visual, audio, structure");
  });
});

describe("the report", () => {
  test("fits its schema, is the same for the same facts, and survives being kept as text", () => {
    const output = analysed();
    expect(videoAnalysis.parse(JSON.parse(JSON.stringify(output)))).toEqual(output);
    expect(JSON.stringify(analysed())).toBe(JSON.stringify(output));
  });

  test("says numbers, with their confidence", () => {
    const text = sentences().join("\n");
    expect(analysed().summary).toBe(
      "30.0 s, 16:9, 3 shots, slow pace, mostly handheld, in place, low-key light, mostly speech, -20.1 LUFS.",
    );
    for (const part of [
      "30.0 s long, 720 frames read (confidence 1.00).",
      "3 shots, the shortest 3.0 s, the longest 20.5 s.",
      "A shot lasts 10.0 s on average (median 6.5 s), 4.0 cuts a minute: slow pace (confidence 0.95).",
      "Between the shots: 2 cuts.",
      "It ends in a fade to black.",
      "Push-in in 1 shot of 3 (2); shot 2: 8 % closer each second (confidence 0.93).",
      "Handheld: 1 shot shakes more than a tripod or a gimbal would (3).",
      "-20.1 LUFS (stereo), range 6.2 LU, peak -2.4 dBTP: 6.1 LU quieter than the -14 LUFS that online platforms play",
      "Heard: speech 50 %, music 46 % and silence 4 % of the time",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Palette: \w[\w ]* #8a4b2a 50 %, /);
  });

  test("says what is unknown, and why", () => {
    const unknown = { unknown: "the subject fills the frame" };
    const facts = withPicture({
      shots: [{ ...aShot(1, 0, 30), camera: unknown }],
      pace: unknown,
      captions: { unknown: "too few frames" },
    });
    const text = sentences(analysed(facts)).join("\n");
    expect(text).toContain("Unknown in 1 shot (1): the subject fills the frame.");
    expect(text).toContain("Text: unknown, too few frames.");
    expect(text).toContain(
      "Shot sizes: unknown, shot sizes need a detector of faces, and this server has none.",
    );
    expect(text).toContain("Who or what is in the picture");
  });

  test("of sound alone, of a still picture and of a silent film says nothing of what is not there", () => {
    const sound = analysed({ ...someFacts(), picture: null, measured: ["sound"] });
    expect(sound.sections.map(({ title }) => title)).toEqual(["The file", "Sound"]);
    expect([sound.clips, sound.prompt]).toEqual([
      [],
      "0:00.0 to 0:15.0: instrumental music at about 120 beats a minute, no voices.\n0:15.0 to 0:30.0: a person speaks [say here what is said], over quiet room tone.",
    ]);
    const facts = someFacts({ sound: null });
    const still = analysed({ ...facts, source: { ...facts.source, stillImage: true } });
    expect(still.sections.map(({ title }) => title)).not.toContain("Structure");
    expect(still.summary).toMatch(/^A still picture, /);
    expect(sentences(analysed(facts)).join(" ")).toContain(
      "There is no sound in this video that could be measured.",
    );
    expect(
      sentences(analysed(someFacts({ measured: ["shots", "camera"], sound: null }))).join(" "),
    ).not.toContain("Light");
  });

  test("advises from what the generator renders", () => {
    const { keep, change } = analysed();
    expect(keep.join(" ")).toMatch(/slow pace: 10\.0 s a shot.*static in 2 of 3 shots.*120 beats a minute/);
    expect(change.join(" ")).toMatch(/1 shot longer than 8 s.*1 shot shorter than the 4 s/);
    const facts = someFacts();
    const square = {
      ...facts,
      source: { ...facts.source, aspect: { value: { ratio: 1, name: "1:1" }, unit: "", confidence: 1 } },
    };
    expect(analysed(square).change.join(" ")).toContain("1:1: Veo 3.1 renders 16:9 and 9:16 only");
  });
});

describe("the clips", () => {
  test("have lengths that Veo renders, cover every shot, and each holds one camera move", () => {
    const { clips } = analysed();
    expect(clips.map(({ shot, part, parts, duration }) => [shot, part, parts, duration])).toEqual([
      [1, 1, 1, 4],
      [2, 1, 1, 6],
      [3, 1, 3, 8],
      [3, 2, 3, 8],
      [3, 3, 3, 8],
    ]);
    for (const { prompt } of clips) {
      expect(prompt).toContain(SUBJECT_PLACEHOLDER);
      expect(prompt.match(/The camera \w+s|Locked-off|Handheld camera/g)).toHaveLength(1);
      expect(prompt).toMatch(/Low-key light.*Palette of .*Sound: .*\(no subtitles\)$/);
    }
    expect(clips[1]?.prompt).toContain("The camera pushes in slowly.");
    expect(clips[3]?.prompt).toMatch(/^Continues from the last frame of part 1\. Handheld camera/);
  });

  test("say what the person said is in it, in words alone", () => {
    const { clips, prompt } = analysed(someFacts(), "A potter shapes a vase");
    for (const clip of clips) expect(clip.prompt).toContain("A potter shapes a vase. ");
    expect(prompt).not.toContain("[Say here who");
    expect(prompt).toMatch(/^Shot 1 \(4 s\)\n/);
    expect(prompt).not.toMatch(/LUFS|confidence|#[0-9a-f]{6}/);
  });

  test("of a film of a thousand shots stay a list that can be read", () => {
    const shots = Array.from({ length: 1000 }, (_, at) => aShot(at + 1, at, at + 1));
    expect(analysed(withPicture({ shots })).clips).toHaveLength(60);
  });

  test("are black and white where the film is, and allow text where it has some", () => {
    const facts = withPicture({
      blackAndWhite: { value: true, unit: "", confidence: 0.97 },
      captions: {
        value: { present: true, share: 0.5, position: "bottom", spans: [{ start: 0, end: 4 }] },
        unit: "",
        confidence: 0.9,
      },
    });
    const { clips, negativePrompt, change } = analysed(facts);
    expect(clips[0]?.prompt).toContain("Black and white.");
    expect(clips[0]?.prompt).not.toContain("(no subtitles)");
    expect(negativePrompt).toBe("colour, black bars");
    expect(change.join(" ")).toContain("text in 50 % of the frames");
  });
});

describe("what a model adds", () => {
  const gathered = {
    facts: someFacts(),
    keyframes: [{ shot: 2, seconds: 4, jpeg: Uint8Array.of(1) }],
    thumbnails: [],
    warnings: [],
  };
  const answer = {
    shots: [
      { shot: 2, subject: "A potter", setting: "in a workshop", action: "shapes a vase" },
      { shot: 99, subject: "x", setting: "", action: "" },
    ],
  };

  test("is marked as seen, goes into the prompts of its shot alone, and changes no fact", () => {
    const measured = analysed();
    expect(additions.material(measured, gathered)).toMatchObject({
      keyframes: [{ picture: 1, shot: 2, seconds: 4 }],
    });
    const added = additions.add(measured, { answer, model: "eyes-1" }, INPUT);
    expect(added.seen).toEqual({ model: "eyes-1", shots: answer.shots.slice(0, 1) });
    expect(added.facts).toEqual(measured.facts);
    expect(added.sections).toEqual(measured.sections);
    expect(added.clips[1]?.prompt).toContain("A potter. shapes a vase. in a workshop.");
    expect(added.clips[0]?.prompt).toContain(SUBJECT_PLACEHOLDER);
  });

  test("does not go before what the person said, and its failure is told beside the measures", () => {
    const added = additions.add(
      analysed(someFacts(), "Two wolves"),
      { answer, model: null },
      { ...INPUT, subject: "Two wolves" },
    );
    expect(added.clips[1]?.prompt).toContain("Two wolves.");
    const failed = additions.add(analysed(), { failure: "The model is busy." }, INPUT);
    expect(failed.warnings).toEqual(["The model added nothing: The model is busy."]);
    expect(failed.seen).toBeUndefined();
  });
});

describe("other forms of it", () => {
  test("the reply holds what its format calls for", () => {
    const keys = (outputFormat: VideoAnalysisInput["outputFormat"]) =>
      Object.keys(replyOf({ ...INPUT, outputFormat }, analysed()));
    expect(keys("json")).toEqual([
      "videoUrl",
      "analysisType",
      "outputFormat",
      "summary",
      "warnings",
      "facts",
    ]);
    expect(keys("prompt")).toContain("clips");
    expect(keys("prompt")).not.toContain("facts");
    expect(keys("detailed")).toEqual(
      expect.arrayContaining(["sections", "prompt", "facts", "keep", "change"]),
    );
    expect(replyOf({ ...INPUT, videoUrl: undefined, fileName: "a.mp4" }, analysed())).toMatchObject({
      fileName: "a.mp4",
    });
  });

  test("other tools' forms are filled from it", () => {
    expect(enhancerValues(analysed(someFacts(), "A potter shapes a vase"))).toMatchObject({
      originalPrompt: expect.stringMatching(/^Locked-off camera on a tripod\. A potter shapes a vase\./),
      soundGuide: "instrumental music at about 120 beats a minute, no voices.",
    });
    expect(String(enhancerValues(analysed()).originalPrompt)).not.toMatch(/\[|Sound:|subtitles/);
    expect(jsonPromptValues(INPUT, analysed())).toMatchObject({
      duration: "4",
      aspectRatio: "16:9",
      cameraSetup: "static",
    });
  });

  test("the printable page shows any text as text", () => {
    const bait = '<img src=x onerror="alert(1)">';
    const html = printableReport(
      { ...INPUT, videoUrl: `https://example.com/${bait}` },
      { ...analysed(someFacts(), bait), warnings: [bait] },
    );
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x");
    expect(html).toContain('<img src="data:image/jpeg;base64,');
  });

  test("words for numbers", () => {
    expect([timecode(0), timecode(59.96), timecode(61.25), timecode(3600)]).toEqual([
      "0:00.0",
      "1:00.0",
      "1:01.3",
      "60:00.0",
    ]);
    expect([listed([]), listed(["a"]), listed(["a", "b", "c"])]).toEqual(["", "a", "a, b and c"]);
    expect(cameraName({ moves: ["pan-left", "tilt-up"], handheld: true })).toBe(
      "pan left and tilt up, handheld",
    );
    expect(cameraName({ moves: [], handheld: false })).toBe("static");
    expect(aSound(4).channels).toBe(2);
  });
});
