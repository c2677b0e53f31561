import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { ADMIN, Client, STUDENT, signedIn } from "../support/client";
import { spawnServer, startServer } from "../support/server";

const freshFolder = () => mkdtempSync(join(tmpdir(), "veo3-"));

/** Starts a server that is expected to refuse. @returns its exit code and what it printed */
async function refusal(environment: Record<string, string>, folder?: string) {
  const { ended, output } = await spawnServer(environment, folder);
  return { code: await ended, output: output() };
}

describe("starting", () => {
  test.each([
    ["PORT", "no"],
    ["DATABASE_URL", "postgres://x"],
    ["DEMO_ACCOUNTS", "maybe"],
    ["OPENAI_BASE_URL", "not an address"],
    ["LLM_TIMEOUT_MS", "soon"],
    ["SESSION_SECRET", "short"],
    ["SESSION_SECRET_FILE", "/nowhere/secret"],
    ["TRUSTED_PROXIES", "not-an-address"],
  ])("a bad %s stops it with one line that names it", async (name, value) => {
    const { code, output } = await refusal({ [name]: value });
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).toContain(`Cannot start: ${name} `);
  });

  test("prints a one-time password for the first administrator, once, where there are no demo accounts", async () => {
    const folder = freshFolder();
    const first = await startServer({ DEMO_ACCOUNTS: "off" }, folder);
    const password = /One-time password: +(\S{12})\n/.exec(first.output())?.[1] ?? "";
    const admin = await new Client(first.url).post("/api/login", { username: "admin", password });
    expect([admin.status, admin.body.role]).toEqual([200, "admin"]);
    expect((await new Client(first.url).post("/api/login", STUDENT)).status).toBe(401);
    await first.stop();
    const second = await startServer({ DEMO_ACCOUNTS: "off" }, folder);
    expect(second.output()).not.toContain("One-time password");
    await second.stop();
  });

  test("makes the administrator that the environment names, whose password may stand in a file", async () => {
    const folder = freshFolder();
    const file = join(folder, "password");
    writeFileSync(file, "correct horse battery\n");
    const server = await startServer(
      { DEMO_ACCOUNTS: "off", ADMIN_USERNAME: "head", ADMIN_PASSWORD_FILE: file },
      folder,
    );
    const { status } = await new Client(server.url).post("/api/login", {
      username: "head",
      password: "correct horse battery",
    });
    expect(status).toBe(200);
    expect(server.output()).not.toContain("One-time password");
    await server.stop();
  });

  test("closes the demo accounts when they are no longer asked for, and keeps their work", async () => {
    const folder = freshFolder();
    const open = await startServer({ DEMO_ACCOUNTS: "on" }, folder);
    const student = await signedIn(open.url);
    expect((await new Client(open.url).get("/auth")).text).toContain(STUDENT.password);
    await student.post("/api/prompts/enhance", { originalPrompt: "a cat" });
    await open.stop();
    const closed = await startServer({ DEMO_ACCOUNTS: "off" }, folder);
    for (const account of [STUDENT, ADMIN]) {
      expect((await new Client(closed.url).post("/api/login", account)).status).toBe(401);
    }
    expect((await new Client(closed.url).get("/auth")).text).not.toContain(STUDENT.password);
    await closed.stop();
    const again = await startServer({ DEMO_ACCOUNTS: "on" }, folder);
    expect((await new Client(again.url).post("/api/login", STUDENT)).status).toBe(200);
    await again.stop();
    const database = new Database(join(folder, "test.db"), { readonly: true });
    expect(database.prepare("select count(*) as count from prompts").get()).toEqual({ count: 1 });
    database.close();
  });

  test("makes a session secret beside the database that only its owner can read, and keeps it", async () => {
    const folder = freshFolder();
    const first = await startServer({}, folder);
    const student = await signedIn(first.url);
    await first.stop();
    const path = join(folder, "session-secret");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const second = await startServer({}, folder);
    const back = new Client(second.url);
    back.cookie = student.cookie;
    expect((await back.get("/api/user")).status).toBe(200);
    await second.stop();
  });
});

describe("the database file", () => {
  test("that is damaged is left as it is, and the start refused", async () => {
    const folder = freshFolder();
    const path = join(folder, "test.db");
    writeFileSync(path, "this is not a database, but it is somebody's file".repeat(100));
    const before = readFileSync(path);
    const { code, output } = await refusal({}, folder);
    expect(code).not.toBe(0);
    expect(output).toMatch(/Cannot start: .*backup/);
    expect(readFileSync(path)).toEqual(before);
  });

  test("of a newer version is left as it is, and the start refused", async () => {
    const folder = freshFolder();
    await (await startServer({}, folder)).stop();
    const database = new Database(join(folder, "test.db"));
    database
      .prepare("insert into __drizzle_migrations (hash, created_at) values ('x', ?)")
      .run(Date.now() * 2);
    database.close();
    const { code, output } = await refusal({}, folder);
    expect(code).not.toBe(0);
    expect(output).toContain("newer version");
  });

  test("is in WAL mode with foreign keys, and deleting a user takes what is theirs", async () => {
    const server = await startServer();
    const student = await signedIn(server.url);
    await student.form("/?index", { originalPrompt: "a cat" });
    const database = new Database(server.database);
    expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
    database.pragma("foreign_keys = on");
    database.prepare("delete from users where username = 'student'").run();
    for (const table of ["sessions", "prompts", "prompt_history"]) {
      expect(database.prepare(`select count(*) as count from ${table}`).get()).toEqual({ count: 0 });
    }
    database.close();
    expect((await student.get("/api/user")).status).toBe(401);
    await server.stop();
  });

  test("that takes no more writes is answered with 503 and a plain sentence; reading goes on, and so does writing afterwards", async () => {
    const server = await startServer();
    const student = await signedIn(server.url);
    const item = { toolType: "enhance", inputData: "{}", outputData: "{}", title: "t" };
    expect((await student.post("/api/history", item)).status).toBe(201);
    // Another process holds the write lock for longer than the server waits for it.
    const lock = new Database(server.database);
    lock.exec("begin exclusive");
    const refused = await student.post("/api/history", item);
    expect([refused.status, refused.body.message]).toEqual([
      503,
      "The server cannot save anything right now. Please try again in a few minutes.",
    ]);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(refused.body.requestId).toBeTruthy();
    expect((await student.get("/api/history")).status).toBe(200);
    const page = await student.form("/?index", { originalPrompt: "a cat on a wall" });
    expect(page.status).toBe(200);
    expect(page.text).toContain("a cat on a wall");
    lock.exec("rollback");
    lock.close();
    expect((await student.post("/api/history", item)).status).toBe(201);
    await server.stop();
  });
});

describe("stopping", () => {
  test("on SIGTERM it finishes what runs, exits 0 within ten seconds, and leaves no write-ahead log", async () => {
    const folder = freshFolder();
    const server = await startServer({}, folder);
    const student = await signedIn(server.url);
    const running = student.post("/api/prompts/enhance", { originalPrompt: "a cat" });
    await running;
    const began = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(server.logs().filter(({ level }) => level === "error")).toEqual([]);
    expect(existsSync(join(folder, "test.db-wal"))).toBe(false);
    expect(readdirSync(folder)).toContain("test.db");
  });

  test("before the first request, too", async () => {
    const { child, ended, output } = await spawnServer({ DEMO_ACCOUNTS: "on" });
    while (!output().includes("remix-serve")) await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });
});
