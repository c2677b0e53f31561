import { describe, expect, test } from "vitest";
import { VEO } from "../veo";
import { partIntoSlots } from "./structure";

/** Seconds and the scenes the product promises for them. */
const LENGTHS = [
  [30, 3, 4],
  [60, 7, 8],
  [90, 11, 12],
  [120, 15, 15],
  [180, 22, 23],
  [240, 30, 30],
  [300, 37, 38],
] as const;

describe("the clips of an intro", () => {
  test.each(LENGTHS)(
    "%i s: they add up exactly, each a length the generator renders",
    (seconds, fewest, most) => {
      const slots = partIntoSlots(seconds);
      expect(slots.length).toBeGreaterThanOrEqual(fewest);
      expect(slots.length).toBeLessThanOrEqual(most);
      expect(slots.reduce((sum, slot) => sum + slot.seconds, 0)).toBe(seconds);
      for (const [at, slot] of slots.entries()) {
        expect(VEO.durations).toContain(slot.seconds);
        expect(slot.number).toBe(at + 1);
        expect(slot.start).toBe(slots.slice(0, at).reduce((sum, each) => sum + each.seconds, 0));
      }
    },
  );

  test.each(LENGTHS)("%i s: it opens on a hook and closes on the title, in dramatic order", (seconds) => {
    const phases = partIntoSlots(seconds).map(({ phase }) => phase);
    expect(phases[0]).toBe("hook");
    expect(phases.at(-1)).toBe("title");
    const order = [...new Set(phases)];
    expect(order).toEqual(
      ["hook", "world", "character", "disturbance", "rising", "peak", "title"].filter((each) =>
        order.some((phase) => phase === each),
      ),
    );
    if (seconds >= 60) expect(order).toHaveLength(7);
  });

  test("a length that no clips add up to is refused", () => {
    expect(() => partIntoSlots(61)).toThrow(RangeError);
  });
});
