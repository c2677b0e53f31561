import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ADMIN, type Client, signedIn } from "../support/client";
import { type Behaviour, fail, say, startModelEndpoint } from "../support/model-endpoint";
import { startServer, type TestServer } from "../support/server";

const PAGE = "/batch-processing";
const CALL = "/api/tools/batch-process";
const IDEAS = ["a red boat in the harbour", "a lighthouse keeper lights the lamp", "a cat on a warm wall"];

/** A form with one field a prompt. */
const fields = (prompts: readonly string[], extra: Record<string, string> = {}) => ({
  ...Object.fromEntries(prompts.map((prompt, index) => [`prompts[${index}]`, prompt])),
  processingType: "enhance",
  ...extra,
});
const history = async (client: Client, toolType = "batch-processing") =>
  (await client.get(`/api/history?limit=100&toolType=${toolType}`)).body as {
    id: number;
    title: string;
    inputData: string;
    outputData: string;
  }[];

/** Looks at a batch's page until its end leads on to the run in history. */
async function untilKept(client: Client, address: string): Promise<string> {
  for (let looks = 0; looks < 400; looks += 1) {
    const { status, headers } = await client.get(address);
    const next = headers.get("location") ?? "";
    if (status === 302 && next.includes("run=")) return next;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${address} did not end`);
}

describe("with the built-in engine", () => {
  let server: TestServer;
  let student: Client;
  beforeAll(async () => {
    server = await startServer();
    student = await signedIn(server.url);
  });
  afterAll(() => server.stop());

  test("the call answers when all is done, in the order that was sent, and keeps nothing", async () => {
    const { status, body } = await student.post(CALL, { prompts: IDEAS });
    expect(status).toBe(200);
    expect(body.results.map((one: { originalPrompt: string }) => one.originalPrompt)).toEqual(IDEAS);
    for (const { id, status: state, result } of body.results) {
      expect([typeof id, state, typeof result.prompt]).toEqual(["string", "success", "string"]);
    }
    expect(await history(student)).toEqual([]);
    expect((await student.get(PAGE)).text).not.toContain("Your other batches");
  });

  test.each([
    [{}, "At least one prompt is required"],
    [{ prompts: [] }, "At least one prompt is required"],
    [{ prompts: ["a", " "] }, "Prompt cannot be empty"],
    [{ prompts: Array(51).fill("a") }, "Maximum 50 prompts allowed"],
    [{ prompts: "a" }, "Prompts must be a list of texts"],
    [{ prompts: ["a"], processingType: "paint" }, /^Processing type must be one of enhance, json-generation/],
    [{ prompts: ["a"], options: { platform: "vhs" } }, /^Platform must be one of veo3, general, social/],
    [{ prompts: ["a"], more: 1 }, "Unknown field: more"],
  ])("the call refuses %j", async (body, message) => {
    const reply = await student.post(CALL, body);
    expect(reply.status).toBe(400);
    expect(reply.body.message).toMatch(message);
  });

  test("a prompt that fails does not fail the others; short names run the same as the schema's", async () => {
    const prompts = ["https://localhost/film.mp4", "an old fisherman mends a red net"];
    const long = (await student.post(CALL, { prompts, processingType: "analysis" })).body.results;
    const short = (await student.post(CALL, { prompts, processingType: "analyze" })).body.results;
    const plain = (results: { id: string }[]) => results.map(({ id: _id, ...rest }) => rest);
    expect(plain(long)).toEqual(plain(short));
    expect(long[0]).toMatchObject({ status: "error", error: expect.stringMatching(/./) });
    for (const type of ["enhance", "json-generation", "json", "optimization", "optimize", "analysis"]) {
      const { body } = await student.post(CALL, { prompts: ["a red boat at dawn"], processingType: type });
      expect([type, body.results[0]]).toMatchObject([type, { status: "success", result: {} }]);
    }
    const asPrompt = {
      prompts: ["a red boat at dawn"],
      processingType: "analysis",
      options: { outputFormat: "prompt" },
    };
    expect((await student.post(CALL, asPrompt)).body.results[0]).toMatchObject({
      result: expect.any(String),
    });
  });

  test("the switches change what is written", async () => {
    const prompts = ["an old fisherman mends a red net on a pier"];
    const written = async (options: object) =>
      (await student.post(CALL, { prompts, options })).body.results[0].result.prompt;
    const byDefault = await written({});
    expect(await written({ addVoice: true, addSubtitles: false, addCinematic: true })).toBe(byDefault);
    for (const change of [{ addVoice: false }, { addSubtitles: true }, { addCinematic: false }]) {
      expect(await written(change)).not.toBe(byDefault);
    }
  });

  test("a posted batch leads to its results, which history keeps as one entry", async () => {
    const posted = await student.form(PAGE, fields([...IDEAS, "  "], { "options.addVoice": "on" }));
    expect(posted.status).toBe(302);
    const kept = await untilKept(student, posted.headers.get("location") ?? "");
    const page = await student.get(kept);
    expect(page.text).toContain("Batch Processing Complete!");
    expect(page.text).toMatch(/3 of 3 prompts processed/);
    for (const idea of IDEAS) expect(page.text).toContain(idea);
    const [entry] = await history(student);
    expect(entry?.title).toBe("Batch: enhance (3/3)");
    expect(JSON.parse(entry?.inputData ?? "")).toMatchObject({
      prompts: IDEAS,
      options: { addVoice: true, addCinematic: false },
    });
    expect(JSON.parse(entry?.outputData ?? "").results).toHaveLength(3);
    // Told once.
    expect((await student.get(kept)).text).not.toContain("Batch Processing Complete!");
    expect(await history(student)).toHaveLength(1);
  });

  test("search and filter choose among the results, and files hold what is chosen", async () => {
    const [entry] = await history(student);
    const results = JSON.parse(entry?.outputData ?? "").results as { id: string }[];
    const at = `run=${entry?.id}`;
    const found = await student.get(`${PAGE}?${at}&q=LIGHTHOUSE`);
    expect(found.text).toContain('aria-label="Result 2"');
    expect(found.text).not.toContain('aria-label="Result 1"');
    expect((await student.get(`${PAGE}?${at}&filter=error`)).text).toContain("No prompt matches.");
    const json = await student.get(`/batches/download?${at}&format=json`);
    expect(json.headers.get("content-disposition")).toMatch(/filename="batch-results-\d{8}-\d{6}\.json"/);
    expect(json.body).toEqual(results);
    const [one] = (await student.get(`/batches/download?${at}&format=json&id=${results[1]?.id}`)).body;
    expect(one).toEqual(results[1]);
    expect((await student.get(`/batches/download?${at}&format=txt&q=cat`)).text).toMatch(/^Prompt 3: a cat/);
    const csv = await student.get(`/batches/download?${at}&format=csv`);
    expect(csv.text.split("\r\n")).toHaveLength(5);
    expect((await student.get(`/batches/download?${at}&format=exe`)).status).toBe(400);
    expect((await student.get(`/batches/download?run=99999&format=csv`)).status).toBe(404);
    // What copying is without scripts.
    const copied = await student.get(`${PAGE}?${at}&copy=selected&id=${results[2]?.id}`);
    expect(copied.text).toMatch(/aria-label="Results to copy"[^>]*>[^<]*cat/);
  });

  test("a cell that a spreadsheet would run is only text", async () => {
    const posted = await student.form(PAGE, fields(["=HYPERLINK(1) a boat"]));
    const kept = await untilKept(student, posted.headers.get("location") ?? "");
    const run = new URL(kept, server.url).searchParams.get("run");
    const csv = await student.get(`/batches/download?run=${run}&format=csv`);
    expect(csv.text).toContain(`"'=HYPERLINK`);
  });

  test("another's batch does not exist", async () => {
    const posted = await student.form(PAGE, fields(["a cat"]));
    const job = new URL(posted.headers.get("location") ?? "", server.url).searchParams.get("job") ?? "";
    await untilKept(student, `${PAGE}?job=${job}`);
    const [entry] = await history(student);
    const admin = await signedIn(server.url, ADMIN);
    for (const address of [
      `${PAGE}?job=${job}`,
      `${PAGE}?run=${entry?.id}`,
      `/batches/${job}/events`,
      `/batches/download?run=${entry?.id}&format=csv`,
      `/batches/download?job=${job}&format=csv`,
      `${PAGE}?job=abc`,
      "/batches/abc/events",
    ]) {
      expect([address, (await admin.get(address)).status]).toEqual([address, 404]);
    }
    for (const intent of ["cancel", "retry"]) {
      expect((await admin.form(PAGE, { intent, job })).status).toBe(404);
    }
  });

  test("no valid prompt, too many, too long: said beside the cause, and nothing typed is lost", async () => {
    const none = await student.form(PAGE, fields([" ", ""], { "options.addSubtitles": "on" }));
    expect(none.status).toBe(400);
    for (const text of ["No Valid Prompts", "Please add at least one prompt."])
      expect(none.text).toContain(text);
    expect(none.text).toMatch(/name="options.addSubtitles"[^>]*checked=""/);
    const many = await student.form(PAGE, fields(Array.from({ length: 51 }, (_, place) => `boat ${place}`)));
    expect(many.status).toBe(400);
    expect(many.text).toContain("Maximum 50 prompts allowed");
    expect(many.text).toContain("boat 50");
    const long = await student.form(PAGE, fields(["a cat", "x".repeat(10_001)]));
    expect(long.text).toContain("A prompt must be at most 10000 characters");
  });

  test("buttons fill the boxes: templates, rows, what other pages send", async () => {
    const templates = await student.form(PAGE, fields(["mine", ""], { intent: "templates" }));
    expect(templates.text).toContain("Templates Added");
    expect(templates.text.match(/name="prompts\[\d+\]"/g)).toHaveLength(6);
    expect(templates.text).toContain("mine");
    const prefilled = await student.form(PAGE, {
      "prompts[0]": "first",
      "prompts[1]": "second",
      intent: "prefill",
    });
    expect(prefilled.text.match(/name="prompts\[\d+\]"/g)).toHaveLength(2);
    expect(prefilled.text).toMatch(/name="options.addVoice"[^>]*checked=""/);
  });

  const upload = (bytes: BlobPart, type = "text/plain", name = "prompts.txt") => {
    const form = new FormData();
    form.set("prompts[0]", "typed before");
    form.set("intent", "upload");
    form.set("file", new File([bytes], name, { type }));
    return student.send("POST", PAGE, form);
  };
  const utf16 = (text: string, bigEndian: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
    return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
  };
  test.each([
    ["UTF-8 with a mark", new Uint8Array(Buffer.from("\uFEFFein Café am See\r\n\r\nzwei Boote\r\n"))],
    ["UTF-16, little end first", utf16("ein Café am See\nzwei Boote", false)],
    ["UTF-16, big end first", utf16("ein Café am See\nzwei Boote", true)],
    ["Latin-1", new Uint8Array(Buffer.from("ein Café am See\r\rzwei Boote", "latin1"))],
  ])("a text file as %s gives one prompt a line", async (_name, bytes) => {
    const { status, text } = await upload(bytes);
    expect(status).toBe(200);
    expect(text.match(/name="prompts\[\d+\]"/g)).toHaveLength(3);
    expect(text).toMatch(/typed before[\s\S]*>ein Café am See<[\s\S]*>zwei Boote</);
  });

  test("only text/plain is taken, and fifty prompts at most", async () => {
    for (const [bytes, type] of [
      ["a,b", "text/csv"],
      ["%PDF", "application/pdf"],
      ["", "text/plain"],
    ] as const) {
      const { text } = await upload(bytes, type);
      expect(text).toContain("Invalid File");
      expect(text).toContain("Please upload a .txt file with one prompt per line.");
      expect(text).toContain("typed before");
    }
    const many = await upload(Array.from({ length: 60 }, (_, place) => `line ${place}`).join("\n"));
    expect(many.text.match(/name="prompts\[\d+\]"/g)).toHaveLength(50);
    expect(many.text).toContain("Maximum 50 prompts allowed");
    expect(many.text).toContain("11 prompts were left out.");
  });

  test("the enhancer's batch keeps one run a prompt, and gathers what is sent later", async () => {
    const before = (await history(student, "enhance")).length;
    const action = "/?index&mode=batch";
    const first = await student.form(action, fields(IDEAS));
    const address = first.headers.get("location") ?? "";
    expect(address).toMatch(/^\/\?mode=batch&job=\d+$/);
    const job = address.split("=").at(-1) ?? "";
    const toldOf = async (count: number) => {
      for (;;) {
        const { status, text } = await student.get(address);
        if (status === 200 && text.includes(`${count} prompts processed so far`)) return text;
      }
    };
    await toldOf(3);
    await student.form(action, fields(["a fourth idea"], { job }));
    const page = await toldOf(4);
    for (const idea of [...IDEAS, "a fourth idea"]) expect(page).toContain(idea);
    expect(await history(student, "enhance")).toHaveLength(before + 4);
    const file = await student.get(`/batches/download?of=enhance&job=${job}&format=json`);
    expect(file.headers.get("content-disposition")).toContain("enhanced-prompts-");
    expect(file.body.map((one: { originalPrompt: string }) => one.originalPrompt)).toEqual([
      ...IDEAS,
      "a fourth idea",
    ]);
    const admin = await signedIn(server.url, ADMIN);
    for (const other of [address, `/batches/download?of=enhance&job=${job}&format=json`]) {
      expect((await admin.get(other)).status).toBe(404);
    }
    expect((await admin.form(action, fields(["mine"], { job }))).status).toBe(404);
  });

  test("is ready only with its queue", async () => {
    expect((await student.get("/readyz")).body).toEqual({ status: "ready" });
  });
});

describe("with a model", () => {
  let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
  let server: TestServer;
  let student: Client;
  beforeAll(async () => {
    endpoint = await startModelEndpoint();
    server = await startServer({ OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "test-model" });
    student = await signedIn(server.url);
  });
  afterAll(async () => {
    await server.stop();
    await endpoint.stop();
  });
  beforeEach(() => endpoint.behave(answering));

  /** The idea that a request is about. */
  const ideaOf = (request: Parameters<Behaviour>[0]): string =>
    /"idea": "([^"]*)"/.exec(request.body.messages[1].content)?.[1] ?? "";
  const answering: Behaviour = (request, response) => {
    const idea = ideaOf(request);
    const section = `Of ${idea}.`;
    const sections = [
      "sceneDescription",
      "mainSubject",
      "visualStyle",
      "cameraMovement",
      "backgroundSetting",
    ];
    const answer = [...sections, "lightingMood", "colorPalette", "prompt"].map((name) => [name, section]);
    say(response, JSON.stringify({ ...Object.fromEntries(answer), negativePrompt: "", hints: [] }));
  };
  /** Holds every answer back until it is let go. */
  function held() {
    const waiting: (() => void)[] = [];
    let open = false;
    endpoint.behave((request, response, number) => {
      const answer = () => answering(request, response, number);
      if (open) answer();
      else waiting.push(answer);
    });
    return {
      waiting,
      letOne: () => waiting.shift()?.(),
      letGo() {
        open = true;
        for (const answer of waiting.splice(0)) answer();
      },
    };
  }
  const soon = async (isSo: () => boolean | Promise<boolean>) => {
    for (let looks = 0; looks < 400; looks += 1) {
      if (await isSo()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error("it did not come to be");
  };
  const post = async (prompts: readonly string[], client = student) => {
    const posted = await client.form(PAGE, fields(prompts));
    const address = posted.headers.get("location") ?? "";
    return { address, job: new URL(address, server.url).searchParams.get("job") ?? "" };
  };

  test("the page shows how far it is, refreshes itself without scripts, and stops when it is over", async () => {
    const gate = held();
    const { address, job } = await post(IDEAS);
    await soon(() => gate.waiting.length === 3);
    gate.letOne();
    await soon(async () => (await student.get(address)).text.includes("1<!-- --> done"));
    const page = await student.get(address);
    expect(page.text).toMatch(/<noscript><meta http-equiv="refresh" content="3"/i);
    expect(page.text).toMatch(/0<!-- --> failed · <!-- -->2<!-- --> left/);
    expect((await student.get(PAGE)).text).toMatch(/Your other batches[\s\S]*is under way: 1 of 3/);
    gate.letGo();
    const kept = await untilKept(student, address);
    expect((await student.get(kept)).text).not.toMatch(/http-equiv="refresh"/i);
    // A bookmark of the job still leads to its results.
    expect((await student.get(`${PAGE}?job=${job}`)).headers.get("location")).toMatch(/run=\d+/);
  });

  test("its progress is told by events, that end with it", async () => {
    const gate = held();
    const { job } = await post(IDEAS);
    const response = await fetch(`${server.url}/batches/${job}/events`, {
      headers: { cookie: student.cookie, "accept-encoding": "gzip" },
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("content-encoding")).toBeNull();
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    const first = decoder.decode((await reader.read()).value, { stream: true });
    expect(first).toMatch(
      /^event: progress\ndata: \{"status":"running","total":3,"done":0,"failed":0,"left":3/,
    );
    gate.letGo();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      rest += decoder.decode(value, { stream: true });
    }
    expect(rest).toMatch(/"status":"done","total":3,"done":3/);
    expect(rest.endsWith("event: end\ndata: {}\n\n")).toBe(true);
  });

  test("cancelled, it asks no more, ends what is asked, and keeps what is done", async () => {
    const gate = held();
    const { address, job } = await post(Array.from({ length: 10 }, (_, place) => `a boat ${place}`));
    await soon(() => gate.waiting.length === 3);
    gate.letOne();
    await soon(() => gate.waiting.length === 3);
    const asked = [...endpoint.requests];
    const cancelled = await student.form(PAGE, { intent: "cancel", job });
    expect(cancelled.status).toBe(302);
    await soon(() => asked.filter(({ aborted }) => aborted).length === 3);
    const page = await student.get(await untilKept(student, address));
    expect(page.text).toContain("Cancelled");
    expect(page.text).toMatch(/1<!-- --> of <!-- -->10<!-- --> prompts succeeded/);
    expect(endpoint.requests).toHaveLength(4);
    expect((await history(student))[0]?.title).toBe("Batch: enhance (1/10)");
  });

  test("what failed can be run again, in the same entry of history", async () => {
    const before = (await history(student)).length;
    endpoint.behave((request, response, number) =>
      ideaOf(request).includes("boat")
        ? fail(response, 400, "no boats")
        : answering(request, response, number),
    );
    const { address, job } = await post(IDEAS);
    const kept = await untilKept(student, address);
    const page = await student.get(kept);
    expect(page.text).toContain("2 of 3 prompts processed");
    expect(page.text).toContain("did not accept the request");
    expect((await student.get(`${kept}&filter=error`)).text).not.toContain('aria-label="Result 2"');
    endpoint.behave(answering);
    await student.form(PAGE, { intent: "retry", job });
    expect(await untilKept(student, address)).toBe(kept);
    expect(endpoint.requests).toHaveLength(1);
    const entries = await history(student);
    expect([entries.length, entries[0]?.title]).toEqual([before + 1, "Batch: enhance (3/3)"]);
  });

  test("a busy model is asked again when it says, the page says so, and no prompt fails of it", async () => {
    let busy = true;
    endpoint.behave((request, response, number) => {
      if (!busy) return answering(request, response, number);
      fail(response, 429, "slow down", { "retry-after": "2" });
    });
    const began = Date.now();
    const { address } = await post(IDEAS);
    await soon(async () => (await student.get(address)).text.includes("The model is busy."));
    const asked = endpoint.requests.length;
    busy = false;
    await untilKept(student, address);
    expect(Date.now() - began).toBeGreaterThan(1_900);
    expect(asked).toBeLessThanOrEqual(3);
    expect((await history(student))[0]?.title).toBe("Batch: enhance (3/3)");
  });

  test("the enhancer's batch starts its prompts a second apart", async () => {
    const asked: number[] = [];
    endpoint.behave((request, response, number) => {
      asked.push(Date.now());
      answering(request, response, number);
    });
    await student.form("/?index&mode=batch", fields(IDEAS));
    await soon(() => asked.length === 3);
    // A timer may be a little early by another clock.
    for (const place of [1, 2]) expect((asked[place] ?? 0) - (asked[place - 1] ?? 0)).toBeGreaterThan(900);
  });

  test("two people take turns", async () => {
    const gate = held();
    const admin = await signedIn(server.url, ADMIN);
    const mine = await post(Array.from({ length: 12 }, (_, place) => `mine ${place}`));
    await soon(() => gate.waiting.length === 3);
    const theirs = await post(["theirs 0", "theirs 1"], admin);
    await soon(() => gate.waiting.length === 4);
    for (let answers = 0; answers < 3; answers += 1) {
      const asked = endpoint.requests.length;
      gate.letOne();
      await soon(() => endpoint.requests.length > asked);
    }
    const ideas = endpoint.requests.map(ideaOf);
    expect(ideas.indexOf("theirs 1")).toBeLessThanOrEqual(6);
    gate.letGo();
    await untilKept(student, mine.address);
    await untilKept(admin, theirs.address);
  });

  test("a call that nobody waits for any more is not run on", async () => {
    held();
    const browser = new AbortController();
    const call = fetch(`${server.url}${CALL}`, {
      method: "POST",
      body: JSON.stringify({ prompts: IDEAS }),
      headers: { cookie: student.cookie },
      signal: browser.signal,
    }).catch(() => undefined);
    await soon(() => endpoint.requests.length === 3);
    browser.abort();
    await call;
    await soon(() => endpoint.requests.every(({ aborted }) => aborted));
    expect((await student.get(PAGE)).text).not.toContain("Your other batches");
  });

  test("told to stop, the server ends in time with exit code 0, and the batch goes on with the next start", async () => {
    const own = await startServer(
      { OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "m" },
      `${server.folder}/own`,
    );
    const client = await signedIn(own.url);
    const gate = held();
    const posted = await client.form(PAGE, fields(IDEAS));
    const address = posted.headers.get("location") ?? "";
    await soon(() => gate.waiting.length === 3);
    gate.letOne();
    await soon(async () => (await client.get(address)).text.includes("1<!-- --> done"));
    const began = Date.now();
    expect(await own.stop()).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    endpoint.behave(answering);
    const next = await startServer(
      { OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "m" },
      `${server.folder}/own`,
    );
    const back = await signedIn(next.url);
    await untilKept(back, address);
    expect(endpoint.requests).toHaveLength(2);
    expect(await history(back)).toHaveLength(1);
    await next.stop();
  });
});
