import { describe, expect, it, test } from "vitest";
import { readIdea } from "./brief";
import { direct } from "./direction";
import { guardFor } from "./guard";
import { kindOf } from "./lexicon/kind-of";
import { KINDS, MATERIALS } from "./lexicon/kinds";
import { EVERYDAY_PLACES, PLACES_OF_DEEDS, PLACES_OF_ERAS } from "./lexicon/likely-places";
import { NOTE_OPPOSITES, sidesOf } from "./lexicon/note-opposites";
import { STYLE_COLOURS } from "./lexicon/style-colours";
import { POOLS } from "./phrasing/pools";
import { meantBy } from "./reading/spelling";
import { referenceTo } from "./reading/subjects";
import { SETTINGS } from "./vocabulary/settings";

const wishes = { addVoice: false, addSubtitles: false, addCinematic: true, take: 0 };
const write = (idea: string, take = 0) => direct(readIdea(idea), { ...wishes, take });
const takes = [0, 1, 2, 3, 4, 5];
const prompts = (idea: string) => takes.map((take) => write(idea, take).prompt);

describe("details", () => {
  test.each([
    ["a red bicycle", "bicycle"],
    ["a yellow car", "car"],
    ["a canoe", "rowboat"],
    ["a ceramic bowl", "crockery"],
    ["a silk scarf", "rug"],
    ["three red apples", "fruit"],
    ["a violin", "strings"],
    ["an old armchair", "seat"],
    ["a hammer", "tool"],
    ["a cactus", "small-plant"],
    ["a lighthouse", "lighthouse"],
  ])("of %s are those of its kind", (idea, kind) => {
    const head = readIdea(idea).subjects[0]?.head ?? "";
    expect(kindOf(head)?.id).toBe(kind);
    const own = new Set([
      ...(KINDS.find((each) => each.id === kind)?.details ?? []),
      ...MATERIALS.flatMap((each) => each.details),
    ]);
    for (const take of takes) {
      const section = write(idea, take).sections.mainSubject?.toLowerCase() ?? "";
      const named = KINDS.flatMap((each) => each.details).filter((each) => section.includes(each));
      expect(
        named.filter((each) => !own.has(each) && ![...own].some((other) => other.includes(each))),
      ).toEqual([]);
      expect([...own].some((each) => section.includes(each))).toBe(true);
    }
  });

  it("give two subjects of different kinds each their own", () => {
    const texts = takes.map((take) => write("a couch and a potted plant", take).sections.mainSubject ?? "");
    expect(texts.some((text) => /couch/.test(text) && /plant/.test(text))).toBe(true);
  });

  it("leave a brand and a character what they are", () => {
    for (const prompt of prompts("A Red Bull can on a wet bar counter"))
      expect(prompt).not.toMatch(/\bcud\b|\bhoo(?:f|ves)\b|tufted/);
    for (const prompt of prompts("An Iron man plays the guitar"))
      expect(prompt).not.toMatch(/steam|hisses under/i);
  });

  it("name no person, body, hour or praise, and no kind twice", () => {
    const guard = guardFor(readIdea("a stone"));
    const animals = new Set(KINDS.slice(KINDS.findIndex((each) => each.id === "dog")).map((each) => each.id));
    expect(
      [...KINDS, ...MATERIALS]
        .filter((kind) => !animals.has(kind.id))
        .flatMap((kind) =>
          kind.details.filter((each) => !guard.admits(each)).map((each) => `${kind.id}: ${each}`),
        ),
    ).toEqual([]);
    for (const list of [KINDS, MATERIALS]) {
      const words = list.flatMap((kind) => kind.words);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
    expect(KINDS.filter((kind) => kind.details.length < 8).map((kind) => kind.id)).toEqual([]);
  });
});

describe("sound", () => {
  it("has no air in space and none under water", () => {
    for (const idea of ["An astronaut flying in space", "a satellite drifts past the rings of Saturn"])
      for (const prompt of prompts(idea))
        expect(prompt).not.toMatch(/\b(?:air|wind|whoosh|breeze|gust|leaves)\b/i);
    for (const prompt of prompts("a sea turtle glides over a coral reef"))
      expect(prompt).not.toMatch(/\b(?:air|wind|whoosh|sand scrape|soles?|footsteps?|ceiling)\b/i);
  });

  it("reads a deed with the thing it is done to", () => {
    for (const prompt of prompts("a close-up of a barista steaming milk")) {
      expect(prompt).not.toMatch(/shuts with|click home/i);
      expect(prompt).toMatch(/steam/i);
    }
    for (const prompt of prompts("A man opens a letter in the kitchen")) expect(prompt).toMatch(/paper/i);
    for (const prompt of prompts("a row of blue boats in a harbour"))
      expect(prompt).not.toMatch(/blade dips/i);
  });

  it("gives no animal soles and sleeves", () => {
    for (const prompt of prompts("a goat stands on a roof"))
      expect(prompt).not.toMatch(/\bsoles?\b|heel|sleeve/i);
  });

  it("runs with the picture's own time", () => {
    for (const take of takes) {
      const lapse = write("A city street turning from day to night, time lapse", take);
      expect(lapse.sections.cameraMovement).toMatch(/static|locked|tripod|fixed/i);
      expect(lapse.sections.cameraMovement).not.toMatch(/\b(?:pan|dolly|truck|tilt)\b/i);
      expect(lapse.prompt).not.toMatch(/brakes sigh|footsteps/i);
      expect(lapse.sections.dialogBackgroundNoise).toMatch(/hours|hum|wash|drone|tone/i);
      const slow = write("a glass shatters in slow motion", take);
      expect(slow.sections.audioCue).toMatch(/stretched|pitched down|fraction of its speed|drawn out/i);
    }
  });
});

describe("colour", () => {
  it.each([
    ["a wheat field, Van Gogh style", /yellow|cobalt|Prussian|viridian|ultramarine|turquoise|orange/i],
    ["a wave by Hokusai, in the style of Ukiyo", /Prussian|indigo|vermilion|cream|ochre|slate|moss|foam/i],
    ["a street in cyberpunk style", /magenta|cyan|violet|acid|orange|black/i],
  ])("of %s is the style's own", (idea, own) => {
    for (const take of takes) {
      const palette = write(idea, take).sections.colorPalette ?? "";
      expect(palette).toMatch(own);
      expect(palette).not.toMatch(/beige|taupe|concrete|khaki/i);
    }
  });
  it("comes in at least five words a style", () => {
    expect(STYLE_COLOURS.filter(({ colours }) => colours.length < 5)).toEqual([]);
  });
});

describe("subjects", () => {
  test.each([
    [
      "A tranquil tableau of nestled in the Zen garden, a rustic teahouse featured paper doors",
      /^the (?:rustic )?teahouse$/,
    ],
    ["perched on a cliff, a monastery above a sea of clouds", /^the monastery$/],
    ["Beside the river, two herons watch a fish", /^the two herons$/],
    ["camera pans left across a row of empty theatre seats", /row|seats/],
    ["a paper boat drifts past a bridge", /^the paper boat$/],
  ])("are found in %j", (idea, reference) => {
    const [first] = readIdea(idea).subjects;
    expect(first && referenceTo(first)).toMatch(reference);
  });

  it("take no article as a participle", () => {
    for (const prompt of prompts(
      "A tranquil tableau of nestled in the Zen garden, a rustic teahouse featured paper doors",
    ))
      expect(prompt).not.toMatch(/\ba nestled/i);
  });

  it("are told in a clause where they act", () => {
    for (const idea of [
      "a paper boat drifts past a bridge",
      "Two sisters in yellow raincoats jump over a puddle",
    ])
      for (const prompt of prompts(idea))
        expect(prompt).not.toMatch(/\b(?:shot|view|close-up) of (?:a paper|two)/i);
  });
});

describe("places", () => {
  it("exist for every deed and time", () => {
    const ids = new Set(SETTINGS.map((each) => each.id));
    const named = [
      ...PLACES_OF_DEEDS.flatMap(([, settings]) => settings),
      ...EVERYDAY_PLACES,
      ...Object.values(PLACES_OF_ERAS).flat(),
    ];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
  it("are likely for what happens where none is named", () => {
    const backdrop = (idea: string) => write(idea).sections.backgroundSetting;
    expect(backdrop("A blacksmith hammers a horseshoe")).toMatch(/forge/i);
    expect(backdrop("A woman kneads dough")).toMatch(/kitchen|bakery/i);
    expect(backdrop("A person is sad")).not.toMatch(/^Background/);
  });
  it("stay as they are where the idea names one", () => {
    expect(write("A woman reading in Narnia").look.scene.settingGuessed).toBe(false);
    expect(write("A woman reading in a park").look.scene.setting?.id).toBe("park");
  });
});

describe("camera", () => {
  it("goes with what moves", () => {
    for (const idea of [
      "Two wolves run through deep snow",
      "a motorcycle gliding through a snowy field",
      "A person is riding a scooter",
    ])
      for (const take of takes)
        expect(write(idea, take).sections.cameraMovement).not.toMatch(/static|locked|tripod|fixed camera/i);
  });
  it("stays where the user asked it to", () => {
    expect(write("static shot, a man running").prompt).toMatch(/static/i);
  });
  it("keeps angle, size and notes of one mind", () => {
    for (const idea of [
      "a wooden gate",
      "a blue vase",
      "a woman at a window",
      "a castle",
      "two cups on a table",
    ])
      for (const prompt of prompts(idea)) {
        const [one, other] = sidesOf(prompt);
        const both = NOTE_OPPOSITES.filter((_, index) => one & other & (1 << index)).map(([left, right]) => [
          left.exec(prompt)?.[0],
          right.exec(prompt)?.[0],
        ]);
        expect(both, prompt).toEqual([]);
      }
  });
});

describe("settings of the clip", () => {
  test.each([
    [
      "a corgi surfing, 30 seconds, 1:1, 1080p",
      "a corgi surfing",
      { durationSeconds: 30, aspectRatio: "1:1", resolution: "1080p" },
    ],
    [
      "a robot watering plants, 8 sec, 16:9",
      "a robot watering plants",
      { durationSeconds: 8, aspectRatio: "16:9" },
    ],
    ["dog on a beach, slowmo, 4k", "dog on a beach, slowmo", { resolution: "4k" }],
    [
      "ice skater spinning, 10 seconds, vertical video, 1080p",
      "ice skater spinning",
      { durationSeconds: 10, aspectRatio: "9:16" },
    ],
    ["a village, aspect ratio 16:9, 4k, 24fps", "a village", { aspectRatio: "16:9", resolution: "4k" }],
  ])("leave the prose of %j", (idea, prose, read) => {
    expect(readIdea(idea)).toMatchObject({ prose, ...read });
  });
  it("leave a time of the story where it is", () => {
    expect(readIdea("a bomb with 30 seconds on its clock").prose).toBe("a bomb with 30 seconds on its clock");
    expect(readIdea("He waits 10 seconds, then runs").prose).toBe("He waits 10 seconds, then runs");
  });
  it("take a negative prompt for what it is", () => {
    const brief = readIdea("waterfall in the jungle. negative prompt: people, text");
    expect(brief.prose).toBe("waterfall in the jungle.".replace(/\.$/, ""));
    expect(brief.flags.negatives).toEqual(["people", "text"]);
  });
});

describe("typing slips", () => {
  it("are read as what was meant", () => {
    const brief = readIdea("a womn walkng in teh rain");
    expect(brief).toMatchObject({ people: true, weather: "rain" });
    expect(brief.subjects[0]).toMatchObject({ head: "womn", kind: "person" });
    expect(brief.meant).toContain("woman walking in the rain");
  });
  it("stand in the prompt as typed", () => {
    expect(write("a womn walkng in teh rain").prompt).toContain("womn walkng in teh rain");
  });
  it("leave sound words alone", () => {
    for (const word of ["puddle", "bund", "terraced", "crane", "Bergen", "lathe", "cargo"])
      expect(meantBy(word)).toBeUndefined();
  });
});

describe("pools", () => {
  it("hold at least twenty phrases each, none twice", () => {
    for (const [name, phrases] of Object.entries(POOLS)) {
      if (name.startsWith("kind-")) continue;
      expect(phrases.length, name).toBeGreaterThanOrEqual(20);
      expect(
        phrases.filter((each, at) => phrases.indexOf(each) !== at),
        name,
      ).toEqual([]);
    }
  });
});

describe("other languages", () => {
  test.each([
    ["zh", "一位老人在公园里打太极", "Chinese"],
    ["ja", "雨の夜、傘をさした女性が路地を歩く", "Japanese"],
    ["ko", "눈 내리는 거리에서 아이가 눈사람을 만든다", "Korean"],
    ["es", "Un viejo pescador remienda una red roja en el muelle", "Spanish"],
    ["fr", "Une femme en robe rouge traverse un pont sous la neige", "French"],
    ["de", "Ein kleiner Hund schläft neben einem warmen Ofen", "German"],
    ["pt", "Uma menina de vestido amarelo corre pela praia ao amanhecer", "Portuguese"],
    ["it", "Un gatto nero dorme sul tetto al tramonto", "Italian"],
  ])("%s: keep the idea whole, with direction in English around it", (code, idea, name) => {
    const brief = readIdea(idea);
    expect(brief.language).toMatchObject({ code, name, english: false });
    for (const prompt of prompts(idea)) {
      expect(prompt).toContain(idea);
      const around = prompt.replace(idea, "");
      expect(around).toMatch(/\b(?:shot|view|close-up)\b/i);
      expect(around).toMatch(/\b(?:sound|audio)\b/i);
      expect(around).toMatch(/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u);
    }
  });
});
