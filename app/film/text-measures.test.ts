import { describe, expect, it } from "vitest";
import { chooserFor, expand } from "./choice";
import { contentWords, keptWords, negationsIn, numbersIn, quotationsIn } from "./content-words";
import { articleFor, fixArticles, singular } from "./english";
import { markProvenance } from "./provenance";
import { estimateTokens, nearestDuration, speechSeconds } from "./veo";

describe("content words", () => {
  it("leaves out what carries nothing", () => {
    expect(contentWords("The cat is on a red chair")).toEqual(["cat", "red", "chair"]);
  });
  it("accepts another form of a word and misses a lost one", () => {
    expect(keptWords("a cat chasing two mice", "A cat chases two mice.").missing).toEqual([]);
    expect(keptWords("a cat chasing two mice", "A cat runs.").missing).toEqual(["chasing", "two", "mice"]);
  });
  it("reads numbers, quotations and negations", () => {
    expect(numbersIn("Three cats, 24 hours")).toEqual(["three", "24"]);
    expect(quotationsIn('a sign "OPEN" and «zu»')).toEqual(["OPEN", "zu"]);
    expect(negationsIn("no cars and without a hat")).toEqual(["no cars", "without a hat"]);
  });
});

describe("provenance", () => {
  it("concatenates to exactly the prompt and marks the user's words once", () => {
    const prompt = "Wide shot of a red car in the rain. The car glints; red holds the palette.";
    const segments = markProvenance("a red car in the rain", prompt);
    expect(segments.map((each) => each.text).join("")).toBe(prompt);
    expect(segments.filter((each) => each.yours).map((each) => each.text)).toEqual([
      "a red car in the rain",
      "car",
      "red",
    ]);
  });
});

describe("English", () => {
  it.each([
    ["hour", "an"],
    ["unicorn", "a"],
    ["umbrella", "an"],
    ["orange", "an"],
    ["European", "a"],
    ["85 mm lens", "an"],
    ["18 mm lens", "an"],
    ["18mm prime", "an"],
    ["180 degrees", "a"],
    ["100 mm lens", "a"],
    ["one-way street", "a"],
  ])("puts before %s %s", (word, article) => {
    expect(articleFor(word)).toBe(article);
  });
  it("mends articles and finds singulars", () => {
    expect(fixArticles("a umbrella and an car")).toBe("an umbrella and a car");
    expect(["wolves", "boxes", "cities", "glass", "bus"].map(singular)).toEqual([
      "wolf",
      "box",
      "city",
      "glass",
      "bus",
    ]);
  });
});

describe("choice", () => {
  it("repeats for the same idea and goes round all items by turns", () => {
    const items = ["a", "b", "c", "d"];
    const turns = [0, 1, 2, 3].map((turn) => chooserFor("x").pick("slot", items, turn));
    expect(new Set(turns).size).toBe(4);
    expect(chooserFor("x").pick("slot", items)).toBe(turns[0]);
  });
  it("never takes one pool phrase twice in a template", () => {
    for (let i = 0; i < 20; i++) {
      const [one, other] = expand("<p>,<p>", () => i / 20, { p: ["x", "y"] }).split(",");
      expect(one).not.toBe(other);
    }
  });
});

describe("the target profile", () => {
  it("estimates tokens and speech", () => {
    expect(estimateTokens("word ".repeat(100))).toBe(124);
    expect(speechSeconds("one two three four five six")).toBe(2);
    expect(nearestDuration(30)).toBe(8);
  });
});
