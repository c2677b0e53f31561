/** Who gave an answer: a model by its name, or the built-in engine; and how long it took. */
export interface AnsweredByProps {
  answerer: { engine: "builtin" | "openai"; model: string | null; durationMs: number } | null;
}

/** Milliseconds in the unit a person would say them in. */
function duration(ms: number): string {
  if (ms < 1) return "less than 1 ms";
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Which engine answered, and how long it took. */
export function AnsweredBy({ answerer }: AnsweredByProps) {
  if (!answerer) return <p className="answered-by">Kept by another program</p>;
  const { engine, model, durationMs } = answerer;
  return (
    <p className="answered-by">
      Answered by {engine === "builtin" ? "the built-in engine" : model} in {duration(durationMs)}
    </p>
  );
}
