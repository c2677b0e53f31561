import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { MAX_BODY_BYTES, readBody } from "./body.server";
import { HttpError } from "./errors.server";

/** The longest list a form may send: more would hang the renderer, whatever the schema says. */
const MAX_LIST = 200;

const malformed = () => new HttpError(400, "The form that was sent is not valid.");

/** A copy of the request with its body read and within bounds, for a library that reads it itself. */
export async function withBodyRead(request: Request, max = MAX_BODY_BYTES): Promise<Request> {
  const body = new Uint8Array(await readBody(request, max));
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body,
  });
}

/**
 * Reads a posted form.
 * @throws HttpError 413 when it is too large, 400 when it is no form
 */
export async function readForm(request: Request, max = MAX_BODY_BYTES): Promise<FormData> {
  const whole = await withBodyRead(request, max);
  try {
    return await whole.formData();
  } catch {
    throw malformed();
  }
}

/** The bytes of a file that was uploaded with a form; undefined when none was chosen. */
export async function readUpload(form: FormData, name: string): Promise<Uint8Array | undefined> {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined;
}

/** A form says "no" by leaving a checkbox out, where JSON would take the schema's default. */
function readingAbsentAsNo<S extends z.ZodObject>(schema: S): S {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const isSwitch = field instanceof z.ZodDefault && field.unwrap() instanceof z.ZodBoolean;
    if (isSwitch) shape[name] = z.boolean().default(false);
  }
  return schema.safeExtend(shape) as unknown as S;
}

function hasTooLongList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > MAX_LIST || value.some(hasTooLongList);
  return value !== null && typeof value === "object" && Object.values(value).some(hasTooLongList);
}

/**
 * Validates a form against a tool's or a page's schema.
 * @param form what was posted; fields of the page itself (`intent`, `engine`) are left out of what is validated
 * @returns conform's submission: the value, or what to reply so that nothing typed is lost
 * @throws HttpError 400 when the form's list intents are malformed or a list is absurdly long
 */
export function parseForm<S extends z.ZodObject>(form: FormData, schema: S): Submission<z.output<S>> {
  const fields = new FormData();
  for (const [name, value] of form) if (name !== "intent" && name !== "engine") fields.append(name, value);
  let submission: Submission<z.output<S>>;
  try {
    submission = parseWithZod(fields, { schema: readingAbsentAsNo(schema) }) as Submission<z.output<S>>;
  } catch {
    throw malformed();
  }
  if (hasTooLongList(submission.payload)) throw new HttpError(400, "The form holds too many rows.");
  return submission;
}
