import { expect, test } from "vitest";
import { readClassList } from "./class-list";

const ada = { fullName: "Ada Lovelace", username: "ada", email: "ada@x.org", password: "secret-enough" };

test.each([
  [
    "a header in any order",
    "email;PASSWORD;Full Name;User name\nada@x.org;secret-enough;Ada Lovelace;ada",
    2,
  ],
  [
    "a header as Excel's clipboard has it",
    "Name\tE-Mail\tUsername\tPassword\nAda Lovelace\tada@x.org\tada\tsecret-enough",
    2,
  ],
  ["no header: name, username, email, password", "Ada Lovelace,ada,ada@x.org,secret-enough", 1],
  ["no header, and the addresses second", "Ada Lovelace,ada@x.org,ada,secret-enough", 1],
])("%s", (_name, text, row) => {
  expect(readClassList(text)).toEqual({ students: [{ row, ...ada }], ignored: [] });
});

test("names alone, with blank lines between them", () => {
  const { students } = readClassList("Ada Lovelace\n\n  \nGrace Hopper\n");
  expect(students.map(({ row, fullName, username }) => [row, fullName, username])).toEqual([
    [1, "Ada Lovelace", ""],
    [4, "Grace Hopper", ""],
  ]);
});

test("columns that mean nothing here are named; of two alike the first counts", () => {
  const { students, ignored } = readClassList("name,section,name\nAda,B,Other");
  expect(ignored).toEqual(["section"]);
  expect(students[0]).toMatchObject({ fullName: "Ada" });
});

test("nothing is nobody, and a header alone as well", () => {
  expect(readClassList(" \n\n").students).toEqual([]);
  expect(readClassList("name,username").students).toEqual([]);
});

test("a student whose name begins like a heading is a student", () => {
  expect(readClassList("Student 1\nStudent 2").students.map(({ fullName }) => fullName)).toEqual([
    "Student 1",
    "Student 2",
  ]);
});
