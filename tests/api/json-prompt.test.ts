import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, signedIn } from "../support/client";
import { say, startModelEndpoint } from "../support/model-endpoint";
import { startServer, type TestServer } from "../support/server";

const CALL = "/api/tools/json-prompt";
const SCENE = { sceneType: "product-reveal", keyElements: "red sneakers\nwet asphalt" };

let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await signedIn(server.url);
});
afterAll(() => server.stop());

describe("POST /api/tools/json-prompt", () => {
  test("answers the JSON object itself, keeps nothing in history, and answers the same again", async () => {
    const first = await student.post(CALL, SCENE);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      $schema: "veo3-prompt.schema.json",
      sceneType: "product-reveal",
      aspectRatio: "16:9",
      duration: 8,
      keyElements: ["red sneakers", "wet asphalt"],
      useShortVisualActions: true,
      subtitlesLanguage: "none",
    });
    expect(first.body.timelineBeats.map(({ timestamp }: { timestamp: string }) => timestamp)).toEqual([
      "00:00-02:00",
      "02:00-04:00",
      "04:00-06:00",
      "06:00-08:00",
    ]);
    expect((await student.post(CALL, SCENE)).text).toBe(first.text);
    expect((await student.get("/api/history?toolType=json-prompt")).body).toEqual([]);
  });

  test("takes key elements as a list, and answers with a published schema's fields", async () => {
    const { body } = await student.post(CALL, { ...SCENE, keyElements: ["red sneakers", "wet asphalt"] });
    expect(body.keyElements).toEqual(["red sneakers", "wet asphalt"]);
    const schema = await new Client(server.url).get("/schemas/veo3-prompt.schema.json");
    expect([schema.status, schema.headers.get("content-type")]).toEqual([
      200,
      "application/schema+json; charset=utf-8",
    ]);
    expect(Object.keys(body).filter((name) => !(name in schema.body.properties))).toEqual([]);
    expect(schema.body.required.filter((name: string) => !(name in body))).toEqual([]);
  });

  test.each([
    ["sceneType", undefined, "Scene type is required"],
    ["sceneType", "  ", "Scene type is required"],
    ["sceneType", 7, "Scene type must be text"],
    ["sceneType", "x".repeat(101), "Scene type must be at most 100 characters"],
    ["keyElements", undefined, "Key elements are required"],
    ["keyElements", [], "Key elements are required"],
    ["keyElements", [1], "Key elements must be text"],
    ["keyElements", "x".repeat(3001), "Key elements must be at most 3000 characters"],
    ["keyElements", "a\n".repeat(21), "Key elements must be at most 20 lines"],
    ["aspectRatio", "21:9", "Aspect ratio must be one of 16:9, 9:16, 1:1, 4:3"],
    ["duration", 0, "Duration must be at least 1 second"],
    ["duration", 31, "Duration must be at most 30 seconds"],
    ["duration", 7.5, "Duration must be a whole number of seconds"],
    ["duration", "8", "Duration must be a number of seconds"],
    ["brandProduct", 1, "Brand or product must be text"],
    ["brandProduct", "x".repeat(201), "Brand or product must be at most 200 characters"],
    ["voiceOver", "x".repeat(1001), "Voice-over must be at most 1000 characters"],
    ["timelineBeats", "soon", "Timeline beats must be a list"],
    ["timelineBeats", Array(21).fill({ description: "x" }), "Timeline beats must be at most 20"],
    ["useShortVisualActions", "yes", "Use short visual actions must be true or false"],
    ["extra", 1, "Unknown field"],
  ])("refuses %s %j: %s", async (field, value, message) => {
    const { status, body } = await student.post(CALL, { ...SCENE, [field]: value });
    expect([status, body.errors?.[field]]).toEqual([400, [message]]);
  });

  test("refuses a beat that says nothing, by its place", async () => {
    const timelineBeats = [{ timestamp: "0-2", description: "" }, { timestamp: "2-4" }, "beat"];
    const { status, body } = await student.post(CALL, { ...SCENE, timelineBeats });
    expect(status).toBe(400);
    expect(body.errors["timelineBeats.0.description"]).toEqual(["Description is required"]);
    expect(body.errors).toHaveProperty(["timelineBeats.2"]);
    const without = await student.post(CALL, { ...SCENE, timelineBeats: timelineBeats.slice(1, 2) });
    expect(without.body.errors).toEqual({ "timelineBeats.0.description": ["Description is required"] });
  });
});

describe("a run from the page", () => {
  test("is kept under the brand, or under the scene type without one, and had as three files", async () => {
    const form = { ...SCENE, duration: "12", aspectRatio: "1:1", negativePrompts: "no people" };
    const { headers } = await student.form("/json-prompt", { ...form, brandProduct: "Volt Runner" });
    const run = /\?run=(\d+)$/.exec(headers.get("location") ?? "")?.[1];
    await student.form("/json-prompt", form);
    const { body } = await student.get("/api/history?toolType=json-prompt");
    expect(body.map(({ title }: { title: string }) => title)).toEqual(["Product reveal", "Volt Runner"]);
    const file = (name: string) => student.get(`/runs/${run}/${name}`);
    const prompt = await file("veo3-prompt.json");
    expect(prompt.headers.get("content-disposition")).toContain('filename="veo3-prompt.json"');
    expect(prompt.body).toEqual(JSON.parse(body[1].outputData));
    expect(prompt.text).toContain('\n  "sceneType": "product-reveal"');
    expect((await file("veo3-prompt.txt")).text).toMatch(/^Scene: Product reveal for Volt Runner/);
    expect((await file("veo3-request.json")).body.parameters).toEqual({
      aspectRatio: "16:9",
      durationSeconds: 8,
      negativePrompt: "people",
    });
  });
});

test("what another tool sends stands in the form, and nothing is run", async () => {
  const before = (await student.get("/api/history?limit=100")).body.length;
  const { status, text } = await student.form("/json-prompt", {
    intent: "prefill",
    coreDescription: "A red boat leaves the harbour",
  });
  expect(status).toBe(200);
  expect(text).toMatch(/name="coreDescription"[^>]*>A red boat leaves the harbour</);
  expect((await student.get("/api/history?limit=100")).body).toHaveLength(before);
});

describe("a model's answer", () => {
  test("is told what it lost, and shown with the user's words in their place", {
    timeout: 60_000,
  }, async () => {
    const { body: sound } = await student.post(CALL, SCENE);
    const answers = [
      { ...sound, lighting: "soft light", keyElements: ["shoes"] },
      { ...sound, lighting: "one sodium lamp", keyElements: ["red sneakers", "shoes"] },
    ];
    const endpoint = await startModelEndpoint();
    const modelled = await startServer({ OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "test-model" });
    try {
      endpoint.behave((_request, response, number) =>
        say(response, JSON.stringify(answers[number] ?? sound)),
      );
      const asking = await signedIn(modelled.url);
      const { status, body } = await asking.post(CALL, { ...SCENE, lighting: "one sodium lamp" });
      expect([status, endpoint.requests.length]).toEqual([200, 2]);
      const repair = JSON.stringify(endpoint.requests[1]?.body.messages);
      expect(repair).toContain("must be exactly: one sodium lamp");
      expect(body).toMatchObject({
        lighting: "one sodium lamp",
        keyElements: ["red sneakers", "wet asphalt"],
        coreDescription: sound.coreDescription,
      });
    } finally {
      await modelled.stop();
      await endpoint.stop();
    }
  });
});
