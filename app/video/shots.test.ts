import { describe, expect, test } from "vitest";
import { findBoundaries } from "./boundaries";
import type { FrameRow } from "./cut-features";
import { picturePlan } from "./decode.server";
import { inPieces } from "./decoding.server";
import { FrameTimes } from "./frame-times";
import { paceOf } from "./pace";
import { pyramid } from "./pyramid";
import { pictureMotion } from "./registration";
import { ShotFinder } from "./shot-finder";
import { FrameReader } from "./small-frame";
import { formatName } from "./source-facts";

const WIDTH = 128;
const HEIGHT = 72;
const FPS = 25;

/** A scene of its own pattern and colours that drifts slowly. */
function scene(seed: number, at: number): Uint8Array {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const u = x + at * 0.15;
      const pattern =
        Math.sin(u * (0.07 + 0.021 * seed) + seed) +
        Math.sin(y * (0.11 + 0.017 * ((seed * 7) % 5)) - seed) +
        Math.sin((u + y) * 0.05 * (1 + (seed % 3)));
      for (let channel = 0; channel < 3; channel++) {
        rgb[(y * WIDTH + x) * 3 + channel] = 100 + 30 * pattern + 40 * Math.sin(seed * 2.1 + channel * 1.7);
      }
    }
  }
  return rgb;
}

const blend = (one: Uint8Array, other: Uint8Array, share: number) =>
  one.map((value, at) => value * (1 - share) + (other[at] ?? 0) * share);

function rowsOf(frames: readonly Uint8Array[]): FrameRow[] {
  const reader = new FrameReader(WIDTH, HEIGHT);
  let before: ReturnType<typeof pyramid> | undefined;
  return frames.map((rgb) => {
    const summary = reader.read(rgb);
    const now = pyramid(reader.gray, WIDTH, { left: 0, top: 0, width: WIDTH, height: HEIGHT });
    const motion = before && pictureMotion(before, now);
    before = now;
    return { ...summary, motion };
  });
}

const FORM = { fps: FPS, thumbWidth: 32, thumbHeight: 18 };
const take = (seed: number, count: number) => Array.from({ length: count }, (_, at) => scene(seed, at));
const found = (frames: readonly Uint8Array[]) =>
  findBoundaries(rowsOf(frames), FORM, 40).boundaries.map(({ kind, frame }) => [kind, frame]);

// The frames are painted pixel by pixel.
describe("boundaries", { timeout: 60_000 }, () => {
  test("a cut is found on its frame", () => {
    expect(found([...take(1, 40), ...take(2, 40), ...take(4, 40)])).toEqual([
      ["cut", 40],
      ["cut", 80],
    ]);
  });

  test("a flash of two frames, a slow change of exposure and a still scene hold none", () => {
    const flashed = take(1, 60).map((rgb, at) =>
      at === 30 || at === 31 ? rgb.map((v) => 130 + v / 2) : rgb,
    );
    expect(found(flashed)).toEqual([]);
    expect(found(take(2, 60).map((rgb, at) => rgb.map((v) => v * (1 - at * 0.007))))).toEqual([]);
    expect(found(Array.from({ length: 60 }, () => scene(1, 0)))).toEqual([]);
  });

  test("a dissolve and a fade through black are found, named, and placed within their spans", () => {
    const dissolve = Array.from({ length: 20 }, (_, at) =>
      blend(scene(1, 40 + at), scene(2, at), (at + 1) / 21),
    );
    const [one] = findBoundaries(
      rowsOf([...take(1, 40), ...dissolve, ...take(2, 60).slice(20)]),
      FORM,
      40,
    ).boundaries;
    expect(one).toMatchObject({ kind: "dissolve" });
    expect(Math.abs((one?.frame ?? 0) - 50)).toBeLessThanOrEqual(4);
    const fade = Array.from({ length: 30 }, (_, at) =>
      at < 15
        ? scene(1, 40 + at).map((v) => v * (1 - at / 15))
        : scene(2, at).map((v) => (v * (at - 14)) / 16),
    );
    const [other] = findBoundaries(
      rowsOf([...take(1, 40), ...fade, ...take(2, 70).slice(30)]),
      FORM,
      40,
    ).boundaries;
    expect(other).toMatchObject({ kind: "fade-through-black" });
    expect(Math.abs((other?.frame ?? 0) - 55)).toBeLessThanOrEqual(3);
  });

  test("a long film gives the same boundaries piece by piece as at once", () => {
    const scenes = [1, 2, 3, 4, 5].map((seed) =>
      rowsOf([scene(seed - 1 || 5, 89), ...take(seed, 90)]).slice(1),
    );
    const rows = Array.from({ length: 18 }, (_, at) => scenes[at % 5] ?? []).flat();
    const finder = new ShotFinder(FORM);
    const pieces = rows.flatMap((row) => finder.push(row));
    const cuts = [...pieces, ...finder.finish()].map(({ frame }) => frame);
    expect(cuts).toEqual(Array.from({ length: 17 }, (_, at) => (at + 1) * 90));
    expect(pieces.length).toBeGreaterThan(5);
    expect(finder.settled).toBe(rows.length);
  });
});

describe("times", () => {
  const plan = picturePlan({
    ...{ codec: "h264", width: 1920, height: 1080, rotation: 0, pixelAspect: 1, framesPerSecond: 60 },
    stillImage: false,
  });
  const read = (microseconds: readonly number[]) => {
    const times = new FrameTimes(plan);
    const text = microseconds
      .map((pts, at) => `frame:${at}    pts:${pts}   pts_time:${pts / 1e6}\nt=1\n`)
      .join("");
    times.read(text.slice(0, 25));
    times.read(text.slice(25));
    return times;
  };

  test("count from the first frame, and every half second has its candidate", () => {
    const times = read(Array.from({ length: 60 }, (_, at) => 1_000_000 + Math.round((at * 1e6) / 30)));
    expect(times.at(0)).toBe(0);
    expect(times.at(30)).toBeCloseTo(1, 5);
    expect(times.at(60)).toBeCloseTo(2, 5);
    expect(times.candidates()).toEqual([0, 0.5, 1, 1.5].map((time) => expect.closeTo(time, 5)));
    expect(times.rate()).toMatchObject({ value: expect.closeTo(60, 1) });
    expect(times.variable()).toBe(false);
  });

  test("at uneven distances are told", () => {
    expect(read(Array.from({ length: 60 }, (_, at) => at * 40_000 + (at % 3) * 15_000)).variable()).toBe(
      true,
    );
    // One lost frame does not make a film uneven.
    expect(read(Array.from({ length: 60 }, (_, at) => (at + (at > 30 ? 1 : 0)) * 40_000)).variable()).toBe(
      false,
    );
    expect(read([0]).rate()).toEqual({ unknown: "a single frame has no rate" });
  });
});

describe("the plan", () => {
  const stream = {
    codec: "h264",
    rotation: 0,
    pixelAspect: 1,
    framesPerSecond: 25,
    stillImage: false,
  } as const;

  test.each([
    ["a wide film", { width: 1920, height: 1080 }, [1920, 1080, 128, 72]],
    ["a phone held upright", { width: 1920, height: 1080, rotation: 90 as const }, [1080, 1920, 72, 128]],
    ["squeezed pixels", { width: 720, height: 576, pixelAspect: 64 / 45 }, [1024, 576, 128, 72]],
    ["a ribbon", { width: 4096, height: 16 }, [4096, 16, 332, 28]],
  ])("%s", (_, size, [displayWidth, displayHeight, smallWidth, smallHeight]) => {
    expect(picturePlan({ ...stream, ...size })).toMatchObject({
      ...{ displayWidth, displayHeight, smallWidth, smallHeight },
    });
  });

  test("thins out fast films and believes slow ones", () => {
    const rate = (framesPerSecond: number | null) =>
      picturePlan({ ...stream, width: 640, height: 360, framesPerSecond });
    expect(rate(60)).toMatchObject({ step: 2, fps: 30 });
    expect(rate(119.88)).toMatchObject({ step: 4 });
    expect(rate(24)).toMatchObject({ step: 1, fps: 24 });
    expect(rate(null)).toMatchObject({ step: 1, fps: 25 });
  });
});

test("a stream is cut into pieces of one size, wherever its chunks end", () => {
  const pieces: string[] = [];
  const take = inPieces(4, (piece) => pieces.push(piece.toString()));
  for (const chunk of ["ab", "cdefgh", "ijklm", "nop", "q"]) take(Buffer.from(chunk));
  expect(pieces).toEqual(["abcd", "efgh", "ijkl", "mnop"]);
});

test("formats are named within 2 %", () => {
  expect([1920 / 1080, 1080 / 1920, 1920 / 804, 1.5, 1.9].map(formatName)).toEqual([
    ...["16:9", "9:16", "2.39:1", "3:2", null],
  ]);
});

test("pace goes by the average, and the median is given beside it", () => {
  const shots = (sure: number) =>
    [1, 1, 1, 9].map((length, at) => ({
      start: at,
      end: at + length,
      transition: { value: "cut", confidence: sure },
    }));
  // Only the ends and how each begins are read.
  const paceAt = (sure: number) => paceOf(shots(sure) as unknown as Parameters<typeof paceOf>[0], false);
  const pace = paceAt(0.9);
  expect(pace).toMatchObject({
    value: { averageShot: 3, medianShot: 1, word: "moderate", cutsPerMinute: 15 },
  });
  // An average right on a word's bound is a toss-up, however sure the cuts are.
  expect(pace).toMatchObject({ confidence: expect.closeTo(0.45, 2) });
  expect(paceAt(0.6)).toMatchObject({ confidence: expect.closeTo(0.3, 2) });
});
