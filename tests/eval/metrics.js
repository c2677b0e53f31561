/**
 * The quality figures of docs/prompt-quality.md. They read an idea and a prompt as text and nothing else.
 *
 * @typedef {{ size: number, move: number, light: number, lens: number, colour: number, sound: number }} Named
 * @typedef {{ wordsMedian: number, wordsMax: number, short: number, long: number, kept: number, allKept: number, numbers: number, quotations: number, negations: number,
 *   attributes: number, peopleInvented: number, animalsInvented: number, named: Named, contradictions: number, filler: number, fillerAdded: number,
 *   openings: number, distinct2: number, grammar: number, tokensMax: number, msMedian: number | undefined, ms99: number | undefined, faults: string[] }} Figures
 * @typedef {{ keptWords: (idea: string, prompt: string) => { words: readonly string[], missing: readonly string[] }, numbersIn: (text: string) => string[],
 *   quotationsIn: (text: string) => string[], negationsIn: (text: string) => string[], wordsIn: (text: string) => string[], stemOf: (word: string) => string,
 *   PERSON_NOUNS: ReadonlySet<string>, BODY_WORDS: ReadonlySet<string>, PERSON_PRONOUNS: ReadonlySet<string>, animalGroup: (noun: string) => string | undefined,
 *   estimateTokens: (text: string) => number }} Film
 */
import { ANIMAL_HOMONYMS, CONTRADICTIONS, FILLER, NAMED, PEOPLE_HOMONYMS } from "./patterns.js";

/** @param {readonly number[]} values @param {number} q */
const quantile = (values, q) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;
/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole === 0 ? Number.NaN : part / whole);
/** @param {string} text @param {RegExp} pattern */
const count = (text, pattern) => [...text.matchAll(pattern)].length;
const COLOUR =
  "red|orange|yellow|green|blue|purple|pink|brown|white|grey|gray|black|golden|silver|teal|turquoise|crimson|violet";

/** @param {string} word */
const base = (word) => word.replace(/(?<=[^s])s$/, "");

const SWITCHES =
  /(?<=^|\s)--?(?:ar|aspect|motion|gs|seed|fps|v|s|style|camera|neg|no|q|c|hd|dur|duration|w|h)\b.*$/i;
const UNWANTED = /[\s.,;]*\bnegative prompt\s*:.*$/i;
const REQUEST =
  /^(?:(?:please|can you|could you) )*(?:make|create|generate|show|give)(?: me| us)? (?:an? )?(?:short |\d{1,3}[- ]?(?:s|secs?|seconds?|minutes?) )?(?:video|clip|film) of /i;
const SETTING =
  /[,.;]\s*(?:in )?(?:(?:aspect ratio:? )?\d{1,2}:\d{1,2}|\d{1,3} ?(?:s|sec|secs|seconds|fps)|\d{3,4}p|[248]k|(?:vertical|square|horizontal) (?:video|format))(?=\s*(?:[,.;]|$))/gi;

/**
 * What of an idea is to be seen or heard: it less the request for a clip, the switches and the settings of the clip.
 *
 * @param {string} idea
 */
const pictured = (idea) =>
  idea.replace(SWITCHES, "").replace(UNWANTED, "").replace(REQUEST, "").replace(SETTING, "");

/** A prompt's length that most models follow best, in words. */
const FEWEST = 60;
const MOST = 140;

/** @param {readonly string[]} ideas @param {readonly string[]} prompts @param {Film} film @param {readonly number[]} [times] @returns {Figures} */
export function measure(ideas, prompts, film, times) {
  const sums = {
    words: 0,
    missing: 0,
    whole: 0,
    numbers: 0,
    numbersKept: 0,
    quotations: 0,
    quotationsKept: 0,
    negations: 0,
    negationsKept: 0,
    attributes: 0,
    attributesKept: 0,
  };
  let withoutPeople = 0,
    peopleInvented = 0,
    withoutAnimals = 0,
    animalsInvented = 0,
    contradictions = 0,
    filler = 0,
    fillerAdded = 0,
    grammar = 0,
    short = 0,
    long = 0,
    tokensMax = 0;
  const named = { size: 0, move: 0, light: 0, lens: 0, colour: 0, sound: 0 };
  const openings = new Map();
  const bigrams = new Set();
  let bigramCount = 0;
  /** @type {number[]} */
  const lengths = [];
  /** @type {string[]} */
  const faults = [];
  /** @param {string} word */
  const isPerson = (word) =>
    !PEOPLE_HOMONYMS.has(word) && (film.PERSON_NOUNS.has(word) || film.PERSON_NOUNS.has(base(word)));
  /** @param {string} word */
  const isAnimal = (word) =>
    !ANIMAL_HOMONYMS.has(base(word)) &&
    (film.animalGroup(word) !== undefined || film.animalGroup(base(word)) !== undefined);

  ideas.forEach((rawIdea, index) => {
    const prompt = prompts[index] ?? "";
    const idea = pictured(rawIdea);
    const lower = prompt.toLowerCase();
    const kept = film.keptWords(idea, prompt);
    sums.words += kept.words.length;
    sums.missing += kept.missing.length;
    if (kept.missing.length === 0) sums.whole += 1;
    else faults.push(`lost ${kept.missing.join(", ")}: ${rawIdea}`);
    for (const number of film.numbersIn(idea)) {
      sums.numbers += 1;
      if (new RegExp(`(?<![\\p{L}\\d])${number.replace(/[.]/g, "\\.")}(?![\\p{L}\\d])`, "iu").test(prompt))
        sums.numbersKept += 1;
      else faults.push(`number ${number}: ${rawIdea}`);
    }
    for (const quotation of film.quotationsIn(idea)) {
      sums.quotations += 1;
      if (prompt.includes(quotation.replace(/[.,!?]$/, ""))) sums.quotationsKept += 1;
      else faults.push(`quotation ${quotation}: ${rawIdea}`);
    }
    for (const negation of film.negationsIn(idea)) {
      sums.negations += 1;
      if (lower.includes(negation)) sums.negationsKept += 1;
      else faults.push(`negation ${negation}: ${rawIdea}`);
    }
    for (const match of idea.toLowerCase().matchAll(new RegExp(`\\b(?:${COLOUR}) [a-z]+`, "g"))) {
      sums.attributes += 1;
      if (lower.includes(match[0])) sums.attributesKept += 1;
      else faults.push(`attribute ${match[0]}: ${rawIdea}`);
    }
    const ideaWords = film.wordsIn(idea);
    const promptWords = film.wordsIn(prompt);
    const english = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u.test(idea);
    const ideaPeople =
      !english ||
      /\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(rawIdea.slice(1)) ||
      /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(rawIdea) ||
      ideaWords.some(
        (word) =>
          isPerson(word) ||
          film.PERSON_PRONOUNS.has(word) ||
          film.BODY_WORDS.has(word) ||
          /(?:man|woman|men|ist)$/.test(word),
      );
    if (!ideaPeople) {
      withoutPeople += 1;
      const found = promptWords.filter((word) => isPerson(word) || /^(?:he|she|him|hers?|his)$/.test(word));
      if (found.length > 0) {
        peopleInvented += 1;
        faults.push(`people ${found.join(", ")}: ${rawIdea} → ${prompt}`);
      }
    }
    if (english && !ideaWords.some(isAnimal)) {
      withoutAnimals += 1;
      const found = promptWords.filter((word) => isAnimal(word) && !ideaWords.includes(word));
      if (found.length > 0) {
        animalsInvented += 1;
        faults.push(`animal ${found.join(", ")}: ${rawIdea} → ${prompt}`);
      }
    }
    for (const key of /** @type {(keyof Named)[]} */ (Object.keys(named))) {
      if (NAMED[key].test(prompt)) named[key] += 1;
      else faults.push(`unnamed ${key}: ${rawIdea} → ${prompt}`);
    }
    const changes = /\b(?:turn|becom|chang|transform|morph|transition|fad)\w*|to night|time-?lapse/i.test(
      idea,
    );
    const broken = CONTRADICTIONS.filter(
      ({ one, other }) =>
        one.test(prompt) && other.test(prompt) && !(one.test(idea) && other.test(idea)) && !changes,
    );
    if (broken.length > 0) {
      contradictions += 1;
      faults.push(`contradiction ${broken.map((each) => each.name).join(", ")}: ${rawIdea} → ${prompt}`);
    }
    const fillers = count(prompt, FILLER);
    filler += fillers;
    fillerAdded += Math.max(0, fillers - count(idea, FILLER));
    if (fillers > count(idea, FILLER))
      faults.push(`filler ${[...prompt.matchAll(FILLER)].map((each) => each[0]).join(", ")}: ${rawIdea}`);
    const wrong = [
      ...prompt.matchAll(
        /\b(\p{L}+) \1\b|\ba (?=[aeio]\p{L}|8 |11 |18 |85 )(?!one\b|eu|once)|\ban (?=[bcdfgjklmnpqrstvwz]\p{Ll}|[1-79](?!1|8)\d* )/giu,
      ),
    ]
      .map((each) => each[0])
      .filter(
        (each) =>
          !/^(?:had had|that that|very very)$/i.test(each) &&
          !new RegExp(`\\b${each.trim()}\\b`, "i").test(idea),
      );
    if (wrong.length > 0) {
      grammar += 1;
      faults.push(`grammar ${wrong.join("|")}: ${rawIdea} → ${prompt}`);
    }
    tokensMax = Math.max(tokensMax, film.estimateTokens(prompt));
    lengths.push(promptWords.length);
    if (promptWords.length < FEWEST) {
      short += 1;
      faults.push(`short (${promptWords.length} words): ${rawIdea} → ${prompt}`);
    }
    if (promptWords.length > MOST && ideaWords.length <= MOST) {
      long += 1;
      faults.push(`long (${promptWords.length} words): ${rawIdea}`);
    }
    const opening = promptWords.slice(0, 2).join(" ");
    openings.set(opening, (openings.get(opening) ?? 0) + 1);
    const sequence = lower.match(/[a-z0-9'’-]+/g) ?? [];
    for (let i = 0; i + 1 < sequence.length; i++) {
      bigrams.add(`${sequence[i]} ${sequence[i + 1]}`);
      bigramCount += 1;
    }
  });

  const n = ideas.length;
  const common = [...openings.entries()].sort((a, b) => b[1] - a[1]);
  faults.push(
    `openings: ${common
      .slice(0, 8)
      .map(([text, times]) => `${text} ×${times}`)
      .join(", ")}`,
  );
  return {
    wordsMedian: quantile(lengths, 0.5),
    wordsMax: Math.max(...lengths),
    short: share(short, n),
    long: share(long, n),
    kept: 1 - share(sums.missing, sums.words),
    allKept: share(sums.whole, n),
    numbers: share(sums.numbersKept, sums.numbers),
    quotations: share(sums.quotationsKept, sums.quotations),
    negations: share(sums.negationsKept, sums.negations),
    attributes: share(sums.attributesKept, sums.attributes),
    peopleInvented: share(peopleInvented, withoutPeople),
    animalsInvented: share(animalsInvented, withoutAnimals),
    named: {
      size: named.size / n,
      move: named.move / n,
      light: named.light / n,
      lens: named.lens / n,
      colour: named.colour / n,
      sound: named.sound / n,
    },
    contradictions: share(contradictions, n),
    filler: filler / n,
    fillerAdded: fillerAdded / n,
    openings: share(
      common.slice(0, 3).reduce((sum, [, times]) => sum + times, 0),
      n,
    ),
    distinct2: share(bigrams.size, bigramCount),
    grammar: share(grammar, n),
    tokensMax,
    msMedian: times ? quantile(times, 0.5) : undefined,
    ms99: times ? quantile(times, 0.99) : undefined,
    faults,
  };
}
