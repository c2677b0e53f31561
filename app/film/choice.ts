/** Choices that look free and repeat exactly: all of them come from a hash of the idea and the name of the slot. */

/** FNV-1a, 32 bit, with a final mix so that near-equal texts land far apart. Takes any text; returns 0 to 2^32 - 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return hash >>> 0;
}

/** A repeatable stream of numbers in [0, 1) (mulberry32). */
export function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const CHOICE = /\[([^[\]]*)\]|<([\w-]+)>/;

/** Word pools that templates name in angle brackets. */
export type Pools = Readonly<Record<string, readonly string[]>>;

const SMALL = /^(?:the|and|with|from|over|under|one|two|into|off|out|for|behind|past)$/;
const contentOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !SMALL.test(word))
    .map((word) => word.slice(0, 6));

/** Whether two phrases share a word that matters: "low contrast" beside "high contrast" says too little or too much. */
export function akin(phrase: string, text: string): boolean {
  const there = new Set(contentOf(text));
  return ` ${text} `.includes(` ${phrase} `) || contentOf(phrase).some((word) => there.has(word));
}

/**
 * Writes out a template. Choices stand in brackets, "[soft|thin] light", innermost first; "<name>" takes a phrase of
 * that pool, never two in a template that share a word that matters.
 */
export function expand(template: string, next: () => number, pools: Pools = {}): string {
  let text = template;
  let taken = "";
  for (let match = CHOICE.exec(text); match; match = CHOICE.exec(text)) {
    const name = match[2];
    const options = name === undefined ? (match[1] ?? "").split("|") : (pools[name] ?? []);
    let at = Math.floor(next() * options.length);
    for (
      let again = 0;
      name !== undefined && again < options.length && akin(options[at] ?? "", taken);
      again++
    )
      at = (at + 1) % options.length;
    const chosen = options[at] ?? "";
    if (name !== undefined) taken += ` ${chosen}`;
    text = text.slice(0, match.index) + chosen + text.slice(match.index + match[0].length);
  }
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.;:])/g, "$1")
    .trim();
}

export interface Chooser {
  /** One of the items; `turn` steps to the next one without ever repeating before all were used. */
  pick<T>(slot: string, items: readonly T[], turn?: number): T;
  /** All items in an order of this idea's own. */
  order<T>(slot: string, items: readonly T[], turn?: number): T[];
  /** A template written out. */
  write(slot: string, template: string, turn?: number, pools?: Pools): string;
  /** A number in [0, 1). */
  chance(slot: string): number;
}

/** Every choice of one idea. `seed` is the idea's text; equal seeds choose equally. */
export function chooserFor(seed: string): Chooser {
  const streamOf = (slot: string, turn: number) => stream(hashOf(`${slot}\u0000${turn}\u0000${seed}`));
  const order = <T>(slot: string, items: readonly T[], turn = 0): T[] => {
    const next = streamOf(slot, 0);
    const shuffled = [...items];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      const held = shuffled[i] as T;
      shuffled[i] = shuffled[j] as T;
      shuffled[j] = held;
    }
    const shift = shuffled.length === 0 ? 0 : turn % shuffled.length;
    return [...shuffled.slice(shift), ...shuffled.slice(0, shift)];
  };
  return {
    order,
    pick: <T>(slot: string, items: readonly T[], turn = 0): T => {
      const chosen = order(slot, items, turn)[0];
      if (chosen === undefined) throw new RangeError(`nothing to choose from in ${slot}`);
      return chosen;
    },
    write: (slot, template, turn = 0, pools = {}) => expand(template, streamOf(`${slot}#`, turn), pools),
    chance: (slot) => streamOf(slot, 0)(),
  };
}
