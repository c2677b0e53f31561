import type { CheckerOutput } from "./schema";

/** A piece of the checked prompt: plain, or words that aspects point at. */
export interface MarkedPiece {
  text: string;
  /** The places of the aspects in their list, from 1; empty for plain text. */
  aspects: number[];
  /** Whether something is wrong with the words. */
  fault: boolean;
}

/** Cuts a prompt at every mark's edges. The pieces join to exactly the prompt. */
export function markWords(prompt: string, aspects: CheckerOutput["aspects"]): MarkedPiece[] {
  const spans = aspects.flatMap(({ found, points }, index) =>
    found
      .filter(({ start, end }) => start >= 0 && start < end && end <= prompt.length)
      .map(({ start, end }) => ({ start, end, aspect: index + 1, fault: points < 0 })),
  );
  const edges = [...new Set([0, prompt.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const pieces: MarkedPiece[] = [];
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1];
    if (to === undefined) break;
    const over = spans.filter(({ start, end }) => start <= from && to <= end);
    const numbers = [...new Set(over.map(({ aspect }) => aspect))].sort((a, b) => a - b);
    const fault = over.some((span) => span.fault);
    const last = pieces.at(-1);
    const text = prompt.slice(from, to);
    if (last && last.fault === fault && last.aspects.join() === numbers.join()) last.text += text;
    else pieces.push({ text, aspects: numbers, fault });
  }
  return pieces;
}
