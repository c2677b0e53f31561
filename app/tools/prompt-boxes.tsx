import { type FieldMetadata, type FormMetadata, getTextareaProps } from "@conform-to/react";
import { FileText, ListPlus, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { FieldError } from "~/components/field";
import { useHydrated } from "~/components/hydrated";
import { appendTip } from "~/components/prompt-tips";
import { PromptTipsPanel } from "~/components/prompt-tips-panel";
import { writeInto } from "~/components/write-into";
import { batchTips } from "./batch-tips";
import { ADD_TEMPLATES, CLEAR, FILE_FIELD, UPLOAD } from "./prompt-intents";

export interface PromptBoxesProps<Values extends Record<string, unknown>> {
  form: FormMetadata<Values, string[]>;
  field: FieldMetadata<string[], Values, string[]>;
  /** How many boxes there may be before no more can be added. */
  most: number;
}

/** A text file with one prompt a line; without scripts its own button sends it. */
function UploadButton() {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  return (
    <span className={hydrated ? "upload" : "upload upload-plain"}>
      <input
        ref={input}
        type="file"
        name={FILE_FIELD}
        accept="text/plain,.txt"
        aria-label="Text file with one prompt per line"
        tabIndex={hydrated ? -1 : undefined}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) currentTarget.form?.requestSubmit(send.current);
          // So that the same file can be chosen again, and is not sent along with something else.
          currentTarget.value = "";
        }}
      />
      <button
        ref={send}
        type="submit"
        name="intent"
        value={UPLOAD}
        formNoValidate
        hidden={hydrated}
        className="button"
      >
        <FileText size={16} aria-hidden /> Upload .txt File
      </button>
      {hydrated && (
        <button type="button" className="button" onClick={() => input.current?.click()}>
          <FileText size={16} aria-hidden /> Upload .txt File
        </button>
      )}
    </span>
  );
}

/** The tips of the list: a chosen one goes into the box that was written in last, or else the last that is filled. */
function ListTips({ boxes, entered }: { boxes: FieldMetadata<string>[]; entered: string | undefined }) {
  const filled = boxes.filter(({ value }) => value?.trim()).at(-1);
  const box = boxes.find(({ id }) => id === entered) ?? filled ?? boxes[0];
  return (
    <PromptTipsPanel
      tips={batchTips}
      where="A tip is added to the prompt you wrote last."
      onChoose={(tip) => box && writeInto(box.id, appendTip(box.value ?? "", tip))}
    />
  );
}

/** A list of prompts, each in a box of its own, with the buttons that add to it and take away from it. */
export function PromptBoxes<Values extends Record<string, unknown>>({
  form,
  field,
  most,
}: PromptBoxesProps<Values>) {
  const boxes = field.getFieldList();
  const [entered, setEntered] = useState<string>();
  return (
    <fieldset className="prompt-boxes">
      <legend>Prompts</legend>
      <ol>
        {boxes.map((box, index) => (
          <li key={box.key} className="prompt-box">
            <label htmlFor={box.id} className="tabular">
              <span className="sr-only">Prompt </span>
              {index + 1}
            </label>
            <div className="field">
              <textarea
                {...getTextareaProps(box)}
                key={box.key}
                rows={2}
                required={false}
                onFocus={() => setEntered(box.id)}
              />
              <FieldError field={box} />
            </div>
            <button
              {...form.remove.getButtonProps({ name: field.name, index })}
              className="icon-button"
              disabled={boxes.length <= 1}
              aria-label={`Remove prompt ${index + 1}`}
            >
              <Trash2 size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <FieldError field={field} />
      <ListTips boxes={boxes} entered={entered} />
      <div className="prompt-box-actions">
        <button
          {...form.insert.getButtonProps({ name: field.name, defaultValue: "" as never })}
          className="button"
          disabled={boxes.length >= most}
        >
          <Plus size={16} aria-hidden /> Add Prompt
        </button>
        <button type="submit" name="intent" value={ADD_TEMPLATES} formNoValidate className="button">
          <ListPlus size={16} aria-hidden /> Add Templates
        </button>
        <UploadButton />
        <button type="submit" name="intent" value={CLEAR} formNoValidate className="button button-quiet">
          Clear All
        </button>
      </div>
    </fieldset>
  );
}
