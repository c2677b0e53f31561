import type { z } from "zod";
import { builtinEngine, configuredEngine, type Engine } from "~/engine/engine.server";
import type { Answerer } from "~/history/runs.server";
import type { RunContext, Tool } from "./define-tool";

/** A tool's answer, and who gave it. */
export interface ToolRun<Output> {
  output: Output;
  answerer: Answerer;
}

/**
 * Runs a tool. Pages, API and batches all come through here.
 * @param input validated by the tool's schema
 * @param context who asks, the signal that ends the wait, and the engine where it is not the configured one
 * @returns an answer that fits the tool's output schema
 * @throws EngineError when a model's endpoint fails; the signal's reason when it is aborted
 */
export async function runTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
  input: z.output<Input>,
  context: RunContext & { engine?: Engine },
): Promise<ToolRun<z.output<Output>>> {
  const engine = tool.instructions ? (context.engine ?? configuredEngine) : builtinEngine;
  const began = performance.now();
  const answer = await engine.ask<z.output<Output>>({
    instructions: tool.instructions?.(input) ?? "",
    input: tool.material?.(input) ?? {},
    // TypeScript cannot see through the generic object that its own output type is what it parses to.
    answer: tool.output as unknown as z.ZodType<z.output<Output>>,
    faults: (output) => tool.faults?.(input, output) ?? [],
    compose: () => tool.compose(input, context),
    signal: context.signal,
  });
  const finished = engine === builtinEngine ? answer : ((await tool.finish?.(input, answer)) ?? answer);
  const output = tool.output.parse(finished);
  return {
    output,
    answerer: { engine: engine.id, model: engine.model, durationMs: Math.round(performance.now() - began) },
  };
}
