import type { Span } from "./reading";

export const SLOT_IDS = [
  "subject",
  "action",
  "setting",
  "framing",
  "cameraMovement",
  "lens",
  "lighting",
  "palette",
  "sound",
  "dialogue",
] as const;
/** The ten things a prompt can say of a shot. */
export type SlotId = (typeof SLOT_IDS)[number];

/** What one slot says twice over, so that one of the two cannot be followed: two shot sizes, two camera moves. */
export interface Excess {
  /** "two shot sizes", "several camera moves", … */
  readonly kind: string;
  /** Share of the slot's points that it costs, 0 to 1. */
  readonly cost: number;
  readonly words: readonly Span[];
  readonly because: string;
  readonly fix: string;
}

/** What a prompt says in one slot. */
export interface SlotReading {
  /** 0 to 1: how specifically the slot is filled. */
  readonly share: number;
  /** The words it was found in. */
  readonly found: readonly Span[];
  /** What is still open, a sentence; undefined where nothing is. */
  readonly open: string | undefined;
  /** A named fault beside what the slot says. More that is said never lowers the share itself. */
  readonly excess?: Excess;
}

/** Builds a slot's reading; the share is held between 0 and 1 and rounded to the hundredth. */
export function slot(share: number, found: readonly Span[], open?: string): SlotReading {
  const held = Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
  return { share: held, found, open: held >= 1 ? undefined : open };
}

/** The reading with what it says too much. */
export const withExcess = (reading: SlotReading, excess: Excess): SlotReading => ({ ...reading, excess });
