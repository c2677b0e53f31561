import { designSound } from "~/film/sound-design/specification";
import type { AudioInput, AudioOutput, MixPlan } from "./schema";

/** The built-in engine's answer. Takes validated input; pure, the same input gives the same bytes. */
export function compose(input: AudioInput): AudioOutput & { mix: MixPlan } {
  const design = designSound(input);
  return {
    audioSpecification: design.specification,
    promptSentences: [...design.sentences],
    warnings: [...design.settled.map(({ found, did }) => `${found} ${did}`), ...design.notes],
    mix: {
      seconds: design.seconds,
      spokenSeconds: design.spokenSeconds,
      ...design.delivery,
      layers: design.layers.map(({ kind, name, from, to, levels }) => ({
        kind,
        name,
        from,
        to,
        levels: levels.map(([at, level]) => ({ at, level })),
      })),
    },
  };
}
