import { displayable, oklch } from "culori";
import { describe, expect, it } from "vitest";
import * as v from "./index";

const ENTRIES: Readonly<Record<string, readonly v.Entry[]>> = {
  sizes: v.SHOT_SIZES,
  angles: v.ANGLES,
  moves: v.MOVES,
  lenses: v.LENSES,
  optics: v.OPTICS,
  lights: v.LIGHTS,
  looks: v.FILM_LOOKS,
  mediums: v.MEDIUM_STYLES,
  palettes: v.PALETTES,
  times: v.TIMES,
  weather: v.WEATHER,
  settings: v.SETTINGS,
  music: v.MUSIC_STYLES,
  voices: v.VOICES,
  genres: v.GENRE_ENTRIES,
  emotions: v.EMOTIONS,
  eras: v.ERA_ENTRIES,
};

const OTHERS: Readonly<Record<string, readonly { id: string; says?: readonly string[] }[]>> = {
  ambiences: v.AMBIENCES,
  effects: v.SOUND_EFFECTS,
  actions: v.ACTIONS,
  subjects: v.SUBJECT_CLASSES,
  colours: v.COLOUR_NAMES,
  exclusions: v.EXCLUSIONS,
};

const ALL = { ...ENTRIES, ...OTHERS };
const PROSE_FIELDS = [
  "nouns",
  "clauses",
  "subjectClauses",
  "adverbials",
  "skyClauses",
  "lightClauses",
  "lensClauses",
  "soundClauses",
  "details",
  "ambience",
  "effects",
  "textures",
  "people",
  "animals",
  "things",
];

/** All text of an entry that may end up in a prompt. */
function prose(entry: object): readonly string[] {
  return PROSE_FIELDS.flatMap((field) => {
    const value: unknown = Reflect.get(entry, field);
    return Array.isArray(value) ? value.filter((part): part is string => typeof part === "string") : [];
  });
}

const PROSE: readonly (readonly [string, string])[] = [
  ...Object.entries(ALL).flatMap(([file, entries]) =>
    entries.flatMap((entry) => prose(entry).map((text) => [`${file}/${entry.id}`, text] as const)),
  ),
  ...v.PALETTE_SENTENCES.map((text) => ["palette sentence", text] as const),
];

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe.each(Object.entries(ALL))("%s", (_file, entries) => {
  it("names each id once", () => {
    expect(repeated(entries.map((entry) => entry.id))).toEqual([]);
  });
  it("gives each phrase of recognition to one entry, in matchable letters", () => {
    const says = entries.flatMap((entry) => [...new Set(entry.says ?? [])]);
    expect(repeated(says)).toEqual([]);
    expect(says.filter((phrase) => !/^[\p{Ll}\p{Lo}0-9 .,:'’/&-]+$/u.test(phrase))).toEqual([]);
  });
});

describe.each(Object.entries(ENTRIES))("%s", (_file, entries) => {
  it("names each term once, and says what it does", () => {
    expect(repeated(entries.map((entry) => entry.term))).toEqual([]);
    expect(entries.filter((entry) => entry.does.length < 8).map((entry) => entry.id)).toEqual([]);
  });
});

describe("text for prompts", () => {
  const faults = (pattern: RegExp) =>
    PROSE.filter(([, text]) => pattern.test(text)).map(([where, text]) => `${where}: ${text}`);

  it("has no filler", () => {
    const filler = v.FILLER.map((entry) => entry.word).filter(
      (word) => !["rather", "quite", "perfect"].includes(word),
    );
    expect(faults(new RegExp(`\\b(${filler.join("|")})\\b`))).toEqual([]);
  });
  it("states no negatives", () => {
    expect(faults(/\b(no|not|never|nothing|without|none|nobody|cannot)\b|n't\b/)).toEqual([]);
  });
  it("has a before consonants and an before vowels", () => {
    expect(faults(/\ba (?:[aeio]|u(?!ni|se|su|k))/)).toEqual([]);
    expect(faults(/\ban (?![aeiou]|8|18|hour|honest|FPV|HMI|L\b)/i)).toEqual([]);
  });
  it("has no doubled words, capitals at the start or stops at the end", () => {
    expect(faults(/\b(\w+) \1\b/)).toEqual([]);
    expect(faults(/[.!]$/)).toEqual([]);
    expect(
      faults(/^[A-Z](?!MI|PV|ED|6|HS|GI|\w+ (?:lighting|glide|8|print|Academy))/).filter(
        (fault) => !/: (Rembrandt|Super 8|VHS|LED|Steadicam|Academy|Super 16)/.test(fault),
      ),
    ).toEqual([]);
  });
  it("brings in no people", () => {
    expect(
      PROSE.filter(([where]) => !/^(effects|actions|emotions|subjects)/.test(where))
        .filter(([, text]) =>
          /\b(man|men|woman|women|people|(?<!first-)person|child|children|crowd|operator|passengers?|he|she|his|her)\b/.test(
            text,
          ),
        )
        .map(([where, text]) => `${where}: ${text}`),
    ).toEqual([]);
  });
  it("moves the camera in moves alone", () => {
    expect(
      faults(/\bcamera (?:moves|pans|tilts|dollies|tracks|orbits|glides|pushes)/).filter(
        (fault) => !fault.startsWith("moves/"),
      ),
    ).toEqual([]);
  });
  it("puts the subject's slot where any number fits: never before a verb", () => {
    expect(
      faults(/\{subject\} (?:is|are|has|have|takes|lies|sits|stands|fills|comes|keeps|turns|moves)\b/),
    ).toEqual([]);
    const withSlot = [...v.SHOT_SIZES, ...v.MOVES].flatMap((entry) => entry.subjectClauses);
    expect(withSlot.filter((clause) => !clause.includes("{subject}"))).toEqual([]);
  });
  it("repeats no clause within a file", () => {
    for (const entries of Object.values(ALL))
      expect(repeated(entries.flatMap(prose).filter((text) => text.includes(" ")))).toEqual([]);
  });
});

describe("references", () => {
  const ids = (entries: readonly { id: string }[]) => new Set(entries.map((entry) => entry.id));
  const known = {
    lights: ids(v.LIGHTS),
    palettes: ids(v.PALETTES),
    lenses: ids(v.LENSES),
    moves: ids(v.MOVES),
    looks: ids(v.FILM_LOOKS),
    music: ids(v.MUSIC_STYLES),
    sizes: ids(v.SHOT_SIZES),
  };
  it("lead to entries that exist", () => {
    const lost = [
      ...v.TIMES,
      ...v.WEATHER,
      ...v.SETTINGS,
      ...v.GENRE_ENTRIES,
      ...v.ERA_ENTRIES,
      ...v.ACTIONS,
    ].flatMap((entry) =>
      Object.entries(known).flatMap(([field, set]) => {
        const value: unknown = Reflect.get(entry, field);
        return Array.isArray(value)
          ? value.filter((id) => !set.has(id)).map((id) => `${entry.id}.${field}: ${id}`)
          : [];
      }),
    );
    expect(lost).toEqual([]);
  });
  it("cover every genre and era", () => {
    expect(v.GENRE_ENTRIES.map((entry) => entry.genre).sort()).toEqual([...v.GENRES].sort());
    expect(v.ERA_ENTRIES.map((entry) => entry.era)).toEqual([...v.ERAS]);
  });
});

describe("subject words", () => {
  it("stand in one class each", () => {
    expect(repeated(v.SUBJECT_CLASSES.flatMap((entry) => [...new Set(entry.words)]))).toEqual([]);
  });
});

describe("colours", () => {
  it("lie inside sRGB", () => {
    const inside = (colour: v.Oklch) => displayable({ mode: "oklch", l: colour.l, c: colour.c, h: colour.h });
    expect(v.COLOUR_NAMES.filter((colour) => !inside(colour)).map((colour) => colour.name)).toEqual([]);
  });
  it("bear plausible names", () => {
    for (const [name, hex] of [
      ["red", "#d02020"],
      ["navy", "#16264c"],
      ["white", "#f8f8f8"],
      ["black", "#101010"],
      ["turquoise", "#30c0b4"],
    ]) {
      const colour = oklch(hex ?? "");
      expect(v.nearestColourName({ l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 }).name).toBe(
        name,
      );
    }
  });
  it("come three to five a palette, in at least sixty palettes", () => {
    expect(v.PALETTES.length).toBeGreaterThanOrEqual(60);
    expect(v.PALETTES.filter((palette) => palette.colours.length < 3 || palette.colours.length > 5)).toEqual(
      [],
    );
  });
});

describe("coverage", () => {
  const hours = v.TIMES_OF_DAY.filter((time) => time !== "any");
  const places = v.PLACE_CLASSES.filter((place) => place !== "any");
  it.each(hours.flatMap((time) => places.map((place) => [time, place] as const)))(
    "%s, %s: two lights and two palettes fit",
    (time, place) => {
      expect(v.LIGHTS.filter((light) => v.fits(light, { time, place })).length).toBeGreaterThanOrEqual(2);
      expect(v.PALETTES.filter((palette) => v.fits(palette, { time, place })).length).toBeGreaterThanOrEqual(
        2,
      );
    },
  );
  it.each(v.SUBJECT_SCALES.map((scale) => [scale] as const))("%s: sizes, lenses and moves fit", (scale) => {
    for (const entries of [v.SHOT_SIZES, v.LENSES, v.MOVES])
      expect(entries.filter((entry) => v.fits(entry, { scale })).length).toBeGreaterThanOrEqual(2);
  });
  it("holds at least 150 settings, each with light, details, ambience and near sounds of its own", () => {
    expect(v.SETTINGS.length).toBeGreaterThanOrEqual(150);
    expect(
      v.SETTINGS.filter(
        (each) =>
          each.lights.length < 3 ||
          each.details.length < 3 ||
          each.ambience.length < 2 ||
          each.effects.length < 2,
      ).map((each) => each.id),
    ).toEqual([]);
  });
  it("puts no sun in the night", () => {
    expect(
      v.LIGHTS.filter(
        (light) =>
          light.source === "sun" &&
          light.suits.places?.includes("space") !== true &&
          v.fits(light, { time: "night" }),
      ).map((light) => light.id),
    ).toEqual([]);
  });
});
