import { chooserFor } from "./choice";
import { capitalise, fixArticles, listed, sentence } from "./english";
import type { ElementKind, KeyElement } from "./key-elements";
import type { SceneType } from "./scene-types";
import { SHOT_SIZES } from "./vocabulary/shot-sizes";
import type { Move, ShotSize } from "./vocabulary/types";

/** A beat that the room wrote: what is seen, how large, and what is heard where the picture makes a sound. */
export interface WrittenBeat {
  readonly description: string;
  readonly shot: string | undefined;
  readonly sound: string | undefined;
}

/** What a storyboard is written for. */
export interface Story {
  readonly type: SceneType | undefined;
  readonly elements: readonly KeyElement[];
  readonly brand: string;
  /** The size of the first frame; undefined where the user's own camera words settle it. */
  readonly size: ShotSize | undefined;
  /** The one camera move; undefined where it is the user's own. */
  readonly move: Move | undefined;
  /** True for one short visible action a beat, false for an action with a second note. */
  readonly short: boolean;
}

/** A scene of no known type: the elements in their order. */
const PLAIN: Pick<SceneType, "editing" | "told" | "toldOfOne" | "open" | "meet" | "close" | "closeOnBrand"> =
  {
    editing: "one shot",
    told: "it opens on {first}[, comes to {middle}] and ends on {last}",
    toldOfOne: "it stays with {first} from beginning to end",
    open: ["the frame opens on {e}", "first, {e}"],
    meet: ["the attention moves to {e}", "then {e}"],
    close: ["the frame comes to rest on {e}", "at the end, {e}"],
    closeOnBrand: ["the frame comes to rest on {b}", "at the end, {b}"],
  };

/** What goes on being seen of an element that has been met already. */
const DWELL: Record<ElementKind, readonly string[]> = {
  thing: [
    "light travels across {e}",
    "focus rests on the near edge of {e}",
    "a highlight slides along {e} and off",
    "shadow draws slowly back from {e}",
  ],
  place: [
    "foreground drifts past, depth opens behind {e}",
    "light shifts by a shade over {e}",
    "a slow look from one side of {e} to the other",
  ],
  living: ["one small movement: {e}", "focus holds on {e}", "a breath, and the frame stays with {e}"],
  happening: ["nearer now, {e}", "{e}, halfway through", "from another side, {e}"],
};

/** What a longer beat adds to its action, without naming it again. */
const NOTES: Record<ElementKind, readonly string[]> = {
  thing: [
    "edges and texture readable",
    "a highlight slides along one side and off",
    "the background falls soft",
  ],
  place: [
    "the foreground drifts past and depth opens behind",
    "air moves through the whole depth of the frame",
  ],
  living: ["one small movement follows another", "weight shifts, then everything is still"],
  happening: ["slow enough to follow from start to end", "every stage of it stays in view"],
};

/** Something that happens is its own action: only its place in the order is told. */
const NOW_HAPPENS = ["now {e}", "in full view, {e}", "then {e}, start to finish"];

/** Sizes by rank as a beat names them, widest first. */
const LADDER: readonly ShotSize[] = [
  "wide",
  "full",
  "medium-wide",
  "medium",
  "medium-close-up",
  "close-up",
  "extreme-close-up",
]
  .map((id) => SHOT_SIZES.find((each) => each.id === id))
  .filter((each): each is ShotSize => each !== undefined);

const CUT_SIZES: Record<ElementKind, readonly string[]> = {
  thing: ["close-up", "medium-close-up", "extreme-close-up"],
  place: ["wide", "medium-wide", "full"],
  living: ["medium", "medium-close-up", "close-up"],
  happening: ["medium-close-up", "close-up", "medium"],
};

/** Which way a move changes the size of what it sees: +1 nearer, -1 farther, 0 not at all. */
function drift(move: Move | undefined): -1 | 0 | 1 {
  if (!move) return 0;
  if (/(?:dolly|push|zoom|track)-?in|closer|creep/.test(move.id)) return 1;
  if (/(?:dolly|pull|zoom|track)-?(?:out|back)|crane-up|reveal/.test(move.id)) return -1;
  return 0;
}

function shotOf(
  story: Story,
  kind: ElementKind,
  index: number,
  count: number,
  editing: string,
): string | undefined {
  if (!story.size) return undefined;
  if (editing === "cuts") {
    const sizes = CUT_SIZES[kind];
    return SHOT_SIZES.find(({ id }) => id === sizes[index % sizes.length])?.term;
  }
  const from = LADDER.findIndex(({ rank }) => rank >= (story.size?.rank ?? 5));
  const start = from < 0 ? LADDER.length - 1 : from;
  const steps = Math.min(2, count - 1);
  const step = count < 2 ? 0 : Math.round((index / (count - 1)) * steps);
  const at = Math.max(0, Math.min(LADDER.length - 1, start + drift(story.move) * step));
  return at === start ? story.size.term : LADDER[at]?.term;
}

/** The elements one of `count` beats shows, so that all are seen in their order and none is left out. */
function elementsOf(elements: readonly KeyElement[], index: number, count: number): readonly KeyElement[] {
  const total = elements.length;
  if (total > count)
    return elements.slice(Math.floor((index * total) / count), Math.floor(((index + 1) * total) / count));
  const element = elements[Math.floor((index * total) / count)];
  return element ? [element] : [];
}

const objectsOf = (elements: readonly KeyElement[]) => listed(elements.map(({ object }) => object));

/**
 * Tells a scene whose description was left to us in one sentence, from its type and its key elements, in their order.
 * @param elements at least one
 */
export function tellScene(
  type: SceneType | undefined,
  label: string,
  elements: readonly KeyElement[],
  brand: string,
): string {
  const opening = `${capitalise(label.replace(/\s*\(.*?\)/, ""))}${brand === "" ? "" : ` for ${brand}`}`;
  if (elements.some((each) => each.sentence))
    return [sentence(opening), ...elements.map(({ typed }) => sentence(typed))].join(" ");
  const [first] = elements;
  const last = elements.at(-1);
  if (!first || !last) return sentence(opening);
  const { told, toldOfOne } = type ?? PLAIN;
  const middle = elements.slice(1, -1);
  const template = elements.length === 1 ? toldOfOne : told;
  const body = template
    .replace(/\[([^\]]*)\]/, middle.length > 0 ? "$1" : "")
    .replace("{first}", first.object)
    .replace("{middle}", objectsOf(middle))
    .replace("{last}", last.object);
  return fixArticles(sentence(`${opening}: ${body}`));
}

/** A place in a clip that a beat is written for. */
export interface BeatPlace {
  readonly opens: boolean;
  readonly closes: boolean;
}

/**
 * Writes a beat for each place. All key elements are seen, in their order; where there is a place to spare, the last
 * one belongs to the brand. Shot sizes follow the one camera move, or change with every cut. The same story gives the
 * same beats.
 */
export function writeBeats(story: Story, places: readonly BeatPlace[]): WrittenBeat[] {
  const { type, elements, brand, short } = story;
  const parts = type ?? PLAIN;
  const choose = chooserFor([type?.id ?? "", brand, ...elements.map(({ typed }) => typed)].join("\n"));
  const count = places.length;
  const endsOnBrand = brand !== "" && count > elements.length && places.at(-1)?.closes === true && count > 1;
  const met = new Set<KeyElement>();
  const turns = { open: 0, meet: 0, dwell: 0, close: 0 };
  return places.map(({ opens, closes }, index) => {
    if (endsOnBrand && index === count - 1) {
      const text = choose.pick("closeOnBrand", parts.closeOnBrand).replaceAll("{b}", brand);
      const kind = elements.at(-1)?.kind ?? "thing";
      return {
        description: sentence(text),
        shot: shotOf(story, kind, index, count, parts.editing),
        sound: undefined,
      };
    }
    const shown = elementsOf(elements, index, endsOnBrand ? count - 1 : count);
    const [main] = shown;
    const kind = main?.kind ?? "thing";
    const seen = main !== undefined && met.has(main);
    for (const each of shown) met.add(each);
    const role = opens ? "open" : closes && !endsOnBrand ? "close" : seen ? "dwell" : "meet";
    const templates =
      role === "dwell" ? DWELL[kind] : role === "meet" && kind === "happening" ? NOW_HAPPENS : parts[role];
    const objects = seen ? main.again : objectsOf(shown);
    const own = shown.length === 1 && main?.sentence && !seen;
    const action = own ? main.typed : choose.pick(role, templates, turns[role]++).replaceAll("{e}", objects);
    const note =
      short || own || role === "dwell" || shown.length > 1 ? "" : choose.pick(kind, NOTES[kind], index);
    return {
      description: sentence(fixArticles(note === "" ? action : `${action}; ${note}`)),
      shot: shotOf(story, kind, index, count, parts.editing),
      sound: seen ? undefined : shown.find(({ sound }) => sound !== undefined)?.sound,
    };
  });
}
