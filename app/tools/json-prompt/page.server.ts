import type { LoaderFunctionArgs } from "@remix-run/node";
import { SCENE_TYPES } from "~/film/scene-types";
import { toolAction, toolLoader } from "../tool-route.server";
import { presetOf } from "./fill.server";
import { jsonPromptTool } from "./tool.server";

const loadPage = toolLoader(jsonPromptTool);

/** The scene types a form offers. */
const sceneTypes = SCENE_TYPES.map(({ id, label, does }) => ({ id, label, does }));

/** What every tool's page gets, the scene types that its form offers, and the preset that stands in it. */
export async function load(args: LoaderFunctionArgs) {
  const page = await loadPage(args);
  return { ...page, sceneTypes, preset: presetOf(page.values) };
}
export const act = toolAction(jsonPromptTool);
