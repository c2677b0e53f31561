/** A place in the product, as the router knows it. */
export interface Place {
  pathname: string;
  search: string;
}

/** The panel's own part of an address. The rest is the page's, and stays as it is. */
const OWN = ["panel", "q", "tool", "before", "edit", "open", "all", "undo"] as const;
type Own = (typeof OWN)[number] | "tab";

/** What only makes sense for the list that is shown now. */
const OF_ONE_VIEW = ["edit", "open", "all", "undo"] as const;

export const FAVORITES = "favorites";

function write({ pathname }: Place, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/**
 * An address of the panel over the page it is open on.
 * @param changes what is to differ from the address now; null takes a part away
 */
export function panelAddress(place: Place, changes: Partial<Record<Own, string | null>>): string {
  const query = new URLSearchParams(place.search);
  query.set("panel", "history");
  for (const name of [...OF_ONE_VIEW, "index"]) query.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    // A page has tabs too, under the same name: theirs stay.
    else if (name !== "tab" || query.get("tab") === FAVORITES) query.delete(name);
  }
  return write(place, query);
}

/** The page's own part of an address, as names and values. */
export function pageParameters(place: Place): [string, string][] {
  return [...new URLSearchParams(place.search)].filter(
    ([name, value]) =>
      !OWN.some((own) => own === name) && name !== "index" && !(name === "tab" && value === FAVORITES),
  );
}

/** The address of the page without the panel. */
export const closedAddress = (place: Place): string =>
  write(place, new URLSearchParams(pageParameters(place)));
