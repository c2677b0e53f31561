import {
  ASHORE,
  CHANGE,
  COLOUR_CHANGE,
  PACE_CHANGE,
  REFLECTED,
  SEEN_THROUGH,
  TURN,
  WEATHER_TO_COME,
  WINDOW,
} from "./claim-context";
import type { Claim } from "./claims";

/** Claims that exclude each other. */
export interface ClaimPair {
  /** The name under which people know it: "day and night". */
  readonly kind: string;
  readonly one: Claim;
  readonly other: Claim;
  readonly because: string;
  readonly fix: string;
  /** What settles the two: a change over time, a window, a separate thing. */
  readonly settledBy?: Settlement;
}

/**
 * Words that settle two claims, and where they may stand: `clip`, in any sentence that makes one of the claims, as a
 * change told once holds for all that comes; `pair`, in a sentence of the very two; `other`, in that of the second.
 */
interface Settlement {
  readonly words: RegExp;
  readonly within: "clip" | "pair" | "other";
}

const pair = (
  kind: string,
  one: Claim,
  other: Claim,
  because: string,
  fix: string,
  words?: RegExp,
  within: Settlement["within"] = "clip",
): ClaimPair => ({ kind, one, other, because, fix, ...(words ? { settledBy: { words, within } } : {}) });

/** Every pair of claims that cannot hold in one shot; the first of a kind that is found is told. */
export const CLAIM_PAIRS: readonly ClaimPair[] = [
  pair(
    "day and night",
    "day",
    "night",
    "It cannot be day and night in one shot.",
    "Keep one time of day, or write the change: day turns to night.",
    CHANGE,
  ),
  pair(
    "morning and evening",
    "dawn",
    "evening",
    "Morning and evening light cannot share a shot.",
    "Keep one of the two times.",
    CHANGE,
  ),
  pair(
    "noon and evening",
    "noon",
    "evening",
    "The sun cannot stand overhead and set.",
    "Keep one of the two times.",
    CHANGE,
  ),
  pair(
    "evening and midnight",
    "evening",
    "midnight",
    "By midnight the evening light is gone.",
    "Keep one of the two times.",
    TURN,
  ),
  pair(
    "locked and moving camera",
    "lockedCamera",
    "movingCamera",
    "A locked camera does not move.",
    "Keep the hold or the move.",
  ),
  pair(
    "slow motion and sped-up time",
    "slowMotion",
    "fastMotion",
    "A clip is either stretched or sped up.",
    "Keep one of the two.",
  ),
  pair(
    "slow and fast",
    "slowPace",
    "fastPace",
    "Slow and fast pull the motion in two directions.",
    "Keep one pace.",
    PACE_CHANGE,
  ),
  pair(
    "silent and speaking",
    "silent",
    "speaking",
    "A silent scene holds no speech.",
    "Drop the silence or the speech.",
  ),
  pair("silent and loud", "silent", "loud", "A silent scene is not loud.", "Drop the silence or the noise."),
  pair(
    "monochrome and colour",
    "monochrome",
    "colourful",
    "A black-and-white picture shows no colours.",
    "Keep one of the two.",
    COLOUR_CHANGE,
  ),
  pair(
    "underwater and dry",
    "underwater",
    "dry",
    "Dust, wind, rain and fire do not exist under water.",
    "Move the scene above water or drop the dry detail.",
    ASHORE,
    "pair",
  ),
  pair("space and air", "space", "air", "There is no wind, rain or mist in open space.", "Drop the weather."),
  pair(
    "aerial and macro",
    "aerial",
    "macro",
    "A view from the air shows no tiny detail.",
    "Keep the aerial view or the macro.",
  ),
  pair(
    "indoor and sky",
    "indoor",
    "sky",
    "Indoors the open sky is out of sight.",
    "Add a window, or keep one of the two.",
    WINDOW,
    "pair",
  ),
  pair(
    "indoor and outdoor",
    "indoor",
    "outside",
    "A shot plays in a room or in the open.",
    "Keep one of the two, or say what stands between them: a window, a door.",
    SEEN_THROUGH,
    "other",
  ),
  pair(
    "era and technology",
    "past",
    "modern",
    "That technology is younger than the period.",
    "Drop it, or move the period.",
    REFLECTED,
    "pair",
  ),
  pair(
    "summer and winter",
    "summer",
    "winter",
    "Two seasons cannot share a shot.",
    "Keep one season.",
    CHANGE,
  ),
  pair(
    "sunny and wet weather",
    "sunnyWeather",
    "wetWeather",
    "A clear sky brings no rain.",
    "Keep one kind of weather.",
    new RegExp(`${CHANGE.source}|${WEATHER_TO_COME.source}`, "iu"),
  ),
  pair(
    "empty and crowded",
    "deserted",
    "crowded",
    "An empty place holds no crowd.",
    "Keep the empty place or the crowd.",
  ),
  pair(
    "shallow and deep focus",
    "shallowFocus",
    "deepFocus",
    "Focus is either shallow or deep.",
    "Keep one of the two.",
  ),
  pair(
    "high key and low key",
    "highKey",
    "lowKey",
    "High key fills the shadows that low key lives on.",
    "Keep one of the two.",
  ),
  pair(
    "low and high angle",
    "fromBelow",
    "fromAbove",
    "The lens looks up or down.",
    "Keep one angle.",
    /cut to|then/iu,
  ),
  pair(
    "photographed and drawn",
    "photographic",
    "drawn",
    "A drawn picture is not a photographed one.",
    "Keep one of the two.",
    /style|inspired|filter/iu,
  ),
  pair("still and windy", "calm", "stormy", "The air is still or it moves.", "Keep one of the two."),
  pair(
    "upright and wide frame",
    "upright",
    "wideFrame",
    "The frame is upright or wide.",
    "Set one aspect ratio in the generator.",
  ),
  pair(
    "in and out",
    "ahead",
    "backward",
    "One shot goes in or out; both need two shots.",
    "Keep one direction.",
  ),
];
