import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DRAIN_BYTES, MAX_BODY_BYTES, tooLarge } from "./body.server";
import { HttpError } from "./errors.server";
import { boundaryOf, readParts } from "./multipart";

const MAX_FIELDS = 200;
const MAX_NAME = 200;

/** A file that came with a form, as it lies on the disk. */
export interface ReceivedFile {
  path: string;
  /** What the sender calls it, without folders: a text to show, never a path. */
  name: string;
  bytes: number;
}

export interface ReceivedForm {
  /** The form's other fields. */
  fields: FormData;
  /** The file, or undefined when none was chosen. */
  file: ReceivedFile | undefined;
}

/** A form whose file is larger than allowed: its fields are whole, so that nothing typed is lost. */
export class FileTooLarge extends HttpError {
  constructor(
    max: number,
    readonly fields: FormData,
  ) {
    super(413, tooLarge(max).message);
  }
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
      if (this.bytes > this.max + Math.max(this.max, DRAIN_BYTES)) throw tooLarge(this.max);
      if (!this.exceeded) yield piece;
    }
  }
}

const isOfTheSystem = (error: unknown) => typeof (error as { syscall?: unknown }).syscall === "string";

function shownName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? "";
  return [...last.replace(/\p{Cc}/gu, "")].slice(0, MAX_NAME).join("");
}

/**
 * Reads a multipart form whose one file may be large: the file goes to the disk as it comes, under a random name, and
 * never lies in memory whole.
 * @param folder an existing private folder, which the caller removes
 * @param options the file field's name, and the most bytes the file may hold
 * @throws FileTooLarge (413) when the file is too large, HttpError 413 when the rest of the form is, 400 when it is no
 *   such form or breaks off
 */
export async function receiveForm(
  request: Request,
  folder: string,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<ReceivedForm> {
  const ofFile = new Allowance(maxBytes);
  const ofFields = new Allowance(MAX_BODY_BYTES);
  const fields = new FormData();
  let file: ReceivedFile | undefined;
  let parts = 0;
  try {
    const boundary = boundaryOf(request.headers.get("content-type"));
    if (boundary === undefined || !request.body) throw new Error("no multipart form");
    for await (const { name, fileName, data } of readParts(bytesOf(request.body), boundary)) {
      parts += 1;
      if (parts > MAX_FIELDS) throw new HttpError(400, "The form holds too many fields.");
      if (name === field && fileName) {
        const path = join(folder, randomUUID());
        const before = ofFile.bytes;
        await pipeline(ofFile.of(data), createWriteStream(path, { mode: 0o600 }));
        const bytes = ofFile.bytes - before;
        if (bytes > 0) file = { path, name: shownName(fileName), bytes };
      } else if (fileName === undefined) {
        const pieces: Uint8Array[] = [];
        for await (const piece of ofFields.of(data)) pieces.push(piece);
        fields.append(name, Buffer.concat(pieces).toString("utf8"));
      }
    }
  } catch (error) {
    if (error instanceof HttpError || isOfTheSystem(error)) throw error;
    throw new HttpError(400, "The form that was sent is not valid, or ended before it was complete.");
  }
  if (ofFile.exceeded) throw new FileTooLarge(maxBytes, fields);
  if (ofFields.exceeded) throw tooLarge(MAX_BODY_BYTES);
  return { fields, file };
}

/** A web stream is read as it comes; TypeScript does not know yet that it can be. */
const bytesOf = (body: ReadableStream<Uint8Array>) => body as unknown as AsyncIterable<Uint8Array>;
