/** What a spreadsheet would run as a formula, or cut off, at the start of a cell; with apostrophes before it, so that a guard can be told from the user's own. */
const DANGEROUS = /^'*[=+\-@\t\r\n\0＝＋－＠]/;

const cell = (text: string) => `"${(DANGEROUS.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Writes rows as CSV that a spreadsheet shows as text.
 * @returns RFC 4180, with a byte order mark, without which Excel misreads every letter beyond ASCII
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** Reads what `toCsv` wrote: the same rows, character for character. */
export function fromCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, text = "", end] of csv.replace(/^\uFEFF/, "").matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    const value = text.replaceAll('""', '"');
    row.push(value.startsWith("'") && DANGEROUS.test(value) ? value.slice(1) : value);
    if (end === "\r\n") {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
