import type { SizeRank } from "../vocabulary/types";
import { ANIMAL_BEATS, type Beat, LARGE_BEATS, PEOPLE_BEATS, PERSON_BEATS, THING_BEATS } from "./beats";
import type { Lead } from "./material";
import type { Scenery } from "./scenery";

const LARGE =
  /\b(?:car|train|ship|boat|truck|plane|city|town|village|castle|tower|lighthouse|house|bridge|mountain|island|planet|rocket|spaceship|station|temple|wall|forest|ocean|sea|desert|building|ruins?|street|freighter|ferry|tanker|factory|cathedral|barn)s?$/i;

/** What clips can show of someone or something. */
export function beatsOf(lead: Lead): readonly Beat[] {
  if (lead.kind === "person") return PERSON_BEATS;
  if (lead.kind === "people") return PEOPLE_BEATS;
  if (lead.kind === "animal" || lead.kind === "animals") return ANIMAL_BEATS;
  return lead.kind === "place" || LARGE.test(lead.text) ? LARGE_BEATS : THING_BEATS;
}

/** "the horizon , low" where no place was named: blanks and stray commas go. */
export const tidy = (text: string) =>
  text
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.])/g, "$1")
    .trim();

const ONE_OF = /^(one eye|the flank|the head|the surface|the back and head) of \{s\}/;

/** What a frame shows before size, angle and move are settled. */
export interface Chosen {
  shows: string;
  thing: string;
  coverage?: string;
  motion?: string;
  ranks: readonly [SizeRank, SizeRank];
  angle?: string;
}

/** A beat with its slots filled: `turn` takes one of its motions; of several animals it shows a part of one. */
export function written(beat: Beat, subject: Lead | undefined, { at, place }: Scenery, turn: number): Chosen {
  const name = subject?.text ?? "";
  const shows = subject?.kind === "animals" ? beat.shows.replace(ONE_OF, "$1 of one of {s}") : beat.shows;
  const fill = (text: string) =>
    tidy(
      text
        .replace(/\{s\}/g, name)
        .replace(/\{at\}/g, at)
        .replace(/\{place\}/g, place),
    );
  const thing = fill(beat.thing);
  const motion = beat.events[turn % beat.events.length];
  const things = subject?.kind === "thing" && subject.plural;
  return {
    shows: fill(shows),
    thing:
      subject === undefined
        ? tidy(thing.includes(place) ? thing : `${thing} ${at}`)
        : thing.includes(name)
          ? thing
          : `${thing} of ${name}`,
    motion: things ? motion?.replace(/\bit\b/g, "them") : motion,
    ranks: beat.ranks,
    angle: beat.angle,
  };
}
