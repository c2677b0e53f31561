import { AudioWaveform } from "lucide-react";
import type { Preset } from "../define-tool";
import { EmptyResult } from "../empty-result";
import { PendingResult } from "../pending-result";

/** Before the first run: what will stand here, and an example that fills the form. */
export function EmptySpecification({ form, presets }: { form: string; presets: readonly Preset[] }) {
  return (
    <EmptyResult
      icon={AudioWaveform}
      title="No sound designed yet"
      text="A title and a scene are enough. You get a brief to mix from: layers in time, levels, ducking, spectrum and delivery, and the sentences for your video prompt."
      examples={presets.map(({ intent, label, note }) => ({ intent, label: `${label}: ${note}` }))}
      form={form}
    />
  );
}

/** While a run is under way: the result's own shape, so that nothing jumps. */
export function PendingSpecification() {
  return (
    <PendingResult label="Generating...">
      <div className="skeleton h-40" />
      <div className="skeleton h-24" />
      <div className="skeleton h-64" />
    </PendingResult>
  );
}
