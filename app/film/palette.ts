import type { Brief } from "./brief";
import { styleColoursIn } from "./lexicon/style-colours";
import type { Look } from "./look";
import * as frames from "./phrasing/frames";
import { POOLS } from "./phrasing/pools";
import { tintsOf } from "./phrasing/tints";
import { COLOUR_NAMES, colourDistance } from "./vocabulary/colour-names";
import type { NamedColour, Palette } from "./vocabulary/types";
import type { Writer } from "./writer";

const BASIC = /\b(?:red|orange|yellow|green|teal|blue|purple|pink|brown|white|grey|black|gold|silver)\b/;

/** Ideas that ask for strong colour. */
const ASKS_FOR_COLOUR =
  /\b(?:vibrant|vivid|colou?rful|bright|neon|saturated|rainbow|psychedelic|festival)\b/i;

/** Names that carry a tint already. */
const TINTED =
  /^(?:pale|deep|dark|light|dusty|bright|soft|warm|cool|burnt|dusky|rich|smoky|neon|hot|electric|muted|off)\b/;

const neighbours = new Map<string, readonly string[]>();
/** Colour names that a painter could put in place of one, the nearest first; the colour itself leads. */
function namesNear(colour: NamedColour): readonly string[] {
  const known = neighbours.get(colour.name);
  if (known) return known;
  const near = COLOUR_NAMES.map((each) => ({ each, distance: colourDistance(each, colour) }))
    .filter(({ distance }) => distance < 0.085)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 7)
    .map(({ each }) => each.name);
  const names = [colour.name, ...near.filter((name) => name !== colour.name)];
  neighbours.set(colour.name, names);
  return names;
}

const COLOUR_NOUN =
  /\b(red|orange|yellow|green|blue|purple|pink|brown|white|grey|gray|black|gold|golden|silver|teal|turquoise|crimson|scarlet|violet|lavender|beige|maroon|navy|magenta|cyan|amber)\b/giu;

/** The colours an idea names itself, in order; the fruit and the metal of a medal are taken as colours too. */
function ownColours(brief: Brief): string[] {
  if (!brief.language.english)
    return brief.concepts.filter((each) => each.match(COLOUR_NOUN) !== null).slice(0, 3);
  const text = brief.prose.replace(
    /\b(?:an?|the|two|three|of|and) oranges?\b(?= (?:on|and|next|in|with)|[.,]|$)|black and white|film noir/gi,
    " ",
  );
  return [
    ...new Set(
      [...text.matchAll(COLOUR_NOUN)].map((match) =>
        (match[1] ?? "").toLowerCase().replace("golden", "gold"),
      ),
    ),
  ].slice(0, 3);
}

/** How light a colour is by its name, 0 black to 1 white; the middle where the name is unknown. */
function lightnessOf(name: string): number {
  const plain = name.toLowerCase();
  const known = COLOUR_NAMES.filter((each) => plain === each.name || plain.endsWith(` ${each.name}`));
  return known.sort((a, b) => b.name.length - a.name.length)[0]?.l ?? 0.6;
}

/** Three or four colours of a palette, the darkest first; one of them has a plain colour word in it. */
export function coloursOf(
  brief: Brief,
  palette: Palette,
  writer: Writer,
  turn: number,
): Record<string, string> {
  const { c1 = "grey", c2 = "white", c3 = "black" } = chosenColours(brief, palette, writer, turn);
  const [dark = c1, middle = c2, light = c3] = [c1, c2, c3].sort((a, b) => lightnessOf(a) - lightnessOf(b));
  if ([dark, middle, light].some((each) => BASIC.test(each))) return { c1: dark, c2: middle, c3: light };
  // "Amber" and "violet" alone leave a generator to guess; with their family's name they do not.
  const family = COLOUR_NAMES.find((each) => dark.endsWith(each.name))?.family;
  return { c1: family ? `${dark} ${family}` : dark, c2: middle, c3: light };
}

function chosenColours(brief: Brief, palette: Palette, writer: Writer, turn: number): Record<string, string> {
  const used: string[] = [];
  if (writer.guard.monochrome) {
    const [c1 = "soot black", c2 = "ash grey", c3 = "bone white"] = writer.choose.order(
      "greys",
      POOLS.grey ?? [],
      turn,
    );
    return { c1, c2, c3 };
  }
  const own = ownColours(brief);
  // A style that is known by its colours brings them; a picture is not Van Gogh's in grey.
  const styled = writer.choose
    .order("style-colours", styleColoursIn(`${brief.prose} ${brief.flags.style ?? ""}`) ?? [], turn)
    .filter((each) => writer.guard.admits(each));
  const [s1, s2, s3] = styled;
  const plainest = styled.slice(2).find((each) => BASIC.test(each)) ?? s3;
  if (own.length === 0 && s1 && s2 && s3) return { c1: s1, c2: s2, c3: plainest ?? s3 };
  if (own.length > 0) {
    const neutrals = [...styled, ...writer.choose.order("neutrals", POOLS.neutral ?? [], turn)].filter(
      (each) => !own.some((colour) => each.includes(colour)),
    );
    const [first = "bone white", second = "slate grey"] = neutrals;
    if (own.length >= 3) return { c1: own[0] ?? first, c2: own[1] ?? second, c3: own[2] ?? first };
    return own.length === 2
      ? { c1: own[0] ?? first, c2: own[1] ?? second, c3: first }
      : { c1: first, c2: second, c3: own[0] ?? first };
  }
  const lively = ASKS_FOR_COLOUR.test(brief.prose);
  for (const [index, colour] of writer.choose.order("colours", palette.colours, turn).entries()) {
    const name = writer.choose
      .order(`colour-${index}`, namesNear(colour), turn)
      .find(
        (each) =>
          !used.some((other) => other === each || other.split(" ").at(-1) === each.split(" ").at(-1)) &&
          writer.guard.admits(each),
      );
    if (name === undefined) continue;
    const tint = writer.choose
      .order(`tint-${index}`, tintsOf(colour, lively), turn)
      .find(
        (each) =>
          writer.guard.admits(each) &&
          !name.includes(each.slice(0, 4)) &&
          !used.some((other) => other.startsWith(each)),
      );
    used.push(tint && !TINTED.test(name) ? `${tint} ${name}` : name);
  }
  const [c1 = "grey", c2 = "white", c3 = "black"] = used;
  const plain = [c1, c2, c3].some((each) => BASIC.test(each));
  const family = COLOUR_NAMES.find((each) => c1.endsWith(each.name))?.family;
  return { c1: plain || !family ? c1 : `${c1} ${family}`, c2, c3 };
}

/** The palette sentence; `opening` writes the form that can stand before the idea. */
export function paletteSentence(
  brief: Brief,
  look: Look,
  writer: Writer,
  turn: number,
  opening: boolean,
): string {
  const colours = coloursOf(brief, look.palette, writer, turn);
  return (
    writer.write("palette", opening ? frames.PALETTE_OPENINGS : frames.PALETTE_FRAMES, turn, colours) ??
    `the palette is ${colours.c1}, ${colours.c2} and ${colours.c3}`
  );
}
