import { CUT_WEIGHTS, GRADUAL_WEIGHTS } from "./boundary-models";
import { cutFeatures, type FrameRow } from "./cut-features";
import { cutRows } from "./cut-rows";
import { type Fade, findFades, SHORT_BLANK } from "./fades";
import { gradualFeatures } from "./gradual-features";
import { probability } from "./logistic";

/** Where a shot ends and the next begins; frame numbers. */
export interface Boundary {
  kind: "cut" | "dissolve" | "wipe" | "fade-through-black" | "fade-through-white";
  /** The first frame of the new shot; of a gradual transition the middle. */
  frame: number;
  /** The first frame that is changed, and the first that is wholly new; for a cut both are `frame`. */
  start: number;
  end: number;
  /** 0 to 1. */
  probability: number;
}

/** What the models must be sure of. */
export const CUT_THRESHOLD = 0.1;
export const GRADUAL_THRESHOLD = 0.7;

/** No two cuts are closer, in frames. */
const LEAST_GAP = 4;

/** Lengths of gradual transitions that are tried, in seconds. */
const GRADUAL_SECONDS = [0.2, 0.28, 0.4, 0.55, 0.75, 1.05, 1.45, 2];

export interface FilmForm {
  fps: number;
  thumbWidth: number;
  thumbHeight: number;
}

/** Windows in which a gradual transition is looked for, as [from, to] indices of rows. */
export function* gradualWindows(count: number, fps: number): Generator<[from: number, to: number]> {
  for (const seconds of GRADUAL_SECONDS) {
    const length = Math.max(4, Math.round(seconds * fps));
    const step = Math.max(1, Math.round(length / 6));
    for (let from = 0; from + length < count; from += step) yield [from, from + length];
  }
}

export interface Found {
  boundaries: Boundary[];
  /** The picture comes up out of black or white at the head, or goes at the tail. */
  head: Fade | undefined;
  tail: Fade | undefined;
}

/**
 * Finds the boundaries in a stretch of frames.
 * @param usualDeviation median deviation of the film so far
 */
export function findBoundaries(rows: readonly FrameRow[], form: FilmForm, usualDeviation: number): Found {
  const cuts = findCuts(rows, form.fps);
  const cutAt = new Set(cuts.map(({ frame }) => frame));
  const fades = findFades(rows, form.fps, (at) => cutAt.has(at), usualDeviation);
  const last = rows.length - 1;
  const head = fades.find(({ start }) => start === 0);
  const tail = fades.find(({ end }) => end === last);
  const boundaries = fades
    .filter((fade) => fade !== head && fade !== tail)
    .map(
      ({ start, end, blankFrom, blankTo, dark, confidence }): Boundary => ({
        kind: end - start <= SHORT_BLANK ? "cut" : dark ? "fade-through-black" : "fade-through-white",
        // A hard edge on one side is where the new shot begins, or the old one ended.
        frame: cutAt.has(blankFrom)
          ? blankFrom
          : cutAt.has(blankTo + 1)
            ? blankTo + 1
            : (blankFrom + blankTo + 1) >> 1,
        start,
        end: end + 1,
        probability: confidence,
      }),
    );
  const inFade = (from: number, to: number) => fades.some(({ start, end }) => from <= end + 1 && to >= start);
  // A blank leader that ends, or begins, at once is cut, not faded.
  if (head && head !== tail && cutAt.has(head.blankTo + 1))
    boundaries.push(cutBoundary(head.blankTo + 1, head.confidence));
  if (tail && head !== tail && cutAt.has(tail.blankFrom))
    boundaries.push(cutBoundary(tail.blankFrom, tail.confidence));
  // A cut on either edge of the blank is the fade's own; one where a fade has ended, or not begun, is another.
  const ofFade = (cut: number) =>
    fades.some(
      ({ start, end, blankFrom, blankTo }) =>
        (cut >= blankFrom && cut <= blankTo + 1) || (cut > start && cut <= end),
    );
  for (const cut of cuts) if (!ofFade(cut.frame)) boundaries.push(cut);
  for (const gradual of findGraduals(rows, form, cutAt)) {
    const nearCut = cuts.some(({ frame }) => frame > gradual.start - 3 && frame < gradual.end + 3);
    if (!nearCut && !inFade(gradual.start - 2, gradual.end + 2)) boundaries.push(gradual);
  }
  boundaries.sort((one, other) => one.frame - other.frame);
  return { boundaries, head, tail };
}

const cutBoundary = (frame: number, chance: number): Boundary => ({
  kind: "cut",
  frame,
  start: frame,
  end: frame,
  probability: chance,
});

function findCuts(rows: readonly FrameRow[], fps: number): Boundary[] {
  const candidates: Boundary[] = [];
  const { frames, pictures, candidates: possible } = cutRows(rows, fps);
  for (const at of possible) {
    const chance = probability(CUT_WEIGHTS, cutFeatures(pictures, at));
    if (chance > CUT_THRESHOLD) candidates.push(cutBoundary(frames[at] as number, chance));
  }
  candidates.sort((one, other) => other.probability - one.probability);
  const cuts: Boundary[] = [];
  for (const candidate of candidates) {
    if (!cuts.some(({ frame }) => Math.abs(frame - candidate.frame) < LEAST_GAP)) cuts.push(candidate);
  }
  return cuts;
}

function findGraduals(rows: readonly FrameRow[], form: FilmForm, cutAt: Set<number>): Boundary[] {
  const cutsBefore = new Uint32Array(rows.length + 1);
  for (let at = 0; at < rows.length; at++) {
    cutsBefore[at + 1] = (cutsBefore[at] as number) + (cutAt.has(at) ? 1 : 0);
  }
  const candidates: Boundary[] = [];
  for (const [from, to] of gradualWindows(rows.length, form.fps)) {
    if (cutsBefore[to + 1] !== cutsBefore[from + 1]) continue;
    const window = gradualFeatures(rows, from, to, form);
    if (!window) continue;
    const chance = probability(GRADUAL_WEIGHTS, window.features);
    if (chance <= GRADUAL_THRESHOLD) continue;
    candidates.push({
      kind: window.sweeping ? "wipe" : "dissolve",
      frame: (from + to) >> 1,
      start: from + 1,
      end: to,
      probability: chance,
    });
  }
  candidates.sort((one, other) => other.probability - one.probability);
  const graduals: Boundary[] = [];
  for (const candidate of candidates) {
    const near = ({ start, end }: Boundary) =>
      candidate.start < end + LEAST_GAP && candidate.end > start - LEAST_GAP;
    if (graduals.some(near)) continue;
    graduals.push(wholeTransition(rows, candidate, Math.round(LONGEST_GRADUAL * form.fps)));
  }
  return graduals;
}

/** The longest that a gradual transition is taken to be, in seconds. */
const LONGEST_GRADUAL = 3;
/** The change goes on if a frame brings this share of what a frame within brings. */
const STILL_CHANGING = 0.35;

/**
 * A window often shows the steepest part of a transition only: it is widened on both sides for as long as the picture
 * goes on changing the same way.
 */
function wholeTransition(rows: readonly FrameRow[], found: Boundary, longest: number): Boundary {
  let from = found.start - 1;
  let to = found.end;
  const first = (rows[from] as FrameRow).thumb;
  const last = (rows[to] as FrameRow).thumb;
  let whole = 0;
  for (let i = 0; i < first.length; i++) whole += ((last[i] as number) - (first[i] as number)) ** 2;
  const least = STILL_CHANGING / (to - from);
  /** How much of the way from the first to the last a frame goes. */
  const progress = (at: number) => {
    const [before, now] = [rows[at - 1]?.thumb, rows[at]?.thumb];
    if (!before || !now) return 0;
    let sum = 0;
    for (let i = 0; i < now.length; i++) {
      sum += ((now[i] as number) - (before[i] as number)) * ((last[i] as number) - (first[i] as number));
    }
    return sum / whole;
  };
  while (to - from < longest && progress(from) > least) from -= 1;
  while (to - from < longest && progress(to + 1) > least) to += 1;
  return { ...found, frame: (from + to) >> 1, start: from + 1, end: to };
}
