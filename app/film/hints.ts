import type { Brief } from "./brief";
import { brokenExclusions } from "./contradictions";
import type { Direction } from "./direction";
import type { DirectionWishes } from "./sections";
import { speechHint } from "./speech";
import { estimateTokens, nearestDuration, speechSeconds, VEO } from "./veo";

/** What the writer should know: limits, open choices, contradictions in the idea. Plain sentences. */
export function hintsFor(brief: Brief, direction: Direction, wishes: DirectionWishes): string[] {
  const hints: (string | undefined)[] = [];
  for (const broken of brokenExclusions(brief.prose))
    hints.push(
      `Your idea names ${broken.kind.replace(/ and /, " and ")} together: ${broken.because} It is kept as you wrote it. ${broken.fix}`,
    );
  const moves = brief.camera.filter((word) => word.kind === "move");
  if (moves.length > 1)
    hints.push(
      `Your idea names ${moves.length} camera moves (${moves.map((word) => word.text).join(", ")}). One move a clip is followed best.`,
    );
  if (!brief.language.english)
    hints.push(
      `The idea is in ${brief.language.name} and is kept as written. English is the only language ${VEO.name} was evaluated in.`,
    );
  const aspect = brief.aspectRatio;
  if (aspect && !VEO.aspectRatios.includes(aspect))
    hints.push(`${VEO.name} renders ${VEO.aspectRatios.join(" or ")}; ${aspect} needs cropping afterwards.`);
  else if (brief.flags.aspectRatio)
    hints.push(
      `Set the aspect ratio to ${brief.flags.aspectRatio} in the generator; it has no effect inside a prompt.`,
    );
  const seconds = brief.durationSeconds;
  if (seconds !== undefined && !VEO.durations.includes(seconds))
    hints.push(
      `${VEO.name} renders clips of ${VEO.durations.join(", ")} s; the nearest to ${seconds} s is ${nearestDuration(seconds)} s. An extension adds ${VEO.extensionSeconds} s.`,
    );
  const resolution = brief.resolution;
  if (resolution && /1080|4k|hd|8k/i.test(resolution))
    hints.push(
      /8k/i.test(resolution) ? `${VEO.name} renders up to 4K.` : `${resolution} needs a clip of 8 s.`,
    );
  if (brief.flags.others.length > 0)
    hints.push(`Left out, because ${VEO.name} takes no such switches: ${brief.flags.others.join(", ")}.`);
  if (wishes.addVoice && wishes.voiceText)
    hints.push(speechHint(speechSeconds(wishes.voiceText) + direction.speech.seconds));
  else hints.push(speechHint(direction.speech.seconds));
  if (wishes.addSubtitles && direction.speech.seconds === 0 && !(wishes.addVoice && wishes.voiceText))
    hints.push(
      "Nobody speaks in this clip, so there is nothing for subtitles to show. Add a spoken line or a voice text.",
    );
  if (brief.silent && direction.speech.seconds > 0)
    hints.push("The idea asks for silence and holds speech; both are kept.");
  const tokens = estimateTokens(direction.prompt);
  if (tokens > VEO.maxTokens)
    hints.push(`The prompt is about ${tokens} tokens; ${VEO.name} takes ${VEO.maxTokens}. Shorten the idea.`);
  return hints.filter((each): each is string => each !== undefined);
}
