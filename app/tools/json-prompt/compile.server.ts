import { brokenExclusions } from "~/film/contradictions";
import { listed, sentence } from "~/film/english";
import { measurePrompt, type PromptLength } from "~/film/prompt-length";
import { markProvenance, type ProvenanceSegment } from "~/film/provenance";
import { layBeats, promptTimecode, refit, toFrames } from "~/film/timeline";
import { estimateTokens, nearestDuration, speechSeconds, VEO } from "~/film/veo";
import { SECONDS } from "./options";
import type { JsonPrompt, JsonPromptInput } from "./schema";

/**
 * What can be left out of a text that is too long for the generator, in this order: what the room added, and the list
 * of key elements where the scene and its beats name them all.
 */
const TRIMMINGS = ["keywords", "sounds", "elements", "shots", "colours"] as const;
type Trimming = (typeof TRIMMINGS)[number];

/** A line of speech without the quotation marks that a generator may draw into the picture. */
const unquoted = (text: string) => text.replace(/["“”]/g, "");

function spokenLine(voiceOver: string, subtitles: string): string {
  const line = /\b(?:says?|asks?|whispers?|narrates?)\b[^:]{0,60}:/i.test(voiceOver)
    ? unquoted(voiceOver)
    : `A narrator says: ${unquoted(voiceOver)}`;
  return `${sentence(line)}${subtitles === "none" ? " (no subtitles)" : ""}`;
}

function labelled(prompt: JsonPrompt, without: ReadonlySet<Trimming>): string {
  const { brandProduct: brand, voiceOver, subtitlesLanguage: subtitles, timelineBeats } = prompt;
  const told = [
    prompt.coreDescription,
    ...prompt.keyElements,
    ...timelineBeats.map((each) => each.description),
  ];
  const named = brand === undefined || told.some((each) => each.toLowerCase().includes(brand.toLowerCase()));
  const scene = [prompt.coreDescription, ...timelineBeats.map((each) => each.description)].join("\n");
  const shown = prompt.keyElements.every((each) => scene.includes(each));
  const beats = timelineBeats.map(({ start, end, shot, description, sound }) =>
    [
      promptTimecode({ from: toFrames(start), to: toFrames(end) }),
      shot && !without.has("shots") && sentence(shot),
      sentence(description),
      sound && !without.has("sounds") && `Sound: ${sentence(sound)}`,
    ]
      .filter(Boolean)
      .join(" "),
  );
  const rows: readonly (readonly [string, string | undefined | false])[] = [
    ["Scene", sentence(prompt.coreDescription)],
    ["Brand or product", !named && brand],
    ["Must be seen", !(without.has("elements") && shown) && prompt.keyElements.join("; ")],
    ["Camera", sentence(prompt.cameraSetup)],
    ["Lighting", sentence(prompt.lighting)],
    ["Environment", sentence(prompt.environment)],
    ["Style", sentence(prompt.baseStyle)],
    ["Colours", !without.has("colours") && listed(prompt.colorPalette)],
    ["Timeline", `\n${beats.join("\n")}`],
    ["Music", sentence(prompt.musicVibe)],
    ["Sound", sentence(prompt.audioCue)],
    ["Background sound", sentence(prompt.dialogBackgroundNoise)],
    ["Voice-over", voiceOver && spokenLine(voiceOver, subtitles)],
    ["Subtitles", subtitles !== "none" && subtitles],
    ["Keywords", !without.has("keywords") && prompt.keywords.join(", ")],
  ];
  return rows
    .filter((row): row is readonly [string, string] => typeof row[1] === "string" && row[1] !== "")
    .map(([label, text]) => (text.startsWith("\n") ? `${label}:${text}` : `${label}: ${text}`))
    .join("\n");
}

/**
 * The prompt as labelled prose, ready to paste. What the room added is trimmed until the generator can read the whole;
 * the user's words always stay.
 */
export function asText(prompt: JsonPrompt): string {
  const without = new Set<Trimming>();
  let text = labelled(prompt, without);
  for (const trimming of TRIMMINGS) {
    if (estimateTokens(text) <= VEO.maxTokens) break;
    without.add(trimming);
    text = labelled(prompt, without);
  }
  return text;
}

/** A request as the vendor's video endpoint takes it: the prompt, and beside it what must not stand in the prompt. */
export interface GeneratorRequest {
  instances: [{ prompt: string }];
  parameters: { aspectRatio: string; durationSeconds: number; negativePrompt: string };
}

/** A negative term as a bare noun: "no text" is "text", because the field itself means no. */
const bareNoun = (term: string) =>
  term.replace(
    /^(?:no|not|without|don'?t (?:show|use|include|add)?|avoid|never)\s+(?:any\s+|an?\s+|the\s+)?/i,
    "",
  );

/** The prompt as a request body, with the nearest length and ratio that the generator renders, the beats fitted to it. */
export function asRequest(prompt: JsonPrompt): GeneratorRequest {
  const durationSeconds = nearestDuration(prompt.duration);
  const spans = prompt.timelineBeats.map(({ start, end }) => ({ from: toFrames(start), to: toFrames(end) }));
  const fitted = refit(spans, durationSeconds);
  const timelineBeats = prompt.timelineBeats.map((beat, index) => {
    const { from, to } = fitted[index] ?? { from: 0, to: 0 };
    return { ...beat, start: from / VEO.framesPerSecond, end: to / VEO.framesPerSecond };
  });
  const [widest = "16:9"] = VEO.aspectRatios;
  return {
    instances: [{ prompt: asText({ ...prompt, duration: durationSeconds, timelineBeats }) }],
    parameters: {
      aspectRatio: VEO.aspectRatios.includes(prompt.aspectRatio) ? prompt.aspectRatio : widest,
      durationSeconds,
      negativePrompt: prompt.negativePrompts.map(bareNoun).filter(Boolean).join(", "),
    },
  };
}

/** What the writer should know: limits of the generator, what was fitted, what contradicts itself. Plain sentences. */
export function hintsFor(input: JsonPromptInput, prompt: JsonPrompt): string[] {
  const { duration, aspectRatio, voiceOver } = prompt;
  const { parameters } = asRequest(prompt);
  const { fittedFrom } = layBeats(input.duration, input.timelineBeats, SECONDS.longest);
  const spoken = voiceOver ? speechSeconds(voiceOver) : 0;
  const tokens = estimateTokens(asText(prompt));
  const denied = prompt.negativePrompts.filter((term) => bareNoun(term) !== term);
  const typed = [
    input.coreDescription,
    input.keyElements,
    input.lighting,
    input.environment,
    input.cameraSetup,
  ];
  const hints: (string | false | undefined)[] = [
    !VEO.durations.includes(duration) &&
      `${VEO.name} renders clips of ${listed(VEO.durations.map(String))} s; the request asks for ${parameters.durationSeconds} s and fits the beats to it.${
        duration > Math.max(...VEO.durations) ? ` An extension adds ${VEO.extensionSeconds} s.` : ""
      }`,
    !VEO.aspectRatios.includes(aspectRatio) &&
      `${VEO.name} renders ${VEO.aspectRatios.join(" or ")}; the request asks for ${parameters.aspectRatio}, to be cropped to ${aspectRatio} afterwards.`,
    fittedFrom !== undefined && `Your beats ran to ${fittedFrom} s and are fitted to ${duration} s.`,
    spoken > duration &&
      `The voice-over takes about ${spoken.toFixed(0)} s and the clip holds ${duration} s, about ${Math.floor(duration * VEO.speechWordsPerSecond)} words.`,
    denied.length > 0 &&
      `Negative prompts are bare nouns: in the request “${denied[0]}” stands as “${bareNoun(denied[0] ?? "")}”.`,
    tokens > VEO.maxTokens &&
      `As text the prompt is about ${tokens} tokens; ${VEO.name} reads ${VEO.maxTokens}. Shorten what you typed.`,
    ...brokenExclusions(typed.filter(Boolean).join(". ")).map(
      ({ kind, because, fix }) => `You named ${kind} together: ${because} It is kept as you wrote it. ${fix}`,
    ),
  ];
  return hints.filter((each): each is string => typeof each === "string");
}

/** The three forms of a prompt beside one another, and what there is to say of them. */
export interface PromptForms {
  text: string;
  /** The text in pieces, the user's own words told from what was added. */
  segments: ProvenanceSegment[];
  measure: PromptLength;
  /** Indented JSON. */
  request: string;
  negativePrompt: string;
  hints: string[];
}

/** @returns the forms a page shows of a run */
export function formsOf(input: JsonPromptInput, prompt: JsonPrompt): PromptForms {
  const text = asText(prompt);
  const request = asRequest(prompt);
  const typed = Object.values(input).filter((each) => typeof each === "string");
  const beats = input.timelineBeats.map(({ description }) => description);
  return {
    text,
    segments: markProvenance([...typed, ...beats].join("\n"), text),
    measure: measurePrompt(text),
    request: JSON.stringify(request, null, 2),
    negativePrompt: request.parameters.negativePrompt,
    hints: hintsFor(input, prompt),
  };
}
