import { bars } from "../vocabulary/fit";
import type { TimeOfDay } from "../vocabulary/types";
import type { Phase } from "./structure";

/** How an intro of a kind looks, sounds and is cut. */
export interface IntroStyle {
  readonly id: string;
  readonly label: string;
  /** What to read the idea with, where the style is a medium or an era of its own; empty where it is neither. */
  readonly reads: string;
  /** The picture's treatment, one line each, the first the commonest. */
  readonly looks: readonly string[];
  /** The hours the intro passes through where the idea names none. */
  readonly hours: readonly TimeOfDay[];
  /** The instrument of the motif, and how the motif grows from the hook to the title. */
  readonly motif: {
    readonly instrument: string;
    readonly stages: Readonly<Record<Phase, readonly string[]>>;
  };
  /** Sizes it likes to open a part with. */
  readonly opensOn: "close" | "wide";
  readonly angles: readonly string[];
  readonly moves: readonly string[];
  /** Ways to cut, the most typical first. */
  readonly cuts: readonly CutKind[];
  /** What the last frame keeps free for a title that is set in the edit. */
  readonly title: string;
  readonly note: string;
}

export type CutKind =
  | "action"
  | "position"
  | "motion"
  | "colour"
  | "light"
  | "dissolve"
  | "smash"
  | "sound"
  | "size";

/** Seven rows, one for each part of an intro from hook to title: how the motif sounds there. */
export const stages = (text: string): Readonly<Record<Phase, readonly string[]>> => {
  const [hook, world, character, disturbance, rising, peak, title] = text
    .trim()
    .split("\n")
    .map((line) => bars(line));
  const some = (found: readonly string[] | undefined) => found ?? [];
  return {
    hook: some(hook),
    world: some(world),
    character: some(character),
    disturbance: some(disturbance),
    rising: some(rising),
    peak: some(peak),
    title: some(title),
  };
};
