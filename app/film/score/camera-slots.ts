import { phraseIndex } from "../phrase-index";
import { ANGLES } from "../vocabulary/angles";
import { LENSES, OPTICS } from "../vocabulary/lenses";
import { MOVES } from "../vocabulary/moves";
import { SHOT_SIZES } from "../vocabulary/shot-sizes";
import type { Move } from "../vocabulary/types";
import { LENS_EFFECTS, LENS_NAMES, LIGHT_AT_ALL, LIGHT_SOURCES } from "./lexicon";
import { apart, type PromptReading, placed, type Span, spansOf } from "./reading";
import { type SlotReading, slot, withExcess } from "./slot";

/** Bare words that name a size or a move only in a list of terms and are everyday words elsewhere. */
const EVERYDAY =
  /^(?:wide|ms|cu|fs|ws|insert|establishing|dutch|overhead|frontal|crane|still|drift|silhouettes?|silhouetted|tabletop|canted|head[- ]on|symmetrical|static)$/i;
const findSizes = phraseIndex(SHOT_SIZES);
const findAngles = phraseIndex(ANGLES);
const findMoves = phraseIndex(MOVES);
const findLenses = phraseIndex(LENSES);
const findOptics = phraseIndex(OPTICS);

const textsOf = (reading: PromptReading) => reading.words.map((word) => word.text);

/** Ranks of shot sizes so far apart are different shots, not two words for one. */
const RANKS_APART = 3;

/** Whether "from above" says where the light comes from: it stands behind a word of light, in its clause. */
function isOfTheLight(reading: PromptReading, span: Span): boolean {
  const clause =
    reading.picture
      .slice(0, span.start)
      .split(/[.,;:!?\n]/)
      .at(-1) ?? "";
  return (
    /^from\b/i.test(span.text) &&
    spansOf(LIGHT_SOURCES, clause).length + spansOf(LIGHT_AT_ALL, clause).length > 0
  );
}

/** How much of the subject the frame takes in, and from where it is seen. */
export function readFraming(reading: PromptReading): SlotReading {
  const words = textsOf(reading);
  const sizes = placed(reading, findSizes(words)).filter(
    (each) => !EVERYDAY.test(each.text) && !/silhouette|profile|cutaway-view/.test(each.entry.id),
  );
  const angles = [
    ...placed(reading, findAngles(words)).filter((each) => !EVERYDAY.test(each.text)),
    ...reading.camera.filter((word) => word.kind === "angle"),
  ].filter((each) => !isOfTheLight(reading, each));
  const views = reading.camera.filter((word) => word.kind === "size");
  const found = apart<Span>([...sizes, ...views, ...angles]);
  const ranks = sizes.map((each) => each.entry.rank);
  const torn = Math.max(...ranks, 0) - Math.min(...ranks, 9) >= RANKS_APART;
  if (sizes.length + views.length === 0)
    return angles.length > 0
      ? slot(0.5, found, "An angle is named and no shot size: say wide shot, medium shot or close-up.")
      : slot(0, [], "No shot size is named: say wide shot, medium shot or close-up.");
  const framed =
    angles.length > 0
      ? slot(1, found)
      : slot(0.85, found, "No angle is named: say eye level, low angle or high angle.");
  return torn
    ? withExcess(framed, {
        kind: "two shot sizes",
        cost: 0.4,
        words: sizes,
        because: "Two shot sizes are named; one frame holds one.",
        fix: "Keep the shot size that the action needs.",
      })
    : framed;
}

/** What a move is called across its forms, so that "pans" and "pan left" are one move. */
const FAMILIES: readonly (readonly [family: string, pattern: RegExp])[] = [
  ["zoom", /zoom|punch/i],
  ["tilt", /\btilt(?!-shift)/i],
  ["pan", /\bpans?\b|panning/i],
  [
    "in or out",
    /doll|push|pull|closer|move(?:s|ing)? (?:in|out|back)|creep|advance|back(?:s|ing) (?:away|off|out)|retreat/i,
  ],
  ["track", /truck|track|follow|lead|slid|lateral/i],
  ["rise", /crane|boom|pedestal|jib|rise|rising|descend|ascend|lift|soar|swoop/i],
  ["orbit", /orbit|arc|circl|rotat|360|spin|spiral|revolv|whirl/i],
  ["fly", /drone|aerial|flyover|fly-?through|flies|flying|fpv|glide|sweep|drift|float/i],
];
const familyOf = (text: string) => FAMILIES.find(([, pattern]) => pattern.test(text))?.[0];

/** The camera does something that no crew would know by its name. */
const CAMERA_VAGUE =
  /(?<![\p{L}])(?:the )?camera (?:slowly |gently |smoothly )?(?:moves?|captures?|travels?|explores?|wanders?|shows?|reveals?)(?![\p{L}])|(?<![\p{L}])(?:dynamic|smooth|sweeping|fluid|cinematic) camera (?:movements?|moves?|work|motion)/giu;

const OPPOSITE_WAYS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bleft\b/i, /\bright\b/i],
  [/\b(?:in|closer|forward)\b/i, /\b(?:out|back|away)\b/i],
  [/\bup\b|\bupward/i, /\bdown\b|\bdownward/i],
];

/** What stands before a pan to cook in. */
const IN_THE_KITCHEN =
  /\b(?:hot|frying|copper|iron|metal|steel|baking|sizzling|the|his|her|their|in an?|on an?|holds an?|from an?)\s+$/iu;

/** Whether "pans" is a verb of the picture and no plural of the kitchen: its sentence speaks of a camera, or it goes somewhere. */
const isFilmed = (reading: PromptReading, span: Span) =>
  /^ (?:slowly |gently )?(?:left|right|up|down|across|over|to|along|around|away)\b/iu.test(
    reading.picture.slice(span.end),
  ) ||
  reading.sentences.some(
    (each) =>
      each.start <= span.start &&
      span.start < each.end &&
      /\b(?:camera|shot|view|video|lens|frame|footage|clip)\b/iu.test(each.text),
  );

/** The moves a prompt names, by family, and whether it holds the camera still. */
export function readMoves(reading: PromptReading): {
  readonly moving: readonly Span[];
  readonly held: readonly Span[];
  readonly families: ReadonlyMap<string, Span>;
} {
  const known = placed(reading, findMoves(textsOf(reading))).filter(
    (each) =>
      !EVERYDAY.test(each.text) &&
      // Time that is sped up neither holds a camera nor moves it.
      !/lapse/i.test(each.text) &&
      !(each.text === "pan" && IN_THE_KITCHEN.test(reading.picture.slice(0, each.start))) &&
      !(each.text === "pans" && !isFilmed(reading, each)),
  );
  const isHeld = (each: { entry: Move }) => each.entry.kind === "static";
  const words = reading.camera.filter((word) => word.kind === "move" || word.kind === "effect");
  const free = spansOf(
    /(?<![\p{L}])(?:the )?camera (?:[\p{L}]+ly |then )?(?:[\p{L}]{3,}(?:es|s|ing))(?: (?:in|out|up|down|left|right|back|forward|away|around|over|past|through|along|closer|upward|downward))*/giu,
    reading.picture,
  ).filter((each) => familyOf(each.text) !== undefined);
  const told = spansOf(
    /(?<=\bthe (?:video|shot|view|scene|frame|clip) (?:then |slowly |smoothly |gently )?)(?:pans|tilts|zooms|tracks|pushes in|pulls (?:back|out)|circles|orbits)\b/giu,
    reading.picture,
  );
  const moving = apart<Span>([...known.filter((each) => !isHeld(each)), ...words, ...free, ...told]).filter(
    (each) => !/^(?:over|bullet)/i.test(each.text),
  );
  const held = apart<Span>([
    ...known.filter(isHeld),
    ...reading.camera.filter((word) => word.kind === "static" && !/frozen in time/i.test(word.text)),
  ]).filter((each) => !moving.some((other) => other.start <= each.start && each.end <= other.end));
  const families = new Map<string, Span>();
  for (const each of moving) {
    const family = familyOf(each.text);
    if (!family) continue;
    const before = families.get(family);
    const turned =
      before !== undefined &&
      OPPOSITE_WAYS.some(
        ([a, b]) =>
          (a.test(before.text) && !b.test(before.text) && b.test(each.text) && !a.test(each.text)) ||
          (b.test(before.text) && !a.test(before.text) && a.test(each.text) && !b.test(each.text)),
      );
    if (!before) families.set(family, each);
    else if (turned) families.set(`${family} back`, each);
  }
  // A drone that orbits, a crane that sweeps: the carrier and its move are one.
  if (families.size > 1 && families.has("fly")) families.delete("fly");
  return { moving, held, families };
}

/** The name of the fault that a locked and moving camera is where no contradiction says so already. */
export const HELD_AND_MOVED = "held and moved camera";

/** Exactly one camera move, or a camera held still. */
export function readCameraMovement(reading: PromptReading): SlotReading {
  const { moving, held, families } = readMoves(reading);
  const vague = spansOf(CAMERA_VAGUE, reading.picture);
  const found = [...moving, ...held].sort((a, b) => a.start - b.start);
  // Several moves stay several where a hold joins them.
  if (families.size > 1)
    return withExcess(slot(1, found), {
      kind: "several camera moves",
      cost: 0.55,
      words: [...families.values()],
      because: `${families.size} camera moves are named; one move a clip is followed best.`,
      fix: "Keep one camera move, and give the others clips of their own.",
    });
  if (moving.length > 0 && held.length > 0)
    return withExcess(slot(1, found), {
      kind: HELD_AND_MOVED,
      cost: 0.75,
      words: found,
      because: "The camera is held and moved at once.",
      fix: "Keep the hold or the move.",
    });
  if (found.length > 0) return slot(1, found);
  return vague.length > 0
    ? slot(
        0.3,
        vague,
        "The camera does something without a name: say pan, tilt, dolly, zoom, or static shot.",
      )
    : slot(0, [], "The camera is left open: name one move, or say static shot.");
}

/** Focal length, named lens or depth of field. */
export function readLens(reading: PromptReading): SlotReading {
  const words = textsOf(reading);
  const names = apart<Span>([
    ...spansOf(LENS_NAMES, reading.picture),
    ...placed(reading, findLenses(words)).filter(
      (each) => !/^(?:macro|wide[- ]angle|wide angle)$/i.test(each.text),
    ),
  ]);
  const effects = apart<Span>([
    // The vocabulary holds the pace of the picture among its optics.
    ...placed(reading, findOptics(words)).filter(({ entry }) => !/-motion$/.test(entry.id)),
    ...spansOf(LENS_EFFECTS, reading.picture),
  ]);
  const lengths = new Set(names.flatMap((each) => /\d+(?=\s?mm)/iu.exec(each.text)?.[0] ?? []));
  const named = slot(1, apart([...names, ...effects]));
  if (lengths.size > 1)
    return withExcess(named, {
      kind: "two focal lengths",
      cost: 0.5,
      words: names,
      because: "Two focal lengths are named; one shot has one, unless it zooms.",
      fix: "Keep one focal length.",
    });
  if (names.length > 0) return named;
  return effects.length > 0
    ? slot(0.75, effects, "Focus is described and no lens: add a focal length, such as 35 mm or 85 mm.")
    : slot(
        0,
        [],
        "No lens is named: 35 mm looks natural, 85 mm sets the subject off, 24 mm takes in the place.",
      );
}
