import {
  type FieldMetadata,
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import type { ReactNode } from "react";
import { CheckField, Field, FieldError } from "~/components/field";
import { optionLabel } from "./options";

interface ChoiceProps {
  field: FieldMetadata<string | undefined>;
  label: string;
  options: readonly string[];
  /** What it says where nothing is chosen. */
  open?: string;
}

/** One of a list, or the open choice. A value of the user's own stays among the options. */
export function Choice({ field, label, options, open = "Choose for me" }: ChoiceProps) {
  const own = field.initialValue;
  const all = own && !options.includes(own) ? [...options, own] : options;
  return (
    <Field field={field} label={label}>
      <select {...getSelectProps(field)} key={field.key}>
        <option value="">{open}</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {optionLabel(each)}
          </option>
        ))}
      </select>
    </Field>
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
