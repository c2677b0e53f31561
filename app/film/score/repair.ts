import { fixArticles, sentence } from "../english";
import { counterpartOf } from "../revision/conflicts";
import { readMoves } from "./camera-slots";
import type { Contradiction } from "./contradictions";
import { readPrompt, type Span, sentencesOf } from "./reading";

/** A text with edits made, and what was done, a sentence each. */
export interface Repair {
  readonly text: string;
  readonly changes: readonly string[];
  /** Nouns for the generator's own field for the negative prompt. */
  readonly negatives: readonly string[];
}

const tidy = (text: string) =>
  text
    .replace(/[ \t]+/g, " ")
    .replace(/ +([.,;:!?])/g, "$1")
    .replace(/([,;:])(?:\s*[,;])+/g, "$1")
    .replace(/[,;:]+\s*([.!?])/g, "$1")
    .replace(/([.!?])(?:\s*[.,;])+(?=\s|$)/g, "$1")
    .replace(/^[\s,;:.]+/, "")
    .trim();

const without = (text: string, spans: readonly { start: number; end: number }[]) =>
  tidy(
    [...spans]
      .sort((a, b) => b.start - a.start)
      .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text),
  );

/** What a cut must not leave behind: "uses an in the hall", "under a sky of.". */
const HANGING_WORDS =
  /\b(?:a|an|the|of|in|at|under|with|is|are|and|then|it|then it)\s*[.,;]|\b(?:an?|the)\s+(?:in|on|at|of|and|with|under|by|from|to|is|are)\b/iu;

/** A place word right before what goes, which would be left hanging. */
const HANGING = /(?:^|\s)(?:at|by|during|in|on|under|beneath|with)\s+(?:(?:the|a|an)\s+)?$/iu;
const PHRASE_ENDS =
  /^\s*(?:[.,;:!?]|$|(?:at|by|in|on|under|beneath|with|and|while|as|from|over|through)\b)/iu;

/** The words with the place word before them, where the phrase ends after them: "at noon", not "under a starry" before "sky". */
const withPreposition = (text: string, spans: readonly Span[]) =>
  spans.map((span) => {
    const hanging = PHRASE_ENDS.test(text.slice(span.end)) ? HANGING.exec(text.slice(0, span.start)) : null;
    return hanging ? { ...span, start: hanging.index } : span;
  });

/** Keeps the first of several camera moves, where the revision room has left more than one. */
export function repairMoves(text: string): Repair {
  const reading = readPrompt(text);
  const { families } = readMoves(reading);
  const [first, ...others] = [...families.values()].sort((a, b) => a.start - b.start);
  if (!first || others.length === 0 || reading.camera.some((word) => word.kind === "static"))
    return { text, changes: [], negatives: [] };
  const sentences = sentencesOf(text);
  const cuts = others.map((span) => {
    const home = sentences.find((each) => each.start <= span.start && span.start < each.end);
    const alone = home && home.start > first.end && home.text.split(/\s+/).length <= 10;
    if (alone) return home;
    const link =
      /(?:[,;]?\s*(?:and|then|before|while)(?:\s+(?:then|also|it))?|[,;])\s*(?:[a-z]+ly\s+)?$/iu.exec(
        text.slice(0, span.start),
      );
    const rest =
      /^(?:\s+(?:slowly|quickly|in|out|up|down|left|right|back|forward|around|closer|to the (?:left|right)|(?:on|around|over|towards?|across|along|from) (?:the|her|his|its|a) [\p{L}-]+))*/iu.exec(
        text.slice(span.end),
      )?.[0] ?? "";
    return { start: link ? link.index : span.start, end: span.end + rest.length };
  });
  const rest = sentence(without(text, cuts));
  return readMoves(readPrompt(rest)).families.size < families.size
    ? {
        text: rest,
        changes: [
          `One camera move stays, ${first.text.trim()}; taken out: ${others.map((each) => each.text.trim()).join(", ")}.`,
        ],
        negatives: [],
      }
    : { text, changes: [], negatives: [] };
}

/** The text with each word of a side replaced by what it becomes beside the other side; undefined where one has none. */
function replaced(text: string, kind: string, side: readonly Span[]): string | undefined {
  let told = text;
  for (const span of [...side].sort((a, b) => b.start - a.start)) {
    const instead = counterpartOf(kind, span.text);
    if (instead === undefined || instead === "") return undefined;
    told = `${told.slice(0, span.start)}${instead}${told.slice(span.end)}`;
  }
  return told;
}

/**
 * Settles a contradiction that the revision room does not know, at the least cost: the words of one side become what
 * fits the other, else they, their clause, or their short sentence go.
 */
export function repairContradiction(
  text: string,
  { kind, one, other }: Contradiction,
  worth: (text: string) => number,
): Repair {
  const sentences = sentencesOf(text);
  const ways = [one, other].flatMap((side) => {
    const words = without(text, withPreposition(text, side));
    const clauses = without(
      text,
      side.map((span) => {
        const home = sentences.find((each) => each.start <= span.start && span.start < each.end);
        if (!home) return span;
        if (home.text.split(/\s+/).length <= 12) return home;
        const from = Math.max(
          home.start,
          ...[...text.slice(home.start, span.start).matchAll(/[,;:]\s/g)].map(
            (match) => home.start + match.index,
          ),
        );
        const next = text.slice(span.end, home.end).search(/[,;:.!?]/u);
        return { start: from, end: next < 0 ? home.end : span.end + next };
      }),
    );
    const instead = replaced(text, kind, side);
    return [
      ...(instead === undefined ? [] : [{ text: instead, side, done: "reworded" }]),
      { text: words, side, done: "taken out" },
      { text: clauses, side, done: "taken out" },
    ];
  });
  const best = ways
    .filter((way) => way.text.split(/\s+/).length > 2 && !HANGING_WORDS.test(way.text))
    .map((way) => ({ ...way, worth: worth(way.text) }))
    .sort((a, b) => b.worth - a.worth || b.text.length - a.text.length)[0];
  if (!best) return { text, changes: [], negatives: [] };
  const words = [...new Set(best.side.map((span) => span.text))].join(", ");
  return {
    text: sentence(fixArticles(best.text)),
    changes: [`Of ${kind.replace(" and ", " or ")}, one stays; ${best.done}: ${words}.`],
    negatives: [],
  };
}

/** Takes out the sentences that fill no slot, as long as another stays. */
export function withoutIdle(text: string, idle: readonly Span[]): Repair {
  const rest = without(text, idle);
  return idle.length === 0 || rest === ""
    ? { text, changes: [], negatives: [] }
    : {
        text: sentence(rest),
        changes: [
          `Sentences that tell of no picture and no sound went out: ${idle.map((each) => `“${each.text}”`).join(", ")}.`,
        ],
        negatives: [],
      };
}

/** Takes out words of praise that the revision room leaves to the writer. */
export function withoutPraise(text: string, praise: readonly Span[]): Repair {
  const rest = without(text, praise);
  return praise.length === 0 || HANGING_WORDS.test(rest)
    ? { text, changes: [], negatives: [] }
    : {
        text: sentence(fixArticles(rest)),
        changes: [
          `Praise went out: ${[...new Set(praise.map((each) => each.text.toLowerCase()))].join(", ")}.`,
        ],
        negatives: [],
      };
}

/** Keeps the sentences that say most, in their order, up to so many words. */
export function shorten(text: string, evidence: readonly Span[], most: number): Repair {
  const said = new Set<string>();
  const ranked = sentencesOf(text)
    .filter(({ text: each }) => {
      const bare = each.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
      const again = said.has(bare);
      said.add(bare);
      return !again;
    })
    .map((each, index) => ({
      ...each,
      index,
      weight:
        evidence.filter((span) => each.start <= span.start && span.end <= each.end).length +
        (index === 0 ? 100 : 0),
      words: each.text.split(/\s+/).length,
    }));
  let room = most;
  const kept = ranked
    .sort((a, b) => b.weight / b.words - a.weight / a.words || a.index - b.index)
    .filter((each) => {
      if (each.words > room) return false;
      room -= each.words;
      return true;
    })
    .sort((a, b) => a.index - b.index);
  const told =
    kept.length > 0 ? kept.map((each) => each.text).join(" ") : text.split(/\s+/).slice(0, most).join(" ");
  return told.length >= text.length - 2
    ? { text, changes: [], negatives: [] }
    : {
        text: sentence(told),
        changes: ["Shortened to what a clip of eight seconds can show."],
        negatives: [],
      };
}
