import { readIdea } from "./brief";
import { chooserFor } from "./choice";
import { findEffects, findSettings } from "./lexicon/sayings";
import { matchWords } from "./phrase-index";
import type { Subject } from "./reading/subjects";
import { findSceneType } from "./scene-types";

/** What an element is for a camera: something to look at, somewhere, somebody, or something that happens. */
export type ElementKind = "thing" | "place" | "living" | "happening";

/** A key element as the writing uses it. */
export interface KeyElement {
  /** As it was typed. */
  readonly typed: string;
  /** As the object of a sentence: "the cold glass bottle", "a burnt pan". */
  readonly object: string;
  /** The same when it has been named before: "the burnt pan". */
  readonly again: string;
  /** True of a whole sentence, which stands for itself: "a dog runs across the yard". */
  readonly sentence: boolean;
  readonly kind: ElementKind;
  /** Its main noun, lower case: "glass bottle". */
  readonly head: string;
  /** What it would sound like; undefined where its words name nothing that sounds. */
  readonly sound: string | undefined;
}

const KIN = /^(?:Dad|Mum|Mom|Grandma|Grandpa|Granny|Father|Mother)\b/;
const DETERMINED =
  /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|some|any|no|each|every|one|all|both|another|\p{Lu}\S*['’]s)\b/iu;
/** "reflected in a puddle" tells of a state and makes no sentence. */
const PARTICIPLE =
  /\b\p{L}+(?:ed|wn|en|lt|rst) (?:in|on|by|from|of|with|under|over|against|at|into|through)\b/iu;
const RUNS = /^(?:vehicle|machine|tool|sport|combat|movement|animal)$/;
/** A participle, and no noun that only looks like one. */
const HAPPENS =
  /\b(?!(?:wing|ring|king|string|spring|evening|morning|ceiling|building|clothing|painting|lighting|wedding|bring|sling|swing|thing|nothing|something|everything)s?\b)\p{L}{2,}ing\b/iu;

/** An element as the object of a sentence: with an article where it has none, unless it is a name. */
function asObject(typed: string, brand: string): string {
  const bare = typed.trim().replace(/[.;,]+$/, "");
  const [first = "", second = ""] = bare.split(/\s+/);
  const capital = /^\p{Lu}/u.test(first);
  const ofBrand = brand !== "" && bare.toLowerCase().startsWith(brand.toLowerCase());
  const acronym = /^[\p{Lu}\d]{2,}/u.test(first);
  const named = capital && (ofBrand || /^\p{Lu}/u.test(second) || first.includes("-"));
  if (/^(?:the|an?)$/i.test(first)) return `${first.toLowerCase()}${bare.slice(first.length)}`;
  if (DETERMINED.test(bare))
    return capital && !/['’]s$/.test(first) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
  if (named || KIN.test(bare)) return bare;
  return `the ${capital && !acronym ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare}`;
}

/** Reads the key elements of a scene, one a line. `brand` keeps its capitals inside a sentence. */
export function readElements(lines: readonly string[], brand: string): KeyElement[] {
  return lines.map((typed) => {
    const brief = readIdea(typed);
    const [main] = brief.subjects;
    const sentence =
      brief.language.english &&
      !brief.spine.isNounPhrase &&
      !PARTICIPLE.test(typed) &&
      typed.split(/\s+/).length > 2;
    // A runner in a brand's name is nobody.
    const named = main !== undefined && brand.toLowerCase().includes(main.head.toLowerCase());
    // A "fishing village" does nothing; a "drop running down" does.
    const happening = sentence || HAPPENS.test(typed.slice(main?.end ?? 0));
    const object = brief.language.english ? asObject(typed, brand) : typed;
    // A car or an oven that only stands there does not run.
    const sounds = brief.language.english
      ? findEffects(matchWords(typed)).filter(
          ({ entry }) => entry.kind !== "voice" && (happening || !RUNS.test(entry.kind)),
        )
      : [];
    const clauses = (sounds[0]?.entry.clauses ?? []).filter((each) => !/^it\b/.test(each));
    return {
      typed,
      object,
      again: object.replace(/^an? /i, "the "),
      sentence,
      kind: happening
        ? "happening"
        : !named && (main?.kind === "person" || main?.kind === "animal")
          ? "living"
          : main?.thing === "landscape" || main?.thing === "building"
            ? "place"
            : "thing",
      head: (main?.head ?? typed).toLowerCase(),
      sound: clauses.length > 0 ? chooserFor(typed).pick("sound", clauses) : undefined,
    };
  });
}

type Thing = NonNullable<Subject["thing"]>;

/** What is often seen on or around a kind of thing; `{s}` is the thing itself. */
const ELEMENTS_OF_THING: Record<Thing, readonly string[]> = {
  food: ["steam lifting off the {s}", "hand breaking the {s} open", "crumbs falling past the lens"],
  drink: [
    "pour seen from just above the rim",
    "bubbles rising through the {s}",
    "drop running down the glass",
  ],
  table: ["light bending through the {s}", "ring of moisture under the {s}", "hand closing around the {s}"],
  kitchen: [
    "hand on the handle of the {s}",
    "steam rising around the {s}",
    "reflection of a window in the {s}",
  ],
  bathroom: ["drops on the surface of the {s}", "folded towel beside the {s}", "mist clearing from a mirror"],
  room: ["window light moving across the {s}", "hand resting on the {s}", "shadow of the {s} on the wall"],
  electronics: [
    "screen of the {s} waking up",
    "fingertip meeting the {s}",
    "reflection sliding over the {s}",
  ],
  instrument: [
    "hand finding its place on the {s}",
    "dust shaken loose by the first note",
    "case of the {s} opening",
  ],
  toy: [
    "{s} tipping over the edge of a table",
    "small hands setting the {s} upright",
    "shadow of the {s}, grown large",
  ],
  sport: ["chalk dust rising around the {s}", "{s} turning in slow motion", "laces pulled tight"],
  road: [
    "headlamps of the {s} coming on",
    "wet road throwing back the light",
    "reflection running along the {s}",
  ],
  rail: ["sparks under the wheels of the {s}", "window lights passing one by one", "platform sliding by"],
  air: [
    "cloud parting in front of the {s}",
    "sunlight turning across the wing",
    "shadow of the {s} crossing a field",
  ],
  water: ["bow wave folding over", "wet rope running through a hand", "reflection of the {s} breaking up"],
  street: [
    "lamp light pooling around the {s}",
    "puddle holding the sky upside down",
    "paper lifted by the wind",
  ],
  building: [
    "windows of the {s} lighting up",
    "clouds passing in the glass",
    "first figure crossing the forecourt",
  ],
  plant: ["bud of the {s} opening", "dew sliding down a leaf", "shadow of the {s} swaying"],
  landscape: ["mist lifting off the {s}", "line of light crossing the {s}", "lone tree for scale"],
  cosmos: ["bright limb of the {s}", "slow drift of dust", "shadow line moving across the {s}"],
  texture: [
    "slow swirl, seen from straight above",
    "single drop held in the air",
    "thread unwinding in clear liquid",
  ],
  art: [
    "outline of the {s} being drawn",
    "edge of the {s} catching the light",
    "hand stepping back from the {s}",
  ],
  weapon: ["edge of the {s} in hard light", "empty stand beside the {s}"],
};

const PROPOSED = 8;

/** What is known when elements are looked for; any of it may be empty. */
export interface ElementWishes {
  readonly sceneType: string;
  readonly brandProduct: string;
  readonly coreDescription: string;
  readonly environment: string;
  /** The lines there are already. */
  readonly keyElements: readonly string[];
}

/** A clause of the vocabulary as an element: "steam clouds the window" stays, with no article before it. */
const withoutArticle = (clause: string) => clause.replace(/^(?:the|an?) /i, "");

/**
 * Proposes up to eight key elements that fit what is known: from the scene type, from the kind of thing the product
 * is, and from the place. None repeats a line that is there. The same wishes give the same proposals.
 */
export function proposeElements(wishes: ElementWishes): string[] {
  const { sceneType, brandProduct, coreDescription, environment, keyElements } = wishes;
  const told = [coreDescription, environment, brandProduct, ...keyElements].filter(Boolean).join(". ");
  const choose = chooserFor(`${sceneType}\n${told}`);
  const brand = brandProduct.trim() || "the product";
  const type = findSceneType(sceneType);
  const ofType = (type?.elements ?? []).map((each) => each.replaceAll("{b}", brand));
  const brief = readIdea(told === "" ? sceneType : told);
  const ofThings = brief.subjects
    .filter((each) => each.thing !== undefined && !each.proper)
    .slice(0, 2)
    .flatMap(({ thing, head }) => {
      const ideas = thing ? ELEMENTS_OF_THING[thing] : [];
      return choose.order(`thing-${head}`, ideas).map((each) => each.replaceAll("{s}", head.toLowerCase()));
    });
  const ofPlace = findSettings(matchWords(told))
    .slice(0, 2)
    .flatMap(({ entry }) => choose.order(`place-${entry.id}`, entry.details).slice(0, 2).map(withoutArticle));
  const rows = [choose.order("type", ofType), ofThings, ofPlace];
  const there = new Set(keyElements.map((each) => each.trim().toLowerCase()));
  const proposed: string[] = [];
  for (let turn = 0; turn < 5; turn++)
    for (const row of rows) {
      const next = row[turn];
      if (next && !there.has(next.toLowerCase()) && !proposed.includes(next)) proposed.push(next);
    }
  return proposed.slice(0, PROPOSED);
}
