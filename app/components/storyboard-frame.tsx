import { useId } from "react";
import { CameraArrow, type CameraArrowKind } from "./camera-arrow";
import { Backdrop, type BackdropKind, type FrameTones } from "./storyboard-backdrop";
import { FIGURES, type FigureName, type FigureShape } from "./storyboard-figures";

/** From where the camera looks. */
export type FrameAngle = "eye" | "low" | "ground" | "high" | "overhead" | "dutch";

/** A storyboard frame as plain data: what a loader can send. */
export interface FrameSketch {
  /** How close the frame is: 1 extreme wide to 9 macro. */
  size: number;
  angle: FrameAngle;
  arrow: CameraArrowKind;
  figure: FigureName;
  /** Where the figure stands. */
  side: "left" | "centre" | "right";
  backdrop: BackdropKind;
  /** One to five CSS colours, in any order of lightness from dark to light. */
  palette: readonly string[];
  night: boolean;
}

export interface StoryboardFrameProps {
  sketch: FrameSketch;
  /** What the frame shows, for those who do not see it. */
  label: string;
  aspect?: "16:9" | "9:16";
}

/** The horizon's height in the frame, from the top: a low camera sees much sky, a high one much ground. */
const HORIZON: Record<FrameAngle, number> = {
  eye: 0.56,
  low: 0.8,
  ground: 0.9,
  high: 0.2,
  overhead: 0,
  dutch: 0.58,
};

/** How many frame heights a standing person is high, by size. */
const PERSON_HEIGHT = [0.2, 0.2, 0.46, 0.8, 1.2, 1.7, 2.5, 4, 6, 8] as const;

/** From here on the frame cuts the figure and puts its focus at a fixed height. */
const CUTS_FIGURE = 4;
const SHALLOW_FOCUS = 6;
/** The most of the frame's height that a standing figure takes. */
const TALLEST = 0.86;

function tonesOf(palette: readonly string[], night: boolean): FrameTones {
  const [darkest = "#2a2723", ...others] = palette;
  const lightest = others.at(-1) ?? "#d9d2c5";
  const middle = others[Math.floor((others.length - 1) / 2)] ?? "#8b8377";
  const second = others[0] ?? "#57504a";
  return night
    ? { sky: darkest, ground: second, figure: "#0f0e0d", light: lightest }
    : {
        sky: lightest,
        ground: middle,
        figure: darkest,
        light: others.length > 2 ? (others.at(-2) ?? lightest) : lightest,
      };
}

/** A figure that stands within the frame, its feet on the ground, or one that the frame cuts. */
function place(shape: FigureShape, { size, angle, side }: FrameSketch, width: number, height: number) {
  const person = PERSON_HEIGHT[size] ?? 1;
  // A thing fills a close frame as a face does, whatever its real height.
  const stature = size >= CUTS_FIGURE ? 1 : shape.stature;
  const fit = size >= CUTS_FIGURE && shape.height !== 100 ? 0.45 : 1;
  const tall = person * stature * fit;
  const scale = ((size >= CUTS_FIGURE ? tall : Math.min(tall, TALLEST)) * height) / shape.height;
  const x = width * (side === "left" ? 0.36 : side === "right" ? 0.64 : 0.5);
  if (size >= CUTS_FIGURE) {
    const eyeLine = size >= 7 ? 0.46 : 0.3;
    return {
      scale,
      x: x - shape.focus[0] * scale,
      y: height * (fit < 1 ? 0.5 : eyeLine) - shape.focus[1] * scale,
    };
  }
  const feet = height * Math.min(0.95, Math.max(HORIZON[angle] + 0.12 + size * 0.07, 0.66));
  return { scale, x: x - (shape.width / 2) * scale, y: feet - shape.height * scale };
}

/** Seen from straight above: shoulders and a head, or the thing itself turned flat. */
function FromAbove({
  width,
  height,
  size,
  tones,
}: {
  width: number;
  height: number;
  size: number;
  tones: FrameTones;
}) {
  const r = height * Math.min(0.34, 0.05 + size * 0.04);
  return (
    <>
      <ellipse
        cx={width / 2 + r * 0.5}
        cy={height / 2 + r * 0.5}
        rx={r * 1.5}
        ry={r * 0.8}
        fill="#000"
        fillOpacity={0.22}
      />
      <ellipse cx={width / 2} cy={height / 2} rx={r * 1.5} ry={r * 0.75} fill={tones.figure} />
      <circle
        cx={width / 2}
        cy={height / 2 - r * 0.1}
        r={r * 0.55}
        fill={tones.light}
        stroke={tones.figure}
        strokeWidth={2}
      />
    </>
  );
}

function Figure({
  sketch,
  width,
  height,
  tones,
}: {
  sketch: FrameSketch;
  width: number;
  height: number;
  tones: FrameTones;
}) {
  if (sketch.figure === "place") return null;
  const living = sketch.figure === "person" || sketch.figure === "group";
  if (sketch.angle === "overhead" && living)
    return <FromAbove {...{ width, height, tones }} size={sketch.size} />;
  const shape: FigureShape = FIGURES[sketch.figure];
  const { scale, x, y } = place(shape, sketch, width, height);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}>
      {sketch.size < CUTS_FIGURE && (
        <ellipse
          cx={shape.width / 2}
          cy={shape.height}
          rx={shape.width * 0.55}
          ry={shape.height * 0.035}
          fill="#000"
          fillOpacity={0.25}
        />
      )}
      <path d={shape.outline} fill={tones.figure} />
      <path d={shape.lit} fill={tones.light} fillOpacity={0.5} />
      {shape.near && sketch.size >= SHALLOW_FOCUS && (
        <path d={shape.near} fill={tones.light} fillOpacity={0.6} />
      )}
    </g>
  );
}

/**
 * A storyboard frame, drawn from the same data as the text beside it: size, angle, place, palette, and the
 * camera's move as an arrow. It is one image with a text alternative.
 */
export function StoryboardFrame({ sketch, label, aspect = "16:9" }: StoryboardFrameProps) {
  const id = useId();
  const [width, height] = aspect === "16:9" ? [320, 180] : [180, 320];
  const tones = tonesOf(sketch.palette, sketch.night);
  const tilt =
    sketch.angle === "dutch"
      ? `rotate(-9 ${width / 2} ${height / 2}) translate(${-width * 0.13} ${-height * 0.13}) scale(1.26)`
      : undefined;
  const strip = height + 4;
  const share = width / Math.max(1, sketch.palette.length);
  return (
    <svg className="storyboard-frame" viewBox={`0 0 ${width} ${height + 14}`} role="img" aria-label={label}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={4} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} fill={tones.sky} />
        <g transform={tilt}>
          <Backdrop
            kind={sketch.backdrop}
            near={sketch.size >= SHALLOW_FOCUS && sketch.figure !== "place"}
            above={sketch.angle === "overhead"}
            horizon={height * HORIZON[sketch.angle]}
            {...{ width, height, tones }}
            night={sketch.night}
          />
          <Figure {...{ sketch, width, height, tones }} />
        </g>
        <CameraArrow kind={sketch.arrow} width={width} height={height} />
      </g>
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={4}
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.45}
      />
      {sketch.palette.map((colour, at) => (
        <rect key={colour} x={at * share} y={strip} width={share} height={10} fill={colour} />
      ))}
    </svg>
  );
}
