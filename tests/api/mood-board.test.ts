import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, signedIn } from "../support/client";
import { say, startModelEndpoint } from "../support/model-endpoint";
import { startServer, type TestServer } from "../support/server";

const PATH = "/api/tools/mood-board";
const INPUT = {
  concept: "Farmers harvest red coffee beans at sunrise and a barista pours latte art in a small cafe",
  targetAudience: "city dwellers who care where their coffee comes from",
};

let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await signedIn(server.url);
});
afterAll(() => server.stop());

describe("POST /api/tools/mood-board", () => {
  test("answers with a whole board, and takes genre, duration and platform for granted", async () => {
    const { status, body } = await student.post(PATH, INPUT);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      overallMood: expect.any(String),
      visualStyle: expect.any(String),
      keywords: expect.arrayContaining([expect.any(String)]),
      typography: { primary: expect.any(String), secondary: expect.any(String), style: expect.any(String) },
      cameraStyle: {
        movements: expect.arrayContaining([expect.any(String)]),
        angles: expect.arrayContaining([expect.any(String)]),
        lighting: expect.any(String),
      },
      audioMood: {
        genre: expect.any(String),
        tempo: expect.stringContaining("BPM"),
        mood: expect.any(String),
        instruments: expect.arrayContaining([expect.any(String)]),
        references: expect.arrayContaining([expect.any(String)]),
      },
      productionNotes: expect.arrayContaining([expect.stringContaining("60 s take at least 8 clips")]),
    });
    expect(body.inspirationalPrompts.length).toBeGreaterThanOrEqual(4);
    const hex = expect.stringMatching(/^#[0-9a-f]{6}$/);
    for (const palette of body.colorPalettes)
      expect(palette).toMatchObject({
        primary: hex,
        secondary: hex,
        accent: hex,
        background: hex,
        text: hex,
        description: expect.any(String),
      });
    for (const reference of body.visualReferences)
      expect(Object.keys(reference).sort()).toEqual(["description", "mood", "style", "type"]);
  });

  test.each([
    [{ ...INPUT, concept: "too short" }, "Concept must be at least 20 characters", "concept"],
    [{ targetAudience: "x" }, "Concept must be at least 20 characters", "concept"],
    [{ ...INPUT, concept: "x".repeat(10_001) }, "Concept must be at most 10000 characters", "concept"],
    [{ concept: INPUT.concept }, "Target audience is required", "targetAudience"],
    [{ ...INPUT, targetAudience: "  " }, "Target audience is required", "targetAudience"],
    [
      { ...INPUT, targetAudience: "x".repeat(501) },
      "Target audience must be at most 500 characters",
      "targetAudience",
    ],
    [{ ...INPUT, genre: "opera" }, "Please select a genre", "genre"],
    [{ ...INPUT, duration: "61" }, "Please select a duration", "duration"],
    [{ ...INPUT, platform: "radio" }, "Please select a platform", "platform"],
    [{ ...INPUT, additionalNotes: 4 }, "Additional notes must be text", "additionalNotes"],
    [
      { ...INPUT, additionalNotes: "x".repeat(2001) },
      "Additional notes must be at most 2000 characters",
      "additionalNotes",
    ],
  ])("refuses what the rules do not allow: %#", async (input, message, field) => {
    const { status, body } = await student.post(PATH, input);
    expect(status).toBe(400);
    expect(body).toEqual({ message, errors: { [field]: [message] } });
  });

  test("is for people who are signed in, and keeps nothing in history itself", async () => {
    expect((await new Client(server.url).post(PATH, INPUT)).status).toBe(401);
    const before = (await student.get("/api/history?limit=100")).body.length;
    await student.post(PATH, INPUT);
    expect((await student.get("/api/history?limit=100")).body).toHaveLength(before);
  });
});

describe("a run from the page", () => {
  test("is kept with its title and can be had as JSON, SVG and PNG", async () => {
    const posted = await student.form("/mood-board", {
      ...INPUT,
      genre: "commercial",
      duration: "60",
      platform: "instagram",
      additionalNotes: "",
    });
    expect(posted.status).toBe(302);
    const run = /run=(\d+)/.exec(posted.headers.get("location") ?? "")?.[1];
    const [newest] = (await student.get("/api/history?limit=1")).body;
    expect(newest).toMatchObject({
      toolType: "mood-board",
      title: "Mood Board: Farmers harvest red coffee beans at sunrise and a ...",
    });
    const json = await student.get(`/runs/${run}/mood-board.json`);
    expect(json.headers.get("content-disposition")).toContain("mood-board.json");
    expect(json.text).toBe(`${JSON.stringify(JSON.parse(newest.outputData), null, 2)}\n`);
    const svg = await student.get(`/runs/${run}/mood-board.svg`);
    expect(svg.headers.get("content-type")).toContain("image/svg+xml");
    expect(svg.text).toContain("Farmers harvest red coffee beans");
    const png = await student.get(`/runs/${run}/mood-board.png`);
    expect(png.headers.get("content-type")).toContain("image/png");
    expect(png.text.slice(1, 4)).toBe("PNG");
  });
});

describe("a model's board", () => {
  test("is asked for again when its type cannot be read", async () => {
    const endpoint = await startModelEndpoint();
    const remote = await startServer({
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: endpoint.url,
      OPENAI_MODEL: "test-model",
    });
    try {
      const { body: good } = await student.post(PATH, INPUT);
      const [first, ...rest] = good.colorPalettes;
      const bad = { ...good, colorPalettes: [{ ...first, text: first.background }, ...rest] };
      let asked = 0;
      endpoint.behave((_request, response) => say(response, JSON.stringify(asked++ === 0 ? bad : good)));
      const client = await signedIn(remote.url);
      const { status, body } = await client.post(PATH, INPUT);
      expect(status).toBe(200);
      expect(body.colorPalettes).toEqual(good.colorPalettes);
      const complaint = endpoint.requests.at(-1)?.body.messages.at(-1).content;
      expect(complaint).toContain("Palette 1: text on background has a contrast of 1.0:1; 4.5:1 is needed.");
    } finally {
      await remote.stop();
      await endpoint.stop();
    }
  });
});
