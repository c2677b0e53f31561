import { format } from "date-fns";
import { toCsv } from "~/history/csv";
import { downloadHeaders } from "~/history/file-name";
import type { ShownResult } from "./batch-results";

/** A result as a file holds it. */
interface FiledResult extends Pick<ShownResult, "number" | "prompt" | "status" | "text" | "error"> {
  /** What stands in a JSON file of it. */
  entry: unknown;
}

const asText = ({ number, prompt, status, text, error }: FiledResult) =>
  [`Prompt ${number}: ${prompt}`, "", status === "success" ? text : `Error: ${error}`, ""].join("\n");

const WRITERS = {
  json: {
    type: "application/json",
    write: (results: FiledResult[]) =>
      `${JSON.stringify(
        results.map(({ entry }) => entry),
        null,
        2,
      )}\n`,
  },
  txt: {
    type: "text/plain",
    write: (results: FiledResult[]) => results.map(asText).join(`\n${"-".repeat(40)}\n\n`),
  },
  csv: {
    type: "text/csv",
    write: (results: FiledResult[]) =>
      toCsv([
        ["number", "originalPrompt", "status", "result", "error"],
        ...results.map(({ number, prompt, status, text, error }) => [
          String(number),
          prompt,
          status,
          text,
          error,
        ]),
      ]),
  },
};

/** The forms in which the results of a batch can be kept as a file. */
export type BatchFileFormat = keyof typeof WRITERS;
export const isBatchFileFormat = (name: unknown): name is BatchFileFormat =>
  typeof name === "string" && Object.hasOwn(WRITERS, name);

/**
 * What a page without scripts is asked to put into a field, to be copied from there.
 * @returns the results' ids, none for all of them; null when nothing is asked
 */
export function askedToCopy(query: URLSearchParams): string[] | null {
  const asked = query.get("copy");
  if (asked === null) return null;
  return asked === "all" ? [] : query.getAll("id");
}

/** Results as a file, its name ending in the moment. */
export function batchFile(start: string, kind: BatchFileFormat, results: FiledResult[]): Response {
  const { type, write } = WRITERS[kind];
  const name = `${start}-${format(new Date(), "yyyyMMdd-HHmmss")}.${kind}`;
  return new Response(write(results), { headers: downloadHeaders(name, type) });
}
