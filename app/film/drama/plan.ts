import type { Chooser } from "../choice";
import type { Guard } from "../guard";
import { readCameraWords } from "../reading/camera-words";
import type { SizeRank, TimeOfDay } from "../vocabulary/types";
import {
  ANIMAL_BEATS,
  type Beat,
  COVERAGE,
  type Coverage,
  LARGE_BEATS,
  PEOPLE_BEATS,
  PERSON_BEATS,
  PLACE_BEATS,
  ROOM_LIGHT_BEATS,
  SKY_BEATS,
  THING_BEATS,
  VOID_BEATS,
  WEATHER_EVENTS,
} from "./beats";
import { angleFor, type Before, cutFor, moveFor, rankFrom } from "./camera-choice";
import type { IntroMove } from "./camera-moves";
import type { CutKind, IntroStyle } from "./intro-styles";
import type { Location } from "./locations";
import type { Lead, Material } from "./material";
import type { Phase, Slot } from "./structure";

/** What a clip is about: an event of the idea, its lead, another of its things, the place, or light and air. */
export type ShotKind = "event" | "lead" | "other" | "place" | "light";
export type Side = "left" | "centre" | "right";

/** One clip, chosen but not yet written. */
export interface Shot {
  readonly slot: Slot;
  readonly kind: ShotKind;
  /** What the frame holds, or the idea's event in its own words. */
  readonly shows: string;
  readonly thing: string;
  /** How an event is covered; undefined for every other kind. */
  readonly coverage: string | undefined;
  /** The one motion; undefined where the idea's event is the motion. */
  readonly motion: string | undefined;
  readonly rank: SizeRank;
  readonly angle: string;
  /** Undefined where the idea or its elements direct the camera themselves. */
  readonly move: IntroMove | undefined;
  readonly side: Side;
  readonly location: Location | undefined;
  readonly time: TimeOfDay;
  /** How this clip is joined to the next. */
  readonly cut: CutKind | "black" | "end";
}

/** The kinds of clip a part is made of, in turn. */
const PATTERNS: Readonly<Record<Phase, readonly ShotKind[]>> = {
  hook: ["other", "light", "lead"],
  world: ["place", "light", "place", "other", "place", "lead", "light"],
  character: ["lead", "lead", "event", "lead", "other", "lead", "place", "lead"],
  disturbance: ["event", "light", "lead", "event", "other"],
  rising: [
    "event",
    "lead",
    "other",
    "event",
    "place",
    "lead",
    "event",
    "light",
    "lead",
    "event",
    "other",
    "place",
  ],
  peak: ["event", "lead", "event", "other", "lead"],
  title: ["place", "place"],
};

const FACE = /\b(?:face|eyes?)\b/;
const LARGE =
  /\b(?:car|train|ship|boat|truck|plane|city|town|village|castle|tower|lighthouse|house|bridge|mountain|island|planet|rocket|spaceship|station|temple|wall|forest|ocean|sea|desert|building|ruins?|street)s?\b/i;

function beatsOf(lead: Lead): readonly Beat[] {
  if (lead.kind === "person") return PERSON_BEATS;
  if (lead.kind === "people") return PEOPLE_BEATS;
  if (lead.kind === "animal" || lead.kind === "animals") return ANIMAL_BEATS;
  return lead.kind === "place" || LARGE.test(lead.text) ? LARGE_BEATS : THING_BEATS;
}

/** Hands out items in an order of the idea's own, each once before any comes again, the first that fits. */
class Deck<T> {
  private rest: T[] = [];
  private round = -1;

  constructor(
    private readonly items: readonly T[],
    private readonly shuffled: (round: number) => T[],
  ) {}

  /** @returns the first item that fits best, and how many rounds were dealt before */
  deal(...wishes: readonly ((item: T) => boolean)[]): { item: T; round: number } {
    if (this.rest.length === 0) {
      this.round += 1;
      this.rest = this.items.length > 0 ? this.shuffled(this.round) : [];
    }
    const wish = wishes.find((each) => this.rest.some(each));
    const at = Math.max(0, wish ? this.rest.findIndex(wish) : 0);
    const [item] = this.rest.splice(at, 1);
    if (item === undefined) throw new RangeError("an empty deck");
    return { item, round: this.round };
  }
}

/** Which events of the idea each event clip tells: in order, all of them, several in one where clips are few. */
function shareEvents(events: readonly string[], clips: number): string[][] {
  return Array.from({ length: clips }, (_, at) => {
    const from = Math.floor((at * events.length) / clips);
    const to = Math.max(from + 1, Math.floor(((at + 1) * events.length) / clips));
    return events.slice(from, to);
  });
}

function kindsOf(slots: readonly Slot[], material: Material): ShotKind[] {
  const available = (kind: ShotKind): ShotKind =>
    kind === "lead" && !material.lead
      ? material.others.length > 0
        ? "other"
        : "place"
      : kind === "other" && material.others.length === 0
        ? material.lead
          ? "lead"
          : "light"
        : kind;
  const taken = new Map<Phase, number>();
  const kinds = slots.map(({ phase }) => {
    const at = taken.get(phase) ?? 0;
    taken.set(phase, at + 1);
    const pattern = PATTERNS[phase];
    return available(pattern[at % pattern.length] ?? "place");
  });
  // One event seen too often wears out: what is over goes to the lead and to light.
  const most = material.events.length * (slots.length > LONG_INTRO ? 3 : 2);
  for (let over = kinds.filter((kind) => kind === "event").length - most, at = 1; over > 0; at++) {
    const index = kinds.findIndex(
      (kind, place) => kind === "event" && place >= at * 3 && slots[place]?.phase === "rising",
    );
    const next = index < 0 ? kinds.indexOf("event") : index;
    kinds[next] = available(at % 2 === 0 ? "light" : at % 3 === 0 ? "place" : "lead");
    over -= 1;
  }
  // An idea that tells more than its event clips can hold takes over further clips, the last of the rising first.
  for (const wanted of ["rising", "disturbance", "character", "peak", "world", "hook"] as const) {
    for (let at = slots.length - 1; at >= 0; at--) {
      if (kinds.filter((kind) => kind === "event").length >= material.events.length) return kinds;
      if (slots[at]?.phase === wanted) kinds[at] = "event";
    }
  }
  return kinds;
}

/** Scenes from which on an event may be covered three times. */
const LONG_INTRO = 20;

const SIDES: readonly Side[] = ["left", "right", "centre"];

/** Chooses what every clip shows and how, from hook to title. */
export function planShots(
  material: Material,
  style: IntroStyle,
  slots: readonly Slot[],
  choose: Chooser,
  guard: Guard,
): Shot[] {
  const { brief, lead, others } = material;
  const kinds = kindsOf(slots, material);
  const eventClips = kinds.filter((kind) => kind === "event").length;
  const shared = shareEvents(material.events, eventClips);
  const living = lead !== undefined && lead.kind !== "thing" && lead.kind !== "place";
  const deckOf = <T>(name: string, items: readonly T[]) =>
    new Deck(items, (round) => choose.order(`${name}/${round}`, items));
  const weather = WEATHER_EVENTS[brief.weather ?? ""] ?? [];
  const admitted = (beat: Beat) => guard.admits(beat.shows.replace(/\{\w+\}/g, "it"));
  const decks = {
    lead: deckOf("lead", lead ? beatsOf(lead).filter(admitted) : []),
    other: deckOf(
      "other",
      others.flatMap((other) =>
        beatsOf(other)
          .filter(admitted)
          .map((beat) => ({ other, beat })),
      ),
    ),
    place: deckOf("place", PLACE_BEATS.filter(admitted)),
    sky: deckOf("sky", SKY_BEATS.filter(admitted)),
    void: deckOf("void", VOID_BEATS),
    roomLight: deckOf("room-light", ROOM_LIGHT_BEATS.filter(admitted)),
    coverage: deckOf(
      "coverage",
      COVERAGE.filter((each) => each.needs !== "living" || living),
    ),
    weather: deckOf("weather", weather),
  };
  const otherTurns = new Map<string, number>();
  let told = 0;
  let before: Before | undefined;
  return slots.map((slot, at): Shot => {
    const kind = kinds[at] ?? "place";
    const opening = slot.phase === "hook" || slot.progress === 0;
    const prefer: "close" | "wide" =
      slot.phase === "title" || slot.phase === "world"
        ? "wide"
        : slot.phase === "hook"
          ? style.opensOn
          : slot.phase === "peak" || (slot.phase === "rising" && slot.progress > 0.5)
            ? "close"
            : opening
              ? style.opensOn
              : at % 2 === 0
                ? "close"
                : "wide";
    const far = (ranks: readonly [SizeRank, SizeRank]) =>
      before === undefined || Math.abs(ranks[0] - before.rank) >= 2 || Math.abs(ranks[1] - before.rank) >= 2;
    const suits = (beat: Beat) =>
      far(beat.ranks) && (prefer === "close" ? beat.ranks[1] >= 5 : beat.ranks[0] <= 4);
    const mayShowFace =
      slot.phase !== "hook" && !(slot.phase === "character" && slot.progress < 0.6) && slot.phase !== "world";
    const location = material.locations[Math.floor((at / slots.length) * material.locations.length)];
    const scenery = sceneryOf(material, location);
    const boundless = /^(?:space|underwater)$/.test(location?.setting.place ?? brief.place ?? "");
    const open = isOpen(material, location);

    let chosen: Chosen;
    if (slot.phase === "title") {
      const small =
        slot.progress > 0 ? ", left alone" : lead && living ? `, ${lead.text} small at the far end` : "";
      chosen = {
        shows: `the whole of ${scenery.place}${small}`,
        thing: `the whole of ${scenery.place}`,
        coverage: undefined,
        motion: choose.pick(
          "title",
          [
            "light withdraws until only its outline is left",
            "the light dims by a stop and holds",
            "shade spreads from the edges and stops short of the middle",
          ],
          at,
        ),
        ranks: slot.progress > 0 ? [2, 2] : [1, 1],
      };
    } else if (kind === "event") {
      const events = shared[told] ?? material.events.slice(-1);
      told += 1;
      const { item } = decks.coverage.deal(
        (each: Coverage) => far(each.ranks) && (mayShowFace || !FACE.test(each.thing)),
        (each: Coverage) => mayShowFace || !FACE.test(each.thing),
      );
      chosen = {
        shows: events.join(". "),
        thing:
          lead === undefined
            ? item.thing
            : item.needs
              ? `${item.thing} of ${lead.text}`
              : `${lead.text} in the action`,
        coverage: item.how,
        ranks: item.ranks,
        angle: item.angle,
      };
    } else if (kind === "other") {
      const fewest = Math.min(...others.map((each) => otherTurns.get(each.text) ?? 0));
      const due = ({ other }: { other: Lead }) => (otherTurns.get(other.text) ?? 0) === fewest;
      const { item, round } = decks.other.deal((each) => due(each) && suits(each.beat), due);
      otherTurns.set(item.other.text, (otherTurns.get(item.other.text) ?? 0) + 1);
      const several = item.other.kind === "animals";
      chosen = written(item.beat, item.other.text, scenery, round + at, several);
    } else if (kind === "lead" && lead) {
      const { item, round } = decks.lead.deal(
        (beat) => suits(beat) && (mayShowFace || !FACE.test(beat.thing)),
        (beat) => far(beat.ranks) && (mayShowFace || !FACE.test(beat.thing)),
        (beat) => mayShowFace || !FACE.test(beat.thing),
      );
      chosen = written(item, lead.text, scenery, round + at, lead.kind === "animals");
    } else {
      const deck = boundless
        ? decks.void
        : kind === "place"
          ? decks.place
          : open
            ? decks.sky
            : decks.roomLight;
      const { item, round } = deck.deal(suits, (beat) => far(beat.ranks));
      chosen = written(item, undefined, scenery, round + at);
      if (weather.length > 0 && open && chosen.ranks[0] <= 4 && choose.chance(`weather/${at}`) < 0.7)
        chosen.motion = decks.weather.deal().item;
    }

    const rank = rankFrom(chosen.ranks, before, prefer);
    const angle = chosen.angle ?? angleFor(style, rank, before, at);
    const matched = before?.cut;
    const side: Side =
      angle === "frontal" || slot.phase === "title"
        ? "centre"
        : matched === "position" && before
          ? before.side
          : (SIDES.filter((each) => each !== before?.side)[Math.floor(choose.chance(`side/${at}`) * 2)] ??
            "left");
    const ownCamera = readCameraWords(`${chosen.shows}. ${material.elements}`).some((word) =>
      /^(?:move|static|effect)$/.test(word.kind),
    );
    const move = ownCamera
      ? undefined
      : moveFor({ style, rank, angle, kind, before, at, guard, outdoor: open, choose });
    const next = slots[at + 1];
    const cut: Shot["cut"] =
      next === undefined
        ? "end"
        : next.phase === "title" && slot.phase !== "title"
          ? "black"
          : cutFor(style, slot, next, {
              kind,
              nextKind: kinds[at + 1] ?? "place",
              sameEvent: shared[told - 1]?.[0] === shared[told]?.[0],
              move,
              at,
            });
    before = { rank, angle, move, side, cut };
    const { shows, thing, coverage, motion } = chosen;
    return {
      slot,
      kind,
      shows: tidy(shows),
      thing,
      coverage,
      motion,
      rank,
      angle,
      move,
      side,
      location,
      time: hourOf(material, style, at / slots.length),
      cut,
    };
  });
}

/** "the horizon , low" where no place was named: blanks and stray commas go. */
const tidy = (text: string) =>
  text
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.])/g, "$1")
    .trim();

const ONE_OF = /^(one eye|the flank|the head|the surface|the back and head) of \{s\}/;

/** What a frame shows before size, angle and move are settled. */
interface Chosen {
  shows: string;
  thing: string;
  coverage?: string;
  motion?: string;
  ranks: readonly [SizeRank, SizeRank];
  angle?: string;
}

function written(
  beat: Beat,
  subject: string | undefined,
  { at, place }: { at: string; place: string },
  turn: number,
  several = false,
): Chosen {
  // Of several, a close frame holds a part of one.
  const shows = several ? beat.shows.replace(ONE_OF, "$1 of one of {s}") : beat.shows;
  const fill = (text: string) =>
    tidy(
      text
        .replace(/\{s\}/g, subject ?? "")
        .replace(/\{at\}/g, at)
        .replace(/\{place\}/g, place),
    );
  const thing = fill(beat.thing);
  return {
    shows: fill(shows),
    thing:
      subject === undefined
        ? tidy(thing.includes(place) ? thing : `${thing} ${at}`)
        : thing.includes(subject)
          ? thing
          : `${thing} of ${subject}`,
    motion: beat.events[turn % beat.events.length],
    ranks: beat.ranks,
    angle: beat.angle,
  };
}

/** The place by name and with its place word, as beats speak of it. */
function sceneryOf({ brief }: Material, location: Location | undefined): { at: string; place: string } {
  if (location) return { at: location.at, place: location.name };
  if (brief.place === "space") return { at: "in open space", place: "open space" };
  if (brief.place === "underwater") return { at: "in the deep water", place: "the deep water" };
  return { at: "", place: "the place" };
}

/** Whether a clip plays under the open sky: unsaid counts as open, since most light is. */
function isOpen({ brief }: Material, location: Location | undefined): boolean {
  return (location?.setting.place ?? brief.place ?? "outdoor") === "outdoor";
}

function hourOf(material: Material, style: IntroStyle, progress: number): TimeOfDay {
  const { brief } = material;
  if (brief.time !== undefined) return brief.changes ? "any" : brief.time;
  if (brief.place === "space" || brief.place === "underwater" || brief.changes || brief.namesLight)
    return "any";
  return style.hours[Math.min(style.hours.length - 1, Math.floor(progress * style.hours.length))] ?? "any";
}
