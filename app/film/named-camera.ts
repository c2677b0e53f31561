import { matchWords, phraseIndex } from "./phrase-index";
import { ANGLES } from "./vocabulary/angles";
import { MOVES } from "./vocabulary/moves";
import { SHOT_SIZES } from "./vocabulary/shot-sizes";

const findMoves = phraseIndex(MOVES);
const findSizes = phraseIndex(SHOT_SIZES);
const findAngles = phraseIndex(ANGLES);

/** Names that crews use for a move; a word of everyday speech ("reveals", "leads") is no camera move by itself. */
const CREW_MOVES = /^(?:static|locked|dolly|pan|tilt|arc|orbit|crane|zoom|handheld|steadicam|tracking)/;
const CREW_SIZES = /shot|view|close|macro|wide|ecu|mcu/;
/** Angles told in everyday words. */
export const OWN_ANGLES =
  /\bfrom (?:straight |directly |high |far )?(?:above|below|overhead|behind)\b|\btop[- ]down\b/i;
/** What marks a note as one for the camera. */
export const CAMERA_NOTES =
  /\b(?:camera|dolly|push-?in|pull-?back|pan|tilt|zoom|crane|arc|orbit|locked-off|static|handheld|steadicam|tracking|close-?up|macro|wide shot|medium shot|low angle|high angle|from (?:straight )?above|overhead|lens|\d+ ?mm)\b/i;

/** The camera as the user's words have it: every move, size and angle of the vocabulary that they name. */
export function namedCamera(text: string) {
  const words = matchWords(text);
  const entries = <E>(found: readonly { entry: E }[]) => [...new Set(found.map(({ entry }) => entry))];
  return {
    moves: entries(findMoves(words).filter(({ phrase }) => phrase.includes(" ") || CREW_MOVES.test(phrase))),
    sizes: entries(findSizes(words).filter(({ phrase }) => CREW_SIZES.test(phrase))),
    angles: entries(findAngles(words)),
  };
}
