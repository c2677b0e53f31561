/** Settings of the clip that people write into an idea as words: "30 seconds, 1:1, 1080p". They are no part of the picture. */
export interface ClipSettings {
  /** The idea without them. */
  readonly prose: string;
  readonly aspectRatio: string | undefined;
  readonly durationSeconds: number | undefined;
  readonly resolution: string | undefined;
}

const RATIO = String.raw`(?:16:9|9:16|1:1|4:3|3:4|21:9|4:5|5:4|2\.39:1|2:3|3:2)`;
/** "90s" is a decade: no clip is that long. With a space or a word for the unit it is a length. */
const DECADE = String.raw`(?![4-9]0'?s\b)`;
const SECONDS = String.raw`${DECADE}\d{1,3}(?:\.\d)?[- ]?(?:s|secs?|seconds?|mins?|minutes?)`;
const RESOLUTION = String.raw`(?:480p|720p|1080p|1440p|2160p|2k|4k|8k|uhd|full[- ]?hd|hd|high[- ]resolution|\d{3,4} ?x ?\d{3,4})`;
const RATE = String.raw`\d{2,3} ?fps`;

/** One stretch that holds a setting and nothing else. */
const ALONE = new RegExp(
  `^(?:in |at |as an? )?(?:(?:aspect )?ratio:? ?)?(?:(?:(?:about |around )?(?:${SECONDS}|${RATIO}|${RESOLUTION}|${RATE})(?: long)?)[ ,/]*)+(?:(?:aspect )?ratio|resolution|quality|video|clip|long|format|duration|length)?$`,
  "i",
);
const FORMAT =
  /^(?:in )?(?:vertical|horizontal|portrait|landscape|square|widescreen)(?: (?:video|format|mode|orientation|aspect(?: ratio)?))$/i;

const LENGTH = new RegExp(
  String.raw`\b${DECADE}(\d{1,3}(?:\.\d)?)[- ]?(s|secs?|seconds?|mins?|minutes?)\b(?! (?:ago|later|before|after))`,
  "i",
);
/** What a text says of the length of the clip, in seconds. */
export function readDuration(text: string): number | undefined {
  const match = LENGTH.exec(text);
  if (!match?.[1]) return undefined;
  return Number(match[1]) * (/^m/i.test(match[2] ?? "") ? 60 : 1);
}

/** The aspect ratio a text names, by its figures or by its name. */
export function readAspect(text: string): string | undefined {
  const ratio = new RegExp(`\\b(${RATIO})(?!\\d)`).exec(text)?.[1];
  if (ratio) return ratio;
  if (/\b(?:vertical|portrait) (?:video|format|orientation|frame|aspect|mode)\b/i.test(text)) return "9:16";
  if (/\bsquare (?:video|format|frame|aspect)\b/i.test(text)) return "1:1";
  return /\b(?:horizontal|landscape|widescreen) (?:video|format|orientation|aspect|mode)\b/i.test(text)
    ? "16:9"
    : undefined;
}

/** The resolution a text names: "1080p". */
export function readResolution(text: string): string | undefined {
  return /\b(480p|720p|1080p|1440p|2160p|2k|4k|8k|uhd|full hd)\b/i.exec(text)?.[1];
}

/** Takes the prose of an idea; returns it without the stretches that only set the clip up, and what those said. */
export function readClipSettings(prose: string): ClipSettings {
  const stretches = prose.split(/(?<=[,;|])\s+|(?<=[.!?])\s+(?=\S{1,12}(?:[ ,]|$))/);
  const isSetting = (stretch: string) => {
    const bare = stretch
      .replace(/[\s,;|.]+$/, "")
      .replace(/^\(|\)$/g, "")
      .trim();
    return ALONE.test(bare) || FORMAT.test(bare);
  };
  const left = stretches.filter((stretch) => !isSetting(stretch));
  // An idea that is nothing but settings has to be shown as it is.
  const kept =
    left.length === 0 || left.length === stretches.length ? prose : left.join(" ").replace(/[\s,;|]+$/, "");
  return {
    prose: kept,
    aspectRatio: readAspect(prose),
    durationSeconds: readDuration(prose),
    resolution: readResolution(prose),
  };
}
