/** The tools whose runs are kept, by the names history and the API know them by. */
export const SAVED_TOOL_TYPES = [
  "enhance",
  "json-prompt",
  "video-analysis",
  "prompt-optimizer",
  "batch-processing",
  "prompt-checker",
  "movie-intro",
  "mood-board",
] as const;
export type SavedToolType = (typeof SAVED_TOOL_TYPES)[number];

/** How history names and colours a tool that is not in the registry; one that is goes by the registry's words. */
export const SAVED_TOOLS: Record<SavedToolType, { label: string; badge: string }> = {
  enhance: { label: "Prompt Enhancer", badge: "blue" },
  "json-prompt": { label: "JSON Generator", badge: "green" },
  "video-analysis": { label: "Video Analysis", badge: "purple" },
  "prompt-optimizer": { label: "Prompt Optimizer", badge: "orange" },
  "batch-processing": { label: "Batch Processing", badge: "amber" },
  "prompt-checker": { label: "Prompt Checker", badge: "grey" },
  "movie-intro": { label: "Movie Intro Script", badge: "grey" },
  "mood-board": { label: "Mood Board Generator", badge: "grey" },
};

export const isSavedToolType = (name: string | null): name is SavedToolType =>
  SAVED_TOOL_TYPES.some((type) => type === name);
