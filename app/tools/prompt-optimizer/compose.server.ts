import type { Edit } from "~/film/revision/edit";
import { type RevisionWishes, revise } from "~/film/revision/revise";
import { SLOTS, type Slot } from "~/film/revision/slots";
import { scorePrompt } from "~/film/score/score";
import { applyChanges, wordChanges } from "~/film/word-changes";
import { labelOf, listAdditions, listNewlyNamed, SLOT_LABELS } from "./lists.server";
import { compatibilityNotes, productionNotes, veoCompatibility } from "./notes.server";
import type { Change, OptimizerInput, OptimizerOutput } from "./schema";
import { STYLE_CONVENTIONS } from "./style-conventions.server";
import { paceFor } from "./timing.server";

/** Slots that each switch opens. Lens belongs to the picture and to the technique. */
const VISUAL: readonly Slot[] = ["setting", "light", "look", "lens", "palette"];
const AUDIO: readonly Slot[] = ["ambience", "effect"];
const TECHNICAL: readonly Slot[] = ["frame", "move", "lens", "exposure"];

const VERTICAL = ["vertical 9:16 frame, {s} in the middle third"];

/** What the choices of a request ask of a revision. With every switch off only faults are mended. */
export function wishesFor(input: OptimizerInput): RevisionWishes {
  const { enhanceVisuals, enhanceAudio, addTechnicalDetails, platform, duration, targetStyle } = input;
  const enhancing = enhanceVisuals || enhanceAudio || addTechnicalDetails;
  const open = new Set<Slot>([
    ...(enhancing ? (["pace"] as const) : []),
    ...(enhancing && platform === "social" ? (["format"] as const) : []),
    ...(enhanceVisuals ? VISUAL : []),
    ...(addTechnicalDetails ? TECHNICAL : []),
    ...(enhanceAudio ? AUDIO : []),
  ]);
  return {
    slots: SLOTS.filter((slot) => open.has(slot)),
    conventions: {
      ...STYLE_CONVENTIONS[targetStyle],
      pace: paceFor(duration, platform),
      format: VERTICAL,
    },
    speech: platform === "general" ? "as-written" : "colon",
    negatives: platform === "general" ? "none" : enhancing ? "full" : "own",
  };
}

const labelled = (edit: Edit): Change => ({
  start: edit.start,
  end: edit.end,
  text: edit.text,
  kind: edit.kind,
  label: edit.slot ? SLOT_LABELS[edit.slot] : (edit.fault ?? labelOf(edit.kind)),
  because: edit.because,
});

/** The changes between the original and a wording somebody proposed, phrase by phrase. */
export function proposedChanges(original: string, wording: string): Change[] {
  return wordChanges(original, wording).map(({ start, end, text }) => {
    const kind = start === end ? "addition" : "rewording";
    return { start, end, text, kind, label: labelOf(kind), because: "Proposed by the model." };
  });
}

/**
 * What follows from a list of changes and those that were rejected: the text, its measures and its notes. The built-in
 * engine and a model's answer both come through here, so that they mean the same.
 */
export function settled(
  input: OptimizerInput,
  changes: readonly Change[],
  negativePrompt: string,
): Pick<
  OptimizerOutput,
  "optimizedPrompt" | "productionNotes" | "veo3Compatibility" | "compatibilityNotes"
> & { negativePrompt: string; estimatedQuality: number; originalQuality: number; changes: Change[] } {
  const rejected = new Set(input.rejected);
  const optimizedPrompt =
    applyChanges(input.originalPrompt, changes, rejected).trim() || input.originalPrompt;
  return {
    optimizedPrompt,
    productionNotes: productionNotes(
      input,
      optimizedPrompt,
      changes.filter((_, index) => !rejected.has(index)),
    ),
    veo3Compatibility: veoCompatibility(optimizedPrompt),
    compatibilityNotes: compatibilityNotes(input, negativePrompt),
    negativePrompt,
    estimatedQuality: scorePrompt(optimizedPrompt).score,
    originalQuality: scorePrompt(input.originalPrompt).score,
    changes: [...changes],
  };
}

/**
 * The built-in engine's answer: the user's prompt edited in place, with every edit listed, less those that were
 * rejected. Of an earlier proposal it only takes the choice. Pure; the same input gives the same bytes.
 */
export function compose(input: OptimizerInput): OptimizerOutput {
  const { originalPrompt, proposal } = input;
  const revision = revise(originalPrompt, wishesFor(input));
  if (proposal !== undefined) {
    const answer = settled(input, proposedChanges(originalPrompt, proposal), revision.negativePrompt);
    return { ...answer, ...listNewlyNamed(originalPrompt, answer.optimizedPrompt) };
  }
  const rejected = new Set(input.rejected);
  const made = revision.edits.filter((_, index) => !rejected.has(index));
  return {
    ...settled(input, revision.edits.map(labelled), revision.negativePrompt),
    ...listAdditions(made.flatMap(({ slot, text }) => (slot && slot !== "negative" ? [{ slot, text }] : []))),
  };
}
