import { Film } from "lucide-react";
import { measurePrompt, type PromptLength } from "~/film/prompt-length";
import { defineTool } from "../define-tool";
import { warmed } from "../warmed.server";
import { additions } from "./additions.server";
import { gatherVideo } from "./gather.server";
import { instructions } from "./instructions.server";
import { replyOf } from "./reply";
import { enhancerValues, jsonPromptValues } from "./report/prefill.server";
import { nameOf, printableReport } from "./report/printable.server";
import { type VideoAnalysisInput, videoAnalysis, videoAnalysisInput } from "./schema";

const composer = warmed(() => import("./compose.server"));

const TITLE_CHARACTERS = 50;

/** What the page shows of an analysis beside the analysis itself. */
export interface VideoAnalysisView {
  /** The reply to the API call, as indented JSON. */
  json: string;
  /** How long each clip's prompt is, in the clips' order. */
  lengths: PromptLength[];
  /** What the enhancer's and the JSON generator's forms are filled with, for the first clip. */
  enhancer: Record<string, unknown>;
  jsonPrompt: Record<string, unknown>;
}

/** Where the video came from, as a title: the start of its address, or its file's name. */
function title(input: VideoAnalysisInput): string {
  const characters = [...nameOf(input)];
  return characters.length > TITLE_CHARACTERS
    ? `${characters.slice(0, TITLE_CHARACTERS).join("")}...`
    : characters.join("");
}

export const videoAnalysisTool = defineTool({
  id: "video-analysis",
  path: "/video-analysis",
  api: "tools/video-analysis",
  label: "Video Analysis",
  purpose: "Measures a video, shot by shot, and writes the prompts that would recreate it.",
  icon: Film,
  badge: "purple",
  saved: true,
  input: videoAnalysisInput,
  output: videoAnalysis,
  emptyForm: { analysisType: "full", outputFormat: "detailed" },
  title,
  gather: gatherVideo,
  compose: async (input, _context, gathered) => (await composer()).compose(input, gathered),
  instructions,
  material: ({ subject }) => ({ subject }),
  additions,
  reply: replyOf,
  view: (input, output): VideoAnalysisView => ({
    json: JSON.stringify(replyOf(input, output), null, 2),
    lengths: output.clips.map(({ prompt }) => measurePrompt(prompt)),
    enhancer: enhancerValues(output),
    jsonPrompt: jsonPromptValues(input, output),
  }),
  files: [
    {
      name: "video-analysis.json",
      type: "application/json",
      write: (input, output) =>
        JSON.stringify(
          { ...replyOf({ ...input, outputFormat: "detailed" }, output), stills: output.stills },
          null,
          2,
        ),
    },
    { name: "video-analysis.html", type: "text/html", write: printableReport },
  ],
  succeeded: () => ({ title: "Video Analysis Complete!", kind: "success" }),
  failed: { title: "Analysis Failed", message: "Failed to analyze video" },
});
