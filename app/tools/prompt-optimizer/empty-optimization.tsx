import { SlidersHorizontal } from "lucide-react";
import { EmptyResult } from "../empty-result";
import { PendingResult } from "../pending-result";

const LISTS = ["technical", "style", "audio", "production"];
const EXAMPLE = 'A stunning night market in bright sunlight, a cook tosses noodles and says, "Almost ready!"';

/** Before the first run: what will stand here, and an example that fills the form. */
export function EmptyOptimization({ form }: { form: string }) {
  return (
    <EmptyResult
      icon={SlidersHorizontal}
      text="Your prompt comes back in your own words, mended and filled in. Every change is listed, and you choose which to keep."
      examples={[{ intent: `append:${EXAMPLE}`, label: `Try: ${EXAMPLE}` }]}
      form={form}
    />
  );
}

/** While a run is under way: the result's own shape, so that nothing jumps. */
export function PendingOptimization() {
  return (
    <PendingResult label="Optimizing...">
      <div className="skeleton h-44" />
      <div className="skeleton h-32" />
      {LISTS.map((name) => (
        <div key={name} className="skeleton h-14" />
      ))}
    </PendingResult>
  );
}
