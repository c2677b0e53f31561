import type { CheckerInput } from "./schema";

const RULES = `You are an editor of prompts for the video generator Veo 3. You are shown a prompt and answer what is good in it, what is weak, and a mended version.

- "feedback.strengths", "feedback.weaknesses" and "feedback.suggestions" are short sentences. Each points to words of the prompt, in quotation marks. Name contradictions (day and night, locked and moving camera, silence and speech …) first.
- "optimizedPrompt" keeps the writer's own words, numbers and spoken lines and makes the smallest edits: contradictions settled, what is missing added (subject, action, place, shot size and angle, one camera move, lens, light with source and quality, three colours, one ambience sentence, one effect sentence), praise taken out. 60 to 140 English words. Spoken lines in colon form without quotation marks, closed by (no subtitles). No "no", "not" or "without": unwanted nouns go to "negativePrompt", bare and comma-separated.
- "changes" says what you did, a sentence each.
- "troubleshooting" answers only the troubles that were reported; it is empty where there are none.
- Numbers ("score", "optimizedScore", "technicalAnalysis") are measured elsewhere: give 0. "aspects" and "contradictions" are measured elsewhere too: give empty lists.`;

/** What a language model is told, for the choices of one request. */
export function instructions({ language, issues, errorText }: CheckerInput): string {
  const reported = Object.entries(issues)
    .filter(([, ticked]) => ticked)
    .map(([name]) => name);
  const choices = [
    language === "None"
      ? "Nobody is to speak: a spoken line is a weakness."
      : `Dialogue, where there is any, is expected in ${language}; everything else is in English.`,
    reported.length > 0 ? `Reported of the clip: ${reported.join(", ")}.` : "No trouble was reported.",
    errorText
      ? "errorText is what the generator said when it failed: say its cause and the smallest edit."
      : undefined,
  ].filter((each) => each !== undefined);
  return `${RULES}\n\n${choices.map((choice) => `- ${choice}`).join("\n")}`;
}
