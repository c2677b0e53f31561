import { anyOf } from "./lexicon";

/**
 * Words around two claims by which the text settles them itself: a change over time, a window, a costume; and words
 * around one claim that take it back or say what it speaks of.
 */

/** A change over time. */
export const CHANGE =
  /(?<![\p{L}])(?:turns? (?:in)?to|turning (?:in)?to|becom(?:es|ing)|(?<!shot |camera |angle |view )transitions?(?:ing)?|time[- ]?lapse|fad(?:es|ing) (?:in)?to|giv(?:es|ing) way|morph\p{L}*|transform\p{L}*|dissolv\p{L}*|day to night|night to day|from (?:day|night|dawn|dusk|sunrise|morning|summer|winter|spring|autumn|black and white|sun) (?:in)?to|suddenly|last (?:remnants|rays?|light) of|(?:day)?light fad(?:es|ing)|as (?:the )?(?:sun sets|sun rises|night falls|day breaks|seasons? \p{L}+)|seasons? chang\p{L}*|chang(?:es|ing) (?:from|to|into))(?![\p{L}])/iu;
/** One pace after the other. */
export const PACE_CHANGE =
  /(?<![\p{L}])(?:at first|then|before|until|gradually|gather\p{L}* speed|gain\p{L}* speed|pick\p{L}* up speed|accelerat\p{L}*|decelerat\p{L}*|slows? down|speeds? up|turns? (?:in)?to|becom(?:es|ing)|transition\p{L}*|fad(?:es|ing) (?:in)?to)(?![\p{L}])/iu;
/** Weather that is only on its way. */
export const WEATHER_TO_COME =
  /(?<![\p{L}])(?:hint\p{L}*|possible|approach\p{L}*|gather\p{L}*|looming|threaten\p{L}*|about to|promis\p{L}*)(?![\p{L}])/iu;
/** A shore has water below and air above. */
export const ASHORE =
  /(?<![\p{L}])(?:aquarium|surface breaks|split-level|half underwater|glass dome|transparent dome|reveal\p{L}* (?:\p{L}+ ){1,3}underwater|coral reef (?:can be|is) (?:seen|visible))(?![\p{L}])/iu;
/** What shows the sky indoors. */
export const WINDOW =
  /(?<![\p{L}])(?:windows?|skylight|glass (?:roof|ceiling|wall|dome)|balcony|doorway|open door|terrace|mural|painted|painting|poster|screen|projection|projected|planetarium|porthole)(?![\p{L}])/iu;
/** In monochrome, one thing left in colour is a known effect. */
export const LEFT_IN_COLOUR =
  /(?<![\p{L}])(?:(?:only|except|single|one|selective|lone|apart from)[^.,;]{0,24}(?:colou?r|red|orange|yellow|gold|green|blue|purple|pink)|splash of|accent)(?![\p{L}])/iu;
/** A picture that turns from grey to colours or back. */
export const COLOUR_CHANGE =
  /(?:turn|fad|chang|transition|dissolv|bleed|shift)\p{L}*[^.;]{0,40}(?:colou?r|black|white|gr[ae]y|monochrom)/iu;
/** A period that is only shown or played. */
export const REFLECTED =
  /(?<![\p{L}])(?:museum|re-?enact\p{L}*|costume|cosplay\p{L}*|film set|movie set|theme park|time[- ]travel\p{L}*|statue|painting|movie|game|tourists?|armou?r display|ruins?|festival)(?![\p{L}])/iu;

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
