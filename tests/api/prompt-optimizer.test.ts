import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signedIn } from "../support/client";
import { say, startModelEndpoint } from "../support/model-endpoint";
import { startServer, type TestServer } from "../support/server";

const CALL = "/api/tools/prompt-optimizer";
const PROMPT = "A stunning night market in bright sunlight, a cook tosses noodles";

let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await signedIn(server.url);
});
afterAll(() => server.stop());

describe("POST /api/tools/prompt-optimizer", () => {
  test("answers with the prompt, the lists and the scores", async () => {
    const { status, body } = await student.post(CALL, { originalPrompt: PROMPT });
    expect(status).toBe(200);
    expect(body.optimizedPrompt).toContain("a cook tosses noodles");
    for (const list of [
      "technicalEnhancements",
      "styleImprovements",
      "audioEnhancements",
      "productionNotes",
    ]) {
      expect(Array.isArray(body[list])).toBe(true);
    }
    expect(body.veo3Compatibility).toMatch(/^Fits Veo/);
    expect(body.estimatedQuality).toBeGreaterThan(body.originalQuality);
    expect(body.changes.length).toBeGreaterThan(3);
  });

  test("gives the original back where every change is rejected, and the same answer for the same request", async () => {
    const first = await student.post(CALL, { originalPrompt: PROMPT });
    const again = await student.post(CALL, { originalPrompt: PROMPT });
    expect(again.body).toEqual(first.body);
    const rejected = [...first.body.changes.keys()];
    const { body } = await student.post(CALL, { originalPrompt: PROMPT, rejected });
    expect(body.optimizedPrompt).toBe(PROMPT);
  });

  test.each([
    [{}, "Please enter a prompt to optimize"],
    [{ originalPrompt: " " }, "Please enter a prompt to optimize"],
    [{ originalPrompt: PROMPT, duration: 31 }, "Duration must be at most 30 seconds"],
    [{ originalPrompt: PROMPT, targetStyle: "loud" }, /^Target style must be one of/],
    [{ originalPrompt: PROMPT, rejected: ["x"] }, "A change's number must be a number"],
  ])("refuses %j", async (input, message) => {
    const { status, body } = await student.post(CALL, input);
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });

  test("a posted form leads to a kept run, and a choice of changes to another", async () => {
    const choices = { originalPrompt: PROMPT, enhanceVisuals: "on", duration: "8", platform: "veo3" };
    const posted = await student.form("/prompt-optimizer", choices);
    expect(posted.status).toBe(302);
    const page = await student.get(posted.headers.get("location") ?? "");
    expect(page.text).toContain("moonlight");
    const chosen = await student.form("/prompt-optimizer", {
      ...choices,
      intent: "reject-all:40",
      engine: "builtin",
    });
    expect(chosen.status).toBe(302);
    const [run] = (await student.get("/api/history?toolType=prompt-optimizer&limit=1")).body;
    expect(run.title).toBe("Optimized: A stunning night market in bright sunlight, a cook");
    expect(JSON.parse(run.outputData).optimizedPrompt).toBe(PROMPT);
  });
});

describe("with a model", () => {
  test("its wording is compared and measured here, and a choice of it asks no model again", async () => {
    const endpoint = await startModelEndpoint();
    const own = await startServer({ OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "local" });
    try {
      const optimizedPrompt = `Wide shot. ${PROMPT}. Steam rises.`;
      const answer = {
        optimizedPrompt,
        technicalEnhancements: ["Shot size: wide shot"],
        styleImprovements: [],
        audioEnhancements: [],
        productionNotes: [],
        veo3Compatibility: "Good.",
        compatibilityNotes: [],
        negativePrompt: "text",
        estimatedQuality: 100,
        originalQuality: null,
        changes: null,
      };
      endpoint.behave((_request, response) => say(response, JSON.stringify(answer)));
      const client = await signedIn(own.url);
      const { status, body } = await client.post(CALL, { originalPrompt: PROMPT });
      expect(status).toBe(200);
      expect(body.optimizedPrompt).toBe(optimizedPrompt);
      expect(body.estimatedQuality).toBeLessThan(100);
      expect(body.changes[0]).toMatchObject({ start: 0, end: 0, text: "Wide shot. " });
      const asked = endpoint.requests.length;
      const chosen = await client.form("/prompt-optimizer", {
        originalPrompt: PROMPT,
        proposal: optimizedPrompt,
        rejected: "0",
        intent: "apply",
        engine: "builtin",
        duration: "8",
      });
      expect(chosen.status).toBe(302);
      expect(endpoint.requests).toHaveLength(asked);
      const [run] = (await client.get("/api/history?limit=1")).body;
      expect(JSON.parse(run.outputData).optimizedPrompt).toBe(`${PROMPT}. Steam rises.`);
    } finally {
      await own.stop();
      await endpoint.stop();
    }
  });
});
