import { readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { expect, test } from "vitest";

const statementsOf = (name: string) =>
  readFileSync(`db/migrations/${name}.sql`, "utf8").split("--> statement-breakpoint");

/** A database as it was before it could be searched, brought up to date with a run in it. */
function upgraded() {
  const database = new Database(":memory:");
  database.pragma("foreign_keys = ON");
  const apply = (name: string) => {
    for (const statement of statementsOf(name)) database.exec(statement);
  };
  apply("0000_first");
  database.exec(
    "insert into users (username, password, full_name, created_at) values ('ada', 'x', 'Ada', 1)",
  );
  const insert = (title: string, input: string) =>
    database
      .prepare(
        "insert into prompt_history (user_id, tool_type, input_data, output_data, title, created_at) values (1, 'enhance', ?, 'plain', ?, 1)",
      )
      .run(input, title).lastInsertRowid;
  const old = insert("old", '{"originalPrompt":"a café","deep":[{"text":"harbour"}]}');
  apply("0001_deleted");
  apply("0002_search");
  const found = (match: string) =>
    database
      .prepare("select rowid from history_search where history_search match ?")
      .all(match)
      .map((row) => (row as { rowid: number }).rowid);
  return { database, insert, found, old };
}

test("runs from before the index can be found, by their texts and not by the names of their fields", () => {
  const { found, old } = upgraded();
  for (const word of ["old", "cafe", "HARBOUR", "plain"]) expect([word, found(word)]).toEqual([word, [old]]);
  for (const word of ["originalPrompt", "text", "deep"]) expect([word, found(word)]).toEqual([word, []]);
});

test("the index follows every change of a run, and the end of its owner", () => {
  const { database, insert, found, old } = upgraded();
  const odd = insert("odd", "not json at all");
  expect(found("json")).toEqual([odd]);
  database.prepare("update prompt_history set title = 'renamed' where id = ?").run(old);
  expect([found("old"), found("renamed"), found("harbour")]).toEqual([[], [old], [old]]);
  database.prepare("delete from prompt_history where id = ?").run(odd);
  expect(found("json")).toEqual([]);
  database.exec("delete from users");
  expect(found("renamed")).toEqual([]);
});
