import { type Brief, readIdea } from "../brief";
import { type Direction, direct } from "../direction";
import { type Lead, readMaterial } from "../drama/material";
import { coloursIn } from "../frame-sketch";
import { chooseLook, type Look } from "../look";
import type { DirectionWishes } from "../sections";
import { GENRE_ENTRIES } from "../vocabulary/genres";
import type { ColourWord, GenreEntry, Mood } from "../vocabulary/types";
import { PLATFORMS, type Platform, PROJECT_KINDS, type ProjectKind } from "./production";

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

/** A brief with what its kind of project settles, where it has no mood, genre or place of its own. */
function settled(brief: Brief, kind: ProjectKind, medium: Brief["medium"]): Brief {
  return {
    ...brief,
    moods: brief.moods.length > 0 ? brief.moods : [kind.mood],
    genre: brief.genre ?? kind.genre,
    place: brief.place ?? (brief.concepts.length === 0 ? kind.place : undefined),
    medium: brief.medium ?? medium,
  };
}

function namedColours(text: string, brief: Brief): ColourWord[] {
  const told = brief.negations.reduce((left, denied) => left.replace(denied, " "), text);
  const found = coloursIn(told.replace(/black[- ]and[- ]white|film noir/gi, " "));
  return [...new Map(found.map((colour): [string, ColourWord] => [colour.id, colour])).values()];
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
  const [mood = kind.mood, ...further] = brief.moods;
  const { events, lead, others, locations } = readMaterial(request.concept, "", "");
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
    named: namedColours(whole, brief),
    looks: [look, ...looks],
    direction: direct(brief, WISHES),
  };
}
