import { type Brief, readIdea } from "../brief";
import { type Direction, direct } from "../direction";
import { type Lead, type Material, readMaterial } from "../drama/material";
import { coloursIn } from "../frame-sketch";
import { chooseLook, type Look } from "../look";
import type { DirectionWishes } from "../sections";
import { GENRE_ENTRIES } from "../vocabulary/genres";
import type { ColourWord, GenreEntry, Mood } from "../vocabulary/types";
import { materialsIn, type NamedMaterial } from "./materials";
import { PLATFORMS, type Platform, PROJECT_KINDS, type ProjectKind } from "./production";
import { MOOD_OF_GENRE, settledBySigns } from "./signs";

/** What a board is asked for. */
export interface BoardRequest {
  readonly concept: string;
  /** A key of {@link PROJECT_KINDS}. */
  readonly genre: string;
  readonly targetAudience: string;
  /** Seconds as digits, or "custom". */
  readonly duration: string;
  /** A key of {@link PLATFORMS}. */
  readonly platform: string;
  readonly additionalNotes?: string;
}

/** A concept, read: what it settles, and what its kind of project settles where it is silent. */
export interface Concept {
  readonly request: BoardRequest;
  /** Concept and notes read as one, with mood and genre filled in. */
  readonly brief: Brief;
  /** The leading mood first. */
  readonly moods: readonly [Mood, ...Mood[]];
  readonly genre: GenreEntry;
  readonly kind: ProjectKind;
  readonly platform: Platform;
  /** What happens, each a sentence of the concept's own words that can stand alone. */
  readonly events: readonly string[];
  readonly lead: Lead | undefined;
  readonly others: readonly Lead[];
  readonly places: readonly string[];
  /** Colours that concept or notes name. */
  readonly named: readonly ColourWord[];
  /** What it is made of, in its order. */
  readonly materials: readonly NamedMaterial[];
  /** Ways to film it, the best first. */
  readonly looks: readonly [Look, ...Look[]];
  readonly direction: Direction;
}

/** How many looks a board draws on. */
const LOOKS = 6;

export const WISHES: DirectionWishes = {
  addVoice: false,
  addSubtitles: false,
  addCinematic: true,
  take: 0,
};

const closed = (text: string) => (/[.!?。]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** A brief with what its matter settles, and else its kind of project, where it names no mood, genre or place. */
function settled(brief: Brief, kind: ProjectKind, medium: Brief["medium"]): Brief {
  const signs = settledBySigns(brief.told);
  const open = signs.genre !== undefined && (kind.open === "any" || kind.open.includes(signs.genre));
  const genre = brief.genre ?? (open ? signs.genre : undefined) ?? kind.genre;
  return {
    ...brief,
    moods: brief.moods.length > 0 ? brief.moods : [signs.mood ?? MOOD_OF_GENRE[genre] ?? kind.mood],
    genre,
    place: brief.place ?? signs.place ?? (brief.concepts.length === 0 ? kind.place : undefined),
    medium: brief.medium ?? medium,
  };
}

/** "Jade-green" is the colour "jade green". */
const COMPOUND = /-(?=(?:red|orange|yellow|green|teal|blue|purple|pink|brown|white|grey|gold)\b)/gi;

function namedColours(told: string): ColourWord[] {
  const found = coloursIn(told.replace(/black[- ]and[- ]white|film noir/gi, " ").replace(COMPOUND, " "));
  return [...new Map(found.map((colour): [string, ColourWord] => [colour.id, colour])).values()];
}

/**
 * Puts first whom one would look at: nobody who is away, and in a list where nothing happens, "a farm, bees, a
 * grandmother making soap", a person.
 */
function leadingFirst(read: Material): Material {
  const { brief, lead, others } = read;
  const person = others.find(({ kind }) => kind === "person" || kind === "people");
  const does = brief.subjects.some(
    ({ role, head }) => role === "main" && lead?.text.endsWith(head.split(" ").at(-1) ?? head),
  );
  const swap = !does && person && lead?.kind !== "person" && lead?.kind !== "people";
  return swap
    ? {
        ...read,
        lead: person,
        others: [...(lead ? [lead] : []), ...others.filter((each) => each !== person)],
      }
    : read;
}

/** Reads a request. Takes texts of up to some thousand characters; raises nothing. */
export function readConcept(request: BoardRequest): Concept {
  const kind = PROJECT_KINDS[request.genre] ?? PROJECT_KINDS.commercial;
  const platform = PLATFORMS[request.platform] ?? PLATFORMS.youtube;
  if (!kind || !platform) throw new RangeError("no such kind of project or platform");
  const notes = request.additionalNotes?.trim() ?? "";
  const whole = [closed(request.concept), notes === "" ? "" : closed(notes)].filter(Boolean).join(" ");
  const read = readIdea(whole);
  const medium = request.genre === "animation" ? (read.medium ?? "3d-animation") : read.medium;
  const brief = settled(read, kind, medium);
  const told = brief.negations.reduce((left, denied) => left.replace(denied, " "), whole);
  const [mood = kind.mood, ...further] = brief.moods;
  const { events, lead, others, locations } = leadingFirst(readMaterial(request.concept, "", ""));
  const genre =
    GENRE_ENTRIES.find((each) => each.genre === brief.genre) ??
    GENRE_ENTRIES.find((each) => each.genre === kind.genre);
  if (!genre) throw new RangeError(`no entry of genre ${kind.genre}`);
  const [look, ...looks] = Array.from({ length: LOOKS }, (_, take) => chooseLook(brief, { take }));
  if (!look) throw new RangeError("no look");
  return {
    request,
    brief,
    moods: [mood, ...further, ...(further.length === 0 && mood !== kind.mood ? [kind.mood] : [])],
    genre,
    kind,
    platform,
    events,
    lead,
    others,
    places: locations.map(({ name }) => name),
    named: namedColours(told),
    materials: materialsIn(told),
    looks: [look, ...looks],
    direction: direct(brief, WISHES),
  };
}
