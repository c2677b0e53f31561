import { beatLabel, layBeats, refit, toFrames, toSeconds } from "~/film/timeline";
import { SECONDS } from "./options";
import { type JsonPrompt, type JsonPromptInput, linesOf, termsOf, timelineFault } from "./schema";

/** Fields that hold one text on both sides. */
const TEXTS = [
  "promptName",
  "brandProduct",
  "baseStyle",
  "coreDescription",
  "cameraSetup",
  "lighting",
  "environment",
  "musicVibe",
  "voiceOver",
  "audioCue",
  "dialogBackgroundNoise",
  "subtitlesLanguage",
] as const;

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** What of the user's words a model's answer lost, one sentence each. */
export function lostWords(input: JsonPromptInput, output: JsonPrompt): string[] {
  const faults = TEXTS.filter((name) => input[name] && flat(output[name] ?? "") !== flat(input[name])).map(
    (name) => `"${name}" must be exactly: ${input[name]}`,
  );
  const missing = linesOf(input.keyElements).filter((line) => !output.keyElements.includes(line));
  if (missing.length > 0) faults.push(`"keyElements" must have these entries: ${missing.join(" | ")}`);
  const told = output.timelineBeats.map(({ description }) => flat(description));
  for (const { description } of input.timelineBeats)
    if (!told.some((each) => each.includes(flat(description))))
      faults.push(`"timelineBeats" must have a beat described as: ${description}`);
  if (output.duration !== input.duration) faults.push(`"duration" must be ${input.duration}`);
  if (output.aspectRatio !== input.aspectRatio) faults.push(`"aspectRatio" must be "${input.aspectRatio}"`);
  return faults;
}

type Beats = JsonPrompt["timelineBeats"];

/** A model's beats with the user's own among them and no gap between them. */
function wholeTimeline(input: JsonPromptInput, written: Beats): Beats {
  const told = written.map(({ description }) => flat(description));
  const kept = input.timelineBeats.every(({ description }) =>
    told.some((each) => each.includes(flat(description))),
  );
  if (kept && timelineFault(written, input.duration) === undefined) return written;
  const times = (span: { from: number; to: number }) => ({
    timestamp: beatLabel(span),
    start: toSeconds(span.from),
    end: toSeconds(span.to),
  });
  if (kept) {
    const step = toFrames(input.duration) / written.length;
    const even = written.map((_, index) => ({
      from: Math.round(index * step),
      to: Math.round((index + 1) * step),
    }));
    const spans = refit(even, input.duration);
    return written.map((beat, index) => ({ ...beat, ...times(spans[index] ?? { from: 0, to: 1 }) }));
  }
  const { beats } = layBeats(input.duration, input.timelineBeats, SECONDS.longest);
  const spare = written.filter((_, index) => index < beats.length);
  return beats.map((span, index) => {
    const own = span.given === null ? undefined : input.timelineBeats[span.given];
    const other = spare[index] ?? written.at(-1);
    return {
      ...(own ? {} : other),
      ...times(span),
      description: own?.description ?? other?.description ?? input.sceneType,
    };
  });
}

/** A model's answer with everything the user typed put back word for word, and a timeline without gaps. */
export function keepOwnWords(input: JsonPromptInput, output: JsonPrompt): JsonPrompt {
  const own = Object.fromEntries(TEXTS.flatMap((name) => (input[name] ? [[name, input[name]]] : [])));
  return {
    ...output,
    ...own,
    aspectRatio: input.aspectRatio,
    duration: input.duration,
    useShortVisualActions: input.useShortVisualActions,
    keyElements: linesOf(input.keyElements),
    timelineBeats: wholeTimeline(input, output.timelineBeats),
    keywords: input.keywords ? termsOf(input.keywords) : output.keywords,
    negativePrompts: input.negativePrompts ? termsOf(input.negativePrompts) : output.negativePrompts,
  };
}
