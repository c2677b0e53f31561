import { nearestDuration, VEO } from "~/film/veo";
import type { Platform } from "./options";

const LONGEST = Math.max(...VEO.durations);

const seconds = (count: number) => (count === 1 ? "1 second" : `${count} seconds`);

/**
 * How the time of a clip is used, as templates of the film room. A few seconds hold one beat; what is longer than the
 * generator's longest clip is told in stages that a cut or an extension can follow.
 * @param duration seconds, 1 to 30
 */
export function paceFor(duration: number, platform: Platform): readonly string[] {
  if (platform === "social")
    return duration <= 3
      ? [`${seconds(duration)}: {s} fills the frame from the first instant, one beat, straight to the cut`]
      : [
          `${seconds(duration)}: hook in the first second, {s} large in frame and clear at once, then [the action|the rest] plays out`,
          `hook in the first second: {s} close and legible; the action takes the remaining ${seconds(duration - 1)}`,
        ];
  if (duration <= 3)
    return [
      `a single beat of ${seconds(duration)}, the action already under way`,
      `${seconds(duration)}, one beat: in on the action, out before it ends`,
    ];
  if (duration <= 5)
    return [
      `${seconds(duration)} in one take: one action, begun and finished`,
      `one continuous take of ${seconds(duration)}, a single action from start to end`,
    ];
  if (duration <= LONGEST)
    return [
      `one continuous take of ${seconds(duration)}: a second to settle, the action, a held last second`,
      `${seconds(duration)} in one take, the action in the middle, the last second held`,
    ];
  if (duration <= 2 * LONGEST)
    return [
      `${seconds(duration)} in two stages: the scene opens in the first ${seconds(Math.round(duration / 2))}, the action completes in the second`,
    ];
  const stage = Math.round(duration / 3);
  return [
    `${seconds(duration)} in three stages of about ${seconds(stage)}: arrival, action, what it leaves behind`,
  ];
}

/** What the generator renders of a length, in one sentence. */
export function renderingNote(duration: number): string {
  if (VEO.durations.includes(duration)) return `Set the clip length to ${duration} s in the generator.`;
  if (duration < LONGEST)
    return `${VEO.name} renders ${VEO.durations.join(", ")} s: choose ${nearestDuration(duration)} s and trim to ${duration} s.`;
  const extensions = Math.ceil((duration - LONGEST) / VEO.extensionSeconds);
  const total = LONGEST + extensions * VEO.extensionSeconds;
  const times = extensions === 1 ? "once" : `${extensions} times`;
  return `${VEO.name} renders at most ${LONGEST} s at once: render ${LONGEST} s, extend ${times} by ${VEO.extensionSeconds} s to ${total} s, and trim to ${duration} s.`;
}
