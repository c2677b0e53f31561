/** Finds the entries of a vocabulary that an idea names, by their `says`, the longest phrase first. */

export interface Named<E> {
  readonly entry: E;
  readonly phrase: string;
  /** Position of its first word among the words of the text. */
  readonly at: number;
  /** How many words it takes. */
  readonly length: number;
}

/** Lower-case words of a text as phrases are matched on; hyphens part words. */
export function matchWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** Builds a finder over entries. The finder takes a text's words and returns what they name, in order, without overlaps. */
export function phraseIndex<E extends { readonly says: readonly string[] }>(
  entries: readonly E[],
): (words: readonly string[]) => Named<E>[] {
  const byFirst = new Map<string, { words: string[]; entry: E }[]>();
  for (const entry of entries) {
    for (const phrase of entry.says) {
      const words = matchWords(phrase);
      const first = words[0];
      if (first === undefined) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, entry }]);
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return (words) => {
    const found: Named<E>[] = [];
    for (let at = 0; at < words.length; ) {
      const match = byFirst
        .get(words[at] ?? "")
        ?.find((each) => each.words.every((word, offset) => words[at + offset] === word));
      if (match)
        found.push({ entry: match.entry, phrase: match.words.join(" "), at, length: match.words.length });
      at += match ? match.words.length : 1;
    }
    return found;
  };
}
