const MAX_CHARACTERS = 200;
const MAX_WORDS = 20;
/** One letter begins half of all words: it is looked for as a word of its own. */
const SHORTEST_BEGINNING = 2;

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

/** What a search looks for: words in the index, or a run of signs that the index has no words for, such as an emoji. */
export type SearchQuery = { match: string } | { signs: string };

/**
 * Turns what somebody typed into a query for SQLite's full-text index. Every word is quoted, so that nothing
 * in it is read as an operator; all words must stand in a run, and the last one may be only begun.
 * @param typed anything at all
 * @param owner the user whose runs are searched
 * @param toolType the one tool whose runs are searched
 * @returns undefined when nothing was typed
 */
export function searchQuery(typed: string, owner: number, toolType: string | null): SearchQuery | undefined {
  const text = typed
    .slice(0, MAX_CHARACTERS)
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .trim();
  if (text === "") return undefined;
  const words = text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS);
  if (words.length === 0) return { signs: text };
  const last = words.at(-1) ?? "";
  const begun = [...last].length >= SHORTEST_BEGINNING ? " *" : "";
  const conditions = [
    `user_id : ${quoted(String(owner))}`,
    ...(toolType ? [`tool_type : ${quoted(toolType)}`] : []),
    `{title input output} : (${words.map(quoted).join(" AND ")}${begun})`,
  ];
  return { match: conditions.map((condition) => `(${condition})`).join(" AND ") };
}
