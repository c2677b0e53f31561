import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";

/** How long a run may take before its seconds are counted, so that quick ones do not flicker. */
const COUNT_FROM_S = 2;

function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/**
 * In the result's place while a run is under way: how long it has taken, a way to stop it, and the result's own shape
 * so that nothing jumps. Stopping closes the request, which ends the model's work too; what was typed stays.
 */
export function PendingResult({ label, children }: { label: string; children: ReactNode }) {
  const seconds = useElapsedSeconds();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <div className="stack" aria-busy="true">
      <div className="pending">
        <p role="status" className="text-muted">
          {label}
        </p>
        {seconds >= COUNT_FROM_S && (
          <>
            <p className="tabular text-muted" aria-hidden="true">
              {seconds} s
            </p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => navigate(pathname + search, { replace: true, preventScrollReset: true })}
            >
              Cancel
            </button>
          </>
        )}
      </div>
      {children}
    </div>
  );
}
