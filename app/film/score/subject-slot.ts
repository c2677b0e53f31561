import { contentWords } from "../content-words";
import { singular } from "../english";
import { conceptsIn } from "../lexicon/foreign-words";
import { thingGroup } from "../lexicon/things";
import { readMoves } from "./camera-slots";
import { type PromptReading, type Span, spansOf } from "./reading";
import { heardIn, isEmptyWord, isNamed, spread, within } from "./scene-words";
import { type SlotReading, slot } from "./slot";

/** Words of equipment, picture and sound that are nobody's subject. */
const NO_SUBJECTS = new Set(
  `camera light shot frame view lens scene image video clip film style color colour sound music noise background foreground distance angle focus shadow shadows screen palette audio voice tripod drone day night morning evening time moment space beam score step water air ground floor wall sky scale`.split(
    " ",
  ),
);
const ARTICLES =
  /^(?:an?|the|this|that|these|those|his|her|its|their|my|our|one|some|of|in|on|at|and|with|to)$/u;

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

/** Who or what is seen: a noun a lens can find, and something that tells it from others of its kind. */
export function readSubject(reading: PromptReading): SlotReading {
  if (!reading.language.english) return foreignSubject(reading);
  const heard = heardIn(reading);
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
