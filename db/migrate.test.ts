import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { isMigrated, migrateDatabase } from "./migrate.server";

/** A folder with the real migrations and a later one of the test's own. */
function migrationsWith(statement: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), "veo3-")), "migrations");
  mkdirSync(folder);
  cpSync("db/migrations", folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag: "9999_next" });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, "9999_next.sql"), statement);
  return folder;
}

const freshFile = () => join(mkdtempSync(join(tmpdir(), "veo3-")), "a.db");
const backups = (path: string) => readdirSync(join(path, "..")).filter((name) => name.includes(".backup-"));

describe("migrations", () => {
  test("bring a fresh file to this version, and do nothing the second time", () => {
    const path = freshFile();
    const connection = new Database(path);
    expect(isMigrated(connection)).toBe(false);
    migrateDatabase(connection, path);
    expect(isMigrated(connection)).toBe(true);
    migrateDatabase(connection, path);
    expect(backups(path)).toEqual([]);
  });

  test("leave a backup of a file that holds something", () => {
    const path = freshFile();
    const connection = new Database(path);
    migrateDatabase(connection, path);
    connection.exec(
      "insert into users (username, password, full_name, created_at) values ('ada', 'x', 'Ada', 1)",
    );
    migrateDatabase(connection, path, migrationsWith("CREATE TABLE later (id integer);"));
    const [name = ""] = backups(path);
    expect(name).toContain("before-9999_next");
    const copy = new Database(join(path, "..", name), { readonly: true });
    expect(copy.prepare("select username from users").all()).toEqual([{ username: "ada" }]);
    expect(copy.prepare("select 1 from sqlite_master where name = 'later'").get()).toBeUndefined();
  });

  test("that fail are undone, and say so", () => {
    const path = freshFile();
    const connection = new Database(path);
    migrateDatabase(connection, path);
    const broken = migrationsWith("CREATE TABLE later (id integer);\n--> statement-breakpoint\nNONSENSE;");
    expect(() => migrateDatabase(connection, path, broken)).toThrow(
      /A migration failed \(.*\) and was undone/,
    );
    expect(connection.prepare("select 1 from sqlite_master where name = 'later'").get()).toBeUndefined();
    expect(backups(path)).toHaveLength(1);
  });

  test("of a newer version are refused", () => {
    const path = freshFile();
    const connection = new Database(path);
    migrateDatabase(connection, path, migrationsWith("CREATE TABLE later (id integer);"));
    expect(() => migrateDatabase(connection, path)).toThrow("newer version");
  });
});
