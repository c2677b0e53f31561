import { Braces } from "lucide-react";
import { SCENE_TEMPLATES } from "~/film/scene-templates";
import { findSceneType } from "~/film/scene-types";
import { defineTool } from "../define-tool";
import { warmed } from "../warmed.server";
import { asRequest, asText, formsOf } from "./compile.server";
import { EMPTY_FORM, fill, TEMPLATE } from "./fill.server";
import { instructions } from "./instructions.server";
import { keepOwnWords, lostWords } from "./own-words.server";
import { jsonPrompt, jsonPromptInput, timelineFault } from "./schema";

const composer = warmed(() => import("./compose.server"));

const TITLE_CHARACTERS = 100;

const indented = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const jsonPromptTool = defineTool({
  id: "json-prompt",
  path: "/json-prompt",
  api: "tools/json-prompt",
  label: "JSON Generator",
  purpose: "Comprehensive JSON prompts: every part of a clip in a field of its own, on a timeline.",
  icon: Braces,
  badge: "green",
  saved: true,
  input: jsonPromptInput,
  output: jsonPrompt,
  emptyForm: EMPTY_FORM,
  title: ({ brandProduct, sceneType }) =>
    [...(brandProduct || findSceneType(sceneType)?.label || sceneType)].slice(0, TITLE_CHARACTERS).join(""),
  compose: async (input) => (await composer()).compose(input),
  instructions,
  material: (input) => ({ ...input }),
  faults(input, output) {
    const gap = timelineFault(output.timelineBeats, input.duration);
    return [...(gap ? [gap] : []), ...lostWords(input, output)];
  },
  finish: keepOwnWords,
  reply: (_input, output) => output,
  view: formsOf,
  files: [
    { name: "veo3-prompt.json", type: "application/json", write: (_input, output) => indented(output) },
    { name: "veo3-prompt.txt", type: "text/plain", write: (_input, output) => `${asText(output)}\n` },
    {
      name: "veo3-request.json",
      type: "application/json",
      write: (_input, output) => indented(asRequest(output)),
    },
  ],
  presets: SCENE_TEMPLATES.map(({ id, label, baseStyle, duration }) => ({
    intent: TEMPLATE + id,
    label,
    // The length stays with the last word of the style.
    note: `${baseStyle}\u00a0·\u00a0${duration}\u00a0s`,
  })),
  fill,
  succeeded: ({ promptName }) => ({
    title: "JSON Prompt Generated!",
    description: promptName,
    kind: "success",
  }),
  failed: { title: "Generation Failed", message: "Failed to generate JSON prompt" },
});
