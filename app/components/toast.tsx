import { X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useHydrated } from "./hydrated";

/** One short message about something that has just happened. */
export interface Toast {
  title: string;
  description?: string;
  kind: "success" | "destructive";
}

const SHOWN_MS = 5000;
const SWIPE_PIXELS = 50;

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** @returns the function that shows a toast in place of the one that is shown */
export const useToast = () => useContext(ToastContext);

/** An action's answer with a toast; its key tells one answer from the next. */
export interface ToastAnswer {
  key: string;
  toast?: Toast;
}

/** Shows the toast of an action's answer, once an answer; without scripts it stands in the page's HTML. */
export function AnswerToast({ answer }: { answer: ToastAnswer | undefined }) {
  const show = useToast();
  const hydrated = useHydrated();
  const { key, toast } = answer ?? {};
  const latest = useRef(toast);
  latest.current = toast;
  useEffect(() => {
    if (key && latest.current) show(latest.current);
  }, [key, show]);
  if (hydrated || !toast) return null;
  return (
    <div className="toasts" role={roleOf(toast)}>
      <div className={`toast toast-${toast.kind}`}>
        <ToastText toast={toast} />
      </div>
    </div>
  );
}

const roleOf = (toast: Toast | null) => (toast?.kind === "destructive" ? "alert" : "status");

function ToastText({ toast }: { toast: Toast }) {
  return (
    <div>
      <p className="font-semibold">{toast.title}</p>
      {toast.description && <p className="text-muted">{toast.description}</p>}
    </div>
  );
}

/**
 * Holds the one toast there is. The first comes in the page's HTML, so it is there without scripts too;
 * there it stays until the next page.
 */
export function Toaster({ toast: first, children }: { toast: Toast | null; children: ReactNode }) {
  const [toast, setToast] = useState(first);
  const [held, setHeld] = useState(false);
  const hydrated = useHydrated();
  const region = useRef<HTMLElement>(null);
  const swipeFrom = useRef(0);
  const close = useCallback(() => {
    setToast(null);
    // What is taken away is never left by the pointer: the next toast would be held for good.
    setHeld(false);
  }, []);

  useEffect(() => {
    if (first) setToast(first);
  }, [first]);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held, close]);
  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", focusOnF8);
    return () => document.removeEventListener("keydown", focusOnF8);
  }, []);

  return (
    <ToastContext.Provider value={setToast}>
      {children}
      {/* F8 moves the focus here, so that a toast can be read and closed by keyboard. */}
      <section className="toasts" aria-label="Notifications (F8)" tabIndex={-1} ref={region}>
        <div role={roleOf(toast)}>
          {toast && (
            <div
              className={`toast toast-${toast.kind} items-center`}
              onPointerEnter={() => setHeld(true)}
              onPointerLeave={() => setHeld(false)}
              onPointerDown={(event) => {
                swipeFrom.current = event.clientX;
              }}
              onPointerUp={(event) => {
                if (event.clientX - swipeFrom.current > SWIPE_PIXELS) close();
              }}
            >
              <ToastText toast={toast} />
              {hydrated && (
                <button type="button" className="icon-button" onClick={close} aria-label="Close notification">
                  <X size={16} aria-hidden />
                </button>
              )}
            </div>
          )}
        </div>
      </section>
    </ToastContext.Provider>
  );
}
