import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, Client, STUDENT, signedIn } from "../support/client";
import { startServer, type TestServer } from "../support/server";

const COMMAND = "app/accounts/command/admin.js";

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the command line on a database, with something on its standard input. */
function admin(database: string, words: string[], input = ""): Promise<Outcome> {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: `file:${database}` } as unknown as NodeJS.ProcessEnv,
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (part) => {
    out += part;
  });
  child.stderr.on("data", (part) => {
    err += part;
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}

const printed = ({ out }: Outcome) => /^Password, shown this once: (\S{12})$/m.exec(out)?.[1] ?? "";
const signInStatus = async (server: TestServer, credentials: { username: string; password: string }) =>
  (await new Client(server.url).post("/api/login", credentials)).status;
const freshFolder = () => mkdtempSync(join(tmpdir(), "veo3-command-"));

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe("help and wrong use", () => {
  test.each([
    [["--help"], 0, "create-admin <username>"],
    [["help"], 0, "restore <file>"],
    [["backup", "--help"], 0, "consistent copy"],
    [["help", "restore"], 0, "Stop the server first"],
    [["create-admin", "-h"], 0, "first line of standard"],
    [["help", "reset-password"], 0, "sessions end at once"],
  ])("%j", async (words, code, text) => {
    const outcome = await admin("/nowhere/a.db", words);
    expect([outcome.code, outcome.err]).toEqual([code, ""]);
    expect(outcome.out).toContain(text);
  });

  test.each([
    [[]],
    [["destroy"]],
    [["create-admin"]],
    [["backup", "a", "b"]],
    [["backup", "--generate"]],
    [["create-admin", "somebody", "--password", "secret"]],
  ])("%j is wrong use: one line that says so, and where to look", async (words) => {
    const { code, out, err } = await admin(server.database, words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^Error: .+\n`npm run admin -- --help` lists the commands\.\n$/);
  });
});

describe("accounts", () => {
  test("create-admin makes one who may register students, with a generated password", async () => {
    const outcome = await admin(server.database, [
      "create-admin",
      "dean",
      "--name",
      "The Dean",
      "--generate",
    ]);
    expect([outcome.code, outcome.err]).toEqual([0, ""]);
    const client = await signedIn(server.url, { username: "dean", password: printed(outcome) });
    expect((await client.get("/api/user")).body).toMatchObject({ role: "admin", fullName: "The Dean" });
    expect((await client.get("/api/students")).status).toBe(200);
    const database = new Database(server.database, { readonly: true });
    const row = database.prepare("select password from users where username = 'dean'").get() as {
      password: string;
    };
    database.close();
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("reads a password from standard input, and never prints it", async () => {
    const outcome = await admin(
      server.database,
      ["create-admin", "rector"],
      "from a pipe, with spaces \r\nmore\n",
    );
    expect([outcome.code, outcome.out.includes("pipe")]).toEqual([0, false]);
    expect(await signInStatus(server, { username: "rector", password: "from a pipe, with spaces " })).toBe(
      200,
    );
  });

  test.each([
    [["create-admin", "ADMIN", "--generate"], "", "Username already exists: ADMIN"],
    [["create-admin", "ab", "--generate"], "", "Username must be at least 3 characters"],
    [["create-admin", "fresh"], "12345\n", "Password must be at least 6 characters"],
    [["create-admin", "fresh"], "", "Password must be at least 6 characters"],
    [["create-admin", "fresh", "--name", " ", "--generate"], "", "Full name is required"],
    [["reset-password", "nobody", "--generate"], "", "There is no account nobody"],
  ])("%j with %j: %s", async (words, input, sentence) => {
    const outcome = await admin(server.database, words, input);
    expect(outcome).toEqual({ code: 1, out: "", err: `Error: ${sentence}\n` });
  });

  test("reset-password ends sessions, and lets in whoever had failed too often", async () => {
    const session = await signedIn(server.url);
    for (let failure = 0; failure < 8; failure += 1)
      await signInStatus(server, { ...STUDENT, password: "wrong" });
    expect(await signInStatus(server, STUDENT)).toBe(429);
    const outcome = await admin(server.database, ["reset-password", "Student", "--generate"]);
    expect(outcome.code).toBe(0);
    expect((await session.get("/api/user")).status).toBe(401);
    expect(await signInStatus(server, STUDENT)).toBe(401);
    expect(await signInStatus(server, { ...STUDENT, password: printed(outcome) })).toBe(200);
  });

  test("without a database, or with one of another program, it says what to do", async () => {
    const folder = freshFolder();
    const none = await admin(join(folder, "none.db"), ["create-admin", "first", "--generate"]);
    expect([none.code, none.err]).toEqual([
      1,
      `Error: There is no database at ${join(folder, "none.db")} yet: start the server once, and it makes one.\n`,
    ]);
    expect(existsSync(join(folder, "none.db"))).toBe(false);
    const foreign = join(folder, "foreign.db");
    new Database(foreign).exec("create table users (id integer)").close();
    expect((await admin(foreign, ["create-admin", "first", "--generate"])).err).toMatch(
      /is not a database of this product/,
    );
    writeFileSync(
      join(folder, "text.db"),
      "this is no database at all, only a text of some length".repeat(50),
    );
    const text = await admin(join(folder, "text.db"), ["backup"]);
    expect([text.code, text.err]).toEqual([1, "Error: The file is not a database of this product.\n"]);
  });
});

describe("backup", () => {
  test("is consistent while the server writes, and restores to a server that goes on", async () => {
    const busy = await startServer();
    const client = await signedIn(busy.url);
    const item = (n: number) => ({
      toolType: "enhance",
      inputData: JSON.stringify({ n, text: "x".repeat(500) }),
      outputData: "{}",
      title: `run ${n}`,
      isFavorite: true,
    });
    let writing = true;
    let acknowledged = 0;
    const write = async () => {
      acknowledged += 1;
      expect((await client.post("/api/history", item(acknowledged))).status).toBe(201);
    };
    // The first copy is to hold something, however late the writers come.
    await write();
    const writers = Array.from({ length: 4 }, async () => {
      while (writing) await write();
    });
    const folder = freshFolder();
    const copies = [];
    for (const name of ["one.db", "two.db", "three.db"]) {
      const before = acknowledged;
      expect(await admin(busy.database, ["backup", join(folder, name)])).toMatchObject({ code: 0, err: "" });
      copies.push({ name, before });
    }
    const standard = await admin(busy.database, ["backup"]);
    writing = false;
    await Promise.all(writers);
    expect(standard.code).toBe(0);
    expect(readdirSync(join(busy.folder, "backups"))).toHaveLength(1);
    for (const { name, before } of copies) {
      const copy = new Database(join(folder, name), { readonly: true });
      expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
      expect(copy.pragma("foreign_key_check")).toEqual([]);
      // A run and its favorite are one write: a copy has both or neither.
      const { runs, starred } = copy
        .prepare(
          "select (select count(*) from prompt_history) as runs, (select count(*) from favorites) as starred",
        )
        .get() as { runs: number; starred: number };
      expect(runs).toBe(starred);
      expect(runs).toBeGreaterThanOrEqual(before - 4);
      copy.close();
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    }
    const again = await admin(busy.database, ["backup", join(folder, "one.db")]);
    expect([again.code, again.err]).toEqual([
      1,
      `Error: ${join(folder, "one.db")} is there already: it is not overwritten.\n`,
    ]);
    expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);

    const refused = await admin(busy.database, ["restore", join(folder, "one.db")]);
    expect([refused.code, refused.out]).toEqual([1, ""]);
    expect(refused.err).toMatch(
      /^Error: The server is running on .+: stop it, restore, and start it again\.\n$/,
    );
    expect((await client.get("/api/user")).status).toBe(200);
    busy.process.kill("SIGKILL");
    await new Promise((resolve) => busy.process.once("exit", resolve));

    const restored = await admin(busy.database, ["restore", join(folder, "one.db")]);
    expect([restored.code, restored.err]).toEqual([0, ""]);
    const kept = readdirSync(busy.folder).filter((name) => name.includes(".replaced-"));
    expect(kept).toHaveLength(1);
    const replaced = new Database(join(busy.folder, kept[0] ?? ""), { readonly: true });
    const { count } = replaced.prepare("select count(*) as count from prompt_history").get() as {
      count: number;
    };
    replaced.close();
    expect(count).toBe(acknowledged);
    const next = await startServer({}, busy.folder);
    expect((await client.get("/api/user").catch(() => undefined))?.status).not.toBe(200);
    const later = await signedIn(next.url);
    const { body } = await later.get("/api/history?limit=1");
    expect(body).toHaveLength(1);
    await next.stop();
  });
});

describe("restore", () => {
  const good = async () => {
    const file = join(freshFolder(), "good.db");
    expect((await admin(server.database, ["backup", file])).code).toBe(0);
    return file;
  };

  test("puts a copy where nothing was, and everybody has to sign in again", async () => {
    const target = join(freshFolder(), "data", "new.db");
    await signedIn(server.url, ADMIN);
    expect((await admin(target, ["restore", await good()])).code).toBe(0);
    const database = new Database(target, { readonly: true });
    expect(database.prepare("select count(*) as users from users").get()).not.toEqual({ users: 0 });
    expect(database.prepare("select count(*) as open from sessions").get()).toEqual({ open: 0 });
    database.close();
  });

  test("refuses what is damaged, foreign, newer or not there, and leaves the database as it was", async () => {
    const file = await good();
    const folder = freshFolder();
    const target = join(folder, "here.db");
    expect((await admin(target, ["restore", file])).code).toBe(0);
    const before = readFileSync(target);
    const spoilt = join(folder, "spoilt.db");
    const bytes = readFileSync(file);
    bytes.fill(0xab, 4096, bytes.length);
    writeFileSync(spoilt, bytes);
    const foreign = join(folder, "foreign.db");
    new Database(foreign).exec("create table other (id integer)").close();
    const newer = join(folder, "newer.db");
    copyFileSync(file, newer);
    new Database(newer)
      .exec("insert into __drizzle_migrations (hash, created_at) values ('x', 99999999999999)")
      .close();
    for (const [name, sentence] of [
      [spoilt, /is damaged/],
      [foreign, /is not a database of this product/],
      [newer, /was made by a newer version/],
      [join(folder, "none.db"), /There is no file/],
      [target, /This is the database itself/],
    ] as const) {
      const { code, out, err } = await admin(target, ["restore", name]);
      expect([name, code, out]).toEqual([name, 1, ""]);
      expect(err).toMatch(sentence);
      expect(err.trim().split("\n")).toHaveLength(1);
      expect(readFileSync(target).equals(before)).toBe(true);
    }
    expect(readdirSync(folder).filter((name) => /arriving|replaced/.test(name))).toEqual([]);
  });

  test("replaces a database that is damaged, and keeps it", async () => {
    const folder = freshFolder();
    const target = join(folder, "broken.db");
    writeFileSync(target, "nothing that SQLite would read".repeat(500));
    expect((await admin(target, ["restore", await good()])).code).toBe(0);
    const kept = readdirSync(folder).filter((name) => name.includes(".replaced-"));
    expect(kept).toHaveLength(1);
    expect(readFileSync(join(folder, kept[0] ?? ""), "utf8")).toContain("nothing that SQLite would read");
  });
});
