interface QualityBadgeProps {
  before: number;
  after: number;
  /** The band that the optimized prompt falls in. */
  band: keyof typeof COLOURS;
}

const COLOURS = {
  Excellent: "badge-green",
  Good: "badge-amber",
  "Needs Improvement": "badge-orange",
} as const;

/** The estimated quality of the original and of the optimized prompt, out of 100. */
export function QualityBadge({ before, after, band }: QualityBadgeProps) {
  return (
    <p className="quality">
      <span className={`badge ${COLOURS[band]}`}>{band}</span>
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
