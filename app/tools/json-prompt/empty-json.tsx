import { Braces } from "lucide-react";
import { EmptyResult } from "../empty-result";
import { PendingResult } from "../pending-result";

const EXAMPLE = "template:light-to-car";

/** Before the first run: what will stand here, and a preset that fills the form. */
export function EmptyJson({ form }: { form: string }) {
  return (
    <EmptyResult
      icon={Braces}
      text="A scene type and a few key elements are enough. You get one JSON object with a timeline, the same prompt as text, and a request for the generator."
      examples={[{ intent: EXAMPLE, label: "Try the preset “Light to car”" }]}
      form={form}
    />
  );
}

/** While a run is under way: the result's own shape, so that nothing jumps. */
export function PendingJson() {
  return (
    <PendingResult label="Generating...">
      <div className="skeleton h-10" />
      <div className="skeleton h-96" />
    </PendingResult>
  );
}
