import type { Additions } from "../define-tool";
import type { GatheredVideo } from "./gather.server";
import { clipsOf, wholePrompt } from "./report/clips.server";
import { seenAnswer, type VideoAnalysis, type VideoAnalysisInput } from "./schema";
import { cameraName, known } from "./terms";

/** What a model that can see adds: subject, setting and action of the shots whose keyframes it was shown. */
export const additions: Additions<VideoAnalysisInput, VideoAnalysis, GatheredVideo> = {
  answer: seenAnswer,
  pictures: ({ keyframes }) => keyframes.map(({ jpeg }) => jpeg),
  material: ({ facts, summary }, { keyframes }) => ({
    summary,
    keyframes: keyframes.map(({ shot, seconds }, at) => ({ picture: at + 1, shot, seconds })),
    shots: facts.picture?.shots.map(({ number, start, end, camera }) => {
      const value = known(camera);
      return { number, start, end, camera: value ? cameraName(value) : "unknown" };
    }),
  }),
  add(output, seen, { subject }) {
    if ("failure" in seen) {
      return { ...output, warnings: [...output.warnings, `The model added nothing: ${seen.failure}`] };
    }
    const numbers = new Set(output.facts.picture?.shots.map(({ number }) => number));
    const shots = seenAnswer.parse(seen.answer).shots.filter(({ shot }) => numbers.has(shot));
    if (shots.length === 0) return output;
    // What the person said goes before what a model saw.
    const clips = clipsOf(output.facts, { subject, seen: shots });
    const prompt = wholePrompt(clips, output.facts);
    return { ...output, clips, prompt, seen: { model: seen.model ?? "a model", shots } };
  },
};
