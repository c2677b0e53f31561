import type { z } from "zod";
import { builtinEngine, configuredEngine, type Engine } from "~/engine/engine.server";
import { EngineError } from "~/engine/engine-error.server";
import type { Answerer } from "~/history/runs.server";
import type { Additions, RunContext, Tool } from "./define-tool";

/** A tool's answer, and who gave it. */
export interface ToolRun<Output> {
  output: Output;
  answerer: Answerer;
}

/**
 * Runs a tool. Pages, API and batches all come through here.
 * @param input validated by the tool's schema
 * @param context who asks, the signal that ends the wait, who is told of progress, and the engine where it is not the
 *   configured one
 * @returns an answer that fits the tool's output schema
 * @throws EngineError when a model's endpoint fails; the signal's reason when it is aborted; what the tool's own
 *   gathering throws
 */
export async function runTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
  input: z.output<Input>,
  context: RunContext & { engine?: Engine },
): Promise<ToolRun<z.output<Output>>> {
  const engine = tool.instructions ? (context.engine ?? configuredEngine) : builtinEngine;
  const began = performance.now();
  const gathered = await tool.gather?.(input, context);
  const compose = () => tool.compose(input, context, gathered);
  const answered = tool.additions
    ? await withAdditions(tool, tool.additions, engine, { input, gathered, compose, signal: context.signal })
    : await askWhole(tool, engine, { input, compose, signal: context.signal });
  const output = tool.output.parse(answered);
  return {
    output,
    answerer: { engine: engine.id, model: engine.model, durationMs: Math.round(performance.now() - began) },
  };
}

interface Asked<Input, Output> {
  input: Input;
  compose(): Promise<Output>;
  signal: AbortSignal;
}

async function askWhole<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
  engine: Engine,
  { input, compose, signal }: Asked<z.output<Input>, z.output<Output>>,
): Promise<z.output<Output>> {
  const answer = await engine.ask<z.output<Output>>({
    instructions: tool.instructions?.(input) ?? "",
    input: tool.material?.(input) ?? {},
    // TypeScript cannot see through the generic object that its own output type is what it parses to.
    answer: tool.output as unknown as z.ZodType<z.output<Output>>,
    faults: (output) => tool.faults?.(input, output) ?? [],
    compose,
    signal,
  });
  return engine === builtinEngine ? answer : ((await tool.finish?.(input, answer)) ?? answer);
}

/** What was measured is not lost to a model that fails: the answer then says that it did. */
async function withAdditions<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
  additions: Additions<z.output<Input>, z.output<Output>, unknown>,
  engine: Engine,
  { input, gathered, compose, signal }: Asked<z.output<Input>, z.output<Output>> & { gathered: unknown },
): Promise<z.output<Output>> {
  const measured = await compose();
  if (engine === builtinEngine) return measured;
  try {
    const answer = await engine.ask<unknown>({
      instructions: tool.instructions?.(input) ?? "",
      input: { ...tool.material?.(input), ...additions.material(measured, gathered) },
      pictures: additions.pictures(gathered),
      answer: additions.answer,
      compose: async () => ({}),
      signal,
    });
    return additions.add(measured, { answer, model: engine.model }, input);
  } catch (error) {
    if (signal.aborted || !(error instanceof EngineError)) throw error;
    return additions.add(measured, { failure: error.message }, input);
  }
}
