import type { z } from "zod";
import { env } from "~/env.server";

/** What an engine is asked. */
export interface Question<Answer> {
  /** What a language model is told to do. */
  instructions: string;
  /** The person's own words and choices: data, never instructions. */
  input: Record<string, unknown>;
  /** JPEG pictures that belong to the input, for a model that can see. */
  pictures?: Uint8Array[];
  /** What the answer must look like. */
  answer: z.ZodType<Answer>;
  /** What is wrong with an answer that fits its schema, one sentence each; a model gets one chance to mend it. */
  faults?(answer: Answer): string[] | Promise<string[]>;
  /** The built-in engine's answer. */
  compose(): Promise<Answer>;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Something that answers questions: the rules of the film room, or a language model. */
export interface Engine {
  readonly id: "builtin" | "openai";
  /** The model's name, or null where no model answers. */
  readonly model: string | null;
  /** @throws EngineError, and the signal's own reason when it is aborted */
  ask<Answer>(question: Question<Answer>): Promise<Answer>;
}

export const builtinEngine: Engine = {
  id: "builtin",
  model: null,
  ask: (question) => question.compose(),
};

const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, LLM_TIMEOUT_MS } = env;

async function modelEngine(): Promise<Engine> {
  // Loaded where it is used: most servers never ask a model.
  const { openaiEngine } = await import("./openai.server");
  return openaiEngine({
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: OPENAI_MODEL,
    timeoutMs: LLM_TIMEOUT_MS,
  });
}

/** Who answers on this server: a model where one is configured, the built-in engine where none is. */
export const configuredEngine: Engine =
  OPENAI_API_KEY || OPENAI_BASE_URL ? await modelEngine() : builtinEngine;
