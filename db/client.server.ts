import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { env } from "~/env.server";
import { databasePathOf, openConnection } from "./database-file.js";
import { migrateDatabase } from "./migrate.server";
import * as schema from "./schema";

/** Where the SQLite file lies, as an absolute path. */
export const databasePath = databasePathOf(env.DATABASE_URL);

function openOrStop(): Database.Database {
  try {
    mkdirSync(dirname(databasePath), { recursive: true });
    const connection = openConnection(databasePath);
    migrateDatabase(connection, databasePath);
    return connection;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const reason = code?.startsWith("SQLITE")
      ? `The database cannot be opened (${message}). Put a backup in its place, or set DATABASE_URL.`
      : message;
    console.error(`Cannot start: ${reason} The file ${databasePath} was left as it is.`);
    process.exit(1);
  }
}

// One connection a process: a reloaded module in development must not open a second writer.
const global = globalThis as { veo3Database?: Database.Database };
global.veo3Database ??= openOrStop();

export const connection = global.veo3Database;
export const db = drizzle(connection, { schema });

/** Runs writes that belong together: all of them or none, with the write lock held from the start. */
export function inOneWrite<T>(work: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => T): T {
  return db.transaction(work, { behavior: "immediate" });
}

/** Closes the file, so that nothing is left in the write-ahead log. */
export function closeDatabase(): void {
  if (connection.open) connection.close();
}
