import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { audioWizard } from "./audio-wizard/tool.server";
import { batchProcessing } from "./batch-processing/tool.server";
import type { AnyTool, Guide } from "./define-tool";
import { enhance } from "./enhance/tool.server";
import { goldenPrinciples } from "./golden-principles/guide.server";
import { jsonPromptTool } from "./json-prompt/tool.server";
import { moodBoardTool } from "./mood-board/tool.server";
import { movieIntroTool } from "./movie-intro/tool.server";
import { promptChecker } from "./prompt-checker/tool.server";
import { promptOptimizer } from "./prompt-optimizer/tool.server";
import { videoAnalysisTool } from "./video-analysis/tool.server";
import { videoInspiration } from "./video-inspiration/guide.server";

/** Every tool and guide there is, in the order of the navigation. A new one is one line here and one folder beside. */
const pages: readonly (AnyTool | Guide)[] = [
  enhance,
  jsonPromptTool,
  videoAnalysisTool,
  promptOptimizer,
  audioWizard,
  batchProcessing,
  goldenPrinciples,
  videoInspiration,
  promptChecker,
  movieIntroTool,
  moodBoardTool,
];

const isTool = (page: AnyTool | Guide): page is AnyTool => "compose" in page;

/** Every tool, in the order of the navigation. */
export const tools: readonly AnyTool[] = pages.filter(isTool);

/** What of a tool or a guide may reach a browser. */
export interface ToolDisplay {
  id: string;
  path: string;
  label: string;
  purpose: string;
  /** The colour of its runs in history; guides have none. */
  badge: string | null;
  /** The icon's SVG: drawn here once, so that the browser needs no table of icons. */
  icon: string;
}

/** The tools as the navigation shows them. */
export const toolDisplays: readonly ToolDisplay[] = pages.map((page) => ({
  id: page.id,
  path: page.path,
  label: page.label,
  purpose: page.purpose,
  badge: isTool(page) ? page.badge : null,
  icon: renderToStaticMarkup(createElement(page.icon, { size: 18, strokeWidth: 1.75, "aria-hidden": true })),
}));

/** @param id the name of a tool's folder */
export const findTool = (id: string): AnyTool | undefined => tools.find((tool) => tool.id === id);

/** @param api the path of an API call after /api/ */
export const findToolByApi = (api: string): AnyTool | undefined => tools.find((tool) => tool.api === api);
