import { estimateTokens, speechSeconds, VEO } from "./veo";

/** How long a prompt is, for a reader and for the generator. */
export interface PromptLength {
  words: number;
  /** Estimated; the generator counts with a tokenizer of its own. */
  tokens: number;
  maxTokens: number;
  /** Seconds that its spoken lines take; 0 when nobody speaks. */
  speechSeconds: number;
}

/**
 * Speech in the colon form: a verb of saying, a few words of manner, a colon, and the line: all of it up to the
 * mark that ends it where there is one, else one sentence.
 */
const SPOKEN =
  /\b(?:says?|said|asks?|whispers?|shouts?|replies|answers|murmurs?|calls|narrates?|speaks?)\b[^:.!?\n]{0,60}:\s*(?:([^:]+?)\s*\((?:no )?subtitles\)|(.+?)(?=(?<=[.!?])\s|$))/gi;

/** Measures a prompt. Reads its text only. */
export function measurePrompt(prompt: string): PromptLength {
  const spoken = [...prompt.matchAll(SPOKEN)].map(([, marked, sentence]) => marked ?? sentence ?? "");
  return {
    words: prompt.split(/\s+/).filter(Boolean).length,
    tokens: estimateTokens(prompt),
    maxTokens: VEO.maxTokens,
    speechSeconds: spoken.length > 0 ? speechSeconds(spoken.join(" ")) : 0,
  };
}
