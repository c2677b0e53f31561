import { randomUUID } from "node:crypto";
import { WandSparkles } from "lucide-react";
import type { Segment } from "~/components/prompt-text";
import { APPEND, appendTip } from "~/components/prompt-tips";
import type { Toast } from "~/components/toast";
import { keptWords } from "~/film/content-words";
import { measurePrompt, type PromptLength } from "~/film/prompt-length";
import { markProvenance } from "~/film/provenance";
import { SCENE_TEMPLATES } from "~/film/scene-templates";
import { SECTION_KEYS, type SectionKey, type SectionWish } from "~/film/sections";
import { savePrompt } from "~/history/prompts.server";
import { defineTool } from "../define-tool";
import { warmed } from "../warmed.server";
import { instructions } from "./instructions.server";
import { TO_SINGLE } from "./modes";
import { type EnhanceInput, enhancedPrompt, enhanceInput } from "./schema";

const composer = warmed(() => import("./compose.server"));

const TITLE_CHARACTERS = 50;
const TEMPLATE = "template:";

/** The start of a text as a title, with dots where it goes on; a pair of code units is never cut in two. */
function beginning(text: string): string {
  const characters = [...text.replace(/\s+/g, " ")];
  return characters.length > TITLE_CHARACTERS
    ? `${characters.slice(0, TITLE_CHARACTERS).join("")}...`
    : characters.join("");
}

/** How a prompt is shown: whose words stand where, and how long it is. */
export interface EnhanceView {
  segments: Segment[];
  measure: PromptLength;
}

const isSection = (name: string): name is SectionKey => (SECTION_KEYS as readonly string[]).includes(name);

/** Carries out a button of the result: another take of the whole or of one section, or a section left out or kept. */
function revise(intent: string, input: EnhanceInput): EnhanceInput | undefined {
  if (intent === "take") return { ...input, take: input.take + 1 };
  const [wish, section = ""] = intent.split(":");
  if (!isSection(section)) return undefined;
  const now = input.sections?.[section];
  const revised = (change: SectionWish) => ({
    ...input,
    sections: { ...input.sections, [section]: { ...now, ...change } },
  });
  if (wish === "reroll") return revised({ take: (now?.take ?? 0) + 1, dropped: undefined });
  if (wish === "drop") return revised({ dropped: true });
  if (wish === "keep") return revised({ dropped: undefined });
  return undefined;
}

export const enhance = defineTool({
  id: "enhance",
  path: "/",
  api: "prompts/enhance",
  label: "Prompt Enhancer",
  purpose: "Turns a basic idea into a detailed prompt.",
  icon: WandSparkles,
  badge: "blue",
  saved: true,
  input: enhanceInput,
  output: enhancedPrompt,
  emptyForm: { addVoice: false, addSubtitles: false, addCinematic: true },
  title: ({ originalPrompt }) => beginning(originalPrompt),
  compose: async (input) => (await composer()).compose(input, { sections: input.sections }),
  instructions,
  material: ({ originalPrompt, voiceText, soundGuide }) => ({ idea: originalPrompt, voiceText, soundGuide }),
  faults({ originalPrompt }, { prompt }) {
    const lost = keptWords(originalPrompt, prompt).missing;
    return lost.length > 0 ? [`"prompt" must keep these words of the idea: ${lost.join(", ")}`] : [];
  },
  finish({ originalPrompt }, output) {
    const lost = keptWords(originalPrompt, output.prompt).missing;
    const hint = `The model left out of your idea: ${lost.join(", ")}.`;
    return lost.length > 0 ? { ...output, hints: [hint, ...output.hints] } : output;
  },
  record(input, output, owner) {
    const id = randomUUID();
    const { originalPrompt, voiceText, addVoice, soundGuide, addSubtitles, addCinematic } = input;
    const choices = { voiceText, addVoice, soundGuide, addSubtitles, addCinematic };
    savePrompt(owner, { id, originalPrompt, enhancedPrompt: JSON.stringify(output), ...choices });
    return id;
  },
  reply: ({ originalPrompt }, output, id) => ({ id, originalPrompt, enhancedPrompt: output }),
  view: ({ originalPrompt }, { prompt }): EnhanceView => ({
    segments: markProvenance(originalPrompt, prompt),
    measure: measurePrompt(prompt),
  }),
  presets: SCENE_TEMPLATES.map(({ id, label, baseStyle, duration }) => ({
    intent: TEMPLATE + id,
    label,
    // The length stays with the last word of the style.
    note: `${baseStyle}\u00a0·\u00a0${duration}\u00a0s`,
  })),
  revise,
  fill(intent, values) {
    const written = String(values.originalPrompt ?? "");
    if (intent.startsWith(APPEND)) {
      return { values: { ...values, originalPrompt: appendTip(written, intent.slice(APPEND.length)) } };
    }
    if (intent === TO_SINGLE) {
      const { prompts, ...options } = values;
      const [first] = Array.isArray(prompts) ? prompts.filter(Boolean) : [];
      return { values: { ...options, originalPrompt: first } };
    }
    const template = SCENE_TEMPLATES.find(({ id }) => intent === `${TEMPLATE}${id}`);
    if (!template) return undefined;
    // What is written already stays: a template comes after it.
    const originalPrompt = written.trim() ? `${written.trimEnd()}\n\n${template.idea}` : template.idea;
    const toast: Toast = { title: "Preset Loaded", description: template.label, kind: "success" };
    return { values: { ...values, originalPrompt }, toast };
  },
  succeeded: () => ({ title: "Prompt Enhanced Successfully", kind: "success" }),
  failed: { title: "Enhancement Failed", message: "Failed to enhance prompt. Please try again." },
});
