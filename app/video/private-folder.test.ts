import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makePrivateFolder } from "./private-folder.server";

const made: string[] = [];
const folder = (name: string) => {
  const path = join(tmpdir(), name);
  mkdirSync(path, { recursive: true });
  made.push(path);
  return path;
};
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

test("what a killed process left is swept, and nothing that was not made here", async () => {
  // No process has this number: Linux gives none above 2²².
  const left = folder(`veo3-video-${2 ** 30}-${process.pid}`);
  const other = mkdtempSync(join(tmpdir(), "veo3-video-of-somebody-"));
  made.push(other);
  const { folder: own, remove } = await makePrivateFolder();
  expect([left, other, own].map(existsSync)).toEqual([false, true, true]);
  await remove();
  expect(existsSync(own)).toBe(false);
});
