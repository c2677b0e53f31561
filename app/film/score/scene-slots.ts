import { contentWords } from "../content-words";
import { findActions, findSettings } from "../lexicon/sayings";
import { firstCue, PLACE_CUES, SEASON_CUES, TIME_CUES, WEATHER_CUES } from "../reading/cues";
import { LENS_EFFECTS, MOTIONS_SEEN, PLACEMENT, POSES } from "./lexicon";
import { apart, type PromptReading, placed, type Span, spansOf } from "./reading";
import { heardIn, isEmptyWord, isNamed, spread, within } from "./scene-words";
import { type SlotReading, slot } from "./slot";
import { PRAISE } from "./vague-words";

/** From this share of empty words on, a sentence about nobody talks: "everything comes together", "it leaves a lasting impression". */
const TALK = 0.3;

/** Sentences whose verbs are seen by nobody: they name no person, animal or thing, and praise or summarise. */
function emptyTalk(reading: PromptReading): Span[] {
  return reading.sentences.filter((sentence) => {
    const words = contentWords(sentence.text);
    return (
      words.length > 0 &&
      words.filter(isEmptyWord).length / words.length >= TALK &&
      !/\b(?:he|she|they)\b/iu.test(sentence.text) &&
      !reading.words.some((word) => within(word, [sentence]) && isNamed(word.text) && !isEmptyWord(word.text))
    );
  });
}

/** What happens before the eye. */
export function readAction(reading: PromptReading): SlotReading {
  const heard = heardIn(reading);
  const seen = (span: Span) =>
    !within(span, heard) && !reading.camera.some((word) => word.start < span.end && span.start < word.end);
  const camera = /\b(?:camera|lens)\b[^.:;,]*$/iu;
  const clear = (span: Span) =>
    seen(span) && !camera.test(reading.picture.slice(Math.max(0, span.start - 40), span.start));
  const talk = emptyTalk(reading);
  const doing = [
    ...placed(reading, findActions(reading.words.map((word) => word.text))),
    ...spansOf(MOTIONS_SEEN, reading.picture),
  ]
    .filter((span) => clear(span) && !within(span, talk))
    .filter((span) => isAct(reading, span))
    .filter((span) => !spansOf(POSES, span.text).some((pose) => pose.text.length === span.text.length))
    .filter((span) => /(?:s|ing|ed)$/u.test(span.text) || beforeVerb(reading, span));
  const posed = spansOf(POSES, reading.picture).filter((span) => clear(span) && !within(span, talk));
  if (doing.length === 0 && !reading.language.english)
    return slot(0.7, [], "What happens could not be read; say the one main action in English.");
  if (doing.length === 0)
    return posed.length > 0
      ? slot(
          0.6,
          spread(posed),
          "The subject only stands or rests: add one small movement, of hands, cloth, leaves or water.",
        )
      : slot(0, [], "Nothing happens: name one action a camera can see.");
  return slot(1, spread(apart(doing)));
}

/** Words of motion that are things as well; they act only behind who does it: "she waves". */
const THINGS_TOO =
  /^(?:buildings?|paintings?|drawings?|crossings?|clearing|landing|waves|rows|points|cuts)$/iu;
/** The picture and what is heard of it: a scene that shifts and music that plays move nothing before the eye. */
const NOT_SEEN =
  /^(?:scene|shot|video|clip|view|image|frame|footage|composition|atmosphere|mood|music|song|melody|soundtrack|radio|lighting)$/u;
const DOERS = /^(?:he|she|it|they|who|which|that|and|is|are|we|i|people)$/u;

/** Whether a word of motion tells of one: no praise, no state ("is painted", "its polished lid"), nothing of the picture itself. */
function isAct(reading: PromptReading, span: Span): boolean {
  const first = span.text.toLowerCase().split(/\s+/)[0] ?? "";
  const at = reading.words.findIndex((word) => word.start === span.start);
  const before = reading.words[at - 1];
  const adjoins = before !== undefined && /^[\s-]+$/.test(reading.prompt.slice(before.end, span.start));
  const by = adjoins ? before.text : "";
  if (PRAISE.has(first) || /^(?:overlook\p{L}*|settings?)$/u.test(first) || NOT_SEEN.test(by)) return false;
  if (THINGS_TOO.test(first)) return DOERS.test(by) || isNamed(by);
  if (/ed$/u.test(first))
    return (DOERS.test(by) && !/^(?:is|are|and)$/u.test(by)) || isNamed(by) || /ly$/u.test(by);
  return true;
}

/** A bare verb counts after a plural or a pronoun ("waves break", "they run"), not as a noun after an article. */
function beforeVerb(reading: PromptReading, span: Span): boolean {
  const before = /([\p{L}'-]+)\s*$/u
    .exec(reading.picture.slice(Math.max(0, span.start - 24), span.start))?.[1]
    ?.toLowerCase();
  return (
    before !== undefined &&
    (/^(?:they|who|which|that|and|to|we|people)$/u.test(before) || /[^s]s$/u.test(before))
  );
}

/** What no place ends in: words of the picture, of colour, of clothes. */
const NO_PLACE =
  /(?:frame|shot|lens|camera|angle|moment|manner|way|style|focus|end|start|mood|shades?|tones?|hues?|patterns?|coat|dress|suit|hat|shirt|jacket|uniform|gown|kimono|jeans|helmet|scarf|armou?r|outfit|sweater|hoodie|skirt|robe)$/iu;

/** The words of a place to the end of its noun phrase: "in a locker" goes on to "in a locker room". */
function phraseFrom(reading: PromptReading, span: Span): Span {
  const rest = reading.picture.slice(span.end);
  // Behind a bare article the noun itself comes first, which may be a plural.
  const noun = /\b(?:an?|the)$/iu.test(span.text) ? (/^ [a-z-]+/iu.exec(rest)?.[0] ?? "") : "";
  const more =
    /^(?: (?!(?:and|or|of|with|in|on|at|to|from|by|is|are|as|while|who|that|which|for|into|over|under|behind|beneath|past|near|through|where|looking|[a-z]*[^\Ws]s)\b)[a-z-]+){0,2}/iu.exec(
      rest.slice(noun.length),
    )?.[0] ?? "";
  const end = span.end + noun.length + more.length;
  return { text: reading.picture.slice(span.start, end), start: span.start, end };
}

/** Where and when: a place, and what is there or what hour or weather it is. */
export function readSetting(reading: PromptReading): SlotReading {
  const heard = heardIn(reading);
  const focus = spansOf(LENS_EFFECTS, reading.picture);
  const inPicture = (span: Span) => !within(span, heard) && !within(span, focus);
  const named = placed(reading, findSettings(reading.words.map((word) => word.text))).filter(inPicture);
  const cues = PLACE_CUES.flatMap(([, pattern]) =>
    spansOf(new RegExp(pattern.source, "giu"), reading.picture),
  ).filter(inPicture);
  const placements = spansOf(PLACEMENT, reading.picture).filter((span) => {
    const whole = phraseFrom(reading, span).text.toLowerCase();
    return (
      inPicture(span) &&
      !isEmptyWord(span.text.toLowerCase().split(/\s+/).at(-1) ?? "") &&
      !NO_PLACE.test(span.text) &&
      !NO_PLACE.test(whole)
    );
  });
  const times = [TIME_CUES, WEATHER_CUES, SEASON_CUES].flatMap((list) =>
    firstCue<unknown>(list, reading.picture) === undefined
      ? []
      : list
          .flatMap(([, pattern]) => spansOf(new RegExp(pattern.source, "giu"), reading.picture))
          .filter(inPicture),
  );
  const places = apart([...named, ...cues, ...placements]);
  if (places.length === 0 && !reading.language.english)
    return slot(0.6, [], "The place could not be read; name it in English.");
  const place = named.length + cues.length > 0 ? 0.7 : placements.length > 0 ? 0.55 : 0;
  const detail = places.length > 1 || times.length > 0 ? 0.3 : 0;
  const share =
    place === 0 ? (times.length > 0 ? 0.3 : 0) : place === 0.55 && places.length > 2 ? 1 : place + detail;
  return slot(
    share,
    spread(
      apart([
        ...places.slice(0, 4).map((each) => (placements.includes(each) ? phraseFrom(reading, each) : each)),
        ...times.slice(0, 2),
      ]),
    ),
    place === 0
      ? "No place is named: say where it plays, and at what hour or in what weather."
      : "The place is only named: add what stands there, the hour or the weather.",
  );
}
