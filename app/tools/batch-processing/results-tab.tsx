import { Form, useLoaderData, useSubmit } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { BatchProgress } from "../batch-progress";
import { BatchResults } from "../batch-results";
import { RETRY } from "../prompt-intents";
import type { loadPage } from "./page.server";

const FILTER_LABELS = { all: "All", success: "Success only", error: "Errors only" } as const;

type Page = ReturnType<typeof useLoaderData<typeof loadPage>>;
type Batch = NonNullable<Page["batch"]>;

/** Which of the results are shown: at once with scripts, by a button without. */
function ResultFilters({ page, batch }: { page: Page; batch: Batch }) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={page.tool.path}
      role="search"
      className="batch-search"
      preventScrollReset
      onChange={({ currentTarget }) => submit(currentTarget, { replace: true, preventScrollReset: true })}
    >
      {Object.entries(batch.place).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <input type="hidden" name="tab" value="results" />
      <div className="field">
        <label htmlFor="result-search">Search prompts</label>
        <input type="search" id="result-search" name="q" defaultValue={page.search} />
      </div>
      <div className="field">
        <label htmlFor="result-filter">Show</label>
        <select id="result-filter" name="filter" defaultValue={page.filter}>
          {Object.entries(FILTER_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label} ({batch.counts[value as keyof typeof FILTER_LABELS]})
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button">
        Search
      </button>
    </Form>
  );
}

/** The batch's results, and its progress while it is under way. */
export function ResultsTab({ batch }: { batch: Batch }) {
  const page = useLoaderData<typeof loadPage>();
  const { tool, search, filter } = page;
  const { counts, jobId, running } = batch;
  const place = { ...batch.place, tab: "results", q: search, filter };
  return (
    <div className="stack">
      {running && jobId !== null && <BatchProgress jobId={jobId} progress={running} action={tool.path} />}
      {counts.all > 0 && <ResultFilters page={page} batch={batch} />}
      {!running && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="tabular">
            {counts.success} of {counts.all} prompts succeeded.
          </p>
          {counts.error > 0 && jobId !== null && (
            <Form method="post" action={tool.path}>
              <input type="hidden" name="job" value={jobId} />
              <button type="submit" name="intent" value={RETRY} className="button">
                <RotateCcw size={16} aria-hidden /> Retry failed
              </button>
            </Form>
          )}
        </div>
      )}
      {counts.all > 0 && batch.results.length === 0 && <p className="text-muted">No prompt matches.</p>}
      {batch.results.length > 0 && (
        <BatchResults
          key={`${batch.key}-${page.allTicked}`}
          results={batch.results}
          path={tool.path}
          place={place}
          of="batch-processing"
          formats={["json", "txt", "csv"]}
          noun="results"
          allTicked={page.allTicked}
          asked={page.asked}
        />
      )}
    </div>
  );
}
