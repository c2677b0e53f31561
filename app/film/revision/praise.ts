/**
 * Praise that may go without loss: it says that the picture is good, and names nothing in it. Words that carry a
 * tone as well ("serene", "surreal", "vibrant") are not here, because they are the user's.
 */
const WORDS =
  "stunning|stunningly|breathtaking|breathtakingly|captivating|mesmeri[sz]ing|amazing|awesome|incredible|incredibly|gorgeous|spectacular|magnificent|awe-inspiring|jaw-dropping|unforgettable|exquisite|remarkable|extraordinary|marvell?ous|fantastic|wonderful|visually striking|visually stunning|beautifully|truly|eye-catching";
const TAGS =
  "masterpiece|(?:4k|8k|hd|uhd|full hd) (?:quality|video|footage)|8k|8k uhd|8k resolution|uhd|best quality|high quality|high-quality|highest quality|top quality|award[- ]winning|trending on artstation|artstation|highly detailed|ultra[- ]detailed|extremely detailed|insanely detailed|ultra[- ]realistic|hyper[- ]?realistic|hyper[- ]?detailed|octane render|unreal engine(?: 5)?|sharp focus|intricate details?|4k hdr|hdr|epic composition";

/** A segment between commas that holds nothing but praise: ", 8k, masterpiece". */
export const PRAISE_SEGMENT = new RegExp(
  `(?:(?:,\\s*|(?<=^|[.!?]\\s)\\s*)(?:(?:and|with|in)\\s+)?(?:(?:${WORDS}|${TAGS})(?:\\s+(?:and\\s+)?|(?=[,.;!?]|$)))+(?=[,.;!?]|$))+`,
  "giu",
);
/** Praise before the word that it praises: "a stunning sunset", "an incredibly fast car". */
export const PRAISE_BEFORE_WORD = new RegExp(
  `(?<=\\b(?:an?|the|this|that|his|her|their|its|some|with|of|in|and|very|most)\\s+(?:\\p{L}+\\s+)?|^)(?:(?:${WORDS}|award[- ]winning|high[- ]quality)(?:,?\\s+and\\s+|,?\\s+))+(?=\\p{L})(?!(?:and|or|in|on|at|of|with)\\b)`,
  "giu",
);
/** A sentence that praises colours or details and names none: "Amazing colors." */
export const PRAISE_SENTENCE = new RegExp(
  `(?<=[.!?]\\s+)(?:${WORDS})\\s+(?:colou?rs?|details?|quality|visuals?|graphics|lighting|scenery|atmosphere)[.!]\\s*`,
  "giu",
);
