import { anyOf } from "./lexicon";

/**
 * Words around two claims by which the text settles them itself: a change over time, a window, a costume; and words
 * around one claim that take it back or say what it speaks of.
 */

/** Hours, seasons and weathers that a scene can turn to. */
const TIMES = String.raw`(?:day|night|midnight|noon|dawn|dusk|morning|afternoon|evening|sun|moon|stars?|starlit|twilight|dark|summer|winter|spring|autumn|snow|rain|storm|clear|overcast|fog)\p{L}*`;
const TURNS = String.raw`(?:turn\p{L}* (?:in)?to(?!\p{L})|becom|(?<!shot |camera |angle |view )transition|giv\p{L}* way|morph|transform|dissolv|shift|chang|fades? (?:in)?to|fading (?:in)?to)\p{L}*[^.,;]{0,40}?(?<![\p{L}])${TIMES}`;
/** One time that leads to another; a scene that moves on to another view changes no time. */
export const TURN = new RegExp(
  `(?<![\\p{L}])(?:${TURNS}|time[- ]?lapse|(?:day|dusk|evening) to night|night to day|suddenly)(?![\\p{L}])`,
  "iu",
);
/** A change over time: a turn, or light that is on its way out. */
export const CHANGE = new RegExp(
  `${TURN.source}|(?<![\\p{L}])(?:last (?:remnants|rays?|light) of|(?:day)?light fad(?:es|ing)|sky (?:that )?darkens|night falls|day breaks|from (?:day|night|dawn|dusk|sunrise|morning|summer|winter|spring|autumn|sun) (?:in)?to|as (?:the )?(?:sun sets|sun rises|seasons? \\p{L}+)|seasons? chang\\p{L}*)(?![\\p{L}])`,
  "iu",
);
/** A claim for the clip from its first frame to its last, which no change elsewhere softens. */
export const FOR_THE_WHOLE =
  /\b(?:the (?:whole|entire) (?:scene|clip|video|film|shot)|everything|throughout|it is all|all of it)\b/iu;
/** One pace after the other. */
export const PACE_CHANGE =
  /(?<![\p{L}])(?:at first|then|before|until|gradually|gather\p{L}* speed|gain\p{L}* speed|pick\p{L}* up speed|accelerat\p{L}*|decelerat\p{L}*|slows? down|speeds? up|turns? (?:in)?to|becom(?:es|ing)|transition\p{L}*|fad(?:es|ing) (?:in)?to)(?![\p{L}])/iu;
/** Weather that is only on its way. */
export const WEATHER_TO_COME =
  /(?<![\p{L}])(?:(?:hint|possible|approach|gather|loom|threaten|about to|promis)\p{L}*[^.;]{0,30}(?<!\p{L})(?:rain|storm|clouds?(?!\p{L})|thunder|weather|downpour)|(?:rain|storm|clouds?(?!\p{L})|thunder|weather|downpour)\p{L}* [^.;]{0,30}(?:hint|approach|gather|loom|threaten)\p{L}*)/iu;
/** A shore has water below and air above. */
export const ASHORE =
  /(?<![\p{L}])(?:aquarium|surface breaks|split-level|half underwater|glass dome|transparent dome|reveal\p{L}* (?:\p{L}+ ){1,3}underwater|coral reef (?:can be|is) (?:seen|visible))(?![\p{L}])/iu;
/** Things whose windows are seen from outside. */
const FACADES =
  "(?:buildings?|skyscrapers?|towers?|houses?|cottages?|fa[cç]ades?|cars?|bus|buses|trains?|trucks?)";
/** What shows the sky indoors: a window one looks through, an opening, a picture of it. */
export const WINDOW = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:through|out of|outside|beyond|past) [^.;]{0,30}windows?|(?<!(?<!(?:in|inside|within) (?:an?|the|his|her|its|their) (?:\p{L}+ ){0,2})\b${FACADES}[^.;]{0,40})windows?|skylight|glass (?:roof|ceiling|wall|dome)|balcony|doorway|open door|terrace|mural|painted (?:ceiling|sky|backdrop|walls?|on)|(?<!watercolou?r )paintings? (?:of|on|hang\p{L}*|show\p{L}*|depict\p{L}*)|poster|screen|projection|projected|planetarium|porthole)(?![\p{L}])`,
  "iu",
);
/** What lies outside, seen from within. */
export const SEEN_THROUGH =
  /outside (?:the|its|a) (?:[a-z]+ )?(?:window|door)|through (?:the|a|its) (?:[a-z]+ )?(?:window|door)|\bglimpses?\b|\bajar\b/i;
/** In monochrome, one thing left in colour is a known effect. */
export const LEFT_IN_COLOUR =
  /(?<![\p{L}])(?:(?:only|except|single|one|selective|lone|apart from)[^.,;]{0,24}(?:colou?r|red|orange|yellow|gold|green|blue|purple|pink)|splash of|accent)(?![\p{L}])/iu;
/** A picture that turns from grey to colours or back. */
export const COLOUR_CHANGE =
  /(?<![\p{L}])(?:turn|fade|fading|chang|transition|dissolv|bleed|shift)\p{L}*[^.;]{0,40}(?<![\p{L}])(?:to|into|from|in)(?![\p{L}])[^.;]{0,40}(?:colou?r|black|white|gr[ae]y|monochrom)/iu;
/** A period that is only shown or played. */
export const REFLECTED =
  /(?<![\p{L}])(?:museum|re-?enact\p{L}*|costume|cosplay\p{L}*|film set|movie set|theme park|time[- ]travel\p{L}*|statue|painting|movie|(?:video|computer|board|card) games?|gam(?:er|ers|ing)|game (?:screen|console|controller)|tourists?|armou?r display|ruins?|festival)(?![\p{L}])/iu;

/** A word right before which a claim is denied: "no wind", "without rain". */
export const DENIES =
  /(?<![\p{L}])(?:no|not|without|never|instead of|rather than|free of|hides? the|isn't|aren't|unlike)(?: (?:any|a|an|the|much|more))?\s+$/iu;
/** Words right after which a period is a manner: "ancient Chinese motifs", "medieval-style". */
export const IN_THE_MANNER =
  /^[-\s]+(?:inspired|style[ds]?|themed|motifs?|patterns?|ruins?|architecture|art|characters?|calligraphy|artefacts?|artifacts?|statues?|columns?|revival)\b/iu;
/** Words right before which daylight is on its way out: dusk, not day. */
export const FADING = /(?<![\p{L}])(?:fading|waning|dying|last|remaining|remnants of)\s+$/iu;
/** Words of a sentence that speaks of the whole clip, or of somebody named before. */
export const OF_THE_WHOLE =
  /\b(?:everything|all|scene|whole|entire|movements?|motion|action|pace|tempo|footage|video|clip|throughout)\b|^\s*(?:he|she|it|they)\b/iu;
/** Words that pace the camera and not what it sees. */
export const PACES_CAMERA = anyOf(
  `camera, dolly, dollies, pan, pans, panning, tilt, tilts, zoom, zooms, push-in, push in, pushes, pull-back, pull back, pulls back, truck, trucks, crane, orbit, orbits, arc, tracking shot, drift, pedestal, aerial, drone, glides, slider, move, reveal, fade, focus`,
);
