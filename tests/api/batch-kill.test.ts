import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { Client, signedIn } from "../support/client";
import { startServer } from "../support/server";

const ROUNDS = 20;
const PROMPTS = 50;

interface Item {
  id: number;
  prompt: string;
  status: string;
  finished_at: number | null;
  result: string | null;
}

const folder = mkdtempSync(join(tmpdir(), "veo3-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads the file beside the server, as it stands on the disk. */
function reading<T>(read: (database: Database.Database) => T): T {
  const database = new Database(join(folder, "test.db"), { readonly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}
const lastJob = () =>
  reading(
    (database) => database.prepare("select max(id) as id from batch_jobs").get() as { id: number | null },
  ).id ?? 0;
const itemsOf = (job: number) =>
  reading(
    (database) =>
      database.prepare("select * from batch_items where job_id = ? order by place").all(job) as Item[],
  );
const finished = (items: Item[]) => items.filter(({ status }) => status !== "waiting");
const rows = (table: string, tool: string) =>
  reading(
    (database) =>
      database
        .prepare(`select count(*) as count from ${table} ${tool ? "where tool_type = ?" : ""}`)
        .get(...(tool ? [tool] : [])) as { count: number },
  ).count;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(3);
}

test(`killed ${ROUNDS} times in the middle of a batch, nothing is lost and nothing is done twice`, async () => {
  let server = await startServer({}, folder);
  const { cookie } = await signedIn(server.url);
  let cutShort = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const client = new Client(server.url);
    client.cookie = cookie;
    const ofEnhancer = round % 2 === 1;
    const tool = ofEnhancer ? "enhance" : "batch-processing";
    const prompts = Array.from(
      { length: PROMPTS },
      (_, place) => `round ${round}: a red boat, number ${place}`,
    );
    const before = { job: lastJob(), history: rows("prompt_history", tool), prompts: rows("prompts", "") };
    const fields = Object.fromEntries(prompts.map((prompt, place) => [`prompts[${place}]`, prompt]));
    // Whether or not the answer still comes: what stands on the disk counts.
    client.form(ofEnhancer ? "/?index&mode=batch" : "/batch-processing", fields).catch(() => undefined);
    await until(() => lastJob() > before.job);
    const job = lastJob();
    await until(() => finished(itemsOf(job)).length > (round * 2) % PROMPTS);
    await server.stop("SIGKILL");
    const atDeath = itemsOf(job);
    if (finished(atDeath).length < PROMPTS) cutShort += 1;
    expect(atDeath.map(({ prompt }) => prompt)).toEqual(prompts);
    for (const { status, result } of finished(atDeath))
      expect([status, result === null]).toEqual(["success", false]);

    server = await startServer({}, folder);
    await until(() => finished(itemsOf(job)).length === PROMPTS);
    const atLast = itemsOf(job);
    // What was finished was not run again: it is the same result, of the same moment.
    for (const item of finished(atDeath)) expect(atLast.find(({ id }) => id === item.id)).toEqual(item);
    expect(atLast.map(({ prompt, status }) => [prompt, status])).toEqual(
      prompts.map((prompt) => [prompt, "success"]),
    );
    await until(() => rows("prompt_history", tool) > before.history);
    expect(rows("prompt_history", tool) - before.history).toBe(ofEnhancer ? PROMPTS : 1);
    expect(rows("prompts", "") - before.prompts).toBe(PROMPTS);
  }
  // Most of the rounds have to cut into a batch, or they prove nothing.
  expect(cutShort).toBeGreaterThan(ROUNDS / 2);
  expect(await server.stop()).toBe(0);
}, 600_000);
