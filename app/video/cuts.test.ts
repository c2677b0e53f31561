import { describe, expect, test } from "vitest";
import { findBoundaries } from "./boundaries";
import type { FrameRow } from "./cut-features";
import { pyramid } from "./pyramid";
import { pictureMotion } from "./registration";
import { FrameReader } from "./small-frame";

const WIDTH = 128;
const HEIGHT = 72;
const FPS = 25;
const CROP = { left: 0, top: 0, width: WIDTH, height: HEIGHT };

/** What a camera sees that stands so many frame widths to the right of a place's middle. */
function view(place: number, x: number): Uint8Array {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let row = 0, p = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const [u, v] = [column / WIDTH + x, row / WIDTH];
      for (let channel = 0; channel < 3; channel++, p++) {
        const wave = (k: number) =>
          Math.sin((u * 5.3 + place) * k + channel) * Math.cos(v * 7.1 * k + place * 2.3 + channel * k);
        rgb[p] = 128 + 34 * wave(1) + 30 * wave(2.7) + 24 * wave(6.1);
      }
    }
  }
  return rgb;
}

function rowsOf(frames: readonly Uint8Array[]): FrameRow[] {
  const reader = new FrameReader(WIDTH, HEIGHT);
  let before: ReturnType<typeof pyramid> | undefined;
  return frames.map((frame) => {
    const summary = reader.read(frame);
    const now = pyramid(reader.gray, WIDTH, CROP);
    const motion = before && pictureMotion(before, now);
    before = now;
    return { ...summary, motion };
  });
}

const found = (frames: readonly Uint8Array[]) =>
  findBoundaries(rowsOf(frames), { fps: FPS, thumbWidth: 32, thumbHeight: 18 }, 40).boundaries.map(
    ({ kind, frame }) => [kind, frame],
  );

const frames = (count: number, frame: (at: number) => Uint8Array) =>
  Array.from({ length: count }, (_, at) => frame(at));

describe("a camera that is swung round", () => {
  /** Two frame widths, most of it in a few frames: the fastest takes 0.45 of a width. */
  const swung = (at: number) => 2 / (1 + Math.exp(-(at - 20) / 1.1));

  test("is followed up to half a frame's width a frame", () => {
    for (const shift of [0.12, 0.3, 0.42, -0.47]) {
      const [, row] = rowsOf([view(3, 0), view(3, shift)]);
      expect(row?.motion?.x).toBeCloseTo(-shift, 1);
      expect(row?.motion?.residual).toBeLessThan(6);
    }
  });

  test("makes no cut, and hides none that stands beside it", () => {
    const whip = frames(40, (at) => view(3, swung(at)));
    expect(found(whip)).toEqual([]);
    expect(found([...whip, ...frames(30, () => view(11, 0))])).toEqual([["cut", 40]]);
  });

  test("is no reason to take another place for a far shift: nothing there is explained by one", () => {
    for (const place of [7, 11, 19]) {
      expect(found([...frames(20, () => view(3, 0)), ...frames(20, () => view(place, 0))])).toEqual([
        ["cut", 20],
      ]);
    }
  });
});

describe("a film of 10 frames a second in one of 25", () => {
  const doubled = (place: number, pace: number) => (at: number) => view(place, pace * Math.floor(at / 2.5));

  test("jumps, but does not cut", () => {
    // A tenth of the frame's width at each picture of its own.
    expect(found(frames(60, doubled(3, 0.1)))).toEqual([]);
  });

  test("may be swung round faster than its pictures can follow", () => {
    // Two or three widths, about one of them from one picture to the next: what lies between was never seen.
    const swung = (at: number, far: number, sudden: number) =>
      far / (1 + Math.exp(-(Math.floor(at / 2.5) - 10) / sudden));
    for (const [place, far, sudden] of [
      [3, 2, 0.6],
      [7, 3, 0.45],
      [11, 3, 0.5],
      [19, 2.5, 0.8],
    ] as const) {
      const film = found(frames(50, (at) => view(place, swung(at, far, sudden))));
      expect(film.filter(([kind]) => kind === "cut")).toEqual([]);
    }
  });

  test("is cut where it is cut", () => {
    expect(found([...frames(40, doubled(3, 0.05)), ...frames(40, doubled(11, 0.05))])).toEqual([["cut", 40]]);
  });
});

test("a thing that passes through the picture is no cut", () => {
  const passed = (at: number) => {
    const rgb = view(3, 0.002 * at);
    const left = Math.round((-0.7 + (at - 20) * 0.3) * WIDTH);
    for (let row = 8; row < HEIGHT; row++) {
      for (let column = Math.max(0, left); column < Math.min(WIDTH, left + 0.7 * WIDTH); column++) {
        rgb.fill(240, (row * WIDTH + column) * 3, (row * WIDTH + column) * 3 + 3);
      }
    }
    return rgb;
  };
  expect(found(frames(50, passed))).toEqual([]);
});

test("shots of a few frames in which nothing moves are cut all the same", () => {
  const still = [3, 11, 19, 7].flatMap((place) => frames(6, () => view(place, 0)));
  expect(found([...frames(20, () => view(23, 0)), ...still]).map(([, frame]) => frame)).toEqual([
    20, 26, 32, 38,
  ]);
});
