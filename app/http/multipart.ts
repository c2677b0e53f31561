import { HttpError } from "./errors.server";

/** One field of a form, or one file: its bytes as they arrive. */
export interface Part {
  name: string;
  /** The file's own name; undefined for a field that is no file. */
  fileName: string | undefined;
  /** To be read to its end, or not at all: then it is skipped. */
  data: AsyncIterable<Buffer>;
}

const MAX_HEADER_BYTES = 8192;
const NEW_LINE = "\r\n";
const END_OF_HEADERS = Buffer.from("\r\n\r\n");

const malformed = () => new HttpError(400, "The form that was sent is not valid.");

/** Bytes that have come and are not yet handed on, and where more come from. */
class Held {
  // A boundary begins with the line break before it, which the first one lacks.
  bytes = Buffer.from(NEW_LINE);
  readonly #source: AsyncIterator<Uint8Array>;
  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  take(length: number): Buffer {
    const taken = this.bytes.subarray(0, length);
    this.bytes = this.bytes.subarray(length);
    return taken;
  }

  /** @throws HttpError 400 when nothing more comes */
  async more(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done) throw malformed();
    this.bytes = this.bytes.length > 0 ? Buffer.concat([this.bytes, value]) : Buffer.from(value);
  }

  async atLeast(length: number): Promise<void> {
    while (this.bytes.length < length) await this.more();
  }
}

async function* until(held: Held, boundary: Buffer): AsyncGenerator<Buffer> {
  for (;;) {
    const at = held.bytes.indexOf(boundary);
    if (at >= 0) {
      if (at > 0) yield held.take(at);
      held.take(boundary.length);
      return;
    }
    // The end of what is held may be the beginning of a boundary.
    const safe = held.bytes.length - boundary.length + 1;
    if (safe > 0) yield held.take(safe);
    await held.more();
  }
}

async function readHeaders(held: Held): Promise<string> {
  for (;;) {
    const at = held.bytes.indexOf(END_OF_HEADERS);
    if (at > MAX_HEADER_BYTES || (at < 0 && held.bytes.length > MAX_HEADER_BYTES)) throw malformed();
    if (at >= 0) return held.take(at + END_OF_HEADERS.length).toString("utf8");
    await held.more();
  }
}

/** A parameter of Content-Disposition as browsers write it: in quotes, with %22 for a quote inside (HTML, form submission). */
function parameter(headers: string, name: string): string | undefined {
  const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? "";
  const value = new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(disposition)?.[1];
  return value?.replace(/%22/g, '"').replace(/%0D%0A/gi, " ");
}

/** The boundary that a Content-Type names; undefined where it is not that of a form with files. */
export function boundaryOf(contentType: string | null): string | undefined {
  const [, quoted, bare] =
    /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "") ?? [];
  return quoted ?? bare;
}

/**
 * Reads a multipart/form-data body part by part (RFC 7578), so that a file need never be held in memory.
 * @throws HttpError 400 for a body that is none, or breaks off
 */
export async function* readParts(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const held = new Held(body);
  const delimiter = Buffer.from(`${NEW_LINE}--${boundary}`);
  for await (const _preamble of until(held, delimiter));
  for (;;) {
    await held.atLeast(2);
    const after = held.take(2).toString("latin1");
    if (after === "--") return;
    if (after !== NEW_LINE) throw malformed();
    const headers = await readHeaders(held);
    const name = parameter(headers, "name");
    if (name === undefined) throw malformed();
    const data = until(held, delimiter);
    yield { name, fileName: parameter(headers, "filename"), data };
    // What nobody wanted of it stands before the next part.
    for await (const _rest of data);
  }
}
