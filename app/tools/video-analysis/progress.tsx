import { Form, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useHydrated } from "~/components/hydrated";
import type { Progress } from "../define-tool";
import { PendingResult } from "../pending-result";

const STAGES = ["Fetching", "Decoding", "Measuring", "Writing"];
/** How often a page looks again where scripts run. */
const LOOK_EVERY_MS = 700;
/** After how many seconds it does where none run. */
export const REFRESH_SECONDS = 2;

/** Looks again how far it is, as long as the page is seen. */
function useLookingAgain(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
}

/** How much of the whole is done, each stage counting the same; 0 to 1. */
function shareOf({ stage, share }: Progress): number {
  const at = STAGES.indexOf(stage);
  return at < 0 ? 0 : (at + Math.min(1, share ?? 0)) / STAGES.length;
}

function wordsOf({ stage, share, waitingFor }: Progress): string {
  if (waitingFor > 0) return `Waiting: ${waitingFor} before you`;
  const percent = share !== null && share > 0 && share < 1 ? ` ${Math.round(share * 100)} %` : "";
  return `${stage}${percent} …`;
}

/** An analysis that is under way: what is being done, how far it is, and a way to stop it. */
export function JobProgress({ job }: { job: { id: string; progress: Progress } }) {
  const hydrated = useHydrated();
  useLookingAgain();
  const { id, progress } = job;
  const share = shareOf(progress);
  const current = STAGES.indexOf(progress.stage);
  return (
    <div className="stack" aria-busy="true">
      <div className="analysis-progress">
        <p role="status" className="analysis-stage">
          {wordsOf(progress)}
        </p>
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          role="progressbar"
          aria-label="Analysis"
          aria-valuenow={Math.round(share * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <rect width="100" height="4" className="meter-track" />
          <rect width={100 * share} height="4" className="meter-fill" />
        </svg>
        <ol className="analysis-stages">
          {STAGES.map((stage, at) => (
            <li
              key={stage}
              aria-current={at === current ? "step" : undefined}
              data-done={at < current || undefined}
            >
              {stage}
            </li>
          ))}
        </ol>
        <div className="prompt-actions">
          <Form method="post" action={`/video-analysis?job=${id}`}>
            <button type="submit" name="intent" value="cancel" className="button">
              Cancel
            </button>
          </Form>
          {!hydrated && (
            <a className="button button-quiet" href={`/video-analysis?job=${id}`}>
              Look again
            </a>
          )}
        </div>
      </div>
      <Skeletons />
    </div>
  );
}

/** While the form is on its way: a file takes its time. */
export function SendingVideo() {
  return (
    <PendingResult label="Sending ...">
      <Skeletons />
    </PendingResult>
  );
}

/** The result's own shape, so that nothing jumps. */
function Skeletons() {
  return (
    <>
      <div className="skeleton h-16" />
      <div className="skeleton h-28" />
      <div className="skeleton h-44" />
    </>
  );
}
