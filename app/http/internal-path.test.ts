import { expect, test } from "vitest";
import { internalPath } from "./internal-path";

test.each(["/", "/?run=3", "/admin/register", "/a/b?c=d&e=//f"])("%s is ours", (path) => {
  expect(internalPath(path)).toBe(path);
});

test.each([
  "//evil",
  "/\\evil",
  "\\\\evil",
  "https:evil",
  "https://evil",
  "evil",
  "/..//evil",
  "/\t/evil",
  "",
  null,
  undefined,
  3,
  "javascript:alert(1)",
])("%s leads home", (target) => {
  const path = internalPath(target);
  expect(new URL(path, "https://us.example").host).toBe("us.example");
  expect(path.startsWith("//")).toBe(false);
});
