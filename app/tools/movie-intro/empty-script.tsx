import { Clapperboard } from "lucide-react";
import type { Preset } from "../define-tool";
import { EmptyResult } from "../empty-result";
import { PendingResult } from "../pending-result";

/** Before the first run: what will stand here, and an example that fills the form. */
export function EmptyScript({ form, presets }: { form: string; presets: readonly Preset[] }) {
  return (
    <EmptyResult
      icon={Clapperboard}
      title="No Script Generated Yet"
      text="One idea becomes a cut sequence: a prompt for every clip, a screenplay, notes for the shoot and a storyboard."
      examples={presets.map(({ intent, label, note }) => ({ intent, label: `${label}: ${note}` }))}
      form={form}
    />
  );
}

/** While a run is under way: the result's own shape, so that nothing jumps. */
export function PendingScript() {
  return (
    <PendingResult label="Generating Script...">
      <div className="skeleton h-10" />
      <div className="skeleton h-24" />
      <div className="skeleton h-64" />
    </PendingResult>
  );
}
