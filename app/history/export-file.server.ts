import { JSONParser } from "@streamparser/json";
import { HttpError } from "~/http/errors.server";

const notJson = () =>
  new HttpError(400, "This file is not valid JSON. Choose a file that was exported here.");
const notExport = () =>
  new HttpError(400, "This file is not a history export. Choose a file that was exported here.");

/**
 * Reads the items of an exported history one by one, so that a file of any size takes no more memory than a piece of
 * it: the format's name and version must stand before the items, as an export writes them.
 * @param pieces the file's bytes, in order
 * @returns the items as they stand in the file, in lists of what each piece completed
 * @throws HttpError 400 when the file is not JSON, breaks off, or is no export; what came before was handed out
 */
export async function* itemsOfExport(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<unknown[]> {
  const parser = new JSONParser({
    paths: ["$.format", "$.version", "$.items", "$.items.*"],
    keepStack: false,
  });
  let complete: unknown[] = [];
  let hasItems = false;
  const header: Record<string, unknown> = {};
  let fault: HttpError | undefined;
  parser.onError = () => {
    fault ??= notJson();
  };
  parser.onValue = ({ value, key, stack }) => {
    if (stack.length === 1) {
      if (key === "items") hasItems = Array.isArray(value);
      else header[String(key)] = value;
    } else if (header.format === "veo3-history" && header.version === 1) complete.push(value);
    else fault ??= notExport();
  };
  let first = true;
  for await (const piece of pieces) {
    parser.write(first ? withoutMark(piece) : piece);
    first = false;
    if (fault) break;
    if (complete.length > 0) yield complete;
    complete = [];
  }
  if (complete.length > 0) yield complete;
  if (fault) throw fault;
  if (!parser.isEnded) throw notJson();
  if (!hasItems || header.format !== "veo3-history" || header.version !== 1) throw notExport();
}

/** Editors put a byte order mark at the start of a file; JSON has none. */
const withoutMark = (piece: Uint8Array) =>
  piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf ? piece.subarray(3) : piece;
