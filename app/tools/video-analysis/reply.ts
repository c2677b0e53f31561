import type { VideoAnalysis, VideoAnalysisInput } from "./schema";

/** What a reply holds of an analysis beside its facts, by output format. */
const LEADS = {
  detailed: ["sections", "prompt", "clips", "negativePrompt", "keep", "change", "facts", "seen"],
  prompt: ["prompt", "clips", "negativePrompt", "keep", "change", "seen"],
  json: ["facts", "seen"],
} as const satisfies Record<VideoAnalysisInput["outputFormat"], readonly (keyof VideoAnalysis)[]>;

/**
 * An analysis as its API call answers it and as the page shows it: what was asked for, the summary and the warnings, and
 * what the output format calls for. Pictures are left out: they are no text.
 */
export function replyOf(input: VideoAnalysisInput, output: VideoAnalysis): Record<string, unknown> {
  const { videoUrl, fileName, analysisType, outputFormat } = input;
  const held = LEADS[outputFormat].map((name) => [name, output[name]] as const);
  return {
    ...(fileName === undefined ? { videoUrl } : { fileName }),
    analysisType,
    outputFormat,
    summary: output.summary,
    warnings: output.warnings,
    ...Object.fromEntries(held.filter(([, value]) => value !== undefined)),
  };
}
