/**
 * Words that mean another thing in certain company: a team trains and is no railway. Each is read as a word that has
 * only that meaning; the user's own word stands in the prompt.
 */
interface Sense {
  readonly word: RegExp;
  /** What stands right before it, and right after it; either may be left open. */
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly meant: string;
}

const ATHLETES =
  /(?<!\p{L})(?:team|squad|club|crew|players?|athletes?|runners?|boxers?|fighters?|gymnasts?|swimmers?|dancers?|army|cadets?|recruits?|soldiers?|knights?|m[ae]n|wom[ae]n|boys?|girls?|he|she|they|who)(?: \p{L}+ly)? $/iu;
const PLAYED =
  /(?<!\p{L})(?:radio|songs?|music|records?|tape|stereo|jukebox|gramophone|melody|soundtrack|tv|television|video|movie|film) $/iu;
const TIME = /(?<!\p{L})(?:time|hours|days|weeks|months|years|seasons|life) (?:is )?$/iu;
const OFF = /^ (?:[\p{L}'-]+ ){1,4}(?:off|over|down|out)(?!\p{L})/iu;
const CUTTING = /(?<!\p{L})(?:fast|quick|jump|hard|smash|rapid|match|rhythmic) $/iu;

const SENSES: readonly Sense[] = [
  { word: /^trains?$/, before: ATHLETES, meant: "exercises" },
  { word: /^plays$/, before: PLAYED, meant: "resounds" },
  { word: /^playing$/, before: PLAYED, meant: "resounding" },
  { word: /^(?:knock|knocks)$/, after: OFF, meant: "topples" },
  { word: /^knocking$/, after: OFF, meant: "toppling" },
  { word: /^(?:pass|passes)$/, before: TIME, meant: "elapses" },
  { word: /^passing$/, before: TIME, meant: "elapsing" },
  { word: /^rain$/, after: /^ of (?!the )\p{L}/iu, meant: "volley" },
  { word: /^cuts$/, before: CUTTING, meant: "edits" },
];

/**
 * What a word means by its neighbours. Takes a lower-case word and the texts right before and after it; undefined where
 * it means what it always does.
 */
export function senseOf(word: string, before: string, after: string): string | undefined {
  return SENSES.find(
    (each) =>
      each.word.test(word) && (each.before?.test(before) ?? true) && (each.after?.test(after) ?? true),
  )?.meant;
}
