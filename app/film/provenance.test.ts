import { describe, expect, test } from "vitest";
import { markProvenance } from "./provenance";

const IDEA = "An old fisherman mends a red net on a foggy pier at dawn";
const yours = (idea: string, prompt: string) =>
  markProvenance(idea, prompt)
    .filter((segment) => segment.yours)
    .map(({ text }) => text);

describe("provenance", () => {
  test("the pieces are the prompt, to the letter", () => {
    const prompt = `Low angle: ${IDEA.toLowerCase()}. Grey light — “soft”, 3 gulls.\nA rope creaks.`;
    expect(
      markProvenance(IDEA, prompt)
        .map(({ text }) => text)
        .join(""),
    ).toBe(prompt);
  });

  test("the user's own sentence is one piece, and the direction around it is not theirs", () => {
    const prompt =
      "Medium shot from a low angle: an old fisherman mends a red net on a foggy pier at dawn. A rope creaks on the boards.";
    expect(yours(IDEA, prompt)).toEqual(["an old fisherman mends a red net on a foggy pier at dawn"]);
  });

  test("another form of a word is still the user's", () => {
    expect(yours("two wolves running", "Two wolves run through snow.")).toEqual(["Two wolves run"]);
  });

  test("a content word that comes again is theirs, a lone article is not", () => {
    expect(yours("a red net", "A red net hangs. A gull lands on the net.")).toEqual(["A red net", "net"]);
  });

  test("an idea without words marks nothing", () => {
    expect(yours("...", "A boat.")).toEqual([]);
  });
});
