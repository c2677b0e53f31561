import type { Toast } from "~/components/toast";
import { HttpError } from "~/http/errors.server";
import {
  addFavorites,
  deleteRuns,
  renameRun,
  restoreRuns,
  runNumber,
  toggleFavorite,
} from "./changes.server";
import { newTitle } from "./runs.server";

/** What a change leaves: a line to show, what the panel edits again, and what can be undone. */
export interface Change {
  toast?: Toast;
  edit?: number;
  deleted?: number[];
}

const NOTHING_SELECTED: Toast = {
  title: "Nothing is selected",
  description: "Tick one or more items first.",
  kind: "destructive",
};

const MAX_SELECTED = 200;

/** The numbers that a form names. @throws HttpError 404 for what is no number, 400 for too many */
function selected(form: FormData): number[] {
  const ids = form.getAll("id").map(runNumber);
  if (ids.length > MAX_SELECTED) throw new HttpError(400, "Too many items are selected.");
  return ids;
}

async function rename(owner: number, form: FormData): Promise<Change> {
  const id = runNumber(form.get("id"));
  const title = newTitle.safeParse({ title: form.get("title") });
  if (title.success) {
    await renameRun(owner, id, title.data.title);
    return {};
  }
  const description = title.error.issues[0]?.message;
  return { edit: id, toast: { title: "Failed to update title", description, kind: "destructive" } };
}

/**
 * Does what a button of the panel asks for.
 * @param owner the user's id
 * @param form `intent`, with the item's number after a colon where it is about one item
 * @throws HttpError 404 when an item is not the owner's, 400 for an unknown intent
 */
export async function changeHistory(owner: number, form: FormData): Promise<Change> {
  const [intent, one] = String(form.get("intent") ?? "").split(":");
  switch (intent) {
    case "toggle":
      await toggleFavorite(owner, runNumber(one));
      return {};
    case "delete": {
      const id = runNumber(one);
      await deleteRuns(owner, [id]);
      return { deleted: [id] };
    }
    case "rename":
      return rename(owner, form);
    case "undo": {
      const count = await restoreRuns(owner, selected(form));
      return count > 0
        ? { toast: { title: "Restored", kind: "success" } }
        : { toast: { title: "This can no longer be undone", kind: "destructive" } };
    }
    case "favorite-selected":
    case "delete-selected": {
      const ids = selected(form);
      if (ids.length === 0) return { toast: NOTHING_SELECTED };
      if (intent === "delete-selected") {
        await deleteRuns(owner, ids);
        return { deleted: ids };
      }
      await addFavorites(owner, ids);
      return { toast: { title: "Added to favorites", kind: "success" } };
    }
    default:
      throw new HttpError(400, "The form that was sent is not valid.");
  }
}
