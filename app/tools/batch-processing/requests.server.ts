import type { ProcessingType } from "./options";
import type { BatchOptions } from "./schema";

/** What a prompt of a batch asks of a tool. */
export interface ItemRequest {
  /** The tool's id. */
  tool: string;
  input: Record<string, unknown>;
  /** The part of the tool's answer that is the result, where that is not the whole. */
  part?: string;
}

/** About 20 words fit into 8 seconds of speech. */
const NARRATION_WORDS = 20;

/** What a narrator says of an idea: its words, as far as they fit. An idea in which somebody speaks needs none. */
function narration(prompt: string): string | undefined {
  if (/["“”«»]/.test(prompt)) return undefined;
  return prompt.split(/\s+/).slice(0, NARRATION_WORDS).join(" ");
}

const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

const REQUESTS: Record<ProcessingType, (prompt: string, options: BatchOptions) => ItemRequest> = {
  enhance: (prompt, { addVoice, addSubtitles, addCinematic }) => {
    const voiceText = addVoice ? narration(prompt) : undefined;
    return {
      tool: "enhance",
      input: { originalPrompt: prompt, addVoice, voiceText, addSubtitles, addCinematic },
    };
  },
  "json-generation": (prompt, { sceneType, addVoice, addSubtitles, addCinematic }) => ({
    tool: "json-prompt",
    input: {
      sceneType,
      keyElements: prompt,
      coreDescription: prompt,
      voiceOver: addVoice ? narration(prompt) : undefined,
      subtitlesLanguage: addSubtitles ? "English" : undefined,
      baseStyle: addCinematic ? "cinematic" : "plain documentary",
    },
  }),
  optimization: (prompt, { targetStyle, platform, addVoice, addCinematic }) => ({
    tool: "prompt-optimizer",
    input: {
      originalPrompt: prompt,
      targetStyle,
      platform,
      enhanceAudio: addVoice,
      enhanceVisuals: addCinematic,
    },
  }),
  analysis: (prompt, { analysisType, outputFormat }) =>
    isWebAddress(prompt)
      ? { tool: "video-analysis", input: { videoUrl: prompt, analysisType, outputFormat } }
      : {
          tool: "prompt-checker",
          input: { prompt },
          part: outputFormat === "prompt" ? "optimizedPrompt" : undefined,
        },
};

/** What is asked, and of which tool, for one prompt of a batch. */
export const requestOf = (type: ProcessingType, prompt: string, options: BatchOptions): ItemRequest =>
  REQUESTS[type](prompt, options);
