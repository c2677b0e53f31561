import { z } from "zod";

type JsonSchema = { [key: string]: unknown };

/** Bounds that servers with strict structured output do not take; our own schema checks them afterwards. */
const UNSUPPORTED = new Set([
  "$schema",
  "default",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
]);

function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (schema === null || typeof schema !== "object") return schema;
  const kept = Object.fromEntries(
    Object.entries(schema as JsonSchema)
      .filter(([key]) => !UNSUPPORTED.has(key))
      .map(([key, value]) => [key, key === "properties" ? value : strict(value)]),
  );
  if (kept.type !== "object") return kept;
  const required = new Set((kept.required as string[] | undefined) ?? []);
  const properties = Object.entries((kept.properties ?? {}) as JsonSchema).map(([name, value]) => {
    const property = strict(value);
    return [name, required.has(name) ? property : { anyOf: [property, { type: "null" }] }];
  });
  return {
    ...kept,
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name),
    additionalProperties: false,
  };
}

/**
 * A zod schema as the JSON schema that structured output takes: every property required, optional ones nullable.
 * Source: OpenAI's guide to structured outputs, "supported schemas".
 */
export function answerSchema(schema: z.ZodType): JsonSchema {
  return strict(z.toJSONSchema(schema)) as JsonSchema;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (value === null || typeof value !== "object") return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutNulls(one)]));
}

/**
 * Reads the JSON object in a model's text, whether it stands alone, in a code fence or between sentences.
 * @returns the object with its null properties left out, or undefined when there is none
 */
export function readJsonAnswer(text: string): unknown {
  for (const candidate of [text, text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)]) {
    try {
      const value: unknown = JSON.parse(candidate);
      if (value !== null && typeof value === "object") return withoutNulls(value);
    } catch {
      // The next candidate may be it.
    }
  }
  return undefined;
}
