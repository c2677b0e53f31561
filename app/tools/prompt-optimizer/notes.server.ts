import { readIdea } from "~/film/brief";
import { lint } from "~/film/lint";
import { measurePrompt } from "~/film/prompt-length";
import { namedSlots } from "~/film/revision/slots";
import { VEO } from "~/film/veo";
import { TARGET_STYLES } from "./options";
import type { Change, OptimizerInput } from "./schema";
import { renderingNote } from "./timing.server";

const present = (notes: readonly (string | false | undefined)[]): string[] =>
  notes.filter((each): each is string => typeof each === "string");

/** What to know before the prompt is used: what was settled, what stays open. Plain sentences. */
export function productionNotes(input: OptimizerInput, optimized: string, made: readonly Change[]): string[] {
  const { originalPrompt, targetStyle, duration } = input;
  const brief = readIdea(originalPrompt);
  const named = namedSlots(originalPrompt);
  const { tokens, speechSeconds } = measurePrompt(optimized);
  const settled = made.filter(({ kind }) => kind === "contradiction");
  const open = lint(optimized).filter(({ severity }) => severity === "contradiction");
  const own = brief.durationSeconds;
  const stages = originalPrompt.match(/\b(?:then|after that|next|finally)\b/gi)?.length ?? 0;
  return present([
    ...settled.map(
      ({ start, end, text, because }) =>
        `“${originalPrompt.slice(start, end).trim()}” became ${text.trim() ? `“${text.trim()}”` : "nothing"}: ${because} Reject the change to keep your wording.`,
    ),
    ...open.map(({ kind, because, fix }) => `Still open, ${kind}: ${because} ${fix}`),
    named.look.length > 0 &&
      `Your prompt names its own look (${named.look[0]?.text}), which stays; ${TARGET_STYLES[targetStyle].toLowerCase()} conventions fill only what it leaves open.`,
    own !== undefined &&
      own !== duration &&
      `Your prompt says ${own} s and the chosen duration is ${duration} s: the prompt's own words stand.`,
    stages > 1 &&
      `The prompt tells ${stages + 1} actions in a row. One clip follows one action best: split the others over further clips.`,
    speechSeconds > duration &&
      `The spoken words take about ${speechSeconds} s, more than the ${duration} s of the clip: shorten them.`,
    tokens > VEO.maxTokens &&
      `The prompt is about ${tokens} tokens and ${VEO.name} reads ${VEO.maxTokens.toLocaleString("en")}: what stands at its end may be ignored. Name fewer things.`,
    /^\s*[[{]/.test(originalPrompt) &&
      /[\]}]\s*$/.test(originalPrompt) &&
      "The prompt looks like JSON: it is kept as it stands, and what was added follows it as prose.",
    !brief.language.english &&
      `The prompt is in ${brief.language.name} and keeps its words. English is the only language ${VEO.name} was evaluated in.`,
  ]);
}

/** How well a prompt fits the generator, in a sentence. */
export function veoCompatibility(optimized: string): string {
  const { tokens, maxTokens } = measurePrompt(optimized);
  const findings = lint(optimized);
  const size = `about ${tokens} of ${maxTokens.toLocaleString("en")} tokens`;
  const faults = [...new Set(findings.filter(({ kind }) => kind !== "filler").map(({ kind }) => kind))];
  return faults.length === 0
    ? `Fits ${VEO.name}: ${size}, no contradiction and no fault of form found.`
    : `Fits ${VEO.name} in part: ${size}; to look at: ${faults.join(", ")}.`;
}

/** What to know about the platform the prompt is written for. */
export function compatibilityNotes(input: OptimizerInput, negativePrompt: string): string[] {
  const { platform, duration, originalPrompt } = input;
  const aspect = readIdea(originalPrompt).aspectRatio;
  const foreign =
    aspect !== undefined &&
    !VEO.aspectRatios.includes(aspect) &&
    `${VEO.name} renders ${VEO.aspectRatios.join(" or ")}; ${aspect} needs cropping afterwards.`;
  if (platform === "general")
    return present([
      "Plain prose without forms of one generator: no line of unwanted nouns, no mark for subtitles, speech as you wrote it.",
      `Where your generator has a field for unwanted things: ${negativePrompt}.`,
    ]);
  const speech =
    /\(no subtitles\)/i.test(originalPrompt) || /["“«「]/.test(originalPrompt)
      ? "Spoken lines follow a colon and carry (no subtitles), so that they are heard and not drawn."
      : undefined;
  if (platform === "social")
    return present([
      "Set 9:16 in the generator: named in the prompt alone it only guides the composition.",
      "Keep what matters in the middle third: captions and buttons cover the top and the bottom.",
      renderingNote(duration),
      speech,
      foreign,
    ]);
  return present([
    renderingNote(duration),
    "Paste the last line into the negative prompt field where there is one; in a single field it may stay.",
    speech,
    foreign,
  ]);
}
