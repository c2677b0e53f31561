import { describe, expect, test } from "vitest";
import { cameraOf } from "./camera";
import { CaptionWatch } from "./captions";
import type { Measurement } from "./facts";
import { blackAndWhite, lightOf } from "./light";
import { MatteWatch } from "./mattes";
import { toHex, toOklab } from "./oklab";
import { paletteOf } from "./palette";
import { ColourTally } from "./picture-colours";
import { pyramid } from "./pyramid";
import { type PictureMotion, pictureMotion } from "./registration";

const WIDTH = 128;
const HEIGHT = 72;
const WHOLE = { left: 0, top: 0, width: WIDTH, height: HEIGHT };

function known<T>(measurement: Measurement<T> | undefined): T {
  if (!measurement || "unknown" in measurement) throw new Error(`unknown: ${measurement?.unknown}`);
  return measurement.value;
}

/** A smooth pattern as a camera sees it that looks at (x, y), in pixels of the frame. */
function view({ x = 0, y = 0, zoom = 1, turn = 0 }): Float32Array {
  const gray = new Float32Array(WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const u = (column - WIDTH / 2) / zoom;
      const v = (row - HEIGHT / 2) / zoom;
      const px = u * Math.cos(turn) - v * Math.sin(turn) + x;
      const py = u * Math.sin(turn) + v * Math.cos(turn) + y;
      gray[row * WIDTH + column] =
        128 + 40 * Math.sin(px * 0.21 + 1) + 35 * Math.sin(py * 0.27) + 25 * Math.sin(px * 0.11 - py * 0.17);
    }
  }
  return gray;
}

function motionBetween(before: Float32Array, now: Float32Array): PictureMotion {
  return pictureMotion(pyramid(before, WIDTH, WHOLE), pyramid(now, WIDTH, WHOLE));
}

describe("how the picture moved", () => {
  test.each([
    ["right by 2 pixels", { x: 2 }, { x: -2 / WIDTH, y: 0, scale: 0, turn: 0 }],
    ["down by 3 pixels", { y: 3 }, { x: 0, y: -3 / WIDTH, scale: 0, turn: 0 }],
    ["2 % closer", { zoom: 1.02 }, { x: 0, y: 0, scale: 0.02, turn: 0 }],
    ["turned by 0.02 radians", { turn: 0.02 }, { x: 0, y: 0, scale: 0, turn: -0.02 }],
  ])("a camera that goes %s is told to a twentieth of a pixel", (_, to, want) => {
    const motion = motionBetween(view({}), view(to));
    expect(motion.x).toBeCloseTo(want.x, 3);
    expect(motion.y).toBeCloseTo(want.y, 3);
    expect(motion.scale).toBeCloseTo(want.scale, 2);
    expect(motion.turn).toBeCloseTo(want.turn, 2);
    expect(motion.fitting).toBeGreaterThan(0.95);
  });

  test("what moves by itself is outvoted, and counted", () => {
    const [before, now] = [view({}), view({})];
    for (let row = 20; row < 50; row++) {
      for (let column = 40; column < 70; column++) now[row * WIDTH + column] = (row + column) % 2 ? 250 : 5;
    }
    const motion = motionBetween(before, now);
    expect(Math.abs(motion.x) + Math.abs(motion.y)).toBeLessThan(0.001);
    expect(motion.subject).toBeGreaterThan(0.05);
    expect(motion.subject).toBeLessThan(0.2);
  });
});

describe("the camera of a shot", () => {
  const motion = (part: Partial<PictureMotion>): PictureMotion => ({
    ...{ x: 0, y: 0, scale: 0, turn: 0, fitting: 1, texture: 50, residual: 1, subject: 0 },
    ...part,
  });
  const steady = (part: Partial<PictureMotion>) => Array.from({ length: 50 }, () => motion(part));

  test.each([
    ["static", {}],
    ["pan-right", { x: -0.004 }],
    ["pan-left", { x: 0.004 }],
    ["tilt-down", { y: -0.003 }],
    ["tilt-up", { y: 0.003 }],
    ["push-in", { scale: 0.004 }],
    ["pull-out", { scale: -0.004 }],
    ["push-in", { scale: 0.0006 }],
    ["roll-clockwise", { turn: -0.004 }],
    ["roll-anticlockwise", { turn: 0.004 }],
  ] as const)("%s", (move, part) => {
    expect(known(cameraOf(steady(part), 25))).toMatchObject({ moves: [move], handheld: false });
  });

  test("shake is handheld, and no move", () => {
    const shaken = Array.from({ length: 50 }, (_, at) =>
      motion({ x: 0.006 * Math.sin(at * 1.9), y: 0.006 * Math.cos(at * 2.6) }),
    );
    expect(known(cameraOf(shaken, 25))).toMatchObject({ moves: ["static"], handheld: true });
  });

  test("a plain wall and a blink say nothing", () => {
    expect(cameraOf(steady({ texture: 1 }), 25)).toHaveProperty("unknown");
    expect(cameraOf(steady({}).slice(0, 2), 25)).toEqual({ unknown: "the shot is too short" });
  });
});

/** A frame of 128 by 72 whose pixels a function gives. */
const painted = (colour: (x: number, y: number) => readonly [number, number, number]) =>
  Uint8Array.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, at) => colour(at % WIDTH, Math.floor(at / WIDTH))).flat(),
  );

function coloursOf(rgb: Uint8Array) {
  const tally = new ColourTally();
  tally.add(rgb, WIDTH, HEIGHT, undefined);
  return tally.take();
}

describe("colour and light", () => {
  test("OKLab gives every grey and a saturated colour back", () => {
    for (const [r, g, b] of [
      [0, 0, 0],
      [255, 255, 255],
      [118, 118, 118],
      [200, 30, 90],
    ] as const) {
      expect(toHex(toOklab(r, g, b))).toBe(
        `#${[r, g, b].map((v) => v.toString(16).padStart(2, "0")).join("")}`,
      );
    }
  });

  test("known colours come back, their shares within a point", () => {
    const palette = paletteOf(
      coloursOf(painted((x) => (x < 64 ? [200, 40, 40] : x < 104 ? [20, 60, 160] : [240, 230, 210]))),
    );
    expect(palette.map(({ hex }) => hex)).toEqual(["#c82828", "#143ca0", "#f0e6d2"]);
    for (const [at, share] of [0.5, 40 / 128, 24 / 128].entries()) {
      expect(palette[at]?.share).toBeCloseTo(share, 2);
    }
  });

  test("light in film terms, with its figures", () => {
    const night = lightOf(coloursOf(painted((x) => (x % 8 ? [12, 14, 30] : [90, 100, 150]))));
    expect(night).toMatchObject({ key: "low-key", temperature: "cool" });
    const snow = lightOf(coloursOf(painted((x) => [236 + (x % 12), 236, 236])));
    expect(snow).toMatchObject({ key: "high-key", contrast: "low" });
    const lamp = lightOf(coloursOf(painted((x) => [150 + (x % 50), 120 + (x % 40), 80])));
    expect(lamp.temperature).toBe("warm");
    expect(lamp.warmth).toBeGreaterThan(0.03);
  });

  test("black and white is told from muted colour, and not guessed in the dark", () => {
    const grey = coloursOf(painted((x, y) => [x + y, x + y, x + y]));
    const muted = coloursOf(painted((x, y) => [x + y + 14, x + y, x + y]));
    const dark = coloursOf(painted(() => [2, 2, 2]));
    expect(blackAndWhite(grey)).toMatchObject({ value: true });
    expect(blackAndWhite(muted)).toMatchObject({ value: false });
    expect(blackAndWhite(dark)).toEqual({ unknown: "the picture is black throughout" });
  });
});

describe("black bars", () => {
  const look = (inside: (x: number, y: number) => boolean) => {
    const watch = new MatteWatch(WIDTH, HEIGHT);
    const gray = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
      inside(at % WIDTH, Math.floor(at / WIDTH)) ? 120 : 16,
    );
    watch.add(gray);
    return watch.mattes(16 / 9);
  };

  test.each([
    ["none", () => true],
    ["letterbox", (_: number, y: number) => y >= 9 && y < 63],
    ["pillarbox", (x: number) => x >= 16 && x < 112],
    ["windowbox", (x: number, y: number) => x >= 16 && x < 112 && y >= 9 && y < 63],
    // A dark floor on one side only is a picture.
    ["none", (_: number, y: number) => y < 60],
  ] as const)("%s", (kind, inside) => {
    expect(look(inside)?.kind).toBe(kind);
  });

  test("the picture's own aspect is given; a black film has none", () => {
    expect(look((_, y) => y >= 9 && y < 63)?.pictureAspect).toBeCloseTo(16 / 9 / 0.75, 2);
    expect(look(() => false)).toBeUndefined();
  });
});

describe("burned-in captions", () => {
  const [width, height] = [640, 360];
  /** A soft ground that moves, and over it a row of letters. */
  const picture = (shift: number, letters: boolean) => {
    const gray = Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return 90 + 40 * Math.sin((x + shift) / 40) + 20 * Math.sin(y / 30);
    });
    for (let letter = 0; letters && letter < 26; letter++) {
      for (let y = 310; y < 328; y++) {
        for (let x = 120 + letter * 14; x < 129 + letter * 14; x++) {
          const stroke = x - 120 - letter * 14 < 3 || y < 313 || (y > 317 && y < 321);
          if (stroke) gray[y * width + x] = 245;
        }
      }
    }
    return gray;
  };
  const captions = (letters: (look: number) => boolean, looks = 8) => {
    const watch = new CaptionWatch(width, height);
    for (let look = 0; look < looks; look++) watch.add(picture(look * 25, letters(look)));
    return watch.captions(Array.from({ length: looks }, (_, look) => look / 2));
  };

  test("are found where and when they stand", () => {
    expect(known(captions((look) => look >= 2 && look <= 5))).toMatchObject({
      present: true,
      position: "bottom",
      spans: [{ start: 1, end: 2.5 }],
    });
  });

  test("are not seen in a picture without any, nor in a single frame", () => {
    expect(known(captions(() => false))).toMatchObject({
      present: false,
      position: null,
      spans: [],
      share: 0,
    });
    expect(captions(() => true, 1)).toHaveProperty("unknown");
  });
});
