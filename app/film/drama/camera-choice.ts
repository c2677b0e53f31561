import type { Chooser } from "../choice";
import type { Guard } from "../guard";
import type { SizeRank } from "../vocabulary/types";
import { INTRO_MOVES, type IntroMove } from "./camera-moves";
import type { CutKind, IntroStyle } from "./intro-style";
import type { Shot, Side } from "./plan";
import type { ShotKind } from "./shot-kinds";
import type { Slot } from "./structure";

/** What of the clip before decides about the next. */
export interface Before {
  readonly rank: SizeRank;
  readonly angle: string;
  readonly move: IntroMove | undefined;
  readonly side: Side;
  readonly cut: Shot["cut"];
}

/** Chooses a size within a beat's range, two steps from the clip before where that is possible. */
export function rankFrom(
  [low, high]: readonly [SizeRank, SizeRank],
  before: Before | undefined,
  prefer: "close" | "wide",
): SizeRank {
  const span = Array.from({ length: high - low + 1 }, (_, at) => (low + at) as SizeRank);
  const ordered = prefer === "close" ? [...span].reverse() : span;
  const away = (steps: number) =>
    ordered.find((rank) => before === undefined || Math.abs(rank - before.rank) >= steps);
  return away(2) ?? away(1) ?? low;
}

/** An angle of the style that is not the one before and that suits the size. */
export function angleFor(style: IntroStyle, rank: SizeRank, before: Before | undefined, at: number): string {
  const fits = style.angles.filter(
    (angle) =>
      angle !== before?.angle &&
      !(angle === "ground-level" && rank >= 6) &&
      !(angle === "dutch" && rank < 3) &&
      !(angle === "hip-level" && (rank < 4 || rank > 6)) &&
      !(angle === "shoulder-level" && (rank < 4 || rank > 6)),
  );
  return fits[at % Math.max(1, fits.length)] ?? "eye-level";
}

/** Moves that read from straight overhead. */
const FROM_OVERHEAD = new Set(["static", "slow-dolly-in", "dolly-out", "zoom-in", "zoom-out"]);

/** A camera move that the frame allows: the one a motion match carries on, else a fresh one the style likes. */
export function moveFor({
  style,
  rank,
  angle,
  kind,
  before,
  at,
  guard,
  outdoor,
  choose,
}: {
  style: IntroStyle;
  rank: SizeRank;
  angle: string;
  kind: ShotKind;
  before: Before | undefined;
  at: number;
  guard: Guard;
  outdoor: boolean;
  choose: Chooser;
}): IntroMove | undefined {
  const possible = INTRO_MOVES.filter(
    (move) =>
      rank >= move.ranks[0] &&
      rank <= move.ranks[1] &&
      !(move.needs === "outdoor" && !outdoor) &&
      !(move.needs === "lead" && kind !== "lead" && kind !== "event") &&
      !(angle === "overhead" && !FROM_OVERHEAD.has(move.id)) &&
      !(/^tilt|crane/.test(move.id) && /^(?:overhead|high)$/.test(angle)) &&
      move.names.some((name) => guard.admits(name)),
  );
  if (before?.cut === "motion" && before.move?.drift) {
    const drift = before.move.drift;
    const carried = possible.find((move) => move.drift === drift);
    if (carried) return carried;
  }
  const liked = style.moves
    .map((id) => possible.find((move) => move.id === id))
    .filter((move): move is IntroMove => move !== undefined);
  const turned = [
    ...liked.slice(at % Math.max(1, liked.length)),
    ...liked.slice(0, at % Math.max(1, liked.length)),
  ];
  const fresh = (move: IntroMove) =>
    move.id !== before?.move?.id && (move.drift === undefined || move.drift !== before?.move?.drift);
  return turned.find(fresh) ?? choose.order(`move/${at}`, possible).find(fresh) ?? possible[0];
}

/** How a clip is cut to the next: on action within an event, with weight between parts, else by the style's own ways. */
export function cutFor(
  style: IntroStyle,
  slot: Slot,
  next: Slot,
  {
    kind,
    nextKind,
    sameEvent,
    move,
    at,
  }: { kind: ShotKind; nextKind: ShotKind; sameEvent: boolean; move: IntroMove | undefined; at: number },
): CutKind {
  if (kind === "event" && nextKind === "event" && sameEvent) return "action";
  if (slot.phase !== next.phase) {
    if (next.phase === "disturbance" || next.phase === "peak")
      return style.cuts.includes("smash") ? "smash" : "sound";
    if (next.phase === "world" || next.phase === "character")
      return style.cuts.includes("dissolve") ? "dissolve" : "light";
  }
  const possible = style.cuts.filter(
    (cut) => cut !== "action" && cut !== "smash" && !(cut === "motion" && move?.drift === undefined),
  );
  return possible[at % Math.max(1, possible.length)] ?? "position";
}
