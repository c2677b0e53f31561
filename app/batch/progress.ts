/** How far a job is, as pages and event streams show it. */
export interface JobProgress {
  status: "running" | "done" | "cancelled";
  total: number;
  /** Items that succeeded, that failed, and that are still to come. */
  done: number;
  failed: number;
  left: number;
  /** Estimated from the items finished so far; null before the first. */
  secondsLeft: number | null;
  /** Seconds until a model that asked for a pause is asked again; null when nothing waits for one. */
  pausedSeconds: number | null;
}
