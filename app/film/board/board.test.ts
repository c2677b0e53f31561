import { describe, expect, test } from "vitest";
import { readIdea } from "../brief";
import { contentWords, keptWords } from "../content-words";
import { IDEAS } from "../ideas.fixture";
import { scorePrompt } from "../score/score";
import { directBoard } from "./board";
import {
  contrastOf,
  LEAST_CONTRAST,
  LEAST_DISTANCE,
  leastDistance,
  leastDistanceAmong,
} from "./colour-vision";
import type { BoardRequest } from "./concept";
import { namesOf, ROLES } from "./palettes";
import { PLATFORMS, PROJECT_KINDS } from "./production";
import { LEAST_SCORE, MOST_SHARED, sharedWords } from "./prompts";

const kinds = Object.keys(PROJECT_KINDS);
const platforms = Object.keys(PLATFORMS);
const request = (concept: string, more: Partial<BoardRequest> = {}): BoardRequest => ({
  concept,
  genre: "commercial",
  targetAudience: "people who like films",
  duration: "60",
  platform: "youtube",
  ...more,
});

const CONCEPTS = [
  "An organic coffee brand: farmers harvest red beans at sunrise, a roaster turns the drum, and a barista pours latte art in a small cafe",
  "A lonely astronaut tends a garden inside an abandoned space station while Earth turns below",
  "Wedding of two musicians in an old barn, teal and burgundy flowers, dancing until midnight",
  "How a bicycle gear works, explained step by step for beginners in a bright workshop",
  "A paper fox travels through a forest of folded trees to find its lost orange scarf",
  "Red and crimson lanterns over a black river, white and ivory boats, an old man rows home",
  "Black and white portrait of a boxer training alone in a basement gym",
  "Una panadera amasa pan de madrugada en un horno de pueblo",
];
const boards = [
  ...CONCEPTS.map((concept, at) => request(concept, { genre: kinds[at % kinds.length] })),
  ...IDEAS.slice(0, 40).map((idea, at) =>
    request(idea, { genre: kinds[at % kinds.length], platform: platforms[at % platforms.length] }),
  ),
].map((wanted) => ({ wanted, board: directBoard(wanted) }));

describe("palettes", () => {
  test.each(boards)("can be read and told apart by everyone: $wanted.concept", ({ board }) => {
    expect(board.colorPalettes).toHaveLength(4);
    for (const palette of board.colorPalettes) {
      expect(contrastOf(palette.text, palette.background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(leastDistanceAmong(ROLES.map((role) => palette[role]))).toBeGreaterThanOrEqual(LEAST_DISTANCE);
      expect(new Set(Object.values(namesOf(palette))).size).toBe(ROLES.length);
    }
  });

  test.each([
    ["Wedding in an old barn, teal and burgundy flowers on every table", ["teal", "burgundy"]],
    ["A dancer in a gold dress turns under the rain on a black stage", ["gold", "black"]],
    ["Red and crimson lanterns drift over a river at night", ["red", "crimson"]],
  ])("hold the colours that are named: %s", (concept, names) => {
    const found = directBoard(request(concept)).colorPalettes.flatMap((each) => Object.values(namesOf(each)));
    for (const name of names) expect(found).toContain(name);
  });

  test("keep to greys where the concept is black and white", () => {
    const { colorPalettes } = directBoard(
      request("Black and white portrait of a boxer training alone in a gym"),
    );
    for (const palette of colorPalettes)
      for (const role of ROLES) {
        const channels = palette[role].match(/[0-9a-f]{2}/g)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
        expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(24);
      }
  });

  test("the measure sees what a colour-blind viewer does not", () => {
    // A brick red and an olive green of one lightness: far apart for most, nearly one colour without green cones.
    expect(leastDistance("#b3554f", "#7d7b45")).toBeLessThan(LEAST_DISTANCE);
    expect(leastDistance("#000000", "#ffffff")).toBeGreaterThan(0.9);
  });
});

describe("inspirational prompts", () => {
  test.each(boards)("score, differ and keep the concept's words: $wanted.concept", ({ wanted, board }) => {
    const prompts = board.inspirationalPrompts;
    expect(prompts.length).toBeGreaterThanOrEqual(4);
    for (const [at, prompt] of prompts.entries()) {
      expect([prompt, scorePrompt(prompt).score >= LEAST_SCORE]).toEqual([prompt, true]);
      for (const before of prompts.slice(0, at))
        expect(sharedWords(before, prompt)).toBeLessThanOrEqual(MOST_SHARED);
    }
    // Pasted switches and the request around an idea are settings, not content.
    expect(keptWords(readIdea(wanted.concept).prose, prompts.join(" ")).missing).toEqual([]);
  });
});

describe("a board", () => {
  test("is the same for the same request", () => {
    const wanted = request(CONCEPTS[0] ?? "");
    expect(JSON.stringify(directBoard(wanted))).toBe(JSON.stringify(directBoard(wanted)));
  });

  test("of several events has a prompt for each", () => {
    const { inspirationalPrompts } = directBoard(request(CONCEPTS[0] ?? ""));
    const alone = inspirationalPrompts.filter((prompt) => /roaster turns the drum/i.test(prompt));
    expect(alone.some((prompt) => !/latte/.test(prompt))).toBe(true);
  });

  test("takes the music, the notes, the platform and the length it is told", () => {
    const board = directBoard(
      request("A surfer waxes a board on an empty beach at dawn", {
        additionalNotes: "Jazz music, teal and amber, nothing glossy",
        platform: "tiktok",
        duration: "30",
      }),
    );
    expect(board.audioMood.genre).toBe("Jazz");
    expect(board.colorPalettes.flatMap((each) => Object.values(namesOf(each)))).toEqual(
      expect.arrayContaining(["teal", "amber"]),
    );
    const notes = board.productionNotes.join("\n");
    expect(notes).toContain("9:16");
    expect(notes).toContain("at least 4 clips");
    expect(notes).toContain("Your notes: Jazz music, teal and amber, nothing glossy");
  });

  test.each(kinds)("of every kind of project is whole: %s", (genre) => {
    const board = directBoard(request("A potter shapes a bowl on a wheel in a quiet studio", { genre }));
    expect(board.visualReferences).toHaveLength(6);
    expect(board.keywords.length).toBeGreaterThan(6);
    expect(contentWords(board.overallMood).length).toBeGreaterThan(6);
    expect(board.cameraStyle.movements.length).toBeGreaterThan(1);
    expect(JSON.stringify(board)).not.toMatch(/undefined|NaN|\bnull\b/);
  });
});
