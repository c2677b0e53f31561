import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords";
import { hashPassword, LOCKED, passwordMatches, randomPassword } from "./passwords.server";

describe("passwords", () => {
  test("match their own hash and no other", async () => {
    const stored = await hashPassword(
      "correct horse battery staple and more than sixty-four characters of it",
    );
    expect(
      await passwordMatches(stored, "correct horse battery staple and more than sixty-four characters of it"),
    ).toBe(true);
    expect(await passwordMatches(stored, "correct horse")).toBe(false);
    expect(stored).not.toBe(
      await hashPassword("correct horse battery staple and more than sixty-four characters of it"),
    );
  });

  test("never match a locked account, or none", async () => {
    expect(await passwordMatches(LOCKED, LOCKED)).toBe(false);
    expect(await passwordMatches(undefined, "")).toBe(false);
  });

  test("that everybody tries first are known", () => {
    expect(isCommonPassword("Password1")).toBe(true);
    expect(isCommonPassword(randomPassword())).toBe(false);
  });
});

test("generated passwords have 12 characters, every class, and do not repeat", () => {
  const made = Array.from({ length: 500 }, randomPassword);
  for (const password of made) {
    expect(password).toMatch(/^[A-Za-z0-9][A-Za-z0-9!@#$%]{11}$/);
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%]/]) expect(password).toMatch(kind);
  }
  expect(new Set(made).size).toBe(500);
});
