import { capitalise, fixArticles, sentence } from "../english";
import { readMoves } from "./camera-slots";
import type { Contradiction } from "./contradictions";
import { readPrompt, type Span, sentencesOf } from "./reading";
import { fillerIn } from "./wording";

/** A text with one edit made, and what was done, a sentence each. */
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

const SWITCH_START =
  /(?:^|\s)--?(?:ar|v|s|style|q|seed|fps|hd|no|neg|camera|motion|gs|c|stylize|chaos|niji|aspect|iw)\b[\s\S]*$/iu;

/** Puts quoted speech into the colon form and closes it with (no subtitles); the words stay as they are. */
export function repairSpeech(text: string): Repair {
  const quoted = readPrompt(text).speech.filter((line) => line.quoted);
  if (quoted.length === 0) return { text, changes: [], negatives: [] };
  let rest = text;
  for (const { start, end } of [...quoted].reverse()) {
    const words = rest.slice(start, end).replace(/^["“”«»「'‘\s]+|["“”«»」'’\s]+$/gu, "");
    const before = rest.slice(0, start).replace(/[\s,:]+$/u, "");
    const after = rest.slice(end);
    const told =
      /^[,.]?\s*((?:[\p{L}'-]+ ){0,3}?(?:says?|said|asks?|asked|whispers?|shouts?|yells?|replies|exclaims?|announces?|murmurs?|mutters?|cries|sings?|speaks?)(?: (?:the|an?|his|her|my|our|their) [\p{L}-]+(?: [\p{L}-]+)?)?)(?=[\s.,;!?]|$)/iu.exec(
        after,
      );
    if (told && /(?:^|[.!?…]\s*)$/u.test(before)) {
      // "We made it," shouts the boy → The boy shouts: We made it.
      const parts = /^(\p{L}+)\s+(.+)$/u.exec(told[1] ?? "");
      const speaker =
        parts &&
        /^(?:says?|said|asks?|whispers?|shouts?|yells?|replies|exclaims?|announces?|murmurs?|mutters?|cries|sings?|speaks?)$/iu.test(
          parts[1] ?? "",
        )
          ? `${parts[2]} ${parts[1]}`
          : (told[1] ?? "");
      const follows = after.slice(told[0].length).replace(/^[\s,.]+/u, "");
      rest = `${before ? `${before} ` : ""}${capitalise(speaker)}: ${sentence(words.replace(/[,]$/u, ""))} (no subtitles)${follows === "" ? "" : ` ${capitalise(follows)}`}`;
    } else {
      const follows = after.replace(/^[\s,.]+/u, "");
      const close = /\(no subtitles\)/iu.test(after) ? "" : " (no subtitles)";
      rest = `${before}: ${sentence(words.replace(/,$/u, ""))}${close}${follows === "" ? "" : /^\(/u.test(follows) ? ` ${follows}` : ` ${capitalise(follows)}`}`;
    }
  }
  return {
    text: tidy(rest).replace(/(\(no subtitles\))\./gu, "$1"),
    changes: ["Spoken lines stand in colon form, without quotation marks that could be drawn."],
    negatives: ["subtitles", "captions", "on-screen text"],
  };
}

const NOUNS = (listed: string) =>
  listed
    .replace(/^(?:any|an?|the|other|more)\s+/iu, "")
    .split(/\s*(?:,|\bor\b|\band\b)\s*(?:no |any )?/iu)
    .map((each) => each.trim())
    .filter((each) => each !== "" && each.split(" ").length <= 3);

/** Takes denials out of the text and hands their nouns to the negative prompt, where grammar lets them go whole. */
export function repairNegations(text: string): Repair {
  const reading = readPrompt(text);
  const negatives: string[] = [];
  const cuts: Span[] = [];
  if (reading.negatives) {
    cuts.push(reading.negatives);
    negatives.push(...NOUNS(reading.negatives.text.replace(/^[^:=]*[:=]\s*/u, "").replace(/[.)]+$/u, "")));
  }
  const flags = SWITCH_START.exec(text);
  if (flags) {
    cuts.push({ text: flags[0], start: flags.index, end: text.length });
    negatives.push(...NOUNS(/--?(?:neg|no)\s+([^-]+)/iu.exec(flags[0])?.[1]?.trim() ?? ""));
  }
  const spoken = (at: number) =>
    [...reading.speech, ...reading.written].some((each) => each.start <= at && at < each.end);
  for (const each of sentencesOf(text)) {
    if (spoken(each.start)) continue;
    const whole =
      /^\s*(?:no|without|avoid|never show|don['’]t (?:show|include|add|use)|do not (?:show|include|add|use)|there (?:is|are|should be) no|exclude)\s+(?:(?:any|a|an|the)\s+)?([\p{L}\s,'-]{2,80}?)(?:\s+(?:on|in) (?:the|this) (?:screen|scene|picture|video|frame|image|shot))?[.!]?\s*$/iu.exec(
        each.text,
      );
    if (whole?.[1] && whole[1].split(/\s+/).length <= 9) {
      cuts.push(each);
      negatives.push(...NOUNS(whole[1]));
    }
  }
  const inner =
    /(?:,\s*|\s+)(?:with no|with none of|without|no)\s+((?:(?!\b(?:longer|doubt|sooner|subtitles|captions)\b)[\p{L}'-]+)(?:\s(?!in\b|on\b|at\b|and\b|but\b|while\b|as\b|with\b|is\b|are\b|can\b|to\b|or\b)[\p{L}'-]+){0,2}(?:\s+or\s+[\p{L}'-]+)?)(?:\s+in sight|\s+around|\s+anywhere)?(?=\s*(?:[.,;!?]|$|\b(?:in|on|at|and|but|while|as)\b))/giu;
  for (const match of text.matchAll(inner)) {
    if (spoken(match.index) || cuts.some((cut) => cut.start <= match.index && match.index < cut.end))
      continue;
    if (/^\s+no\b/iu.test(match[0]) || /ing$/iu.test(match[1]?.split(" ")[0] ?? "")) continue;
    if (text.slice(0, match.index).endsWith("(")) continue;
    cuts.push({ text: match[0], start: match.index, end: match.index + match[0].length });
    negatives.push(...NOUNS(match[1] ?? ""));
  }
  if (cuts.length === 0) return { text, changes: [], negatives: [] };
  const rest = without(text, cuts);
  if (rest.split(/\s+/).length < 2) return { text, changes: [], negatives: [] };
  return {
    text: sentence(rest),
    changes: [
      `What is not to be seen went to the negative prompt: ${[...new Set(negatives)].join(", ") || "switches were taken out"}.`,
    ],
    negatives,
  };
}

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

/** Keeps the first camera move of several. */
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

/** Takes out the side of a contradiction that costs the least: whole short sentences, else the clause, else the words. */
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
    return [
      { text: words, side },
      { text: clauses, side },
    ];
  });
  const best = ways
    .filter(
      (way) =>
        way.text.split(/\s+/).length > 2 &&
        !/\b(?:a|an|the|of|in|at|under|with|is|are|and|then|it|then it)\s*[.,;]/iu.test(way.text),
    )
    .map((way) => ({ ...way, worth: worth(way.text) }))
    .sort((a, b) => b.worth - a.worth || b.text.length - a.text.length)[0];
  if (!best) return { text, changes: [], negatives: [] };
  const words = [...new Set(best.side.map((span) => span.text))].join(", ");
  return {
    text: sentence(fixArticles(best.text)),
    changes: [`Of ${kind.replace(" and ", " or ")}, one stays; taken out: ${words}.`],
    negatives: [],
  };
}

/** Takes praise out where the sentence stands without it. */
export function repairFiller(text: string): Repair {
  const filler = fillerIn(readPrompt(text));
  if (filler.length === 0) return { text, changes: [], negatives: [] };
  const rest = fixArticles(without(text, filler))
    .replace(/\b(?:and|with|evoking|creating|a|an|the|of|,)\s*(?=[.,;]|$)/giu, "")
    .replace(/\b(an?|the)\s+and\s+/giu, "$1 ")
    .replace(
      /(^|[.!?]\s+)(\p{Ll})/gu,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    );
  const told = tidy(rest);
  return told.split(/\s+/).length < 2
    ? { text, changes: [], negatives: [] }
    : {
        text: told,
        changes: [
          `Praise went out: ${[...new Set(filler.map((each) => each.text.toLowerCase()))].slice(0, 8).join(", ")}.`,
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

/** Deletes a word that stands twice and mends a and an. */
export function repairSlips(text: string): Repair {
  const mended = fixArticles(
    text.replace(/\b(?!(?:had|that|very|so|bye|knock)\b)([\p{L}'-]+) \1\b/giu, "$1"),
  );
  return mended === text
    ? { text, changes: [], negatives: [] }
    : { text: mended, changes: ["Small slips of grammar are mended."], negatives: [] };
}
