import type { FieldMetadata } from "@conform-to/react";
import { getInputProps, getTextareaProps } from "@conform-to/react";
import { Lightbulb, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Choice } from "~/components/choice";
import { Field, FieldError } from "~/components/field";
import type { JsonPromptInput } from "./schema";

type Text = FieldMetadata<string | undefined, JsonPromptInput>;

interface TextFieldProps {
  field: Text;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
}

/** A field of one line. */
export function LineField({ field, label, hint, placeholder }: TextFieldProps) {
  return (
    <Field field={field} label={label} hint={hint}>
      <input {...getInputProps(field, { type: "text" })} key={field.key} placeholder={placeholder} />
    </Field>
  );
}

/** A field of several lines. */
export function TextField({ field, label, hint, placeholder, rows = 2 }: TextFieldProps & { rows?: number }) {
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea {...getTextareaProps(field)} key={field.key} rows={rows} placeholder={placeholder} />
    </Field>
  );
}

export interface SceneTypeOption {
  id: string;
  label: string;
  does: string;
}

/** The scene types; one of the user's own, which only the API and a prefilled form can bring, stands among them. */
export function SceneTypeField({ field, types }: { field: Text; types: SceneTypeOption[] }) {
  const chosen = types.find(({ id }) => id === field.value);
  return (
    <Choice
      field={field}
      label="Scene type"
      hint={chosen?.does ?? "What kind of scene the beats are built on."}
      options={types.map(({ id, label }) => ({ value: id, label }))}
      open="Choose a scene type"
    />
  );
}

interface ElementsFieldProps {
  field: Text;
  /** What the server proposes; undefined before anybody asked. */
  proposals: string[] | undefined;
  /** Adds a line; without scripts the form does it. */
  onAdd(line: string): void;
}

/** Key elements, one a line, with a helper that proposes some. */
export function KeyElementsField({ field, proposals, onAdd }: ElementsFieldProps) {
  const lines = new Set((field.value ?? "").split("\n").map((line) => line.trim().toLowerCase()));
  const open = proposals?.filter((each) => !lines.has(each.toLowerCase()));
  return (
    <>
      <TextField
        field={field}
        label="Key elements"
        hint="What must be seen, one a line."
        placeholder={"cold glass bottle\ndrop running down the label\nfestival field at dusk"}
        rows={4}
      />
      <div>
        <button
          type="submit"
          name="intent"
          value="suggest"
          formNoValidate
          className="button button-quiet -ml-[0.6rem]"
        >
          <Lightbulb size={16} aria-hidden /> {open ? "Suggest again" : "Suggest key elements"}
        </button>
        {open && (
          <ul className="chips" aria-label="Suggested key elements">
            {open.map((line) => (
              <li key={line}>
                <button
                  type="submit"
                  name="intent"
                  value={`element:${line}`}
                  formNoValidate
                  className="chip"
                  onClick={(event) => {
                    event.preventDefault();
                    onAdd(line);
                  }}
                >
                  <Plus size={13} aria-hidden className="inline" /> {line}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** The labels of the four two-second beats, in seconds and frames. */
const BEAT_LABELS = ["00:00-02:00", "02:00-04:00", "04:00-06:00", "06:00-08:00"];

interface BeatRow {
  timestamp?: string;
  description?: string;
}

const isRow = (value: unknown): value is BeatRow => value !== null && typeof value === "object";

/** The beats as rows of the form: the four of two seconds, what was written in its place, and any further ones after. */
export function beatRows(beats: unknown): BeatRow[] {
  const given = Array.isArray(beats) ? beats.filter(isRow) : [];
  const rows = BEAT_LABELS.map(
    (timestamp) => given.find((each) => each.timestamp === timestamp) ?? { timestamp },
  );
  return [...rows, ...given.filter(({ timestamp }) => !BEAT_LABELS.includes(timestamp ?? ""))];
}

type Beats = FieldMetadata<JsonPromptInput["timelineBeats"], JsonPromptInput>;

/** The timeline: a row for every beat, labelled by its time; a blank row is left to us. */
export function BeatFields({ field }: { field: Beats }) {
  return (
    <fieldset className="beats" aria-describedby={field.descriptionId}>
      <legend>Timeline beats</legend>
      <p className="hint" id={field.descriptionId}>
        What happens when, in seconds and frames. Beats left blank are written for you and fitted to the
        duration.
      </p>
      {field.getFieldList().map((row, index) => {
        const { timestamp, description } = row.getFieldset();
        return (
          <div key={row.key} className="beat">
            <input type="hidden" name={timestamp.name} defaultValue={timestamp.initialValue} />
            <label htmlFor={description.id}>{timestamp.initialValue ?? `Beat ${index + 1}`}</label>
            <input {...getInputProps(description, { type: "text" })} key={description.key} required={false} />
            <FieldError field={description} />
          </div>
        );
      })}
      <FieldError field={field} />
    </fieldset>
  );
}
