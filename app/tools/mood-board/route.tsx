import { type MetaFunction, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { shownLater, WITH_RESULT } from "../shown-later";
import { ToolPage, useToolState } from "../tool-page";
import { toolAction, toolLoader } from "../tool-route.server";
import { BoardForm } from "./board-form";
import { EmptyBoard, PendingBoard } from "./empty-board";
import "../part-tabs.css";
import "./mood-board.css";
import { moodBoardTool } from "./tool.server";

export const meta: MetaFunction = () => [{ title: `Mood Board Generator · ${PRODUCT_NAME}` }];
export const loader = toolLoader(moodBoardTool);
export const action = toolAction(moodBoardTool);

const Board = await shownLater(async () => (await import("./board-result")).Board, WITH_RESULT);

export default function MoodBoardGenerator() {
  const page = useLoaderData<typeof loader>();
  const { answer, run, pending, unfolded, formId } = useToolState(page, useActionData<typeof action>());
  const [search] = useSearchParams();
  return (
    <ToolPage
      unfolded={unfolded}
      label={page.tool.label}
      purpose={page.tool.purpose}
      form={<BoardForm id={formId} path={page.tool.path} page={page} answer={answer} pending={pending} />}
      result={pending ? <PendingBoard /> : run && <Board run={run} search={search} />}
      empty={<EmptyBoard form={formId} presets={page.presets} />}
    />
  );
}
