/** What can be chosen, each value with the words that people see. */
export const TARGET_STYLES = {
  cinematic: "Cinematic",
  documentary: "Documentary",
  commercial: "Commercial",
  artistic: "Artistic",
  "social-media": "Social Media",
} as const;
export type TargetStyle = keyof typeof TARGET_STYLES;

export const PLATFORMS = {
  veo3: "Video Platform",
  general: "General",
  social: "Social",
} as const;
export type Platform = keyof typeof PLATFORMS;

/** A chosen list's values, as zod's enum takes them. */
export const valuesOf = <Value extends string>(options: Readonly<Record<Value, string>>) =>
  Object.keys(options) as [Value, ...Value[]];

/** The same list as a form shows it. */
export const choicesOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));
