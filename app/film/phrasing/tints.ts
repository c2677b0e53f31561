import type { Oklch } from "../vocabulary/types";

const row = (words: string): readonly string[] => words.split(",").map((word) => word.trim());

/** Hues in degrees of OKLCH: from pinkish red over orange to yellow, and from green over blue to violet. */
const isWarm = ({ c, h }: Oklch) => c >= 0.025 && (h <= 110 || h >= 350);
const isCool = ({ c, h }: Oklch) => c >= 0.012 && h >= 150 && h <= 310;

/** What a painter puts before the name of a colour, and of which colours it can be said. */
const TINTS: readonly (readonly [words: readonly string[], fits: (colour: Oklch) => boolean])[] = [
  [row("soft, faded, dusty, muted, weathered, matt, aged, subdued, washed-out, brushed"), () => true],
  [
    row(
      "deep, inky, dark, sooty, smoked, shadowed, wet, rain-dark, lacquered, velvety, oiled, polished, heavy, damp",
    ),
    ({ l }) => l < 0.45,
  ],
  [row("hazy, smoky, cloudy, worn, time-worn, dull, desaturated, stone-washed"), ({ l }) => l >= 0.35],
  [
    row(
      "pale, light, milky, powdery, chalky, bleached, salt-bleached, pearly, washed, frosted, misty, clean, faint, translucent, whitened, airy",
    ),
    ({ l }) => l > 0.7,
  ],
  [
    row(
      "warm, honeyed, toasted, burnished, earthy, tawny, golden-tinged, coppery, baked, rusty, tea-stained, ripe, spiced, resinous, bronzed, brick-warm",
    ),
    isWarm,
  ],
  [
    row(
      "cool, cold, icy, steely, glassy, watery, rain-washed, sea-washed, silvery, river-cold, mineral, slate-toned, blue-tinged, water-thin, cloudy, glazed",
    ),
    isCool,
  ],
  [row("rich, bright, clear, saturated, strong, glowing, full, glossy, fresh"), ({ c }) => c >= 0.09],
  [row("ashen, greyed, near-neutral, quiet, plain, papery"), ({ c }) => c < 0.05],
];

/** Tints that take colour away. */
const DULL = new Set(
  row(
    "faded, dusty, muted, weathered, subdued, washed-out, aged, hazy, smoky, cloudy, dull, desaturated, stone-washed, worn, time-worn, pale, milky, powdery, chalky, bleached, salt-bleached, washed, frosted, misty, faint, whitened, sooty, smoked, shadowed, ashen, greyed, near-neutral, quiet, plain, papery",
  ),
);

/**
 * The tints that can be said of a colour.
 * @param lively whether the picture asks for strong colour: then none that dulls it
 */
export const tintsOf = (colour: Oklch, lively: boolean): readonly string[] =>
  TINTS.flatMap(([words, fits]) => (fits(colour) ? words : [])).filter((word) => !lively || !DULL.has(word));
