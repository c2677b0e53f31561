import { describe, expect, test } from "vitest";
import { figureOf, paletteOf, readFrame } from "./frame-sketch";

describe("a shot read as a frame", () => {
  test("takes size, angle and move from the camera's words, and the place from the heading", () => {
    expect(
      readFrame({
        camera: "Close-up, low angle. Slow truck left on a slider.",
        shows: "the face of the lighthouse keeper",
        where: "EXT. HARBOUR – NIGHT",
        colours: "Close-up, low angle, right third: teal and amber palette",
      }),
    ).toMatchObject({
      size: 7,
      angle: "low",
      arrow: "truck-left",
      figure: "person",
      side: "right",
      backdrop: "water",
      night: true,
    });
  });

  test("draws what it cannot read at eye level, in the middle, without a move", () => {
    expect(readFrame({ camera: "", shows: "", where: "", colours: "" })).toMatchObject({
      size: 5,
      angle: "eye",
      arrow: "static",
      side: "centre",
    });
  });

  test.each([
    ["the lighthouse keeper", "person"],
    ["the hands of the keeper", "hand"],
    ["two wolves in the snow", "quadruped"],
    ["an eagle over the bay", "bird"],
    ["the old ferry", "boat"],
    ["the convertible", "vehicle"],
    ["the sky in two thirds of the frame", "place"],
    ["the soldiers", "group"],
    ["a lighthouse in fog", "tower"],
    ["the glass skyscraper", "tower"],
    ["an old farmhouse", "building"],
    ["the bottle", "object"],
    ["how a bicycle gear works", "object"],
  ])("knows a figure for %s", (shows, figure) => {
    expect(figureOf(shows)).toBe(figure);
  });

  test("prefers the colours a text states as its palette to those of its things", () => {
    const stated = paletteOf("A man in a yellow coat. Teal and black palette.", false);
    expect(stated.join(" ")).not.toBe(paletteOf("A man in a yellow coat.", false).join(" "));
    expect(paletteOf("nothing here", true).length).toBeGreaterThanOrEqual(3);
    const lightness = stated.map((each) => Number(/oklch\(([\d.]+)/.exec(each)?.[1]));
    expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
  });
});
