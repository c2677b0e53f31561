import { Gauge } from "lucide-react";
import type { Segment } from "~/components/prompt-text";
import { measurePrompt, type PromptLength } from "~/film/prompt-length";
import { markProvenance } from "~/film/provenance";
import { defineTool } from "../define-tool";
import { warmed } from "../warmed.server";
import { instructions } from "./instructions.server";
import { type MarkedPiece, markWords } from "./marks.server";
import { checkerInput, checkerOutput } from "./schema";

const composer = warmed(() => import("./compose.server"));

/** Buttons that fill the form with an example: the example follows the colon. */
const EXAMPLE = "example:";
const TITLE_CHARACTERS = 50;
const MAX_TITLE_CHARACTERS = 100;

/** "Check: " and the start of the prompt; a pair of code units is never cut in two. */
function titleOf(prompt: string): string {
  const characters = [...prompt.replace(/\s+/g, " ")];
  const start = characters.slice(0, TITLE_CHARACTERS).join("");
  return `Check: ${start}${characters.length > TITLE_CHARACTERS ? "..." : ""}`.slice(0, MAX_TITLE_CHARACTERS);
}

export type Band = "Excellent" | "Good" | "Needs Improvement";

/** How a check is shown: its band, the prompt with the words it found, and whose words stand in the mended one. */
export interface CheckerView {
  band: Band;
  marked: MarkedPiece[];
  segments: Segment[];
  measure: PromptLength;
}

/** 80 and above Excellent, 60 to 79 Good, below 60 Needs Improvement. */
const bandOf = (score: number): Band =>
  score >= 80 ? "Excellent" : score >= 60 ? "Good" : "Needs Improvement";

export const promptChecker = defineTool({
  id: "prompt-checker",
  path: "/prompt-checker",
  api: "tools/prompt-checker",
  label: "Prompt Checker",
  purpose: "Scores a prompt, shows why, and mends it.",
  icon: Gauge,
  badge: "grey",
  saved: true,
  input: checkerInput,
  output: checkerOutput,
  emptyForm: { language: "English" },
  title: ({ prompt }) => titleOf(prompt),
  compose: async (input) => (await composer()).compose(input),
  instructions,
  material: ({ prompt, errorText }) => ({ prompt, errorText }),
  finish: async (input, output) => (await composer()).measured(input, output),
  reply: (_input, output) => output,
  view: ({ prompt }, output): CheckerView => ({
    band: bandOf(output.score),
    marked: markWords(prompt, output.aspects),
    segments: markProvenance(prompt, output.optimizedPrompt),
    measure: measurePrompt(output.optimizedPrompt),
  }),
  fill(intent, values) {
    if (!intent.startsWith(EXAMPLE)) return undefined;
    return { values: { ...values, prompt: intent.slice(EXAMPLE.length) } };
  },
  succeeded: ({ score }) => ({
    title: "Analysis Complete!",
    description: `Score: ${score} out of 100`,
    kind: "success",
  }),
  failed: { title: "Analysis Failed", message: "Failed to analyze prompt" },
});
