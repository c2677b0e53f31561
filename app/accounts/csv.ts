/** What a spreadsheet takes for the start of a formula, or steps over on its way to one. */
const FORMULA_START = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that is shown as it stands in every spreadsheet. */
function safeCell(text: string): string {
  const guarded = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Writes rows as CSV for any spreadsheet: UTF-8 with its mark, commas, CRLF, and nothing that is run as a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(safeCell).join(",")}\r\n`).join("")}`;

/** Takes the guard off again, so that a file this product wrote reads back as what it was written from. */
const withoutGuard = (cell: string) =>
  cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;

/** The sign between cells: a tab where there is one in the first line, else a semicolon, else a comma. */
function separatorOf(text: string): string {
  const start = text.replace(/^[\r\n\s]+/, "").replace(/"(?:[^"]|"")*"/g, "");
  const [line = ""] = start.split(/[\r\n]/, 1);
  return ["\t", ";"].find((sign) => line.includes(sign)) ?? ",";
}

/**
 * Reads comma, semicolon or tab separated text, as spreadsheets write it and as they put it on the clipboard.
 * @returns rows of trimmed cells; a blank line is a row with one empty cell, so that row numbers are the file's own
 */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    row.push(withoutGuard(cell.trim()));
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  const whole = text.replace(/^\uFEFF/, "");
  for (let at = 0; at < whole.length; at += 1) {
    const character = whole.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (whole.charAt(at + 1) === '"') {
        cell += character;
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (character === separator) endCell();
    else if (character === "\n" || character === "\r") {
      if (character === "\r" && whole.charAt(at + 1) === "\n") at += 1;
      endRow();
    } else cell += character;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}

/**
 * Decodes a text file in whichever encoding a spreadsheet saved it: UTF-8, UTF-16 with or without its mark, or
 * Windows' Latin-1 where it is no UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // Plain letters in UTF-16 leave every other byte empty, which no other text has.
  if (second === 0 && bytes.length % 2 === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0 && bytes.length % 2 === 0) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // As a stream, because Node 20 takes a short cut otherwise and reads plain Latin-1: no euro sign, no Š.
    return new TextDecoder("windows-1252").decode(bytes, { stream: true });
  }
}
