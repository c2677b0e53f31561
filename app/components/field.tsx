import type { ReactNode } from "react";

/** What conform knows of a field, as far as showing it goes. */
export interface FieldState {
  id: string;
  errorId: string;
  descriptionId: string;
  errors?: string[];
}

/** A label, its control, a hint and what is wrong, tied to one another for every reader. */
export function Field({
  field,
  label,
  hint,
  children,
}: {
  field: FieldState;
  label: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      {children}
      {hint && (
        <p id={field.descriptionId} className="hint">
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  );
}

/** What is wrong with a field, beside it. */
export function FieldError({ field }: { field: FieldState }) {
  if (!field.errors?.length) return null;
  return (
    <p id={field.errorId} className="field-error" role="alert">
      {field.errors.join(". ")}
    </p>
  );
}

/** A box to tick, with its label after it. */
export function CheckField({
  field,
  label,
  hint,
  children,
}: {
  field: FieldState;
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <div className="check-field">
      {children}
      <div>
        <label htmlFor={field.id}>{label}</label>
        {hint && (
          <p id={field.descriptionId} className="hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** First in a form: what Enter presses, so that it never presses a button that only fills or removes something. */
export function DefaultButton() {
  return <button type="submit" hidden tabIndex={-1} aria-hidden="true" />;
}
