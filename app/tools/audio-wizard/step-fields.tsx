import { type FieldMetadata, getCollectionProps, getInputProps, getTextareaProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Choice } from "~/components/choice";
import { CheckField, Field, FieldError } from "~/components/field";
import { optionLabel } from "./options";

interface OpenChoiceProps {
  field: FieldMetadata<string | undefined>;
  label: string;
  options: readonly string[];
  /** What it says where nothing is chosen. */
  open?: string;
}

/** One of a list, or the open choice. */
export function OpenChoice({ options, open = "Choose for me", ...rest }: OpenChoiceProps) {
  return (
    <Choice {...rest} options={options.map((value) => ({ value, label: optionLabel(value) }))} open={open} />
  );
}

interface ChoicesProps {
  field: FieldMetadata<string[]>;
  label: string;
  options: readonly string[];
}

/** Any of a list. */
export function Choices({ field, label, options }: ChoicesProps) {
  const given = field.initialValue;
  const held = (Array.isArray(given) ? given : [given]).filter((each): each is string => Boolean(each));
  const all = [...options, ...held.filter((each) => !options.includes(each))];
  return (
    <fieldset className="choices" aria-describedby={field.errors ? field.errorId : undefined}>
      <legend>{label}</legend>
      <ul>
        {getCollectionProps(field, { type: "checkbox", options: all }).map(({ key, ...box }) => (
          <li key={key}>
            <label className="choice">
              <input {...box} key={`${field.key}-${key}`} defaultChecked={held.includes(box.value)} />
              {box.value}
            </label>
          </li>
        ))}
      </ul>
      <FieldError field={field} />
    </fieldset>
  );
}

interface WordsProps {
  field: FieldMetadata<string | undefined>;
  label: string;
  hint?: string;
  placeholder?: string;
  rows?: number;
}

/** Words of the user's own. */
export function Words({ field, label, hint, placeholder, rows = 3 }: WordsProps) {
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea
        {...getTextareaProps(field, { ariaDescribedBy: hint ? field.descriptionId : undefined })}
        key={field.key}
        rows={rows}
        placeholder={placeholder}
      />
    </Field>
  );
}

interface SwitchProps {
  field: FieldMetadata<boolean>;
  label: string;
  hint?: string;
  /** What shows once it is ticked. */
  children?: ReactNode;
}

/** A box to tick, with what belongs to it. */
export function Switch({ field, label, hint, children }: SwitchProps) {
  return (
    <div className="reveal">
      <CheckField field={field} label={label} hint={hint}>
        <input
          {...getInputProps(field, {
            type: "checkbox",
            ariaDescribedBy: hint ? field.descriptionId : undefined,
          })}
          key={field.key}
        />
      </CheckField>
      {children && <div className="revealed">{children}</div>}
    </div>
  );
}
