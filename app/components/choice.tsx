import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Field } from "./field";

/** One entry of a list to choose from. */
export interface Option {
  value: string;
  label: string;
}

/** A list to choose one of. A value of the user's own, which a prefilled form or the API can bring, stands among them. */
export function Choice<Schema>({
  field,
  label,
  hint,
  options,
  open,
}: {
  field: FieldMetadata<Schema>;
  label: string;
  hint?: ReactNode;
  options: readonly (Option | string)[];
  /** What it says where nothing is chosen yet; without it something always is. */
  open?: string;
}) {
  const all = options.map((each) => (typeof each === "string" ? { value: each, label: each } : each));
  const own = field.initialValue;
  const isOwn = typeof own === "string" && own !== "" && !all.some(({ value }) => value === own);
  return (
    <Field field={field} label={label} hint={hint}>
      <select
        {...getSelectProps(field, { ariaDescribedBy: hint ? field.descriptionId : undefined })}
        key={field.key}
      >
        {open !== undefined && <option value="">{open}</option>}
        {all.map(({ value, label: shown }) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
        {isOwn && <option value={own}>{own}</option>}
      </select>
    </Field>
  );
}
