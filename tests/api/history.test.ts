import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, type Client, signedIn } from "../support/client";
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

const item = (title: string, more: object = {}) => ({
  toolType: "enhance",
  inputData: JSON.stringify({ originalPrompt: title }),
  outputData: "{}",
  title,
  isFavorite: false,
  ...more,
});

describe("history", () => {
  test("keeps what a client posts, and lists it newest first, by pages and by tool", async () => {
    const kept = await student.post("/api/history", item("first"));
    expect(kept.status).toBe(201);
    expect(Object.keys(kept.body).sort()).toEqual(
      ["createdAt", "id", "inputData", "isFavorite", "outputData", "title", "toolType"].sort(),
    );
    await student.post("/api/history", item("second", { toolType: "mood-board" }));
    await student.post("/api/history", item("third", { isFavorite: true }));
    const titles = async (query: string) =>
      (await student.get(`/api/history${query}`)).body.map(({ title }: { title: string }) => title);
    expect(await titles("")).toEqual(["third", "second", "first"]);
    expect(await titles("?limit=1&offset=1")).toEqual(["second"]);
    expect(await titles("?toolType=mood-board")).toEqual(["second"]);
    expect(await titles("?favoritesOnly=true")).toEqual(["third"]);
    expect(await titles("?favoritesOnly=true&toolType=mood-board")).toEqual([]);
    expect(await titles("?offset=99")).toEqual([]);
    const [third] = (await student.get("/api/history?limit=1")).body;
    expect(third).toMatchObject({ isFavorite: true, inputData: item("third").inputData });
  });

  test("is 20 a page unless told, and belongs to its owner alone", async () => {
    for (let number = 0; number < 25; number += 1) await other.post("/api/history", item(`row ${number}`));
    expect((await other.get("/api/history")).body).toHaveLength(20);
    expect((await other.get("/api/history?limit=100")).body).toHaveLength(25);
    expect((await student.get("/api/history?limit=100")).body).toHaveLength(3);
  });

  test("has a message for every wrong query", async () => {
    for (const [query, field, message] of [
      ["limit=0", "limit", "Limit must be between 1 and 100"],
      ["limit=101", "limit", "Limit must be between 1 and 100"],
      ["limit=many", "limit", "Limit must be a whole number"],
      ["offset=-1", "offset", "Offset must be a whole number"],
      ["toolType=audio-wizard", "toolType", "Unknown tool type"],
      ["favoritesOnly=maybe", "favoritesOnly", "favoritesOnly must be true or false"],
      ["page=2", "page", "Unknown field"],
      ["limit=1&limit=2", "limit", "Field given twice"],
    ]) {
      const { status, body } = await student.get(`/api/history?${query}`);
      expect([query, status, body.errors]).toEqual([query, 400, { [String(field)]: [message] }]);
    }
  });

  test("has a message for every wrong field, and takes titles of 255 characters", async () => {
    const wrong = await student.post("/api/history", { toolType: "x", inputData: 1, title: "" });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toEqual({
      toolType: ["Unknown tool type"],
      inputData: ["inputData must be text"],
      outputData: ["outputData must be text"],
      title: ["Title is required"],
    });
    expect((await student.post("/api/history", item("t".repeat(255)))).status).toBe(201);
    expect((await student.post("/api/history", item("t".repeat(256)))).body.errors).toEqual({
      title: ["Title must be at most 255 characters"],
    });
  });
});

describe("the enhancer's call", () => {
  const idea = "An old fisherman mends a red net on a foggy pier at dawn";

  test("answers ten sections and the whole prompt, and keeps the row, without a history entry", async () => {
    const before = (await student.get("/api/history?limit=100")).body.length;
    const { status, body } = await student.post("/api/prompts/enhance", {
      originalPrompt: idea,
      addVoice: false,
    });
    expect(status).toBe(200);
    expect(body.originalPrompt).toBe(idea);
    expect(body.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    const { enhancedPrompt } = body;
    for (const section of [
      "sceneDescription",
      "mainSubject",
      "visualStyle",
      "cameraMovement",
      "backgroundSetting",
      "lightingMood",
      "colorPalette",
      "audioCue",
      "prompt",
    ]) {
      expect([section, typeof enhancedPrompt[section]]).toEqual([section, "string"]);
    }
    for (const words of ["old fisherman", "mends", "red net", "foggy pier", "dawn"])
      expect(enhancedPrompt.prompt).toContain(words);
    expect((await student.get("/api/history?limit=100")).body).toHaveLength(before);
    const database = new Database(server.database, { readonly: true });
    const row = database.prepare("select * from prompts where id = ?").get(body.id) as Record<
      string,
      unknown
    >;
    database.close();
    expect(row).toMatchObject({ original_prompt: idea, add_voice: 0, add_cinematic: 1, add_subtitles: 0 });
    expect(JSON.parse(String(row.enhanced_prompt)).prompt).toBe(enhancedPrompt.prompt);
  });

  test("answers the same bytes for the same input, and another look for another take", async () => {
    const ask = async (take: number) =>
      (await student.post("/api/prompts/enhance", { originalPrompt: idea, take })).body.enhancedPrompt;
    expect(await ask(0)).toEqual(await ask(0));
    expect((await ask(1)).prompt).not.toBe((await ask(0)).prompt);
  });

  test("its options change what is written", async () => {
    const ask = async (options: object) =>
      (await student.post("/api/prompts/enhance", { originalPrompt: idea, ...options })).body.enhancedPrompt;
    const spoken = await ask({ addVoice: true, voiceText: "The sea keeps its own time" });
    expect(spoken.dialogBackgroundNoise).toContain("The sea keeps its own time");
    expect(spoken.prompt).toContain("The sea keeps its own time");
    expect((await ask({ addSubtitles: true })).subtitlesLanguage).toContain("English");
    expect((await ask({ soundGuide: "a distant foghorn" })).prompt).toContain("foghorn");
    expect((await ask({ addCinematic: false })).prompt).not.toBe((await ask({ addCinematic: true })).prompt);
  });
});

describe("runs of a page", () => {
  const idea = "A lighthouse keeper climbs a spiral stair";

  test("are kept under their title and shown to their owner alone", async () => {
    const posted = await student.form("/?index", {
      originalPrompt: `${idea} ${"and climbs ".repeat(8)}`,
      addCinematic: "on",
    });
    expect(posted.status).toBe(302);
    const address = posted.headers.get("location") ?? "";
    expect(address).toMatch(/^\/\?run=\d+$/);
    const [newest] = (await student.get("/api/history?limit=1")).body;
    expect(newest.title).toBe("A lighthouse keeper climbs a spiral stair and clim...");
    expect(JSON.parse(newest.inputData)).toMatchObject({
      addVoice: false,
      addSubtitles: false,
      addCinematic: true,
    });
    const page = await student.get(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Answered by");
    expect(page.text).toContain("the built-in engine");
    const foreign = await other.get(address);
    expect(foreign.status).toBe(404);
    expect(foreign.text).not.toContain("lighthouse keeper");
    for (const wrong of ["0", "-1", "x", "99999999999999999999"])
      expect((await student.get(`/?run=${wrong}`)).status).toBe(404);
  });

  test("are not run again by a reload", async () => {
    const count = async () => (await student.get("/api/history?limit=100")).body.length;
    const posted = await student.form("/?index", { originalPrompt: idea });
    const before = await count();
    const address = posted.headers.get("location") ?? "";
    const [first, second] = [await student.get(address), await student.get(address)];
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(await count()).toBe(before);
  });

  test("an empty idea is answered beside its field, and everything typed is kept", async () => {
    const { status, text } = await student.form("/?index", {
      originalPrompt: " ",
      voiceText: "keep me",
      addVoice: "on",
      soundGuide: "and me",
    });
    expect(status).toBe(400);
    expect(text).toContain("Please enter a video prompt idea");
    expect(text).toContain("keep me");
    expect(text).toContain("and me");
  });

  test("a row that a client posted with anything in it does not break the page", async () => {
    const { body } = await student.post(
      "/api/history",
      item("odd", { inputData: "not json", outputData: "<img src=x onerror=alert(1)>" }),
    );
    const { status, headers } = await student.get(`/?run=${body.id}`);
    expect(status).toBe(302);
    const asText = await student.get(headers.get("location") ?? "");
    expect(asText.status).toBe(200);
    expect(asText.text).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(asText.text).not.toContain("<img src=x");
  });
});
