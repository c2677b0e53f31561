// What the server and the administrator's command line both do with the SQLite file. Plain JavaScript, so that the
// command line needs no build.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";

/** The folder of generated migrations: server and commands are started from the project's root. */
export const MIGRATIONS = resolve("db/migrations");

/**
 * Where a DATABASE_URL says that the file lies.
 * @param {string} url such as file:./data/veo3.db
 * @returns {string} an absolute path
 */
export const databasePathOf = (url) => resolve(url.slice("file:".length));

/**
 * Opens a SQLite file the way this product needs every connection to be.
 * @param {string} path
 * @param {{ fileMustExist?: boolean }} [options] fileMustExist: never make the file
 * @returns {Database.Database}
 * @throws {Error} when the file is not a database or cannot be opened
 */
export function openConnection(path, { fileMustExist = false } = {}) {
  const connection = new Database(path, { timeout: 5000, fileMustExist });
  connection.pragma("journal_mode = WAL");
  connection.pragma("foreign_keys = ON");
  // A reopened WAL file would fall back to NORMAL, which may lose what was acknowledged.
  connection.pragma("synchronous = FULL");
  return connection;
}

/**
 * Which migration a file is at.
 * @param {Database.Database} connection
 * @returns {number} the moment its newest migration was made, as the journal has it; 0 for a file without any
 */
export function appliedUpTo(connection) {
  const table = connection
    .prepare("select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'")
    .get();
  if (!table) return 0;
  const row = connection.prepare("select max(created_at) as latest from __drizzle_migrations").get();
  return Number(/** @type {{ latest: number | null }} */ (row).latest ?? 0);
}

/**
 * The migrations of this version, oldest first.
 * @param {string} [folder]
 * @returns {{ when: number, tag: string }[]}
 */
export function knownMigrations(folder = MIGRATIONS) {
  return JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")).entries;
}

/**
 * The moment this version's newest migration was made.
 * @param {string} [folder]
 */
export const newestMigration = (folder = MIGRATIONS) =>
  Math.max(...knownMigrations(folder).map((entry) => entry.when));
