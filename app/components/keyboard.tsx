import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Dialog } from "./dialog";

const KEYS = [
  ["/", "Search: the page's own, or your history"],
  ["Ctrl or ⌘ + Enter", "Run the tool from inside a text"],
  ["Escape", "Close what is open"],
  ["F8", "Go to the notification"],
  ["?", "Show this list"],
] as const;

const KEYS_OPEN = "keys";

/** The address with the list of keys over the page that stands there now. */
export function keysAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete("index");
  query.set("panel", KEYS_OPEN);
  return `${pathname}?${query}`;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** The search field that can be seen, if there is one. */
const shownSearch = () =>
  [...document.querySelectorAll<HTMLInputElement>("input[type=search]")].find(isShown);

/** The keys that work on every page, and their list where the address opens it. Needs scripts; nothing hangs on it. */
export function Keyboard() {
  const place = useLocation();
  const navigate = useNavigate();
  const opensHistory = useRef(false);
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "?") navigate(keysAddress(place), { preventScrollReset: true });
      else if (event.key === "/") {
        const search = shownSearch();
        opensHistory.current = !search;
        if (search) search.focus();
        else document.querySelector<HTMLAnchorElement>("a[data-opens=history]")?.click();
      } else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [place, navigate]);

  // The panel that was opened by its key is there with the new place; a dialog starts at its first link otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new place that brings the field
  useEffect(() => {
    if (!opensHistory.current) return;
    opensHistory.current = false;
    shownSearch()?.focus();
  }, [place]);

  const query = new URLSearchParams(place.search);
  if (query.get("panel") !== KEYS_OPEN) return null;
  query.delete("panel");
  const rest = query.toString();
  return (
    <Dialog
      title="Keyboard"
      closed={rest ? `${place.pathname}?${rest}` : place.pathname}
      returnTo={["a[data-opens=keys]"]}
    >
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
