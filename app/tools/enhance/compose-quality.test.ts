import { describe, expect, it } from "vitest";
import { readIdea } from "~/film/brief";
import * as contentWords from "~/film/content-words";
import { animalGroup } from "~/film/lexicon/animals";
import { BODY_WORDS, PERSON_NOUNS, PERSON_PRONOUNS } from "~/film/lexicon/people";
import { lint } from "~/film/lint";
import { MANY_IDEAS } from "~/film/many-ideas.fixture";
import { estimateTokens } from "~/film/veo";
import { measure } from "../../../tests/eval/metrics.js";
import { compose } from "./compose.server";

const film = { ...contentWords, animalGroup, BODY_WORDS, PERSON_NOUNS, PERSON_PRONOUNS, estimateTokens };
const promptsOf = (take: number) =>
  MANY_IDEAS.map((originalPrompt) =>
    compose({ originalPrompt, addVoice: true, addSubtitles: false, addCinematic: true, take }),
  );

describe.each([0, 1])("prompts of many kinds of ideas, take %i", (take) => {
  const results = promptsOf(take);
  const prompts = results.map((each) => each.prompt);
  const figures = measure(MANY_IDEAS, prompts, film);
  const added = MANY_IDEAS.flatMap((idea, index) => {
    const own = new Set(lint(readIdea(idea).prose).map((finding) => finding.kind));
    return lint(prompts[index] ?? "")
      .filter((finding) => !own.has(finding.kind))
      .map((finding) => `${finding.kind}: ${prompts[index]}`);
  });
  const faults = (kind: string) => figures.faults.filter((each) => each.startsWith(kind));

  it("keep every content word, number, quotation and negation", () => {
    expect(faults("lost")).toEqual([]);
    expect(faults("number")).toEqual([]);
    expect(faults("quotation")).toEqual([]);
    expect(faults("negation")).toEqual([]);
  });
  it("keep each colour with its object", () => {
    expect(faults("attribute")).toEqual([]);
  });
  it("invent nobody and no animal", () => {
    expect(faults("people")).toEqual([]);
    expect(faults("animal")).toEqual([]);
  });
  it("name size, move, light, lens, colour and sound", () => {
    expect(faults("unnamed")).toEqual([]);
  });
  it("add no contradiction, filler or fault of grammar", () => {
    expect(faults("contradiction")).toEqual([]);
    expect(faults("filler")).toEqual([]);
    expect(faults("grammar")).toEqual([]);
    expect(added).toEqual([]);
  });
  it("run to 60 to 140 words and open in many ways", () => {
    expect(faults("short")).toEqual([]);
    expect(faults("long")).toEqual([]);
    expect(figures.openings).toBeLessThanOrEqual(0.15);
    expect(figures.distinct2).toBeGreaterThanOrEqual(0.55);
  });
});
