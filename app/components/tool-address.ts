/** The button that only fills a tool's form with what is posted. */
export const PREFILL = "prefill";

/**
 * Where a tool's form posts to. The home page is an index route, which Remix addresses by `?index`.
 * @param path the tool's page
 * @param run the run that the page shows: it stays there when the next one fails
 */
export function formActionOf(path: string, run?: number | null): string {
  const query = [...(path === "/" ? ["index"] : []), ...(run ? [`run=${run}`] : [])].join("&");
  return query ? `${path}?${query}` : path;
}

/** Where a kept run's file is: see `files` in the contract of a tool. */
export const runFileAddress = (run: number, file: string) => `/runs/${run}/${file}`;
