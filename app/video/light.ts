import { awayFromBound, meanOf, timesApart } from "./confidence";
import type { Light, Measurement } from "./facts";
import type { WeightedColour } from "./palette";

/** Up to this a colour is nearly grey: it shows the light's own colour rather than a thing's. */
const NEARLY_GREY = 0.08;

/** A film is black and white if nine tenths of it have less chroma than this. */
const GREY_CHROMA = 0.014;

/** @returns the value below which the given share of the weight lies */
function percentile(
  colours: readonly WeightedColour[],
  share: number,
  figure: (each: WeightedColour) => number,
) {
  const sorted = colours.map((each) => [figure(each), each.weight] as const).sort(([a], [b]) => a - b);
  const wanted = share * sorted.reduce((sum, [, weight]) => sum + weight, 0);
  let sum = 0;
  for (const [value, weight] of sorted) {
    sum += weight;
    if (sum >= wanted) return value;
  }
  return sorted.at(-1)?.[0] ?? 0;
}

const chromaOf = ({ colour }: WeightedColour) => Math.hypot(colour[1], colour[2]);

/** The word whose bound a figure stays below; the last word has none. */
function wordFor<Word extends string>(
  value: number,
  words: readonly (readonly [Word, number])[],
  above: Word,
): Word {
  return words.find(([, bound]) => value < bound)?.[0] ?? above;
}

const KEYS = [
  ["low-key", 0.33],
  ["dim", 0.45],
  ["balanced", 0.62],
  ["bright", 0.75],
] as const;
const CONTRASTS = [
  ["low", 0.45],
  ["medium", 0.7],
] as const;
const SATURATIONS = [
  ["muted", 0.04],
  ["natural", 0.11],
] as const;
const TEMPERATURES = [
  ["cool", -0.025],
  ["slightly cool", -0.008],
  ["neutral", 0.012],
  ["slightly warm", 0.03],
] as const;

/** How sure the four words are: the mean of how far each figure lies from the nearest bound of its words. */
export function lightConfidence({ lightness, range, chroma, warmth }: Light): number {
  const sure = (figure: number, words: readonly (readonly [string, number])[], usual: number) =>
    awayFromBound(Math.min(...words.map(([, bound]) => Math.abs(figure - bound))), usual);
  return meanOf([
    sure(lightness, KEYS, 0.03),
    sure(range, CONTRASTS, 0.05),
    sure(chroma, SATURATIONS, 0.01),
    sure(warmth, TEMPERATURES, 0.005),
  ]);
}

/** @param colours of a shot or a film, at least one */
export function lightOf(colours: readonly WeightedColour[]): Light {
  const mean = (which: (each: WeightedColour) => boolean, figure: (each: WeightedColour) => number) => {
    let [sum, weight] = [0, 0];
    for (const each of colours) {
      if (!which(each)) continue;
      sum += figure(each) * each.weight;
      weight += each.weight;
    }
    return { value: weight > 0 ? sum / weight : 0, weight };
  };
  const yellow = ({ colour }: WeightedColour) => colour[2];
  const lightness = mean(
    () => true,
    ({ colour }) => colour[0],
  ).value;
  const chroma = mean(() => true, chromaOf).value;
  const range =
    percentile(colours, 0.95, ({ colour }) => colour[0]) -
    percentile(colours, 0.05, ({ colour }) => colour[0]);
  const greys = mean(
    (each) => chromaOf(each) < NEARLY_GREY && each.colour[0] > 0.25 && each.colour[0] < 0.97,
    yellow,
  );
  const warmth = greys.weight > 0.08 ? greys.value : mean(() => true, yellow).value;
  const shadows = mean(({ colour }) => colour[0] < 0.35, yellow);
  const highlights = mean(({ colour }) => colour[0] > 0.7, yellow);
  return {
    key: wordFor(lightness, KEYS, "high-key"),
    contrast: wordFor(range, CONTRASTS, "high"),
    saturation: isGrey(colours) ? "none" : wordFor(chroma, SATURATIONS, "vivid"),
    temperature: wordFor(warmth, TEMPERATURES, "warm"),
    tealAndOrange:
      shadows.weight > 0.05 &&
      highlights.weight > 0.05 &&
      chroma > 0.03 &&
      shadows.value < 0 &&
      highlights.value - shadows.value > 0.06,
    lightness,
    range,
    chroma,
    warmth,
  };
}

const isGrey = (colours: readonly WeightedColour[]) => percentile(colours, 0.9, chromaOf) < GREY_CHROMA;

/** @param colours of the whole film; without any the answer is unknown */
export function blackAndWhite(colours: readonly WeightedColour[]): Measurement<boolean> {
  if (colours.length === 0) return { unknown: "no frame could be read" };
  const bright = colours.some(({ colour, weight }) => colour[0] > 0.12 && weight > 0.002);
  if (!bright) return { unknown: "the picture is black throughout" };
  const confidence = awayFromBound(timesApart(percentile(colours, 0.9, chromaOf), GREY_CHROMA), 0.4);
  return { value: isGrey(colours), unit: "", confidence };
}
