/** What can be analysed, as value and label; the first is the default. */
export const ANALYSIS_TYPES = [
  { value: "full", label: "Full", says: "Shots, camera, colour and light, captions and sound." },
  { value: "visual", label: "Visual", says: "Shots, camera, colour and light, captions." },
  { value: "audio", label: "Audio", says: "Loudness, tempo, speech, music and silence." },
  { value: "structure", label: "Structure", says: "Shots, transitions, pace and camera." },
] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number]["value"];

/** What the report leads with, as value and label; the first is the default. */
export const OUTPUT_FORMATS = [
  { value: "detailed", label: "Detailed", says: "The report in words, with its numbers." },
  { value: "prompt", label: "Prompt", says: "Prompts that would recreate it, shot by shot." },
  { value: "json", label: "JSON", says: "The measured facts." },
] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]["value"];

/** The files that a browser offers to choose from. */
export const ACCEPTED_FILES =
  "video/*,audio/*,image/gif,image/png,image/jpeg,.mkv,.ts,.flv,.wmv,.avi,.mov,.ogv";

/** The field that carries an uploaded file; it is no part of what is kept. */
export const FILE_FIELD = "file";
