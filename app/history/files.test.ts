import { describe, expect, test } from "vitest";
import { fromCsv, toCsv } from "./csv";
import { downloadHeaders, fileName } from "./file-name";

describe("CSV", () => {
  const DANGEROUS = ["=", "+", "-", "@", "\t", "\r", "\n", "\0", "＝", "＋", "－", "＠"];

  test.each(DANGEROUS.map((sign) => [JSON.stringify(sign), sign]))(
    "a cell that begins with %s gets an apostrophe",
    (_name, sign) => {
      expect(toCsv([[`${sign}1+1`]])).toBe(`\uFEFF"'${sign}1+1"\r\n`);
    },
  );

  test("a harmless cell stays as it is", () => {
    expect(toCsv([["a = b", "it's", "'quoted'", "🎬 مرحبا", ""]])).toBe(
      '\uFEFF"a = b","it\'s","\'quoted\'","🎬 مرحبا",""\r\n',
    );
  });

  test("what is written is read back, character for character", () => {
    const rows = [
      ...DANGEROUS.map((sign) => [`${sign}x`, `'${sign}x`, `''${sign}x`, `x${sign}`]),
      ['say "cut"', "a,b", "line\r\nline", "'"],
      ["", "'plain", '"', "👩‍🎤 \u202Eabc"],
    ];
    expect(fromCsv(toCsv(rows))).toEqual(rows);
  });
});

describe("file names", () => {
  test.each([
    ["A red boat at dawn...", "A-red-boat-at-dawn.txt"],
    ["../../etc/passwd", "etc-passwd.txt"],
    ["a\r\nSet-Cookie: x=1", "a-Set-Cookie-x-1.txt"],
    ['"; filename="evil.exe', "filename-evil-exe.txt"],
    ["..", "prompt.txt"],
    ["🎬🎬", "prompt.txt"],
    ["مرحبا بالعالم", "مرحبا-بالعالم.txt"],
    ["exe.\u202Etxt", "exe-txt.txt"],
    ["x".repeat(255), `${"x".repeat(80)}.txt`],
  ])("%j becomes %s", (title, name) => {
    expect(fileName(title, "txt")).toBe(name);
  });

  test("stand in a header that nothing can break", () => {
    const header = downloadHeaders(fileName("Café\r\n\"مرحبا'", "csv"), "text/csv")["Content-Disposition"];
    expect(header).toBe(
      `attachment; filename="Cafe-.csv"; filename*=UTF-8''${encodeURIComponent("Café-مرحبا.csv")}`,
    );
    expect(downloadHeaders("مرحبا.csv", "text/csv")["Content-Disposition"]).toContain(
      'filename="prompt.csv"',
    );
  });
});
