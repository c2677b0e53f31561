import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { appliedUpTo, knownMigrations, MIGRATIONS, newestMigration } from "./database-file.js";

const BACKUPS_KEPT = 5;

/** Writes a consistent copy beside the file and forgets the oldest copies. */
function backupBefore(connection: Database.Database, path: string, tag: string): void {
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  const prefix = `${basename(path)}.backup-`;
  connection.prepare("vacuum into ?").run(join(dirname(path), `${prefix}${stamp}-before-${tag}`));
  const copies = readdirSync(dirname(path))
    .filter((name) => name.startsWith(prefix))
    .sort();
  for (const name of copies.slice(0, -BACKUPS_KEPT)) rmSync(join(dirname(path), name));
}

/**
 * Brings a database file to this version's schema, with a backup first.
 * @param path where the file lies; its backups lie beside it
 * @param folder generated migrations with their journal
 * @throws Error that says what to do, when the file is damaged, or newer than this version, or a migration fails
 */
export function migrateDatabase(connection: Database.Database, path: string, folder = MIGRATIONS): void {
  const damage = connection.pragma("quick_check(1)", { simple: true });
  if (damage !== "ok") {
    throw new Error(
      `The database is damaged (${damage}). Put the newest backup, which lies beside it, in its place.`,
    );
  }
  const applied = appliedUpTo(connection);
  if (applied > newestMigration(folder)) {
    throw new Error(
      "The database was made by a newer version. Install that version, or restore an older backup.",
    );
  }
  const pending = knownMigrations(folder).filter((entry) => entry.when > applied);
  const [next] = pending;
  if (!next) return;
  if (applied > 0) backupBefore(connection, path, next.tag);
  try {
    migrate(drizzle(connection), { migrationsFolder: folder });
  } catch (error) {
    const reason =
      error instanceof Error ? ((error.cause as Error | undefined) ?? error).message : String(error);
    throw new Error(
      `A migration failed (${reason}) and was undone. The backup beside the file is from before it.`,
    );
  }
}

/**
 * Whether the file is at this version's schema and can be read.
 * @returns true when it is; never throws
 */
export function isMigrated(connection: Database.Database, folder = MIGRATIONS): boolean {
  try {
    return appliedUpTo(connection) === newestMigration(folder);
  } catch {
    return false;
  }
}
