import { db, inOneWrite } from "db/client.server";
import { favorites, promptHistory } from "db/schema";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { HttpError } from "~/http/errors.server";
import { SAVED_TOOL_TYPES, type SavedToolType } from "./tool-types";

/** The longest title a row may have, in characters. */
export const MAX_TITLE = 255;

const toolType = z.enum(SAVED_TOOL_TYPES, { error: "Unknown tool type" });
const wholeNumber = (name: string, range: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `${name} must be a whole number` })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, { error: `${name} must be ${range}` })
        .max(max, { error: `${name} must be ${range}` }),
    );

/** The query of GET /api/history. */
export const historyQuery = z.strictObject({
  toolType: toolType.optional(),
  limit: wholeNumber("Limit", "between 1 and 100", 1, 100).default(20),
  offset: wholeNumber("Offset", "0 or more", 0, 999_999_999).default(0),
  favoritesOnly: z
    .enum(["true", "false"], { error: "favoritesOnly must be true or false" })
    .default("false")
    .transform((word) => word === "true"),
});
export type HistoryQuery = z.output<typeof historyQuery>;

/** The query of GET /api/favorites. */
export const favoritesQuery = historyQuery.pick({ limit: true, offset: true }).extend({
  limit: historyQuery.shape.limit.unwrap().default(100),
});

const text = (name: string) => z.string({ error: `${name} must be text` });
const title = text("Title")
  .min(1, { error: "Title is required" })
  .max(MAX_TITLE, { error: `Title must be at most ${MAX_TITLE} characters` });

/** The body of POST /api/history. */
export const newHistoryItem = z.strictObject({
  toolType,
  inputData: text("inputData"),
  outputData: text("outputData"),
  title,
  isFavorite: z.boolean({ error: "isFavorite must be true or false" }).default(false),
});
export type NewHistoryItem = z.output<typeof newHistoryItem>;

/** The body of PATCH /api/history/{id}/title. */
export const newTitle = z.strictObject({
  title: text("Title").trim().pipe(title),
});

export interface HistoryItem {
  id: number;
  toolType: string;
  /** JSON text. */
  inputData: string;
  outputData: string;
  title: string;
  isFavorite: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** Who answered a run, and how long it took. */
export interface Answerer {
  engine: "builtin" | "openai";
  model: string | null;
  durationMs: number;
}

type Row = Omit<HistoryItem, "isFavorite" | "createdAt"> & { favorite: number | null; createdAt: Date };

const columns = {
  id: promptHistory.id,
  toolType: promptHistory.toolType,
  inputData: promptHistory.inputData,
  outputData: promptHistory.outputData,
  title: promptHistory.title,
  favorite: favorites.id,
  createdAt: promptHistory.createdAt,
};

function toItem({ favorite, createdAt, ...row }: Row): HistoryItem {
  return { ...row, isFavorite: favorite !== null, createdAt: createdAt.toISOString() };
}

function newestFirst(query: { tool: boolean; favoritesOnly: boolean }) {
  const { favoritesOnly } = query;
  const conditions = [
    // Owner and order are read from the table the list starts at, so that its index gives both.
    eq(favoritesOnly ? favorites.userId : promptHistory.userId, sql.placeholder("owner")),
    isNull(promptHistory.deletedAt),
    query.tool ? eq(promptHistory.toolType, sql.placeholder("toolType")) : undefined,
  ];
  const itsFavorite = eq(favorites.historyId, promptHistory.id);
  const from = favoritesOnly
    ? db.select(columns).from(favorites).innerJoin(promptHistory, itsFavorite)
    : db.select(columns).from(promptHistory).leftJoin(favorites, itsFavorite);
  return from
    .where(and(...conditions))
    .orderBy(desc(favoritesOnly ? favorites.historyId : promptHistory.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
}

// The four shapes the list can have, prepared once.
const lists = [
  [newestFirst({ tool: false, favoritesOnly: false }), newestFirst({ tool: false, favoritesOnly: true })],
  [newestFirst({ tool: true, favoritesOnly: false }), newestFirst({ tool: true, favoritesOnly: true })],
] as const;

/**
 * A page of what a user has run, newest first.
 * @param owner the user's id
 */
export async function listHistory(owner: number, query: HistoryQuery): Promise<HistoryItem[]> {
  const { toolType = null, limit, offset, favoritesOnly } = query;
  const list = lists[toolType ? 1 : 0][favoritesOnly ? 1 : 0];
  return list.all({ owner, toolType, limit, offset }).map(toItem);
}

const oneItem = db
  .select(columns)
  .from(promptHistory)
  .leftJoin(favorites, eq(favorites.historyId, promptHistory.id))
  .where(
    and(
      eq(promptHistory.id, sql.placeholder("id")),
      eq(promptHistory.userId, sql.placeholder("owner")),
      isNull(promptHistory.deletedAt),
    ),
  )
  .prepare();

/**
 * A user's run, whatever its tool.
 * @param owner the user's id
 * @throws HttpError 404 when there is none of that number: another's is as good as none
 */
export async function findItem(owner: number, id: number): Promise<HistoryItem> {
  const row = oneItem.get({ id, owner });
  if (!row) throw new HttpError(404, "There is no such item in your history.");
  return toItem(row);
}

/**
 * Keeps a run.
 * @param owner the user's id
 * @param answerer who answered; unknown for rows that a client posts
 */
export async function saveHistoryItem(
  owner: number,
  item: NewHistoryItem,
  answerer?: Answerer,
): Promise<HistoryItem> {
  return insertHistoryItem(owner, item, answerer);
}

/** What `saveHistoryItem` does, for whoever writes more beside it: called within a write, it is part of that write. */
export function insertHistoryItem(owner: number, item: NewHistoryItem, answerer?: Answerer): HistoryItem {
  const { isFavorite, ...fields } = item;
  const { toolType, title } = fields;
  const row = inOneWrite((tx) => {
    const saved = tx
      .insert(promptHistory)
      .values({ userId: owner, ...fields, ...answerer })
      .returning()
      .get();
    if (isFavorite)
      tx.insert(favorites).values({ historyId: saved.id, userId: owner, title, toolType }).run();
    return saved;
  });
  const { id, inputData, outputData, createdAt } = row;
  return { id, toolType, inputData, outputData, title, isFavorite, createdAt: createdAt.toISOString() };
}

/**
 * Puts a run in the place of an earlier one of the same number, as when what failed in it was run again.
 * Called within a write, it is part of that write.
 * @param owner the user's id
 * @returns false when there is no such run any more
 */
export function replaceHistoryItem(
  owner: number,
  id: number,
  { inputData, outputData, title }: Pick<NewHistoryItem, "inputData" | "outputData" | "title">,
  answerer: Answerer,
): boolean {
  const { changes } = db
    .update(promptHistory)
    .set({ inputData, outputData, title, ...answerer })
    .where(and(eq(promptHistory.id, id), eq(promptHistory.userId, owner), isNull(promptHistory.deletedAt)))
    .run();
  return changes > 0;
}

/** A kept run, to be shown again. */
export interface Run extends Omit<HistoryItem, "isFavorite"> {
  answerer: Answerer | null;
}

const oneRun = db
  .select()
  .from(promptHistory)
  .where(
    and(
      eq(promptHistory.id, sql.placeholder("id")),
      eq(promptHistory.userId, sql.placeholder("owner")),
      isNull(promptHistory.deletedAt),
    ),
  )
  .prepare();

/** @returns the owner's run of that number and tool, or undefined: another's is as good as none */
export async function findRun(owner: number, id: number, toolType: SavedToolType): Promise<Run | undefined> {
  const row = oneRun.get({ id, owner });
  if (!row || row.toolType !== toolType) return undefined;
  const { inputData, outputData, title, engine, model, durationMs, createdAt } = row;
  const answerer = engine ? { engine, model, durationMs: durationMs ?? 0 } : null;
  return { id, toolType, inputData, outputData, title, createdAt: createdAt.toISOString(), answerer };
}
