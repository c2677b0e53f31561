import { describe, expect, test } from "vitest";
import { contentWords, keptWords, wordsIn } from "../content-words";
import { lint } from "../lint";
import { directIntro, type Intro } from "./intro";
import { INTRO_STYLES } from "./intro-styles";
import { likeness, MOST_ALIKE, wordSet } from "./likeness";

const IDEAS: readonly (readonly [idea: string, elements: string])[] = [
  [
    "A lighthouse keeper discovers a glowing message in a bottle during a storm and rows out to find its sender",
    "An old lighthouse keeper with a grey beard and a yellow oilskin coat, 35mm film look, teal and amber palette",
  ],
  [
    "A girl finds a dragon egg in the ruins of a mountain temple. She hides it in her village while soldiers search every house.",
    "A 12 year old girl with a red braid and a patched green cloak",
  ],
  [
    "Two rival chefs in a tiny Tokyo ramen shop prepare for the final night before the shop closes forever",
    "warm tungsten light, two middle-aged men in indigo aprons, shallow focus",
  ],
  [
    "A lone astronaut repairs a damaged space station orbiting a red planet while the air runs out",
    "an astronaut in a scuffed white suit with an orange stripe, hard sunlight",
  ],
  [
    "A fox and a rabbit steal a hot air balloon and cross the sea to the island of lost toys",
    "a small red fox with a blue scarf and a white rabbit with round glasses, paper texture",
  ],
  [
    "The city before people wake up, from the first tram to the last streetlight",
    "muted pastel colours, haze",
  ],
];
const LENGTHS = [30, 60, 90, 120, 180, 240, 300];

const made = new Map<string, Intro>();
function intro(at: number, introStyle: string, totalSeconds: number): Intro {
  const key = `${at} ${introStyle} ${totalSeconds}`;
  const [mainIdea = "", consistentElements = ""] = IDEAS[at] ?? [];
  const known = made.get(key) ?? directIntro({ mainIdea, consistentElements, introStyle, totalSeconds });
  made.set(key, known);
  return known;
}

/** Every idea in two styles and three lengths, so that each style and length comes up. */
const CASES = IDEAS.flatMap((_, at) =>
  [0, 1, 2].map((turn) => {
    const style = INTRO_STYLES[(at * 3 + turn) % INTRO_STYLES.length]?.id ?? "netflix";
    return [at, style, turn === 0 ? 300 : (LENGTHS[(at + turn) % LENGTHS.length] ?? 60)] as const;
  }),
);

describe.each(CASES)("idea %i as %s over %i s", (at, style, seconds) => {
  const [idea = "", elements = ""] = IDEAS[at] ?? [];

  test("holds the sums, and the constant elements word for word in every prompt", () => {
    const { scenes } = intro(at, style, seconds);
    expect(scenes.reduce((sum, scene) => sum + scene.duration, 0)).toBe(seconds);
    for (const { prompt } of scenes) expect(prompt).toContain(elements);
  });

  test("uses every content word of the idea in its prompts", () => {
    const { scenes } = intro(at, style, seconds);
    expect(keptWords(idea, scenes.map(({ prompt }) => prompt).join(" ")).missing).toEqual([]);
  });

  test("has prompts of 60 to 140 words without a fault of its own", () => {
    for (const { sceneNumber, prompt } of intro(at, style, seconds).scenes) {
      const words = wordsIn(prompt).length;
      expect([sceneNumber, words >= 60 && words <= 150, words]).toEqual([sceneNumber, true, words]);
      const own = `${idea} ${elements}`.toLowerCase();
      const faults = lint(prompt).filter(
        ({ words: found }) => !found.some(({ text }) => own.includes(text.toLowerCase())),
      );
      expect([
        sceneNumber,
        faults.map(({ kind, words: found }) => [kind, found.map(({ text }) => text)]),
      ]).toEqual([sceneNumber, []]);
    }
  });

  test("has no two prompts alike, and neighbours that differ in size or angle, and in what they show", () => {
    const { scenes } = intro(at, style, seconds);
    expect(new Set(scenes.map(({ prompt }) => prompt)).size).toBe(scenes.length);
    for (const [index, scene] of scenes.entries()) {
      const before = scenes[index - 1];
      if (!before) continue;
      expect(scene.cameraMovement).not.toBe(before.cameraMovement);
      expect(scene.cameraMovement.split(".")[0]).not.toBe(before.cameraMovement.split(".")[0]);
    }
  });

  test("cuts every scene to the next by naming both sides, and ends on a fade", () => {
    const { scenes } = intro(at, style, seconds);
    for (const { transition } of scenes.slice(0, -1))
      expect(transition).toMatch(/^[A-Z][\w ]+: .*\b(?:to|against|on|over)\b/);
    expect(scenes.at(-1)?.transition).toMatch(/^Fade out/);
  });

  test("invents nobody: no capitalised word inside a sentence that is not the user's or a scene's own", () => {
    const own = new Set(contentWords(`${idea} ${elements}`));
    for (const { prompt } of intro(at, style, seconds).scenes) {
      const names = [...prompt.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu)].map(([name]) =>
        name.toLowerCase(),
      );
      // Dutch is an angle.
      expect(names.filter((name) => !own.has(name) && name !== "dutch")).toEqual([]);
    }
  });
});

describe("the script", () => {
  test("is a screenplay: logline, headings with place and time, transitions set at the right", () => {
    const { fullScript, scenes } = intro(0, "netflix", 60);
    expect(fullScript).toContain("MOVIE INTRO SCRIPT");
    expect(fullScript.replace(/\s+/g, " ")).toContain(IDEAS[0]?.[0] ?? "");
    expect(fullScript.match(/^\d+ +(?:INT|EXT)\. .+ – .+ {2}\(\d:\d\d–\d:\d\d\)$/gm)).toHaveLength(
      scenes.length,
    );
    const marks = fullScript.split("\n").filter((line) => /^ {20,}.*(?: TO:|FADE OUT\.)$/.test(line));
    expect(marks).toHaveLength(scenes.length);
    for (const mark of marks) expect(mark).toHaveLength(68);
    for (const line of fullScript.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });

  test("is the same for the same wishes and another for others", () => {
    const [mainIdea = "", consistentElements = ""] = IDEAS[0] ?? [];
    const wishes = { mainIdea, consistentElements, introStyle: "horror", totalSeconds: 60 };
    expect(directIntro(wishes)).toEqual(directIntro(wishes));
    expect(directIntro(wishes).scenes[0]?.prompt).not.toBe(intro(0, "netflix", 60).scenes[0]?.prompt);
  });
});

describe("notes and sound", () => {
  test("say how to keep continuity: elements, seed, references, light, lengths, negatives, title", () => {
    const { productionNotes } = intro(0, "netflix", 180);
    for (const head of [
      "Continuity",
      "Seed",
      "Reference images",
      "Sound",
      "Lengths",
      "Negative prompt",
      "Title",
    ])
      expect(productionNotes.filter((note) => note.startsWith(head))).toHaveLength(1);
    expect(productionNotes.join(" ")).toMatch(/seed, for example \d+/);
  });

  test("let the motif grow, and leave it out where the idea asks for silence", () => {
    const motifs = intro(0, "netflix", 180).scenes.map(({ prompt }) => /Motif: ([^.]+)/.exec(prompt)?.[1]);
    expect(motifs[0]).toMatch(/one low cello note/i);
    expect(new Set(motifs).size).toBeGreaterThan(8);
    const silent = directIntro({
      mainIdea: "A silent film about a clown who loses his shoes in an empty street",
      consistentElements: "a clown in a checked coat, black and white",
      introStyle: "retro",
      totalSeconds: 30,
    });
    for (const { prompt } of silent.scenes) expect(prompt).not.toMatch(/Motif|Near sound/);
  });
});

describe("continuity", () => {
  const of = (mainIdea: string, consistentElements: string, totalSeconds = 60, introStyle = "netflix") =>
    directIntro({ mainIdea, consistentElements, introStyle, totalSeconds });

  test("nobody is at a place before the story is", () => {
    const { scenes } = of(
      "An accountant finds a second set of books in a shipping company and follows the money to a silent harbour",
      "a woman with short grey hair",
    );
    const told = scenes.find(({ prompt }) => prompt.includes("second set of books"));
    expect(told?.heading).not.toContain("HARBOUR");
    expect(told?.prompt).not.toContain("harbour");
    expect(scenes.find(({ prompt }) => prompt.includes("follows the money"))?.heading).toContain("HARBOUR");
    expect(scenes.at(-1)?.heading).toContain("HARBOUR");
  });

  test.each([
    ["A red chair in a white room waits for a musician who never comes", "musician"],
    ["Robots tend a walled garden after the humans are gone", "humans"],
    ["An old sailor searches for his brother on every island", "brother"],
  ])("nobody is shown who is not there: %s", (idea, absent) => {
    for (const { prompt } of of(idea, "soft daylight").scenes)
      expect(prompt.replaceAll(idea, "")).not.toMatch(new RegExp(`the ${absent}\\b(?! are| who)`, "i"));
  });

  test("a question before the telling is no part of it, and takes no article", () => {
    const { scenes } = of("How salt is won by hand from the pans of a small island", "natural light");
    const prompts = scenes.map(({ prompt }) => prompt).join(" ");
    expect(prompts).toContain("Salt is won by hand");
    expect(prompts).not.toMatch(/\bA how\b/);
  });

  test("two who do two things have an event each", () => {
    const { scenes } = of(
      "A mapmaker draws a kingdom that changes each night, and a young thief steals the map",
      "a mapmaker with ink-stained fingers",
    );
    const thief = scenes.filter(({ prompt }) => prompt.includes("A young thief steals the map"));
    expect(thief.length).toBeGreaterThan(0);
    for (const { prompt } of thief) expect(prompt).not.toContain("draws a kingdom");
  });

  test("a calling is a person, a town's mayor no town", () => {
    const { scenes } = of(
      "A radio host plays a strange song at midnight, and the town's mayor wants it stopped",
      "a radio host in a green cardigan",
      180,
    );
    for (const { prompt } of scenes) expect(prompt).not.toMatch(/mayor, whole|surface of the town's mayor/);
  });

  test("an idea without a place plays where its constant elements are", () => {
    const { scenes } = of(
      "A thief steals a map to save her brother",
      "a thief in a grey hood, moonlit stone city",
    );
    for (const { heading } of scenes) expect(heading).toContain("STONE CITY");
  });

  test("indoors there is no horizon", () => {
    const { scenes } = of("Four friends wait in a cabin all night", "four friends in wool coats", 240);
    for (const { prompt } of scenes)
      expect(prompt).not.toMatch(/horizon|laid out below|two thirds of the frame, the cabin/);
  });

  test("a cut names two sides that differ", () => {
    for (const { transition } of intro(2, "cinematic", 180).scenes) {
      const sides = /from (.+?) to (.+?)(?:,|\.|$)/.exec(transition);
      if (sides) expect(sides[1]).not.toBe(sides[2]);
      expect(transition).not.toContain("in the action");
    }
  });
});

describe("likeness", () => {
  test("measures the part of the shorter one's words", () => {
    expect(likeness(wordSet("the red chair waits"), wordSet("the red chair waits for a musician"))).toBe(1);
    expect(likeness(wordSet("one two three four"), wordSet("one two five six"))).toBe(0.5);
  });

  test.each([
    [0, "cinematic", 180],
    [1, "fantasy", 240],
    [2, "documentary", 120],
    [3, "scifi", 180],
    [5, "minimalist", 120],
  ] as const)(
    "idea %i as %s: what is a scene's own shares at most seven tenths of its words",
    (at, style, seconds) => {
      const { scenes } = intro(at, style, seconds);
      const parted = scenes.map(({ prompt }) => prompt.split(/(?<=\.) /));
      const constant = new Set(parted[0]?.filter((each) => parted.every((other) => other.includes(each))));
      const own = parted.map((parts) => wordSet(parts.filter((each) => !constant.has(each)).join(" ")));
      const near = own.flatMap((one, index) =>
        own.slice(0, index).map((other, before) => [before + 1, index + 1, likeness(one, other)] as const),
      );
      expect(near.filter(([, , alike]) => alike > MOST_ALIKE)).toEqual([]);
    },
  );
});

describe("ideas that are hard to stage", () => {
  test.each([
    [
      "Der alte Leuchtturmwärter findet eine Flaschenpost und rudert hinaus aufs Meer",
      "alter Mann, gelber Mantel",
    ],
    [
      "Hope, courage and the meaning of friendship in a changing world",
      "soft light, muted colours, 16mm grain",
    ],
    ["Someone walks. Then someone else walks. Then nobody walks at all.", "handheld camera, cold light"],
    [`A sailor ${"rows past another island and ".repeat(30)}comes home`, "a sailor in a blue sweater"],
  ])("%s", (mainIdea, consistentElements) => {
    const { scenes } = directIntro({
      mainIdea,
      consistentElements,
      introStyle: "cinematic",
      totalSeconds: 90,
    });
    expect(scenes).toHaveLength(12);
    expect(keptWords(mainIdea, scenes.map(({ prompt }) => prompt).join(" ")).missing).toEqual([]);
    for (const { prompt } of scenes) {
      expect(prompt).toContain(consistentElements);
      expect(prompt).not.toMatch(/undefined|\{|\}| {2}| ,|\.\./);
    }
  });
});
