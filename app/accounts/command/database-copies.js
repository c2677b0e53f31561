import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, parse, resolve } from "node:path";
import Database from "better-sqlite3";
import { CommandError } from "./command-error.js";
import { refuseForeign, withDatabase } from "./database-at-hand.js";

/** @typedef {import("./admin.js").Order} Order */
/** @typedef {import("better-sqlite3").Database} Connection */

const stamp = () => new Date().toISOString().replace(/[:.]/g, "-");

/** Makes sure that a file has reached the disk. @param {string} path */
function flush(path) {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}

/** @param {string} path @param {string} shown @param {(connection: Connection) => void} [change] */
function check(path, shown, change) {
  const connection = new Database(path, { fileMustExist: true });
  try {
    const damage = connection.pragma("quick_check(1)", { simple: true });
    if (damage !== "ok") throw new CommandError(`${shown} is damaged (${damage}).`);
    refuseForeign(connection, shown);
    change?.(connection);
    connection.pragma("journal_mode = DELETE");
  } catch (error) {
    const { code, message } = /** @type {{ code?: string, message: string }} */ (error);
    if (code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT") {
      throw new CommandError(`${shown} is damaged, or no database (${message}).`);
    }
    throw error;
  } finally {
    connection.close();
  }
}

/**
 * Writes a consistent copy, checks it, and only then gives it its name.
 * @param {Order} order
 */
export async function backup({ path, words }) {
  const beside = join(dirname(path), "backups", `${parse(path).name}-${stamp()}.db`);
  const target = words[0] ? resolve(words[0]) : beside;
  if (existsSync(target)) throw new CommandError(`${target} is there already: it is not overwritten.`);
  const unfinished = `${target}.unfinished-${process.pid}`;
  await withDatabase(path, (connection) => {
    refuseForeign(connection, path);
    mkdirSync(dirname(target), { recursive: true });
    try {
      connection.prepare("vacuum into ?").run(unfinished);
      check(unfinished, target);
      flush(unfinished);
      renameSync(unfinished, target);
    } finally {
      rmSync(unfinished, { force: true });
    }
  });
  process.stdout.write(`Backed up to ${target} (${statSync(target).size} bytes).\n`);
}

/**
 * Takes the database for itself: nothing else may have it open, idle or not.
 * @param {string} path
 * @returns {Connection | undefined} which holds it until it is closed; undefined for a file that is damaged
 * @throws {CommandError} while a server runs on it
 */
function seize(path) {
  const connection = new Database(path, { fileMustExist: true, timeout: 500 });
  try {
    // Leaving the write-ahead log is refused while any other connection is open; it folds the log into the file.
    connection.pragma("journal_mode = DELETE");
    connection.exec("begin exclusive");
    return connection;
  } catch (error) {
    connection.close();
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT") return undefined;
    if (code?.startsWith("SQLITE_BUSY") || code?.startsWith("SQLITE_LOCKED")) {
      throw new CommandError(`The server is running on ${path}: stop it, restore, and start it again.`);
    }
    throw error;
  }
}

/** Keeps what is replaced, with its log where it has one. @param {string} path @returns {string} where it is kept */
function keep(path) {
  const kept = `${path}.replaced-${stamp()}`;
  for (const ending of ["", "-wal", "-shm"]) {
    if (!existsSync(path + ending)) continue;
    copyFileSync(path + ending, kept + ending);
    if (ending !== "") rmSync(path + ending);
  }
  flush(kept);
  return kept;
}

/**
 * Puts a copy in the database's place.
 * @param {Order} order
 */
export async function restore({ path, words }) {
  const source = resolve(words[0] ?? "");
  if (!existsSync(source)) throw new CommandError(`There is no file ${source}`);
  if (source === path) throw new CommandError("This is the database itself: name a backup of it.");
  mkdirSync(dirname(path), { recursive: true });
  const arriving = join(dirname(path), `${basename(path)}.arriving-${process.pid}`);
  try {
    copyFileSync(source, arriving);
    // A session of then may have been ended since: signed out, or its account closed.
    check(arriving, source, (connection) => connection.exec("delete from sessions"));
    flush(arriving);
    const seized = existsSync(path) ? seize(path) : undefined;
    try {
      const kept = existsSync(path) ? keep(path) : undefined;
      renameSync(arriving, path);
      process.stdout.write(`Restored ${source} to ${path}.\n`);
      if (kept) process.stdout.write(`What was there is kept as ${kept}.\n`);
    } finally {
      seized?.close();
    }
  } finally {
    for (const ending of ["", "-wal", "-shm"]) rmSync(arriving + ending, { force: true });
  }
}
