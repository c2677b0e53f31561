import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { hostname, tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ADMIN, type Client, signedIn } from "../support/client";
import { startClipServer } from "../support/clip-server";
import { clipFolder, ffmpeg, twoShots } from "../support/clips";
import { say, startModelEndpoint } from "../support/model-endpoint";
import { freePort, startServer, type TestServer } from "../support/server";

// Each analysis runs ffmpeg, which has its own idea of how busy a machine is.
vi.setConfig({ testTimeout: 90_000 });

const CALL = "/api/tools/video-analysis";
const clips = clipFolder();
let files: Awaited<ReturnType<typeof startClipServer>>;
let server: TestServer;
let student: Client;
beforeAll(async () => {
  files = await startClipServer(clips.folder);
  server = await startServer({ VIDEO_ALLOW_HOSTS: files.host, VIDEO_MAX_BYTES: "3000000" });
  student = await signedIn(server.url);
  twoShots(clips.at("film.mp4"));
});
afterAll(async () => {
  await server.stop();
  await files.stop();
  clips.remove();
});

const analyse = (videoUrl: unknown, more: object = {}) => student.post(CALL, { videoUrl, ...more });

/** The folders that this test's server has on the disk: their names hold its process number. */
const leftovers = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`veo3-video-${server.process.pid}-`));

describe("the call", () => {
  test("measures a film: its shots, its sound, the words and the prompts", async () => {
    const { status, body } = await analyse(`${files.url}/film.mp4`, { subject: "A test card" });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      videoUrl: `${files.url}/film.mp4`,
      analysisType: "full",
      outputFormat: "detailed",
      warnings: [],
    });
    expect(body.facts).toMatchObject({
      version: 1,
      source: { width: 320, height: 180, videoCodec: "h264", frames: 96 },
    });
    expect(body.facts.source.duration.value).toBeCloseTo(4, 1);
    expect(body.facts.picture.shots).toHaveLength(2);
    expect(body.facts.picture.shots[1].start).toBeCloseTo(2, 1);
    expect(body.facts.sound.loudness.value.integrated).toBeLessThan(0);
    expect(body.clips.map(({ duration }: { duration: number }) => duration)).toEqual([4, 4]);
    expect(body.prompt).toContain("A test card");
    expect(body.sections.map(({ title }: { title: string }) => title)).toContain("Sound");
    expect(leftovers()).toEqual([]);
  });

  test("measures only what its type asks for, and answers in the format that is asked for", async () => {
    const audio = await analyse(`${files.url}/film.mp4`, { analysisType: "audio", outputFormat: "json" });
    expect(audio.body.facts).toMatchObject({ measured: ["sound"], picture: null });
    expect(audio.body).not.toHaveProperty("prompt");
    const structure = await analyse(`${files.url}/film.mp4`, {
      analysisType: "structure",
      outputFormat: "prompt",
    });
    expect(structure.body.clips).toHaveLength(2);
    expect(structure.body).not.toHaveProperty("facts");
  });

  test.each([
    [{}, "videoUrl", "Please enter a valid video URL"],
    [{ videoUrl: "" }, "videoUrl", "Please enter a valid video URL"],
    [{ videoUrl: 7 }, "videoUrl", "Please enter a valid video URL"],
    [{ videoUrl: "nonsense" }, "videoUrl", "Please enter a valid video URL"],
    [{ videoUrl: "file:///etc/passwd" }, "videoUrl", "Please enter a valid video URL"],
    [{ fileName: "film.mp4" }, "videoUrl", "Please enter a valid video URL"],
    [
      { videoUrl: `http://example.com/${"x".repeat(2048)}` },
      "videoUrl",
      "The video URL must be at most 2048 characters",
    ],
    [
      { videoUrl: "http://example.com/", analysisType: "all" },
      "analysisType",
      "Analysis type must be one of full, visual, audio, structure",
    ],
    [
      { videoUrl: "http://example.com/", outputFormat: "xml" },
      "outputFormat",
      "Output format must be one of detailed, prompt, json",
    ],
    [
      { videoUrl: "http://example.com/", subject: "x".repeat(501) },
      "subject",
      "Subject must be at most 500 characters",
    ],
  ])("refuses %j beside %s", async (body, field, message) => {
    const reply = await student.post(CALL, body);
    expect([reply.status, reply.body.message, reply.body.errors[field]?.[0]]).toEqual([
      400,
      message,
      message,
    ]);
  });

  test("refuses unknown fields, other methods and whoever is not signed in", async () => {
    expect((await analyse(`${files.url}/film.mp4`, { maxBytes: 1 })).body.message).toBe(
      "Unknown field: maxBytes",
    );
    expect((await student.get(CALL)).status).toBe(405);
    student.cookie = await (async () => {
      const { cookie } = student;
      student.cookie = "";
      expect((await analyse(`${files.url}/film.mp4`)).status).toBe(401);
      return cookie;
    })();
  });
});

describe("what is no video", () => {
  test.each([
    ["missing.mp4", 400, /nothing at this address/],
    [
      "page.html",
      400,
      /a page, not a video file.*“A film page”.*nothing of the video itself was measured.*upload the video/,
    ],
    ["words.mp4", 400, /not a video file that can be read/],
    ["list.mp4", 400, /playlist/],
    ["manifest.mp4", 400, /DASH/],
    ["empty.mp4", 400, /nothing in this file/],
    ["large.mp4", 413, /too large/],
    ["silent.mp4", 400, /no sound in this video/],
  ])("%s is refused beside its field", async (name, status, message) => {
    writeFileSync(clips.at("page.html"), "<!doctype html><title>A film page</title><p>watch");
    writeFileSync(clips.at("words.mp4"), "these are words");
    writeFileSync(clips.at("list.mp4"), "ffconcat version 1.0\nfile '/etc/passwd'\n");
    writeFileSync(clips.at("manifest.mp4"), "<MPD></MPD>");
    writeFileSync(clips.at("empty.mp4"), "");
    writeFileSync(clips.at("large.mp4"), Buffer.alloc(3_000_001));
    if (name === "silent.mp4") ffmpeg("-i", clips.at("film.mp4"), "-c", "copy", "-an", clips.at(name));
    const reply = await analyse(
      `${files.url}/${name}`,
      name === "silent.mp4" ? { analysisType: "audio" } : {},
    );
    expect([reply.status, reply.body.errors.videoUrl[0]]).toEqual([status, expect.stringMatching(message)]);
    expect(reply.body.message).toMatch(message);
    expect(leftovers()).toEqual([]);
  });
});

test("nothing inside is reached: not a connection, whatever the address is called", async () => {
  let touched = 0;
  const canary = createServer((socket) => {
    touched += 1;
    socket.destroy();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => canary.listen(port, "::", resolve));
  try {
    const hosts = [
      "127.0.0.1",
      "localhost",
      "localhost.",
      "2130706433",
      "0x7f000001",
      "0177.1",
      "0",
      "①②⑦.0.0.1",
      "[::1]",
      "[::]",
      "[::ffff:7f00:1]",
      "[::127.0.0.1]",
      "169.254.169.254",
      "168.63.129.16",
      hostname(),
    ];
    for (const host of hosts) {
      for (const address of [
        `http://${host}:${port}/`,
        `http://${host}/`,
        `${files.url}/to/${encodeURIComponent(`http://${host}:${port}/`)}`,
      ]) {
        const { status, body } = await analyse(address);
        expect([address, status, body.errors?.videoUrl?.length]).toEqual([address, 400, 1]);
      }
    }
    expect(touched).toBe(0);
  } finally {
    canary.close();
  }
});

describe("while it runs", () => {
  test("the next waits, the server answers others, and whoever goes away makes way", async () => {
    const letGo = files.hold();
    const first = analyse(`${files.url}/held/film.mp4`, { analysisType: "audio" });
    const gone = new AbortController();
    const second = fetch(server.url + CALL, {
      method: "POST",
      headers: { cookie: student.cookie, "content-type": "application/json" },
      body: JSON.stringify({ videoUrl: `${files.url}/film.mp4?second` }),
      signal: gone.signal,
    }).catch((error: Error) => error.name);
    for (let tries = 0; !files.asked.includes("/held/film.mp4") && tries < 500; tries += 1) await wait(10);
    expect((await student.get("/api/user")).status).toBe(200);
    gone.abort();
    expect(await second).toBe("AbortError");
    const third = analyse(`${files.url}/film.mp4`, { analysisType: "audio" });
    letGo();
    expect([(await first).status, (await third).status]).toEqual([200, 200]);
    expect(leftovers()).toEqual([]);
  });

  test("a job is its owner's alone, keeps its run, and can be cancelled", async () => {
    const letGo = files.hold();
    const started = await student.form("/video-analysis", {
      videoUrl: `${files.url}/held/film.mp4`,
      analysisType: "visual",
      outputFormat: "json",
    });
    const job = started.headers.get("location") ?? "";
    expect([started.status, job]).toEqual([
      302,
      expect.stringMatching(/^\/video-analysis\?job=[0-9a-f-]{36}$/),
    ]);
    const admin = await signedIn(server.url, ADMIN);
    expect((await admin.get(job)).status).toBe(404);
    expect((await admin.form(job, { intent: "cancel" })).status).toBe(404);
    const page = await student.get(job);
    expect(page.text).toContain("Analyzing...");
    expect(page.text).toMatch(/<noscript><meta http-equiv="refresh" content="2"/i);
    const waiting = await student.form("/video-analysis", {
      videoUrl: `${files.url}/film.mp4`,
      analysisType: "audio",
      outputFormat: "json",
    });
    const queued = waiting.headers.get("location") ?? "";
    expect((await student.get(queued)).text).toContain("1 before you");
    expect((await student.form(queued, { intent: "cancel" })).status).toBe(302);
    expect((await student.get(queued)).text).toContain("Analysis cancelled");
    letGo();
    const finished = async () => {
      for (;;) {
        const { status, headers } = await student.get(job);
        if (status === 302) return headers.get("location") ?? "";
        await wait(50);
      }
    };
    const run = await finished();
    expect(run).toMatch(/^\/video-analysis\?run=\d+$/);
    const [item] = (await student.get("/api/history?limit=1")).body;
    expect(item).toMatchObject({
      toolType: "video-analysis",
      title: `${files.url}/held/film.mp4`.slice(0, 50),
    });
    const number = run.split("=")[1];
    const html = await student.get(`/runs/${number}/video-analysis.html`);
    expect([html.status, html.headers.get("content-disposition")]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    expect((await student.get(`/runs/${number}/video-analysis.json`)).body.facts.version).toBe(1);
    expect((await admin.get(`/runs/${number}/video-analysis.json`)).status).toBe(404);
    expect(leftovers()).toEqual([]);
  });

  test("a file is sent in, measured and deleted; one that is too large is refused beside its field", async () => {
    const send = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const form = new FormData();
      form.set("videoUrl", "");
      form.set("analysisType", "structure");
      form.set("outputFormat", "detailed");
      form.set("subject", "kept words");
      form.set("file", new File([bytes], name));
      return student.send("POST", "/video-analysis", form);
    };
    const { readFileSync } = await import("node:fs");
    const started = await send(new Uint8Array(readFileSync(clips.at("film.mp4"))), "my film.mp4");
    expect(started.status).toBe(302);
    const job = started.headers.get("location") ?? "";
    for (let tries = 0; (await student.get(job)).status !== 302 && tries < 400; tries += 1) await wait(50);
    const [item] = (await student.get("/api/history?limit=1")).body;
    expect([item.title, JSON.parse(item.inputData)]).toMatchObject([
      "my film.mp4",
      { fileName: "my film.mp4", subject: "kept words" },
    ]);
    const refused = await send(new Uint8Array(3_000_001), "large.mp4");
    expect(refused.status).toBe(413);
    expect(refused.text).toContain("The file is too large: at most 3 MB are accepted.");
    expect(refused.text).toContain("kept words");
    expect(leftovers()).toEqual([]);
  });
});

test("a model that can see gets keyframes and facts, and what it adds is marked as its own", async () => {
  const endpoint = await startModelEndpoint();
  const own = await startServer({
    OPENAI_BASE_URL: endpoint.url,
    OPENAI_MODEL: "eyes-1",
    VIDEO_ALLOW_HOSTS: files.host,
  });
  try {
    endpoint.behave((_request, response) =>
      say(
        response,
        JSON.stringify({
          shots: [{ shot: 1, subject: "A test card", setting: "A grey studio", action: "Numbers count up" }],
        }),
      ),
    );
    const client = await signedIn(own.url);
    const { status, body } = await client.post(CALL, { videoUrl: `${files.url}/film.mp4` });
    expect(status).toBe(200);
    expect(body.seen).toEqual({
      model: "eyes-1",
      shots: [expect.objectContaining({ shot: 1, subject: "A test card" })],
    });
    expect(body.facts.picture.shots).toHaveLength(2);
    const [, user] = endpoint.requests[0]?.body.messages ?? [];
    const pictures = user.content.filter(({ type }: { type: string }) => type === "image_url");
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures[0].image_url.url).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    endpoint.behave((_request, response) => say(response, "no JSON at all"));
    const without = await client.post(CALL, { videoUrl: `${files.url}/film.mp4` });
    expect([without.status, without.body.warnings]).toEqual([
      200,
      [expect.stringMatching(/^The model added nothing: /)],
    ]);
  } finally {
    await own.stop();
    await endpoint.stop();
  }
});
