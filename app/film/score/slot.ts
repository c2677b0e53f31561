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

/** What a prompt says in one slot. */
export interface SlotReading {
  /** 0 to 1: how specifically the slot is filled. */
  readonly share: number;
  /** The words it was found in. */
  readonly found: readonly Span[];
  /** What is still open, a sentence; undefined where nothing is. */
  readonly open: string | undefined;
}

/** Builds a slot's reading; the share is held between 0 and 1 and rounded to the hundredth. */
export function slot(share: number, found: readonly Span[], open?: string): SlotReading {
  const held = Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
  return { share: held, found, open: held >= 1 ? undefined : open };
}
