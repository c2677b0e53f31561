import { readIdea } from "../brief";
import { articleFor, capitalise } from "../english";
import { lint } from "../lint";
import { readFlags } from "../reading/flags";
import { readQuotations } from "../reading/quotations";
import { wordChanges } from "../word-changes";
import type { Edit } from "./edit";
import { PRAISE_BEFORE_WORD, PRAISE_SEGMENT, PRAISE_SENTENCE } from "./praise";
import { quotationsBlanked } from "./sentences";

const repair = (start: number, end: number, text: string, fault: string, because: string): Edit => ({
  start,
  end,
  text,
  kind: "repair",
  fault,
  because,
});

const NO_SUBTITLES = " (no subtitles)";
const VERBS =
  "says?|said|asks?|asked|whispers?|whispered|shouts?|shouted|yells?|screams?|cries|calls?|replies|replied|answers?|announces?|declares?|exclaims?|murmurs?|mutters?|sings?|adds?|warns?|explains?";
const SAID_AFTER = new RegExp(
  `^\\s*(${VERBS})\\s+((?:the|an?|her|his|my|our|their)\\s+[\\p{L}-]+(?:\\s+(?!as\\b|and\\b|while\\b|in\\b|with\\b)[\\p{L}-]+)?|\\p{Lu}[\\p{L}]+)`,
  "u",
);
const SAID_BEFORE = new RegExp(
  `^\\s*((?:the|an?|her|his|my|our|their)\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+)?|\\p{Lu}[\\p{L}]+|he|she|they|it)\\s+(${VERBS})(?=\\s|[.,;!?]|$)`,
  "u",
);

/** Puts spoken lines into the colon form; words written in the picture keep their marks. */
export function colonSpeech(text: string): Edit[] {
  const wantsSubtitles = /(?<!no )\bsubtitles?\b|\bcaptions?\b/i.test(text);
  const marked = /\(no subtitles\)/i.test(text) || wantsSubtitles;
  const close = marked ? "" : NO_SUBTITLES;
  return readQuotations(text)
    .filter(({ kind }) => kind === "speech")
    .flatMap(({ words, start, end }): Edit[] => {
      const because = "Quotation marks may be drawn as text in the picture: a colon marks speech.";
      if (!/["“”«»「」'‘’]/.test(text.charAt(start))) {
        // Without marks the line ends with its sentence.
        const until = start + (/^[^.!?\n]+[.!?]*/.exec(words)?.[0].length ?? words.length);
        return close === ""
          ? []
          : [
              repair(
                until,
                until,
                close,
                "Speech",
                "Says that the spoken line must not appear as subtitles.",
              ),
            ];
      }
      const line = words.replace(/,$/, "");
      const ended = /[.!?…]$/.test(line) ? line : `${line}.`;
      const behind = text.slice(end);
      const before = text.slice(0, start);
      if (/(?:^|[.!?\n]\s*)$/.test(before)) {
        const after = SAID_AFTER.exec(behind);
        const ahead = after ? null : SAID_BEFORE.exec(behind);
        const verb = after?.[1] ?? ahead?.[2];
        const speaker = after?.[2] ?? ahead?.[1];
        const told = (after ?? ahead)?.[0];
        if (verb && speaker && told !== undefined) {
          const rest = behind.slice(told.length);
          const closes = /^\s*(?:[.!?]|$)/.exec(rest);
          const said = closes ? ended : line.replace(/[.]$/, "");
          const upTo = end + told.length + (closes?.[0].length ?? 0);
          return [repair(start, upTo, `${capitalise(speaker)} ${verb}: ${said}${close}`, "Speech", because)];
        }
      }
      const opens = /(?:^|[.!?\n]\s*)$/.test(before);
      const lead = opens ? 0 : (/\s*[,:]?\s*$/.exec(before)?.[0].length ?? 0);
      const closesSentence =
        /^\s*(?:[.!?](?=\s|$)|$)/.exec(behind) ??
        (/[.!?…]$/.test(line) ? /^(?=\s+["“]?\p{Lu})/u.exec(behind) : null);
      const stop = closesSentence ? closesSentence[0].length : 0;
      const said = closesSentence ? ended : line.replace(/[.]$/, "");
      return [
        repair(start - lead, end + stop, `${opens ? "Voice" : ""}: ${said}${close}`, "Speech", because),
      ];
    });
}

/** Segments that deny a thing and say nothing else: ", no text", "without any people." */
const DENIAL =
  /(?:(?<lead>[,;]\s*(?:and\s+|but\s+)?)|(?<=^|[.!?\n]\s*))(?:(?:there (?:is|are|should be)|with|please|do not|don't|avoid|exclude)\s+)*(?:no|without|avoid|exclude|(?:do not|don't) (?:show|include|add|use|have))\s+(?<nouns>(?:any\s+)?[\p{L}'-]+(?:\s+[\p{L}'-]+){0,2}(?:(?:,\s*|,?\s+(?:and|or)\s+)(?:no\s+|without\s+)?(?:any\s+)?[\p{L}'-]+(?:\s+[\p{L}'-]+){0,2})*?)(?:\s+(?:in|on) (?:the )?(?:background|frame|shot|image|video|picture|scene|screen|clip))?(?=\s*(?:[.,;!?\n]|$))/giu;

/** A thing that is denied inside a phrase and can go without it: "a street with no cars", "a beach without people". */
const DENIED_INSIDE =
  /(?:,\s*|\s+)(?:with no|with none of|without)\s+(?<nouns>(?:any\s+)?(?:(?!\p{L}+ing\b|(?:longer|doubt|sooner|subtitles?|captions?|sound|audio|a|an|the|his|her|its|their|looking|end)\b)[\p{L}'-]+)(?:\s(?!(?:in|on|at|and|but|while|as|with|is|are|can|to|or|of|from)\b)[\p{L}'-]+){0,2}(?:\s+or\s+[\p{L}'-]+)?)(?:\s+in sight|\s+around|\s+anywhere)?(?=\s*(?:[.,;!?]|$|\b(?:in|on|at|and|but|while|as)\b))/giu;

/** What a text denies, as edits that take it out, and as bare nouns for the negative prompt. */
export function denials(text: string): { edits: Edit[]; nouns: string[] } {
  const { edits, nouns } = deniedSegments(text);
  for (const match of quotationsBlanked(text).matchAll(DENIED_INSIDE)) {
    const end = match.index + match[0].length;
    if (match.index === 0 || edits.some((edit) => edit.start < end && match.index < edit.end)) continue;
    nouns.push(...nounsOf(match.groups?.nouns ?? ""));
    edits.push(repair(match.index, end, "", "Denial", DRAWN_IF_NAMED));
  }
  return { edits: edits.sort((a, b) => a.start - b.start), nouns };
}

const DRAWN_IF_NAMED =
  "A generator tends to draw what is named, even after no or without: it stands in the negative prompt.";

const nounsOf = (said: string): string[] =>
  said
    .split(/,\s*|\s+(?:and|or)\s+/i)
    .map((each) =>
      each.replace(/^(?:and |or )?(?:no |without )?(?:any |an? |the |his |her |its |their )?/i, "").trim(),
    )
    .filter(Boolean);

function deniedSegments(text: string): { edits: Edit[]; nouns: string[] } {
  const nouns: string[] = [];
  const edits: Edit[] = [];
  for (const match of quotationsBlanked(text).matchAll(DENIAL)) {
    const said = match.groups?.nouns ?? "";
    if (
      /^(?:longer|more|one|matter|doubt|sound|audio|idea)\b/i.test(said) ||
      /\b(?:is|are|was|moves?|to)\b/i.test(said)
    )
      continue;
    const until = match.index + match[0].length;
    if (/^subtitles?$/i.test(said) && text.charAt(until) === ")") continue;
    nouns.push(...nounsOf(said));
    const from = Math.max(match.index, edits.at(-1)?.end ?? 0);
    const opens = /(?:^|[.!?\n]\s*)$/.test(text.slice(0, match.index)) || from > match.index;
    // A sentence that goes takes its stop with it, and at the end of the text the space before it.
    const end = opens ? until + (/^[.,;!?]*[^\S\n]*/.exec(text.slice(until))?.[0].length ?? 0) : until;
    const space = end >= text.trimEnd().length ? (/\s*$/.exec(text.slice(0, from))?.[0].length ?? 0) : 0;
    const start = Math.max(from - space, edits.at(-1)?.end ?? 0);
    edits.push(repair(start, end, "", "Denial", DRAWN_IF_NAMED));
  }
  return { edits, nouns };
}

/** Takes out switches of other generators; what they ask for is written in words. */
export function flagRepairs(text: string): { edits: Edit[]; negatives: readonly string[]; said: string[] } {
  const flags = readFlags(text);
  if (flags.prose === text) return { edits: [], negatives: [], said: [] };
  const said = [
    flags.aspectRatio && `Frame ${flags.aspectRatio}.`,
    flags.durationSeconds !== undefined && `${flags.durationSeconds} seconds.`,
    flags.camera && `Camera: ${flags.camera}.`,
    flags.style && `${capitalise(flags.style)} style.`,
  ].filter((each): each is string => typeof each === "string");
  const edits = wordChanges(text, flags.prose).map(({ start, end, text: instead }) =>
    repair(start, end, instead, "Switch", "A switch of another generator: here it would be read as words."),
  );
  return { edits, negatives: flags.negatives, said };
}

/** Takes out "please make a video of" before an idea: a prompt shows, it does not ask. */
function request(text: string): Edit[] {
  const { prose, flags } = readIdea(text);
  const at = text.indexOf(prose);
  if (at <= 0 || flags.prose !== text.trim()) return [];
  const lead = text.length - text.trimStart().length;
  const because = "A prompt shows the scene; it does not ask for it.";
  const begins = repair(lead, at + 1, text.charAt(at).toUpperCase(), "Request", because);
  const asked = /^\s*(?:can|could|would|will)\b/i.test(text) ? /\?\s*$/.exec(text) : null;
  return asked ? [begins, repair(asked.index, asked.index + 1, ".", "Request", because)] : [begins];
}

/** Praise that names nothing: taken out, the article before it put right. */
function praise(text: string): Edit[] {
  const blanked = quotationsBlanked(text);
  const because = "Praise names nothing that a camera could record.";
  const segments = [...blanked.matchAll(PRAISE_SEGMENT)].map((match) => {
    const end = match.index + match[0].length;
    const opens = match.index === 0 || /[.!?]\s*$/.test(text.slice(0, match.index));
    const tail = opens ? (/^[,.;!?]?\s*/.exec(text.slice(end))?.[0].length ?? 0) : 0;
    return repair(match.index, end + tail, "", "Praise", because);
  });
  const sentences = [...blanked.matchAll(PRAISE_SENTENCE)].map((match) =>
    repair(match.index, match.index + match[0].length, "", "Praise", because),
  );
  const before = [...blanked.matchAll(PRAISE_BEFORE_WORD)].map((match) => {
    const end = match.index + match[0].length;
    const article = /\b(an?)\s+$/i.exec(text.slice(0, match.index));
    if (!article) {
      const capital = match.index === 0;
      return repair(
        match.index,
        end + (capital ? 1 : 0),
        capital ? text.charAt(end).toUpperCase() : "",
        "Praise",
        because,
      );
    }
    const fitting = articleFor(text.slice(end));
    const from = match.index - article[0].length;
    const written = /^\p{Lu}/u.test(article[0]) ? capitalise(fitting) : fitting;
    return repair(from, end, `${written} `, "Praise", because);
  });
  return [...before, ...sentences, ...segments];
}

/** Doubled words and articles that do not fit. */
function spelling(text: string): Edit[] {
  return lint(text).flatMap(({ kind, words, because }) =>
    words.flatMap((word): Edit[] => {
      if (kind === "doubled word") {
        const [first = "", second = ""] = word.text.split(/\s+/);
        return /^\p{Lu}/u.test(second)
          ? []
          : [repair(word.start + first.length, word.end, "", "Doubled word", because)];
      }
      if (kind === "article") {
        const [article = "", next = ""] = word.text.split(/\s+/);
        const fitting = articleFor(text.slice(word.start + article.length).trimStart() || next);
        const written = /^\p{Lu}/u.test(article) ? capitalise(fitting) : fitting;
        return written === article
          ? []
          : [repair(word.start, word.start + article.length, written, "Article", because)];
      }
      return [];
    }),
  );
}

/** The faults of a text that no choice of the user's depends on: requests, praise, spelling. */
export const plainRepairs = (text: string): Edit[] => [...request(text), ...praise(text), ...spelling(text)];
