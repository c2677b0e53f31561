import { describe, expect, test } from "vitest";
import { decodeText, readCsv, writeCsv } from "./csv";

describe("reading", () => {
  test.each([
    ["commas", "a,b\nc,d"],
    ["semicolons, as in half of Europe", "a;b\nc;d"],
    ["tabs, as from the clipboard", "a\tb\nc\td"],
    ["CRLF and a last line break", "a,b\r\nc,d\r\n"],
    ["lone carriage returns", "a,b\rc,d"],
    ["a byte order mark", "\uFEFFa,b\nc,d"],
    ["quotes and spaces around", ' "a" , b\nc,"d"'],
  ])("%s", (_name, text) => {
    expect(readCsv(text)).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  test("quoted separators, line breaks and quotes belong to the cell", () => {
    expect(readCsv('"Lovelace, Ada","two\nlines","say ""hi"""')).toEqual([
      ["Lovelace, Ada", "two\nlines", 'say "hi"'],
    ]);
  });

  test("a comma inside semicolon separated cells is a comma", () => {
    expect(readCsv("Lovelace, Ada;ada\nHopper, Grace;grace")).toEqual([
      ["Lovelace, Ada", "ada"],
      ["Hopper, Grace", "grace"],
    ]);
  });

  test("blank lines keep the numbers of the rows after them; nothing is no row", () => {
    expect(readCsv("a\n\nb")).toEqual([["a"], [""], ["b"]]);
    expect(readCsv("")).toEqual([]);
    expect(readCsv('"never closed')).toEqual([["never closed"]]);
  });
});

describe("writing", () => {
  const dangerous = ["=1+1", "+1", "-1", "@x", "\tx", "\rx", "\nx", "\0x", "＝1", "＋1", "－1", "＠x"];

  test.each(dangerous)("%j gets an apostrophe, and reads back as it was", (cell) => {
    const text = writeCsv([[cell, "plain"]]);
    expect(text.replace(/^\uFEFF"?/, "").startsWith("'")).toBe(true);
    expect(readCsv(text)).toEqual([[cell, "plain"]]);
  });

  test("everything else is left alone and reads back", () => {
    const rows = [
      ["Ada, Countess", 'say "hi"', "two\r\nlines", "O'Brien", "'quoted'", "🎬", "عمر الخيام", "<img src=x>"],
    ];
    expect(writeCsv(rows)).not.toContain("'=");
    expect(readCsv(writeCsv(rows))).toEqual(rows);
  });
});

describe("decoding", () => {
  const text = "Jürgen,Łukasz\r\n";
  const utf16 = Buffer.from(text, "utf16le");
  test.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16 with its mark", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16, big end first, with its mark", Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ["UTF-16 without its mark", utf16],
    ["UTF-16, big end first, without its mark", Buffer.from(utf16).swap16()],
  ])("%s", (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  test("Latin-1 and what Windows adds to it", () => {
    expect(decodeText(Buffer.from("Jürgen Müller", "latin1"))).toBe("Jürgen Müller");
    expect(decodeText(Uint8Array.from([0x80, 0x20, 0x9a]))).toBe("€ š");
  });
});
