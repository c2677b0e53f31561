import { contentWords } from "../content-words";
import { singular } from "../english";
import { animalGroup } from "../lexicon/animals";
import { conceptsIn } from "../lexicon/foreign-words";
import { PERSON_NOUNS } from "../lexicon/people";
import { findActions, findSettings } from "../lexicon/sayings";
import { thingGroup } from "../lexicon/things";
import { firstCue, PLACE_CUES, SEASON_CUES, TIME_CUES, WEATHER_CUES } from "../reading/cues";
import { SUBJECT_CLASSES } from "../vocabulary/subjects";
import { readMoves } from "./camera-slots";
import { HEARING, MOTIONS_SEEN, PLACEMENT, POSES, SOUND_LABEL } from "./lexicon";
import { apart, type PromptReading, placed, type Span, spansOf } from "./reading";
import { type SlotReading, slot } from "./slot";
import { ABSTRACT, ABSTRACT_ENDING, PRAISE } from "./vague-words";

const SUBJECT_WORDS = new Set(SUBJECT_CLASSES.flatMap((each) => each.words));
/** Words of equipment, picture and sound that are nobody's subject. */
const NO_SUBJECTS = new Set(
  `camera light shot frame view lens scene image video clip film style color colour sound music noise background foreground distance angle focus shadow shadows screen palette audio voice tripod drone day night morning evening time moment space beam score step water air ground floor wall sky`.split(
    " ",
  ),
);
const ARTICLES =
  /^(?:an?|the|this|that|these|those|his|her|its|their|my|our|one|some|of|in|on|at|and|with|to)$/u;

const isNamed = (word: string) => {
  const one = singular(word);
  return (
    PERSON_NOUNS.has(word) ||
    PERSON_NOUNS.has(one) ||
    animalGroup(one) !== undefined ||
    thingGroup(one) !== undefined ||
    SUBJECT_WORDS.has(word) ||
    SUBJECT_WORDS.has(one)
  );
};

const isEmptyWord = (word: string) => PRAISE.has(word) || ABSTRACT.has(word) || ABSTRACT_ENDING.test(word);

/** Whether a place of the prompt lies in a sentence about sound. */
const soundSentences = (reading: PromptReading) =>
  reading.sentences.filter(({ text }) => SOUND_LABEL.test(text) || spansOf(HEARING, text).length > 0);

/** Words of pace, which go with a camera as well as with anything else. */
const OF_PACE = /^(?:slow|fast|smooth|quick|gentle|steady|gentl|steadi)(?:y|ly)?$/u;

/** Whether a text holds any word of its own that could name a subject: no praise, no term of the crew, no empty word. */
export function holdsNoun(reading: PromptReading, evidence: readonly Span[]): boolean {
  return reading.words.some(
    (word) =>
      /^(?:he|she|they|we|you|i)$/u.test(word.text) ||
      (contentWords(word.text).length > 0 &&
        /\p{L}/u.test(word.text) &&
        (word.text.length > 2 || !/^[a-z]+$/u.test(word.text)) &&
        !isEmptyWord(word.text) &&
        !NO_SUBJECTS.has(singular(word.text)) &&
        !OF_PACE.test(word.text) &&
        !within(word, evidence) &&
        !within(word, reading.camera)),
  );
}

const within = (span: Span, others: readonly Span[]) =>
  others.some((other) => other.start <= span.start && span.end <= other.end);

/** Who or what is seen: a noun a lens can find, and something that tells it from others of its kind. */
export function readSubject(reading: PromptReading): SlotReading {
  if (!reading.language.english) return foreignSubject(reading);
  const heard = soundSentences(reading);
  const moves = readMoves(reading).moving;
  const nouns = reading.words.filter(
    (word, index) =>
      !within(word, heard) &&
      !within(word, reading.camera) &&
      !within(word, moves) &&
      !NO_SUBJECTS.has(word.text) &&
      !NO_SUBJECTS.has(singular(word.text)) &&
      (isNamed(word.text) ||
        (index > 0 && thingGroup(`${reading.words[index - 1]?.text} ${singular(word.text)}`) !== undefined)),
  );
  const names = spansOf(/(?<=[\p{Ll},;:]\s)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu, reading.picture).filter(
    (name) => !within(name, heard),
  );
  const scenes =
    nouns.length === 0
      ? reading.words.filter(
          (word) =>
            /^(?:sky|water|floor|wall|space|ground|screen)s?$/.test(word.text) && !within(word, heard),
        )
      : [];
  const found = [...nouns, ...names, ...scenes];
  const first = found[0];
  if (!first) {
    const unknown = spansOf(
      /(?<![\p{L}])(?:an?|the|two|three|some) (?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}/giu,
      reading.picture,
    ).find(
      (each) =>
        !within(each, heard) &&
        each.text
          .toLowerCase()
          .split(" ")
          .slice(1)
          .every((word) => !isEmptyWord(word) && !NO_SUBJECTS.has(singular(word))),
    );
    return unknown
      ? slot(
          0.5,
          [unknown],
          "The subject is named by a word that says little to a camera: add what kind of thing it is.",
        )
      : slot(0, [], "No person, animal or thing is named: say who or what is in the picture.");
  }
  const described = found.filter((noun) => {
    const at = reading.words.findIndex((word) => word.start === noun.start);
    const before = reading.words[at - 1];
    const after = reading.prompt.slice(noun.end, noun.end + 24);
    const adjective =
      before !== undefined &&
      /^[\s-]+$/.test(reading.prompt.slice(before.end, noun.start)) &&
      !ARTICLES.test(before.text) &&
      !isEmptyWord(before.text) &&
      before.text.length > 2;
    return (
      adjective ||
      /^,? (?:with|wearing|in (?:a|an|his|her|their)|dressed|made of|of|covered|adorned|carved|holding)\b/u.test(
        after,
      )
    );
  });
  return described.length > 0
    ? slot(1, spread([...described, first, ...found]))
    : slot(
        0.7,
        spread(found),
        "Nothing tells the subject from others of its kind: add its colour, material, age or clothes.",
      );
}

/** At most six spans, the first ones, in the order of the prompt. */
const spread = (spans: readonly Span[], most = 6): Span[] =>
  apart([...new Map(spans.map((span) => [span.start, span])).values()].slice(0, most));

function foreignSubject(reading: PromptReading): SlotReading {
  const letters = reading.picture.match(/\p{L}/gu)?.length ?? 0;
  const concepts = conceptsIn(reading.picture, reading.language.code);
  // The first words stand for all of them; scripts without spaces are cut.
  const whole = spansOf(/\S.{0,23}(?<=\S)(?=\s|$)|\S.{0,23}/gu, reading.picture).slice(0, 1);
  if (letters === 0)
    return slot(0, [], "No person, animal or thing is named: say who or what is in the picture.");
  return slot(
    concepts.length > 0 ? 0.9 : 0.7,
    whole,
    `The subject is written in ${reading.language.name}; English is the only language the generator was evaluated in.`,
  );
}

/** From this share of empty words on, a sentence about nobody talks: "everything comes together", "it leaves a lasting impression". */
const TALK = 0.3;

/** Sentences whose verbs are seen by nobody: they name no person, animal or thing, and praise or summarise. */
function emptyTalk(reading: PromptReading): Span[] {
  return reading.sentences.filter((sentence) => {
    const words = contentWords(sentence.text);
    return (
      words.length > 0 &&
      words.filter(isEmptyWord).length / words.length >= TALK &&
      !reading.words.some((word) => within(word, [sentence]) && isNamed(word.text) && !isEmptyWord(word.text))
    );
  });
}

/** What happens before the eye. */
export function readAction(reading: PromptReading): SlotReading {
  const heard = soundSentences(reading);
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
  if (isEmptyWord(first) || /^overlook/u.test(first) || NOT_SEEN.test(by)) return false;
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
  const rest =
    /^(?: (?!(?:and|or|of|with|in|on|at|to|from|by|is|are|as|while|who|that|which|for|into|over|under|behind|beneath|past|near|through|where|looking|[a-z]+s)\b)[a-z-]+){0,2}/iu.exec(
      reading.picture.slice(span.end),
    )?.[0] ?? "";
  return { text: span.text + rest, start: span.start, end: span.end + rest.length };
}

/** Where and when: a place, and what is there or what hour or weather it is. */
export function readSetting(reading: PromptReading): SlotReading {
  const heard = soundSentences(reading);
  const inPicture = (span: Span) => !within(span, heard);
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
