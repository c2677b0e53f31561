import { singular } from "../english";
import { animalGroup } from "../lexicon/animals";
import { PERSON_NOUNS } from "../lexicon/people";
import { thingGroup } from "../lexicon/things";
import { SUBJECT_CLASSES } from "../vocabulary/subjects";
import { HEARING, SOUND_LABEL } from "./lexicon";
import { apart, type PromptReading, type Span, spansOf } from "./reading";
import { ABSTRACT, ABSTRACT_ENDING, PRAISE } from "./vague-words";

/** What the slots of a scene share: who can be named, which words are empty, what is heard and not seen. */

const SUBJECT_WORDS = new Set(SUBJECT_CLASSES.flatMap((each) => each.words));

/** Whether a word, in lower case, names a person, an animal or a thing. */
export const isNamed = (word: string) => {
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

/** Whether a word, in lower case, is praise or abstract. */
export const isEmptyWord = (word: string) =>
  PRAISE.has(word) || ABSTRACT.has(word) || ABSTRACT_ENDING.test(word);

/** What is heard and not seen: sentences that are notes on sound, and others from the clause on that speaks of hearing. */
export const heardIn = (reading: PromptReading): Span[] =>
  reading.sentences.flatMap((sentence) => {
    if (SOUND_LABEL.test(sentence.text)) return [sentence];
    const first = spansOf(HEARING, sentence.text)[0];
    if (!first) return [];
    const start = sentence.start + sentence.text.slice(0, first.start).search(/[^,;:]*$/u);
    return [{ text: reading.picture.slice(start, sentence.end), start, end: sentence.end }];
  });

/** Whether a span lies inside one of others. */
export const within = (span: Span, others: readonly Span[]) =>
  others.some((other) => other.start <= span.start && span.end <= other.end);

/** At most six spans, the first ones, in the order of the prompt. */
export const spread = (spans: readonly Span[], most = 6): Span[] =>
  apart([...new Map(spans.map((span) => [span.start, span])).values()].slice(0, most));
