import { capitalise } from "../english";
import { matchWords, phraseIndex } from "../phrase-index";
import { MUSIC_STYLES } from "../vocabulary/music";
import type { MusicStyle } from "../vocabulary/types";
import type { Concept } from "./concept";
import { MOOD_NOTES } from "./mood-notes";

/** How a film sounds: described by style, tempo and instruments, never by a title. */
export interface AudioMood {
  readonly genre: string;
  readonly tempo: string;
  readonly mood: string;
  readonly instruments: readonly string[];
  readonly references: readonly string[];
}

const findMusic = phraseIndex(MUSIC_STYLES);

/** Names of styles that are everyday words besides: "a rock", "folk", "classical columns". */
const ALSO_ORDINARY =
  /^(?:rock|pop|folk|folky|classical|ambient|minimalist|electronic|trance|hybrid|suspense)$/;

/** Whether a text speaks of such music and not of such a thing: "an ambient track". */
const isPlayed = (phrase: string, text: string) =>
  new RegExp(`\\b${phrase} (?:track|beat|tune|score|song|groove|riff|ballad)s?\\b`, "i").test(text);

/** Styles of music for a concept, the best first: those it names, then those of its genre and its moods. */
function stylesFor({ brief, moods, genre }: Concept): [MusicStyle, ...MusicStyle[]] {
  const named = new Set(
    findMusic(matchWords(brief.prose))
      .filter(
        ({ phrase }) => brief.namesMusic || !ALSO_ORDINARY.test(phrase) || isPlayed(phrase, brief.prose),
      )
      .map(({ entry }) => entry.id),
  );
  const worth = (style: MusicStyle) =>
    (named.has(style.id) ? 20 : 0) +
    // What the film feels like outweighs what its genre mostly takes.
    (genre.music.includes(style.id) ? 2 - genre.music.indexOf(style.id) / 2 : 0) +
    moods.reduce((sum, mood, at) => sum + (style.suits.moods?.includes(mood) ? 3 / (at + 1) : 0), 0);
  const [first, ...rest] = [...MUSIC_STYLES].sort((a, b) => worth(b) - worth(a));
  if (!first) throw new RangeError("no styles of music");
  return [first, ...rest];
}

const described = (style: MusicStyle) =>
  `${capitalise(style.nouns[0] ?? style.term)}, ${style.tempo}: ${style.clauses[0] ?? style.does}.`;

/** Music, and the sound of the place and of what happens in it. */
export function audioMood(concept: Concept): AudioMood {
  const [style, second = style] = stylesFor(concept);
  const { moods, genre, direction, brief } = concept;
  const { dialogBackgroundNoise, audioCue } = direction.sections;
  const middle = Math.round((style.bpm[0] + style.bpm[1]) / 2);
  const unlabelled = (text: string | undefined) =>
    brief.silent ? undefined : text && capitalise(text.replace(/^(?:audio|sound|ambience): /i, ""));
  const [place, near] = [unlabelled(dialogBackgroundNoise), unlabelled(audioCue)];
  return {
    genre: capitalise(style.term),
    tempo: `${style.tempo}; start at ${middle} BPM`,
    mood: `${capitalise(MOOD_NOTES[moods[0]].words.join(", "))}. ${style.does}`,
    instruments: style.instruments,
    references: [
      described(style),
      `For contrast in the middle: ${described(second).replace(/^./, (first) => first.toLowerCase())}`,
      ...(place ? [`Sound of the place: ${place}`] : []),
      ...(near ? [`Near sound: ${near}`] : []),
      `Mix: ${genre.sound}.`,
    ],
  };
}
