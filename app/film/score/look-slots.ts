import { phraseIndex } from "../phrase-index";
import { COLOUR_NAMES } from "../vocabulary/colour-names";
import { LIGHTS } from "../vocabulary/lighting";
import {
  COLOUR_TALK,
  LIGHT_ADJECTIVES,
  LIGHT_AT_ALL,
  LIGHT_QUALITIES,
  LIGHT_SOURCES,
  MONOCHROME_LOOK,
  NO_COLOURS,
} from "./lexicon";
import { apart, type PromptReading, placed, type Span, spansOf } from "./reading";
import { type SlotReading, slot, withExcess } from "./slot";

const findLights = phraseIndex(LIGHTS);
const findColours = phraseIndex(COLOUR_NAMES);

/** Where the light comes from, and what it is like. */
export function readLighting(reading: PromptReading): SlotReading {
  const known = placed(reading, findLights(reading.words.map((word) => word.text)));
  const sources = apart<Span>([...known, ...spansOf(LIGHT_SOURCES, reading.picture)]);
  const atAll = spansOf(LIGHT_AT_ALL, reading.picture);
  const dressed = apart<Span>([...sources, ...atAll]).filter((span) =>
    LIGHT_ADJECTIVES.test(reading.picture.slice(Math.max(0, span.start - 36), span.start)),
  );
  const qualities = spansOf(LIGHT_QUALITIES, reading.picture);
  const found = apart<Span>([...sources, ...qualities, ...(sources.length > 0 ? [] : atAll)]).slice(0, 8);
  const quality = qualities.length + dressed.length > 0;
  if (sources.length > 0)
    return quality
      ? slot(1, found)
      : slot(
          0.65,
          found,
          "The light has a source and no quality: say soft or hard, from where, how high the contrast.",
        );
  if (quality)
    return slot(
      0.6,
      found,
      "The light has a quality and no source: say what gives it, a window, low sun, a lamp.",
    );
  return atAll.length > 0
    ? slot(0.3, found, "Light is only mentioned: name its source and its quality.")
    : slot(0, [], "No light is named: say where it comes from and whether it is soft or hard.");
}

/** More colours than this pull a palette apart. */
const MOST_COLOURS = 8;

/** Named colours that a painter could mix. */
export function readPalette(reading: PromptReading): SlotReading {
  const none = spansOf(NO_COLOURS, reading.picture);
  const colours = placed(reading, findColours(reading.words.map((word) => word.text))).filter(
    (span) => !none.some((other) => other.start <= span.start && span.end <= other.end),
  );
  const names = new Set(colours.map((each) => each.entry.id));
  const talk = spansOf(COLOUR_TALK, reading.picture);
  const mono = spansOf(MONOCHROME_LOOK, reading.picture);
  const found = apart<Span>([...colours, ...mono, ...(colours.length > 2 ? [] : talk)]).slice(0, 8);
  if (mono.length > 0) return slot(1, found);
  if (names.size > MOST_COLOURS)
    return withExcess(slot(1, found), {
      kind: "too many colours",
      cost: 0.2,
      words: colours,
      because: `${names.size} colours are named; three to five hold a picture together.`,
      fix: "Keep the three to five colours that matter.",
    });
  const share =
    (names.size >= 3 ? 1 : names.size === 2 ? 0.8 : names.size === 1 ? 0.5 : 0) +
    (talk.length > 1 ? 0.5 : talk.length > 0 ? 0.3 : 0);
  return slot(
    share,
    found,
    names.size === 0
      ? "No colour is named: name three that belong together."
      : "The palette is thin: name three to five colours.",
  );
}
