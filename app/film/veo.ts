/** What Veo takes and renders: one profile, so that another generator is one more. */

export interface TargetProfile {
  readonly name: string;
  /** The longest prompt, in the generator's tokens. */
  readonly maxTokens: number;
  /** English words to tokens, about. */
  readonly tokensPerWord: number;
  readonly aspectRatios: readonly string[];
  /** Clip lengths in seconds. */
  readonly durations: readonly number[];
  readonly framesPerSecond: number;
  readonly resolutions: readonly { readonly name: string; readonly durations: readonly number[] }[];
  /** Words a speaker gets out in a second, at most, when understood well. */
  readonly speechWordsPerSecond: number;
  /** Negative prompt terms that still help. */
  readonly maxNegativeTerms: number;
  readonly extensionSeconds: number;
}

/**
 * Veo 3.1, as the vendor's pages give it: 1,024 tokens a prompt; clips of 4, 6 or 8 s at 24 frames a second;
 * 16:9 or 9:16; 1080p and 4K at 8 s only; an extension adds 7 s. 12 to 25 spoken words fit 8 s (common practice).
 */
export const VEO: TargetProfile = {
  name: "Veo 3.1",
  maxTokens: 1024,
  tokensPerWord: 1.24,
  aspectRatios: ["16:9", "9:16"],
  durations: [4, 6, 8],
  framesPerSecond: 24,
  resolutions: [
    { name: "720p", durations: [4, 6, 8] },
    { name: "1080p", durations: [8] },
    { name: "4K", durations: [8] },
  ],
  speechWordsPerSecond: 3,
  maxNegativeTerms: 12,
  extensionSeconds: 7,
};

const WIDE_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/** About how many tokens a text costs: 1.24 a word, one a character in scripts without spaces. Takes any text. */
export function estimateTokens(text: string, profile: TargetProfile = VEO): number {
  const wide = text.match(WIDE_SCRIPT)?.length ?? 0;
  const words =
    text.replace(WIDE_SCRIPT, " ").match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?|[^\s\p{L}\p{N}]/gu)?.length ?? 0;
  return Math.ceil(words * profile.tokensPerWord + wide);
}

/** How long a line takes to speak, in seconds; a character of a script without spaces counts as a third of a word. */
export function speechSeconds(line: string, profile: TargetProfile = VEO): number {
  const wide = line.match(WIDE_SCRIPT)?.length ?? 0;
  const words = line.replace(WIDE_SCRIPT, " ").match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.round(((words + wide / 3) / profile.speechWordsPerSecond) * 10) / 10;
}

/** The nearest clip length the generator renders, in seconds. */
export function nearestDuration(seconds: number, profile: TargetProfile = VEO): number {
  return profile.durations.reduce((best, each) =>
    Math.abs(each - seconds) < Math.abs(best - seconds) ? each : best,
  );
}
