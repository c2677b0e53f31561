import { expect, test } from "vitest";
import { makeUsername } from "./usernames";

test.each([
  ["Ada Lovelace", "ada.lovelace"],
  ["Jürgen Großmann", "jurgen.grossmann"],
  ["Søren Łukasz Æther", "soren.lukasz.aether"],
  ["Lovelace, Ada", "lovelace.ada"],
  ["Conan O’Brien", "conan.obrien"],
  ["Jean-Luc", "jean.luc"],
  ["Li", "student.li"],
  ["عمر الخيام", "student"],
  ["🎬🎥", "student"],
  ["<img src=x>", "img.src.x"],
])("%s becomes %s", (name, username) => {
  expect(makeUsername(name, new Set())).toBe(username);
});

test("a taken name gets the next number, and none is given twice", () => {
  const taken = new Set(["ada.lovelace", "ada.lovelace3"]);
  expect(makeUsername("Ada Lovelace", taken)).toBe("ada.lovelace2");
  expect(makeUsername("ADA LOVELACE", taken)).toBe("ada.lovelace4");
});

test("a very long name is cut", () => {
  expect(makeUsername("a".repeat(255), new Set())).toHaveLength(40);
});
