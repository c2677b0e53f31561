import { describe, expect, test } from "vitest";
import { cameraOf } from "./camera";
import { awayFromBound, ofLooks, timesApart } from "./confidence";
import { blackAndWhite, lightConfidence, lightOf } from "./light";
import { MatteWatch } from "./mattes";
import { toOklab } from "./oklab";
import { paletteOf, servedShare } from "./palette";
import type { PictureMotion } from "./registration";

const sureOf = (measurement: { confidence: number } | { unknown: string }) =>
  "confidence" in measurement ? measurement.confidence : Number.NaN;

describe("a confidence", () => {
  test("is a toss-up at the bound and grows with the distance, never to certainty", () => {
    expect(awayFromBound(0, 3)).toBe(0.5);
    expect(awayFromBound(3, 3)).toBeCloseTo(5 / 6, 2);
    expect(awayFromBound(-3, 3)).toBe(awayFromBound(3, 3));
    expect(awayFromBound(1000, 3)).toBe(0.99);
    expect([ofLooks(0, 2), ofLooks(2, 2), ofLooks(1e9, 2)]).toEqual([0, 0.5, 0.99]);
    expect(timesApart(2, 1)).toBeCloseTo(timesApart(0.5, 1), 5);
    expect(timesApart(0, 0.02)).toBeGreaterThan(5);
  });

  test("in a camera move sinks where its speed comes near the bound, and with frames that tell nothing", () => {
    const pan = (speed: number, plain = 0): PictureMotion[] =>
      Array.from({ length: 50 }, (_, at) => ({
        ...{ x: -speed / 25, y: 0, scale: 0, turn: 0, fitting: 1, residual: 1, subject: 0 },
        texture: at < plain ? 0 : 100,
      }));
    const sure = (speed: number, plain = 0) => sureOf(cameraOf(pan(speed, plain), 25));
    expect(sure(0.1)).toBeGreaterThan(0.9);
    expect(sure(0.021)).toBeLessThan(0.7);
    expect(sure(0.019)).toBeLessThan(0.7);
    expect(sure(0.001)).toBeGreaterThan(0.9);
    expect(sure(0.1, 25)).toBeLessThan(0.55);
  });

  test("in light and colour sinks near the words' bounds, and where five colours do not stand for the picture", () => {
    const grey = (level: number) => [{ colour: toOklab(level, level, level), weight: 1 }];
    const sure = (level: number) => lightConfidence(lightOf(grey(level)));
    const levels = Array.from({ length: 200 }, (_, at) => at + 30);
    const nearest = levels.reduce((best, level) => (sure(level) < sure(best) ? level : best), 128);
    const { lightness } = lightOf(grey(nearest));
    expect(Math.min(...[0.33, 0.45, 0.62, 0.75].map((bound) => Math.abs(lightness - bound)))).toBeLessThan(
      0.01,
    );
    const tinted = (blue: number) => sureOf(blackAndWhite([{ colour: toOklab(128, 128, blue), weight: 1 }]));
    expect(tinted(128)).toBeGreaterThan(0.95);
    expect(tinted(250)).toBeGreaterThan(0.95);
    expect(Math.min(...Array.from({ length: 40 }, (_, at) => tinted(128 + at)))).toBeLessThan(0.6);
    const colours = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        colour: toOklab((at * 97) % 256, (at * 53) % 256, (at * 29) % 256),
        weight: 1 / count,
      }));
    expect(servedShare(colours(4), paletteOf(colours(4)))).toBeCloseTo(1, 5);
    expect(servedShare(colours(60), paletteOf(colours(60)))).toBeLessThan(0.8);
  });

  test("in black bars grows with the looks, and sinks where their edge is nearly as bright as a picture", () => {
    const watch = (looks: number, bar: number) => {
      const mattes = new MatteWatch(64, 36);
      const gray = Float32Array.from({ length: 64 * 36 }, (_, at) =>
        at < 64 * 5 || at >= 64 * 31 ? bar : 120,
      );
      for (let look = 0; look < looks; look++) mattes.add(gray);
      return mattes.confidence();
    };
    expect(watch(20, 2)).toBeGreaterThan(watch(1, 2));
    expect(watch(20, 2)).toBeGreaterThan(watch(20, 25));
  });
});
