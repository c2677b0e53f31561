import {
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  useForm,
} from "@conform-to/react";
import { Field } from "~/components/field";
import { FormActions, ToolForm, type ToolFormProps } from "../tool-form";
import { DURATIONS, GENRES, PLATFORMS } from "./options";
import type { MoodBoardInput } from "./schema";

function Choice({
  field,
  label,
  options,
}: {
  field: FieldMetadata<string>;
  label: string;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <Field field={field} label={label}>
      <select {...getSelectProps(field)} key={field.key}>
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

export interface BoardFormProps {
  id: string;
  path: string;
  constraint: NonNullable<Parameters<typeof useForm<MoodBoardInput>>[0]>["constraint"];
  values: Record<string, unknown>;
  answer: ToolFormProps<MoodBoardInput>["answer"];
  pending: boolean;
}

/** What a board is made from: the concept, whom it is for, and where it will be shown. */
export function BoardForm({ id, path, constraint, values, answer, pending }: BoardFormProps) {
  const [form, fields] = useForm<MoodBoardInput>({
    id,
    lastResult: answer?.result,
    constraint,
    defaultValue: values,
    shouldRevalidate: "onInput",
  });
  const { concept, targetAudience, genre, duration, platform, additionalNotes } = fields;
  return (
    <ToolForm path={path} form={form} answer={answer}>
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
