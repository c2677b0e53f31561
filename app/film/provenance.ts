import { contentWords, stemOf } from "./content-words";

/** A stretch of a prompt: the user's own words, or what was added. */
export interface ProvenanceSegment {
  readonly text: string;
  readonly yours: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu;

interface Token {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].map((match) => ({
    key: stemOf(match[0].toLowerCase()),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Bounds for hostile input: how often a repeated word is tried, and how far a run is followed at once. */
const MOST_PLACES = 24;
const LONGEST_RUN = 400;

/**
 * Marks which words of a prompt are the user's. Returns segments that concatenate to exactly the prompt. Runs of
 * words shared with the idea are the user's, small words within them too; a content word that comes again is theirs,
 * a lone article or preposition is not.
 */
export function markProvenance(idea: string, prompt: string): ProvenanceSegment[] {
  const own = tokensOf(idea);
  const written = tokensOf(prompt);
  const content = new Set(contentWords(idea).map(stemOf));
  const places = new Map<string, number[]>();
  own.forEach((token, at) => {
    const known = places.get(token.key) ?? [];
    if (known.length < MOST_PLACES) known.push(at);
    places.set(token.key, known);
  });
  const yours = new Array<boolean>(written.length).fill(false);
  for (let at = 0; at < written.length; ) {
    let longest = 0;
    for (const from of places.get(written[at]?.key ?? "") ?? []) {
      let length = 0;
      let carries = false;
      while (
        length < LONGEST_RUN &&
        own[from + length] !== undefined &&
        own[from + length]?.key === written[at + length]?.key
      ) {
        carries ||= content.has(own[from + length]?.key ?? "");
        length += 1;
      }
      if (carries && length > longest) longest = length;
    }
    for (let offset = 0; offset < longest; offset++) yours[at + offset] = true;
    at += Math.max(1, longest);
  }
  written.forEach((token, index) => {
    if (content.has(token.key)) yours[index] = true;
  });
  const segments: { text: string; yours: boolean }[] = [];
  const push = (text: string, mine: boolean) => {
    const last = segments.at(-1);
    if (text === "") return;
    if (last?.yours === mine) last.text += text;
    else segments.push({ text, yours: mine });
  };
  let position = 0;
  written.forEach((token, index) => {
    const mine = yours[index] === true;
    const gap = prompt.slice(position, token.start);
    push(gap, mine && index > 0 && yours[index - 1] === true);
    push(prompt.slice(token.start, token.end), mine);
    position = token.end;
  });
  push(prompt.slice(position), false);
  return segments;
}
