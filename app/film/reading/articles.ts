import { articleFor, isPlural } from "../english";
import { MASS_NOUNS } from "../lexicon/things";
import { respell } from "./spelling";
import type { Subject } from "./subjects";
import { startsWithGivenName } from "./terms";
import { ABSTRACT } from "./word-classes";

/** Openings that tell or ask, and a camera that acts somewhere in the sentence: no "close-up of" goes before these. */
export const NO_NOUN_PHRASE =
  /^(?:the )?camera\b|^(?:it's|there|make|create|generate|show|give|explain|describe|tell|i|we|you|please|can|could|imagine|write|pov|static)\b|,\s*(?:the )?camera\b/i;
/** What there is one of takes "the", and "downtown" no article at all. */
const UNIQUE =
  /^(?:sky|night sky|sun|moon|earth|planet earth|sea|universe|cosmos|horizon|milky way|solar system|[\p{L} ]*revolution|countryside|seaside|world|internet)$/iu;
/** "A sea of bottles" is no sea. */
const OF_MANY = /^\S+(?: \S+)? of (?!the )/i;
/** Order and rank pick out one: "the last man on earth". */
const RANKED = /^(?:first|last|final|only|next|best|worst|same|biggest|smallest|oldest|youngest|tallest)\b/i;
const NO_ARTICLE = /^(?:downtown|outer space|suburbia|chinatown|heaven|hell)$/i;
const PLACES_THAT_TAKE_THE =
  /(?<=\b(?:in|on|at|into|through|near|across|over|along|by|under|around|to|inside|outside|behind|from) )(?=(?:park|ocean|sea|street|forest|city|beach|desert|river|sky|kitchen|garden|house|roof|rooftop|lake|field|jungle|woods|bathroom|bedroom|yard|backyard|playground|grass|road|mountains?|living room|office|gym|library|garage|pool|swimming pool|snow|rain|moonlight|sunlight|dark|table|floor|couch|sofa|window|background|foreground|distance|countryside|courtyard|museum|air|bar|train|stage)\b(?! (?:of|bench|view|sign|lamp|food|party|bar|shop|water|lion|breeze|scene|rug|chair|car|cat|dog|air|conditioner|station|track)))/gi;
/** Articles where a bare noun needs one: "corridor" is "a corridor", "playing in park" is "playing in the park". */
export function repairArticles(phrase: string, subject: Subject | undefined): string {
  let text = phrase.replace(PLACES_THAT_TAKE_THE, "the ");
  if (subject && subject.start === 0 && !subject.proper && !subject.plural && subject.count === undefined) {
    const startsBare =
      !/^(?:an?|the|this|that|these|those|his|her|its|their|my|your|our|one|some|every|each|no|another|any|many|several|two|three|four|five|six|seven|eight|nine|ten|how|why|what|when|where|who|\d+)\b/i.test(
        respell(text).text,
      );
    const last = subject.head.split(/\s+/).at(-1)?.toLowerCase() ?? "";
    const uncountable =
      MASS_NOUNS.has(last) ||
      /ing$/.test(last) ||
      isPlural(last) ||
      ABSTRACT.test(last) ||
      NO_ARTICLE.test(subject.head);
    const known =
      /[a-z]/.test(subject.head) &&
      !/^(?:in|on|at|by|with|from|amidst?|among|inside|under|as|when|while|if|to|close)\b/i.test(text) &&
      !LEADING_PARTICIPLE.test(text);
    const activity =
      subject.kind === "unknown" &&
      /^[\p{L}-]+ (?:jumping|diving|surfing|boarding|skating|skiing|climbing|rafting|gliding)\b/iu.test(text);
    // "A snow rocky mountains peaks canyon" is no English; nor is "a Vincent".
    const heap =
      subject.head
        .split(/\s+/)
        .slice(0, -1)
        .some((word) => isPlural(word)) || /\b(?:mountains|peaks)\b/i.test(subject.text);
    const named =
      startsWithGivenName(text) ||
      /^(?:Pacific|Atlantic|Mount|Mt\.?|Lake|Saint|St\.?|Cape|Port|Fort) \p{Lu}/u.test(text);
    if (startsBare && !uncountable && !activity && !named && !heap && known && !NO_NOUN_PHRASE.test(text)) {
      const lowered = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
      text =
        (UNIQUE.test(subject.head) && !OF_MANY.test(lowered)) || RANKED.test(lowered)
          ? `the ${lowered}`
          : `${articleFor(lowered)} ${lowered}`;
    }
  }
  return text.replace(
    /(?<=\b(?:is|are) (?:\w+ing) )(?=(?:book|leg|snowman|bike|scooter|unicycle|segway|guitar|piano|violin|tree|rope|mountain|newspaper|horse|mule|camel|elephant|sailboat|dog|cat|phone|letter|ladder|basketball hoop|field goal)\b(?! ))/gi,
    "a ",
  );
}

/** A participle at the head of an idea: what is nestled, perched or set there is named after the comma. */
export const LEADING_PARTICIPLE =
  /^(?:\w+(?:ed|en)|set|built|lit|hung|lost|hid|cut|standing|sitting|lying|rising|floating|hanging|overlooking|surrounding|facing|leaning|resting|stretching|gleaming|glowing) (?:\w+ly )?(?:in|on|at|inside|under|amidst?|within|beneath|beside|by|along|near|among|across|atop|above|below|behind|between|outside|through|over|around|against|with|high|deep|from|into)\b/i;
/** "A tableau of corridor" with the article that its noun wants; a clause stands after a colon. */
export function repairTableau(text: string): string {
  const wrapped =
    /^(an? [\w ]*?(?:tableau|scene|view|shot|image|picture|video|footage|clip) )of (.+)$/is.exec(text);
  if (!wrapped) return text;
  const [, wrapper = "", rest = ""] = wrapped;
  if (
    /^(?:in|on|at|inside|under|amidst?|within|beneath|beside|by|along|near|among|across|atop|above|below|behind|next|outside|through|over|around|against|with) /i.test(
      rest,
    ) ||
    LEADING_PARTICIPLE.test(rest) ||
    /^[^,]*\b(?:was|were|is|are|stood|led|awaited|showcased|featured|basked|sat|lay|hung|reflected|reflects)\b/i.test(
      rest,
    )
  )
    return `${wrapper.trim()}: ${rest}`;
  return /^(?:an?|the|two|three|some|his|her|\p{Lu})\b/iu.test(rest) &&
    !/^\p{Ll}/u.test(rest.replace(/^(?:an?|the|two|three|some|his|her)\b.*/is, ""))
    ? text
    : `${wrapper}of ${bareNoun(rest)}`;
}

function bareNoun(rest: string): string {
  const phrase = (/^[^,.]*?(?= (?:in|on|at|with|of|by|from|to)\b|,|$)/i.exec(rest)?.[0] ?? rest).trim();
  const last = phrase.split(/\s+/).at(-1)?.toLowerCase() ?? "";
  const bare =
    !/^(?:an?|the|two|three|four|some|his|her|its|several|many)\b/i.test(rest) && !/^\p{Lu}/u.test(rest);
  return bare && !isPlural(last) && !MASS_NOUNS.has(last) ? `${articleFor(rest)} ${rest}` : rest;
}
