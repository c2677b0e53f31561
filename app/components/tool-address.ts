/** The button that only fills a tool's form with what is posted. */
export const PREFILL = "prefill";

/** Where a tool's form posts to. The home page is an index route, which Remix addresses by `?index`. */
export const formActionOf = (path: string) => (path === "/" ? "/?index" : path);

/** Where a kept run's file is: see `files` in the contract of a tool. */
export const runFileAddress = (run: number, file: string) => `/runs/${run}/${file}`;
