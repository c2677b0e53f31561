interface QualityBadgeProps {
  before: number;
  after: number;
}

const band = (score: number) =>
  score >= 80
    ? { name: "Excellent", colour: "badge-green" }
    : score >= 60
      ? { name: "Good", colour: "badge-amber" }
      : { name: "Needs Improvement", colour: "badge-orange" };

/** The estimated quality of the original and of the optimized prompt, out of 100. */
export function QualityBadge({ before, after }: QualityBadgeProps) {
  const { name, colour } = band(after);
  return (
    <p className="quality">
      <span className={`badge ${colour}`}>{name}</span>
      <span className="tabular">
        <span className="text-muted">Quality {before}</span>{" "}
        <span aria-hidden="true" className="text-muted">
          →
        </span>
        <span className="sr-only">before, </span> <strong>{after}</strong>
        <span className="text-muted"> of 100</span>
        <span className="sr-only"> after</span>
      </span>
    </p>
  );
}
