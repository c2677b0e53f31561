import type { Mood } from "../vocabulary/types";

/** How a mood looks and feels on a board. */
export interface MoodNote {
  /** Two or three adjectives, as an art director would pin them up. */
  readonly words: readonly string[];
  /** What the viewer should feel, a clause after "it should feel". */
  readonly feels: string;
  /** A surface that carries the mood, a noun phrase. */
  readonly texture: string;
  /** What it asks of rhythm, a clause. */
  readonly rhythm: string;
  /** Whether its first palette stands on a dark ground. */
  readonly dark: boolean;
}

const note = (words: string, feels: string, texture: string, rhythm: string, dark = false): MoodNote => ({
  words: words.split(", "),
  feels,
  texture,
  rhythm,
  dark,
});

/** Every mood of the vocabulary as a board says it. */
export const MOOD_NOTES: Readonly<Record<Mood, MoodNote>> = {
  neutral: note(
    "clear, even, matter-of-fact",
    "like being shown something plainly by someone who knows it",
    "matte paper and uncoated card",
    "even cuts, each shot held until it has been read",
  ),
  calm: note(
    "calm, unhurried, spacious",
    "like a long breath out",
    "washed linen and smooth stone",
    "long takes, with a rest after every movement",
  ),
  joyful: note(
    "joyful, bright, open",
    "like a door thrown open on a good day",
    "painted wood and sun-warmed cotton",
    "quick, light cuts that land on gestures",
  ),
  tender: note(
    "tender, close, soft-spoken",
    "like a hand laid on a shoulder",
    "brushed wool and worn paper",
    "slow cuts on small gestures",
  ),
  romantic: note(
    "romantic, warm, glowing",
    "like the hour in which nobody wants to leave",
    "silk, candle wax and petals",
    "slow, drifting takes that overlap into one another",
  ),
  playful: note(
    "playful, light-footed, surprising",
    "like a game whose rules are made up on the way",
    "cut paper, felt and enamel",
    "bouncing cuts with a pause before each surprise",
  ),
  energetic: note(
    "energetic, direct, physical",
    "like the first ten seconds of a sprint",
    "rubber, asphalt and sweat-dark cotton",
    "short shots cut on movement, with one held breath in the middle",
  ),
  triumphant: note(
    "triumphant, strong, rising",
    "like standing up after a long climb",
    "brushed metal and heavy cloth",
    "shots that grow longer towards the peak",
  ),
  hopeful: note(
    "hopeful, fresh, forward-looking",
    "like the first light in a room",
    "raw cotton, young wood and clear glass",
    "a steady build, each shot a little wider than the last",
  ),
  awed: note(
    "grand, still, humbling",
    "like looking up and losing the scale of things",
    "weathered rock and cloud",
    "very long takes, cut only when the eye has travelled the frame",
  ),
  nostalgic: note(
    "nostalgic, faded, affectionate",
    "like finding a photograph in a coat pocket",
    "creased paper, worn leather and film grain",
    "gentle cuts, some of them a beat late",
  ),
  melancholy: note(
    "melancholy, muted, patient",
    "like a window on a wet afternoon",
    "damp wool, slate and rain on glass",
    "held frames that outstay the action",
    true,
  ),
  lonely: note(
    "solitary, sparse, quiet",
    "like hearing one's own steps",
    "bare plaster and cold metal",
    "long, empty frames before and after the subject",
    true,
  ),
  solemn: note(
    "solemn, composed, weighty",
    "like a room in which everybody has stood up",
    "stone, dark wood and candle smoke",
    "slow, symmetrical shots with clean cuts",
    true,
  ),
  mysterious: note(
    "mysterious, veiled, drawn-in",
    "like a lit window at the end of a street",
    "frosted glass, mist and velvet",
    "withheld reveals: show the trace before the thing",
    true,
  ),
  tense: note(
    "tense, tight, alert",
    "like waiting for a sound to come again",
    "wet concrete and taut wire",
    "shots that shorten towards the turn, then one that will not end",
    true,
  ),
  ominous: note(
    "ominous, heavy, slow-closing",
    "like weather coming over a hill",
    "rusted iron and black water",
    "slow pushes, cut a moment too late",
    true,
  ),
  eerie: note(
    "eerie, displaced, hushed",
    "like a room rearranged by nobody",
    "peeling paint, dust and old lace",
    "still frames in which one thing moves",
    true,
  ),
  angry: note(
    "raw, hard-edged, forceful",
    "like a fist on a table",
    "scratched metal and torn posters",
    "abrupt cuts against the movement",
    true,
  ),
  intimate: note(
    "intimate, near, confiding",
    "like being told something across a small table",
    "skin, linen and steam on glass",
    "long close shots, cut on looks",
  ),
};
