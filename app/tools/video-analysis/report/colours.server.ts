import { nearestColourName } from "~/film/vocabulary/colour-names";
import type { Swatch } from "~/video/facts";

/** The colour word nearest to a swatch. */
export const colourName = ({
  lightness,
  chroma,
  hue,
}: Pick<Swatch, "lightness" | "chroma" | "hue">): string =>
  nearestColourName({ l: lightness, c: chroma, h: hue }).name;

/** The names of a palette, each once, the largest share first. */
export const colourNames = (palette: readonly Swatch[]): string[] => [
  ...new Set([...palette].sort((one, other) => other.share - one.share).map(colourName)),
];
