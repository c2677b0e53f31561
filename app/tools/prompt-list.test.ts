import { expect, test } from "vitest";
import { boxesOf, linesOf, shownBoxes } from "./prompt-list.server";

test("a text has a prompt a line, however its lines end; blank lines are none", () => {
  expect(linesOf("one\r\ntwo\rthree\n\n  \n four \u2028five")).toEqual([
    "one",
    "two",
    "three",
    "four",
    "five",
  ]);
  expect(linesOf("")).toEqual([]);
});

test("boxes are what is typed; one is always shown, and no more than fifty", () => {
  expect(boxesOf(["a", undefined, " ", "b"])).toEqual(["a", "b"]);
  expect(boxesOf("a")).toEqual([]);
  expect(shownBoxes(undefined)).toEqual([""]);
  expect(shownBoxes(Array(60).fill("a"))).toHaveLength(50);
});
