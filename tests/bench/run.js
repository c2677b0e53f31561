// `npm run bench`: speed and size, each as a ratio to a floor measured in the same run. `-- --minutes 10` for a long load.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { createServer } from "vite";
import { buildIfNeeded } from "../../app/install.js";
import { benchBatch } from "./batch.js";
import { benchHistory } from "./history.js";
import { load, median } from "./load.js";
import { benchVideo } from "./video.js";

buildIfNeeded();

const minutes = Number(process.argv[process.argv.indexOf("--minutes") + 1]) || 0.5;
const folder = mkdtempSync(join(tmpdir(), "veo3-bench-"));
const database = join(folder, "bench.db");
const IDEA = "An old fisherman mends a red net on a foggy pier at dawn";
/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
/** @type {string[][]} */
const rows = [];
/** @param {...string} cells */
const row = (...cells) => {
  rows.push(cells);
  console.log(cells.join(" | "));
};
let nextPort = 4100 + Math.floor(Math.random() * 800);

/**
 * Starts a program and waits for its first 200.
 * @param {string[]} parts @param {Record<string, string>} environment @param {string} path
 */
async function start(parts, environment = {}, path = "/") {
  nextPort += 1;
  const port = String(nextPort);
  const began = performance.now();
  const child = spawn(
    process.execPath,
    parts.map((part) => (part === "PORT" ? port : part)),
    {
      env: /** @type {NodeJS.ProcessEnv} */ (
        /** @type {unknown} */ ({
          PATH: process.env.PATH,
          PORT: port,
          HOST: "127.0.0.1",
          ...environment,
        })
      ),
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(url + path, { redirect: "manual" }).catch(() => undefined);
    if (answer && answer.status < 400) break;
    if (performance.now() - began > 20_000) throw new Error(`${parts.join(" ")} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { url, child, ms: performance.now() - began };
}

/** @param {import("node:child_process").ChildProcess} child @returns {number} resident memory in MB */
function resident(child) {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** @param {import("node:child_process").ChildProcess} child */
const stop = (child) => new Promise((resolve) => child.once("exit", resolve) && child.kill("SIGTERM"));
/** @param {number} value */
const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
/** @param {number} value */
const perSecond = (value) => `${value.toFixed(0)}/s`;
/** @param {number} value */
const times = (value) => `${value.toFixed(2)} ×`;

/** @param {string} [file] @param {Record<string, string>} [environment] */
const product = (file = database, environment = {}) =>
  start(
    ["app/serve.js"],
    { DATABASE_URL: `file:${file}`, DEMO_ACCOUNTS: "on", NODE_ENV: "production", ...environment },
    "/healthz",
  );

/** @param {string} url */
async function sessionCookie(url) {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    body: JSON.stringify({ username: "student", password: "veo3-student-demo" }),
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Gives the student 100,000 runs of usual size. */
function fillHistory() {
  const connection = new Database(database);
  const insert = connection.prepare(
    "insert into prompt_history (user_id, tool_type, input_data, output_data, title, engine, duration_ms, created_at) values (2, 'enhance', ?, ?, ?, 'builtin', 3, ?)",
  );
  const output = JSON.stringify({
    prompt: `Medium shot: ${IDEA}. `.repeat(6),
    negativePrompt: "subtitles, captions",
    hints: [],
  });
  connection.transaction(() => {
    for (let number = 0; number < 100_000; number += 1) {
      insert.run(
        JSON.stringify({ originalPrompt: `${IDEA}, take ${number}` }),
        output,
        `${IDEA.slice(0, 40)} ${number}`,
        Date.now(),
      );
    }
  })();
  connection.close();
}

async function coldStart() {
  /** @type {number[][]} */
  const measured = [[], [], [], []];
  for (let round = 0; round < 5; round += 1) {
    const bare = await start(["tests/bench/floor.js", "bare", "PORT"]);
    measured[0]?.push(bare.ms);
    measured[1]?.push(resident(bare.child));
    await stop(bare.child);
    const whole = await product(join(folder, "cold.db"));
    measured[2]?.push(whole.ms);
    measured[3]?.push(resident(whole.child));
    await stop(whole.child);
  }
  const [bareMs = 0, bareMb = 0, ourMs = 0, ourMb = 0] = measured.map(median);
  row("cold start to the first 200", `${ms(ourMs)}`, `${ms(bareMs)}`, times(ourMs / bareMs), "≤ 1 s");
  row(
    "resident after it",
    `${ourMb.toFixed(0)} MB`,
    `${bareMb.toFixed(0)} MB`,
    times(ourMb / bareMb),
    "≤ 130 MB",
  );
}

/** @param {string} url @param {string} cookie */
async function historyCall(url, cookie) {
  const floor = await start(["tests/bench/floor.js", "history", "PORT", database]);
  const headers = { cookie };
  /** @type {number[][]} */
  const rates = [[], []];
  await load(`${url}/api/history?limit=100`, { headers, seconds: 3 });
  for (let round = 0; round < 3; round += 1) {
    rates[0]?.push((await load(`${url}/api/history?limit=100`, { headers, seconds: 4 })).perSecond);
    rates[1]?.push((await load(floor.url, { seconds: 4 })).perSecond);
  }
  await stop(floor.child);
  const [ours = 0, least = 1] = rates.map(median);
  row(
    "GET /api/history, 100 of 100,000 items",
    perSecond(ours),
    perSecond(least),
    times(least / ours),
    "≤ 3 ×",
  );
}

/** @param {string} url @param {string} cookie */
async function toolPage(url, cookie) {
  const headers = { cookie, "content-type": "application/x-www-form-urlencoded" };
  const posted = await fetch(`${url}/?index`, {
    method: "POST",
    headers,
    redirect: "manual",
    body: new URLSearchParams({ originalPrompt: IDEA }),
  });
  const address = posted.headers.get("location") ?? "/";
  const environment = {
    BENCH_COOKIE: cookie,
    DATABASE_URL: `file:${database}`,
    DEMO_ACCOUNTS: "on",
    NODE_ENV: "production",
  };
  const floor = await start(
    ["tests/bench/floor.js", "page", "PORT", database, address.split("=")[1] ?? "0"],
    environment,
  );
  /** @type {number[][]} */
  const rates = [[], []];
  await load(url + address, { headers: { cookie }, seconds: 4 });
  await load(floor.url, { seconds: 2 });
  for (let round = 0; round < 3; round += 1) {
    rates[0]?.push((await load(url + address, { headers: { cookie }, seconds: 4 })).perSecond);
    rates[1]?.push((await load(floor.url, { seconds: 4 })).perSecond);
  }
  await stop(floor.child);
  const [ours = 0, least = 1] = rates.map(median);
  row(
    "a tool page with a run, server-rendered",
    perSecond(ours),
    perSecond(least),
    times(least / ours),
    "≤ 2 ×",
  );
}

/** @param {string} url @param {string} cookie */
async function enhancement(url, cookie) {
  const vite = await createServer({
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true },
    resolve: { alias: { "~": join(process.cwd(), "app"), db: join(process.cwd(), "db") } },
  });
  const { compose } = await vite.ssrLoadModule("/app/tools/enhance/compose.server.ts");
  const { enhanceInput } = await vite.ssrLoadModule("/app/tools/enhance/schema.ts");
  const inputs = Array.from({ length: 300 }, (_, take) => enhanceInput.parse({ originalPrompt: IDEA, take }));
  /** @type {number[]} */
  const inProcess = [];
  for (const input of inputs) {
    const began = performance.now();
    compose(input);
    inProcess.push(performance.now() - began);
  }
  await vite.close();
  /** @type {number[]} */
  const throughApi = [];
  for (const { take } of inputs) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/prompts/enhance`, {
      method: "POST",
      headers: { cookie },
      body: JSON.stringify({ originalPrompt: IDEA, take }),
    });
    await answer.text();
    throughApi.push(performance.now() - began);
  }
  const [least, ours] = [median(inProcess.slice(100)), median(throughApi.slice(100))];
  row(
    "a built-in enhancement through the API, p50",
    ms(ours),
    ms(least),
    `+ ${ms(ours - least)}`,
    "≤ + 3 ms",
  );
}

/** @param {string} url @param {string} cookie */
async function scriptWeight(url, cookie) {
  /**
   * What a browser loads with a page is what the page tells it to preload.
   * @param {string} path @param {Record<string, string>} headers @returns {Promise<number>} kB, gzip
   */
  async function weigh(path, headers) {
    const html = await (await fetch(url + path, { headers })).text();
    const files = new Set(html.match(/(?<=rel="modulepreload"[^>]*?href=")[^"]+/g));
    let bytes = 0;
    for (const file of files) bytes += gzipSync(await (await fetch(url + file)).text(), { level: 9 }).length;
    return bytes / 1000;
  }
  const first = await weigh("/auth", {});
  row(
    "script of the first page load, gzip",
    `${first.toFixed(1)} kB`,
    "86 kB (a bare Remix page)",
    times(first / 86),
    "≤ 110 kB",
  );
  const home = await (await fetch(url, { headers: { cookie } })).text();
  const paths = new Set(home.match(/(?<=<nav[\s\S]*?href=")\/[\w-]*(?=")/g));
  const weights = await Promise.all(
    [...paths].map(async (path) => ({ path, kB: await weigh(path, { cookie }) })),
  );
  weights.sort((one, other) => other.kB - one.kB);
  row(
    "script of a tool's page beyond it, gzip",
    `${weights
      .slice(0, 3)
      .map(({ path, kB }) => `${path} ${(kB - first).toFixed(1)}`)
      .join(", ")} kB`,
    `${weights.length} pages`,
    "–",
    "≤ 10 kB",
  );
}

/** @param {string} url */
async function logins(url) {
  const began = performance.now();
  const cookies = await Promise.all(Array.from({ length: 40 }, () => sessionCookie(url)));
  const elapsed = performance.now() - began;
  row(
    "40 logins at once, until the last is in",
    ms(elapsed),
    "–",
    `${cookies.filter(Boolean).length} of 40`,
    "≤ 1 s",
  );
}

/** @param {string} url @param {string} cookie @param {import("node:child_process").ChildProcess} child */
async function longLoad(url, cookie, child) {
  const before = resident(child);
  /** @type {number[]} */
  const memory = [];
  const watch = setInterval(() => memory.push(resident(child)), 1000);
  // 200 people, each reading for a second between two requests: pages, history and enhancements.
  const seconds = minutes * 60;
  const results = await Promise.all([
    load(`${url}/`, { headers: { cookie }, seconds, connections: 80, pauseMs: 1000 }),
    load(`${url}/api/history`, { headers: { cookie }, seconds, connections: 80, pauseMs: 1000 }),
    load(`${url}/api/prompts/enhance`, {
      headers: { cookie },
      seconds,
      connections: 40,
      pauseMs: 1000,
      method: "POST",
      body: JSON.stringify({ originalPrompt: IDEA }),
    }),
  ]);
  clearInterval(watch);
  const failures = results.reduce((sum, { failures: some }) => sum + some, 0);
  const slowest = Math.max(...results.map(({ p95 }) => p95));
  const count = results.reduce((sum, { count: some }) => sum + some, 0);
  row(
    `200 users for ${minutes} min: p95 of the slowest call`,
    ms(slowest),
    "–",
    `${count} requests, ${failures} failed`,
    "≤ 300 ms, 0 failed",
  );
  const half = memory.slice(Math.floor(memory.length / 2));
  row(
    "resident under that load",
    `${Math.max(...memory).toFixed(0)} MB`,
    `${before.toFixed(0)} MB before`,
    `${(half.at(-1) ?? 0).toFixed(0)} MB at its end`,
    "flat, ≤ 300 MB",
  );
}

try {
  console.log("what | ours | floor | ratio | goal");
  await coldStart();
  const first = await product();
  await stop(first.child);
  fillHistory();
  const { url, child } = await product();
  const cookie = await sessionCookie(url);
  await scriptWeight(url, cookie);
  await historyCall(url, cookie);
  await toolPage(url, cookie);
  await benchHistory({ url, cookie, database, owner: 2, row });
  await enhancement(url, cookie);
  await benchBatch({ url, cookie, row });
  await benchVideo({
    folder,
    row,
    cookieOf: sessionCookie,
    start: async (environment) => {
      const { url: address, child: server } = await product(join(folder, "video.db"), environment);
      return { url: address, stop: () => stop(server) };
    },
  });
  await logins(url);
  await longLoad(url, cookie, child);
  await stop(child);
  console.log(
    `\n| what | ours | floor | ratio | goal |\n|---|---|---|---|---|\n${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`,
  );
} finally {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
