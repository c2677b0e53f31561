import { describe, expect, test } from "vitest";
import { z } from "zod";
import { HttpError } from "./errors.server";
import { parseJson, parseQuery } from "./json.server";

const schema = z.strictObject({
  name: z.string(),
  tags: z.array(z.strictObject({ id: z.number() })).default([]),
});
const post = (body: string) => parseJson(new Request("http://here/", { method: "POST", body }), schema);
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(HttpError);
  return error as HttpError;
};

describe("parseJson", () => {
  test("answers the validated value", async () => {
    expect(await post('{"name":"a","tags":[{"id":1},{"id":2}]}')).toEqual({
      name: "a",
      tags: [{ id: 1 }, { id: 2 }],
    });
  });

  test.each([
    ['{"name":"a","name":"b"}', "name"],
    ['{"name":"a","tags":[{"id":1,"id":2}]}', "id"],
    ['{"name":"a","n\\u0061me":"b"}', "name"],
  ])("refuses a field that is given twice: %s", async (body, field) => {
    expect((await refusal(post(body))).details.errors).toEqual({ [field]: ["Field given twice"] });
  });

  test.each(['{"name":"a: \\"name\\": b"}', '{"name":"{\\"name\\":1}"}', '{"name":"\\\\"}'])(
    "is not misled by what stands inside a text: %s",
    async (body) => {
      expect(await post(body)).toMatchObject({ name: expect.any(String) });
    },
  );

  test("names nested and unknown fields by their path", async () => {
    const { details, message } = await refusal(
      post('{"name":"a","tags":[{"id":"x","more":1}],"extra":true}'),
    );
    expect(details.errors).toMatchObject({
      "tags.0.id": [expect.any(String)],
      "tags.0.more": ["Unknown field"],
      extra: ["Unknown field"],
    });
    expect(message).toBe(Object.values(details.errors ?? {})[0]?.[0]);
  });
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "a field called %s is unknown like any other",
  async (name) => {
    const { status, details } = await refusal(post(`{"name":"a","${name}":1}`));
    expect(status).toBe(400);
    expect(Object.entries(details.errors ?? {})).toEqual([[name, ["Unknown field"]]]);
  },
);

test("parseQuery refuses a parameter that stands twice", () => {
  const query = z.strictObject({ q: z.string().optional() });
  expect(parseQuery(new URL("http://here/?q=a"), query)).toEqual({ q: "a" });
  expect(() => parseQuery(new URL("http://here/?q=a&q=b"), query)).toThrow("Field given twice");
});
