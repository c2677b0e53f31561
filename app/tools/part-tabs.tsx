import { Link } from "@remix-run/react";

/**
 * The parts of a result that shows one at a time, as links: which one it is stands in the address.
 * A route that shows them imports `part-tabs.css`, because the style sheets of what is fetched later are not in the HTML.
 */
export function PartTabs<Part extends string>({
  label,
  parts,
  current,
  addressOf,
}: {
  /** What the parts are parts of, for those who do not see where the tabs stand. */
  label: string;
  parts: readonly { value: Part; label: string }[];
  current: Part;
  addressOf(part: Part): string;
}) {
  return (
    <nav className="tabs part-tabs" aria-label={label}>
      {parts.map(({ value, label: name }) => (
        <Link
          key={value}
          to={addressOf(value)}
          preventScrollReset
          className="tab"
          aria-current={value === current ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
