import { Form, Link } from "@remix-run/react";
import { FileText, Pencil, Star, Trash2 } from "lucide-react";
import { CopyButton } from "~/components/copy-button";
import { LIST_FORM } from "./list-form";
import { type Place, panelAddress } from "./panel-address";
import type { PanelItem } from "./panel-data.server";

/** The title in a field of its own, in place of the title. */
function RenameForm({ item, place }: { item: PanelItem; place: Place }) {
  return (
    <Form method="post" action="/history" className="rename" replace preventScrollReset>
      <input type="hidden" name="from" value={panelAddress(place, {})} />
      <input type="hidden" name="id" value={item.id} />
      {/* biome-ignore-start lint/a11y/noAutofocus: whoever asks to edit a title wants to type it */}
      <input
        type="text"
        name="title"
        aria-label="Title"
        defaultValue={item.title}
        required
        maxLength={255}
        dir="auto"
        autoFocus
        autoComplete="off"
      />
      {/* biome-ignore-end lint/a11y/noAutofocus: as above */}
      <button type="submit" name="intent" value="rename" className="button">
        Save
      </button>
      <Link to={panelAddress(place, {})} replace preventScrollReset className="button button-quiet">
        Cancel
      </Link>
    </Form>
  );
}

function OpenedText({ item }: { item: PanelItem }) {
  if (!item.opened) return null;
  const address = (format: string) => `/history/download?id=${item.id}&format=${format}`;
  return (
    <div className="opened-text">
      <label htmlFor={`input-${item.id}`}>Your request</label>
      <textarea id={`input-${item.id}`} readOnly rows={3} dir="auto" value={item.opened.input} />
      <label htmlFor={`output-${item.id}`}>Result</label>
      <textarea id={`output-${item.id}`} readOnly rows={8} dir="auto" value={item.opened.output} />
      <p className="card-actions">
        <span className="text-muted text-sm">Download:</span>
        {["JSON", "TXT", "CSV"].map((kind) => (
          <a key={kind} href={address(kind.toLowerCase())} download className="button button-quiet">
            <span className="sr-only">Download as </span>
            {kind}
          </a>
        ))}
      </p>
    </div>
  );
}

/** One run: what it was, and everything that can be done with it. Favorites offer copying and un-favoriting. */
export function HistoryCard({
  item,
  place,
  favoritesTab,
  isEdited,
  isSelected,
}: {
  item: PanelItem;
  place: Place;
  favoritesTab: boolean;
  isEdited: boolean;
  isSelected: boolean;
}) {
  const { id, title, label, badge, date, createdAt, preview, isFavorite, address, text, opened } = item;
  const of = <span className="sr-only"> {title}</span>;
  const button = { type: "submit", form: LIST_FORM, name: "intent" } as const;
  const inPlace = panelAddress(place, { open: opened ? null : String(id) });
  return (
    <li className="history-card">
      <input
        type="checkbox"
        form={LIST_FORM}
        name="id"
        value={id}
        defaultChecked={isSelected}
        aria-label={`Select ${title}`}
      />
      <div className="history-body">
        {isEdited ? (
          <RenameForm item={item} place={place} />
        ) : (
          <h3 className="history-title" dir="auto">
            {address ? (
              <Link to={address}>{title}</Link>
            ) : (
              <Link to={inPlace} replace preventScrollReset>
                {title}
              </Link>
            )}
          </h3>
        )}
        <p className="history-facts">
          <span className={`badge badge-${badge}`}>{label}</span>
          <time dateTime={createdAt}>{date}</time>
        </p>
        <p className="history-preview" dir="auto">
          {preview}
        </p>
        <div className="card-actions">
          <CopyButton text={text ?? { from: `/history/text?id=${id}` }} of={title} />
          <button
            {...button}
            value={`toggle:${id}`}
            className="button button-quiet"
            aria-pressed={isFavorite}
          >
            <Star size={16} aria-hidden fill={isFavorite ? "currentColor" : "none"} /> Favorite{of}
          </button>
          <Link to={inPlace} replace preventScrollReset className="button button-quiet">
            <FileText size={16} aria-hidden /> {opened ? "Hide text" : "Show text"}
            {of}
          </Link>
          {!favoritesTab && (
            <>
              <Link
                id={`rename-${id}`}
                to={panelAddress(place, { edit: String(id) })}
                replace
                preventScrollReset
                className="button button-quiet"
              >
                <Pencil size={16} aria-hidden /> Rename{of}
              </Link>
              <button {...button} value={`delete:${id}`} className="button button-quiet">
                <Trash2 size={16} aria-hidden /> Delete{of}
              </button>
            </>
          )}
        </div>
        <OpenedText item={item} />
      </div>
    </li>
  );
}
