import { z } from "zod";
import { credentials } from "./accounts/sign-in.server";
import { registration } from "./accounts/users.server";
import { favoriteToggle } from "./history/changes.server";
import { favoritesQuery, historyQuery, newHistoryItem, newTitle } from "./history/runs.server";
import { tools } from "./tools/registry.server";

// What the API answers, as schemas: the calls' inputs come from the schemas that validate them.
const user = z.object({
  id: z.int(),
  username: z.string(),
  role: z.enum(["admin", "student"]),
  email: z.string().nullable(),
  fullName: z.string(),
  createdAt: z.iso.datetime(),
});
const historyItem = z.object({
  id: z.int(),
  toolType: z.string(),
  inputData: z.string(),
  outputData: z.string(),
  title: z.string(),
  isFavorite: z.boolean(),
  createdAt: z.iso.datetime(),
});
const fault = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string().optional(),
});

const asSchema = (schema: z.ZodType, io: "input" | "output" = "output") => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};
const content = (schema: unknown) => ({ "application/json": { schema } });
const reply = (description: string, schema?: z.ZodType) => ({
  description,
  ...(schema ? { content: content(asSchema(schema)) } : {}),
});
const body = (schema: z.ZodType) => ({
  requestBody: { required: true, content: content(asSchema(schema, "input")) },
});

const FAULTS = {
  400: "Not valid: a message for each field",
  401: "Signed out",
  403: "Not allowed, or sent by another site",
  404: "Unknown, or another's",
  409: "Taken",
  413: "Too large",
  429: "Too many tries: wait as Retry-After says",
  502: "The model's endpoint failed",
  503: "Try later",
  504: "The model did not answer in time",
} as const;
type FaultStatus = keyof typeof FAULTS;

const faults = (...statuses: FaultStatus[]) =>
  Object.fromEntries(statuses.map((status) => [status, reply(FAULTS[status], fault)]));

const query = (schema: z.ZodObject) =>
  Object.entries((asSchema(schema, "input") as { properties: Record<string, unknown> }).properties).map(
    ([name, parameter]) => ({ name, in: "query", required: false, schema: parameter }),
  );

const itemNumber = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];

const toolCalls = Object.fromEntries(
  tools.map((tool) => [
    `/api/${tool.api}`,
    {
      post: {
        summary: `${tool.label}: ${tool.purpose}`,
        ...body(tool.input),
        responses: { 200: reply("The answer", tool.output), ...faults(400, 401, 403, 413, 502, 503, 504) },
      },
    },
  ]),
);

/** The API as an OpenAPI 3.1 document, made from the schemas that validate it. */
export const openApi = {
  openapi: "3.1.0",
  info: {
    title: "VEO3 Prompt Studio",
    version: "1",
    description: "JSON in and out, signed in by a session cookie.",
  },
  components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } } },
  security: [{ session: [] }],
  paths: {
    "/api/user": {
      get: { summary: "Who is signed in", responses: { 200: reply("The user", user), ...faults(401) } },
    },
    "/api/login": {
      post: {
        summary: "Sign in",
        security: [],
        ...body(credentials),
        responses: { 200: reply("The user", user), ...faults(400, 401, 403, 413, 429) },
      },
    },
    "/api/logout": {
      post: { summary: "Sign out", security: [], responses: { 204: reply("Signed out"), ...faults(403) } },
    },
    "/api/register": {
      post: {
        summary: "Register a student (administrators)",
        ...body(registration),
        responses: { 201: reply("The student", user), ...faults(400, 401, 403, 409, 413) },
      },
    },
    "/api/students": {
      get: {
        summary: "Every student (administrators)",
        responses: { 200: reply("The students", z.array(user.omit({ role: true }))), ...faults(401, 403) },
      },
    },
    "/api/history": {
      get: {
        summary: "One's own runs, newest first",
        parameters: query(historyQuery),
        responses: { 200: reply("A page of runs", z.array(historyItem)), ...faults(400, 401) },
      },
      post: {
        summary: "Keep a run",
        ...body(newHistoryItem),
        responses: { 201: reply("The run", historyItem), ...faults(400, 401, 403, 413) },
      },
    },
    "/api/history/{id}": {
      delete: {
        summary: "Delete a run, and its favorite with it",
        parameters: itemNumber,
        responses: { 204: reply("Deleted"), ...faults(401, 403, 404) },
      },
    },
    "/api/history/{id}/title": {
      patch: {
        summary: "Give a run another title",
        parameters: itemNumber,
        ...body(newTitle),
        responses: { 200: reply("The run", historyItem), ...faults(400, 401, 403, 404, 413) },
      },
    },
    "/api/favorites": {
      get: {
        summary: "One's own favorites, newest first",
        parameters: query(favoritesQuery),
        responses: { 200: reply("A page of favorites", z.array(historyItem)), ...faults(400, 401) },
      },
    },
    "/api/favorites/toggle": {
      post: {
        summary: "Make a run a favorite, or no longer one",
        ...body(favoriteToggle),
        responses: {
          200: reply("What it is now", z.object({ historyId: z.int(), isFavorite: z.boolean() })),
          ...faults(400, 401, 403, 404, 413),
        },
      },
    },
    ...toolCalls,
    "/healthz": { get: { summary: "Alive", security: [], responses: { 200: reply("Alive") } } },
    "/readyz": {
      get: {
        summary: "Ready to serve",
        security: [],
        responses: { 200: reply("Ready"), 503: reply("Not ready") },
      },
    },
  },
};
