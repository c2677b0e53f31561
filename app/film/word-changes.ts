/** Changes of a text, as places where one wording takes another's: found between two texts, applied one by one. */

/** `text` takes the place of the original's range; `start` and `end` in UTF-16 units, equal where words are put in. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A stretch of a comparison. Kept and removed stretches, read on, are the original; `change` is an index of the list. */
export interface ComparedStretch {
  readonly text: string;
  readonly state: "kept" | "added" | "removed";
  readonly change: number | null;
}

/** A sentence put in behind one that has no stop of its own. */
const OPENS_SENTENCE = /^\s+["“(]?[\p{Lu}\p{N}]/u;
const LACKS_STOP = /[\p{L}\p{N}%"”'’),]$/u;
/** Whether a text ends without a mark that closes its sentence. */
export const endsOpen = (text: string): boolean =>
  LACKS_STOP.test(text) && !/[.!?…。！？](?:["”'’)]*|\s*\([^()]*\))$/u.test(text);

/** The mark that must stand between two stretches, where a rejected change took it away with it. */
const stopBefore = (out: string, text: string): string =>
  OPENS_SENTENCE.test(text) && !text.startsWith("\n") && endsOpen(out) ? "." : "";

/**
 * Writes a text with some of its changes left out.
 * @param changes in order, none overlapping another; equal places keep the order of the list
 * @param rejected indexes of the changes that are not made; with all of them the original comes back
 */
export function applyChanges(
  original: string,
  changes: readonly TextChange[],
  rejected: ReadonlySet<number> = new Set(),
): string {
  let out = "";
  let at = 0;
  changes.forEach(({ start, end, text }, index) => {
    if (rejected.has(index)) return;
    out += original.slice(at, start);
    const stop = stopBefore(out, text);
    // A comma that a sentence leaves behind becomes its stop.
    if (stop && out.endsWith(",")) out = out.slice(0, -1);
    out += stop + (/\s$/.test(out) || out === "" ? text.replace(/^ /, "") : text);
    at = end;
  });
  return out + original.slice(at);
}

/** The comparison of a text with its changes, all of them shown, whether they are made or not. */
export function compare(original: string, changes: readonly TextChange[]): ComparedStretch[] {
  const stretches: ComparedStretch[] = [];
  const push = (text: string, state: ComparedStretch["state"], change: number | null) => {
    if (text !== "") stretches.push({ text, state, change });
  };
  let at = 0;
  changes.forEach(({ start, end, text }, index) => {
    push(original.slice(at, start), "kept", null);
    push(original.slice(start, end), "removed", index);
    push(text, "added", index);
    at = end;
  });
  push(original.slice(at), "kept", null);
  return stretches;
}

interface Token {
  /** What two tokens must share to be the same word. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Words with the marks that hang on them; a character each in scripts without spaces. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}][。、！？]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    key: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The most pairs of words that are weighed; beyond it the middle counts as rewritten whole. */
const MOST_PAIRS = 6_000_000;

/** Pairs of equal tokens, in order: a longest common subsequence between what the two ends do not share. */
function commonTokens(before: readonly Token[], after: readonly Token[]): [number, number][] {
  let head = 0;
  while (head < before.length && head < after.length && before[head]?.key === after[head]?.key) head++;
  let tail = 0;
  while (
    tail < Math.min(before.length, after.length) - head &&
    before[before.length - 1 - tail]?.key === after[after.length - 1 - tail]?.key
  )
    tail++;
  const pairs: [number, number][] = Array.from({ length: head }, (_, index) => [index, index]);
  const rows = before.length - head - tail;
  const columns = after.length - head - tail;
  if (rows * columns > 0 && rows * columns <= MOST_PAIRS) {
    const width = columns + 1;
    const longest = new Uint16Array((rows + 1) * width);
    for (let row = rows - 1; row >= 0; row--)
      for (let column = columns - 1; column >= 0; column--)
        longest[row * width + column] =
          before[head + row]?.key === after[head + column]?.key
            ? (longest[(row + 1) * width + column + 1] ?? 0) + 1
            : Math.max(longest[(row + 1) * width + column] ?? 0, longest[row * width + column + 1] ?? 0);
    for (let row = 0, column = 0; row < rows && column < columns; ) {
      if (before[head + row]?.key === after[head + column]?.key) pairs.push([head + row++, head + column++]);
      else if ((longest[(row + 1) * width + column] ?? 0) >= (longest[row * width + column + 1] ?? 0)) row++;
      else column++;
    }
  }
  for (let index = tail; index > 0; index--) pairs.push([before.length - index, after.length - index]);
  return pairs;
}

/** Words too small to part two changes: between them they belong to the phrase that changes. */
const SMALL_WORD = /^(?:an?|the|and|of|in|on|at|to|with|by|or|is|are|it|its|as)[,;]?$/i;

/** Leaves out runs of shared words that are all small and stand between changes. */
function withoutSmallRuns(
  pairs: readonly [number, number][],
  before: readonly Token[],
  after: readonly Token[],
): [number, number][] {
  const runs: [number, number][][] = [];
  for (const pair of pairs) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && pair[0] === last[0] + 1 && pair[1] === last[1] + 1) run.push(pair);
    else runs.push([pair]);
  }
  const reachesEnd = (run: readonly [number, number][]) =>
    (run[0]?.[0] === 0 && run[0][1] === 0) ||
    (run.at(-1)?.[0] === before.length - 1 && run.at(-1)?.[1] === after.length - 1);
  return runs
    .filter((run) => reachesEnd(run) || run.some(([row]) => !SMALL_WORD.test(before[row]?.key ?? "")))
    .flat();
}

/** Takes away what both wordings begin and end with, so that a change holds only what differs. */
function trimmed(original: string, { start, end, text }: TextChange): TextChange {
  const old = original.slice(start, end);
  let head = 0;
  while (head < old.length && head < text.length && old[head] === text[head]) head++;
  // Cut between words or before a mark, not within a word.
  while (head > 0 && /[\p{L}\p{N}]/u.test(text[head] ?? old[head] ?? "") && /\S/u.test(text[head - 1] ?? ""))
    head--;
  let tail = 0;
  while (tail < Math.min(old.length, text.length) - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  while (
    tail > 0 &&
    /\S/u.test(text.at(-tail) ?? "") &&
    /[\p{L}\p{N}]/u.test(text.at(-tail - 1) ?? old.at(-tail - 1) ?? "")
  )
    tail--;
  return { start: start + head, end: end - tail, text: text.slice(head, text.length - tail) };
}

/** Sentences put in one behind another are a change each, so that a person may take one and leave the next. */
function perSentence(change: TextChange): TextChange[] {
  if (change.start !== change.end) return [change];
  const parts = change.text.split(/(?<=[.!?…]["”'’)]*)(?=\s+["“(]?[\p{Lu}\p{N}[])|(?=\n)/u);
  return parts.map((text) => ({ ...change, text }));
}

/**
 * The changes that turn one text into another, by words with their marks, near ones joined to phrases. Applied
 * whole they give exactly `after`.
 */
export function wordChanges(before: string, after: string): TextChange[] {
  const old = tokensOf(before);
  const next = tokensOf(after);
  const pairs = withoutSmallRuns(commonTokens(old, next), old, next);
  const changes: TextChange[] = [];
  let oldAt = 0;
  let nextAt = 0;
  const add = (start: number, end: number, from: number, to: number) => {
    const text = after.slice(from, to);
    if (before.slice(start, end) !== text) changes.push(trimmed(before, { start, end, text }));
  };
  for (const [row, column] of pairs) {
    const left = old[row];
    const right = next[column];
    if (!left || !right) continue;
    add(oldAt, left.start, nextAt, right.start);
    oldAt = left.end;
    nextAt = right.end;
  }
  add(oldAt, before.length, nextAt, after.length);
  return changes.flatMap(perSentence);
}
