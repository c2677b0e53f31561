import { parse } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Layers, RotateCcw } from "lucide-react";
import { useHydrated } from "~/components/hydrated";
import { isSentOff } from "~/components/posted-form";
import { BatchProgress } from "../batch-progress";
import { BatchResults } from "../batch-results";
import { PromptBoxes } from "../prompt-boxes";
import { RETRY } from "../prompt-intents";
import { FormActions, ToolForm, useToolForm } from "../tool-form";
import { ToolPage, useKeptAnswer } from "../tool-page";
import type { BatchPage, BatchReply } from "./batch.server";
import { EnhanceOptions } from "./enhance-options";
import { ModeSwitch } from "./mode-switch";
import { BATCH_ACTION, MOST_ADDED } from "./modes";
import type { EnhanceBatch } from "./schema";

interface BatchFormProps {
  id: string;
  page: BatchPage;
  answer: BatchReply | undefined;
  pending: boolean;
}

function BatchForm({ id, page, answer, pending }: BatchFormProps) {
  const hydrated = useHydrated();
  const [form, fields] = useToolForm<EnhanceBatch>(id, answer, page, {
    // The rules are the server's; this only adds and removes boxes without asking it.
    onValidate: ({ formData }) => parse(formData, { resolve: (value) => ({ value: value as EnhanceBatch }) }),
  });
  const texts: unknown[] = Array.isArray(fields.prompts.value) ? fields.prompts.value : [];
  const isBlank = !texts.some((text) => typeof text === "string" && text.trim() !== "");
  return (
    <ToolForm path={BATCH_ACTION} form={form} answer={answer} encType="multipart/form-data">
      {page.jobId !== null && <input type="hidden" name="job" value={page.jobId} />}
      <PromptBoxes form={form} field={fields.prompts} most={MOST_ADDED} />
      <EnhanceOptions fields={fields} />
      <FormActions
        path={page.tool.path}
        label="Enhance Prompts"
        pendingLabel="Generating..."
        pending={pending}
        disabled={hydrated && isBlank}
      />
    </ToolForm>
  );
}

/** What came of all that was sent, and how far it is. */
function Results({ page }: { page: BatchPage }) {
  const { jobId, running, failed, results } = page;
  if (jobId === null) return null;
  return (
    <div className="stack">
      {running && <BatchProgress jobId={jobId} progress={running} action={BATCH_ACTION} />}
      {!running && failed > 0 && (
        <Form method="post" action={BATCH_ACTION}>
          <input type="hidden" name="job" value={jobId} />
          <button type="submit" name="intent" value={RETRY} className="button">
            <RotateCcw size={16} aria-hidden /> Retry failed
          </button>
        </Form>
      )}
      {results.length > 0 && (
        <BatchResults
          key={`${jobId}-${page.allTicked}`}
          results={results}
          path="/"
          place={{ mode: "batch", job: String(jobId) }}
          of="enhance"
          formats={["json"]}
          noun="enhanced prompts"
          allTicked={page.allTicked}
          asked={page.asked}
        />
      )}
    </div>
  );
}

/** Many ideas at once: their results gather beside the boxes. */
export function BatchMode({ page, posted }: { page: BatchPage; posted: BatchReply | undefined }) {
  const answer = useKeptAnswer(posted, page.jobId);
  const { state, formMethod, formData } = useNavigation();
  const pending =
    state !== "idle" && formMethod === "POST" && formData?.has("prompts[0]") === true && isSentOff(formData);
  // What was sent has left the boxes; what is typed while it runs stays.
  const sent = page.running?.total ?? page.results.length;
  const formId = `enhance-batch-${page.jobId ?? "new"}-${sent}-${answer?.values ? answer.key : ""}`;
  return (
    <ToolPage
      label={page.tool.label}
      purpose={page.tool.purpose}
      form={
        <>
          <ModeSwitch mode="batch" form={formId} />
          <BatchForm id={formId} key={formId} page={page} answer={answer} pending={pending} />
        </>
      }
      result={page.jobId === null ? null : <Results page={page} />}
      empty={
        <div className="empty">
          <Layers size={22} aria-hidden />
          <p>One idea a box. Each one's prompt stands here as soon as it is written, and in your history.</p>
        </div>
      }
    />
  );
}
