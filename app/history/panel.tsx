import { useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Dialog } from "~/components/dialog";
import type { Toast } from "~/components/toast";
import { HistoryCard } from "./history-card";
import { LIST_FORM } from "./list-form";
import { closedAddress, panelAddress } from "./panel-address";
import type { PanelData } from "./panel-data.server";
import { PanelFilters, PanelTabs } from "./panel-filters";
import { DeletedLine, Paging, PanelFooter, SelectionBar } from "./panel-parts";

const EMPTY = {
  history: ["No history found", "Start using the VEO3 tools to build your history"],
  favorites: ["No favorites yet", "Star your best prompts to save them here"],
} as const;

function Empty({ tab }: Pick<PanelData, "tab">) {
  const [title, hint] = EMPTY[tab];
  return (
    <div className="history-empty">
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{hint}</p>
    </div>
  );
}

/** History and favorites, over whatever page it is opened on. All it shows is in the address. */
export default function HistoryPanel({ data, toast }: { data: PanelData; toast: Toast | null }) {
  const place = useLocation();
  const navigation = useNavigation();
  const change = useFetcher();
  const [typed, setTyped] = useState(data.search);
  const notice = useRef<HTMLDivElement>(null);
  const { tab, items, edited, deleted, search } = data;
  const busy = navigation.state !== "idle" || change.state !== "idle";
  // What is shown is narrowed as one types, by title; the search over everything follows.
  const wanted = typed.trim().toLowerCase();
  const shown =
    typed === search || !wanted ? items : items.filter(({ title }) => title.toLowerCase().includes(wanted));

  const before = useRef(edited);
  useEffect(() => {
    const left = before.current;
    before.current = edited;
    if (left !== null && edited === null) document.getElementById(`rename-${left}`)?.focus();
  }, [edited]);
  const undoable = deleted.map(({ id }) => id).join(",");
  useEffect(() => {
    if (undoable) notice.current?.focus();
  }, [undoable]);

  /** Downloads are left to the browser; every other button is answered without a new page. */
  function submit(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement) || button.formMethod === "get") return;
    event.preventDefault();
    change.submit(button);
  }

  return (
    <Dialog
      title="VEO3 Prompt History & Favorites"
      closed={closedAddress(place)}
      returnTo={["[data-opens=history]", ".menu-button"]}
    >
      <PanelTabs tab={tab} place={place} />
      <div className="history-panel" role="tabpanel" id="history-tabpanel" aria-labelledby={`tab-${tab}`}>
        <PanelFilters data={data} place={place} typed={typed} onType={setTyped} />
        <form id={LIST_FORM} method="post" action="/history" onSubmit={submit}>
          <input type="hidden" name="from" value={panelAddress(place, {})} />
        </form>
        <div ref={notice} tabIndex={-1} role="status" className="history-notice">
          {toast && (
            <p className={toast.kind === "destructive" ? "field-error" : "text-muted"}>
              {toast.title}
              {toast.description && `. ${toast.description}`}
            </p>
          )}
          <DeletedLine deleted={deleted} place={place} />
        </div>
        {shown.length === 0 ? (
          busy ? (
            <p className="history-empty text-muted" role="status">
              Loading history...
            </p>
          ) : (
            <Empty tab={tab} />
          )
        ) : (
          <>
            <SelectionBar all={data.allSelected} place={place} />
            <ul className="history-list" aria-busy={busy}>
              {shown.map((item) => (
                <HistoryCard
                  // Another choice for all of them is another set of check boxes.
                  key={`${item.id}-${data.allSelected}`}
                  item={item}
                  place={place}
                  favoritesTab={tab === "favorites"}
                  isEdited={item.id === edited}
                  isSelected={data.allSelected}
                />
              ))}
            </ul>
          </>
        )}
        <Paging older={data.older} isLater={data.isLater} place={place} />
        <PanelFooter />
      </div>
    </Dialog>
  );
}
