/** The kinds of intro and their lengths, as the form offers them. */
export const STYLES = [
  { value: "netflix", label: "Netflix-style series" },
  { value: "cinematic", label: "Cinematic" },
  { value: "minimalist", label: "Minimalist" },
  { value: "documentary", label: "Documentary" },
  { value: "retro", label: "Retro" },
  { value: "scifi", label: "Sci-Fi" },
  { value: "fantasy", label: "Fantasy" },
  { value: "horror", label: "Horror" },
  { value: "animated", label: "Animated" },
] as const;
export type StyleValue = (typeof STYLES)[number]["value"];

export const DURATIONS = [
  { value: "30", label: "30 seconds (3-4 scenes)", fewest: 3, most: 4 },
  { value: "60", label: "1 minute (7-8 scenes)", fewest: 7, most: 8 },
  { value: "90", label: "1.5 minutes (11-12 scenes)", fewest: 11, most: 12 },
  { value: "120", label: "2 minutes (15 scenes)", fewest: 15, most: 15 },
  { value: "180", label: "3 minutes (22-23 scenes)", fewest: 22, most: 23 },
  { value: "240", label: "4 minutes (30 scenes)", fewest: 30, most: 30 },
  { value: "300", label: "5 minutes (37-38 scenes)", fewest: 37, most: 38 },
] as const;
export type DurationValue = (typeof DURATIONS)[number]["value"];

/** The parts of a result, in the order of its tabs. */
export const TABS = [
  { value: "scenes", label: "Scenes" },
  { value: "script", label: "Full Script" },
  { value: "production", label: "Production" },
  { value: "storyboard", label: "Storyboard" },
] as const;
export type TabValue = (typeof TABS)[number]["value"];

/** A style by its label; the value itself where it is not one of the list. */
export const styleLabel = (value: string) => STYLES.find((each) => each.value === value)?.label ?? value;

/** The files a kept script can be had as. */
export const SCRIPT_FILE = "movie-intro-script.txt";
export const JSON_FILE = "movie-intro.json";
export const SHOT_LIST_FILE = "movie-intro-shot-list.csv";
export const PROMPTS_FILE = "movie-intro-prompts.txt";
