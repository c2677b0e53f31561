/** Where batch mode is. */
export const BATCH_PATH = "/?mode=batch";
/** Where its form posts to. */
export const BATCH_ACTION = "/?index&mode=batch";
/** The button that takes the first of many prompts to single mode. */
export const TO_SINGLE = "single";
/** From this many boxes on, no more can be added one by one. */
export const MOST_ADDED = 20;
