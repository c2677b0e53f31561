import { PREFILL } from "~/components/tool-address";
import { TO_SINGLE } from "./modes";

const MODES = [
  { name: "single", label: "Single", address: "/?index", intent: TO_SINGLE },
  { name: "batch", label: "Batch", address: "/?index&mode=batch", intent: PREFILL },
] as const;

/** One prompt or many. What is typed goes along: the other mode is a button of the form. */
export function ModeSwitch({ mode, form }: { mode: "single" | "batch"; form: string }) {
  return (
    <fieldset className="mode-switch">
      <legend className="sr-only">Mode</legend>
      {MODES.map(({ name, label, address, intent }) =>
        name === mode ? (
          <span key={name} aria-current="true">
            {label}
          </span>
        ) : (
          <button
            key={name}
            type="submit"
            form={form}
            formAction={address}
            formNoValidate
            name="intent"
            value={intent}
          >
            {label}
          </button>
        ),
      )}
    </fieldset>
  );
}
