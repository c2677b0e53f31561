import { afterAll, beforeAll, expect, test } from "vitest";
import { Client, signedIn } from "../support/client";
import { startServer, type TestServer } from "../support/server";

const PATH = "/api/tools/prompt-checker";
let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await signedIn(server.url);
});
afterAll(() => server.stop());

test("scores a prompt, explains it and keeps nothing in history", async () => {
  const before = (await student.get("/api/history?toolType=prompt-checker")).body.length;
  const { status, body } = await student.post(PATH, {
    prompt: "An aerial view of a harbour, macro lens, no boats.",
    issues: { noSound: true },
    errorText: "Support codes: 99999999",
  });
  expect(status).toBe(200);
  expect(body.score).toBeLessThan(60);
  for (const percent of Object.values(body.technicalAnalysis)) expect(percent).toBeTypeOf("number");
  expect(body.contradictions.map(({ kind }: { kind: string }) => kind)).toContain("aerial and macro");
  expect(body.troubleshooting.map(({ issue }: { issue: string }) => issue)).toEqual([
    "The generator said: 99999999",
    "No sound, or odd sounds",
  ]);
  expect(body.troubleshooting[0].solution).toContain("unknown");
  expect(body.feedback.suggestions.length).toBeGreaterThan(0);
  expect(body.optimizedPrompt).toContain("harbour");
  expect(body.negativePrompt).toContain("boats");
  expect(body.optimizedScore).toBeGreaterThanOrEqual(85);
  expect((await student.get("/api/history?toolType=prompt-checker")).body).toHaveLength(before);
});

test.each([
  [{}, "Prompt must be at least 10 characters"],
  [{ prompt: "  short   " }, "Prompt must be at least 10 characters"],
  [{ prompt: 7 }, "The prompt must be text"],
  [{ prompt: "a cat on a sofa", language: "Klingon" }, "Language must be one of"],
  [{ prompt: "a cat on a sofa", issues: { noSound: "yes" } }, "An issue must be true or false"],
  [{ prompt: "a cat on a sofa", mood: "calm" }, "mood"],
])("refuses %j with a message", async (body, message) => {
  const reply = await student.post(PATH, body);
  expect(reply.status).toBe(400);
  expect(reply.body.message).toContain(message);
});

test("is for those who are signed in", async () => {
  expect((await new Client(server.url).post(PATH, { prompt: "a cat on a sofa" })).status).toBe(401);
});
