import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { searchQuery } from "./search-query.server";

const matchOf = (typed: string, tool: string | null = null) => {
  const query = searchQuery(typed, 7, tool);
  return query && "match" in query ? query.match : undefined;
};

describe("a search", () => {
  test("looks for all words, the last one begun", () => {
    expect(matchOf("red  bo")).toBe('(user_id : "7") AND ({title input output} : ("red" AND "bo" *))');
    expect(matchOf("x", "mood-board")).toBe(
      '(user_id : "7") AND (tool_type : "mood-board") AND ({title input output} : ("x"))',
    );
  });

  test("for nothing is none; for signs without words it looks for the signs", () => {
    expect(searchQuery(" \n\0 ", 7, null)).toBeUndefined();
    expect(searchQuery(" 🎬 ", 7, null)).toEqual({ signs: "🎬" });
  });

  test("has its length bounded", () => {
    expect(matchOf("word ".repeat(1000))?.match(/"word"/g)).toHaveLength(20);
  });

  describe("quotes what was typed, so that the index", () => {
    const database = new Database(":memory:");
    database.exec("create virtual table s using fts5(user_id, tool_type, title, input, output)");
    const insert = database.prepare("insert into s values (?, 'enhance', ?, ?, '')");
    insert.run("7", "mine", "a red boat");
    insert.run("8", "theirs", "a red boat");
    const found = (typed: string) =>
      database
        .prepare("select title from s where s match ?")
        .all(matchOf(typed) ?? "")
        .map((row) => (row as { title: string }).title);

    test("finds the owner's alone", () => expect(found("red bo")).toEqual(["mine"]));

    test.each([
      'red") OR user_id : ("8',
      "red OR theirs",
      'x" OR "red',
      "user_id : 8",
      "NEAR(red boat)",
      "red NOT boat",
      "^red*",
      "{title} : theirs",
      'red"',
      "red)",
      "a* (b",
      "-red +boat",
      "col:red",
      "red\\",
      "'; drop table s; --",
    ])("neither stumbles over %s nor shows another's rows", (typed) => {
      expect(() => found(typed)).not.toThrow();
      expect(found(typed)).not.toContain("theirs");
    });
  });
});
