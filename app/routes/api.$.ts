import { requireUser } from "~/accounts/sessions.server";
import { type ApiHandler, apiRoute, json } from "~/http/api-route.server";
import { HttpError } from "~/http/errors.server";
import { parseJson } from "~/http/json.server";
import { findToolByApi } from "~/tools/registry.server";
import { runTool } from "~/tools/run-tool.server";

const unknown: ApiHandler = async ({ request }) => {
  await requireUser(request);
  throw new HttpError(404, "There is no such call.");
};

const callOfTool: ApiHandler = async (args) => {
  const { request, params } = args;
  const tool = findToolByApi(params["*"] ?? "");
  if (!tool) return unknown(args);
  const user = await requireUser(request);
  const input = await parseJson(request, tool.input);
  const { output } = await runTool(tool, input, { user, signal: request.signal });
  return json(tool.reply(input, output, tool.record?.(input, output, user.id)));
};

const other: ApiHandler = async (args) => {
  if (!findToolByApi(args.params["*"] ?? "")) return unknown(args);
  throw new HttpError(405, "This call takes POST only.", { allow: "POST" });
};

// Every tool's API call, and the answer for calls that do not exist.
const route = apiRoute({ GET: other, POST: callOfTool, PATCH: other, DELETE: other });
export const loader = route.loader;
export const action = route.action;
