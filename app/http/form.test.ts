import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseForm, readForm } from "./form.server";

const schema = z.strictObject({
  idea: z.string({ error: "Say something" }).min(1),
  loud: z.boolean().default(true),
  take: z.number().default(0),
});
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe("parseForm", () => {
  test("takes a box that is not ticked as no, whatever JSON's default is", () => {
    expect(parseForm(form({ idea: "a" }), schema)).toMatchObject({
      status: "success",
      value: { loud: false },
    });
    expect(parseForm(form({ idea: "a", loud: "on" }), schema)).toMatchObject({ value: { loud: true } });
    expect(schema.parse({ idea: "a" }).loud).toBe(true);
  });

  test("leaves the page's own buttons out of what is validated", () => {
    expect(parseForm(form({ idea: "a", intent: "x", engine: "builtin" }), schema).status).toBe("success");
    expect(parseForm(form({ idea: "a", colour: "red" }), schema).status).toBe("error");
  });

  test("replies with everything that was typed", () => {
    const submission = parseForm(form({ idea: "", take: "many" }), schema);
    expect(submission.reply().initialValue).toMatchObject({ take: "many" });
    expect(submission.reply().error).toMatchObject({ idea: ["Say something"] });
  });

  test("refuses malformed list intents and absurd lists", () => {
    expect(() => parseForm(form({ idea: "a", __intent__: "{{" }), schema)).toThrow("not valid");
    const many = new FormData();
    for (let row = 0; row < 300; row += 1) many.append("rows", "x");
    expect(() => parseForm(many, schema)).toThrow("too many rows");
  });
});

test("readForm refuses what is no form, and what is too large", async () => {
  const request = (body: string, type = "application/x-www-form-urlencoded") =>
    new Request("http://here/", { method: "POST", body, headers: { "content-type": type } });
  expect((await readForm(request("a=1"))).get("a")).toBe("1");
  await expect(readForm(request("{}", "application/json"))).rejects.toMatchObject({ status: 400 });
  await expect(readForm(request(`a=${"x".repeat(100)}`), 50)).rejects.toMatchObject({ status: 413 });
});
