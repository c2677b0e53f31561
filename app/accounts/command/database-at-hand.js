import { existsSync } from "node:fs";
import { appliedUpTo, newestMigration, openConnection } from "../../../db/database-file.js";
import { CommandError } from "./command-error.js";

/** @typedef {import("better-sqlite3").Database} Connection */

/**
 * Refuses a file that holds no accounts of this product, or a newer version's.
 * @param {Connection} connection
 * @param {string} path how the file is called in what is said
 */
export function refuseForeign(connection, path) {
  const applied = appliedUpTo(connection);
  if (applied === 0) throw new CommandError(`${path} is not a database of this product.`);
  if (applied > newestMigration()) {
    throw new CommandError(`${path} was made by a newer version: install that version first.`);
  }
  return applied;
}

/**
 * Does something with the server's database, and closes it.
 * @template T
 * @param {string} path
 * @param {(connection: Connection) => T | Promise<T>} work
 * @returns {Promise<T>}
 * @throws {CommandError} when there is none
 */
export async function withDatabase(path, work) {
  if (!existsSync(path)) {
    throw new CommandError(`There is no database at ${path} yet: start the server once, and it makes one.`);
  }
  const connection = openConnection(path, { fileMustExist: true });
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

/**
 * Refuses a database whose accounts this version cannot write to.
 * @param {Connection} connection
 * @param {string} path
 */
export function refuseOtherVersion(connection, path) {
  if (refuseForeign(connection, path) < newestMigration()) {
    throw new CommandError(
      `${path} is of an older version: start the server once, and it brings the file up to date.`,
    );
  }
}
