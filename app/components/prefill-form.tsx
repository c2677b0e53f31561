import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { HiddenValues } from "./hidden-values";
import { formActionOf, PREFILL } from "./tool-address";

export interface PrefillFormProps {
  /** The page of the tool that is opened. */
  to: string;
  /** What its form then holds, by field name. */
  values: Record<string, unknown>;
  /** The button's words and icon. */
  children: ReactNode;
  className?: string;
}

/** A button that opens another tool with its form filled in. Nothing runs until the reader says so. */
export function PrefillForm({ to, values, children, className = "button" }: PrefillFormProps) {
  return (
    <Form method="post" action={formActionOf(to)} className="contents">
      <HiddenValues values={values} />
      <button type="submit" name="intent" value={PREFILL} className={className}>
        {children}
      </button>
    </Form>
  );
}
