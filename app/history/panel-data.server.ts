import { deletedTitles } from "./changes.server";
import { shownTime } from "./downloads.server";
import { inputPreview, outputText } from "./item-text";
import { historyPage } from "./pages.server";
import { FAVORITES } from "./panel-address";
import type { HistoryItem } from "./runs.server";
import { isSavedToolType, SAVED_TOOL_TYPES, SAVED_TOOLS, type SavedToolType } from "./tool-types";

/** Above this, an item's text is sent when it is opened or copied, so that a page of long answers stays light. */
const SENT_CHARACTERS = 8000;
const MAX_UNDONE = 200;

/** What of a tool the panel shows; those of the registry, whose words win. */
export interface PanelTool {
  id: string;
  path: string;
  label: string;
  badge: string | null;
}

/** A run as a card. */
export interface PanelItem {
  id: number;
  title: string;
  label: string;
  badge: string;
  /** In words, made here so that the browser needs no calendar. */
  date: string;
  createdAt: string;
  preview: string;
  isFavorite: boolean;
  /** Where it opens with form and result; null while its tool has no page. */
  address: string | null;
  /** The text to copy; null when it is too long to send with every card. */
  text: string | null;
  /** Input and output in place, of the one that is opened here. */
  opened: { input: string; output: string } | null;
}

/** Everything the panel shows. */
export interface PanelData {
  tab: "history" | "favorites";
  search: string;
  tool: SavedToolType | null;
  tools: { type: string; label: string }[];
  items: PanelItem[];
  older: number | null;
  /** Whether newer runs stand on a page before this one. */
  isLater: boolean;
  edited: number | null;
  allSelected: boolean;
  /** What was just deleted and can come back. */
  deleted: { id: number; title: string }[];
}

const number = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null);

function displayOf(type: string, tools: readonly PanelTool[]) {
  const tool = tools.find(({ id }) => id === type);
  const known = isSavedToolType(type) ? SAVED_TOOLS[type] : { label: type, badge: "grey" };
  return { label: tool?.label ?? known.label, badge: tool?.badge ?? known.badge, path: tool?.path ?? null };
}

function toCard(item: HistoryItem, tools: readonly PanelTool[], opened: boolean): PanelItem {
  const { id, title, toolType, createdAt, inputData, outputData, isFavorite } = item;
  const { label, badge, path } = displayOf(toolType, tools);
  const text = outputText(outputData);
  return {
    id,
    title,
    label,
    badge,
    date: shownTime(createdAt),
    createdAt,
    preview: inputPreview(inputData),
    isFavorite,
    address: path && `${path}?run=${id}`,
    text: opened || text.length <= SENT_CHARACTERS ? text : null,
    opened: opened ? { input: outputText(inputData), output: text } : null,
  };
}

/**
 * What the panel shows at an address.
 * @param owner the user's id
 * @param tools the registry's tools
 * @returns null when the address does not open the panel: then nothing is asked of the database
 */
export async function loadPanel(
  url: URL,
  owner: number,
  tools: readonly PanelTool[],
): Promise<PanelData | null> {
  const query = url.searchParams;
  if (query.get("panel") !== "history") return null;
  const tab = query.get("tab") === FAVORITES ? "favorites" : "history";
  const wanted = query.get("tool");
  const tool = isSavedToolType(wanted) ? wanted : null;
  const search = query.get("q") ?? "";
  const before = number(query.get("before"));
  const page = await historyPage(owner, {
    favoritesOnly: tab === "favorites",
    toolType: tool,
    search,
    before,
  });
  const opened = number(query.get("open"));
  const undone = (query.get("undo") ?? "").split(",").slice(0, MAX_UNDONE).map(number);
  return {
    tab,
    search,
    tool,
    tools: SAVED_TOOL_TYPES.map((type) => ({ type, label: displayOf(type, tools).label })),
    items: page.items.map((item) => toCard(item, tools, item.id === opened)),
    older: page.older,
    isLater: before !== null,
    edited: number(query.get("edit")),
    allSelected: query.get("all") === "1",
    deleted: await deletedTitles(
      owner,
      undone.filter((id) => id !== null),
    ),
  };
}
