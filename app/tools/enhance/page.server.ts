import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { pageAction } from "~/http/page-action.server";
import { type ToolReply, toolAction, toolLoader } from "../tool-route.server";
import { type BatchPage, type BatchReply, handleBatch, loadBatch } from "./batch.server";
import type { enhancedPrompt } from "./schema";
import { type EnhanceView, enhance } from "./tool.server";

const loadSingle = toolLoader(enhance);
const handleSingle = toolAction(enhance);
const handleMany = pageAction(({ request }, key) => handleBatch(request, key));

const isBatch = (request: Request) => new URL(request.url).searchParams.get("mode") === "batch";

export type SinglePage = Awaited<ReturnType<typeof loadSingle>> & { mode: "single" };
export type SingleReply = ToolReply<z.output<typeof enhancedPrompt>, EnhanceView> & { mode?: undefined };
/** What the page is drawn from, in either mode. */
export type EnhancerPage = SinglePage | BatchPage;
/** What a post is answered with where it leads nowhere else, in either mode. */
export type EnhancerReply = SingleReply | BatchReply;

/** The Prompt Enhancer's loader: one prompt, or many with `?mode=batch`. */
export async function loadPage(args: LoaderFunctionArgs): Promise<EnhancerPage> {
  if (isBatch(args.request)) return loadBatch(args.request);
  return { mode: "single", ...(await loadSingle(args)) };
}

/** The Prompt Enhancer's action, in either mode. */
export const handlePost = (args: ActionFunctionArgs) =>
  isBatch(args.request) ? handleMany(args) : handleSingle(args);
