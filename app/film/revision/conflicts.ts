import { MARKER_EXCLUSIONS, MARKERS, type Marker } from "../lexicon/markers";
import { type FaultWords, type Finding, lint } from "../lint";
import { readCameraWords } from "../reading/camera-words";
import { COUNTERPARTS } from "./counterparts";
import type { Edit } from "./edit";

/** Sides that always give way: speech is the user's own words, and water, vacuum, walls and periods set the scene. */
const GIVES_WAY: ReadonlySet<Marker> = new Set(["silent", "dry", "air", "sky", "modern"]);

const within = (word: FaultWords, list: readonly FaultWords[]) =>
  list.some((each) => each.start <= word.start && word.end <= each.end);

/** "noon" may stand in "Noon": the wording takes the capital of the word it replaces. */
const inCase = (instead: string, found: string) =>
  /^\p{Lu}/u.test(found) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;

/** What a word of one side of a contradiction becomes where the other side stays; undefined where no wording is known. */
export function counterpartOf(kind: string, word: string): string | undefined {
  const exclusion = MARKER_EXCLUSIONS.find((each) => each.kind === kind);
  if (!exclusion) return undefined;
  const { one, other } = exclusion;
  const tables = [COUNTERPARTS[`${one}>${other}`], COUNTERPARTS[`${other}>${one}`]];
  return tables.flatMap((table) => table ?? []).find(([found]) => found.test(word))?.[1];
}

function settle(text: string, finding: Finding): Edit[] {
  const exclusion = MARKER_EXCLUSIONS.find(({ kind }) => kind === finding.kind);
  if (!exclusion) return [];
  const side = (marker: Marker) =>
    finding.words.filter((word) => {
      MARKERS[marker].lastIndex = 0;
      return MARKERS[marker].test(word.text);
    });
  const one = side(exclusion.one);
  const other = side(exclusion.other).filter((word) => !within(word, one));
  const camera = readCameraWords(text);
  // A slow camera on a fast car is no contradiction: the two words pace different things.
  if (
    exclusion.one === "slow" &&
    one.every((word) => within(word, camera)) !== other.every((word) => within(word, camera))
  )
    return [];
  const oneStays =
    GIVES_WAY.has(exclusion.other) ||
    (!GIVES_WAY.has(exclusion.one) &&
      (one.length > other.length ||
        (one.length === other.length && (one[0]?.start ?? 0) <= (other[0]?.start ?? 0))));
  const [stays, gives] = oneStays ? [exclusion.one, exclusion.other] : [exclusion.other, exclusion.one];
  const kept = (oneStays ? one : other)[0];
  const written = new Set<string>();
  const table = COUNTERPARTS[`${stays}>${gives}`] ?? [];
  return (oneStays ? other : one).flatMap((word): Edit[] => {
    const spoken = word.text.replace(/\s+/g, " ");
    const instead = table.find(([found]) => found.test(spoken))?.[1];
    if (instead === undefined) return [];
    const article = /\b(an?)\s+$/i.exec(text.slice(Math.max(0, word.start - 3), word.start));
    const vowel = /^[aeiou]/i.test(instead);
    const fits = !article || (article[1]?.toLowerCase() === "an") === vowel;
    const start = article && !fits ? word.start - article[0].length : word.start;
    const lead = article && !fits ? `${inCase(vowel ? "an" : "a", article[1] ?? "")} ` : "";
    const twice = instead.toLowerCase() === kept?.text.toLowerCase() || written.has(instead);
    written.add(instead);
    const hung = twice ? /(?:,|\s+(?:and|or|in))\s+$/i.exec(text.slice(0, word.start)) : null;
    if (hung)
      return [
        {
          start: word.start - hung[0].length,
          end: word.end,
          text: "",
          kind: "contradiction",
          fault: "Contradiction",
          because: `${finding.because} "${kept?.text ?? stays}" stays.`,
        },
      ];
    const course =
      gives === "movingCamera"
        ? /^(?:\s+(?:left|right|up|down|in|out|back|forward|around|away|closer)\b)+/i.exec(
            text.slice(word.end),
          )
        : null;
    return [
      {
        start,
        end: word.end + (course ? course[0].length : 0),
        text: lead + (lead ? instead : inCase(instead, word.text)),
        kind: "contradiction",
        fault: "Contradiction",
        because: `${finding.because} "${kept?.text ?? stays}" stays.`,
      },
    ];
  });
}

/** Leaves the first of several camera moves and takes out the others, each with the word that hangs it on. */
function oneMove(text: string, finding: Finding): Edit[] {
  const [first, ...rest] = [...finding.words].sort((a, b) => a.start - b.start);
  return rest.map((word, index) => {
    const before = text.slice(0, word.start);
    const hung =
      /(?:[,;]?\s+(?:and|then|before|while|with|as)(?:\s+(?:then|it|the camera|also))?|,)\s+(?:an?\s+)?$/i.exec(
        before,
      );
    const alone = !hung && /(?:^|[.!?]\s+)(?:the\s+)?$/i.exec(before);
    const after = /^(?:\s+(?:on|onto|to|into|toward|towards)(?=\s))/i.exec(text.slice(word.end));
    const stop = alone ? /^[.!?]\s*/.exec(text.slice(word.end)) : null;
    const lead = hung ? hung[0].length : 0;
    return {
      start: word.start - lead,
      end: word.end + (stop ? stop[0].length : hung && after ? after[0].length : 0),
      text: hung ? (after ? (index === 0 ? " to" : " and") : "") : stop ? "" : "hold",
      kind: "contradiction" as const,
      fault: "Contradiction",
      because: `${finding.because} "${first?.text ?? ""}" stays.`,
    };
  });
}

/** Edits that settle the contradictions of a text: the side named more often stays, or the one named first. */
export function settleConflicts(text: string): Edit[] {
  return lint(text)
    .filter(({ severity }) => severity === "contradiction")
    .sort((a, b) => Number(b.kind === "two camera moves") - Number(a.kind === "two camera moves"))
    .flatMap((finding) =>
      finding.kind === "two camera moves" ? oneMove(text, finding) : settle(text, finding),
    );
}
