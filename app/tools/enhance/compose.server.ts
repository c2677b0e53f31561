import { readIdea } from "~/film/brief";
import { direct } from "~/film/direction";
import { hintsFor } from "~/film/hints";
import { negativePromptFor } from "~/film/negative";
import type { SectionWishes } from "~/film/sections";
import type { EnhancedPrompt, EnhanceInput } from "./schema";

/**
 * The built-in engine's answer: ten sections and one prompt, ready to paste. Takes the validated input and, to keep,
 * drop or re-roll single sections, wishes by section. Pure; the same input gives the same bytes. Raises nothing.
 */
export function compose(input: EnhanceInput, options: { sections?: SectionWishes } = {}): EnhancedPrompt {
  const brief = readIdea(input.originalPrompt);
  const direction = direct(brief, input, options.sections);
  const written = direction.sections;
  return {
    sceneDescription: written.sceneDescription ?? input.originalPrompt,
    mainSubject: written.mainSubject ?? "",
    visualStyle: written.visualStyle ?? "",
    cameraMovement: written.cameraMovement ?? "",
    backgroundSetting: written.backgroundSetting ?? "",
    lightingMood: written.lightingMood ?? "",
    colorPalette: written.colorPalette ?? "",
    audioCue: written.audioCue,
    dialogBackgroundNoise: written.dialogBackgroundNoise,
    subtitlesLanguage: written.subtitlesLanguage,
    prompt: direction.prompt,
    negativePrompt: negativePromptFor(brief, direction, input),
    hints: hintsFor(brief, direction, input),
  };
}
