/** Which words of an idea carry it, and whether a prompt keeps them. Reads text only. */

export interface KeptWords {
  /** Content words of the idea, lower case, each once, in order. */
  readonly words: readonly string[];
  readonly missing: readonly string[];
}

const STOP_WORDS = new Set(
  `a an the this that these those of in on at by for with from to into onto as and or but if so than then while is are was were be been being am
  it its it's he she they them their his her him i me my we us our you your there here which who whom whose what when where how do does did has have had
  having will would can could should may might must shall not no nor very just also too some any each every all both such own same up down out off over under again
  about through during before after above below between via per s t`.split(/\s+/),
);

const IRREGULAR = new Map(
  Object.entries({
    ran: "run",
    running: "run",
    stood: "stand",
    sat: "sit",
    men: "man",
    women: "woman",
    children: "child",
    people: "person",
    wolves: "wolf",
    leaves: "leaf",
    knives: "knife",
    led: "lead",
    lay: "lie",
    lying: "lie",
    fell: "fall",
    flew: "fly",
    flies: "fly",
    swam: "swim",
    grew: "grow",
    rose: "rise",
    shone: "shine",
    held: "hold",
    colour: "color",
    colours: "color",
    grey: "gray",
  }),
);

/** The stem two forms of a word share. Takes a lower-case word. */
export function stemOf(word: string): string {
  const known = IRREGULAR.get(word);
  if (known) return known;
  let stem = word.replace(/['’]s?$/, "");
  if (stem.length > 4) stem = stem.replace(/(?:ies)$/, "y").replace(/(?<=[^aeiou])ying$/, "y");
  const cut =
    stem.length > 5 ? stem.replace(/(?:ing|ed)$/, "") : stem.length > 4 ? stem.replace(/ed$/, "") : stem;
  stem = cut === stem && stem.length > 3 ? stem.replace(/(?<=[^s])s$/, "").replace(/e$/, "") : cut;
  return stem.length > 3 ? stem.replace(/([bdfgklmnprt])\1$/, "$1") : stem;
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a text in order, lower case; scripts without spaces are cut by the language's own rules. */
export function wordsIn(text: string): string[] {
  const lower = text.toLowerCase().replace(/’/g, "'");
  if (!WIDE.test(lower)) return lower.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
  return [...new Intl.Segmenter("ja", { granularity: "word" }).segment(lower)]
    .filter((each) => each.isWordLike)
    .map((each) => each.segment);
}

/** Content words of a text: neither articles, prepositions, pronouns nor auxiliaries; each once. */
export function contentWords(text: string): string[] {
  return [...new Set(wordsIn(text).filter((word) => !STOP_WORDS.has(word)))];
}

/** Which content words of an idea a prompt keeps: the word itself, or another form of it. */
export function keptWords(idea: string, prompt: string): KeptWords {
  const stems = new Set(wordsIn(prompt).flatMap((word) => [word, stemOf(word)]));
  const flat = prompt.toLowerCase();
  const words = contentWords(idea);
  return {
    words,
    missing: words.filter(
      (word) => !stems.has(word) && !stems.has(stemOf(word)) && !(WIDE.test(word) && flat.includes(word)),
    ),
  };
}

const NUMBER =
  /\b(?:\d+(?:[.,:]\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|dozen|pair|couple|several|first|second|third)\b/giu;

/** Numbers of a text, in figures and in words. */
export function numbersIn(text: string): string[] {
  return [...new Set((text.toLowerCase().match(NUMBER) ?? []).map((each) => each))];
}

/** Words between quotation marks. */
export function quotationsIn(text: string): string[] {
  return [...text.matchAll(/"([^"\n]+)"|“([^”\n]+)”|«\s?([^»\n]+?)\s?»|「([^」\n]+)」/gu)]
    .map(
      (match) =>
        match
          .slice(1)
          .find((each) => each !== undefined)
          ?.trim() ?? "",
    )
    .filter(Boolean);
}

/** Negations of a text, each with the word it denies. */
export function negationsIn(text: string): string[] {
  return [
    ...text
      .toLowerCase()
      .matchAll(
        /\b(?:no|not|without|never|nobody|nothing|none|isn't|aren't|doesn't|don't|can't|cannot|won't)\b(?: (?:an?|the|any))?(?: [\p{L}'-]+)?/gu,
      ),
  ].map((match) => match[0]);
}
