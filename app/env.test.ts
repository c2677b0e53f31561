import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "./env.server";

test("has defaults for everything", () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    DATABASE_URL: "file:./data/veo3.db",
    DEMO_ACCOUNTS: false,
    LLM_TIMEOUT_MS: 60_000,
    TRUSTED_PROXIES: [],
  });
});

test("takes an empty value as not set", () => {
  expect(readEnvironment({ OPENAI_API_KEY: "", PORT: "" })).toMatchObject({ PORT: 3000 });
});

test.each([
  ["on", true],
  ["1", true],
  ["true", true],
  ["off", false],
  ["no", false],
])("reads %s as %s", (word, value) => {
  expect(readEnvironment({ DEMO_ACCOUNTS: word }).DEMO_ACCOUNTS).toBe(value);
});

test("reads proxies as addresses and ranges", () => {
  expect(readEnvironment({ TRUSTED_PROXIES: "10.0.0.1, 172.16.0.0/12 ::1" }).TRUSTED_PROXIES).toEqual([
    "10.0.0.1",
    "172.16.0.0/12",
    "::1",
  ]);
  for (const wrong of ["proxy", "10.0.0.1/33", "10.0.0.1/x", "::1/129"]) {
    expect(() => readEnvironment({ TRUSTED_PROXIES: wrong })).toThrow(/^TRUSTED_PROXIES /);
  }
});

test("takes a secret from a file", () => {
  const path = join(mkdtempSync(join(tmpdir(), "veo3-")), "key");
  writeFileSync(path, "sk-from-file\n");
  expect(readEnvironment({ OPENAI_API_KEY_FILE: path }).OPENAI_API_KEY).toBe("sk-from-file");
});

test("reads the hosts that videos may come from beside the public internet", () => {
  expect(
    readEnvironment({ VIDEO_ALLOW_HOSTS: "Media.school.local, 10.0.0.5:8080 [fd00::1]:81" }),
  ).toMatchObject({
    VIDEO_ALLOW_HOSTS: ["media.school.local", "10.0.0.5:8080", "[fd00::1]:81"],
    VIDEO_MAX_BYTES: 200_000_000,
    VIDEO_MAX_SECONDS: 600,
  });
  for (const wrong of ["http://media.school.local", "10.0.0.0/8", "a b/c"]) {
    expect(() => readEnvironment({ VIDEO_ALLOW_HOSTS: wrong })).toThrow(/^VIDEO_ALLOW_HOSTS /);
  }
});

test("an ffmpeg that is not there stops the start", () => {
  expect(() => readEnvironment({ FFMPEG_PATH: "/nowhere/ffmpeg" })).toThrow(
    "FFMPEG_PATH names a file that does not exist",
  );
});
