import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, signedIn } from "../support/client";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await signedIn(server.url);
});
afterAll(() => server.stop());

const IDEA = { originalPrompt: "a cat on a sofa" };

describe("bodies", () => {
  test("over 1 MiB are refused, whether their length is declared or not", async () => {
    const large = JSON.stringify({ originalPrompt: "x".repeat(2 * 1024 * 1024) });
    const declared = await student.send("POST", "/api/prompts/enhance", large);
    expect([declared.status, declared.body.message]).toEqual([
      413,
      "The request is too large: at most 1024 KiB are accepted.",
    ]);
    const chunked = await student.send("POST", "/api/prompts/enhance", new Blob([large]).stream());
    expect(chunked.status).toBe(413);
    const form = await student.form("/?index", { originalPrompt: "x".repeat(2 * 1024 * 1024) });
    expect(form.status).toBe(413);
    expect(form.text).toContain("too large");
    expect((await student.get("/api/user")).status).toBe(200);
  });

  test("that are not JSON are refused", async () => {
    for (const text of ["", "{", "nonsense", '{"a":1}}', "\u0000"]) {
      const { status, body } = await student.send("POST", "/api/prompts/enhance", text);
      expect([text, status, body.message]).toEqual([text, 400, "The request body is not valid JSON."]);
    }
  });

  test("name each field that is missing, of a wrong type, unknown or given twice", async () => {
    const errorsOf = async (value: unknown) =>
      (await student.post("/api/prompts/enhance", value)).body.errors;
    expect(await errorsOf({})).toEqual({ originalPrompt: ["Please enter a video prompt idea"] });
    expect(await errorsOf({ originalPrompt: "  " })).toEqual({
      originalPrompt: ["Please enter a video prompt idea"],
    });
    expect(await errorsOf({ originalPrompt: 7, addVoice: "yes", take: -1 })).toMatchObject({
      originalPrompt: ["The video prompt idea must be text"],
      addVoice: ["Add voice must be true or false"],
      take: [expect.any(String)],
    });
    expect(await errorsOf({ ...IDEA, colour: "red" })).toEqual({ colour: ["Unknown field"] });
    const twice = await student.send(
      "POST",
      "/api/prompts/enhance",
      '{"originalPrompt":"a","originalPrompt":"b"}',
    );
    expect([twice.status, twice.body.errors]).toEqual([400, { originalPrompt: ["Field given twice"] }]);
    for (const value of [null, [], "text", 3])
      expect((await student.post("/api/prompts/enhance", value)).status).toBe(400);
  });

  test("a malformed list intent or an absurd row number is answered, and the server stays quick", async () => {
    for (const fields of [
      { "rows[10000].term": "a" },
      { __intent__: "{{{" },
      { originalPrompt: "a", __intent__: '{"type":"x"}' },
    ]) {
      const began = performance.now();
      const { status } = await student.form("/?index", fields as unknown as Record<string, string>);
      expect(status).toBeLessThan(500);
      expect(performance.now() - began).toBeLessThan(3000);
    }
    expect((await student.get("/healthz")).status).toBe(200);
  });

  test("10,000 fuzzed ones never bring a 5xx", { timeout: 400_000 }, async () => {
    // A small linear congruential generator: the same bodies in every run.
    let seed = 20_261;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const atoms = [
      "null",
      "true",
      "-1e308",
      '"\\ud800"',
      '"a"',
      "[]",
      "{}",
      '{"__proto__":{}}',
      '"\\u0000"',
      "[[[[",
      "}",
      '"',
      "1e999",
    ];
    const keys = ["originalPrompt", "addVoice", "voiceText", "take", "constructor", "__proto__", ""];
    // Calls more often than pages: a page is the same parser and a hundred times the rendering.
    const calls = ["/api/prompts/enhance", "/api/login", "/api/history", "/api/register"];
    const paths = [...calls, ...calls, ...calls, ...calls, "/?index", "/auth"];
    const atom = () => atoms[next(atoms.length)] ?? "";
    const value = () =>
      `{${Array.from({ length: next(4) }, () => `"${keys[next(keys.length)]}":${atom()}`).join(",")}}`;
    const broken: string[] = [];
    let answered = 0;
    async function worker(count: number) {
      for (let number = 0; number < count; number += 1) {
        const path = paths[next(paths.length)] ?? "/auth";
        const body = next(3) === 0 ? atom() + atom() : value();
        const type = path.startsWith("/api/") ? "application/json" : "application/x-www-form-urlencoded";
        const { status } = await student.send("POST", path, body, { "content-type": type });
        answered += 1;
        if (status >= 500) broken.push(`${status} ${path} ${body}`);
      }
    }
    await Promise.all(Array.from({ length: 20 }, () => worker(500)));
    expect(answered).toBe(10_000);
    expect(broken).toEqual([]);
    expect((await student.get("/api/user")).status).toBe(200);
  });
});

describe("methods", () => {
  test("a wrong one is answered with the right ones", async () => {
    for (const [method, path, allow] of [
      ["POST", "/api/user", "GET, HEAD"],
      ["GET", "/api/login", "POST"],
      ["PUT", "/api/history", "GET, POST, HEAD"],
      ["GET", "/api/prompts/enhance", "POST"],
      ["DELETE", "/auth", "GET, HEAD, POST"],
      ["PUT", "/healthz", "GET, HEAD, POST"],
    ] as const) {
      const { status, headers, body } = await student.send(method, path);
      expect([method, path, status, headers.get("allow")]).toEqual([method, path, 405, allow]);
      expect(body.message).toBeTruthy();
    }
  });

  test("an unknown call is 404 in JSON, an unknown page 404 in words", async () => {
    const call = await student.get("/api/nothing");
    expect([call.status, call.body]).toEqual([404, { message: "There is no such call." }]);
    const page = await student.get("/nothing");
    expect(page.status).toBe(404);
    expect(page.text).toContain("404 Page Not Found");
  });
});

describe("other sites", () => {
  test("cannot change anything", async () => {
    const count = async () => (await student.get("/api/history?limit=100")).body.length;
    const before = await count();
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "nonsense" },
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    ];
    for (const headers of foreign) {
      const call = await student.post(
        "/api/history",
        { toolType: "enhance", inputData: "{}", outputData: "{}", title: "x" },
        headers,
      );
      expect(call.status).toBe(403);
      expect((await student.form("/?index", IDEA, headers)).status).toBe(403);
      expect((await student.form("/logout", {}, headers)).status).toBe(403);
    }
    expect(await count()).toBe(before);
    expect((await student.get("/api/user")).status).toBe(200);
  });

  test("the product's own pages can", async () => {
    const headers = { origin: server.url, "sec-fetch-site": "same-origin" };
    expect((await student.form("/?index", IDEA, headers)).status).toBe(302);
  });

  test("are never where a redirect leads", async () => {
    for (const target of [
      "//evil.example",
      "/\\evil.example",
      "https:evil.example",
      "https://evil.example",
      "/..//evil.example",
      "javascript:alert(1)",
    ]) {
      const fields = { username: "student", password: "veo3-student-demo", redirectTo: target };
      const { status, headers } = await new Client(server.url).form("/auth", fields);
      expect(status).toBe(302);
      const resolved = new URL(headers.get("location") ?? "", server.url);
      expect([target, resolved.origin]).toEqual([target, server.url]);
    }
    const inside = await new Client(server.url).form("/auth", {
      username: "student",
      password: "veo3-student-demo",
      redirectTo: "/?run=3",
    });
    expect(inside.headers.get("location")).toBe("/?run=3");
  });
});

describe("headers", () => {
  test("a page has a strict policy with a fresh nonce, and is not stored", async () => {
    const pages = [await student.get("/"), await student.get("/")];
    const nonces = pages.map(({ headers }) => {
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("object-src 'none'; base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      const scripts = policy.split("; ").find((part) => part.startsWith("script-src")) ?? "";
      expect(scripts).not.toContain("unsafe-inline");
      return /'nonce-([^']+)'/.exec(scripts)?.[1];
    });
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
    const [page] = pages;
    expect(page?.headers.get("cache-control")).toBe("no-store");
    expect(page?.headers.get("x-content-type-options")).toBe("nosniff");
    expect(page?.headers.get("referrer-policy")).toBe("same-origin");
    for (const [, attributes] of page?.text.matchAll(/<script([^>]*)>/g) ?? [])
      expect(attributes).toContain(`nonce="${nonces[0]}"`);
  });

  test("a call is not stored; a hashed file is kept for good", async () => {
    expect((await student.get("/api/user")).headers.get("cache-control")).toBe("no-store");
    const asset = /\/assets\/[\w.-]+\.css/.exec((await student.get("/")).text)?.[0] ?? "";
    const { status, headers } = await student.get(asset);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("replies are compressed with gzip, never with brotli at run time", async () => {
    const { headers } = await student.get("/", { "accept-encoding": "gzip, deflate, br" });
    expect(headers.get("content-encoding")).toBe("gzip");
  });
});

describe("the log", () => {
  test("is lines of JSON that hold no password, cookie or idea", async () => {
    await student.post("/api/prompts/enhance", {
      originalPrompt: "a zebra with a secret-marker-1 on its back",
    });
    await new Client(server.url).post("/api/login", { username: "student", password: "secret-marker-2" });
    await student.get("/?run=1&q=secret-marker-3");
    const lines = server.output().trim().split("\n");
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    expect(server.output()).not.toMatch(/secret-marker|veo3-student-demo/);
    expect(server.output()).not.toContain(student.cookie.split("=")[1]);
    expect(
      server.logs().find(({ event, path }) => event === "request" && path === "/api/prompts/enhance"),
    ).toMatchObject({
      level: "info",
      method: "POST",
      status: expect.any(Number),
      ms: expect.any(Number),
      id: expect.any(String),
    });
  });
});

describe("health", () => {
  test("is told to anybody", async () => {
    const anybody = new Client(server.url);
    expect(await anybody.get("/healthz")).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await anybody.get("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
  });

  test("the contract is generated for every call", async () => {
    const { status, body } = await new Client(server.url).get("/api/openapi.json");
    expect(status).toBe(200);
    expect(body.openapi).toBe("3.1.0");
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        "/api/user",
        "/api/login",
        "/api/register",
        "/api/history",
        "/api/prompts/enhance",
      ]),
    );
  });
});
