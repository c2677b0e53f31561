import type { Brief } from "./brief";
import { capitalise, sentence } from "./english";
import type { Quotation } from "./reading/quotations";
import { speechSeconds, VEO } from "./veo";

/** What is said in a clip, taken out of the idea where it can stand alone. */
export interface Speech {
  /** The idea's sentences with the spoken lines in colon form or taken out. */
  readonly sentences: readonly string[];
  /** Spoken lines as sentences of their own, in colon form. */
  readonly lines: readonly string[];
  /** True where a line stands inside the idea's own sentences. */
  readonly inline: boolean;
  readonly seconds: number;
}

const VERB =
  "says?|said|asks?|asked|whispers?|whispered|shouts?|shouted|yells?|screams?|replies|replied|answers?|announces?|declares?|exclaims?|murmurs?|mutters?|sings?|speaks?|states?|adds?|warns?|explains?|saying|whispering|shouting|asking|yelling|singing";

/**
 * Puts the speech of an idea into the colon form, without quotation marks; words written in the picture keep theirs.
 * `close` is what follows a spoken line: " (no subtitles)" or nothing.
 */
export function readSpeech(brief: Brief, close: string): Speech {
  const spoken = brief.quotations.filter((each) => each.kind === "speech");
  let sentences = [...brief.spine.sentences];
  const lines: string[] = [];
  let inline = false;
  const talk = conversation(brief, spoken);
  if (talk)
    return {
      sentences: talk.sentences,
      lines: talk.lines,
      inline: false,
      seconds: speechSeconds(spoken.map((each) => each.words).join(" ")),
    };
  for (const quotation of spoken) {
    const whole = brief.prose.slice(quotation.start, quotation.end);
    // A sentence may have lost its stop on the way; speech without marks goes to its end.
    const marked = sentences.some((each) => each.includes(whole)) ? whole : whole.replace(/[.\s]+$/, "");
    const at = sentences.findIndex((each) => each.includes(marked));
    if (at < 0) {
      inline = true;
      continue;
    }
    const text = sentences[at] ?? "";
    const before = text.slice(0, text.indexOf(marked)).trimEnd();
    const after = text.slice(text.indexOf(marked) + marked.length).trim();
    const split = new RegExp(
      `^(.*?)(?:,? and then|,? then|,? and|,)?\\s+((?:[\\p{L}]+ly )?(?:${VERB})(?: [^,:"]{0,60}?)?)\\s*[,:]?$`,
      "iu",
    ).exec(before);
    const lead = split?.[1]?.trim() ?? "";
    const verb = split?.[2]?.trim() ?? "";
    const speaker = quotation.speaker || lead;
    if (
      split &&
      !/ing\b/.test(verb.split(" ")[0] ?? "") &&
      speaker !== "" &&
      !lead.toLowerCase().endsWith(speaker.toLowerCase()) &&
      after.replace(/[.,!?\s]/g, "") === "" &&
      at === sentences.length - 1
    ) {
      const named = speaker.replace(/^(?:an?) /i, "the ");
      lines.push(
        `${sentence(`${/^(?:the|he|she|they|i|we)\b|^\p{Lu}/iu.test(named) ? named : `the ${named}`} ${verb}: ${quotation.words}`)}`,
      );
      sentences = sentences.map((each, index) => (index === at ? lead : each)).filter((each) => each !== "");
    } else {
      inline = true;
      const turned = before === "" ? quoteFirst(quotation.words, after, close) : undefined;
      if (turned) {
        sentences[at] = turned;
        continue;
      }
      const told = before.replace(/[,:]$/, "");
      const line = told === "" ? quotation.words.replace(/[.,]$/, "") : `${told}: ${quotation.words}`;
      const rest = after.replace(/^[.,]\s*/, "");
      sentences[at] =
        rest === ""
          ? `${sentence(line)}${close}`
          : `${line}${/[.!?]$/.test(line) ? " " : ", "}${rest.replace(/([^.!?])$/, "$1.")}${close}`;
    }
  }
  return { sentences, lines, inline, seconds: speechSeconds(spoken.map((each) => each.words).join(" ")) };
}

const theSpeaker = (speaker: string) => capitalise(speaker.replace(/^an? /i, "the "));

/**
 * Two or more lines in one sentence, each after its own speaker: 'A teacher asks "…" and a student answers "…"'. The
 * picture keeps who is there, and every line goes to the one who says it. Undefined where a speaker is not plain.
 */
function conversation(
  brief: Brief,
  spoken: readonly Quotation[],
): { sentences: readonly string[]; lines: readonly string[] } | undefined {
  if (spoken.length < 2 || brief.spine.sentences.length !== 1) return undefined;
  const last = spoken.at(-1);
  if (!last || /[\p{L}\p{N}]/u.test(brief.prose.slice(last.end))) return undefined;
  const leads: string[] = [];
  const lines: string[] = [];
  for (const [index, quotation] of spoken.entries()) {
    const from = index === 0 ? 0 : (spoken[index - 1]?.end ?? 0);
    const said = brief.prose
      .slice(from, quotation.start)
      .replace(/^[\s,.;]*(?:(?:and|then|while|but)\s+)*/i, "");
    const parts = new RegExp(
      `^((?:an?|the|his|her|my|our|their|another|one)\\s+[\\p{L}' -]+?|\\p{Lu}[\\p{L}'-]*(?:\\s+\\p{Lu}[\\p{L}'-]*)*)(\\s+(?:and\\s+)?(?:[\\p{L}]+ly\\s+)?(?:${VERB})(?:\\s[^,:"]{0,40}?)?)\\s*[,:]?\\s*$`,
      "iu",
    ).exec(said);
    const speaker = parts?.[1]?.trim();
    const verb = parts?.[2]?.replace(/^\s+(?:and\s+)?/, "").trim();
    if (!speaker || !verb) return undefined;
    if (!leads.some((each) => each.toLowerCase() === speaker.toLowerCase())) leads.push(speaker);
    lines.push(sentence(`${theSpeaker(speaker)} ${verb}: ${quotation.words}`));
  }
  return { sentences: [leads.join(" and ")], lines };
}

/** Turns "Go," says the coach, smiling into The coach, smiling, says: Go. Undefined where no speaker follows. */
function quoteFirst(words: string, after: string, close: string): string | undefined {
  const match = new RegExp(
    `^[,.]?\\s*(${VERB})\\s+((?:the|an?|her|his|my|our|their)\\s+[\\p{L}-]+(?: (?!(?:to|at|in|on|with|from|and|as|while|into|by|for|who)\\b)[\\p{L}-]+)?|\\p{Lu}\\p{L}+)(.*)$`,
    "u",
  ).exec(after);
  if (!match) return undefined;
  const [, verb = "", speaker = "", rest = ""] = match;
  const told = /^ (?:to|at) [^,.]+/.exec(rest)?.[0] ?? "";
  const aside = rest.slice(told.length).replace(/[.\s]+$/, "");
  return `${sentence(`${speaker}${aside}${aside.startsWith(",") ? "," : ""} ${verb}${told}: ${words.replace(/,$/, "")}`)}${close}`;
}

/** A hint where speech does not fit the longest clip, undefined where it does. */
export function speechHint(seconds: number): string | undefined {
  const longest = Math.max(...VEO.durations);
  if (seconds <= longest) return undefined;
  const words = Math.floor(longest * VEO.speechWordsPerSecond);
  return `The spoken words take about ${seconds.toFixed(0)} s; a clip holds ${longest} s, about ${words} words. Shorten them or split them over clips.`;
}
