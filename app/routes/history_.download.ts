import { requireSession } from "~/accounts/sessions.server";
import { runNumber } from "~/history/changes.server";
import { asDownload, DOWNLOAD_FORMATS } from "~/history/downloads.server";
import { itemsOf } from "~/history/transfer.server";
import { apiRoute } from "~/http/api-route.server";
import { HttpError } from "~/http/errors.server";

const MAX_ITEMS = 200;

/** Runs as a file: `?id=1&id=2&format=csv`. */
const route = apiRoute({
  GET: async ({ request }) => {
    const { user } = await requireSession(request);
    const query = new URL(request.url).searchParams;
    const format = DOWNLOAD_FORMATS.find((name) => name === query.get("format"));
    if (!format) throw new HttpError(400, `The format must be one of ${DOWNLOAD_FORMATS.join(", ")}.`);
    const ids = query.getAll("id").map(runNumber);
    if (ids.length === 0) throw new HttpError(400, "Nothing is selected. Tick one or more items first.");
    if (ids.length > MAX_ITEMS) throw new HttpError(400, "Too many items are selected.");
    return asDownload(await itemsOf(user.id, ids), format);
  },
});
export const loader = route.loader;
export const action = route.action;
