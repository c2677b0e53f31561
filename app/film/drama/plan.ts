import type { Chooser } from "../choice";
import type { Guard } from "../guard";
import { readCameraWords } from "../reading/camera-words";
import type { SizeRank, TimeOfDay } from "../vocabulary/types";
import { beatsOf, type Chosen, tidy, written } from "./beat-choice";
import {
  type Beat,
  COVERAGE,
  type Coverage,
  PLACE_BEATS,
  ROOM_LIGHT_BEATS,
  SKY_BEATS,
  VOID_BEATS,
  WEATHER_EVENTS,
} from "./beats";
import { angleFor, type Before, cutFor, moveFor, rankFrom } from "./camera-choice";
import type { IntroMove } from "./camera-moves";
import { Deck } from "./deck";
import type { CutKind, IntroStyle } from "./intro-style";
import type { Location } from "./locations";
import type { Lead, Material } from "./material";
import { hourOf, isOpen, locationOf, sceneryOf } from "./scenery";
import { kindsOf, type ShotKind, shareEvents } from "./shot-kinds";
import type { Slot } from "./structure";

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

const FACE = /\b(?:face|eyes?)\b/;
/** Of several, a frame holds their faces. */
const ofSeveral = (text: string) => text.replace(/\bthe face\b/, "the faces");

/** Views that only open country gives. */
const OPEN_VIEW = /\bhorizon\b|\bsky\b|laid out below|one half of the frame open|the layers of/;

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
  const several = lead !== undefined && (lead.plural || lead.kind === "people");
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
  // The same view of two people reads as a slip: a beat comes back only where none is left.
  const seen = new Set<string>();
  const unseen = (beat: Beat) => !seen.has(beat.thing);
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
    const location =
      slot.phase === "title" ? material.locations.at(-1) : locationOf(material, kinds, shared, at);
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
              ? `${several ? ofSeveral(item.thing) : item.thing} of ${lead.text}`
              : living
                ? `${lead.text} in motion`
                : lead.text,
        coverage: several ? ofSeveral(item.how) : item.how,
        ranks: item.ranks,
        angle: item.angle,
      };
    } else if (kind === "other") {
      const fewest = Math.min(...others.map((each) => otherTurns.get(each.text) ?? 0));
      const due = ({ other }: { other: Lead }) => (otherTurns.get(other.text) ?? 0) === fewest;
      const { item, round } = decks.other.deal(
        (each) => due(each) && suits(each.beat) && unseen(each.beat),
        (each) => due(each) && unseen(each.beat),
        (each) => due(each) && suits(each.beat),
        due,
      );
      seen.add(item.beat.thing);
      otherTurns.set(item.other.text, (otherTurns.get(item.other.text) ?? 0) + 1);
      chosen = written(item.beat, item.other, scenery, round + at);
    } else if (kind === "lead" && lead) {
      const { item, round } = decks.lead.deal(
        (beat) => unseen(beat) && suits(beat) && (mayShowFace || !FACE.test(beat.thing)),
        (beat) => unseen(beat) && far(beat.ranks) && (mayShowFace || !FACE.test(beat.thing)),
        (beat) => suits(beat) && (mayShowFace || !FACE.test(beat.thing)),
        (beat) => far(beat.ranks) && (mayShowFace || !FACE.test(beat.thing)),
        (beat) => mayShowFace || !FACE.test(beat.thing),
      );
      seen.add(item.thing);
      chosen = written(item, lead, scenery, round + at);
    } else {
      const deck = boundless
        ? decks.void
        : kind === "place"
          ? decks.place
          : open
            ? decks.sky
            : decks.roomLight;
      const fits = (beat: Beat) => open || !OPEN_VIEW.test(beat.shows);
      const { item, round } = deck.deal(
        (beat) => fits(beat) && suits(beat),
        (beat) => fits(beat) && far(beat.ranks),
        fits,
      );
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
