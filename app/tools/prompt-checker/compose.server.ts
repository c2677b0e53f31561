import { decodeFailure } from "~/film/failures";
import { adviceFor, remediesFor } from "~/film/score/advice";
import { optimizePrompt } from "~/film/score/optimize";
import { scorePrompt } from "~/film/score/score";
import type { CheckerInput, CheckerOutput } from "./schema";

/** An area for improvement without the advice that the suggestions give in full anyway. */
function withoutAdvice(weakness: string, suggestions: readonly string[]): string {
  const told = suggestions.find((suggestion) => weakness.endsWith(`: ${suggestion}`));
  const [fault, ...advice] = told?.split(": ") ?? [];
  return told && advice.length > 0 ? `${weakness.slice(0, -told.length)}${fault}.` : weakness;
}

/** The built-in engine's answer: score, reasons, remedies and the mended prompt. */
export function compose(input: CheckerInput): CheckerOutput {
  const { prompt, language, issues, errorText } = input;
  const score = scorePrompt(prompt, { language });
  const optimized = optimizePrompt(prompt, { language });
  const { strengths, weaknesses, suggestions } = adviceFor(score);
  const decoded = decodeFailure(errorText ?? "").map(({ found, cause, edit }) => ({
    issue: `The generator said: ${found}`,
    solution: `${cause} ${edit}`,
  }));
  return {
    score: score.score,
    technicalAnalysis: Object.fromEntries(
      score.aspects.map(({ id, percent }) => [id, percent]),
    ) as CheckerOutput["technicalAnalysis"],
    feedback: {
      strengths: [...strengths],
      weaknesses: weaknesses.map((weakness) => withoutAdvice(weakness, suggestions)),
      suggestions: [...suggestions],
    },
    troubleshooting: [...decoded, ...remediesFor(prompt, issues, score)],
    optimizedPrompt: optimized.prompt,
    optimizedScore: optimized.score,
    changes: [...optimized.changes],
    negativePrompt: optimized.negativePrompt,
    aspects: score.aspects.map(({ found, points, torn: _torn, ...rest }) => ({
      ...rest,
      points: Math.round(points * 10) / 10,
      found: found.map(({ text, start, end }) => ({ text, start, end })),
    })),
    contradictions: score.contradictions.map(({ kind, one, other, because, fix }) => ({
      kind,
      words: [...one, ...other].map(({ text, start, end }) => ({ text, start, end })),
      because,
      fix,
    })),
  };
}

/**
 * Joins a model's answer with what is measured: the model's words stand, the numbers are always ours, so that a score
 * means the same whoever answered. A model's prompt that scores no better than the mended one gives way to it.
 */
export function measured(input: CheckerInput, answer: CheckerOutput): CheckerOutput {
  const own = compose(input);
  const score = scorePrompt(answer.optimizedPrompt, { language: input.language }).score;
  const better = score >= own.optimizedScore;
  return {
    ...own,
    feedback: answer.feedback,
    troubleshooting: answer.troubleshooting.length > 0 ? answer.troubleshooting : own.troubleshooting,
    ...(better
      ? {
          optimizedPrompt: answer.optimizedPrompt,
          optimizedScore: score,
          changes: answer.changes,
          negativePrompt: answer.negativePrompt || own.negativePrompt,
        }
      : {}),
  };
}
