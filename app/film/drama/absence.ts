/** Someone or something an idea speaks of that is not there: no clip may show it. */

/** What follows whom an idea tells to be away: "after the humans are gone", "a musician who never comes". */
const GONE =
  /^(?:,? (?:who|that|which))?(?: (?:is|are|was|were|has|have|had))?(?: long)? (?:gone|left|vanished|disappeared|died|dead|departed|fled|missing|lost at sea|(?:never|no longer) \p{L}+)\b/iu;

/** What goes before whom an idea waits, looks or longs for. */
const WANTED =
  /\b(?:wait(?:s|ed|ing)?|long(?:s|ed|ing)?|hop(?:es?|ed|ing)|yearn(?:s|ed|ing)?|search(?:es|ed|ing)?|look(?:s|ed|ing)?) for(?: (?:an?|the|his|her|their|its|my|our))?(?: [\p{L}-]+){0,2} ?$/iu;

/**
 * Whether a text tells that something is not there.
 * @param start where the thing's words start in the text
 * @param end where they end
 */
export function isAbsent(text: string, start: number, end: number): boolean {
  return GONE.test(text.slice(end)) || WANTED.test(text.slice(0, start));
}
