import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, Client, STUDENT, signedIn } from "../support/client";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: "127.0.0.1" });
  admin = await signedIn(server.url, ADMIN);
});
afterAll(() => server.stop());

let made = 0;
/** A new student, with what they sign in with. */
async function newStudent() {
  made += 1;
  const credentials = { username: `pupil${made}`, password: "a long enough one" };
  const { body } = await admin.post("/api/register", {
    ...credentials,
    email: "",
    fullName: `Pupil ${made}`,
  });
  return { id: body.id as number, credentials };
}

const act = (id: number, intent: string, client = admin) => client.form(`/admin/students/${id}`, { intent });
const query = <Row>(statement: string, ...values: unknown[]) => {
  const database = new Database(server.database, { readonly: true });
  const rows = database.prepare(statement).all(...values) as Row[];
  database.close();
  return rows;
};
const generatedIn = (html: string) => /id="new-password"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "";
/** A client at an address of its own, so that failures are not counted together. */
let address = 0;
const elsewhere = () => {
  address += 1;
  return new Client(server.url, { "x-forwarded-for": `203.0.113.${address}` });
};

describe("deactivating", () => {
  test("ends every session at once, and reactivating does not bring them back", async () => {
    const pupil = await newStudent();
    const sessions = [
      await signedIn(server.url, pupil.credentials),
      await signedIn(server.url, pupil.credentials),
    ];
    for (const session of sessions) expect((await session.get("/api/user")).status).toBe(200);
    expect((await act(pupil.id, "deactivate")).status).toBe(302);
    for (const session of sessions) {
      expect((await session.get("/api/user")).status).toBe(401);
      expect((await session.get("/")).headers.get("location")).toBe("/auth");
    }
    expect(query("select 1 from sessions where user_id = ?", pupil.id)).toEqual([]);
    expect((await act(pupil.id, "reactivate")).status).toBe(302);
    for (const session of sessions) expect((await session.get("/api/user")).status).toBe(401);
    expect((await signedIn(server.url, pupil.credentials)).cookie).toBeTruthy();
  });

  test("a session that slipped in all the same is as good as none", async () => {
    const pupil = await newStudent();
    const session = await signedIn(server.url, pupil.credentials);
    const database = new Database(server.database);
    database.prepare("update users set deactivated_at = 1 where id = ?").run(pupil.id);
    database.close();
    expect((await session.get("/api/user")).status).toBe(401);
  });

  test("signing in answers exactly as a wrong password does: status, body and time", async () => {
    const pupil = await newStudent();
    await act(pupil.id, "deactivate");
    const wrong = { username: STUDENT.username, password: "not it at all" };
    const timed = async (credentials: { username: string; password: string }) => {
      const began = performance.now();
      const { status, text, headers } = await elsewhere().post("/api/login", credentials);
      return { ms: performance.now() - began, reply: [status, text, headers.get("set-cookie")] };
    };
    const times: Record<"closed" | "wrong", number[]> = { closed: [], wrong: [] };
    for (let round = 0; round < 15; round += 1) {
      const closed = await timed(pupil.credentials);
      const other = await timed(wrong);
      expect(closed.reply).toEqual([401, JSON.stringify({ message: "Invalid username or password" }), null]);
      expect(closed.reply).toEqual(other.reply);
      times.closed.push(closed.ms);
      times.wrong.push(other.ms);
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[7] as number;
    const ratio = median(times.closed) / median(times.wrong);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe("a reset password", () => {
  test("is shown in the answer alone, signs in, and ends what the old one began", async () => {
    const pupil = await newStudent();
    const session = await signedIn(server.url, pupil.credentials);
    const { status, text } = await act(pupil.id, "reset-password");
    const password = generatedIn(text);
    expect(status).toBe(200);
    expect(password).toMatch(/^[A-Za-z0-9!@#$%]{12}$/);
    expect((await session.get("/api/user")).status).toBe(401);
    expect((await elsewhere().post("/api/login", pupil.credentials)).status).toBe(401);
    expect((await elsewhere().post("/api/login", { ...pupil.credentials, password })).status).toBe(200);
    expect((await admin.get(`/admin/students/${pupil.id}`)).text).not.toContain(password);
    expect(server.output()).not.toContain(password);
    const [row] = query<{ password: string }>("select password from users where id = ?", pupil.id);
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe("who may do it", () => {
  test("a student may not, and nothing changes", async () => {
    const pupil = await newStudent();
    const other = await signedIn(server.url);
    const before = query("select * from users where id = ?", pupil.id);
    for (const intent of ["deactivate", "reactivate", "reset-password"]) {
      expect((await act(pupil.id, intent, other)).status).toBe(403);
    }
    const rows = { intent: "register", rows: "Somebody New" };
    expect((await other.form("/admin/register/class", rows)).status).toBe(403);
    expect((await other.form("/admin/class-passwords", { students: "[]" })).status).toBe(403);
    expect((await other.get(`/admin/students/${pupil.id}`)).text).toContain("Access Denied");
    expect(query("select * from users where id = ?", pupil.id)).toEqual(before);
    expect(query("select 1 from users where full_name = 'Somebody New'")).toEqual([]);
  });

  test("administrators and strangers are no students: 404, unchanged", async () => {
    const before = query("select * from users where role = 'admin'");
    const [row] = before as { id: number }[];
    for (const id of [row?.id ?? 0, 999_999, -1]) {
      expect((await act(id, "deactivate")).status).toBe(404);
      expect((await act(id, "reset-password")).status).toBe(404);
      expect((await admin.get(`/admin/students/${id}`)).status).toBe(404);
    }
    expect((await admin.get("/admin/students/1e3")).status).toBe(404);
    expect(query("select * from users where role = 'admin'")).toEqual(before);
  });

  test("a form from another site is refused, and an unknown intent as well", async () => {
    const pupil = await newStudent();
    const foreign = { "sec-fetch-site": "cross-site" };
    const path = `/admin/students/${pupil.id}`;
    expect((await admin.form(path, { intent: "deactivate" }, foreign)).status).toBe(403);
    expect((await admin.form("/admin/class-passwords", { students: "[]" }, foreign)).status).toBe(403);
    expect((await act(pupil.id, "delete")).status).toBe(400);
    expect((await admin.get("/admin/class-passwords")).status).toBe(405);
    expect((await signedIn(server.url, pupil.credentials)).cookie).toBeTruthy();
  });
});

describe("a class", () => {
  const send = (rows: string, intent = "register") => admin.form("/admin/register/class", { intent, rows });

  test("a preview makes nobody", async () => {
    const { status, text } = await send("Preview Only", "preview");
    expect(status).toBe(200);
    expect(text).toContain("preview.only");
    expect(query("select 1 from users where full_name = 'Preview Only'")).toEqual([]);
  });

  test("registers what it can, says why for the rest, and its passwords sign in", async () => {
    const { text } = await send(
      "name;username;email;password\nMaría Curie;;;\nOther;STUDENT;;\nTwice;twice1;;\nTwice;Twice1;;\n;;;\n;noname;;\nBad;bad.mail;nope;12345",
    );
    for (const reason of [
      "Username already exists",
      "Same username as row 4",
      "Full name is required",
      "Please enter a valid email address",
      "Password must be at least 6 characters",
    ]) {
      expect(text).toContain(reason);
    }
    const names = query<{ username: string }>(
      "select username from users where full_name in ('María Curie', 'Twice')",
    );
    expect(names.map(({ username }) => username)).toEqual(["maria.curie", "twice1"]);
    const list = JSON.parse(
      (/name="students" value="([^"]+)"/.exec(text)?.[1] ?? "")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&"),
    );
    const [name, username, , password] = list[0];
    expect([name, username]).toEqual(["María Curie", "maria.curie"]);
    expect((await elsewhere().post("/api/login", { username, password })).status).toBe(200);
    expect(server.output()).not.toContain(password);
    const csv = await admin.form("/admin/class-passwords", {
      students: JSON.stringify([["=1+1", username, "", password]]),
    });
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("cache-control")).toBe("no-store");
    expect(csv.text.replace("\uFEFF", "")).toBe(
      `name,username,email,password\r\n'=1+1,${username},,${password}\r\n`,
    );
  });

  test("holds 500 at most, and somebody", async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, n) => `Nobody ${n}`).join("\n");
    expect((await send(rows(501))).status).toBe(400);
    expect((await send(" \n ")).status).toBe(400);
    expect((await send(rows(500), "preview")).status).toBe(200);
    expect(query("select 1 from users where full_name like 'Nobody %'")).toEqual([]);
  });
});

describe("the table", () => {
  test("says when an account was last used, and how many runs it has", async () => {
    const pupil = await newStudent();
    const lastUse = () =>
      query<{ at: number | null }>("select last_used_at as at from users where id = ?", pupil.id)[0]?.at;
    expect(lastUse()).toBeNull();
    const session = await signedIn(server.url, pupil.credentials);
    const signedInAt = lastUse() ?? 0;
    expect(Date.now() - signedInAt).toBeLessThan(10_000);
    await session.get("/api/user");
    expect(lastUse()).toBe(signedInAt);
    const database = new Database(server.database);
    const hours = 2 * 60 * 60 * 1000;
    database
      .prepare("update sessions set last_seen_at = last_seen_at - ? where user_id = ?")
      .run(hours, pupil.id);
    database.prepare("update users set last_used_at = last_used_at - ? where id = ?").run(hours, pupil.id);
    database.close();
    await session.get("/api/user");
    expect(lastUse()).toBeGreaterThanOrEqual(signedInAt);
    await session.post("/api/history", {
      toolType: "enhance",
      inputData: "{}",
      outputData: "{}",
      title: "a run",
    });
    const page = await admin.get(`/admin/register?q=${pupil.credentials.username}`);
    expect(page.text).toMatch(/data-label="Runs">1</);
  });

  test("finds, sorts and pages 10,000 students", async () => {
    const database = new Database(server.database);
    const add = database.prepare(
      "insert into users (username, password, role, full_name, email, created_at) values (?, '!', 'student', ?, ?, 1)",
    );
    database.transaction(() => {
      for (let n = 1; n <= 10_000; n += 1)
        add.run(`mass${n}`, `Mass ${String(n).padStart(5, "0")}`, `m${n}@x.org`);
      add.run("zoe", "Zoë Ümlaut_50%", "zoe@x.org");
    })();
    database.close();
    const names = ({ text }: { text: string }) =>
      [...text.matchAll(/<bdi>(Mass \d+|Zoë[^<]*)</g)].map(([, name]) => name);
    expect(names(await admin.get("/admin/register?q=mass&sort=-name"))[0]).toBe("Mass 10000");
    expect(names(await admin.get("/admin/register?q=mass&sort=name&page=2"))[0]).toBe("Mass 00051");
    const last = await admin.get("/admin/register?q=mass&sort=name&page=999");
    expect(names(last)).toHaveLength(50);
    expect(last.text).toContain("9951 to 10000 of 10000 students");
    for (const search of ["zoe", "UMLAUT zoe", "ümlaut_50%", "ZOE@X"]) {
      expect(names(await admin.get(`/admin/register?q=${encodeURIComponent(search)}`))).toEqual([
        "Zoë Ümlaut_50%",
      ]);
    }
    expect(names(await admin.get("/admin/register?q=mass_1%25"))).toEqual([]);
    expect((await admin.get("/admin/register?sort=password&page=-1&order=x")).status).toBe(200);
    expect((await admin.get("/api/students")).body.length).toBeGreaterThan(10_000);
  });
});
