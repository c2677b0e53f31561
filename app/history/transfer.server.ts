import { setImmediate } from "node:timers/promises";
import { connection, inOneWrite } from "db/client.server";
import { z } from "zod";
import { HttpError } from "~/http/errors.server";
import { fieldErrors } from "~/http/json.server";
import { itemsOfExport } from "./export-file.server";
import { type Answerer, newHistoryItem } from "./runs.server";

/** The most an import may hold, in bytes. */
export const MAX_IMPORT_BYTES = 512 * 1024 * 1024;
const MAX_TEXT = 1024 * 1024;
/** Rows read in one go, so that others are served in between. */
const AT_ONCE = 200;
const MAX_PROBLEMS = 50;

const limited = (name: "inputData" | "outputData") =>
  newHistoryItem.shape[name].max(MAX_TEXT, { error: `${name} must be at most 1 MiB` });

/** A run as a file holds it: everything but its number, which is each server's own. */
const portableItem = newHistoryItem.extend({
  inputData: limited("inputData"),
  outputData: limited("outputData"),
  createdAt: z.iso.datetime({ error: "createdAt must be a time such as 2026-01-31T12:00:00.000Z" }),
  answerer: z
    .strictObject({
      engine: z.enum(["builtin", "openai"]),
      model: z.string().max(200).nullable(),
      durationMs: z.int().min(0),
    })
    .nullable()
    .default(null),
});
export type PortableItem = z.output<typeof portableItem>;

interface Row {
  id: number;
  toolType: PortableItem["toolType"];
  inputData: string;
  outputData: string;
  title: string;
  favorite: number | null;
  createdAt: number;
  engine: Answerer["engine"] | null;
  model: string | null;
  durationMs: number | null;
}

const COLUMNS = `h.id, h.tool_type as toolType, h.input_data as inputData, h.output_data as outputData, h.title,
  f.id as favorite, h.created_at as createdAt, h.engine, h.model, h.duration_ms as durationMs
  from prompt_history h left join favorites f on f.history_id = h.id
  where h.user_id = @owner and h.deleted_at is null`;
const oldestFirst = connection.prepare<[{ owner: number; after: number }], Row>(
  `select ${COLUMNS} and h.id > @after order by h.id limit ${AT_ONCE}`,
);
const chosen = connection.prepare<[{ owner: number; ids: string }], Row>(
  `select ${COLUMNS} and h.id in (select value from json_each(@ids)) order by h.id`,
);

function toPortable(row: Row): PortableItem {
  const { toolType, title, inputData, outputData, favorite, createdAt, engine, model, durationMs } = row;
  return {
    toolType,
    title,
    inputData,
    outputData,
    isFavorite: favorite !== null,
    createdAt: new Date(createdAt).toISOString(),
    answerer: engine ? { engine, model, durationMs: durationMs ?? 0 } : null,
  };
}

/**
 * Some of a user's runs, oldest first.
 * @param owner the user's id
 * @throws HttpError 404 when one of them is not the owner's
 */
export async function itemsOf(owner: number, ids: number[]): Promise<PortableItem[]> {
  const rows = chosen.all({ owner, ids: JSON.stringify(ids) });
  if (rows.length === 0 || rows.length !== new Set(ids).size)
    throw new HttpError(404, "There is no such item in your history.");
  return rows.map(toPortable);
}

/** Runs as a file that can be imported again. */
export function toFile(items: PortableItem[]): string {
  return `${opening()}${items.map((item) => JSON.stringify(item)).join(",\n")}${CLOSING}`;
}

const opening = () =>
  `{"format":"veo3-history","version":1,"exportedAt":"${new Date().toISOString()}","items":[\n`;
const CLOSING = "\n]}\n";

async function* exportedText(owner: number): AsyncGenerator<string> {
  yield opening();
  let last = 0;
  for (;;) {
    const rows = oldestFirst.all({ owner, after: last });
    const text = rows.map((row) => JSON.stringify(toPortable(row))).join(",\n");
    if (rows.length > 0) yield last === 0 ? text : `,\n${text}`;
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < AT_ONCE) break;
  }
  yield CLOSING;
}

/**
 * Everything a user has run, as one JSON file, read from the database no faster than it is taken.
 * @param owner the user's id
 */
export function exportHistory(owner: number): ReadableStream<Uint8Array> {
  const parts = exportedText(owner);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** What came of an import. */
export interface ImportReport {
  added: number;
  /** Rows that were there already. */
  known: number;
  /** One sentence for each row that could not be read, the first fifty. */
  problems: string[];
  failed: number;
}

const same = connection.prepare<
  [PortableItem & { owner: number; at: number }],
  { id: number; deleted: number }
>(
  `select id, deleted_at is not null as deleted from prompt_history
   where user_id = @owner and created_at = @at and tool_type = @toolType
     and input_data = @inputData and output_data = @outputData
   order by deleted, id`,
);
const restore = connection.prepare<[{ id: number; owner: number }]>(
  "update prompt_history set deleted_at = null where id = @id and user_id = @owner",
);
const insert = connection.prepare(
  `insert into prompt_history (user_id, tool_type, title, input_data, output_data, engine, model, duration_ms, created_at)
   values (@owner, @toolType, @title, @inputData, @outputData, @engine, @model, @durationMs, @at)`,
);
const insertFavorite = connection.prepare(
  `insert into favorites (history_id, user_id, title, tool_type, created_at)
   values (@id, @owner, @title, @toolType, @at)`,
);

/** Adds runs that are not there yet: a run is the same when its time, tool, input and output are. */
function addMissing(owner: number, items: PortableItem[], seen: Set<number>): number {
  let added = 0;
  for (const { answerer, isFavorite, ...item } of items) {
    const at = Date.parse(item.createdAt);
    const rows = same.all({ ...item, isFavorite, answerer: null, owner, at });
    // Of several equal runs in a file, each stands for one row of its own.
    const row = rows.find(({ id }) => !seen.has(id));
    if (row) {
      seen.add(row.id);
      if (row.deleted) added += restore.run({ id: row.id, owner }).changes;
      continue;
    }
    const { engine = null, model = null, durationMs = null } = answerer ?? {};
    const id = Number(insert.run({ ...item, owner, at, engine, model, durationMs }).lastInsertRowid);
    seen.add(id);
    if (isFavorite) insertFavorite.run({ ...item, id, owner, at });
    added += 1;
  }
  return added;
}

/** What is wrong with an item of a file, in one sentence. */
function problemOf(error: z.ZodError): string {
  const [[name, [message]] = ["", ["not valid"]]] = Object.entries(fieldErrors(error)) as [
    string,
    string[],
  ][];
  return message === "Unknown field" ? `Unknown field: ${name}` : (message ?? "not valid");
}

/**
 * Takes over the runs of an exported file. What is there already stays as it is, so the same file twice adds nothing;
 * what was deleted within the hour comes back. Where the file breaks off, what came before it has been taken over.
 * @param owner the user's id
 * @param pieces the file's bytes, in order
 * @throws HttpError 400 when it is no export at all, or breaks off
 */
export async function importHistory(owner: number, pieces: AsyncIterable<Uint8Array>): Promise<ImportReport> {
  const seen = new Set<number>();
  const report: ImportReport = { added: 0, known: 0, problems: [], failed: 0 };
  let read = 0;
  for await (const values of itemsOfExport(pieces)) {
    const items: PortableItem[] = [];
    for (const value of values) {
      read += 1;
      const item = portableItem.safeParse(value);
      if (item.success) items.push(item.data);
      else {
        report.failed += 1;
        if (report.problems.length < MAX_PROBLEMS)
          report.problems.push(`Item ${read}: ${problemOf(item.error)}`);
      }
    }
    const added = inOneWrite(() => addMissing(owner, items, seen));
    report.added += added;
    report.known += items.length - added;
    await setImmediate();
  }
  return report;
}
