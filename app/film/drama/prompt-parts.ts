import { type FaultWords, lint } from "../lint";

/** A part of a clip's prompt: one sentence or more. */
export interface Part {
  readonly name:
    | "opening"
    | "constant"
    | "coverage"
    | "motion"
    | "setting"
    | "light"
    | "look"
    | "palette"
    | "detail"
    | "camera"
    | "ambience"
    | "effect"
    | "motif"
    | "title";
  text: string;
  readonly optional: boolean;
}

/** Parts that give way first where a prompt is too long. */
export const GIVES_WAY: readonly Part["name"][] = [
  "detail",
  "effect",
  "palette",
  "setting",
  "look",
  "light",
  "ambience",
  "coverage",
];

/** Leaves out optional parts that contradict the rest or hold a fault; the user's own words are never at fault here. */
export function withoutFaults(parts: Part[], own: string): Part[] {
  const theirs = own.toLowerCase();
  const mine = (word: FaultWords) => !theirs.includes(word.text.toLowerCase());
  let kept = parts;
  for (let round = 0; round < 4; round++) {
    const faults = lint(kept.map(({ text }) => text).join(" ")).flatMap((finding) =>
      finding.words.filter(mine),
    );
    const at = kept.findLastIndex(
      (each) => each.optional && faults.some((word) => each.text.includes(word.text)),
    );
    if (at < 0) return kept;
    kept = kept.filter((_, index) => index !== at);
  }
  return kept;
}
