import { apiRoute, json } from "~/http/api-route.server";
import { promptSchema } from "~/tools/json-prompt/published-schema.server";

/** The published schema of a JSON prompt. It holds nothing of anybody's, so that editors can read it signed out. */
const route = apiRoute({
  GET: async () => json(promptSchema, 200, { "Content-Type": "application/schema+json; charset=utf-8" }),
});
export const loader = route.loader;
export const action = route.action;
