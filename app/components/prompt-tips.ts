/** The tips of one tool: what its popover offers, and what is missing from a text. */
export interface PromptTips {
  categories: { name: string; why: string; suggestions: string[]; examples: string[] }[];
  /** Shown while the text is very short. */
  shortText: string;
  /** A tip each for what the text does not speak of. */
  lacks: { unless: RegExp; tip: string }[];
}

/** Below this many characters a text is too short to say anything. */
const SHORT_TEXT = 20;
const MOST_TIPS = 3;

/** @returns at most three tips for what a text lacks; none for an empty one */
export function contextualTips(tips: PromptTips, text: string): string[] {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  const found = [
    ...(trimmed.length < SHORT_TEXT ? [tips.shortText] : []),
    ...tips.lacks.filter(({ unless }) => !unless.test(trimmed)).map(({ tip }) => tip),
  ];
  return found.slice(0, MOST_TIPS);
}

/** Adds a chosen tip to what is written already, with a comma where a sentence goes on. */
export function appendTip(text: string, tip: string): string {
  const written = text.trimEnd();
  if (written === "") return tip;
  return /[.!?,;:]$/.test(written) ? `${written} ${tip}` : `${written}, ${tip}`;
}

/** The intent of a button that adds a tip: `append:` and the tip itself. */
export const APPEND = "append:";
