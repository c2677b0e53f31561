import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { unstable_parseMultipartFormData } from "@remix-run/node";
import { DRAIN_BYTES, MAX_BODY_BYTES, tooLarge } from "./body.server";
import { HttpError } from "./errors.server";

const MAX_FIELDS = 200;

/** A file that came with a form, as it lies on the disk. */
export interface ReceivedFile {
  path: string;
  /** What the sender calls it: a text to show, never a path. */
  name: string;
  bytes: number;
}

export interface ReceivedForm {
  /** The form's other fields. */
  fields: FormData;
  /** The file, or undefined when none was chosen. */
  file: ReceivedFile | undefined;
}

/** Counts bytes and lets those within bounds pass; more is still read for a while, so that its sender gets to hear the answer. */
class Allowance {
  bytes = 0;
  constructor(private readonly max: number) {}

  get exceeded(): boolean {
    return this.bytes > this.max;
  }

  async *of(data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of data) {
      this.bytes += piece.byteLength;
      if (this.bytes > this.max + DRAIN_BYTES) throw tooLarge(this.max);
      if (!this.exceeded) yield piece;
    }
  }
}

const isOfTheSystem = (error: unknown) => typeof (error as { syscall?: unknown }).syscall === "string";

/**
 * Reads a multipart form whose one file may be large: the file goes to the disk as it comes, under a random name, and
 * never lies in memory whole.
 * @param folder an existing private folder, which the caller removes
 * @param options the file field's name, and the most bytes the file may hold
 * @throws HttpError 413 when the file or the rest of the form is too large, 400 when it is no such form or breaks off
 */
export async function receiveForm(
  request: Request,
  folder: string,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<ReceivedForm> {
  const ofFile = new Allowance(maxBytes);
  const ofFields = new Allowance(MAX_BODY_BYTES);
  let file: ReceivedFile | undefined;
  let parts = 0;
  const fields = await unstable_parseMultipartFormData(request, async ({ name, filename, data }) => {
    parts += 1;
    if (parts > MAX_FIELDS) throw new HttpError(400, "The form holds too many fields.");
    if (name === field && filename) {
      const path = join(folder, randomUUID());
      const before = ofFile.bytes;
      await pipeline(ofFile.of(data), createWriteStream(path, { mode: 0o600 }));
      const bytes = ofFile.bytes - before;
      if (bytes > 0) file = { path, name: filename, bytes };
      return undefined;
    }
    const pieces: Uint8Array[] = [];
    for await (const piece of ofFields.of(data)) pieces.push(piece);
    return Buffer.concat(pieces).toString("utf8");
  }).catch((error: unknown) => {
    if (error instanceof HttpError || isOfTheSystem(error)) throw error;
    throw new HttpError(400, "The form that was sent is not valid, or ended before it was complete.");
  });
  if (ofFile.exceeded) throw tooLarge(maxBytes);
  if (ofFields.exceeded) throw tooLarge(MAX_BODY_BYTES);
  return { fields, file };
}
