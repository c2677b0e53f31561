import { appendTip, contextualTips, type PromptTips } from "./prompt-tips";
import { PromptTipsPanel } from "./prompt-tips-panel";
import { writeInto } from "./write-into";

export interface FieldTipsProps {
  tips: PromptTips;
  /** The text area they belong to: a chosen tip is added to its end. */
  field: { id: string; value?: string };
  /** The text that is looked through for what it lacks; the field's own where none is given. */
  about?: string;
  /** What the list is called to those who cannot see where it stands. */
  label: string;
}

/** Below a text area: what its text still lacks, at most three things, and all tips to choose from. */
export function FieldTips({ tips, field, about, label }: FieldTipsProps) {
  const written = field.value ?? "";
  const lacking = contextualTips(tips, about ?? written);
  return (
    <>
      {lacking.length > 0 && (
        <ul className="context-tips" aria-label={label}>
          {lacking.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <PromptTipsPanel tips={tips} onChoose={(tip) => writeInto(field.id, appendTip(written, tip))} />
    </>
  );
}
