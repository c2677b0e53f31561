import type { Swatch } from "./facts";
import { type Oklab, toHex } from "./oklab";

/** A colour and how much of the picture it stands for. */
export interface WeightedColour {
  colour: Oklab;
  weight: number;
}

const COLOURS = 5;
const ROUNDS = 14;
/** Hue counts more than lightness, or a palette is a ladder of greys. */
const CHROMA_WEIGHT = 3;
/** Colours closer than this (squared) are one. */
const SAME_COLOUR = 0.0025;

/** What takes up less of the picture is not one of its colours. */
const LEAST_SHARE = 0.015;

const distance = (one: Oklab, other: Oklab) =>
  (one[0] - other[0]) ** 2 + CHROMA_WEIGHT * ((one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);

/**
 * The colours that stand for a picture, the largest share first: k-means in OKLab with k = 5, near ones joined. The
 * first centres are the heaviest colour and then each time the one that is worst served, so that the same picture gives
 * the same palette.
 * @param colours at least one
 */
export function paletteOf(colours: readonly WeightedColour[]): Swatch[] {
  const nearest = new Float64Array(colours.length).fill(Number.POSITIVE_INFINITY);
  let centres: Oklab[] = [];
  let next = colours.reduce((best, each, at) => (each.weight > (colours[best]?.weight ?? 0) ? at : best), 0);
  while (centres.length < Math.min(COLOURS, colours.length)) {
    const centre = (colours[next] as WeightedColour).colour;
    centres.push(centre);
    let worst = -1;
    for (const [at, { colour, weight }] of colours.entries()) {
      nearest[at] = Math.min(nearest[at] as number, distance(colour, centre));
      const cost = (nearest[at] as number) * weight;
      if (cost > worst) [worst, next] = [cost, at];
    }
    if (worst <= 0) break;
  }
  let weights: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => new Float64Array(4));
    for (const { colour, weight } of colours) {
      const sum = sums[nearestTo(colour, centres)] as Float64Array;
      sum[0] = (sum[0] as number) + colour[0] * weight;
      sum[1] = (sum[1] as number) + colour[1] * weight;
      sum[2] = (sum[2] as number) + colour[2] * weight;
      sum[3] = (sum[3] as number) + weight;
    }
    weights = sums.map((sum) => sum[3] as number);
    let moved = false;
    centres = centres.map((centre, at) => {
      const [l, a, b, weight] = sums[at] as unknown as [number, number, number, number];
      if (weight <= 0) return centre;
      const mean: Oklab = [l / weight, a / weight, b / weight];
      moved ||= mean[0] !== centre[0] || mean[1] !== centre[1] || mean[2] !== centre[2];
      return mean;
    });
    if (!moved) break;
  }
  return swatches(joined(centres.map((colour, at) => ({ colour, weight: weights[at] ?? 0 }))));
}

/** @returns the index of the centre that a colour is nearest to, the first of equals */
function nearestTo(colour: Oklab, centres: readonly Oklab[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < centres.length; at++) {
    const away = distance(colour, centres[at] as Oklab);
    if (away < least) [least, best] = [away, at];
  }
  return best;
}

/** A colour this near (squared) to a swatch is stood for by it. */
const STOOD_FOR = 0.02;

/** @returns what share of the picture the swatches stand for, 0 to 1 */
export function servedShare(colours: readonly WeightedColour[], palette: readonly Swatch[]): number {
  const centres = palette.map(({ lightness, chroma, hue }): Oklab => {
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  });
  return colours.reduce(
    (sum, { colour, weight }) =>
      sum + (centres.some((centre) => distance(colour, centre) < STOOD_FOR) ? weight : 0),
    0,
  );
}

function joined(colours: WeightedColour[]): WeightedColour[] {
  const kept: WeightedColour[] = [];
  for (const { colour, weight } of colours.toSorted((one, other) => other.weight - one.weight)) {
    if (weight <= 0) continue;
    const same = kept.find((each) => distance(each.colour, colour) < SAME_COLOUR);
    if (!same) {
      kept.push({ colour, weight });
      continue;
    }
    const both = same.weight + weight;
    const blend = (at: 0 | 1 | 2) => (same.colour[at] * same.weight + colour[at] * weight) / both;
    same.colour = [blend(0), blend(1), blend(2)];
    same.weight = both;
  }
  return kept;
}

function swatches(colours: readonly WeightedColour[]): Swatch[] {
  const total = colours.reduce((sum, { weight }) => sum + weight, 0);
  return colours
    .map(({ colour, weight }) => ({
      hex: toHex(colour),
      share: weight / total,
      lightness: colour[0],
      chroma: Math.hypot(colour[1], colour[2]),
      hue: ((Math.atan2(colour[2], colour[1]) * 180) / Math.PI + 360) % 360,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share);
}
