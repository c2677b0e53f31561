import type { Keyframe, MeasuredPart, VideoFacts } from "./facts";
import type { Ffmpeg, MeasureProgress, Probe } from "./measure-input";

/** What the measuring thread is given. */
export interface MeasuringOrder {
  file: string;
  probe: Probe;
  ffmpeg: Ffmpeg;
  types: readonly MeasuredPart[];
  maximumSeconds: number | undefined;
  /** A private folder to work in. */
  folder: string;
}

/** What it sends back. */
export type MeasuringMessage =
  | { kind: "progress"; progress: MeasureProgress }
  /** The ffmpeg that runs now; null when none does. */
  | { kind: "process"; pid: number | null }
  | { kind: "done"; facts: VideoFacts; keyframes: Keyframe[] }
  /** `forPeople`: the message may be shown as it is. */
  | { kind: "failed"; forPeople: boolean; message: string };
