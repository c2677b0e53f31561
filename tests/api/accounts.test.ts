import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, Client, STUDENT, signedIn } from "../support/client";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const read = () => new Database(server.database, { readonly: true });

describe("signing in", () => {
  test("sets one HttpOnly, SameSite=Lax cookie and answers the user without the password", async () => {
    const { status, body, headers } = await new Client(server.url).post("/api/login", STUDENT);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["createdAt", "email", "fullName", "id", "role", "username"]);
    expect(body).toMatchObject({ username: "student", role: "student", email: null });
    expect(body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  });

  test("the cookie names a session that the database knows only by a hash", async () => {
    const client = await signedIn(server.url);
    const token = client.cookie.split("=")[1] ?? "";
    const database = read();
    const ids = database.prepare("select id from sessions").all() as { id: string }[];
    database.close();
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.map(({ id }) => id)).not.toContain(token);
  });

  test("keeps passwords as argon2id strings of the agreed cost", () => {
    const database = read();
    const rows = database.prepare("select password from users").all() as { password: string }[];
    database.close();
    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("says what is missing", async () => {
    const client = new Client(server.url);
    const empty = await client.post("/api/login", {});
    expect(empty.status).toBe(400);
    expect(empty.body).toEqual({
      message: "Username is required",
      errors: { username: ["Username is required"], password: ["Password is required"] },
    });
    const wrongTypes = await client.post("/api/login", { username: 1, password: null });
    expect(wrongTypes.body.errors).toEqual({
      username: ["Username must be text"],
      password: ["Password must be text"],
    });
  });

  test("answers an unknown user and a wrong password alike", async () => {
    const client = new Client(server.url);
    const wrong = await client.post("/api/login", { username: "admin", password: "not-it" });
    const unknown = await client.post("/api/login", { username: "nobody", password: "not-it" });
    expect([wrong.status, wrong.text]).toEqual([
      401,
      JSON.stringify({ message: "Invalid username or password" }),
    ]);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test("takes a user name whatever its capitals", async () => {
    const { status } = await new Client(server.url).post("/api/login", { ...STUDENT, username: "Student" });
    expect(status).toBe(200);
  });
});

describe("signing out", () => {
  test("ends the session at once", async () => {
    const client = await signedIn(server.url);
    const { cookie } = client;
    const { status, headers } = await client.post("/api/logout", {});
    expect(status).toBe(204);
    expect(headers.getSetCookie()[0]).toMatch(/^session=; .*Max-Age=0/);
    client.cookie = cookie;
    expect((await client.get("/api/user")).status).toBe(401);
  });

  test("a session that was idle for 8 days, or is 31 days old, is over", async () => {
    const day = 24 * 60 * 60 * 1000;
    for (const [column, days] of [
      ["last_seen_at", 8],
      ["created_at", 31],
    ] as const) {
      const client = await signedIn(server.url);
      expect((await client.get("/api/user")).status).toBe(200);
      const database = new Database(server.database);
      database.prepare(`update sessions set ${column} = ?`).run(Date.now() - days * day);
      database.close();
      expect((await client.get("/api/user")).status).toBe(401);
    }
  });

  test("without a session every call answers 401 with a message", async () => {
    const client = new Client(server.url);
    for (const path of ["/api/user", "/api/history", "/api/students"]) {
      const { status, body } = await client.get(path);
      expect([path, status]).toEqual([path, 401]);
      expect(body.message).toBeTruthy();
    }
    expect((await client.post("/api/prompts/enhance", { originalPrompt: "a cat" })).status).toBe(401);
    expect((await client.post("/api/register", {})).status).toBe(401);
  });
});

describe("registering", () => {
  const ada = { username: "ada", password: "analytical engine", email: "", fullName: "Ada Lovelace" };

  test("is for administrators only", async () => {
    const student = await signedIn(server.url);
    const { status, body } = await student.post("/api/register", ada);
    expect([status, body.message]).toEqual([403, "This call is restricted to administrators only."]);
    expect((await student.get("/api/students")).status).toBe(403);
  });

  test("makes a student who can sign in, and does not sign anybody in", async () => {
    const admin = await signedIn(server.url, ADMIN);
    const { status, body, headers } = await admin.post("/api/register", { ...ada, password: "p".repeat(64) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ username: "ada", role: "student", email: null, fullName: "Ada Lovelace" });
    expect(body).not.toHaveProperty("password");
    expect(headers.getSetCookie()).toEqual([]);
    expect((await admin.get("/api/user")).body.username).toBe("admin");
    const own = await new Client(server.url).post("/api/login", {
      username: "ada",
      password: "p".repeat(64),
    });
    expect(own.status).toBe(200);
    const students = (await admin.get("/api/students")).body;
    const row = students.find((student: { username: string }) => student.username === "ada");
    expect(Object.keys(row).sort()).toEqual(["createdAt", "email", "fullName", "id", "username"]);
  });

  test("refuses a taken user name, whatever its capitals", async () => {
    const admin = await signedIn(server.url, ADMIN);
    const { status, body } = await admin.post("/api/register", { ...ada, username: "STUDENT" });
    expect(status).toBe(409);
    expect(body.errors.username).toEqual(["Username already exists"]);
  });

  test("has a message for each field", async () => {
    const admin = await signedIn(server.url, ADMIN);
    const { status, body } = await admin.post("/api/register", {
      username: "ab",
      password: "12345",
      email: "x",
      fullName: " ",
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: "Username must be at least 3 characters",
      errors: {
        username: ["Username must be at least 3 characters"],
        password: ["Password must be at least 6 characters"],
        email: ["Please enter a valid email address"],
        fullName: ["Full name is required"],
      },
    });
    const missing = await admin.post("/api/register", {});
    expect(missing.body.errors).toEqual({
      username: ["Username must be at least 3 characters"],
      password: ["Password must be at least 6 characters"],
      fullName: ["Full name is required"],
    });
    const role = await admin.post("/api/register", { ...ada, username: "eve", role: "admin" });
    expect(role.body.errors).toEqual({ role: ["Unknown field"] });
  });
});

describe("the throttle", () => {
  test("closes an account to an address with the eighth failure, and to no other", async () => {
    const throttled = await startServer({ TRUSTED_PROXIES: "127.0.0.1" });
    try {
      const from = (address: string) => new Client(throttled.url, { "x-forwarded-for": address });
      const wrong = { username: "student", password: "wrong" };
      for (let failure = 1; failure <= 7; failure += 1) {
        expect((await from("203.0.113.7").post("/api/login", wrong)).status).toBe(401);
      }
      const eighth = await from("203.0.113.7").post("/api/login", wrong);
      expect(eighth.status).toBe(429);
      expect(Number(eighth.headers.get("retry-after"))).toBeGreaterThan(200);
      expect((await from("203.0.113.7").post("/api/login", STUDENT)).status).toBe(429);
      const page = await from("203.0.113.7").form("/auth", STUDENT);
      expect([page.status, Number(page.headers.get("retry-after")) > 200]).toEqual([429, true]);
      expect(page.text).toContain("Too many failed sign-ins. Please try again in 5 minutes.");
      expect((await from("198.51.100.1").post("/api/login", STUDENT)).status).toBe(200);
      expect((await from("203.0.113.7").post("/api/login", ADMIN)).status).toBe(200);
    } finally {
      await throttled.stop();
    }
  });

  test("does not believe an address that no proxy of ours has passed on", async () => {
    const wrong = { username: "somebody", password: "wrong" };
    const statuses = [];
    for (let failure = 1; failure <= 8; failure += 1) {
      const client = new Client(server.url, {
        "x-forwarded-for": `203.0.113.${failure}`,
        "x-client-address": "1.2.3.4",
      });
      statuses.push((await client.post("/api/login", wrong)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 429]);
  });
});

describe("behind TLS", () => {
  test("the cookie is Secure and bound to the host, and HSTS is set", async () => {
    const secure = await startServer({ PUBLIC_URL: "https://veo.example.org" });
    try {
      const client = new Client(secure.url);
      const { headers } = await client.post("/api/login", STUDENT, { origin: "https://veo.example.org" });
      expect(headers.getSetCookie()[0]).toMatch(
        /^__Host-session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
      );
      expect(headers.get("strict-transport-security")).toBeTruthy();
      expect((await client.get("/api/user")).status).toBe(200);
    } finally {
      await secure.stop();
    }
  });
});
