import type { FaultWords } from "../lint";
import { readCameraWords } from "../reading/camera-words";
import { quotationsBlanked } from "./sentences";

/** What a finished prompt names, in the order in which a prompt is read. */
export const SLOTS = [
  "format",
  "frame",
  "move",
  "setting",
  "light",
  "look",
  "lens",
  "palette",
  "exposure",
  "pace",
  "ambience",
  "effect",
] as const;
export type Slot = (typeof SLOTS)[number];

/** Where in a text each slot is named; a slot that is not named has an empty list. */
export type NamedSlots = Readonly<Record<Slot, readonly FaultWords[]>>;

const words = (list: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${list.replace(/\s*\n\s*/g, "|").replace(/^\||\|$/g, "")})(?![\\p{L}\\p{N}])`,
    "giu",
  );

const COLOUR =
  /(?<![\p{L}])(?:reds?|crimson|scarlet|orange|amber|yellow|gold(?:en)?|green|emerald|olive|teal|turquoise|cyan|blues?|navy|azure|indigo|purple|violet|lavender|magenta|pink|rose|brown|ochre|rust|copper|bronze|beige|cream|ivory|white|gr[ea]y|silver|charcoal|black)(?![\p{L}])/giu;

const PATTERNS: Readonly<Record<Exclude<Slot, "frame" | "move" | "palette">, RegExp>> = {
  format: words(
    `vertical(?: (?:video|format|frame|framing))?|(?:16|9|1|4|21):(?:9|16|1|3|5)|widescreen|letterbox(?:ed)?|portrait (?:format|orientation)`,
  ),
  setting:
    words(`(?:in|on|at|inside|through|across|along|under|beneath|near|beside|over|behind|within|atop|outside|around) (?:an?|the|his|her|their|its|my|our) [\\p{L}-]+
    set (?:in|on|at)|indoors?|outdoors?|underwater|background|backdrop|setting`),
  light: words(
    `lights?|lighting|lit|\\w+lit|\\w+light|glow\\w*|backlit|back-lit|silhouett\\w+|shadows?|chiaroscuro|rim[- ]lit|lamps?|neon|golden hour|blue hour|magic hour|low[- ]key|high[- ]key|sunbeams?|illuminat\\w+|softbox|overcast|candle\\w*|sun`,
  ),
  look: words(
    `cinematic|documentary(?:-style)?|film grain|grain|(?:35|16|65|70)\\s?mm film|film (?:look|stock|noir)|noir|kodak|fuji\\w*|style|stylised|stylized|style: [^.\\n]+|[\\p{L}-]+[- ]style|aesthetic|photo-?real\\w*|realistic|hyper-?real\\w*|anim(?:e|ation|ated)|claymation|stop[- ]motion|watercolou?r|oil painting|painting|illustration|cartoon|pixar|ghibli|3d(?: render)?|cgi|vhs|retro|vintage|contrast|grade|grading|texture`,
  ),
  lens: words(
    `\\d{1,3}\\s?mm|lens|lenses|wide-angle|telephoto|anamorphic|macro|fish-?eye|prime|bokeh|depth of field|(?:deep|shallow|soft|rack) focus|tilt-shift|shot on \\w+`,
  ),
  exposure: words(
    `\\d{2,3}\\s?(?:fps|p\\d\\d)|frames (?:per|a) second|shutter|f\\/?\\d(?:\\.\\d)?|T\\d(?:\\.\\d)?|ISO \\d+|4k|8k|1080p|720p`,
  ),
  pace: words(
    `\\d{1,2}(?:\\.\\d)?[- ]?(?:s|secs?|seconds?)|slow[- ]motion|slo-?mo|time[- ]?lapse|hyper-?lapse|real time|one continuous (?:take|shot)|single (?:take|shot)|one[- ]take|beats?|\\[?\\d\\d:\\d\\d`,
  ),
  ambience: words(
    `ambien(?:t|ce)|background (?:noise|sounds?|chatter)|room tone|soundscape|atmosphere of sound|hums?|humming|murmurs?|birdsong|birds? (?:sing\\w*|chirp\\w*|call\\w*)|crickets|cicadas|distant [\\p{L}]+|(?:wind|breeze) (?:\\w+ )?(?:whistl|howl|rustl|sigh|mov)\\w*|(?:sound|noise|roar|hiss|drone|patter|wash) of [\\p{L}]+|chatter|traffic noise|crowd noise|waves (?:lap|crash|break|roll|wash)\\w*|surf`,
  ),
  effect: words(
    `sound effects?|sfx|foley|creak\\w*|clink\\w*|click\\w*|crackl\\w*|footsteps?|footfalls?|thuds?|whoosh\\w*|chimes?|bangs?|crunch\\w*|sizzl\\w*|rattl\\w*|squeak\\w*|knock\\w*|beep\\w*|clatter\\w*|rustl\\w*|splash\\w*|snaps?|hiss\\w*|clack\\w*|jingl\\w*|scrap(?:es?|ing)|tick(?:s|ing)|thunder\\w*|rumbl\\w*|bark\\w*|roars?|engine (?:note|growls?|revs?)|bell(?:s)? (?:ring|toll)\\w*|whistl\\w*|drip\\w*|flaps?|flutter\\w*|tinkl\\w*|gurgl\\w*`,
  ),
};

/** A sentence about what is heard: everything it lists is sound. */
const AUDIO_CUE =
  /\b(?:audio|sounds?|sfx|ambien(?:t|ce)|soundtrack|soundscape|we hear|is heard|heard|noises?)\b/i;
const PALETTE =
  /(?<![\p{L}])(?:palette|colou?r (?:grade|grading|scheme|palette)|colou?rs?:|(?:muted|warm|cool|cold|earthy|pastel|neon|desaturated|earth|sepia|teal-and-orange) (?:tones?|colou?rs?|hues?)|monochrom\w+|black[- ]and[- ]white|sepia|pastels?)(?![\p{L}])/giu;

const matches = (pattern: RegExp, text: string): FaultWords[] =>
  [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Angles that settle the size as well. */
const VIEW_OF_ITS_OWN = /\bpov\b|point[- ]of[- ]view|first[- ]person|aerial|bird|drone|satellite/i;
/** So near that no surroundings are seen. */
const LEAVES_NO_SETTING = /macro|extreme close/i;

/** Reads which slots a prompt names, by the words that name them. Spoken and written words are not read. */
export function namedSlots(prompt: string): NamedSlots {
  const text = quotationsBlanked(prompt);
  const camera = readCameraWords(text);
  const colours = matches(COLOUR, text).filter(
    (each) =>
      !/^(?: hour|$)/i.test(text.slice(each.end, each.end + 5)) &&
      !/\bshot on $/i.test(text.slice(0, each.start)),
  );
  const palette = matches(PALETTE, text);
  const found = Object.fromEntries(
    Object.entries(PATTERNS).map(([slot, pattern]) => [slot, matches(pattern, text)]),
  ) as Record<keyof typeof PATTERNS, FaultWords[]>;
  // A list of sounds names a bed and an effect, whatever its words.
  for (const sentence of text.matchAll(/[^.!?\n]+/g)) {
    const told = sentence[0];
    const items = told.split(/,|;|\band\b|\bover\b|\bwith\b/).filter((each) => /\p{L}{3}/u.test(each)).length;
    if (!AUDIO_CUE.test(told) || /\bno (?:audio|sound)|subtitles/i.test(told)) continue;
    const place = { text: told.trim(), start: sentence.index, end: sentence.index + told.length };
    if (found.ambience.length === 0) found.ambience.push(place);
    else if (found.effect.length === 0 && items > 1) found.effect.push(place);
    if (found.effect.length === 0 && items > 1) found.effect.push(place);
  }
  return {
    ...found,
    frame: camera.filter((word) => word.kind === "size" || VIEW_OF_ITS_OWN.test(word.text)),
    setting: [...found.setting, ...camera.filter((word) => LEAVES_NO_SETTING.test(word.text))],
    move: camera.filter((word) => ["move", "static", "effect", "focus"].includes(word.kind)),
    palette:
      palette.length > 0
        ? palette
        : new Set(colours.map((each) => each.text.toLowerCase())).size > 1
          ? colours
          : [],
  };
}
