import { singular } from "../english";
import { thingGroup } from "../lexicon/things";
import { LEADING_PARTICIPLE, NO_NOUN_PHRASE, repairArticles, repairTableau } from "./articles";
import { type CameraWord, readCameraWords } from "./camera-words";
import { firstCue, MEDIUM_CUES, MONOCHROME_CUE } from "./cues";
import { readSubjects, type Subject } from "./subjects";
import { readTerms, type Term } from "./terms";

/**
 * The user's own words, set apart from the direction that was pasted onto them: "a dog, pan left, oil painting"
 * is a dog, a camera direction and a style. All words stay; only their place in the prompt may change.
 */
export interface Spine {
  /** The sentences that tell the idea, lightly repaired, without closing stops where it is one phrase. */
  readonly sentences: readonly string[];
  /** True where the first sentence is a noun phrase, so that "a close-up of …" may stand before it. */
  readonly isNounPhrase: boolean;
  /** True where the first word is a name, which keeps its capital inside a sentence. */
  readonly startsWithName: boolean;
  /** Style words taken from the end: "oil painting", "in cyberpunk style". */
  readonly styleTags: readonly string[];
  /** Camera words taken from either end: "pan left", "in a still frame", "front view". */
  readonly cameraTags: readonly CameraWord[];
  readonly subjects: readonly Subject[];
}

const FINITE =
  /\b(?:is|are|was|were|has|have|had|can|will|could|would|should|must|does|do|did|stood|led|sat|ran|lay|laid|went|came|rose|fell|grew|flew|swam|hung|shone|held|became|began|stretched|awaited|showcased|basked|featured|reflected|nestled against|stands|sits|lies|runs|walks|goes|flies|swims|says|looks|comes|gets|becomes|begins|turns|opens|holds|plays|moves|dances|jumps|eats|drinks|sleeps|watches|sings|shines|rides|drives|falls|rises|shows|surround|bring|brings|serves|pulls|pushes|teaches|ties|kneels|follows|rests|hangs|floats|glides|stretches|burns|grows|blooms|makes|takes|gives|carries|waits|drinks|reads|crosses|chases|plays|catches|throws|cooks|cuts|pours|wears|stares|smiles|cries|laughs|speaks|talks|whispers|shouts|leaves|enters|walk|run|dance|sing|fight|swim|chase|sit|stand)\b/i;
const MAYBE_NOUN =
  /\b(?:runs|walks|plays|dances|jumps|drinks|sleeps|watches|rides|drives|falls|shows|rests|burns|catches|cooks|cuts|cries|laughs|talks|leaves|sign|walk|run|dance|fight|stand|looks|moves|turns|shines|rises)\b/i;

function isStyleTag(segment: string): boolean {
  const words = segment.split(/\s+/).length;
  if (words <= 7 && /\bstyle\b/i.test(segment) && !/[.!?]/.test(segment)) return true;
  if (/^by [\p{Lu}]/u.test(segment) && words <= 4) return true;
  return (
    words <= 5 &&
    (MONOCHROME_CUE.test(segment) ||
      (firstCue(MEDIUM_CUES, segment) !== undefined &&
        !/\b(?:a|the|on|watching|film)\b/i.test(segment.replace(/^(?:in |as )?(?:an? )?/i, ""))))
  );
}

function cameraTag(segment: string): CameraWord[] | undefined {
  const found = readCameraWords(segment);
  if (found.length === 0) return undefined;
  let rest = segment;
  for (const word of found) rest = rest.replace(word.text, " ");
  rest = rest.replace(
    /\b(?:with|an?|the|and|in|as|camera|shot|of|from|it|is|style|movement|effect|slow|slowly)\b/gi,
    " ",
  );
  return /[\p{L}\p{N}]/u.test(rest)
    ? undefined
    : found.some((word) => word.kind === "pace")
      ? undefined
      : [{ ...(found[0] as CameraWord), text: segment.trim() }];
}

function withTimeWord(segment: string): string | undefined {
  if (
    !/^(?:at |during |in )?(?:the )?(?:sunset|sunrise|dawn|dusk|night|noon|midnight|twilight|golden hour|blue hour|daytime|morning|evening|afternoon|midday|nighttime)$/i.test(
      segment,
    )
  )
    return undefined;
  if (/^(?:at|during|in)\b/i.test(segment)) return segment;
  return /^(?:morning|evening|afternoon|daytime|nighttime)$/i.test(segment)
    ? `in the ${segment}`
    : `at ${segment}`;
}

/** A place or a state that stands before the comma, ahead of what is seen there. */
const LEADING_PLACE =
  /^(?:(?:high|deep|far|down|up|out) )?(?:in|on|at|inside|under|amidst?|within|beneath|beside|by|along|near|among|across|atop|above|below|behind|next to|outside|through|over|around|against|between)\b[^,.;:]*, /i;

/** Whether a sentence has a finite verb of its own, so far as its words tell. */
export function isClause(text: string, subject: Subject | undefined): boolean {
  const tail = subject ? text.slice(subject.end) : text;
  const found = FINITE.exec(tail.replace(/\b(?:that|which|who)\b[^,.]*/gi, " "));
  if (!found) return false;
  const before = tail.slice(0, found.index).trim();
  if (MAYBE_NOUN.test(found[0]) && /(?:^|\s)(?:an?|the|of|in|on|with|and|his|her|their)$/i.test(before))
    return false;
  return !/\b(?:that|which|who)$/i.test(before);
}

/** Whether the word right after the subject is a verb in the present: "a keeper climbs", "two wolves run". */
function verbFollows(terms: readonly Term[], subject: Subject | undefined): boolean {
  if (!subject) return false;
  const after = terms.filter((term) => term.start >= subject.end);
  const next = after[0];
  if (
    /^(?:an?|one|another)\b/i.test(subject.text) &&
    /[a-z]{2}[^su']s$/.test(next?.lower ?? "") &&
    after.length > 1
  )
    return true;
  // "Two sisters in yellow coats jump": the verb comes after what tells them apart.
  if (
    subject.plural &&
    after.some(
      (term, index) =>
        index > 0 &&
        (term.tags.has("Infinitive") || term.tags.has("PresentTense")) &&
        !/(?:ing|ed|s)$/.test(term.lower) &&
        after[index - 1]?.tags.has("Noun") &&
        !/^(?:that|which|who|to)$/.test(after[index - 1]?.lower ?? ""),
    )
  )
    return true;
  if (!next?.tags.has("Verb") || /(?:ing|ed)$/.test(next.lower)) return false;
  return subject.plural
    ? next.tags.has("PresentTense") || next.tags.has("Infinitive")
    : /[^s]s$/.test(next.lower);
}

/** Where the place or participle that leads a sentence ends, with its comma; 0 where none leads it. */
function leadingPlaceEnd(sentence: string): number {
  const place = LEADING_PLACE.exec(sentence)?.[0];
  if (place) return place.length;
  return LEADING_PARTICIPLE.test(sentence) ? (/^[^,.;:]*, /.exec(sentence)?.[0].length ?? 0) : 0;
}

/** Lets the subject after a leading place lead: "beside the river, two herons" is about the herons. */
function leadAfter(subjects: readonly Subject[], end: number): readonly Subject[] {
  const at = end === 0 ? -1 : subjects.findIndex((each) => each.start >= end);
  const lead = subjects[at];
  if (!lead) return subjects;
  const before = subjects.slice(0, at).map((each): Subject => ({ ...each, role: "object" }));
  return [{ ...lead, role: "main" }, ...subjects.slice(at + 1), ...before];
}

/** Reads the spine of an English idea. Takes prose without flags. */
export function readSpine(prose: string): Spine {
  const cameraTags: CameraWord[] = [];
  const styleTags: string[] = [];
  let text = prose.replace(/\s+/g, " ").trim();

  const opening = /^([^,.:;]{3,50})[,.:;]\s+/.exec(text);
  if (opening?.[1]) {
    const tag = /^in (?:a|an) (?:still|static|frozen|fixed) (?:frame|shot)$/i.test(opening[1])
      ? cameraTag(opening[1])
      : undefined;
    if (tag) {
      cameraTags.push(...tag);
      text = text.slice(opening[0].length);
    }
  }

  const tails: string[] = [];
  for (;;) {
    const match = /^(.*\S)\s*[,;.|]\s*([^,;.|"“”]{2,70}?)[\s.]*$/su.exec(text);
    if (!match?.[1] || !match[2]) break;
    const segment = match[2].trim();
    const time = withTimeWord(segment);
    const camera = time ? undefined : cameraTag(segment);
    if (time && !/[.;|]\s*$/.test(text.slice(match[1].length, match[1].length + 1))) tails.unshift(time);
    else if (camera) cameraTags.push(...camera);
    else if (isStyleTag(segment)) styleTags.unshift(segment);
    else if (/^in (?:super |extreme )?slow motion$/i.test(segment)) tails.unshift(segment);
    else break;
    text = match[1];
  }
  const byArtist = styleTags.length > 0 ? / (by \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u.exec(text) : null;
  if (byArtist?.[1]) {
    styleTags.unshift(byArtist[1]);
    text = text.slice(0, byArtist.index);
  }

  const joined = `${text.replace(/[\s,;]+$/, "")}${tails.length > 0 ? ` ${tails.join(" ")}` : ""}`;
  const sentences = joined
    .split(/(?<=[.!?])\s+(?=\S)|(?<=[.!?]["”])\s+(?=[^\p{Ll}\s])/u)
    .map((each) => each.trim())
    .filter(Boolean);
  const first = repairTableau(sentences[0] ?? joined);
  const inner =
    /^(an? [\w ]*?(?:tableau|scene|view|shot|image|picture|video|footage|clip|close-?up) of |(?:an? )?(?:[\w-]+ ){0,3}(?:painting|drawing|sketch|portrait|photo|photograph|footage|time-?lapse|animation|render|illustration|shot|video) of |(?:an? )?(?:extreme )?(?:close-?up|macro|aerial view|wide shot|view) of |[^:]{0,30}: )/i.exec(
      first,
    )?.[0] ?? "";
  const rest = first.slice(inner.length);
  // Spoken words and denied nouns ("no people") are not in the picture, so no subject is read from them.
  const unfilmed = readCameraWords(joined).reduce(
    (seen, word) => `${seen.slice(0, word.start)}${" ".repeat(word.end - word.start)}${seen.slice(word.end)}`,
    joined,
  );
  const unspoken = unfilmed.replace(
    /"[^"]*"|“[^”]*”|\b(?:no|without)\b(?: (?:an?|any|the|its|his|her|their))? [\p{L}-]+/giu,
    (absent) => " ".repeat(absent.length),
  );
  const terms = readTerms(unspoken);
  const offset = joined.indexOf(rest);
  const placeFirst = leadingPlaceEnd(rest);
  const subjects = leadAfter(
    readSubjects(unspoken, offset > 0 ? terms.filter((term) => term.start >= offset) : terms),
    placeFirst === 0 ? 0 : Math.max(0, offset) + placeFirst,
  );
  const main = subjects[0];
  const clause =
    isClause(
      rest,
      subjects[0] && offset >= 0 ? { ...subjects[0], end: subjects[0].end - Math.max(0, offset) } : undefined,
    ) ||
    terms.some(
      (term) =>
        term.tags.has("PresentTense") &&
        !term.tags.has("Gerund") &&
        /[^s']s$/.test(term.lower) &&
        term.start >= (subjects[0]?.end ?? 0),
    ) ||
    verbFollows(terms, leadingSubjects(subjects).at(-1));
  const repaired =
    inner === ""
      ? repairArticles(first.replace(/[.]$/, ""), main)
      : inner +
        repairArticles(rest.replace(/[.]$/, ""), main ? { ...main, start: main.start - offset } : undefined);
  return {
    sentences: [repaired, ...sentences.slice(1)],
    isNounPhrase:
      !clause &&
      main !== undefined &&
      main.start <= Math.max(0, offset) &&
      !/[!?]$/.test(first) &&
      !inner.endsWith(": ") &&
      !NO_NOUN_PHRASE.test(first),
    startsWithName: main?.proper === true && main.start === 0,
    styleTags,
    cameraTags,
    subjects,
  };
}

/** The main subjects joined as later sentences name them: those that lead the idea and those beside them. */
export function leadingSubjects(subjects: readonly Subject[]): readonly Subject[] {
  return subjects.filter((subject) => subject.role !== "object").slice(0, 2);
}

/** Whether a bare noun is a kind of thing the room knows. */
export function isKnownThing(noun: string): boolean {
  return thingGroup(singular(noun.toLowerCase())) !== undefined;
}
