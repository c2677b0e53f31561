import { phraseIndex } from "../phrase-index";
import { ACTIONS } from "../vocabulary/actions";
import { AMBIENCES } from "../vocabulary/ambience";
import { MEDIUM_STYLES } from "../vocabulary/mediums";
import { EMOTIONS } from "../vocabulary/moods";
import { SETTINGS } from "../vocabulary/settings";
import { SOUND_EFFECTS } from "../vocabulary/sound-effects";
import { WEATHER } from "../vocabulary/weather";

/** Words that name a setting only when they follow a place word: "in bed" is a place, "a bed" is a thing. */
export const findSettings = phraseIndex(SETTINGS);
export const findAmbiences = phraseIndex(AMBIENCES);
export const findEffects = phraseIndex(SOUND_EFFECTS);
export const findMediums = phraseIndex(MEDIUM_STYLES.filter((each) => each.medium !== "live-action"));
export const findWeather = phraseIndex(WEATHER);
export const findActions = phraseIndex(ACTIONS);
export const findEmotions = phraseIndex(EMOTIONS);
