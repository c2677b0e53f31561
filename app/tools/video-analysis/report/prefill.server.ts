// What other tools' forms are filled with from an analysis: the names are those of their fields.
import type { VideoAnalysis, VideoAnalysisInput } from "../schema";
import { cameraName, known, listed } from "../terms";
import { SUBJECT_PLACEHOLDER, soundSentence } from "./clips.server";
import { colourNames } from "./colours.server";

const SHAPES = ["16:9", "9:16", "1:1", "4:3"];
/** The longest clip the JSON Generator takes, in seconds. */
const MAX_SECONDS = 30;

/** The Prompt Enhancer's form: the first clip as an idea, with its sound apart. */
export function enhancerValues({ clips, facts }: VideoAnalysis): Record<string, unknown> {
  const [first] = clips;
  const sound = first && soundSentence(facts.sound, first.start, first.end).replace(/^Sound: /, "");
  const idea = (first?.prompt ?? "")
    .replace(SUBJECT_PLACEHOLDER, "")
    .replace(`Sound: ${sound}`, "")
    .replace("(no subtitles)", "");
  return {
    originalPrompt: idea.replace(/\s+/g, " ").trim(),
    addCinematic: true,
    ...(sound ? { soundGuide: sound } : {}),
  };
}

/** The JSON Generator's form: the first shot's measures in the fields that are there for them. */
export function jsonPromptValues(
  { subject }: VideoAnalysisInput,
  output: VideoAnalysis,
): Record<string, unknown> {
  const { facts, clips } = output;
  const [shot] = facts.picture?.shots ?? [];
  const camera = known(shot?.camera);
  const light = known(shot?.light);
  const shape = known(facts.source.aspect)?.name ?? "";
  const palette = known(facts.picture?.palette);
  const seen = output.seen?.shots.find((one) => one.shot === shot?.number);
  const sound = clips[0]
    ? soundSentence(facts.sound, clips[0].start, clips[0].end).replace(/^Sound: /, "")
    : "";
  return {
    duration: String(Math.min(MAX_SECONDS, clips[0]?.duration ?? 8)),
    ...(SHAPES.includes(shape) ? { aspectRatio: shape } : {}),
    ...(subject || seen
      ? { coreDescription: subject ?? [seen?.subject, seen?.action].filter(Boolean).join(" ") }
      : {}),
    ...(seen?.setting ? { environment: seen.setting } : {}),
    ...(camera ? { cameraSetup: cameraName(camera) } : {}),
    ...(light ? { lighting: `${light.key} light, ${light.contrast} contrast, ${light.temperature}` } : {}),
    ...(palette && palette.length > 0
      ? { keywords: `palette of ${listed(colourNames(palette).slice(0, 4))}` }
      : {}),
    ...(output.negativePrompt ? { negativePrompts: output.negativePrompt } : {}),
    ...(sound ? { audioCue: sound } : {}),
    useShortVisualActions: true,
  };
}
