import { Link, useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

const FOCUSABLE = "a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select, textarea";

const isVisible = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.getClientRects().length > 0;

/** Keeps the Tab key inside: the browser alone would let it go on to its own buttons. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll(FOCUSABLE)].filter(isVisible);
  const [first, last] = [stops[0], stops.at(-1)];
  const goal =
    event.shiftKey && document.activeElement === first
      ? last
      : !event.shiftKey && document.activeElement === last
        ? first
        : null;
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}

/**
 * A dialog that stands in the page's HTML, open, with a link that closes it. Where scripts run, it is a modal one:
 * the page behind it is out of reach, Escape closes it, and the focus goes back to where it came from.
 */
export function Dialog({
  title,
  closed,
  returnTo,
  children,
}: {
  title: string;
  /** The address without the dialog. */
  closed: string;
  /** Selectors of what gets the focus where the opener is gone or hidden, the best first. */
  returnTo: readonly string[];
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fallbacks = useRef(returnTo);
  const navigate = useNavigate();
  const close = () => navigate(closed, { replace: true, preventScrollReset: true });

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    // It stands open in the HTML; only a closed one can become modal.
    element?.close();
    element?.showModal();
    return () => {
      element?.close();
      const goals = [
        opener === document.body ? null : opener,
        ...fallbacks.current.map((selector) => document.querySelector(selector)),
      ];
      goals.find(isVisible)?.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      className="dialog"
      aria-labelledby="dialog-title"
      onKeyDown={keepTabInside}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="dialog-box">
        <div className="dialog-header">
          <h2 id="dialog-title">{title}</h2>
          <Link to={closed} replace preventScrollReset className="icon-button" aria-label="Close">
            <X size={20} aria-hidden />
          </Link>
        </div>
        {children}
      </div>
    </dialog>
  );
}
