import nlp from "compromise/two";
import { isOneName } from "../lexicon/names";
import { respell } from "./spelling";

/** A word with its range and compromise's tags. */
export interface Term {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly tags: ReadonlySet<string>;
  readonly endsClause: boolean;
}

/** The terms of a text with compromise's tags. `text` is as it was typed, `lower` as it was meant. */
export function readTerms(typed: string): Term[] {
  const terms: Term[] = [];
  const respelt = respell(typed);
  const { text } = respelt;
  let from = 0;
  for (const found of nlp(text).json({ terms: { tags: true } }) as {
    terms: { text: string; post?: string; tags?: string[] }[];
  }[]) {
    for (const term of found.terms) {
      if (!/[\p{L}\p{N}]/u.test(term.text)) continue;
      const start = text.indexOf(term.text, from);
      if (start < 0) continue;
      from = start + term.text.length;
      const gap = /^[^\p{L}\p{N}]*/u.exec(text.slice(from))?.[0] ?? "";
      terms.push({
        text: typed.slice(respelt.at(start), respelt.at(from)),
        lower: term.text.toLowerCase(),
        start: respelt.at(start),
        end: respelt.at(from),
        tags: new Set(term.tags ?? []),
        endsClause: /[.,;:!?()—–+/|\n"“”]/.test(gap),
      });
    }
  }
  return terms;
}

/** Whether a text begins with somebody's given name, or with the one name of somebody out of a tale. */
export function startsWithGivenName(text: string): boolean {
  const first = readTerms(text)[0];
  return (
    first !== undefined &&
    (isOneName(first.lower) || (first.tags.has("FirstName") && /^\p{Lu}/u.test(first.text)))
  );
}
