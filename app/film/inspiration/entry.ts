import type { FrameData } from "../frame-sketch";

/** One idea to start from, with a prompt that is ready to be rendered. */
export interface Inspiration {
  /** Its name in an address; unique over all groups. */
  readonly id: string;
  readonly title: string;
  /** What it is and when it serves, in a sentence or two. */
  readonly description: string;
  /** What somebody would search it by, lower case. */
  readonly keywords: readonly string[];
  /** Its core, one sentence with the style named where the style is the point: variations are written from it. */
  readonly idea: string;
  /** What its sketch shows, where that cannot be read from the idea's words. */
  readonly sketch?: Partial<Pick<FrameData, "figure" | "backdrop">>;
  /** The example: 60 to 120 words, one clip of at most eight seconds. */
  readonly prompt: string;
}

/** Entries that belong together on the page. */
export interface InspirationGroup {
  readonly id: string;
  readonly title: string;
  /** One sentence on what the group gives. */
  readonly about: string;
  readonly entries: readonly Inspiration[];
}
