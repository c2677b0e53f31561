import { Palette } from "lucide-react";
import type { Preset } from "../define-tool";
import { EmptyResult } from "../empty-result";
import { PendingResult } from "../pending-result";

/** Before the first run: what will stand here, and an example that fills the form. */
export function EmptyBoard({ form, presets }: { form: string; presets: readonly Preset[] }) {
  return (
    <EmptyResult
      icon={Palette}
      title="No Mood Board Generated Yet"
      text="One concept becomes a board to work from: palettes, type, framing, light and sound that belong together, as a picture and in words."
      examples={presets.map(({ intent, label, note }) => ({ intent, label: `${label}: ${note}` }))}
      form={form}
    />
  );
}

/** While a run is under way: the result's own shape, so that nothing jumps. */
export function PendingBoard() {
  return (
    <PendingResult label="Generating Mood Board...">
      <div className="skeleton h-10" />
      <div className="skeleton h-64" />
      <div className="skeleton h-24" />
    </PendingResult>
  );
}
