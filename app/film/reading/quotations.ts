/** Quoted words in an idea: what somebody says, and what stands written somewhere in the picture. */

export interface Quotation {
  /** The words inside, exactly as written. */
  readonly words: string;
  readonly kind: "speech" | "text";
  /** From the opening mark to after the closing one. */
  readonly start: number;
  readonly end: number;
  /** For speech: the words of the idea that name the speaker; empty where none are found. */
  readonly speaker: string;
}

const SPEECH_VERB =
  "(?:says?|said|saying|asks?|asking|asked|whispers?|whispering|whispered|shouts?|shouting|shouted|yells?|yelling|screams?|screaming|replies|replied|answers?|answering|announces?|announcing|declares?|exclaims?|exclaiming|murmurs?|mutters?|cries|calls out|calling out|sings?|singing|tells? (?:him|her|them|us|me|the \\w+)|speaks?|speaking|narrates?|narrating|states?|adds?|begs?|pleads?|laughs?|chants?|warns?|explains?|explaining)";
const SPEECH_LEAD = new RegExp(`\\b${SPEECH_VERB}(?: [\\p{L}'-]+){0,5}?\\s*[,:]?\\s*$`, "iu");
const TEXT_LEAD =
  /\b(?:reads?|reading|written|writing|text|words?|titled?|caption(?:ed)?|label(?:l?ed)?|named|called|logo|sign|banner|letters?|spell(?:s|ing)?|display(?:s|ing)|shows?|showing|that say|which says|sign that says|sign says|sign saying|banner saying)\b[^.!?]{0,24}$/iu;
const SIGN_SAYS =
  /\b(?:sign|banner|poster|label|screen|billboard|shirt|t-shirt|board|card|plate|letter|note|text|logo|sticker|flag)s?\b[^.!?]{0,20}\b(?:says?|saying|reads?|reading)\s*[,:]?\s*$/iu;
const QUOTED =
  /"([^"\n]{1,400})"|“([^”\n]{1,400})”|«\s?([^»\n]{1,400}?)\s?»|「([^」\n]{1,200})」|(?<=[\s,:(]|^)'([^'\n]{2,300}?[.!?,]?)'(?=[\s.,!?;)]|$)|‘([^’\n]{2,300})’/gu;
const AFTER_SPEECH = new RegExp(
  `^[,.]?\\s*(?:(?:the |a |an )?[\\p{L}]+(?: [\\p{L}]+)? )?${SPEECH_VERB}\\b`,
  "iu",
);

/** Quotations of a text in order. Takes prose; a colon after a verb of speaking counts as a quotation without marks. */
export function readQuotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  for (const match of text.matchAll(QUOTED)) {
    const words =
      match
        .slice(1)
        .find((group) => group !== undefined)
        ?.trim() ?? "";
    if (words === "") continue;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const written = SIGN_SAYS.test(before) || (TEXT_LEAD.test(before) && !SPEECH_LEAD.test(before));
    const spoken =
      !written &&
      (SPEECH_LEAD.test(before) ||
        AFTER_SPEECH.test(after) ||
        /\b(?:dialogue|voice-?over|narrator|narration|speech)\b[^.]*[:,]\s*$/i.test(before));
    found.push({
      words,
      kind: spoken ? "speech" : "text",
      start: match.index,
      end: match.index + match[0].length,
      speaker: spoken ? speakerOf(before) : "",
    });
  }
  if (found.length === 0) {
    const colon = new RegExp(
      `\\b${SPEECH_VERB}(?: [\\p{L}'-]+){0,5}?:\\s*([^\\n"“]+?)(?=\\s*(?:\\(no subtitles\\)|$|\\n))`,
      "iu",
    ).exec(text);
    if (colon?.[1]) {
      const start = colon.index + colon[0].length - colon[1].length;
      found.push({
        words: colon[1].trim(),
        kind: "speech",
        start,
        end: start + colon[1].length,
        speaker: speakerOf(text.slice(0, start)),
      });
    }
  }
  return found;
}

function speakerOf(before: string): string {
  const clause = before.split(/[.!?;]\s+|\n/).at(-1) ?? "";
  const named =
    /^\s*(.*?)\s*\b(?:is|are|was|opens|walks|stands|sits|turns|looks|smiles|and|who|then|,|leans|raises|nods|holds|runs|stops|picks|enters|puts|waves|points|while|as)\b/iu.exec(
      clause,
    )?.[1];
  const direct = new RegExp(`^\\s*(.*?),?\\s*\\b${SPEECH_VERB}\\b`, "iu").exec(clause)?.[1];
  const shorter = [named, direct]
    .filter((each): each is string => each !== undefined && each.trim() !== "")
    .sort((a, b) => a.length - b.length)[0];
  return (shorter ?? "").replace(/[,:\s]+$/, "").trim();
}
