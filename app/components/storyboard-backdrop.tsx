/** The kinds of place a frame can stand in. */
export type BackdropKind = "land" | "town" | "forest" | "room" | "water" | "underwater" | "space" | "plain";

/** Colours of a frame as CSS colours: the two of the backdrop, the figure's, and the one that catches the light. */
export interface FrameTones {
  sky: string;
  ground: string;
  figure: string;
  light: string;
}

interface Area {
  width: number;
  height: number;
  /** Where the horizon stands, from the top. */
  horizon: number;
  tones: FrameTones;
  night: boolean;
}

/** Lines on the ground that run to one point on the horizon. */
function Perspective({ width, height, horizon, tones }: Area) {
  if (horizon >= height * 0.86) return null;
  const xs = [-0.6, -0.1, 0.3, 0.7, 1.1, 1.6];
  const d = xs.map((x) => `M${width / 2} ${horizon}L${x * width} ${height}`).join("");
  return <path d={d} stroke={tones.figure} strokeOpacity={0.28} strokeWidth={0.8} fill="none" />;
}

function Sky({ width, horizon, night, tones }: Area) {
  const y = Math.max(14, horizon * 0.4);
  return <circle cx={width * 0.8} cy={y} r={night ? 7 : 10} fill={tones.light} fillOpacity={0.85} />;
}

function Land(area: Area) {
  const { width: w, height: h, horizon: y, tones } = area;
  return (
    <>
      <Sky {...area} />
      <path
        d={`M0 ${y}L0 ${y - h * 0.14}Q${w * 0.18} ${y - h * 0.3} ${w * 0.36} ${y - h * 0.1}Q${w * 0.62} ${y - h * 0.24} ${w * 0.8} ${y - h * 0.08}L${w} ${y - h * 0.16}V${y}Z`}
        fill={tones.ground}
        fillOpacity={0.6}
      />
      <rect y={y} width={w} height={h} fill={tones.ground} />
      <Perspective {...area} />
    </>
  );
}

const BLOCKS: readonly (readonly [x: number, width: number, height: number])[] = [
  [0, 0.12, 0.34],
  [0.13, 0.1, 0.5],
  [0.25, 0.09, 0.26],
  [0.62, 0.12, 0.44],
  [0.76, 0.1, 0.3],
  [0.88, 0.12, 0.54],
];

function Town(area: Area) {
  const { width: w, height: h, horizon: y, tones } = area;
  return (
    <>
      {BLOCKS.map(([x, width, height]) => (
        <rect
          key={x}
          x={x * w}
          y={y - height * h}
          width={width * w}
          height={height * h}
          fill={tones.ground}
          fillOpacity={0.75}
        />
      ))}
      {BLOCKS.map(([x, width, height]) => (
        <path
          key={x}
          d={`M${(x + width * 0.25) * w} ${y - height * h + 8}v${height * h - 16}M${(x + width * 0.7) * w} ${y - height * h + 8}v${height * h - 16}`}
          stroke={tones.light}
          strokeOpacity={0.7}
          strokeWidth={2.4}
          strokeDasharray="3 6"
        />
      ))}
      <rect y={y} width={w} height={h} fill={tones.ground} />
      <Perspective {...area} />
    </>
  );
}

function Forest(area: Area) {
  const { width: w, height: h, horizon: y, tones } = area;
  const trunks = [0.04, 0.15, 0.29, 0.66, 0.78, 0.93];
  return (
    <>
      <path d={`M0 0H${w}V${h * 0.16}Q${w / 2} ${h * 0.32} 0 ${h * 0.2}Z`} fill={tones.ground} />
      <rect y={y} width={w} height={h} fill={tones.ground} />
      {trunks.map((x, at) => (
        <path
          key={x}
          d={`M${x * w} 0L${x * w - 2} ${y + (at % 3) * 9}h${at % 2 ? 13 : 9}L${x * w + 7} 0Z`}
          fill={tones.figure}
          fillOpacity={at % 2 ? 0.65 : 0.4}
        />
      ))}
    </>
  );
}

function Room(area: Area) {
  const { width: w, height: h, horizon, tones } = area;
  const floor = Math.min(h * 0.94, Math.max(h * 0.5, horizon + h * 0.16));
  const [left, right, top] = [w * 0.17, w * 0.83, h * 0.1];
  return (
    <>
      <path
        d={`M0 0L${left} ${top}V${floor}L0 ${h}ZM${w} 0L${right} ${top}V${floor}L${w} ${h}Z`}
        fill={tones.ground}
        fillOpacity={0.5}
      />
      <path d={`M0 ${h}L${left} ${floor}H${right}L${w} ${h}Z`} fill={tones.ground} />
      <rect x={w * 0.62} y={h * 0.2} width={w * 0.14} height={(floor - top) * 0.55} fill={tones.light} />
      <path
        d={`M${w * 0.69} ${h * 0.2}v${(floor - top) * 0.55}M${w * 0.62} ${h * 0.2 + (floor - top) * 0.27}h${w * 0.14}`}
        stroke={tones.figure}
        strokeOpacity={0.6}
        strokeWidth={1.5}
      />
      <path
        d={`M${left} ${top}V${floor}H${right}V${top}Z`}
        fill="none"
        stroke={tones.figure}
        strokeOpacity={0.35}
      />
    </>
  );
}

function Water(area: Area) {
  const { width: w, height: h, horizon: y, tones } = area;
  const rows = [0.12, 0.3, 0.52, 0.78];
  return (
    <>
      <Sky {...area} />
      <rect y={y} width={w} height={h} fill={tones.ground} />
      {rows.map((row, at) => (
        <path
          key={row}
          d={`M${at % 2 ? 0 : -14} ${y + (h - y) * row}q14 ${-3 - at} 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0`}
          fill="none"
          stroke={tones.light}
          strokeOpacity={0.45}
          strokeWidth={0.8 + at * 0.4}
        />
      ))}
    </>
  );
}

function Underwater({ width: w, height: h, tones }: Area) {
  return (
    <>
      <path
        d={`M${w * 0.2} 0L${w * 0.06} ${h}H${w * 0.26}L${w * 0.3} 0ZM${w * 0.5} 0L${w * 0.46} ${h}H${w * 0.62}L${w * 0.6} 0ZM${w * 0.8} 0L${w * 0.84} ${h}H${w * 0.98}L${w * 0.88} 0Z`}
        fill={tones.light}
        fillOpacity={0.16}
      />
      <path
        d={`M0 ${h}V${h * 0.88}Q${w * 0.3} ${h * 0.8} ${w * 0.55} ${h * 0.9}T${w} ${h * 0.86}V${h}Z`}
        fill={tones.ground}
      />
      {[0.18, 0.36, 0.72, 0.9].map((x, at) => (
        <circle key={x} cx={x * w} cy={h * (0.6 - at * 0.12)} r={2 + at} fill="none" stroke={tones.light} />
      ))}
    </>
  );
}

function Space({ width: w, height: h, tones }: Area) {
  const stars = Array.from({ length: 34 }, (_, at) => [
    (at * 61) % 100,
    (at * 37) % 71,
    0.5 + (at % 3) * 0.35,
  ]);
  return (
    <>
      {stars.map(([x = 0, y = 0, r]) => (
        <circle key={`${x} ${y}`} cx={(x / 100) * w} cy={(y / 71) * h} r={r} fill={tones.light} />
      ))}
      <circle cx={w * 0.5} cy={h * 2.02} r={h * 1.2} fill={tones.ground} />
      <path
        d={`M${w * 0.5 - h * 1.2} ${h * 2.02}a${h * 1.2} ${h * 1.2} 0 0 1 ${h * 2.4} 0`}
        fill="none"
        stroke={tones.light}
        strokeOpacity={0.7}
      />
    </>
  );
}

function Plain({ width: w, height: h, horizon, tones }: Area) {
  const y = Math.max(horizon, h * 0.45);
  return (
    <path d={`M0 ${y}Q${w / 2} ${y + h * 0.1} ${w} ${y}V${h}H0Z`} fill={tones.ground} fillOpacity={0.7} />
  );
}

const KINDS = {
  land: Land,
  town: Town,
  forest: Forest,
  room: Room,
  water: Water,
  underwater: Underwater,
  space: Space,
  plain: Plain,
};

/** What lies behind and under the figure. `near` leaves soft shapes only, as a shallow focus does. */
export function Backdrop({
  kind,
  near,
  above,
  ...area
}: Area & { kind: BackdropKind; near: boolean; above: boolean }) {
  const { width: w, height: h, tones } = area;
  if (near) {
    return (
      <>
        <rect width={w} height={h} fill={tones.ground} fillOpacity={0.45} />
        <circle cx={w * 0.16} cy={h * 0.3} r={h * 0.2} fill={tones.light} fillOpacity={0.22} />
        <circle cx={w * 0.86} cy={h * 0.22} r={h * 0.28} fill={tones.light} fillOpacity={0.28} />
        <circle cx={w * 0.74} cy={h * 0.8} r={h * 0.16} fill={tones.figure} fillOpacity={0.16} />
      </>
    );
  }
  if (above) {
    const lines = [0.2, 0.4, 0.6, 0.8].map((at) => `M${at * w} 0V${h}M0 ${at * h}H${w}`).join("");
    return (
      <>
        <rect width={w} height={h} fill={tones.ground} />
        <path d={lines} stroke={tones.light} strokeOpacity={0.25} strokeWidth={0.8} />
      </>
    );
  }
  const Kind = KINDS[kind];
  return <Kind {...area} />;
}
