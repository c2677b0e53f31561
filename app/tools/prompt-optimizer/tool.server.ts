import { SlidersHorizontal } from "lucide-react";
import type { Segment } from "~/components/prompt-text";
import { APPEND, appendTip } from "~/components/prompt-tips";
import { keptWords, numbersIn, quotationsIn } from "~/film/content-words";
import { FILLER_WORDS } from "~/film/lexicon/markers";
import { measurePrompt, type PromptLength } from "~/film/prompt-length";
import { markProvenance } from "~/film/provenance";
import { type Band, bandOf } from "~/film/score/score";
import { applyChanges, type ComparedStretch, compare } from "~/film/word-changes";
import { defineTool } from "../define-tool";
import { warmed } from "../warmed.server";
import { instructions } from "./instructions.server";
import { type OptimizerInput, optimizerInput, optimizerOutput } from "./schema";

const composer = warmed(() => import("./compose.server"));

const TITLE_CHARACTERS = 50;

/** What the page shows of a run beside its output. */
export interface OptimizerView {
  /** Where the estimated quality falls. */
  band: Band;
  measure: PromptLength;
  segments: Segment[];
  /** The whole proposal, whatever of it was rejected. */
  proposal: string;
  /** The original and the proposal in one, stretch by stretch. */
  comparison: ComparedStretch[];
}

/** What a wording lost of the original: content words that are no empty praise, numbers, quotations. */
function lostFrom(original: string, wording: string): string[] {
  const flat = wording.toLowerCase();
  const praise = new Set(
    (original.toLowerCase().match(FILLER_WORDS) ?? []).flatMap((each) => each.split(/\W+/)),
  );
  return [
    ...keptWords(original, wording).missing.filter((word) => !praise.has(word)),
    ...numbersIn(original).filter((each) => !flat.includes(each)),
    ...quotationsIn(original).filter((each) => !flat.includes(each.toLowerCase().replace(/[.,]$/, ""))),
  ];
}

/** Carries out a button of the comparison: everything taken, or everything rejected. */
function revise(intent: string, input: OptimizerInput): OptimizerInput | undefined {
  if (intent === "accept-all") return { ...input, rejected: [] };
  const all = /^reject-all:(\d{1,4})$/.exec(intent)?.[1];
  if (all === undefined) return undefined;
  return { ...input, rejected: Array.from({ length: Math.min(Number(all), 1_000) }, (_, index) => index) };
}

export const promptOptimizer = defineTool({
  id: "prompt-optimizer",
  path: "/prompt-optimizer",
  api: "tools/prompt-optimizer",
  label: "Prompt Optimizer",
  purpose: "Improves a prompt in place, and lets you choose every change.",
  icon: SlidersHorizontal,
  badge: "orange",
  saved: true,
  input: optimizerInput,
  output: optimizerOutput,
  emptyForm: {
    targetStyle: "cinematic",
    duration: 8,
    platform: "veo3",
    enhanceVisuals: true,
    enhanceAudio: true,
    addTechnicalDetails: true,
  },
  title: ({ originalPrompt }) =>
    `Optimized: ${[...originalPrompt.replace(/\s+/g, " ")].slice(0, TITLE_CHARACTERS).join("")}`,
  compose: async (input) => (await composer()).compose(input),
  instructions,
  material: ({ originalPrompt }) => ({ prompt: originalPrompt }),
  faults({ originalPrompt }, { optimizedPrompt }) {
    const lost = lostFrom(originalPrompt, optimizedPrompt);
    return lost.length > 0
      ? [`"optimizedPrompt" must keep these words of the prompt: ${lost.join(", ")}`]
      : [];
  },
  async finish(input, output) {
    const { proposedChanges, settled } = await composer();
    const changes = proposedChanges(input.originalPrompt, output.optimizedPrompt);
    const answer = settled({ ...input, rejected: [] }, changes, output.negativePrompt);
    const lost = lostFrom(input.originalPrompt, output.optimizedPrompt);
    const hint = `The model left out of your prompt: ${lost.join(", ")}.`;
    return {
      ...output,
      ...answer,
      productionNotes: [
        ...(lost.length > 0 ? [hint] : []),
        ...answer.productionNotes,
        ...output.productionNotes,
      ],
    };
  },
  reply: (_, output) => output,
  view: ({ originalPrompt }, { optimizedPrompt, estimatedQuality = 0, changes = [] }): OptimizerView => ({
    band: bandOf(estimatedQuality),
    measure: measurePrompt(optimizedPrompt),
    segments: markProvenance(originalPrompt, optimizedPrompt),
    proposal: applyChanges(originalPrompt, changes),
    comparison: compare(originalPrompt, changes),
  }),
  revise,
  fill(intent, values) {
    if (!intent.startsWith(APPEND)) return undefined;
    const written = String(values.originalPrompt ?? "");
    return { values: { ...values, originalPrompt: appendTip(written, intent.slice(APPEND.length)) } };
  },
  succeeded: () => ({ title: "Prompt Optimized!", kind: "success" }),
  failed: { title: "Optimization Failed", message: "Failed to optimize prompt" },
});
