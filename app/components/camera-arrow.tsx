/** How the camera moves, as far as an arrow on a storyboard can tell. */
export type CameraArrowKind =
  | "static"
  | "in"
  | "out"
  | "zoom-in"
  | "zoom-out"
  | "pan-left"
  | "pan-right"
  | "truck-left"
  | "truck-right"
  | "tilt-up"
  | "tilt-down"
  | "rise"
  | "sink"
  | "arc"
  | "follow"
  | "handheld";

interface Stroke {
  d: string;
  dashed?: boolean;
}

const head = (x: number, y: number, dx: number, dy: number) => {
  const [ax, ay] = [-dx * 7, -dy * 7];
  const [bx, by] = [-dy * 4.5, dx * 4.5];
  return `M${x + ax + bx} ${y + ay + by}L${x} ${y}L${x + ax - bx} ${y + ay - by}`;
};

const arrow = (x1: number, y1: number, x2: number, y2: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return `M${x1} ${y1}L${x2} ${y2}${head(x2, y2, (x2 - x1) / length, (y2 - y1) / length)}`;
};

/** A frame within the frame, and arrows between their corners: inwards the camera nears, outwards it backs off. */
function corners(w: number, h: number, inwards: boolean, dashed: boolean): Stroke[] {
  const [outer, inner] = [0.06, 0.2];
  const box = `M${w * inner} ${h * inner}H${w * (1 - inner)}V${h * (1 - inner)}H${w * inner}Z`;
  const tips = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([sx = 0, sy = 0]) => {
    const at = (share: number, side: number, size: number) => size * (side ? 1 - share : share);
    const far = [at(outer, sx, w), at(outer, sy, h)] as const;
    const near = [at(inner - 0.02, sx, w), at(inner - 0.02, sy, h)] as const;
    return inwards ? arrow(...far, ...near) : arrow(...near, ...far);
  });
  return [{ d: box, dashed: true }, { d: dashed ? tips[0] + (tips[3] ?? "") : tips.join("") }];
}

function strokesOf(kind: CameraArrowKind, w: number, h: number): Stroke[] {
  const low = h - 16;
  const side = w - 18;
  switch (kind) {
    case "in":
    case "out":
      return corners(w, h, kind === "in", false);
    case "zoom-in":
    case "zoom-out":
      return corners(w, h, kind === "zoom-in", true);
    case "pan-left":
    case "pan-right": {
      const [from, to] = kind === "pan-left" ? [w * 0.68, w * 0.32] : [w * 0.32, w * 0.68];
      return [
        {
          d: `M${from} ${low}Q${w / 2} ${low - 14} ${to} ${low}${head(to, low, Math.sign(to - from) * 0.92, 0.4)}`,
        },
      ];
    }
    case "truck-left":
    case "truck-right": {
      const [from, to] = kind === "truck-left" ? [w * 0.7, w * 0.3] : [w * 0.3, w * 0.7];
      return [{ d: `${arrow(from, low, to, low)}M${from} ${low - 6}v12` }];
    }
    case "tilt-up":
    case "tilt-down": {
      const [from, to] = kind === "tilt-up" ? [h * 0.7, h * 0.3] : [h * 0.3, h * 0.7];
      return [
        {
          d: `M${side} ${from}Q${side - 12} ${h / 2} ${side} ${to}${head(side, to, 0.4, Math.sign(to - from) * 0.92)}`,
        },
      ];
    }
    case "rise":
    case "sink": {
      const [from, to] = kind === "rise" ? [h * 0.75, h * 0.25] : [h * 0.25, h * 0.75];
      return [{ d: `${arrow(side, from, side, to)}M${side - 6} ${from}h12` }];
    }
    case "arc":
      return [
        {
          d: `M${w * 0.24} ${h - 26}Q${w * 0.5} ${h + 6} ${w * 0.76} ${h - 26}${head(w * 0.76, h - 26, 0.75, -0.66)}`,
        },
      ];
    case "follow":
      return [{ d: `${arrow(w * 0.4, h - 8, w * 0.47, h - 34)}${arrow(w * 0.6, h - 8, w * 0.53, h - 34)}` }];
    case "handheld":
      return [{ d: `M${w * 0.36} ${low}q7 -10 14 0t14 0t14 0t14 0t14 0t14 0` }];
    case "static":
      return [{ d: `M${w - 26} ${low + 6}v-8h14v8ZM${w - 23} ${low - 2}v-4a4 4 0 0 1 8 0v4` }];
  }
}

/** The camera's move in the hand of a storyboard: white lines with a dark edge, so that they show on any picture. */
export function CameraArrow({
  kind,
  width,
  height,
}: {
  kind: CameraArrowKind;
  width: number;
  height: number;
}) {
  const lines = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
  return strokesOf(kind, width, height).map(({ d, dashed }) => (
    <g key={d} {...lines} strokeDasharray={dashed ? "5 4" : undefined}>
      <path d={d} stroke="#15120e" strokeOpacity={0.72} strokeWidth={5} />
      <path d={d} stroke="#fff" strokeWidth={2.2} />
    </g>
  ));
}
