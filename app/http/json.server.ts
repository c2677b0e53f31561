import type { z } from "zod";
import { readBody } from "./body.server";
import { type FieldErrors, HttpError } from "./errors.server";

/** JSON.parse keeps the last of two equal names and forgets the first: here that is an error. */
function duplicateNames(text: string): string[] {
  const duplicates: string[] = [];
  const open: (Set<string> | null)[] = [];
  for (const [, token = "", colon] of text.matchAll(/("(?:[^"\\]|\\.)*"|[{}[\]])\s*(:)?/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (colon) {
      const names = open.at(-1);
      const name = JSON.parse(token) as string;
      if (names?.has(name)) duplicates.push(name);
      names?.add(name);
    }
  }
  return duplicates;
}

/**
 * Gathers a validation's messages by field.
 * @returns field name (dots for nesting, "" for the whole) → messages, in the schema's order
 */
export function fieldErrors(error: z.ZodError): FieldErrors {
  // A field may be called "constructor" or "__proto__": a map has neither of its own.
  const errors = new Map<string, string[]>();
  for (const issue of error.issues) {
    const unknown = issue.code === "unrecognized_keys";
    const paths = unknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const name = path.join(".");
      errors.set(name, [...(errors.get(name) ?? []), unknown ? "Unknown field" : issue.message]);
    }
  }
  return Object.fromEntries(errors);
}

/** Turns field messages into the refusal that carries them; its own message is the first of them. */
export function invalid(errors: FieldErrors): HttpError {
  const [name, messages] = Object.entries(errors)[0] ?? ["", []];
  const message = messages[0] ?? "The request is not valid";
  return new HttpError(400, message === "Unknown field" ? `Unknown field: ${name}` : message, { errors });
}

/**
 * Validates a value that a client sent.
 * @throws HttpError 400 with a message per field
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

/**
 * Reads and validates a JSON body.
 * @throws HttpError 400 for what is not JSON, names a field twice, or fails the schema; 413 when it is too large
 */
export async function parseJson<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const text = new TextDecoder().decode(await readBody(request));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, "The request body is not valid JSON.");
  }
  const duplicates = duplicateNames(text);
  if (duplicates.length > 0)
    throw invalid(Object.fromEntries(duplicates.map((name) => [name, ["Field given twice"]])));
  return validate(schema, value);
}

/** Validates a query string; every parameter may stand once. */
export function parseQuery<S extends z.ZodType>(url: URL, schema: S): z.output<S> {
  const names = [...url.searchParams.keys()];
  const twice = names.filter((name, position) => names.indexOf(name) !== position);
  if (twice.length > 0) throw invalid(Object.fromEntries(twice.map((name) => [name, ["Field given twice"]])));
  return validate(schema, Object.fromEntries(url.searchParams));
}
