import { clampChroma, converter, formatHex } from "culori";
import { articleFor, capitalise, listed } from "../english";
import { COLOUR_NAMES, colourDistance } from "../vocabulary/colour-names";
import type { ColourWord, Oklch, Palette } from "../vocabulary/types";
import {
  contrastOf,
  LEAST_CONTRAST,
  LEAST_DISTANCE,
  leastDistance,
  leastDistanceAmong,
} from "./colour-vision";

export const ROLES = ["primary", "secondary", "accent", "background", "text"] as const;
/** What a colour does in a palette. */
export type Role = (typeof ROLES)[number];

/** A palette whose colours have their parts: each a hex value such as "#1f3a4d". */
export type BoardPalette = Record<Role, string> & {
  readonly name: string;
  readonly description: string;
};

/** What a palette is made from. */
export interface PaletteSource {
  readonly term: string;
  readonly does: string;
  readonly colours: readonly Oklch[];
  readonly scheme: Palette["scheme"];
  /** True where the colours stand in the order of their weight; else the strongest leads. */
  readonly weighed?: boolean;
}

/** What palettes are made from. */
export interface PaletteWishes {
  /** Colours the concept names: they stand as they are, each in at least one palette. */
  readonly named: readonly ColourWord[];
  /** What fits the concept, the best first. */
  readonly sources: readonly PaletteSource[];
  /** Whether the first one stands on a dark ground; they take turns. */
  readonly dark: boolean;
  /** True keeps to greys. */
  readonly monochrome: boolean;
}

/** From here on a colour is light enough, or dark enough, to be a ground. */
const LIGHT_GROUND = 0.88;
const DARK_GROUND = 0.33;
/** How many palettes a board has. */
export const PALETTE_COUNT = 4;
/** Chroma of grounds and of type: a tint, never a colour. */
const GROUND_CHROMA = 0.03;
const GREY_CHROMA = 0.012;
/** Hues closer than this read as one family; then the accent comes from across the circle. */
const ONE_FAMILY_DEGREES = 50;
const ACCENT_CHROMA = 0.11;
/** A colour that is named must be at least so strong to be the one thing to look at. */
const LEAST_ACCENT = 0.05;
/** A colour of a source so near to one that is held already would stand twice. */
const TWICE = 0.03;
/** Paler colours do not draw the eye as an accent must. */
const LEAST_ACCENT_CHROMA = 0.07;

const hexOf = ({ l, c, h }: Oklch) => formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));

const toOklch = converter("oklch");

const hueGap = (one: number, other: number) => {
  const gap = Math.abs(one - other) % 360;
  return Math.min(gap, 360 - gap);
};

interface Placed extends Oklch {
  readonly hex: string;
}

const asPlaced = ({ l, c, h }: Oklch): Placed => ({ l, c, h, hex: hexOf({ l, c, h }) });

const LIGHTNESSES = Array.from({ length: 46 }, (_, step) => 0.1 + step * 0.02);
const CHROMA_SHARES = [1, 0.7, 1.25, 0.4];

/**
 * The colour nearest to the one wanted that stays apart from all that are placed, for every kind of sight; where there
 * is none, the one that stays apart most.
 * @param allowed what else must hold, such as contrast
 */
function placeNear(wanted: Oklch, placed: readonly Placed[], allowed: (hex: string) => boolean): Placed {
  const lightnesses = [...LIGHTNESSES].sort((a, b) => Math.abs(a - wanted.l) - Math.abs(b - wanted.l));
  let best: { colour: Placed; apart: number } | undefined;
  for (const share of CHROMA_SHARES)
    for (const l of [wanted.l, ...lightnesses]) {
      const colour = { l, c: wanted.c * share, h: wanted.h };
      const hex = hexOf(colour);
      if (!allowed(hex)) continue;
      const apart = Math.min(1, ...placed.map((other) => leastDistance(hex, other.hex)));
      if (apart >= LEAST_DISTANCE) return { ...colour, hex };
      if (!best || apart > best.apart) best = { colour: { ...colour, hex }, apart };
    }
  return best?.colour ?? { ...wanted, hex: hexOf(wanted) };
}

/** Named colours that can stand side by side, in order, the first of them in any case. */
function compatible(named: readonly Placed[]): Placed[] {
  const taken: Placed[] = [];
  for (const colour of named)
    if (taken.length < 3 && leastDistanceAmong([...taken, colour].map(({ hex }) => hex)) >= LEAST_DISTANCE)
      taken.push(colour);
  return taken;
}

/** Schemes that set one hue against others; the rest keep to neighbours. */
const OPPOSES: ReadonlySet<Palette["scheme"]> = new Set([
  "complementary",
  "triadic",
  "neutral",
  "monochrome",
]);
/** Within a family a colour this much lighter or darker still stands out. */
const APART_IN_LIGHTNESS = 0.22;
/** How far round the circle a neighbour lies. */
const NEIGHBOUR_DEGREES = 40;

/** Below this hue reds begin: their warm neighbour is orange, that of all others lies the other way. */
const REDS_UP_TO = 40;

/** An accent for a source that has none: across the circle, or, where all are of one family, its warmer neighbour. */
function accentFor(first: Oklch, scheme: Palette["scheme"]): Oklch {
  const warmer = first.h < REDS_UP_TO ? NEIGHBOUR_DEGREES : 360 - NEIGHBOUR_DEGREES;
  const turn = OPPOSES.has(scheme) ? 180 : warmer;
  return { l: first.l > 0.6 ? 0.5 : 0.7, c: ACCENT_CHROMA, h: (first.h + turn) % 360 };
}

/** What a source brings for the three parts that carry colour: main colour, second, accent. */
function carriers({ colours, scheme, weighed }: PaletteSource, monochrome: boolean): Oklch[] {
  const strongest = weighed ? [...colours] : [...colours].sort((a, b) => b.c - a.c);
  const [first = { l: 0.5, c: 0.05, h: 60 }, ...others] = strongest;
  if (monochrome)
    return [0.42, 0.62, 0.78].map((l) => ({ l, c: Math.min(first.c, GREY_CHROMA), h: first.h }));
  const bright = others.filter(({ c }) => c >= LEAST_ACCENT_CHROMA);
  const away =
    bright.find(({ h }) => hueGap(h, first.h) >= ONE_FAMILY_DEGREES) ??
    bright.find(({ l }) => Math.abs(l - first.l) >= APART_IN_LIGHTNESS);
  const accent = away ?? accentFor(first, scheme);
  const second = others.find((each) => each !== accent) ?? { ...first, l: first.l > 0.5 ? 0.36 : 0.68 };
  return [first, second, accent];
}

/** The parts that colours of the reader's own take, by how many there are and which palette it is. */
function partsOf(own: readonly Placed[], turn: number): (Placed | undefined)[] {
  const [one, two, three] = own;
  // One colour is that of a thing as a rule, "red beans": it is the accent first, and the ground tone later. What is
  // too pale to draw the eye, "bone", never is the accent.
  const places = one && one.c < LEAST_ACCENT ? [1, 0] : [2, 0, 1];
  if (two === undefined) {
    const parts: (Placed | undefined)[] = [undefined, undefined, undefined];
    parts[places[turn % places.length] ?? 0] = one;
    return parts;
  }
  return three === undefined ? [one, undefined, two] : [one, two, three];
}

function compose(
  source: PaletteSource,
  named: readonly Placed[],
  { dark, monochrome, turn }: { dark: boolean; monochrome: boolean; turn: number },
): Record<Role, string> {
  const own = compatible(named);
  const ownGround = own.find(({ l, c }) => (dark ? l <= DARK_GROUND : l >= LIGHT_GROUND) && c < 0.1);
  const colours = own.filter((each) => each !== ownGround);
  const tint = source.colours.reduce((a, b) => (dark === a.l < b.l ? a : b), {
    l: 0.5,
    c: 0,
    h: source.colours[0]?.h ?? 60,
  });
  const groundChroma = monochrome ? 0.004 : GROUND_CHROMA;
  const background =
    ownGround ??
    placeNear({ l: dark ? 0.2 : 0.955, c: Math.min(tint.c, groundChroma), h: tint.h }, colours, (hex) =>
      dark ? contrastOf(hex, "#fff") > 9 : contrastOf(hex, "#000") > 12,
    );
  const text = placeNear(
    { l: dark ? 0.94 : 0.24, c: Math.min(groundChroma, 0.02), h: background.h },
    [background, ...colours],
    (hex) => contrastOf(hex, background.hex) >= LEAST_CONTRAST,
  );
  const placed = [background, text, ...colours];
  const parts = partsOf(colours, turn);
  const left = source.colours.filter((each) => own.every((held) => colourDistance(each, held) >= TWICE));
  const rest = left.length > 0 ? { ...source, colours: left } : source;
  const [primary, secondary, accent] = carriers(rest, monochrome).map((wanted, at) => {
    const held = parts[at];
    if (held) return held.hex;
    const colour = placeNear(wanted, placed, () => true);
    placed.push(colour);
    return colour.hex;
  });
  return {
    primary: primary ?? text.hex,
    secondary: secondary ?? text.hex,
    accent: accent ?? text.hex,
    background: background.hex,
    text: text.hex,
  };
}

function describe(
  source: PaletteSource,
  colours: Readonly<Record<Role, string>>,
  named: readonly ColourWord[],
): string {
  const names = namesOf(colours);
  const own = named.map(({ name }) => name).filter((name) => Object.values(names).includes(name));
  const does =
    own.length > 0
      ? `${capitalise(listed(own))} as you named ${own.length > 1 ? "them" : "it"}, in the company of ${articleFor(source.term)} ${source.term} palette`
      : source.does.replace(/\.$/, "");
  const contrast = contrastOf(colours.text, colours.background).toFixed(1);
  return `${does}. About 60 % ${names.background} and ${names.primary}, 30 % ${names.secondary}, 10 % ${names.accent} for the one thing to look at; type in ${names.text} on ${names.background} (contrast ${contrast}:1).`;
}

/**
 * Makes up to four palettes: type on its ground has a contrast of at least 4.5:1, and any two colours of a palette stay
 * at least {@link LEAST_DISTANCE} apart for people with and without full colour vision. Light and dark grounds take
 * turns. The same wishes give the same palettes.
 */
export function makePalettes({ named, sources, dark, monochrome }: PaletteWishes): BoardPalette[] {
  const words = named.map(asPlaced);
  const first = words.some(({ l, c }) => l <= 0.25 && c < 0.05) || dark;
  return sources.slice(0, PALETTE_COUNT).map((source, turn) => {
    const lead = turn % Math.max(1, words.length);
    const colours = compose(source, [...words.slice(lead), ...words.slice(0, lead)], {
      dark: turn % 2 === 0 ? first : !first,
      monochrome,
      turn,
    });
    return { name: source.term, ...colours, description: describe(source, colours, named) };
  });
}

/** Names for the colours of a palette of hex values, no two alike, the nearest that are left. */
export function namesOf(colours: Readonly<Record<Role, string>>): Record<Role, string> {
  const names = {} as Record<Role, string>;
  for (const role of ROLES) {
    const { l = 0, c = 0, h = 0 } = toOklch(colours[role]) ?? {};
    const free = COLOUR_NAMES.filter(({ name }) => !Object.values(names).includes(name));
    names[role] = free.reduce((best, each) =>
      colourDistance(each, { l, c, h }) < colourDistance(best, { l, c, h }) ? each : best,
    ).name;
  }
  return names;
}
