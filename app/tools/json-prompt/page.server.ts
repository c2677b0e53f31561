import type { LoaderFunctionArgs } from "@remix-run/node";
import { SCENE_TYPES } from "~/film/scene-types";
import { toolAction, toolLoader } from "../tool-route.server";
import { jsonPromptTool } from "./tool.server";

const loadPage = toolLoader(jsonPromptTool);

/** The scene types a form offers. */
const sceneTypes = SCENE_TYPES.map(({ id, label, does }) => ({ id, label, does }));

/** What every tool's page gets, and the scene types that its form offers. */
export const load = async (args: LoaderFunctionArgs) => ({ ...(await loadPage(args)), sceneTypes });
export const act = toolAction(jsonPromptTool);
