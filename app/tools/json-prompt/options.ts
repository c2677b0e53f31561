// What the form offers and the schema holds to; read by both, so it must not bring zod into the browser.

export const ASPECT_RATIOS = ["16:9", "9:16", "1:1", "4:3"] as const;

/** The length of a clip, in seconds. */
export const SECONDS = { shortest: 1, usual: 8, longest: 30 } as const;

/** What is said of a duration that cannot be. */
export const DURATION_FAULTS = {
  noNumber: "Duration must be a number of seconds",
  broken: "Duration must be a whole number of seconds",
  tooShort: `Duration must be at least ${SECONDS.shortest} second`,
  tooLong: `Duration must be at most ${SECONDS.longest} seconds`,
} as const;

/**
 * Judges a duration while it is typed, by the schema's rules.
 * @param typed the field's text; blank leaves it to the usual length
 * @returns what is wrong with it
 */
export function durationFault(typed: string | undefined): string | undefined {
  if (typed === undefined || typed.trim() === "") return undefined;
  const seconds = Number(typed);
  if (Number.isNaN(seconds)) return DURATION_FAULTS.noNumber;
  if (!Number.isInteger(seconds)) return DURATION_FAULTS.broken;
  if (seconds < SECONDS.shortest) return DURATION_FAULTS.tooShort;
  return seconds > SECONDS.longest ? DURATION_FAULTS.tooLong : undefined;
}
