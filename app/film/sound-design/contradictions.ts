import { readIdea } from "../brief";
import { MUSIC_RULES } from "./music-rules";
import { PLACE_RULES } from "./place-rules";
import type { SoundRequest } from "./request";
import type { Rule } from "./rule";
import { SCENE_RULES } from "./scene-rules";
import { VOICE_RULES } from "./voice-rules";

/** A contradiction that was found, and what the brief does about it. */
export interface Settled {
  readonly id: string;
  readonly found: string;
  readonly did: string;
}

/** All rules, in the order in which they are settled. */
const RULES: readonly Rule[] = [...SCENE_RULES, ...VOICE_RULES, ...MUSIC_RULES, ...PLACE_RULES];

/** The names of all rules. */
export const RULE_IDS: readonly string[] = RULES.map(({ id }) => id);

/**
 * Settles what contradicts itself in a request.
 * @returns the request as the brief goes on with it, and what was found and done, in the order of the rules
 */
export function settle(asked: SoundRequest): { request: SoundRequest; settled: readonly Settled[] } {
  const brief = readIdea(asked.sceneContext);
  let request = asked;
  const settled: Settled[] = [];
  for (const { id, when, found, did, change } of RULES) {
    if (!when(request, brief)) continue;
    settled.push({ id, found: capital(found(request, brief)), did: did(request) });
    request = { ...request, ...change?.(request) };
  }
  return { request, settled };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
