/** @typedef {{ name: string, figures: import("./metrics.js").Figures }} Column */

/** @param {number | undefined} value */
const percent = (value) =>
  value === undefined || Number.isNaN(value) ? "–" : `${(value * 100).toFixed(1)} %`;
/** @param {number | undefined} value @param {number} digits */
const plain = (value, digits) => (value === undefined || Number.isNaN(value) ? "–" : value.toFixed(digits));

/** @type {readonly (readonly [string, string, (figures: import("./metrics.js").Figures) => string])[]} */
const ROWS = [
  [
    "words a prompt (median, longest)",
    "60–140",
    (f) => `${plain(f.wordsMedian, 0)}, ${plain(f.wordsMax, 0)}`,
  ],
  ["prompts under 60 words", "≤ 1 %", (f) => percent(f.short)],
  ["prompts over 140 words", "≤ 1 %", (f) => percent(f.long)],
  ["content words kept", "≥ 99 %", (f) => percent(f.kept)],
  ["ideas with all kept", "≥ 97 %", (f) => percent(f.allKept)],
  ["numbers kept", "100 %", (f) => percent(f.numbers)],
  ["quotations kept", "100 %", (f) => percent(f.quotations)],
  ["negations kept", "100 %", (f) => percent(f.negations)],
  ["attribute stays with its object", "100 %", (f) => percent(f.attributes)],
  ["people invented", "≤ 0.5 %", (f) => percent(f.peopleInvented)],
  ["animals invented", "≤ 0.5 %", (f) => percent(f.animalsInvented)],
  ["shot size named", "≥ 99 %", (f) => percent(f.named.size)],
  ["camera move named", "≥ 99 %", (f) => percent(f.named.move)],
  ["light named", "≥ 99 %", (f) => percent(f.named.light)],
  ["lens named", "≥ 99 %", (f) => percent(f.named.lens)],
  ["colour named", "≥ 99 %", (f) => percent(f.named.colour)],
  ["sound named", "≥ 99 %", (f) => percent(f.named.sound)],
  ["contradictions added", "0", (f) => percent(f.contradictions)],
  ["filler words a prompt (added)", "≤ 0.05", (f) => `${plain(f.filler, 2)} (${plain(f.fillerAdded, 2)})`],
  ["three commonest openings", "≤ 8 %", (f) => percent(f.openings)],
  ["distinct two-word sequences", "≥ 0.35", (f) => plain(f.distinct2, 3)],
  ["a/an and doubled-word faults", "≤ 0.1 %", (f) => percent(f.grammar)],
  ["tokens, longest", "≤ 1,024", (f) => plain(f.tokensMax, 0)],
  [
    "ms a prompt (median, 99th)",
    "≤ 5",
    (f) => (f.msMedian === undefined ? "–" : `${plain(f.msMedian, 2)}, ${plain(f.ms99, 2)}`),
  ],
];

/** Prints the quality table, one column a rewriter. @param {readonly Column[]} columns @param {number} ideas */
export function printTable(columns, ideas) {
  const width = 36;
  const cell = 16;
  console.log(
    `${`${ideas} ideas`.padEnd(width)}${"goal".padEnd(10)}${columns.map((column) => column.name.padStart(cell)).join("")}`,
  );
  for (const [label, goal, read] of ROWS) {
    console.log(
      `${label.padEnd(width)}${goal.padEnd(10)}${columns.map((column) => read(column.figures).padStart(cell)).join("")}`,
    );
  }
}
