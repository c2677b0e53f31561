import { describe, expect, test } from "vitest";
import { readIdea } from "../brief";
import { contentWords, keptWords } from "../content-words";
import { IDEAS } from "../ideas.fixture";
import { scorePrompt } from "../score/score";
import { PALETTES } from "../vocabulary/palettes";
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

  test.each([
    [
      "A potter shapes bowls of warm clay, copper glazes drying on oak shelves",
      "clay, copper and oak",
      ["clay brown"],
    ],
    ["Rusted iron robots tend a garden of roses after humans are gone", "rust, iron and roses", ["rust red"]],
    [
      "Dark chocolate pours over roasted hazelnuts, gold foil wraps it",
      "chocolate, hazelnuts and gold foil",
      ["gold"],
    ],
    [
      "A first dance in falling snow among pine branches and candlelight",
      "snow, pine and candlelight",
      ["pine green"],
    ],
  ])("take the colours of what stands in the frame: %s", (concept, name, colours) => {
    const [first] = directBoard(request(concept)).colorPalettes;
    expect(first?.name).toBe(name);
    expect(Object.values(namesOf(first ?? ({} as never)))).toEqual(expect.arrayContaining(colours));
  });

  test("keep to the concept's world: no deck of a starship for a village, no sea without water", () => {
    const concepts = [
      "A potter shapes warm clay bowls in a small village studio",
      "A warm clay pottery studio film about a grandmother teaching her grandson to throw his first bowl",
      "A fintech start-up explains instant payments to small shop owners",
      "A calligrapher writes on rice paper while rain falls",
    ];
    const sealed = new Set(
      PALETTES.filter(
        ({ suits }) =>
          suits.eras?.every((era) => era === "future") ||
          suits.places?.every((place) => place === "space" || place === "underwater"),
      ).map(({ term }) => term),
    );
    for (const concept of concepts)
      for (const { name } of directBoard(request(concept)).colorPalettes) expect(sealed).not.toContain(name);
  });

  test("never make the accent of a colour too pale to draw the eye", () => {
    const { colorPalettes } = directBoard(request("A duel in a dusty town, leather, rust and bleached bone"));
    for (const palette of colorPalettes) expect(namesOf(palette).accent).not.toBe("bone white");
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

  test.each([
    ["A generation ship drifts past a dying red star while its crew sleeps", "narrative", /^Grand, still/],
    ["A grieving widower restores an old bicycle and rides it home", "narrative", /^Melancholy/],
    ["The bride and the groom cut a cake beneath old oak beams", "event", /^Romantic/],
    ["The under-18 rugby team tackles in mud before the final", "social-media", /^Energetic/],
  ])("feels as its matter does where no mood is named: %s", (concept, genre, mood) => {
    expect(directBoard(request(concept, { genre })).overallMood).toMatch(mood);
  });

  test.each([
    ["A luxury watch on slate under hard light", /^Hard light\. As the concept names it/],
    ["A first dance in a mountain lodge by candlelight", /^Candlelight, key to fill/],
    ["Nurses walk down long fluorescent corridors on a night shift", /^Fluorescent light/],
  ])("is lit as the concept says: %s", (concept, light) => {
    const board = directBoard(request(concept));
    expect(board.cameraStyle.lighting).toMatch(light);
    expect(board.productionNotes.join(" ").toLowerCase()).toContain(
      `light: ${/\w+/.exec(light.source)?.[0].toLowerCase()}`,
    );
  });

  test("looks at whom it is about: nobody who is gone, a person before what stands about", () => {
    const gone = directBoard(request("Rusted robots tend a walled garden after humans are gone"));
    expect(gone.productionNotes.join(" ")).toContain("describe the robots in");
    expect(gone.keywords).not.toContain("humans");
    const list = directBoard(
      request("A lavender farm, bees, linen drying in the wind, a grandmother making soap"),
    );
    expect(list.productionNotes.join(" ")).toContain("describe the grandmother in");
  });

  test("gathers the concept's own surfaces and says why its type fits", () => {
    const board = directBoard(request("A potter shapes bowls of wet clay beside beaten copper pans"));
    const texture = board.visualReferences.find(({ type }) => type === "Texture and detail");
    expect(texture?.description).toContain("wet and fired clay, beaten copper");
    expect(board.typography.style).toMatch(/ carries what is .+\.$/);
  });

  test("makes no clip of things that only lie there: copper glazes drying on a shelf", () => {
    const concept = "A potter shapes bowls on a wheel, copper glazes drying on oak shelves";
    expect(directBoard(request(concept)).inspirationalPrompts.join(" ")).not.toContain("A copper glazes");
  });

  test("takes techno from a techno beat, and no rock from a rock in the surf", () => {
    const shapes = request("Liquid chrome shapes pulse to a techno beat", { genre: "music-video" });
    expect(directBoard(shapes).audioMood.genre).toBe("Electronic synth");
    const milk = request("Ink drops open in milk to a slow ambient track", { genre: "music-video" });
    expect(directBoard(milk).audioMood.genre).toBe("Ambient");
    expect(directBoard(request("A seal sleeps on a rock in the surf")).audioMood.genre).not.toBe("Rock");
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
