import { Form, Link } from "@remix-run/react";
import { LIST_FORM } from "./list-form";
import { type Place, panelAddress } from "./panel-address";
import type { PanelData } from "./panel-data.server";

/** What was just deleted, and the way back. */
export function DeletedLine({ deleted, place }: Pick<PanelData, "deleted"> & { place: Place }) {
  const [first] = deleted;
  if (!first) return null;
  return (
    <Form method="post" action="/history" className="deleted-line" preventScrollReset>
      <input type="hidden" name="from" value={panelAddress(place, {})} />
      {deleted.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <p>
        {deleted.length === 1 ? (
          <>
            Deleted <bdi>{first.title}</bdi>
          </>
        ) : (
          `Deleted ${deleted.length} items`
        )}
      </p>
      <button type="submit" name="intent" value="undo" className="button">
        Undo
      </button>
    </Form>
  );
}

/** What can be done with the items that are ticked. */
export function SelectionBar({ all, place }: { all: boolean; place: Place }) {
  const button = { type: "submit", form: LIST_FORM, className: "button button-quiet" } as const;
  const download = { ...button, name: "format", formMethod: "get", formAction: "/history/download" } as const;
  return (
    <fieldset className="selection-bar -ml-[0.6rem]">
      <legend className="sr-only">Selected items</legend>
      <Link
        to={panelAddress(place, { all: all ? null : "1" })}
        replace
        preventScrollReset
        className="button button-quiet"
      >
        {all ? "Select none" : "Select all"}
      </Link>
      <button {...button} name="intent" value="favorite-selected">
        Favorite selected
      </button>
      <button {...button} name="intent" value="delete-selected">
        Delete selected
      </button>
      <span className="text-muted ml-[0.6rem] text-sm">Download selected:</span>
      {["JSON", "TXT", "CSV"].map((kind) => (
        <button key={kind} {...download} value={kind.toLowerCase()}>
          <span className="sr-only">Download selected as </span>
          {kind}
        </button>
      ))}
    </fieldset>
  );
}

/** To older runs until there are none, and back to the newest. */
export function Paging({ older, isLater, place }: Pick<PanelData, "older" | "isLater"> & { place: Place }) {
  if (older === null && !isLater) return null;
  return (
    <nav aria-label="Pages of history" className="history-paging">
      {isLater && (
        <Link to={panelAddress(place, { before: null })} preventScrollReset className="button">
          Newest
        </Link>
      )}
      {older !== null && (
        <Link to={panelAddress(place, { before: String(older) })} preventScrollReset className="button">
          Show older
        </Link>
      )}
    </nav>
  );
}

/** The whole history as a file, and back from one. */
export function PanelFooter() {
  return (
    <p className="history-footer">
      <a href="/history/export" download className="button button-quiet">
        Export everything
      </a>
      <Link to="/history/import" className="button button-quiet">
        Import
      </Link>
    </p>
  );
}
