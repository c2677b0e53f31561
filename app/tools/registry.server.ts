import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { AnyTool } from "./define-tool";
import { enhance } from "./enhance/tool.server";

/** Every tool there is, in the order of the navigation. A new tool is one line here and one folder beside. */
export const tools: readonly AnyTool[] = [enhance];

/** What of a tool may reach a browser. */
export interface ToolDisplay {
  id: string;
  path: string;
  label: string;
  purpose: string;
  badge: string;
  /** The icon's SVG: drawn here once, so that the browser needs no table of icons. */
  icon: string;
}

/** The tools as the navigation shows them. */
export const toolDisplays: readonly ToolDisplay[] = tools.map(
  ({ id, path, label, purpose, badge, icon }) => ({
    id,
    path,
    label,
    purpose,
    badge,
    icon: renderToStaticMarkup(createElement(icon, { size: 18, strokeWidth: 1.75, "aria-hidden": true })),
  }),
);

/** @param api the path of an API call after /api/ */
export const findToolByApi = (api: string): AnyTool | undefined => tools.find((tool) => tool.api === api);
