/** A refusal with a status, a sentence for the person, and field messages where there are any. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  constructor(
    readonly status: number,
    message: string,
    readonly details: { errors?: FieldErrors; retryAfterSeconds?: number; allow?: string } = {},
  ) {
    super(message);
  }
}

/** Field name → what is wrong with it. */
export type FieldErrors = Record<string, string[]>;

/** What a person reads when the fault is ours and unknown. */
export const UNKNOWN_FAULT = "Something went wrong on our side. Please try again.";
const CANNOT_SAVE = "The server cannot save anything right now. Please try again in a few minutes.";

const STORAGE_FAULT = /^SQLITE_(FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|NOMEM)/;

/**
 * What any thrown value means to the one who asked.
 * @returns an HttpError: the value itself, 503 for a disk that is full or locked, 500 for the unknown
 */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const codes = [error, (error as { cause?: unknown } | undefined)?.cause].map(
    (one) => (one as { code?: unknown } | undefined)?.code,
  );
  if (codes.some((code) => typeof code === "string" && STORAGE_FAULT.test(code))) {
    return new HttpError(503, CANNOT_SAVE, { retryAfterSeconds: 60 });
  }
  return new HttpError(500, UNKNOWN_FAULT);
}
