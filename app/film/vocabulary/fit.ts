import type { Axes, Entry, Scene } from "./types";

const AXIS_OF = {
  time: "times",
  weather: "weathers",
  place: "places",
  terrain: "terrains",
  scale: "scales",
  motion: "motions",
  era: "eras",
  medium: "mediums",
  mood: "moods",
  genre: "genres",
  season: "seasons",
} as const satisfies Record<keyof Scene, keyof Axes>;

const AXIS_PAIRS = Object.entries(AXIS_OF) as readonly (readonly [keyof Scene, keyof Axes])[];

/** Whether an entry may stand in a scene: nothing known contradicts it, and what it asks for holds or is unknown. */
export function fits(entry: Pick<Entry, "suits" | "avoid">, scene: Scene): boolean {
  return fitness(entry, scene) >= 0;
}

interface Rule {
  readonly point: keyof Scene;
  readonly avoided: readonly string[] | undefined;
  readonly suited: readonly string[] | undefined;
}
const compiled = new WeakMap<object, readonly Rule[]>();

/** The axes an entry says anything about: few of the eleven, and asked for thousands of times. */
function rulesOf(entry: Pick<Entry, "suits" | "avoid">): readonly Rule[] {
  const known = compiled.get(entry);
  if (known) return known;
  const rules = AXIS_PAIRS.map(([point, axis]) => {
    const suited = entry.suits[axis] as readonly string[] | undefined;
    return {
      point,
      avoided: entry.avoid[axis] as readonly string[] | undefined,
      suited: suited?.includes("any") ? undefined : suited,
    };
  }).filter((rule) => rule.avoided !== undefined || rule.suited !== undefined);
  compiled.set(entry, rules);
  return rules;
}

/**
 * How well an entry fits: -1 where it contradicts the scene, else the number of known axes on which it
 * was written for exactly this scene. An entry that names an axis of which nothing is known stays possible.
 */
export function fitness(entry: Pick<Entry, "suits" | "avoid">, scene: Scene): number {
  let score = 0;
  for (const { point, avoided, suited } of rulesOf(entry)) {
    const value = scene[point];
    if (value === undefined || value === "any") continue;
    if (avoided?.includes(value)) return -1;
    if (suited === undefined) continue;
    if (!suited.includes(value)) return -1;
    score += 1;
  }
  return score;
}

/**
 * How many things an entry takes for granted of which nothing is known: a snow palette when no weather was
 * named. Among entries that fit, those that assume least are the safe choice.
 */
export function assumptions(entry: Pick<Entry, "suits">, scene: Scene): number {
  return AXIS_PAIRS.filter(([point, axis]) => {
    const suited = entry.suits[axis] as readonly string[] | undefined;
    if (suited === undefined || suited.includes("any")) return false;
    const value = scene[point];
    return value === undefined || value === "any";
  }).length;
}

/** What an axis holds where nothing is said of it: today, in no particular weather, mood or season. */
const UNSAID = {
  weather: ["clear", "any"],
  season: ["spring", "summer"],
  era: ["contemporary"],
  mood: ["neutral"],
  genre: [],
  medium: ["live-action"],
  place: ["outdoor", "indoor", "studio"],
} as const satisfies Partial<Record<keyof Scene, readonly string[]>>;

/** Whether an entry was written for a season, a weather, a mood or an age of which the scene says nothing. */
export function assumesUnsaid(entry: Pick<Entry, "suits">, scene: Scene): boolean {
  return (Object.keys(UNSAID) as (keyof typeof UNSAID)[]).some((point) => {
    const suited = entry.suits[AXIS_OF[point]] as readonly string[] | undefined;
    const usual: readonly string[] = UNSAID[point];
    return scene[point] === undefined && suited !== undefined && !suited.some((each) => usual.includes(each));
  });
}

/** Splits a compact row of the data files: entries stand between vertical bars. */
export function bars(row: string): readonly string[] {
  return row
    .split("|")
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
}

/** Splits a comma-separated word list of the data files. */
export function list(row: string): readonly string[] {
  return row
    .split(",")
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
}

/** What the rows of angles, lenses and optics have in common: takes a row's parts, its texts between bars. */
export function seenThrough(
  id: string,
  term: string,
  does: string,
  axes: { suits?: Axes; avoid?: Axes },
  text: { says: string; clauses: string },
): Entry & { readonly clauses: readonly string[] } {
  return {
    id,
    term,
    does,
    suits: axes.suits ?? {},
    avoid: axes.avoid ?? {},
    says: bars(text.says),
    clauses: bars(text.clauses),
  };
}
