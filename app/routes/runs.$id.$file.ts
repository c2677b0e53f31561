import { requireSession } from "~/accounts/sessions.server";
import { runNumber } from "~/history/changes.server";
import { downloadHeaders } from "~/history/file-name";
import { findRun } from "~/history/runs.server";
import { isSavedToolType } from "~/history/tool-types";
import { apiRoute } from "~/http/api-route.server";
import { HttpError } from "~/http/errors.server";
import { tools } from "~/tools/registry.server";
import { readRun } from "~/tools/tool-route.server";

/** A kept run as one of its tool's files. */
const route = apiRoute({
  GET: async ({ request, params }) => {
    const { user } = await requireSession(request);
    const id = runNumber(params.id ?? "");
    for (const tool of tools) {
      const file = tool.files?.find(({ name }) => name === params.file);
      const run = file && isSavedToolType(tool.id) && (await findRun(user.id, id, tool.id));
      const held = run && readRun(tool, run);
      if (file && held) {
        const content = await file.write(held.input, held.output);
        return new Response(content, { headers: downloadHeaders(file.name, file.type) });
      }
    }
    throw new HttpError(404, "There is no such file.");
  },
});
export const loader = route.loader;
export const action = route.action;
