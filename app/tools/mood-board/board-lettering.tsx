/** Lines of drawn text, one below the other. */
export function Lines({
  x,
  y,
  size,
  lines,
  step = 1.35,
}: {
  x: number;
  y: number;
  size: number;
  lines: string[];
  step?: number;
}) {
  const placed = lines.map((line, at) => ({ line, at: y + at * size * step }));
  return (
    <text fontSize={size}>
      {placed.map(({ line, at }) => (
        <tspan key={at} x={x} y={at}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The dot stays with the word before it. */
export const separated = (words: readonly string[]) => words.join("\u00a0· ");

/** The name of a part of the board. */
export function Heading({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} fontSize={17} fontWeight={700} letterSpacing={1.2}>
      {children.toUpperCase()}
    </text>
  );
}
