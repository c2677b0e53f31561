import { directIntro } from "~/film/drama/intro";
import type { MovieIntro, MovieIntroInput } from "./schema";

/** The built-in engine's answer. Takes validated input; pure, the same input gives the same bytes. */
export function compose({ introDuration, introStyle, ...material }: MovieIntroInput): MovieIntro {
  const totalDuration = Number(introDuration);
  const { scenes, fullScript, productionNotes } = directIntro({
    ...material,
    introStyle,
    totalSeconds: totalDuration,
  });
  return {
    totalScenes: scenes.length,
    totalDuration,
    style: introStyle,
    fullScript,
    productionNotes,
    scenes,
  };
}
