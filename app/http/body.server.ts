import { HttpError } from "./errors.server";

/** The most a body may hold where a route does not say otherwise: 1 MiB. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** How much too large a body is still read, so that its sender gets to hear the answer. */
export const DRAIN_BYTES = 16 * MAX_BODY_BYTES;

/** The answer to what holds more than `max` bytes. */
export const tooLarge = (max: number) =>
  new HttpError(413, `The request is too large: at most ${amount(max)} are accepted.`);

const amount = (bytes: number) =>
  bytes >= 2 * MAX_BODY_BYTES
    ? `${Math.floor(bytes / MAX_BODY_BYTES)} MiB`
    : `${Math.floor(bytes / 1024)} KiB`;

/**
 * Reads a body, whether or not its declared length is honest.
 * @param max bytes
 * @returns all of its bytes
 * @throws HttpError 413 when it holds more
 */
export async function readBody(request: Request, max = MAX_BODY_BYTES): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  try {
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.byteLength;
      if (length <= max) parts.push(value);
      else parts.length = 0;
      if (length > max + DRAIN_BYTES) {
        await reader.cancel();
        break;
      }
    }
  } catch {
    throw new HttpError(400, "The request ended before its body was complete.");
  }
  if (length > max) throw tooLarge(max);
  return Buffer.concat(parts);
}
