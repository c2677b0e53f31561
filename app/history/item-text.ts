/** What a run's stored texts say to a person. Stored texts may hold anything: clients post them. */

const PREVIEW_CHARACTERS = 300;
/** Where a tool's input says what was asked for, and its output what came of it, the likeliest first. */
const ASKED = [
  "originalPrompt",
  "prompt",
  "mainIdea",
  "concept",
  "videoUrl",
  "coreDescription",
  "keyElements",
];
const ANSWERED = ["prompt", "optimizedPrompt", "fullScript", "audioSpecification"];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

function firstText(value: unknown, names: string[]): string | undefined {
  if (value === null || typeof value !== "object") return undefined;
  return names.map((name) => (value as Record<string, unknown>)[name]).find(isText);
}

/**
 * The start of what was asked for.
 * @param inputData a run's input as it is stored
 * @returns at most 300 characters on one line; "No input data" where there is none
 */
export function inputPreview(inputData: string): string {
  const value = parsed(inputData);
  const prompts = (value as { prompts?: unknown } | null | undefined)?.prompts;
  const texts = Array.isArray(prompts) ? prompts.filter(isText).join(" · ") : "";
  const anyText = value !== null && typeof value === "object" ? Object.values(value).find(isText) : value;
  const text = firstText(value, ASKED) ?? (texts || (isText(anyText) ? anyText : undefined));
  if (!text) return "No input data";
  const characters = [...text.replace(/\s+/g, " ").trim()];
  const start = characters.slice(0, PREVIEW_CHARACTERS).join("");
  return characters.length > PREVIEW_CHARACTERS ? `${start}...` : start;
}

/**
 * The text somebody wants when they copy a run.
 * @param outputData a run's output as it is stored
 * @returns the prompt or script where the output has one, else the whole output, indented where it is JSON
 */
export function outputText(outputData: string): string {
  const value = parsed(outputData);
  if (typeof value === "string") return value;
  if (value === undefined || value === null) return outputData;
  return firstText(value, ANSWERED) ?? JSON.stringify(value, null, 2);
}
