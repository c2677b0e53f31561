import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMIN, Client, signedIn } from "../support/client";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const NEW = "a new and better one";
const change = (client: Client, currentPassword: string, newPassword: string) =>
  client.form("/account", { currentPassword, newPassword });

async function newStudent(username: string) {
  const admin = await signedIn(server.url, ADMIN);
  const credentials = { username, password: "the first one" };
  await admin.post("/api/register", { ...credentials, email: "", fullName: username });
  return credentials;
}

test("changing one's password ends the other sessions and gives this one a new token", async () => {
  const pupil = await newStudent("changer");
  const [here, there] = [await signedIn(server.url, pupil), await signedIn(server.url, pupil)];
  const before = here.cookie;
  const { status, headers } = await change(here, pupil.password, NEW);
  expect([status, headers.get("location")]).toEqual([302, "/account"]);
  expect(here.cookie).not.toBe(before);
  expect((await here.get("/api/user")).body.username).toBe("changer");
  expect((await there.get("/api/user")).status).toBe(401);
  const old = new Client(server.url);
  old.cookie = before;
  expect((await old.get("/api/user")).status).toBe(401);
  expect((await new Client(server.url).post("/api/login", pupil)).status).toBe(401);
  expect((await new Client(server.url).post("/api/login", { ...pupil, password: NEW })).status).toBe(200);
  expect(server.output()).not.toContain(NEW);
});

test("a weak one is accepted, and said to be weak", async () => {
  const pupil = await newStudent("weakling");
  const here = await signedIn(server.url, pupil);
  expect((await change(here, pupil.password, "password1")).status).toBe(302);
  expect((await here.get("/account")).text).toContain("Weak password: it is one that attackers try first.");
  await change(here, "password1", NEW);
  expect((await here.get("/account")).text).not.toContain("Weak password");
});

test("a wrong current password, or one that is too short, changes nothing", async () => {
  const pupil = await newStudent("keeper");
  const [here, there] = [await signedIn(server.url, pupil), await signedIn(server.url, pupil)];
  const wrong = await change(here, "not it", NEW);
  expect([wrong.status, wrong.text.includes("This is not your current password")]).toEqual([400, true]);
  const short = await change(here, pupil.password, "12345");
  expect([short.status, short.text.includes("Password must be at least 6 characters")]).toEqual([400, true]);
  expect((await here.form("/account", {})).text).toContain("Current password is required");
  expect(wrong.text).not.toContain('value="not it"');
  expect((await there.get("/api/user")).status).toBe(200);
  expect((await new Client(server.url).post("/api/login", pupil)).status).toBe(200);
});

test("the current password can be tried no faster than at the sign-in page", async () => {
  const pupil = await newStudent("tried");
  const here = await signedIn(server.url, pupil);
  const statuses = [];
  for (let tries = 0; tries < 8; tries += 1) statuses.push((await change(here, "not it", NEW)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 429]);
  const { status, headers } = await change(here, pupil.password, NEW);
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(200);
});

test("signed out, there is no account to change", async () => {
  const { status, headers } = await change(new Client(server.url), "x", NEW);
  expect([status, headers.get("location")]).toEqual([302, "/auth?redirectTo=%2Faccount"]);
});
