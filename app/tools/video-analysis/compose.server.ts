import type { GatheredVideo } from "./gather.server";
import { changeOf, keepOf } from "./report/advice.server";
import { clipsOf, negativesOf, wholePrompt } from "./report/clips.server";
import { summaryOf } from "./report/summary.server";
import { sectionsOf } from "./report/words.server";
import type { VideoAnalysis, VideoAnalysisInput } from "./schema";

/**
 * The built-in engine's answer: the measured facts, put into words and into prompts. Pure; the same facts give the same
 * bytes. Raises nothing.
 */
export function compose(
  { subject }: Pick<VideoAnalysisInput, "subject">,
  { facts, thumbnails, warnings }: Pick<GatheredVideo, "facts" | "thumbnails" | "warnings">,
): VideoAnalysis {
  const clips = clipsOf(facts, { subject, seen: [] });
  return {
    facts,
    summary: summaryOf(facts),
    sections: sectionsOf(facts),
    prompt: wholePrompt(clips, facts),
    clips,
    negativePrompt: negativesOf(facts),
    keep: keepOf(facts),
    change: changeOf(facts),
    warnings,
    stills: thumbnails.map(({ shot, seconds, jpeg }) => ({
      shot,
      seconds,
      image: `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`,
    })),
  };
}
