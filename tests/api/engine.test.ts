import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Client, signedIn } from "../support/client";
import { fail, say, startModelEndpoint } from "../support/model-endpoint";
import { startServer, type TestServer } from "../support/server";

const IDEA = "An old fisherman mends a red net on a foggy pier at dawn";
const ANSWER = {
  sceneDescription: "A fisherman works on a pier.",
  mainSubject: "An old fisherman with a red net.",
  visualStyle: "Documentary.",
  cameraMovement: "A slow dolly in.",
  backgroundSetting: "A foggy pier.",
  lightingMood: "Grey dawn light.",
  colorPalette: "Red, grey, slate blue.",
  audioCue: "Water laps at the posts.",
  dialogBackgroundNoise: null,
  subtitlesLanguage: null,
  prompt: `Medium shot. ${IDEA}. The camera dollies in slowly.`,
  negativePrompt: "subtitles, captions",
  hints: [],
};
const GOOD = JSON.stringify(ANSWER);

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
let server: TestServer;
let student: Client;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
  server = await startServer({
    OPENAI_API_KEY: "sk-secret-marker",
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_MODEL: "test-model",
    LLM_TIMEOUT_MS: "3000",
  });
  student = await signedIn(server.url);
});
afterAll(async () => {
  await server.stop();
  await endpoint.stop();
});
beforeEach(() => endpoint.behave((_request, response) => say(response, GOOD)));

const ask = () => student.post("/api/prompts/enhance", { originalPrompt: IDEA });
const historyLength = async () => (await student.get("/api/history?limit=100")).body.length;

describe("a model's answer", () => {
  test("is asked for with structured output, the idea fenced off from the instructions", async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.enhancedPrompt).toMatchObject({ prompt: ANSWER.prompt, audioCue: ANSWER.audioCue });
    expect(body.enhancedPrompt).not.toHaveProperty("dialogBackgroundNoise");
    const [request] = endpoint.requests;
    expect(request?.path).toBe("/v1/chat/completions");
    expect(request?.headers.authorization).toBe("Bearer sk-secret-marker");
    expect(request?.body).toMatchObject({ model: "test-model", response_format: { type: "json_schema" } });
    const { schema } = request?.body.response_format.json_schema ?? {};
    expect(schema.required).toEqual(Object.keys(schema.properties));
    const [system, user] = request?.body.messages ?? [];
    expect(system.content).not.toContain(IDEA);
    expect(user.content).toContain(IDEA);
  });

  test("names its engine and model on the page of the run", async () => {
    const posted = await student.form("/?index", { originalPrompt: IDEA });
    expect(posted.status).toBe(302);
    const page = await student.get(posted.headers.get("location") ?? "");
    expect(page.text).toMatch(/Answered by (<!-- -->)?test-model/);
  });

  test("is taken from a code fence, when the server only knows JSON mode or plain text", async () => {
    const plain = await startModelEndpoint();
    const own = await startServer({ OPENAI_BASE_URL: plain.url, OPENAI_MODEL: "local" });
    try {
      plain.behave((request, response) => {
        const { response_format: format } = request.body;
        if (format) return fail(response, 400, `response_format ${format.type} is not supported`);
        say(response, `Here it is:\n\`\`\`json\n${GOOD}\n\`\`\``);
      });
      const client = await signedIn(own.url);
      expect((await client.post("/api/prompts/enhance", { originalPrompt: IDEA })).status).toBe(200);
      const formats = plain.requests.map(({ body }) => body.response_format?.type ?? "text");
      expect(formats).toEqual(["json_schema", "json_object", "text"]);
      // It has learnt what that server can do.
      await client.post("/api/prompts/enhance", { originalPrompt: IDEA });
      expect(plain.requests).toHaveLength(4);
    } finally {
      await own.stop();
      await plain.stop();
    }
  });

  test("gets one chance to be mended", async () => {
    endpoint.behave((_request, response, number) =>
      say(response, number === 0 ? '{"prompt":"short"}' : GOOD),
    );
    expect((await ask()).status).toBe(200);
    expect(endpoint.requests).toHaveLength(2);
    expect(JSON.stringify(endpoint.requests[1]?.body.messages)).toContain("sceneDescription");
  });

  test("that loses words of the idea is sent back once, and then says what it lost", async () => {
    const lost = JSON.stringify({
      ...ANSWER,
      prompt: "Medium shot. An old fisherman sits on a foggy pier at dawn.",
    });
    endpoint.behave((_request, response) => say(response, lost));
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(endpoint.requests).toHaveLength(2);
    expect(JSON.stringify(endpoint.requests[1]?.body.messages)).toMatch(
      /must keep these words of the idea: .*red.*net/,
    );
    expect(body.enhancedPrompt.hints[0]).toMatch(/left out of your idea: .*net/);
  });

  test("is text wherever it is shown", async () => {
    const bait = '<img src=x onerror="alert(1)"> [a](javascript:alert(1)) ![b](https://evil.example/b.png)';
    endpoint.behave((_request, response) =>
      say(
        response,
        JSON.stringify({ ...ANSWER, sceneDescription: bait, prompt: `${ANSWER.prompt} ${bait}` }),
      ),
    );
    const posted = await student.form("/?index", { originalPrompt: IDEA });
    const page = await student.get(posted.headers.get("location") ?? "");
    expect(page.text).not.toContain("<img src=x");
    expect(page.text).toContain("&lt;img src=x");
    expect(page.text).not.toMatch(/href="javascript:|src="https:\/\/evil/);
  });
});

describe("a model that fails", () => {
  const faults: [string, Parameters<typeof endpoint.behave>[0], number, RegExp, number][] = [
    ["refuses the key", (_q, r) => fail(r, 401, "bad key"), 502, /key.*ask your administrator/, 1],
    ["forbids", (_q, r) => fail(r, 403, "no"), 502, /ask your administrator/, 1],
    [
      "does not know the model",
      (_q, r) => fail(r, 404, "no such model"),
      502,
      /does not know the model.*ask your administrator/,
      1,
    ],
    ["is busy", (_q, r) => fail(r, 429, "slow down", { "retry-after": "7" }), 503, /busy.*in 7 seconds/, 1],
    ["fails thrice", (_q, r) => fail(r, 500, "oops"), 502, /endpoint failed/, 3],
    ["resets the connection", (_q, r) => r.destroy(), 502, /cannot be reached/, 3],
    ["answers no JSON", (_q, r) => say(r, "I would rather not."), 502, /not in the form/, 2],
    ["answers off the schema", (_q, r) => say(r, '{"prompt":"x"}'), 502, /left out something/, 2],
    ["is cut off", (_q, r) => say(r, GOOD.slice(0, 80), { finish: "length" }), 502, /cut off/, 1],
    ["answers nothing", (_q, r) => say(r, ""), 502, /answered nothing/, 1],
    ["declines", (_q, r) => say(r, null, { refusal: "I cannot help" }), 502, /declined/, 1],
    ["is filtered", (_q, r) => say(r, "", { finish: "content_filter" }), 502, /declined/, 1],
    [
      "floods",
      (_q, r) => say(r, JSON.stringify({ ...ANSWER, prompt: "x".repeat(300_000) })),
      502,
      /too large/,
      1,
    ],
    ["hangs", () => {}, 504, /did not answer in time/, 1],
    [
      "hangs in the middle",
      (_q, r) => r.writeHead(200, { "content-type": "application/json" }).write('{"id":'),
      504,
      /in time/,
      1,
    ],
    [
      "sends broken JSON",
      (_q, r) => r.writeHead(200, { "content-type": "application/json" }).end("{"),
      502,
      /not in the form/,
      1,
    ],
  ];
  test.each(faults)("%s", async (_name, behaviour, status, message, requests) => {
    endpoint.behave(behaviour);
    const before = await historyLength();
    const reply = await ask();
    expect(reply.status).toBe(status);
    expect(reply.body.message).toMatch(message);
    expect(reply.text).not.toMatch(/sk-secret|127\.0\.0\.1|oops|slow down/);
    expect(endpoint.requests).toHaveLength(requests);
    if (status === 503) expect(reply.headers.get("retry-after")).toBe("7");
    expect(await historyLength()).toBe(before);
  });

  test("and comes back is asked again", async () => {
    endpoint.behave((_request, response, number) =>
      number < 2 ? fail(response, 503, "soon") : say(response, GOOD),
    );
    expect((await ask()).status).toBe(200);
    expect(endpoint.requests).toHaveLength(3);
  });

  test("leaves the page with its input and the offer of the built-in engine, which works", async () => {
    endpoint.behave((_request, response) => fail(response, 500, "oops"));
    const fields = { originalPrompt: IDEA, voiceText: "keep me", addVoice: "on" };
    const failed = await student.form("/?index", fields);
    expect(failed.status).toBe(502);
    for (const text of [
      "Enhancement Failed",
      "endpoint failed",
      IDEA,
      "keep me",
      "Use the built-in engine",
    ]) {
      expect(failed.text).toContain(text);
    }
    const asked = endpoint.requests.length;
    const builtin = await student.form("/?index", { ...fields, engine: "builtin" });
    expect(builtin.status).toBe(302);
    expect(endpoint.requests).toHaveLength(asked);
  });

  test("is no longer asked when the browser has gone", async () => {
    let gone = () => {};
    const asked = new Promise<void>((resolve) => {
      endpoint.behave((request, response) => {
        response.on("close", () => {
          if (request.aborted) gone();
        });
        resolve();
      });
    });
    const aborted = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const browser = new AbortController();
    const request = fetch(`${server.url}/api/prompts/enhance`, {
      method: "POST",
      body: JSON.stringify({ originalPrompt: IDEA }),
      headers: { cookie: student.cookie },
      signal: browser.signal,
    }).catch(() => undefined);
    await asked;
    browser.abort();
    await request;
    await aborted;
    expect(endpoint.requests).toHaveLength(1);
  });
});
