import { getInputProps, getTextareaProps } from "@conform-to/react";
import { Choice } from "~/components/choice";
import { Field } from "~/components/field";
import { FormActions, type FormPage, ToolForm, type ToolFormProps, useToolForm } from "../tool-form";
import { DURATIONS, GENRES, PLATFORMS } from "./options";
import type { MoodBoardInput } from "./schema";

export interface BoardFormProps {
  id: string;
  path: string;
  page: FormPage<MoodBoardInput>;
  answer: ToolFormProps<MoodBoardInput>["answer"];
  pending: boolean;
}

/** What a board is made from: the concept, whom it is for, and where it will be shown. */
export function BoardForm({ id, path, page, answer, pending }: BoardFormProps) {
  const [form, fields] = useToolForm<MoodBoardInput>(id, answer, page);
  const { concept, targetAudience, genre, duration, platform, additionalNotes } = fields;
  return (
    <ToolForm path={path} run={page.run} form={form} answer={answer}>
      <fieldset className="options">
        <legend>Video Concept</legend>
        <Field
          field={concept}
          label="Concept:"
          hint="What is seen and what happens. Colours, music and a time of day that you name stand on the board."
        >
          <textarea
            {...getTextareaProps(concept, { ariaDescribedBy: concept.descriptionId })}
            key={concept.key}
            className="idea"
            rows={6}
            placeholder="Farmers harvest coffee at sunrise, a roaster turns the drum, a barista pours latte art"
          />
        </Field>
        <Field field={targetAudience} label="Target Audience:">
          <input
            {...getInputProps(targetAudience, { type: "text" })}
            key={targetAudience.key}
            placeholder="Young professionals who cook at home"
          />
        </Field>
      </fieldset>
      <fieldset className="options">
        <legend>Project Details</legend>
        <Choice field={genre} label="Genre/Type:" options={GENRES} />
        <Choice field={duration} label="Duration:" options={DURATIONS} />
        <Choice field={platform} label="Platform:" options={PLATFORMS} />
        <Field field={additionalNotes} label="Additional Notes (Optional):">
          <textarea
            {...getTextareaProps(additionalNotes)}
            key={additionalNotes.key}
            rows={3}
            placeholder="Teal and amber, nothing glossy, acoustic guitar"
          />
        </Field>
      </fieldset>
      <FormActions
        path={path}
        label="Generate Mood Board"
        pendingLabel="Generating Mood Board..."
        pending={pending}
      />
    </ToolForm>
  );
}
