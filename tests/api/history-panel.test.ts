import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromCsv } from "../../app/history/csv";
import { ADMIN, type Client, signedIn } from "../support/client";
import { startServer, type TestServer } from "../support/server";

/** What an import reads in one go. */
const PIECE_BYTES = 256 * 1024;

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
  const inputData = JSON.stringify({ originalPrompt: `about ${title}` });
  const item = { toolType: "enhance", inputData, outputData: '{"prompt":"p"}', title, ...more };
  return (await client.post("/api/history", item)).body.id;
}
const idsOf = (html: string) =>
  [...html.matchAll(/type="checkbox"[^>]*name="id"[^>]*value="(\d+)"/g)].map(([, id]) => Number(id));
const panel = async (query: string, client = student) => (await client.get(`/?panel=history${query}`)).text;
const file = async (path: string, client = student) => {
  const { status, text, headers } = await client.get(path);
  return { status, text, name: headers.get("content-disposition") ?? "", type: headers.get("content-type") };
};
function upload(client: Client, text: string) {
  const form = new FormData();
  form.set("file", new File([text], "history.json", { type: "application/json" }));
  return client.send("POST", "/history/import", form);
}
const reported = (html: string) =>
  /(\d+) items? added, (\d+) items? there already, (\d+) items? not taken over/
    .exec(html.replaceAll("<!-- -->", ""))
    ?.slice(1)
    .map(Number);

describe("the panel", () => {
  test("asks nothing of the database until it is opened", async () => {
    await keep("only inside the panel");
    expect((await student.get("/")).text).not.toContain("only inside the panel");
    expect(await panel("")).toContain("only inside the panel");
  });

  test("pages to the very end, each run once, also while new ones come", async () => {
    const all: number[] = [];
    for (let number = 0; number < 45; number += 1) all.unshift(await keep(`row ${number}`, {}, other));
    const seen: number[] = [];
    let query = "";
    for (let pages = 0; pages < 5; pages += 1) {
      const html = await panel(query, other);
      seen.push(...idsOf(html));
      await keep("newer", {}, other);
      const older = /before=(\d+)[^>]*>Show older/.exec(html)?.[1];
      if (!older) break;
      query = `&before=${older}`;
    }
    expect(seen).toEqual(all);
  });

  test("searches titles, inputs and outputs of its owner, by words and the beginning of the last", async () => {
    const inTitle = await keep("the quetzal title");
    const inInput = await keep("second", { inputData: '{"originalPrompt":"a quetzal flies"}' });
    const inOutput = await keep("third", { toolType: "mood-board", outputData: '{"prompt":"quetzalcoatl"}' });
    await keep("another's quetzal", {}, other);
    expect(idsOf(await panel("&q=quetzal"))).toEqual([inOutput, inInput, inTitle]);
    expect(idsOf(await panel("&q=quetzal+tit"))).toEqual([inTitle]);
    expect(idsOf(await panel("&q=quetzal&tool=mood-board"))).toEqual([inOutput]);
    expect(idsOf(await panel(`&q=quetzal&before=${inOutput}`))).toEqual([inInput, inTitle]);
    expect(idsOf(await panel("&q=originalPrompt"))).toEqual([]);
    await student.post("/api/favorites/toggle", { historyId: inInput });
    expect(idsOf(await panel("&q=quetzal&tab=favorites"))).toEqual([inInput]);
    expect(idsOf(await panel("&q=quetzal&tab=favorites&tool=mood-board"))).toEqual([]);
    const withSign = await keep("clapper 🎬");
    expect(idsOf(await panel(`&q=${encodeURIComponent("🎬")}`))).toEqual([withSign]);
    await student.send("PATCH", `/api/history/${inTitle}/title`, '{"title":"a macaw"}');
    expect(idsOf(await panel("&q=macaw"))).toEqual([inTitle]);
    expect(await panel("&q=zebrafish")).toContain("No history found");
    for (const odd of ['"', "a* (b", "%00", "NEAR(", "' or 1=1 --", "x".repeat(5000)])
      expect((await student.get(`/?panel=history&q=${encodeURIComponent(odd)}`)).status).toBe(200);
  });

  test("bears any parameters, and opens over pages that do not exist", async () => {
    for (const query of ["&tab=x", "&tool=x", "&before=x", "&edit=-1", "&open=1e9", "&undo=,,x", "&all=9"])
      expect((await student.get(`/?panel=history${query}`)).status).toBe(200);
    const missing = await student.get("/nowhere?panel=history");
    expect([missing.status, missing.text.includes("VEO3 Prompt History &amp; Favorites")]).toEqual([
      404,
      true,
    ]);
  });

  test("shows whatever a title or a text holds as text", async () => {
    const html = "<img src=x onerror=alert(1)>";
    const id = await keep(html, { inputData: JSON.stringify({ originalPrompt: html }), outputData: html });
    const page = await panel(`&open=${id}`);
    expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(page).not.toContain(html);
  });
});

describe("a button of the panel", () => {
  test("deletes, and undo brings the same run back with its favorite", async () => {
    const id = await keep("comes back", { isFavorite: true });
    const [before] = (await student.get("/api/favorites?limit=1")).body;
    const posted = await student.form("/history", {
      intent: `delete:${id}`,
      from: "/?run=5&panel=history&q=",
    });
    expect([posted.status, posted.headers.get("location")]).toEqual([
      302,
      `/?run=5&panel=history&q=&undo=${id}`,
    ]);
    expect(await panel(`&undo=${id}`)).toMatch(/Deleted <bdi>comes back<\/bdi>/);
    const undone = await student.form("/history", {
      intent: "undo",
      id: String(id),
      from: "/?panel=history",
    });
    expect(undone.headers.get("location")).toBe("/?panel=history");
    expect((await student.get("/api/favorites?limit=1")).body).toEqual([before]);
    expect(await panel("")).toContain("Restored");
    await student.form("/history", { intent: "undo", id: String(id), from: "/?panel=history" });
    expect(await panel("")).toContain("This can no longer be undone");
  });

  test("deletes for good an hour later", async () => {
    const id = await keep("an hour ago");
    await student.form("/history", { intent: `delete:${id}` });
    const database = new Database(server.database);
    database.prepare("update prompt_history set deleted_at = ? where id = ?").run(Date.now() - 3_600_001, id);
    await student.form("/history", { intent: `delete:${await keep("the next")}` });
    expect(database.prepare("select 1 from prompt_history where id = ?").get(id)).toBeUndefined();
    database.close();
  });

  test("never leads to another site", async () => {
    const id = await keep("stays");
    for (const from of ["//evil.example", "https://evil.example/", "/\\evil.example"]) {
      const { headers } = await student.form("/history", { intent: `toggle:${id}`, from });
      expect(headers.get("location")).toBe("/?panel=history");
    }
  });

  test("says what is wrong with a title, keeps the old one, and asks again", async () => {
    const id = await keep("old title");
    for (const [title, message] of [
      ["", "Title is required"],
      ["t".repeat(256), "Title must be at most 255 characters"],
    ] as const) {
      const { headers } = await student.form("/history", { intent: "rename", id: String(id), title });
      expect(headers.get("location")).toBe(`/?panel=history&edit=${id}`);
      const page = await panel(`&edit=${id}`);
      expect(page).toContain("Failed to update title");
      expect(page).toContain(message);
      expect(page).toContain('value="old title"');
    }
  });

  test("that nobody made is refused", async () => {
    for (const intent of ["", "drop", "toggle", "toggle:x", "delete:"])
      expect((await student.form("/history", { intent })).status).toBeGreaterThanOrEqual(400);
    expect((await student.form("/history", { intent: "delete-selected" })).status).toBe(302);
    expect(await panel("")).toContain("Nothing is selected");
  });
});

describe("a download", () => {
  const TITLES = ["t".repeat(255), "=1+1", '../../x"\r\ny', "🎬 مرحبا", "<b>bold</b>", "'=2"];

  test("of any title has a clean name and holds the title as it is, in each form", async () => {
    const ids: number[] = [];
    for (const title of TITLES) {
      const id = await keep(title);
      ids.push(id);
      for (const format of ["json", "txt", "csv"]) {
        const { status, name, text } = await file(`/history/download?id=${id}&format=${format}`);
        expect(status).toBe(200);
        expect(name).toMatch(
          new RegExp(`^attachment; filename="[\\w-]+\\.${format}"; filename\\*=UTF-8''[^/"]+$`),
        );
        expect(decodeURIComponent(name)).not.toMatch(/\.\.|\r|\n/);
        if (format === "txt") expect(text.startsWith(`${title}\n`)).toBe(true);
      }
    }
    const several = `/history/download?${ids.map((id) => `id=${id}`).join("&")}`;
    const csv = await file(`${several}&format=csv`);
    expect(csv.text).toContain('"\'=1+1"');
    expect(fromCsv(csv.text).map(([title]) => title)).toEqual(["title", ...TITLES]);
    const json = JSON.parse((await file(`${several}&format=json`)).text);
    expect(json.items.map(({ title }: { title: string }) => title)).toEqual(TITLES);
    expect(csv.name).toMatch(/veo3-history-\d{4}-\d\d-\d\d\.csv/);
  });

  test("of nothing, or in no known form, is refused", async () => {
    const id = await keep("one");
    for (const query of ["format=csv", `id=${id}`, `id=${id}&format=exe`])
      expect((await file(`/history/download?${query}`)).status).toBe(400);
    expect((await file("/history/download?id=x&format=csv")).status).toBe(404);
  });
});

describe("the whole history", () => {
  test("goes into a file and comes back the same in another account, and never twice", async () => {
    const posted = await student.form("/?index", { originalPrompt: "a run of the page itself" });
    expect(posted.status).toBe(302);
    // Two equal runs in the same moment are two runs.
    const database = new Database(server.database);
    const copy = database.prepare(
      "insert into prompt_history (user_id, tool_type, input_data, output_data, title, created_at) values ((select id from users where username = 'student'), 'enhance', '{}', 'x', 'twin', 1000)",
    );
    copy.run();
    copy.run();
    database.close();
    const exported = await file("/history/export");
    expect(exported.name).toMatch(/filename="veo3-history-\d{4}-\d\d-\d\d\.json"/);
    const { items } = JSON.parse(exported.text);
    expect(items.filter(({ title }: { title: string }) => title === "twin")).toHaveLength(2);
    const admin = JSON.parse((await file("/history/export", other)).text).items.length;
    expect(reported((await upload(other, exported.text)).text)).toEqual([items.length, 0, 0]);
    const back = JSON.parse((await file("/history/export", other)).text).items;
    expect(back.slice(admin)).toEqual(items);
    expect(reported((await upload(other, exported.text)).text)).toEqual([0, items.length, 0]);
    expect(reported((await upload(student, exported.text)).text)).toEqual([0, items.length, 0]);
    const [newest] = (await other.get("/api/history?limit=1")).body;
    await other.send("PATCH", `/api/history/${newest.id}/title`, '{"title":"renamed since"}');
    await other.send("DELETE", `/api/history/${newest.id}`);
    expect(reported((await upload(other, exported.text)).text)).toEqual([1, items.length - 1, 0]);
    expect((await other.get("/api/history?limit=1")).body[0]).toMatchObject({
      id: newest.id,
      title: "renamed since",
    });
  });

  test("is searched and listed after an import as if it had been run here", async () => {
    const item = {
      toolType: "movie-intro",
      title: "imported axolotl",
      inputData: "{}",
      outputData: "x",
      isFavorite: true,
      createdAt: "2025-01-31T14:05:00.000Z",
    };
    const text = JSON.stringify({ format: "veo3-history", version: 1, items: [item] });
    expect(reported((await upload(student, text)).text)).toEqual([1, 0, 0]);
    const html = await panel("&q=axolotl&tab=favorites");
    expect(html).toContain("imported axolotl");
    expect(html).toMatch(/Jan 31, 2025 at \d{1,2}:05 [AP]M/);
    expect(html).toContain("Movie Intro Script");
  });

  test("says what is wrong with a file, row by row, and takes over the rest", async () => {
    const good = {
      toolType: "enhance",
      title: "good",
      inputData: "{}",
      outputData: "",
      createdAt: "2025-01-01T00:00:00.000Z",
    };
    const items = [good, { ...good, title: "" }, { ...good, toolType: "x" }, { ...good, id: 1 }, 7, null];
    const { status, text } = await upload(
      student,
      JSON.stringify({ format: "veo3-history", version: 1, items }),
    );
    expect(status).toBe(200);
    expect(reported(text)).toEqual([1, 0, 5]);
    expect(text).toContain("Item 2: Title is required");
    expect(text).toContain("Item 3: Unknown tool type");
    expect(text).toContain("Item 4: Unknown field: id");
    expect(text).toContain("Item 5: ");
    for (const [content, message] of [
      ["", "Choose a file first."],
      ["{", "This file is not valid JSON."],
      ["[]", "This file is not a history export."],
      ["null", "This file is not a history export."],
      ['{"format":"veo3-history","version":2,"items":[]}', "This file is not a history export."],
      ['{"format":"veo3-history","version":1,"items":{}}', "This file is not a history export."],
    ] as const) {
      const answer = await upload(student, content);
      expect([content, answer.status, answer.text.includes(message)]).toEqual([content, 400, true]);
    }
    expect((await student.get("/healthz")).status).toBe(200);
  });

  test("comes back whole from a file that is read in many pieces", async () => {
    const database = new Database(server.database);
    const row = database.prepare(
      "insert into prompt_history (user_id, tool_type, input_data, output_data, title, created_at) values ((select id from users where username = 'student'), 'enhance', ?, ?, ?, ?)",
    );
    database.transaction(() => {
      for (let number = 0; number < 200; number += 1)
        row.run(JSON.stringify({ number }), "wörter ".repeat(2_000), `large ${number}`, 5000 + number);
    })();
    database.close();
    const exported = await file("/history/export");
    expect(Buffer.byteLength(exported.text)).toBeGreaterThan(8 * PIECE_BYTES);
    const [added = 0, known = 0] = reported((await upload(other, exported.text)).text) ?? [];
    expect([added >= 200, added + known]).toEqual([true, JSON.parse(exported.text).items.length]);
    expect((await panel("&q=large+199", other)).match(/large 199/g)?.length).toBeGreaterThan(0);
    expect(JSON.parse((await file("/history/export", other)).text).items).toEqual(
      expect.arrayContaining(JSON.parse(exported.text).items),
    );
  });

  test("is taken over as far as it goes where the file breaks off", async () => {
    const item = { toolType: "enhance", title: "before the break", inputData: "{}", outputData: "z" };
    const whole = JSON.stringify({
      format: "veo3-history",
      version: 1,
      items: [{ ...item, createdAt: "2024-05-05T00:00:00.000Z" }, item],
    });
    const answer = await upload(student, whole.slice(0, -20));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("This file is not valid JSON.");
    expect(await panel("&q=before+the+break")).toContain("before the break");
  });
});
