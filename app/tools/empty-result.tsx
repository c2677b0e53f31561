import type { LucideIcon } from "lucide-react";

export interface EmptyResultProps {
  icon: LucideIcon;
  title?: string;
  /** One sentence: what will stand here. */
  text: string;
  /** Examples, each a button that fills the form: its intent, and what it says. */
  examples: readonly { intent: string; label: string }[];
  /** The id of the form that they fill. */
  form: string;
}

/** In the result's place before the first run: what will stand there, and an example that fills the form. */
export function EmptyResult({ icon: Icon, title, text, examples, form }: EmptyResultProps) {
  return (
    <div className="empty">
      <Icon size={22} aria-hidden />
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {examples.map(({ intent, label }) => (
        <button
          key={intent}
          type="submit"
          form={form}
          name="intent"
          value={intent}
          formNoValidate
          className="button"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
