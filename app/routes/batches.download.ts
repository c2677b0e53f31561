import { requireSession } from "~/accounts/sessions.server";
import { apiRoute } from "~/http/api-route.server";
import { HttpError } from "~/http/errors.server";
import { batchFile, isBatchFileFormat } from "~/tools/batch-files.server";
import { batchOf, shownResults, wantedOf } from "~/tools/batch-processing/shown.server";
import { ENHANCE_KIND, enhancedResults, enhancerJobOf } from "~/tools/enhance/batch.server";

/** Results of a batch as a file: `?run=7&format=csv`, with `id` once for each that is wanted; without, all that are shown. */
const route = apiRoute({
  GET: async ({ request }) => {
    const { user } = await requireSession(request);
    const query = new URL(request.url).searchParams;
    const format = query.get("format");
    if (!isBatchFileFormat(format)) throw new HttpError(400, "The format must be one of json, txt, csv.");
    const ids = new Set(query.getAll("id"));
    const chosen = <Result extends { id: string }>(results: Result[]) =>
      ids.size > 0 ? results.filter(({ id }) => ids.has(id)) : results;
    if (query.get("of") === ENHANCE_KIND) {
      const job = await enhancerJobOf(user.id, query);
      if (!job) throw new HttpError(404, "This batch does not exist.");
      return batchFile(
        "enhanced-prompts",
        format,
        chosen(enhancedResults(job).filter(({ entry }) => entry !== null)),
      );
    }
    const batch = await batchOf(user.id, query);
    if (!batch) throw new HttpError(404, "This batch does not exist.");
    return batchFile("batch-results", format, chosen(shownResults(batch, wantedOf(query))));
  },
});
export const loader = route.loader;
export const action = route.action;
