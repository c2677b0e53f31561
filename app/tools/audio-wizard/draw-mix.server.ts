import type { MixLayer, MixPlan } from "./schema";

/** The drawing's width and the height of one layer, in its own units. */
const WIDTH = 640;
const ROW = 44;
/** The quietest level that still has a height, in LU against the voice, and the loudest. */
const FLOOR = -36;
const CEILING = 4;

export interface DrawnLayer {
  kind: MixLayer["kind"];
  name: string;
  /** "1.0 to 4.3 s, 0 LU". */
  says: string;
  /** The area under its level, as an SVG path. */
  path: string;
}

/** A mix as layers over time, ready to draw. */
export interface MixDrawing {
  width: number;
  /** The height of a row. */
  height: number;
  seconds: number;
  layers: DrawnLayer[];
  /** Where whole seconds stand. */
  ticks: number[];
  /** Where somebody speaks: all other layers give way there. */
  speech: { x: number; width: number }[];
}

const decimal = (value: number) => Math.round(value * 10) / 10;
const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`);

function levelText(levels: MixLayer["levels"]): string {
  const all = levels.map(({ level }) => level);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? `${signed(high)} LU` : `${signed(low)} to ${signed(high)} LU`;
}

/** The marks of a scale in whole seconds, some eight of them. */
function ticksOf(seconds: number): number[] {
  const step = [1, 2, 5, 10].find((each) => seconds / each <= 10) ?? 10;
  return Array.from({ length: Math.floor(seconds / step) + 1 }, (_, at) => at * step);
}

/** Draws a mix plan: one row a layer, its height the level. */
export function drawMix({ seconds, layers }: MixPlan): MixDrawing {
  const x = (at: number) => decimal((Math.min(at, seconds) / seconds) * WIDTH);
  const height = (level: number) =>
    Math.max(2, ((Math.min(CEILING, Math.max(FLOOR, level)) - FLOOR) / (CEILING - FLOOR)) * ROW);
  const drawn = layers.map((layer): DrawnLayer => {
    const points = layer.levels.map(({ at, level }) => `L${x(at)} ${decimal(ROW - height(level))}`);
    const path = `M${x(layer.from)} ${ROW}${points.join("")}L${x(layer.to)} ${ROW}Z`;
    const says = `${layer.from.toFixed(1)} to ${layer.to.toFixed(1)} s, ${levelText(layer.levels)}`;
    return { kind: layer.kind, name: layer.name, says, path };
  });
  return {
    width: WIDTH,
    height: ROW,
    seconds,
    layers: drawn,
    ticks: ticksOf(seconds).map(x),
    speech: layers
      .filter(({ kind }) => kind === "voice")
      .map(({ from, to }) => ({ x: x(from), width: decimal(x(to) - x(from)) })),
  };
}
