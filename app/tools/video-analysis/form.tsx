import { getInputProps, getTextareaProps } from "@conform-to/react";
import { useLoaderData } from "@remix-run/react";
import { Film } from "lucide-react";
import { useState } from "react";
import { Choice } from "~/components/choice";
import { Field } from "~/components/field";
import { FormActions, ToolForm, useToolForm } from "../tool-form";
import type { ToolReply } from "../tool-route.server";
import { ACCEPTED_FILES, ANALYSIS_TYPES, FILE_FIELD, OUTPUT_FORMATS } from "./options";
import type { loadPage } from "./page.server";
import type { VideoAnalysis, VideoAnalysisInput } from "./schema";
import type { VideoAnalysisView } from "./tool.server";

/** What the form holds beside what is kept: the file. */
type FormFields = VideoAnalysisInput & { [FILE_FIELD]?: File };

export interface AnalysisFormProps {
  id: string;
  /** What the page's action or an analysis that is over answered. */
  answer: ToolReply<VideoAnalysis, VideoAnalysisView> | undefined;
  /** Whether an analysis is being sent or is under way. */
  busy: boolean;
}
const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
const minutes = (seconds: number) => (seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`);

/** What the chosen option gives. */
const saidOf = (options: readonly { value: string; says: string }[], chosen: string | undefined) =>
  options.find(({ value }) => value === chosen)?.says;

/** Address or file, what to analyse, what to lead with. */
export function AnalysisForm({ id, answer, busy }: AnalysisFormProps) {
  const page = useLoaderData<typeof loadPage>();
  const [fileBytes, setFileBytes] = useState(0);
  const [form, fields] = useToolForm<FormFields>(id, answer, page, {
    // Asking the server at every key would send the file along each time.
    shouldRevalidate: "onSubmit",
  });
  const tooLarge = fileBytes > page.maxBytes;
  const file = {
    ...fields[FILE_FIELD],
    id: fields[FILE_FIELD].id,
    errorId: fields[FILE_FIELD].errorId,
    descriptionId: fields[FILE_FIELD].descriptionId,
    errors: tooLarge
      ? [`The file is too large: at most ${megabytes(page.maxBytes)} are accepted.`]
      : fields[FILE_FIELD].errors,
  };
  return (
    <ToolForm path={page.tool.path} run={page.run} form={form} answer={answer} encType="multipart/form-data">
      <Field
        field={fields.videoUrl}
        label="Video URL"
        hint="The address of a video file or an HLS stream. The page of a video (YouTube, Vimeo …) is not one."
      >
        <input
          {...getInputProps(fields.videoUrl, { type: "text" })}
          key={fields.videoUrl.key}
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/film.mp4"
        />
      </Field>
      <Field
        field={file}
        label="Or a file from this device"
        hint={`At most ${megabytes(page.maxBytes)}; the first ${minutes(page.maxSeconds)} are measured. It is deleted when it has been measured. A file goes before an address.`}
      >
        <input
          type="file"
          id={file.id}
          name={FILE_FIELD}
          accept={ACCEPTED_FILES}
          aria-describedby={file.errors ? `${file.errorId} ${file.descriptionId}` : file.descriptionId}
          aria-invalid={file.errors ? true : undefined}
          onChange={(event) => setFileBytes(event.currentTarget.files?.[0]?.size ?? 0)}
        />
      </Field>
      <div className="field-pair">
        <Choice
          field={fields.analysisType}
          label="Analysis type"
          hint={saidOf(ANALYSIS_TYPES, fields.analysisType.value)}
          options={ANALYSIS_TYPES}
        />
        <Choice
          field={fields.outputFormat}
          label="Output format"
          hint={saidOf(OUTPUT_FORMATS, fields.outputFormat.value)}
          options={OUTPUT_FORMATS}
        />
      </div>
      <Field
        field={fields.subject}
        label="What is in it (optional)"
        hint="Nothing measures who is seen and what happens: your line goes into the prompts."
      >
        <textarea
          {...getTextareaProps(fields.subject)}
          key={fields.subject.key}
          rows={2}
          placeholder="A potter shapes a tall vase at her wheel"
        />
      </Field>
      <FormActions
        path={page.tool.path}
        label="Analyze Video"
        pendingLabel="Analyzing..."
        pending={busy}
        disabled={tooLarge}
      />
    </ToolForm>
  );
}

/** Before the first run: what will stand here. */
export function EmptyAnalysis() {
  return (
    <div className="empty">
      <Film size={22} aria-hidden />
      <p>
        Give a video and it is measured: its shots and cuts, the moves of the camera, light and palette,
        captions, and the loudness and kind of its sound.
      </p>
      <p>
        You get a report in which every sentence stands on a number, and prompts that would recreate the video
        shot by shot. What cannot be measured is said to be unknown.
      </p>
    </div>
  );
}
