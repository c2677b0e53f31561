import { Layers } from "lucide-react";
import { defineTool } from "../define-tool";
import { answerBatch } from "./job.server";
import { batchInput, batchOutput, EMPTY_BATCH } from "./schema";

/** How many of a batch's results are good. */
const successes = (results: readonly { status: string }[]) =>
  results.filter(({ status }) => status === "success").length;

export const batchProcessing = defineTool({
  id: "batch-processing",
  path: "/batch-processing",
  api: "tools/batch-process",
  label: "Batch Processing",
  purpose: "Enhances, optimizes or analyses up to 50 prompts at once.",
  icon: Layers,
  badge: "amber",
  saved: true,
  input: batchInput,
  output: batchOutput,
  emptyForm: EMPTY_BATCH,
  title: ({ processingType }, { results }) =>
    `Batch: ${processingType} (${successes(results)}/${results.length})`,
  compose: answerBatch,
  reply: (_input, output) => output,
  view: () => null,
  succeeded: ({ results }) => ({
    title: "Batch Processing Complete!",
    description: `${successes(results)} of ${results.length} prompts processed successfully.`,
    kind: "success",
  }),
  failed: { title: "Batch Processing Failed", message: "Failed to process prompts" },
});
