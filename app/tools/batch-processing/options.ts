/** What is done with each prompt, by the API's own names, and the short names that the page is known for. */
export const PROCESSING_TYPES = [
  { value: "enhance", label: "Enhance", alias: "enhance", says: "A detailed prompt for each idea." },
  { value: "json-generation", label: "JSON", alias: "json", says: "A JSON prompt for each idea." },
  { value: "optimization", label: "Optimize", alias: "optimize", says: "A better version of each prompt." },
  {
    value: "analysis",
    label: "Analyze",
    alias: "analyze",
    says: "A score for each prompt; for a line that is a video's address, the video's analysis.",
  },
] as const;
export type ProcessingType = (typeof PROCESSING_TYPES)[number]["value"];

/** The types whose prompts a switch changes, and what it says. */
export const SWITCHES = [
  { name: "addVoice", label: "Add voice descriptions", hint: "A narrator speaks the idea." },
  {
    name: "addSubtitles",
    label: "Add subtitle suggestions",
    hint: "Off: the prompt tells the generator to burn none in.",
  },
  { name: "addCinematic", label: "Add cinematic elements", hint: "Off: plain and documentary." },
] as const;

interface Choice {
  name: "sceneType" | "targetStyle" | "platform" | "analysisType" | "outputFormat";
  label: string;
  /** The processing type that reads it. */
  of: ProcessingType;
  values: readonly { value: string; label: string }[];
}

/** The selects, each with the processing type that reads it. */
export const CHOICES: readonly Choice[] = [
  {
    name: "sceneType",
    label: "Scene type",
    of: "json-generation",
    values: [
      { value: "logo animation", label: "Logo animation" },
      { value: "one continuous take", label: "One continuous take" },
      { value: "montage", label: "Montage (timeline beats)" },
      { value: "product reveal", label: "Product reveal" },
      { value: "environment transform", label: "Environment transform" },
    ],
  },
  {
    name: "targetStyle",
    label: "Target style",
    of: "optimization",
    values: [
      { value: "cinematic", label: "Cinematic" },
      { value: "documentary", label: "Documentary" },
      { value: "commercial", label: "Commercial" },
      { value: "artistic", label: "Artistic" },
      { value: "social-media", label: "Social Media" },
    ],
  },
  {
    name: "platform",
    label: "Platform",
    of: "optimization",
    values: [
      { value: "veo3", label: "Video Platform" },
      { value: "general", label: "General" },
      { value: "social", label: "Social" },
    ],
  },
  {
    name: "analysisType",
    label: "Analysis type",
    of: "analysis",
    values: [
      { value: "full", label: "Full" },
      { value: "visual", label: "Visual" },
      { value: "audio", label: "Audio" },
      { value: "structure", label: "Structure" },
    ],
  },
  {
    name: "outputFormat",
    label: "Output format",
    of: "analysis",
    values: [
      { value: "detailed", label: "Detailed" },
      { value: "prompt", label: "Prompt" },
      { value: "json", label: "JSON" },
    ],
  },
];
