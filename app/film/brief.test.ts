import { describe, expect, it } from "vitest";
import { readIdea } from "./brief";

describe("readIdea", () => {
  it("keeps the user's plural where the parser would cut it", () => {
    const [wolves] = readIdea("two wolves run through deep snow at night").subjects;
    expect(wolves).toMatchObject({ head: "wolves", count: "two", plural: true, kind: "animal" });
  });

  it("binds each attribute to its own object", () => {
    const subjects = readIdea("a blue bird on a yellow branch above a red flower").subjects;
    expect(subjects.map((each) => [each.head, each.attributes])).toEqual([
      ["bird", ["blue"]],
      ["branch", ["yellow"]],
      ["flower", ["red"]],
    ]);
  });

  it("never takes a denied noun for a subject", () => {
    const heads = readIdea("no people, just an empty swimming pool").subjects.map((each) => each.head);
    expect(heads.join(" ")).not.toContain("people");
    expect(heads.join(" ")).toContain("pool");
  });

  it("moves pasted switches out of the prose", () => {
    const brief = readIdea("a cat dancing -ar 9:16 -camera zoom in -neg blurry, low quality -motion 2");
    expect(brief.prose).toBe("a cat dancing");
    expect(brief.flags).toMatchObject({
      aspectRatio: "9:16",
      camera: "zoom in",
      negatives: ["blurry", "low quality"],
      others: ["-motion 2"],
    });
  });

  it("leaves a hyphen in prose alone", () => {
    expect(readIdea("a half-open door - and beyond it a well-lit hall").flags.others).toEqual([]);
  });

  it("takes camera and style words from the end of the idea", () => {
    const spine = readIdea("An astronaut flying in space, oil painting, pan left").spine;
    expect(spine.sentences).toEqual(["An astronaut flying in space"]);
    expect(spine.styleTags).toEqual(["oil painting"]);
    expect(spine.cameraTags.map((tag) => [tag.kind, tag.text])).toEqual([["move", "pan left"]]);
  });

  it("reads a still frame as a static camera and a stop sign as a thing", () => {
    const brief = readIdea("In a still frame, a stop sign");
    expect(brief.camera.map((word) => word.kind)).toEqual(["static"]);
    expect(brief.subjects[0]?.head).toBe("stop sign");
  });

  it("tells speech from written words and finds the speaker", () => {
    const [line] = readIdea('A woman in pink opens the door and says "Welcome home."').quotations;
    expect(line).toMatchObject({ words: "Welcome home.", kind: "speech", speaker: "A woman in pink" });
    expect(readIdea('A sign that reads "OPEN" above a door').quotations[0]?.kind).toBe("text");
  });

  it.each([
    ["Un perro corre por la playa al atardecer", "es"],
    ["一只熊猫在竹林里吃竹子", "zh"],
    ["夕暮れの海辺を歩く女性", "ja"],
    ["Ein alter Mann sitzt auf einer Bank im Park", "de"],
    ["Une femme danse sous la pluie à Paris", "fr"],
    ["Девочка пускает пузыри во дворе", "ru"],
    ["고양이가 창가에 앉아 비를 본다", "ko"],
    ["a toilet and a hair drier", "en"],
    ["corridor", "en"],
  ])("reads the language of %s", (idea, code) => {
    expect(readIdea(idea).language.code).toBe(code);
  });

  it("adds the article a bare noun needs and keeps names bare", () => {
    expect(readIdea("corridor").spine.sentences[0]).toBe("a corridor");
    expect(readIdea("Will Smith eating spaghetti").spine.sentences[0]).toBe("Will Smith eating spaghetti");
  });

  it("reads aspect, length and negations", () => {
    const brief = readIdea("a vertical video of a man without a hat, 12 seconds");
    expect(brief).toMatchObject({ aspectRatio: "9:16", durationSeconds: 12 });
    expect(brief.negations[0]).toMatch(/^without a hat/);
  });
});
