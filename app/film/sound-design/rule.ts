import type { Brief } from "../brief";
import type { SoundRequest } from "./request";

/** Two choices that cannot both be heard as they stand, and what the brief does about it. */
export interface Rule {
  readonly id: string;
  /** Whether the choices break the rule. */
  readonly when: (request: SoundRequest, brief: Brief) => boolean;
  readonly found: (request: SoundRequest, brief: Brief) => string;
  readonly did: (request: SoundRequest) => string;
  /** What the brief goes on with instead; most rules change how a choice is carried out and not the choice. */
  readonly change?: (request: SoundRequest) => Partial<SoundRequest>;
}

export const has = (list: readonly string[], value: string | undefined) =>
  value !== undefined && list.includes(value);
/** An option without its range: "Fast" of "Fast (130-150 BPM)". */
export const plain = (value: string | undefined) => (value ?? "").replace(/ \(.*$/, "");
export const speaks = ({ hasVoiceover, hasCharacterDialog }: SoundRequest) =>
  hasVoiceover || hasCharacterDialog;
