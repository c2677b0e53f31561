import "../batch.css";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { REFRESH_SECONDS } from "../batch-refresh";
import { shownLater, WITH_RESULT } from "../shown-later";
import { ToolPage, useToolState } from "../tool-page";
import { EmptyPrompt, PendingSections } from "./empty-prompt";
import { EnhanceForm } from "./enhance-form";
import { ModeSwitch } from "./mode-switch";
import {
  type EnhancerPage,
  type EnhancerReply,
  handlePost,
  loadPage,
  type SinglePage,
  type SingleReply,
} from "./page.server";

export const meta: MetaFunction = () => [{ title: `Prompt Enhancer · ${PRODUCT_NAME}` }];
export const loader = loadPage;
export const action = handlePost;

/** Without scripts the page looks again by itself as long as a batch is under way. */
export const handle = {
  refreshSeconds: (page: EnhancerPage | undefined) =>
    page?.mode === "batch" && page.running ? REFRESH_SECONDS : null,
};

const EnhancedResult = await shownLater(async () => (await import("./result")).EnhancedResult, WITH_RESULT);
const BatchMode = await shownLater(async () => (await import("./batch-mode")).BatchMode, ".prompt-boxes");

function SingleMode({ page, posted }: { page: SinglePage; posted: SingleReply | undefined }) {
  const { answer, run, pending, unfolded, formId } = useToolState(page, posted);
  return (
    <ToolPage
      unfolded={unfolded}
      label={page.tool.label}
      purpose={page.tool.purpose}
      form={
        <>
          <ModeSwitch mode="single" form={formId} />
          <EnhanceForm id={formId} page={page} answer={answer} pending={pending} />
        </>
      }
      result={pending ? <PendingSections /> : run && <EnhancedResult run={run} input={page.values} />}
      empty={<EmptyPrompt form={formId} />}
    />
  );
}

export default function PromptEnhancer() {
  const page = useLoaderData<typeof loader>() as EnhancerPage;
  const posted = useActionData<typeof action>() as EnhancerReply | undefined;
  if (page.mode === "batch") {
    return <BatchMode page={page} posted={posted?.mode === "batch" ? posted : undefined} />;
  }
  return <SingleMode page={page} posted={posted?.mode === undefined ? posted : undefined} />;
}
