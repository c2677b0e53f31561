/** Nothing of a file could be measured; the message is a plain sentence for the person who gave the file. */
export class MeasureError extends Error {
  override name = "MeasureError";
}
