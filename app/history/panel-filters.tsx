import { Form, Link, useSubmit } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { FAVORITES, type Place, pageParameters, panelAddress } from "./panel-address";
import type { PanelData } from "./panel-data.server";

/** How long typing must rest before everything is searched. */
const REST_MS = 250;

const TABS = [
  { id: "history", label: "Recent History", name: null },
  { id: "favorites", label: "Favorites", name: FAVORITES },
] as const;

function moveBetweenTabs(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  tabs.find((tab) => tab !== document.activeElement)?.focus();
}

/** Recent history and favorites, as links that are tabs. */
export function PanelTabs({ tab, place }: Pick<PanelData, "tab"> & { place: Place }) {
  return (
    <div role="tablist" aria-label="Show" className="tabs" onKeyDown={moveBetweenTabs}>
      {TABS.map(({ id, label, name }) => (
        <Link
          key={id}
          id={`tab-${id}`}
          role="tab"
          aria-selected={id === tab}
          aria-controls="history-tabpanel"
          to={panelAddress(place, { tab: name, before: null })}
          replace
          preventScrollReset
          className="tab"
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

/** Search over everything one has, and the choice of one tool. With scripts, both follow at once. */
export function PanelFilters({
  data,
  place,
  typed,
  onType,
}: {
  data: PanelData;
  place: Place;
  typed: string;
  onType(text: string): void;
}) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { tab, search, tool, tools } = data;
  const send = useRef(() => {});
  send.current = () => submit(form.current, { replace: true, preventScrollReset: true });
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => send.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);

  return (
    <Form
      ref={form}
      method="get"
      action={place.pathname}
      role="search"
      className="history-filters"
      replace
      preventScrollReset
    >
      {pageParameters(place).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="panel" value="history" />
      {tab === "favorites" && <input type="hidden" name="tab" value={FAVORITES} />}
      <input
        type="search"
        name="q"
        aria-label="Search history"
        placeholder="Search history..."
        maxLength={200}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <select name="tool" aria-label="Tool" defaultValue={tool ?? ""} onChange={() => send.current()}>
        <option value="">All Tools</option>
        {tools.map(({ type, label }) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        Search
      </button>
    </Form>
  );
}
