import { describe, expect, it, test } from "vitest";
import { readIdea } from "./brief";
import { akin } from "./choice";
import { direct } from "./direction";
import { conceptsIn } from "./lexicon/foreign-words";
import { referenceTo } from "./reading/subjects";

const wishes = { addVoice: false, addSubtitles: false, addCinematic: true, take: 0 };
const write = (idea: string, take = 0) => direct(readIdea(idea), { ...wishes, take });
const takes = [0, 1, 2, 3];

describe("speech", () => {
  it("gives each of two speakers the line that is theirs", () => {
    const { prompt } = write(
      'A teacher asks "What is gravity?" and a student answers "It pulls things down"',
    );
    expect(prompt).toContain("The teacher asks: What is gravity?");
    expect(prompt).toContain("The student answers: It pulls things down.");
    expect(prompt.match(/\(no subtitles\)/g)).toHaveLength(1);
    expect(prompt).not.toContain("the teacher asks ");
  });

  it("names a speaker once who does nothing else", () => {
    const { prompt } = write("A news anchor in a studio says: Good evening.");
    expect(prompt).toMatch(/a news anchor in a studio says: Good evening\. \(no subtitles\)/i);
    expect(prompt.match(/news anchor/gi)).toHaveLength(1);
  });

  it("never lets spoken words act", () => {
    for (const take of takes)
      expect(
        write('A teacher asks "What is gravity?" and a student answers "It pulls things down"', take).prompt,
      ).not.toMatch(/heavy scrapes|slack goes/i);
  });
});

describe("subjects", () => {
  test.each([
    ["A tranquil tableau of a beautiful, handcrafted ceramic bowl", /bowl$/],
    ["a small, round table in a cafe", /table$/],
    ['A teacher asks "Why?"', /^the teacher$/],
  ])("names the thing itself in %j", (idea, reference) => {
    const [first] = readIdea(idea).subjects;
    expect(first && referenceTo(first)).toMatch(reference);
  });

  it("shows nobody who is said to be away", () => {
    expect(readIdea("wireless earbuds floating, premium look, no people")).toMatchObject({ people: false });
    expect(readIdea("an empty street without cars or people")).toMatchObject({ people: false });
    expect(readIdea("a field with no dogs").animals).toBe(false);
    expect(readIdea("a man with no hat").people).toBe(true);
  });

  it("leaves the request out of the prose", () => {
    expect(readIdea("create a 10 second video of a panda eating bamboo")).toMatchObject({
      prose: "a panda eating bamboo",
      durationSeconds: 10,
    });
    expect(readIdea("make me a video of a corgi surfing").prose).toBe("a corgi surfing");
    expect(readIdea("please generate a red kite over a field").prose).toBe("a red kite over a field");
    expect(readIdea("a film crew makes a video of a parade").prose).toBe(
      "a film crew makes a video of a parade",
    );
  });
});

describe("camera and light", () => {
  it("keeps the lens in the air where the idea asks for a drone or an aerial view", () => {
    for (const idea of ["drone shot of a castle on a cliff", "aerial view of a harbour"])
      for (const take of takes)
        expect(write(idea, take).prompt).not.toMatch(/ground level|hip level|eye level|shoulder level/i);
  });

  it("keeps light soft and colours veiled in fog and rain", () => {
    for (const idea of ["a foggy pier at dawn", "a street in heavy rain", "a hazy valley in the morning"])
      for (const take of takes) {
        const { sections, look } = write(idea, take);
        expect(sections.lightingMood).not.toMatch(/\bhard\b|cobalt|high contrast|crisp terminator/i);
        expect(look.palette.colours.every((colour) => colour.c < 0.14)).toBe(true);
      }
  });

  it("lights no night with the sun", () => {
    for (const take of takes)
      expect(write("a barn at night", take).sections.lightingMood).not.toMatch(/\bsun(?:light)?\b/i);
  });
});

describe("palette and sound", () => {
  it("keeps the colours of coloured subjects", () => {
    expect(write("A boy in a green jacket beside a blue bus").sections.colorPalette).toMatch(
      /green.*blue|blue.*green/i,
    );
  });

  it("sounds a door by hinge and latch, a carried balloon by nothing of its own, an empty pool by water", () => {
    for (const take of takes) {
      expect(write("A woman opens a door", take).prompt).not.toMatch(/lid lifts/);
      expect(
        write("A boy in a green jacket hands a blue balloon to a girl in the park", take).prompt,
      ).not.toMatch(/zip|burner/i);
      expect(write("no people, just an empty swimming pool at midnight", take).prompt).not.toMatch(
        /stroke|swimmer|splash/i,
      );
    }
  });
});

describe("other languages", () => {
  test.each([
    ["zh", "一只红色的狐狸在雪地里奔跑", ["red", "snow", "fox", "running"]],
    ["es", "Un perro corre por la playa", ["beach", "dog", "running"]],
    ["fr", "un chat noir dans la neige", ["black", "snow", "cat"]],
    ["de", "ein roter Zug im Wald", ["red", "forest", "train"]],
    ["ru", "красная лодка на озере", ["red", "lake", "boat"]],
    ["ja", "赤い電車", ["red", "train"]],
    ["ko", "빨간 기차가 눈 위를 달리", ["red", "train", "snow", "running"]],
    ["pt", "um cachorro preto corre na praia", ["dog", "black", "running", "beach"]],
    ["it", "un gatto bianco nel giardino sotto la pioggia", ["cat", "white", "garden", "rain"]],
  ])("hears the common words of %s", (code, idea, concepts) => {
    expect(conceptsIn(idea, code)).toEqual(expect.arrayContaining(concepts));
  });

  it("takes palette, light and sound from them", () => {
    const { sections } = write("一只红色的狐狸在雪地里奔跑");
    expect(sections.colorPalette).toMatch(/\bred\b/i);
    expect(sections.dialogBackgroundNoise).toMatch(/snow|hush|frozen|cold|ice|flakes/i);
  });
});

test("never sets two notes side by side that share a word", () => {
  expect(akin("low contrast", "high contrast")).toBe(true);
  expect(akin("fine grain", "rounded bokeh")).toBe(false);
});

test("the subject of an ad is what it is for", () => {
  const { mainSubject } = direct(readIdea("an ad for a lemon soda on a beach"), wishes).sections;
  expect(mainSubject).toMatch(/^A lemon soda/);
});

describe("one section taken anew", () => {
  const ideas = [
    "An old fisherman mends a red net on a foggy pier at dawn",
    "Two wolves run through deep snow at night",
    "a glass bottle on a table",
    "a woman opens a letter in a kitchen",
    "a lighthouse in a storm",
    "a corgi surfing",
  ];
  test.each(ideas)("leaves the others as they are: %s", (idea) => {
    const base = direct(readIdea(idea), wishes).sections;
    for (const key of ["cameraMovement", "lightingMood", "colorPalette"] as const)
      for (const take of [1, 2, 3]) {
        const anew = direct(readIdea(idea), wishes, { [key]: { take } }).sections;
        expect({ ...anew, [key]: "" }).toEqual({ ...base, [key]: "" });
      }
  });
});
