import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { ToolPage, useToolState } from "../tool-page";
import { AnalysisForm, EmptyAnalysis } from "./form";
import { actOnPage, loadPage } from "./page.server";
import { JobProgress, REFRESH_SECONDS, SendingVideo } from "./progress";
import { AnalysisResult } from "./result";
import "./video-analysis.css";

export const meta: MetaFunction = () => [{ title: `Video Analysis · ${PRODUCT_NAME}` }];
export const loader = loadPage;
export const action = actOnPage;
export const handle = {
  refreshSeconds: (page: Awaited<ReturnType<typeof loadPage>> | undefined) =>
    page?.job ? REFRESH_SECONDS : null,
};

export default function VideoAnalysisPage() {
  const page = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { answer, run, pending, unfolded, formId } = useToolState(page, page.told ?? posted);
  const { job } = page;
  const form = `${formId}${job?.id ?? ""}`;
  const result = job ? (
    <JobProgress job={job} />
  ) : pending ? (
    <SendingVideo />
  ) : (
    run && <AnalysisResult run={run} input={page.values} />
  );
  return (
    <ToolPage
      unfolded={unfolded && !job}
      label={page.tool.label}
      purpose={page.tool.purpose}
      form={
        // What was said of an analysis before is over once another is under way. Another form is another component: one
        // that only changed its id would not heed what is wrong in what it is given.
        <AnalysisForm key={form} id={form} answer={job ? undefined : answer} busy={pending || job !== null} />
      }
      result={result}
      empty={<EmptyAnalysis />}
    />
  );
}
