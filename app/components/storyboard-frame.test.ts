import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type FrameSketch, StoryboardFrame } from "./storyboard-frame";

const sketch: FrameSketch = {
  size: 3,
  angle: "eye",
  arrow: "in",
  figure: "person",
  side: "left",
  backdrop: "land",
  palette: ["oklch(0.25 0.03 250)", "oklch(0.6 0.08 80)", "oklch(0.9 0.03 90)"],
  night: false,
};
const drawn = (change: Partial<FrameSketch>, aspect?: "16:9" | "9:16") =>
  renderToStaticMarkup(
    createElement(StoryboardFrame, { sketch: { ...sketch, ...change }, label: "A sailor", aspect }),
  );

describe("a storyboard frame", () => {
  test("is one image with a text alternative and no stray number", () => {
    for (let size = 1; size <= 9; size++) {
      const svg = drawn({ size });
      expect(svg).toContain('role="img" aria-label="A sailor"');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("draws every size, angle, move and place differently", () => {
    const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((size) => drawn({ size }));
    const angles = (["eye", "low", "ground", "high", "overhead", "dutch"] as const).map((angle) =>
      drawn({ angle }),
    );
    const arrows = (["static", "in", "out", "pan-left", "truck-left", "tilt-up", "rise", "arc"] as const).map(
      (arrow) => drawn({ arrow }),
    );
    const backdrops = (["land", "town", "forest", "room", "water", "space"] as const).map((backdrop) =>
      drawn({ backdrop }),
    );
    for (const set of [sizes, angles, arrows, backdrops]) expect(new Set(set).size).toBe(set.length);
  });

  test("takes any palette, none included, and an upright frame", () => {
    expect(drawn({ palette: [] })).not.toMatch(/NaN|undefined/);
    expect(drawn({}, "9:16")).toContain('viewBox="0 0 180 334"');
    expect(drawn({ palette: ["red"] })).toContain('fill="red"');
  });
});
