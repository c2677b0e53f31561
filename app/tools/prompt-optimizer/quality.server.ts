import { lint } from "~/film/lint";
import { namedSlots, SLOTS } from "~/film/revision/slots";

const NEEDED = SLOTS.filter((slot) => slot !== "format" && slot !== "exposure");

/** How good a prompt is, 0 to 100: what it names, less its faults. */
export function qualityOf(prompt: string): number {
  const named = namedSlots(prompt);
  const share = NEEDED.filter((slot) => named[slot].length > 0).length / NEEDED.length;
  const faults = lint(prompt).reduce((sum, { severity }) => sum + (severity === "contradiction" ? 15 : 5), 0);
  return Math.max(0, Math.min(98, Math.round(25 + 75 * share - faults)));
}
