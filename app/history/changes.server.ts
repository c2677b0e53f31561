import { db, inOneWrite } from "db/client.server";
import { favorites, promptHistory } from "db/schema";
import { and, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { HttpError } from "~/http/errors.server";
import { findItem, type HistoryItem } from "./runs.server";

/** How long a delete can be undone. */
const UNDO_MS = 60 * 60 * 1000;

/** The body of POST /api/favorites/toggle. */
export const favoriteToggle = z.strictObject({
  historyId: z.int({ error: "historyId must be a whole number" }),
});

const noSuchItem = () => new HttpError(404, "There is no such item in your history.");

/**
 * The number of a run, as an address or a form names it.
 * @throws HttpError 404 for what is no number: there is no such run
 */
export function runNumber(text: unknown): number {
  if (typeof text !== "string" || !/^\d{1,15}$/.test(text)) throw noSuchItem();
  return Number(text);
}

const own = (owner: number, ids: number[]) =>
  and(eq(promptHistory.userId, owner), inArray(promptHistory.id, ids));

type Write = Parameters<Parameters<typeof inOneWrite>[0]>[0];

/** The owner's runs of these numbers. @throws HttpError 404 when one of them is not there, or another's */
function requireRuns(tx: Write, owner: number, ids: number[]) {
  const wanted = [...new Set(ids)];
  const rows = tx
    .select({ id: promptHistory.id, title: promptHistory.title, toolType: promptHistory.toolType })
    .from(promptHistory)
    .where(and(own(owner, wanted), isNull(promptHistory.deletedAt)))
    .all();
  if (rows.length !== wanted.length) throw noSuchItem();
  return rows;
}

/**
 * Gives a run another title.
 * @param owner the user's id
 * @param title 1 to 255 characters
 * @throws HttpError 404 when it is not the owner's
 */
export async function renameRun(owner: number, id: number, title: string): Promise<HistoryItem> {
  inOneWrite((tx) => {
    requireRuns(tx, owner, [id]);
    tx.update(promptHistory)
      .set({ title })
      .where(own(owner, [id]))
      .run();
    tx.update(favorites).set({ title }).where(eq(favorites.historyId, id)).run();
  });
  return findItem(owner, id);
}

/**
 * Makes runs favorites; those that are stay so.
 * @param owner the user's id
 * @throws HttpError 404 when one of them is not the owner's; then none is changed
 */
export async function addFavorites(owner: number, ids: number[]): Promise<void> {
  inOneWrite((tx) => {
    const rows = requireRuns(tx, owner, ids);
    tx.insert(favorites)
      .values(rows.map(({ id, title, toolType }) => ({ historyId: id, userId: owner, title, toolType })))
      .onConflictDoNothing()
      .run();
  });
}

/**
 * Makes a run a favorite, or no longer one.
 * @param owner the user's id
 * @returns whether it is a favorite now
 * @throws HttpError 404 when it is not the owner's
 */
export async function toggleFavorite(owner: number, id: number): Promise<boolean> {
  return inOneWrite((tx) => {
    const [run] = requireRuns(tx, owner, [id]);
    const { changes } = tx.delete(favorites).where(eq(favorites.historyId, id)).run();
    if (changes > 0 || !run) return false;
    const { title, toolType } = run;
    tx.insert(favorites).values({ historyId: id, userId: owner, title, toolType }).run();
    return true;
  });
}

/**
 * Deletes runs: they are gone from every list at once, and for good an hour later. Until then
 * `restoreRuns` brings the same rows back, favorites and all.
 * @param owner the user's id
 * @throws HttpError 404 when one of them is not the owner's; then none is deleted
 */
export async function deleteRuns(owner: number, ids: number[]): Promise<void> {
  inOneWrite((tx) => {
    requireRuns(tx, owner, ids);
    tx.update(promptHistory).set({ deletedAt: new Date() }).where(own(owner, ids)).run();
  });
  purgeDeleted();
}

/**
 * Undoes a delete.
 * @param owner the user's id
 * @returns how many came back: what is another's, or gone for good, stays as it is
 */
export async function restoreRuns(owner: number, ids: number[]): Promise<number> {
  return inOneWrite((tx) =>
    tx
      .update(promptHistory)
      .set({ deletedAt: null })
      .where(and(own(owner, ids), isNotNull(promptHistory.deletedAt)))
      .run(),
  ).changes;
}

/** @returns the titles of those of the owner's runs that were deleted and can still come back */
export async function deletedTitles(owner: number, ids: number[]): Promise<{ id: number; title: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: promptHistory.id, title: promptHistory.title })
    .from(promptHistory)
    .where(and(own(owner, ids), isNotNull(promptHistory.deletedAt)))
    .all();
}

/** Forgets for good whatever was deleted an hour ago, whoever's it was. */
function purgeDeleted(): void {
  db.delete(promptHistory)
    .where(lt(promptHistory.deletedAt, new Date(Date.now() - UNDO_MS)))
    .run();
}
