import { readIdea } from "../brief";
import { direct } from "../direction";
import { lint } from "../lint";
import { negativePromptFor } from "../negative";
import { VEO } from "../veo";
import { applyChanges, endsOpen } from "../word-changes";
import { settleConflicts } from "./conflicts";
import { type Edit, inOrder } from "./edit";
import { colonSpeech, denials, flagRepairs, plainRepairs } from "./repairs";
import { type Stretch, sentencesOf } from "./sentences";
import { type Conventions, slotWriterFor } from "./slot-sentences";
import { type NamedSlots, namedSlots, type Slot } from "./slots";

/** What may be done to a text beside mending its faults. */
export interface RevisionWishes {
  /** Slots that are filled where the text names nothing of their kind. */
  readonly slots: readonly Slot[];
  /** Sentences tried first for a slot. `format`, `exposure` and `pace` are filled from here only. */
  readonly conventions?: Conventions;
  /** `colon` writes spoken lines as Veo takes them, with (no subtitles); `as-written` leaves them. */
  readonly speech: "colon" | "as-written";
  /**
   * The line of unwanted nouns at the end: `full`; `own`, only what the text itself denies; `none`, and then
   * denials stay in the text.
   */
  readonly negatives: "full" | "own" | "none";
  /** Which of the wordings that fit, 0 the first. */
  readonly take?: number;
}

/** A text, revised in place. */
export interface Revision {
  readonly text: string;
  /** In the order of the text; applied to the original, all of them give `text`. */
  readonly edits: readonly Edit[];
  /** What the original named already. */
  readonly named: NamedSlots;
  /** Bare nouns for the generator's own field, whether or not the text ends with them. */
  readonly negativePrompt: string;
}

/** Why a slot is worth its words. */
const BECAUSE: Readonly<Record<Slot | "negative", string>> = {
  format: "The frame's shape decides where the subject stands.",
  frame: "Shot size and angle come first: they decide what is seen.",
  move: "One camera move, named as a crew would call it.",
  setting: "Named surroundings keep the generator from inventing others.",
  light: "Light with a source and a quality gives the picture depth.",
  look: "A look in plain terms holds the whole clip together.",
  lens: "Lens and depth of field decide how near the subject feels.",
  palette: "Three colours named hold a palette.",
  exposure: "Frame rate and shutter decide how motion blurs.",
  pace: "Timing tells what happens when.",
  ambience: "Without an ambience the generator invents one.",
  effect: "One near sound ties the picture to its sound.",
  negative: "Unwanted things as bare nouns, where the generator looks for them.",
};

/** The name a slot has in a prompt that is written as labelled lines. */
const LABELS: Readonly<Record<Slot, string>> = {
  format: "Format",
  frame: "Shot",
  move: "Camera",
  setting: "Setting",
  light: "Lighting",
  look: "Style",
  lens: "Lens",
  palette: "Palette",
  exposure: "Exposure",
  pace: "Pace",
  ambience: "Ambience",
  effect: "Sound effect",
};
const OWN_LABEL =
  /^(?:(?:palette|colours|light|sound|audio|setting|camera|one camera move):|palette of)\s+(?=\S)/i;

const LABELLED_LINE = /^[^\S\n]*[-*#•]*[^\S\n]*\**[\p{L}][\p{L} /&-]{2,28}\**[^\S\n]*:[^\S\n]*\S/gmu;
const NEGATIVE_LINE = /^[^\S\n]*negative(?: prompt)?\s*:[^\n]*/im;
/** Sentences that close a prompt: what is said and heard, and what is unwanted. */
const CLOSING =
  /\b(?:audio|sounds?|sfx|ambien(?:t|ce)|soundtrack|soundscape|music|hears?|heard|noises?|voice-?over|narrat\w+|subtitles|says?|whispers?|shouts?|asks?)\b|^negative/i;

const SOUND: ReadonlySet<Slot> = new Set(["ambience", "effect"]);

/** Where additions go in a text: positions in the original. */
interface Places {
  readonly opening: number;
  readonly afterAction: number;
  readonly picture: number;
  readonly sound: number;
  readonly labelled: boolean;
  /** Whether the text begins with a small letter. */
  readonly opensSmall: boolean;
}

function placesIn(text: string): Places {
  const negative = NEGATIVE_LINE.exec(text);
  const sentences = sentencesOf(negative ? text.slice(0, negative.index) : text);
  const first = sentences[0];
  const last = sentences.at(-1);
  let tail = sentences.length;
  const { ambience, effect } = namedSlots(text);
  const heard = [...ambience, ...effect];
  const closes = (sentence: Stretch | undefined) =>
    sentence !== undefined &&
    (CLOSING.test(sentence.text) ||
      heard.some(({ start, end }) => sentence.start <= start && end <= sentence.end));
  while (tail > 1 && closes(sentences[tail - 1])) tail--;
  const end = last?.end ?? 0;
  const json = /^\s*[[{]/.test(text) && /[\]}]\s*$/.test(text);
  return {
    opening: json ? end : (first?.start ?? 0),
    afterAction: json ? end : (first?.end ?? 0),
    picture: sentences[tail - 1]?.end ?? end,
    sound: end,
    opensSmall: /^\s*\p{Ll}/u.test(text),
    labelled: !json && (text.match(LABELLED_LINE)?.length ?? 0) >= 3,
  };
}

function placeOf(slot: Slot, places: Places): number {
  if (places.labelled || SOUND.has(slot)) return places.sound;
  if (slot === "format" || slot === "frame") return places.opening;
  return slot === "move" ? places.afterAction : places.picture;
}

/** A sentence as an edit at its place: with the space, the stop or the label that it needs there. */
function addition(repairs: readonly Edit[], slot: Slot, written: string, places: Places): Edit {
  const inside = placeOf(slot, places);
  const covering = repairs.find(({ start, end }) => start < inside && inside < end);
  const at = covering?.start ?? inside;
  const opening =
    at === places.opening && places.opening < places.afterAction && (slot === "format" || slot === "frame");
  // A phrase that begins small goes on after a colon.
  const framed = places.opensSmall ? written.replace(/\.$/, ":") : written;
  const wording = places.labelled
    ? `\n${LABELS[slot]}: ${written.replace(OWN_LABEL, "")}`
    : opening
      ? `${framed} `
      : ` ${written}`;
  return { start: at, end: at, text: wording, kind: "addition", slot, because: BECAUSE[slot] };
}

/** Gives the first addition behind a sentence without a stop the stop that it needs. */
function withStops(text: string, edits: readonly Edit[]): Edit[] {
  const closed = new Set<number>();
  return edits.map((edit, index) => {
    if (edit.kind !== "addition" || closed.has(edit.start) || !/^ \S/.test(edit.text)) return edit;
    closed.add(edit.start);
    const before = applyChanges(text.slice(0, edit.start), edits.slice(0, index));
    if (!endsOpen(before)) return edit;
    return before.endsWith(",") && text.charAt(edit.start - 1) === ","
      ? { ...edit, start: edit.start - 1, text: `.${edit.text}` }
      : { ...edit, text: `.${edit.text}` };
  });
}

/** Additions that would contradict the text, or one another, are left out; the text's own words stand. */
function withoutClashes(text: string, edits: readonly Edit[]): Edit[] {
  let kept = [...edits];
  for (let round = 0; round < 4; round++) {
    const settled = new Set(
      lint(
        applyChanges(
          text,
          kept.filter(({ kind }) => kind !== "addition"),
        ),
      )
        .filter(({ severity }) => severity === "contradiction")
        .map(({ kind }) => kind),
    );
    const broken = lint(applyChanges(text, kept)).filter(
      ({ severity, kind }) => severity === "contradiction" && !settled.has(kind),
    );
    if (broken.length === 0) return kept;
    const words = broken.flatMap((finding) => finding.words.map((word) => word.text.toLowerCase()));
    const at = kept.findLastIndex(
      (edit) => edit.kind === "addition" && words.some((word) => edit.text.toLowerCase().includes(word)),
    );
    if (at < 0) return kept;
    kept = kept.filter((_, index) => index !== at);
  }
  return kept;
}

const NOTHING_WISHED = { addVoice: false, addSubtitles: false, addCinematic: true, take: 0 } as const;

function negativeTerms(text: string, own: readonly string[]): string {
  const brief = readIdea(text);
  const wishes = { ...NOTHING_WISHED, addSubtitles: /(?<!no )\bsubtitles\b/i.test(text) };
  const usual = negativePromptFor(brief, direct(brief, wishes), wishes).split(", ");
  const terms = [...new Set([...own, ...usual].map((each) => each.toLowerCase()))];
  return terms.slice(0, Math.max(VEO.maxNegativeTerms, own.length)).join(", ");
}

/** What mends a text: its faults and contradictions, before anything is added. */
export interface Mending {
  /** In the order of the text; applied to it, all of them give the mended text. */
  readonly edits: readonly Edit[];
  /** Bare nouns that the text denies. */
  readonly nouns: readonly string[];
  /** What the switches of other generators ask for, a sentence each, to be written behind the picture. */
  readonly said: readonly string[];
}

/** The edits that mend a text of up to 10,000 characters. It raises nothing; the same text gives the same edits. */
export function mendingOf(text: string, wishes: Pick<RevisionWishes, "speech" | "negatives">): Mending {
  const flags = flagRepairs(text);
  const denied = wishes.negatives === "none" ? { edits: [], nouns: [] } : denials(text);
  const edits = inOrder([
    ...flags.edits,
    ...settleConflicts(text),
    ...(wishes.speech === "colon" ? colonSpeech(text) : []),
    ...denied.edits,
    ...plainRepairs(text),
  ]);
  return { edits, nouns: [...new Set([...flags.negatives, ...denied.nouns])], said: flags.said };
}

/**
 * Revises a prompt in place: mends its faults, settles its contradictions, and puts in what it leaves open, each
 * where it belongs. The words, their order and the voice of the text stay. Takes any text of up to 10,000
 * characters; raises nothing; the same text and wishes give the same revision.
 */
export function revise(text: string, wishes: RevisionWishes): Revision {
  const { edits: repairs, nouns: own, said } = mendingOf(text, wishes);
  const mended = applyChanges(text, repairs);
  const told = [mended.replace(NEGATIVE_LINE, ""), ...said].join(" ").trim();
  const named = namedSlots(told);
  const places = placesIn(text);
  const negativePrompt = negativeTerms(told, own);

  const writer = slotWriterFor(readIdea(told), wishes.conventions ?? {}, wishes.take ?? 0);
  const additions: Edit[] = said.map((told) => ({
    start: places.picture,
    end: places.picture,
    text: ` ${told}`,
    kind: "repair",
    fault: "Switch",
    because: "What the switch asked for, in words.",
  }));
  for (const slot of wishes.slots) {
    const written = named[slot].length === 0 ? writer.sentenceFor(slot) : undefined;
    if (written) additions.push(addition(repairs, slot, written, places));
  }
  const terms =
    wishes.negatives === "full" ? negativePrompt : wishes.negatives === "own" ? own.join(", ") : "";
  if (terms !== "") {
    const line = NEGATIVE_LINE.exec(text);
    const end = line ? line.index + line[0].length : text.trimEnd().length;
    const more = own.filter((term) => !line?.[0].toLowerCase().includes(term.toLowerCase()));
    const wording = line ? `, ${more.join(", ")}` : `\n\nNegative prompt: ${terms}`;
    if (!line || more.length > 0)
      additions.push({
        start: end,
        end,
        text: wording,
        kind: "addition",
        slot: "negative",
        because: BECAUSE.negative,
      });
  }
  const edits = withStops(text, withoutClashes(text, inOrder([...repairs, ...additions])));
  return { text: applyChanges(text, edits), edits, named, negativePrompt };
}
