import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, Client, signedIn } from "../support/client";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let student: Client;
let other: Client;
beforeAll(async () => {
  server = await startServer();
  student = await signedIn(server.url);
  other = await signedIn(server.url, ADMIN);
});
afterAll(() => server.stop());

async function keep(title: string, more: object = {}, client = student): Promise<number> {
  const inputData = JSON.stringify({ originalPrompt: title });
  const item = { toolType: "enhance", inputData, outputData: "{}", title, ...more };
  return (await client.post("/api/history", item)).body.id;
}
const patch = (client: Client, id: unknown, body: unknown) =>
  client.send("PATCH", `/api/history/${id}/title`, JSON.stringify(body));
const remove = (client: Client, id: unknown) => client.send("DELETE", `/api/history/${id}`);
const toggle = (client: Client, historyId: unknown) => client.post("/api/favorites/toggle", { historyId });
const listed = async (client: Client, path = "/api/history?limit=100") => (await client.get(path)).body;
const itemOf = async (client: Client, id: number) =>
  (await listed(client)).find((item: { id: number }) => item.id === id);

describe("PATCH /api/history/{id}/title", () => {
  test("gives the run its new title, in history and among the favorites", async () => {
    const id = await keep("before", { isFavorite: true });
    const { status, body } = await patch(student, id, { title: "  after  " });
    expect([status, body.id, body.title, body.isFavorite]).toEqual([200, id, "after", true]);
    expect((await itemOf(student, id)).title).toBe("after");
    const [favorite] = await listed(student, "/api/favorites");
    expect(favorite).toMatchObject({ id, title: "after" });
  });

  test("takes 1 to 255 characters of any script", async () => {
    const id = await keep("title");
    for (const title of ["t".repeat(255), "🎬 مرحبا <b>x</b>", "=1+1"])
      expect((await patch(student, id, { title })).body.title).toBe(title);
    for (const [body, errors] of [
      [{ title: "" }, { title: ["Title is required"] }],
      [{ title: "  " }, { title: ["Title is required"] }],
      [{ title: "t".repeat(256) }, { title: ["Title must be at most 255 characters"] }],
      [{ title: 7 }, { title: ["Title must be text"] }],
      [{}, { title: ["Title must be text"] }],
      [{ title: "a", id: 3 }, { id: ["Unknown field"] }],
    ] as const) {
      const reply = await patch(student, id, body);
      expect([reply.status, reply.body.errors]).toEqual([400, errors]);
    }
    expect((await itemOf(student, id)).title).toBe("=1+1");
  });
});

describe("DELETE /api/history/{id}", () => {
  test("takes the run out of every list, its favorite and its page with it", async () => {
    const { headers } = await student.form("/?index", { originalPrompt: "a vanishing lighthouse" });
    const address = headers.get("location") ?? "";
    const id = Number(address.split("=")[1]);
    await toggle(student, id);
    const { status, text } = await remove(student, id);
    expect([status, text]).toEqual([204, ""]);
    expect(await itemOf(student, id)).toBeUndefined();
    for (const path of ["/api/favorites", "/api/history?favoritesOnly=true"])
      expect((await listed(student, path)).map((item: { id: number }) => item.id)).not.toContain(id);
    expect((await student.get(address)).status).toBe(404);
    for (const page of ["/?panel=history", "/?panel=history&tab=favorites", "/?panel=history&q=vanishing"])
      expect((await student.get(page)).text).not.toContain("vanishing lighthouse");
    expect((await student.get("/history/export")).text).not.toContain("vanishing lighthouse");
    expect((await remove(student, id)).status).toBe(404);
    expect((await patch(student, id, { title: "back" })).status).toBe(404);
    expect((await toggle(student, id)).status).toBe(404);
  });
});

describe("favorites", () => {
  test("are toggled, and listed newest first", async () => {
    const [first, second] = [await keep("one"), await keep("two")];
    expect((await toggle(student, first)).body).toEqual({ historyId: first, isFavorite: true });
    await toggle(student, second);
    const ids = async () =>
      (await listed(student, "/api/favorites?limit=2")).map((item: { id: number }) => item.id);
    expect(await ids()).toEqual([second, first]);
    expect(await itemOf(student, first)).toMatchObject({ isFavorite: true });
    expect((await toggle(student, second)).body).toEqual({ historyId: second, isFavorite: false });
    expect((await ids())[0]).toBe(first);
    expect((await student.get("/api/favorites?offset=1")).status).toBe(200);
  });

  test("have a message for every wrong field", async () => {
    const message = "historyId must be a whole number";
    for (const historyId of ["1", 1.5, null])
      expect((await toggle(student, historyId)).body.errors).toEqual({ historyId: [message] });
    expect((await student.get("/api/favorites?limit=101")).body.errors).toEqual({
      limit: ["Limit must be between 1 and 100"],
    });
  });
});

describe("every call on a run", () => {
  test("answers 404 for another's and leaves it unchanged", async () => {
    const id = await keep("theirs", { isFavorite: true }, other);
    const before = await itemOf(other, id);
    const forms: Record<string, string>[] = [
      { intent: `toggle:${id}` },
      { intent: `delete:${id}` },
      { intent: "rename", id: String(id), title: "mine now" },
      { intent: "favorite-selected", id: String(id) },
      { intent: "delete-selected", id: String(id) },
    ];
    const answers = [
      await patch(student, id, { title: "mine now" }),
      await remove(student, id),
      await toggle(student, id),
      await student.get(`/?run=${id}`),
      await student.get(`/history/download?id=${id}&format=json`),
      ...(await Promise.all(forms.map((fields) => student.form("/history", fields)))),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).not.toContain("theirs");
    }
    expect(await itemOf(other, id)).toEqual(before);
  });

  test("with one of another's among several changes none of them", async () => {
    const [own, foreign] = [await keep("own"), await keep("foreign", {}, other)];
    for (const intent of ["delete-selected", "favorite-selected"]) {
      const body = `intent=${intent}&id=${own}&id=${foreign}`;
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      expect((await student.send("POST", "/history", body, headers)).status).toBe(404);
    }
    expect(await itemOf(student, own)).toMatchObject({ isFavorite: false });
    expect((await student.get(`/history/download?id=${own}&id=${foreign}&format=csv`)).status).toBe(404);
  });

  test("cannot bring back what another deleted, nor see its title", async () => {
    const id = await keep("their secret", {}, other);
    await remove(other, id);
    expect((await student.get(`/?panel=history&undo=${id}`)).text).not.toContain("their secret");
    await student.form("/history", { intent: "undo", id: String(id) });
    expect(await itemOf(other, id)).toBeUndefined();
  });

  test("answers 404 for what is no run, 405 for a wrong method, 401 signed out, 403 from another site", async () => {
    for (const id of ["0", "-1", "x", "1e3", "99999999999999999999"]) {
      expect((await remove(student, id)).status).toBe(404);
      expect((await patch(student, id, { title: "a" })).status).toBe(404);
    }
    const id = await keep("methods");
    for (const [path, allow] of [
      [`/api/history/${id}`, "DELETE"],
      [`/api/history/${id}/title`, "PATCH"],
      ["/api/favorites/toggle", "POST"],
    ] as const) {
      const { status, headers } = await student.get(path);
      expect([path, status, headers.get("allow")]).toEqual([path, 405, allow]);
    }
    const nobody = new Client(server.url);
    const foreign = { "sec-fetch-site": "cross-site" };
    for (const [method, path] of [
      ["PATCH", `/api/history/${id}/title`],
      ["DELETE", `/api/history/${id}`],
      ["POST", "/api/favorites/toggle"],
    ] as const) {
      expect((await nobody.send(method, path, "{}")).status).toBe(401);
      expect((await student.send(method, path, "{}", foreign)).status).toBe(403);
    }
    expect((await nobody.get("/api/favorites")).status).toBe(401);
    for (const path of ["/history/export", "/history/import", `/history/download?id=${id}&format=txt`])
      expect((await nobody.get(path)).headers.get("location")).toMatch(/^\/auth/);
    expect((await itemOf(student, id)).title).toBe("methods");
  });

  test("stands in the contract", async () => {
    const { paths } = (await student.get("/api/openapi.json")).body;
    expect(Object.keys(paths["/api/history/{id}"])).toEqual(["delete"]);
    expect(Object.keys(paths["/api/history/{id}/title"])).toEqual(["patch"]);
    expect(Object.keys(paths["/api/favorites"])).toEqual(["get"]);
    expect(Object.keys(paths["/api/favorites/toggle"])).toEqual(["post"]);
  });
});
