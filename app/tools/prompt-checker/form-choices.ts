/** The languages in which dialogue can be expected; None: nobody is to speak. */
export const LANGUAGE_NAMES = [
  "English",
  "Spanish",
  "French",
  "German",
  "Japanese",
  "Chinese",
  "Korean",
  "None",
] as const;

/** What can go wrong with a clip, as the form asks for it. */
export const ISSUE_NAMES = [
  ["noSound", "No sound, or odd sounds"],
  ["unwantedSubtitles", "Unwanted subtitles"],
  ["generationFailed", "Generation failed or was blocked"],
  ["contentDeviates", "Content differs from the prompt"],
  ["motionNotSmooth", "Motion is not smooth"],
] as const;
