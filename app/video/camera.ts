import { awayFromBound, meanOf, ofLooks, timesApart } from "./confidence";
import type { Camera, CameraMove, Measurement } from "./facts";
import type { PictureMotion } from "./registration";

/* From these on a move is named; frame widths, natural logarithms of scale, and radians, each a second. */
const PAN = 0.02;
const ZOOM = 0.03;
const ROLL = 0.035;
/** A zoom this slow is believed only if it never turns back. */
const SLOW_ZOOM = 0.008;

/** How much of the way goes in one direction, 0 to 1: below these it is shake, not a move. */
const PAN_DIRECTED = 0.55;
const ZOOM_DIRECTED = 0.6;
const SLOW_ZOOM_DIRECTED = 0.95;

/** Shake from which a camera is handheld, and how much of it a moving camera is allowed, frame widths a second. */
const JITTER = 0.025;
const JITTER_OF_SPEED = 0.08;

/** Frames that are too plain, or that the motion does not explain, say nothing about the camera. */
const LEAST_TEXTURE = 5;
const LEAST_FITTING = 0.55;
const LEAST_FRAMES = 3;
const LEAST_SHARE = 0.25;

/** The share on either side that a trimmed mean leaves out. */
const TRIM = 0.1;

const sorted = (values: readonly number[]) => Float64Array.from(values).sort();

function trimmedMean(values: readonly number[]): number {
  const line = sorted(values);
  const out = Math.floor(line.length * TRIM);
  const kept = line.subarray(out, line.length - out);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

/** 1 if all values have one sign, 0 if they cancel out; a twentieth at either end is left out. */
function directedness(values: readonly number[]): number {
  const line = sorted(values);
  const out = Math.floor(line.length * 0.05);
  let [sum, way] = [0, 0];
  for (const value of line.subarray(out, line.length - out)) {
    sum += value;
    way += Math.abs(value);
  }
  return Math.abs(sum) / (way + 1e-9);
}

/** What is left of a path when its median over a quarter of a second either way is taken away: the 70th percentile. */
function shake(values: readonly number[], fps: number): number {
  const reach = Math.max(1, Math.round(fps / 4));
  const rest = values.map((value, at) => {
    const around = sorted(values.slice(Math.max(0, at - reach), at + reach + 1));
    return Math.abs(value - (around[around.length >> 1] ?? value));
  });
  return sorted(rest)[Math.floor(rest.length * 0.7)] ?? 0;
}

/**
 * Names what the camera does in a shot.
 * @param motions from each frame to the next inside the shot, transitions left out
 * @param fps measured frames a second
 */
export function cameraOf(motions: readonly PictureMotion[], fps: number): Measurement<Camera> {
  const told = motions.filter(({ texture, fitting }) => texture > LEAST_TEXTURE && fitting > LEAST_FITTING);
  if (motions.length < LEAST_FRAMES) return { unknown: "the shot is too short" };
  if (told.length < Math.max(LEAST_FRAMES, motions.length * LEAST_SHARE)) {
    return { unknown: "the picture has too little pattern, or too much of it moves by itself" };
  }
  const of = (figure: (motion: PictureMotion) => number) => told.map(figure);
  // The camera goes the other way than the picture; a picture that grows is a camera that comes closer.
  const ways = {
    pan: of(({ x }) => -x),
    tilt: of(({ y }) => -y),
    zoom: of(({ scale }) => scale),
    roll: of(({ turn }) => -turn),
  };
  const speed = {
    pan: trimmedMean(ways.pan) * fps,
    tilt: trimmedMean(ways.tilt) * fps,
    zoom: trimmedMean(ways.zoom) * fps,
    roll: trimmedMean(ways.roll) * fps,
  };
  const jitter = Math.hypot(shake(ways.pan, fps), shake(ways.tilt, fps)) * fps;
  const shaken = JITTER + JITTER_OF_SPEED * Math.hypot(speed.pan, speed.tilt);
  return {
    value: { moves: movesOf(speed, ways), handheld: jitter > shaken, ...speed, jitter },
    unit: "frame widths per second",
    confidence:
      (told.length / motions.length) *
      awayFromBound(Math.min(nearestBound(speed, ways), timesApart(jitter, shaken)), PLAINLY),
  };
}

/** A figure this far from its bound, as a ratio's logarithm, is plainly on one side of it. */
const PLAINLY = 0.2;

/** How far the figure that lies nearest to its bound is from it, among those that could turn into another move. */
function nearestBound(speed: Axes<number>, ways: Axes<number[]>): number {
  const axes = [
    ["pan", PAN, PAN_DIRECTED],
    ["tilt", PAN, PAN_DIRECTED],
    ["zoom", ZOOM, ZOOM_DIRECTED],
    ["roll", ROLL, ZOOM_DIRECTED],
  ] as const;
  const apart = axes.map(([axis, fast, directed]) => {
    const [tooSlow, astray] = [Math.abs(speed[axis]) < fast, directedness(ways[axis]) < directed];
    const fromSpeed = timesApart(speed[axis], fast);
    const fromDirection = timesApart(directedness(ways[axis]), directed);
    // A move must be both fast and directed: what fails by both is as far from one as it fails by the more.
    if (tooSlow && astray) return Math.max(fromSpeed, fromDirection);
    if (tooSlow) return fromSpeed;
    return astray ? fromDirection : Math.min(fromSpeed, fromDirection);
  });
  return Math.min(...apart);
}

type Axes<T> = Record<"pan" | "tilt" | "zoom" | "roll", T>;

function movesOf(speed: Axes<number>, ways: Axes<number[]>): CameraMove[] {
  const { pan, tilt, zoom, roll } = speed;
  const zoomWay = directedness(ways.zoom);
  const zooms =
    (Math.abs(zoom) > ZOOM &&
      zoomWay > ZOOM_DIRECTED &&
      Math.abs(zoom) > 0.45 * Math.max(Math.abs(pan), Math.abs(tilt))) ||
    (Math.abs(zoom) > SLOW_ZOOM &&
      zoomWay > SLOW_ZOOM_DIRECTED &&
      Math.abs(zoom) > Math.max(Math.abs(pan), Math.abs(tilt)));
  // Beside a zoom a shift must be plain: a zoom off the middle looks like one.
  const shifts = (by: number, way: number[]) =>
    Math.abs(by) > PAN && directedness(way) > PAN_DIRECTED && (!zooms || Math.abs(by) > 1.2 * Math.abs(zoom));
  const found: [strength: number, move: CameraMove][] = [];
  if (zooms) found.push([Math.abs(zoom), zoom > 0 ? "push-in" : "pull-out"]);
  if (shifts(pan, ways.pan)) found.push([Math.abs(pan), pan > 0 ? "pan-right" : "pan-left"]);
  if (shifts(tilt, ways.tilt)) found.push([Math.abs(tilt), tilt > 0 ? "tilt-down" : "tilt-up"]);
  if (Math.abs(roll) > ROLL && directedness(ways.roll) > ZOOM_DIRECTED && found.length === 0) {
    found.push([Math.abs(roll), roll > 0 ? "roll-clockwise" : "roll-anticlockwise"]);
  }
  found.sort(([one], [other]) => other - one);
  return found.length ? found.map(([, move]) => move) : ["static"];
}

/** @returns the share of the picture that moves by itself */
export function subjectMotionOf(motions: readonly PictureMotion[]): Measurement<number> {
  if (motions.length < LEAST_FRAMES) return { unknown: "the shot is too short" };
  return {
    value: trimmedMean(motions.map(({ subject }) => subject)),
    unit: "share of the picture",
    // Where the whole picture's motion fits little of it, what moves by itself is hard to tell.
    confidence: meanOf(motions.map(({ fitting }) => fitting)) * ofLooks(motions.length, 1),
  };
}
