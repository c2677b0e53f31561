import type { LightFrom } from "./view.server";

interface Ray {
  readonly lamp: readonly [x: number, y: number];
  readonly length: number;
}

/** Lamps around the subject at (80, 62), which the camera at the lower edge looks at. */
const LAMPS: Readonly<Record<LightFrom, readonly Ray[]>> = {
  front: [{ lamp: [26, 112], length: 50 }],
  side: [{ lamp: [14, 62], length: 44 }],
  behind: [{ lamp: [112, 10], length: 40 }],
  above: [{ lamp: [80, 62], length: 0 }],
  around: [
    { lamp: [18, 30], length: 36 },
    { lamp: [142, 30], length: 36 },
    { lamp: [18, 98], length: 36 },
    { lamp: [142, 98], length: 36 },
  ],
};
const SUBJECT = [80, 62] as const;

function Lamp({ lamp: [x, y], length, ink }: Ray & { ink: { text: string; accent: string } }) {
  const [sx, sy] = SUBJECT;
  const angle = Math.atan2(sy - y, sx - x);
  const rays = [-0.22, 0, 0.22].map((spread) => {
    const [dx, dy] = [Math.cos(angle + spread), Math.sin(angle + spread)];
    return `M${(x + dx * 14).toFixed(1)} ${(y + dy * 14).toFixed(1)}L${(x + dx * length).toFixed(1)} ${(y + dy * length).toFixed(1)}`;
  });
  return (
    <>
      {length > 0 && (
        <path d={rays.join("")} stroke={ink.text} strokeWidth={2} strokeLinecap="round" fill="none" />
      )}
      <circle cx={x} cy={y} r={9} fill={ink.accent} stroke={ink.text} strokeWidth={2} />
    </>
  );
}

/** A lighting plan from above: the subject in the middle, the camera below it, the lamps as filled circles. */
export function LightPlan({
  from,
  x,
  y,
  ink,
}: {
  from: LightFrom;
  x: number;
  y: number;
  ink: { text: string; accent: string };
}) {
  const [sx, sy] = SUBJECT;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx={sx} cy={sy} rx={17} ry={11} fill="none" stroke={ink.text} strokeWidth={2.5} />
      <circle cx={sx} cy={sy} r={6} fill={ink.text} />
      <path
        d={`M${sx - 9} 134v-13h18v13ZM${sx - 6} 121l3 -9h6l3 9`}
        fill="none"
        stroke={ink.text}
        strokeWidth={2.5}
      />
      <path d={`M${sx} 108V84`} stroke={ink.text} strokeWidth={1.5} strokeDasharray="3 4" />
      {from === "above" && (
        <path
          d={`M${sx - 30} ${sy}h-10M${sx + 30} ${sy}h10M${sx} ${sy - 24}v-10M${sx - 23} ${sy - 18}l-8 -7M${sx + 23} ${sy - 18}l8 -7`}
          stroke={ink.text}
          strokeWidth={2}
          strokeLinecap="round"
        />
      )}
      {LAMPS[from].map((ray) => (
        <Lamp key={ray.lamp.join()} {...ray} ink={ink} />
      ))}
    </g>
  );
}
