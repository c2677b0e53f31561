import { readQuotations } from "../reading/quotations";

/** A sentence or line of a text: its range without the space after it. */
export interface Stretch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const BREAK = /(?<=[.!?…]["”'’)\]]*)[^\S\n]+(?=["“(['\p{Lu}\p{N}])|(?<=[。！？])|\s*\n\s*/gu;
/** Stops that end a short form and not a sentence. */
const SHORT_FORM = /(?:\b(?:Mr|Mrs|Ms|Dr|St|vs|approx|e\.g|i\.e|No|Vol)\.)$/;

/** Sentences of a text, in order; line breaks part them too. */
export function sentencesOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  const push = (to: number) => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    const bare = raw.trim();
    if (bare !== "") found.push({ text: bare, start: from + lead, end: from + lead + bare.length });
  };
  for (const gap of text.matchAll(BREAK)) {
    if (SHORT_FORM.test(text.slice(from, gap.index))) continue;
    push(gap.index);
    from = gap.index + gap[0].length;
  }
  push(text.length);
  return found;
}

/** The text with spoken and written words blanked out, every position where it was. */
export function quotationsBlanked(text: string): string {
  return readQuotations(text).reduce(
    (left, { start, end }) => `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`,
    text,
  );
}
