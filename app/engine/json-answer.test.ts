import { expect, test } from "vitest";
import { z } from "zod";
import { answerSchema, readJsonAnswer } from "./json-answer.server";

test("a schema becomes one that strict structured output takes", () => {
  const schema = z.object({
    title: z.string().min(1),
    note: z.string().optional(),
    rows: z.array(z.object({ n: z.number().min(0), tag: z.string().optional() })),
  });
  expect(answerSchema(schema)).toEqual({
    type: "object",
    properties: {
      title: { type: "string" },
      note: { anyOf: [{ type: "string" }, { type: "null" }] },
      rows: {
        type: "array",
        items: {
          type: "object",
          properties: { n: { type: "number" }, tag: { anyOf: [{ type: "string" }, { type: "null" }] } },
          required: ["n", "tag"],
          additionalProperties: false,
        },
      },
    },
    required: ["title", "note", "rows"],
    additionalProperties: false,
  });
});

test("a property may be named like a keyword", () => {
  const { properties } = answerSchema(z.object({ format: z.string(), default: z.string() })) as {
    properties: object;
  };
  expect(Object.keys(properties)).toEqual(["format", "default"]);
});

test.each([
  ['{"a":1,"b":null,"c":{"d":null}}', { a: 1, c: {} }],
  ['```json\n{"a":1}\n```', { a: 1 }],
  ['Sure! {"a":1} Enjoy.', { a: 1 }],
  ["no object here", undefined],
  ['{"a":', undefined],
  ["3", undefined],
])("reads %s", (text, value) => {
  expect(readJsonAnswer(text)).toEqual(value);
});
