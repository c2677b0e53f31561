import { Form, Link, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { JobProgress } from "~/batch/progress";
import { useHydrated } from "~/components/hydrated";
import { CANCEL } from "./prompt-intents";

/**
 * Reads the page again when asked to, one reading after the other: a reading that is broken off on its way could take
 * the toast along that it was to show.
 * @returns the function that asks
 */
function useReadings(): () => void {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const busy = state !== "idle" || navigation.state !== "idle";
  const latest = useRef({ busy, revalidate });
  latest.current = { busy, revalidate };
  const askedAgain = useRef(false);
  useEffect(() => {
    if (busy || !askedAgain.current) return;
    askedAgain.current = false;
    latest.current.revalidate();
  }, [busy]);
  return useCallback(() => {
    if (latest.current.busy) askedAgain.current = true;
    else latest.current.revalidate();
  }, []);
}

/**
 * How far a batch is, as the server tells it while it goes on. When something is finished the page is read again, so
 * that results appear as they come; with the batch's end for the last time.
 */
function useLiveProgress(jobId: number, first: JobProgress): JobProgress {
  const [live, setLive] = useState<JobProgress | null>(null);
  const readAgain = useReadings();
  const leftOnPage = useRef(first.left);
  leftOnPage.current = first.left;
  useEffect(() => {
    const events = new EventSource(`/batches/${jobId}/events`);
    events.addEventListener("progress", ({ data }: MessageEvent<string>) => {
      const progress = JSON.parse(data) as JobProgress;
      setLive(progress);
      // The end is told by an event of its own.
      if (progress.status === "running" && progress.left !== leftOnPage.current) readAgain();
    });
    events.addEventListener("end", () => {
      events.close();
      readAgain();
    });
    return () => events.close();
  }, [jobId, readAgain]);
  return live ?? first;
}

/** Seconds as a person would say them. */
function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

function timeToGo({ secondsLeft, pausedSeconds }: JobProgress): string {
  if (pausedSeconds !== null)
    return `The model is busy. The batch goes on in about ${inWords(pausedSeconds)}.`;
  return secondsLeft === null ? "The first prompt is under way." : `About ${inWords(secondsLeft)} to go.`;
}

export interface BatchProgressProps {
  jobId: number;
  progress: JobProgress;
  /** Where the page's form posts to. */
  action: string;
}

/** A batch under way: done, failed, left, the time to go, and a way to stop it. */
export function BatchProgress({ jobId, progress: first, action }: BatchProgressProps) {
  const progress = useLiveProgress(jobId, first);
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const { total, done, failed, left } = progress;
  return (
    <section className="batch-progress" aria-label="Progress">
      <p className="tabular font-semibold">
        {done} done · {failed} failed · {left} left
      </p>
      <progress
        max={total}
        value={total - left}
        aria-label={`${total - left} of ${total} prompts are finished`}
      />
      <p role="status" className="hint tabular">
        {timeToGo(progress)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Form method="post" action={action}>
          <input type="hidden" name="job" value={jobId} />
          <button type="submit" name="intent" value={CANCEL} className="button">
            Cancel
          </button>
        </Form>
        {!hydrated && (
          <Link to={pathname + search} reloadDocument className="button button-quiet">
            Refresh
          </Link>
        )}
        <p className="hint">You can close this page: the batch goes on, and you find it here.</p>
      </div>
    </section>
  );
}
