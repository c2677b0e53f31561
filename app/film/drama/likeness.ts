/** Prompts that have a larger part of their words in common show the same clip twice. */
export const MOST_ALIKE = 0.7;

/** The words of a text, each once, in lower case. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []);
}

/** The part of the shorter one's words that two texts share, 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
