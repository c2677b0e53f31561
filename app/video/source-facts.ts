import { picturePlan } from "./decode.server";
import type { SourceFacts } from "./facts";
import type { FrameTimes } from "./frame-times";
import type { Probe } from "./measure-input";

/** Formats by the ratio of width to height. */
const FORMATS: readonly [name: string, ratio: number][] = [
  ["9:16", 9 / 16],
  ["2:3", 2 / 3],
  ["3:4", 3 / 4],
  ["4:5", 4 / 5],
  ["1:1", 1],
  ["5:4", 5 / 4],
  ["4:3", 4 / 3],
  ["3:2", 3 / 2],
  ["16:10", 1.6],
  ["16:9", 16 / 9],
  ["1.85:1", 1.85],
  ["2:1", 2],
  ["2.39:1", 2.39],
];
const NEAR = 0.02;

/** @returns the nearest named format, or null if none is within 2 % */
export function formatName(ratio: number): string | null {
  const away = ([, each]: (typeof FORMATS)[number]) => Math.abs(ratio / each - 1);
  const nearest = [...FORMATS].sort((one, other) => away(one) - away(other))[0];
  return nearest && away(nearest) <= NEAR ? nearest[0] : null;
}

/** @param decoded what came out of the file; `seconds` is its length */
export function sourceFacts(
  probe: Probe,
  {
    frames,
    seconds,
    stillImage,
    times,
  }: { frames: number; seconds: number; stillImage: boolean; times: FrameTimes | undefined },
): SourceFacts {
  const { video, audio } = probe;
  const plan = video && picturePlan(video);
  const none = { unknown: "there is no picture" };
  const unread = { unknown: "the picture was not decoded" };
  const ratio = plan ? plan.displayWidth / plan.displayHeight : 0;
  return {
    container: probe.formatName,
    videoCodec: video?.codec ?? null,
    audioCodec: audio?.codec ?? null,
    duration: stillImage
      ? { unknown: "a still picture has no length" }
      : { value: seconds, unit: "seconds", confidence: 0.99 },
    width: plan?.displayWidth ?? null,
    height: plan?.displayHeight ?? null,
    aspect: plan ? { value: { ratio, name: formatName(ratio) }, unit: "", confidence: 0.99 } : none,
    orientation: plan ? (Math.abs(ratio - 1) < NEAR ? "square" : ratio > 1 ? "landscape" : "portrait") : null,
    framesPerSecond: !plan
      ? none
      : stillImage
        ? { unknown: "a still picture has no rate" }
        : (times?.rate() ?? unread),
    variableFrameRate: !plan
      ? none
      : times
        ? { value: times.variable(), unit: "", confidence: times.variableConfidence() }
        : unread,
    stillImage,
    frames,
  };
}
