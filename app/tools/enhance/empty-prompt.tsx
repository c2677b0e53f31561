import { Sparkles } from "lucide-react";
import { EmptyResult } from "../empty-result";
import { PendingResult } from "../pending-result";

const SKELETONS = ["scene", "subject", "style", "camera", "setting", "lighting"];
const EXAMPLE = "An old fisherman mends a red net on a foggy pier at dawn";

/** Before the first run: what will stand here, and an example that fills the form. */
export function EmptyPrompt({ form }: { form: string }) {
  return (
    <EmptyResult
      icon={Sparkles}
      text="One line is enough. You get one prompt that is ready to paste, and the ten sections it is made of."
      examples={[{ intent: `append:${EXAMPLE}`, label: `Try: ${EXAMPLE}` }]}
      form={form}
    />
  );
}

/** While a run is under way: the result's own shape, so that nothing jumps. */
export function PendingSections() {
  return (
    <PendingResult label="Generating...">
      <div className="skeleton h-44" />
      {SKELETONS.map((name) => (
        <div key={name} className="skeleton h-14" />
      ))}
    </PendingResult>
  );
}
