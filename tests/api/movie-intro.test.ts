import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, signedIn } from "../support/client";
import { say, startModelEndpoint } from "../support/model-endpoint";
import { startServer, type TestServer } from "../support/server";

const PATH = "/api/tools/movie-intro";
const INPUT = {
  mainIdea:
    "A lighthouse keeper discovers a glowing message in a bottle during a storm and rows out to find its sender",
  consistentElements: "An old keeper with a grey beard and a yellow oilskin coat, 35mm film look",
};

let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await signedIn(server.url);
});
afterAll(() => server.stop());

describe("POST /api/tools/movie-intro", () => {
  test("answers with scenes whose durations add up, by default 180 seconds in the default style", async () => {
    const { status, body } = await student.post(PATH, INPUT);
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalScenes: 23, totalDuration: 180, style: "netflix" });
    expect(body.scenes).toHaveLength(23);
    expect(body.scenes.reduce((sum: number, { duration }: { duration: number }) => sum + duration, 0)).toBe(
      180,
    );
    expect(body.fullScript).toContain("MOVIE INTRO SCRIPT");
    expect(body.productionNotes.length).toBeGreaterThan(5);
    expect(body.scenes[0]).toMatchObject({
      sceneNumber: 1,
      duration: expect.any(Number),
      prompt: expect.stringContaining(INPUT.consistentElements),
      cameraMovement: expect.any(String),
      transition: expect.any(String),
      visualElements: expect.arrayContaining([expect.any(String)]),
    });
  });

  test.each([
    [{ ...INPUT, mainIdea: "too short" }, "Main idea must be at least 20 characters", "mainIdea"],
    [{ ...INPUT, consistentElements: "short" }, "Please specify consistent elements", "consistentElements"],
    [{ mainIdea: INPUT.mainIdea }, "Please specify consistent elements", "consistentElements"],
    [{ ...INPUT, introStyle: "opera" }, "Please select an intro style", "introStyle"],
    [{ ...INPUT, introDuration: "31" }, "Please select an intro duration", "introDuration"],
  ])("refuses what the rules do not allow: %#", async (input, message, field) => {
    const { status, body } = await student.post(PATH, input);
    expect(status).toBe(400);
    expect(body).toEqual({ message, errors: { [field]: [message] } });
  });

  test("is for people who are signed in, and keeps nothing in history itself", async () => {
    expect((await new Client(server.url).post(PATH, INPUT)).status).toBe(401);
    const before = (await student.get("/api/history?limit=100")).body.length;
    await student.post(PATH, { ...INPUT, introDuration: "30" });
    expect((await student.get("/api/history?limit=100")).body).toHaveLength(before);
  });
});

describe("a run from the page", () => {
  test("is kept with its title and can be had as script, prompts, JSON and shot list", async () => {
    const posted = await student.form("/movie-intro", {
      ...INPUT,
      introStyle: "horror",
      introDuration: "60",
    });
    expect(posted.status).toBe(302);
    const run = /run=(\d+)/.exec(posted.headers.get("location") ?? "")?.[1];
    const [newest] = (await student.get("/api/history?limit=1")).body;
    expect(newest).toMatchObject({
      toolType: "movie-intro",
      title: "Movie Intro: A lighthouse keeper discovers a glowing message in...",
    });
    const output = JSON.parse(newest.outputData);
    const script = await student.get(`/runs/${run}/movie-intro-script.txt`);
    expect(script.headers.get("content-disposition")).toContain("movie-intro-script.txt");
    expect(script.text).toBe(output.fullScript);
    const json = await student.get(`/runs/${run}/movie-intro.json`);
    expect(json.body).toMatchObject({ totalScenes: 8, scenes: output.scenes, request: INPUT });
    const prompts = await student.get(`/runs/${run}/movie-intro-prompts.txt`);
    for (const { prompt } of output.scenes) expect(prompts.text).toContain(prompt);
    const list = await student.get(`/runs/${run}/movie-intro-shot-list.csv`);
    const rows = list.text.trim().split("\r\n");
    expect(rows).toHaveLength(9);
    expect(rows[0]).toContain('"Scene","Start (s)","Duration (s)"');
    expect(rows[1]).toMatch(/^"1","0","8","hook",/);
  });
});

describe("a model's script", () => {
  test("is asked for again when its sums or its constant elements are wrong", async () => {
    const endpoint = await startModelEndpoint();
    const remote = await startServer({
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: endpoint.url,
      OPENAI_MODEL: "test-model",
    });
    try {
      const scene = (sceneNumber: number, duration: number, words: string) => ({
        sceneNumber,
        duration,
        prompt: `Wide shot ${sceneNumber}: ${INPUT.mainIdea}. ${words}`,
        cameraMovement: "Wide shot. Static.",
        transition: "Cut.",
        visualElements: ["the sea"],
        phase: "hook",
        heading: "EXT. SEA – NIGHT",
        sound: "wind",
      });
      const answer = (durations: number[], words: string) =>
        JSON.stringify({
          totalScenes: durations.length,
          totalDuration: 30,
          style: "netflix",
          fullScript: INPUT.mainIdea,
          productionNotes: ["Keep the coat."],
          scenes: durations.map((duration, at) => scene(at + 1, duration, words)),
        });
      let asked = 0;
      endpoint.behave((_request, response) =>
        say(
          response,
          asked++ === 0 ? answer([8, 8, 8, 8], "A coat") : answer([8, 8, 8, 6], INPUT.consistentElements),
        ),
      );
      const client = await signedIn(remote.url);
      const { status, body } = await client.post(PATH, { ...INPUT, introDuration: "30" });
      expect(status).toBe(200);
      expect(body.scenes.map(({ duration }: { duration: number }) => duration)).toEqual([8, 8, 8, 6]);
      const complaint = endpoint.requests.at(-1)?.body.messages.at(-1).content;
      expect(complaint).toContain("The durations add up to 32 seconds; 30 are wanted.");
      expect(complaint).toContain(
        "The prompts of scenes 1, 2, 3, 4 do not hold consistentElements word for word.",
      );
    } finally {
      await remote.stop();
      await endpoint.stop();
    }
  });
});
