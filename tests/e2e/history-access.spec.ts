import type { Page } from "@playwright/test";
import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { ADMIN, Client } from "../support/client";

const TITLES = [
  "t".repeat(255),
  "🎬".repeat(60),
  "مرحبا بالعالم، قارب أحمر",
  "<img src=x onerror=alert(1)>",
  "=HYPERLINK(1)",
];
const TYPES = ["enhance", "json-prompt", "video-analysis", "prompt-optimizer", "batch-processing"];

/** Somebody whose history holds these titles alone: other tests on the same server fill the demo student's. */
const READER = { username: "reader-of-titles", password: "only these five runs" };

/** Signs in as the reader, who is registered when first needed. */
async function signInAsReader(page: Page, url: string): Promise<void> {
  const admin = await new Client(url).signIn(ADMIN);
  const { status } = await admin.post("/api/register", { ...READER, fullName: "Reader" });
  expect([201, 409]).toContain(status);
  await signIn(page, READER);
}

/** Keeps a run for each title, once a server. @returns their numbers */
async function keepAll(url: string): Promise<number[]> {
  const api = await new Client(url).signIn(READER);
  const kept: { id: number }[] = (await api.get("/api/history?limit=100")).body;
  if (kept.length > 0) return kept.map(({ id }) => id).reverse();
  const ids: number[] = [];
  for (const [position, title] of TITLES.entries()) {
    const inputData = JSON.stringify({ originalPrompt: `${title} ${"and goes on ".repeat(30)}` });
    const item = { toolType: TYPES[position], inputData, outputData: title, title };
    ids.push((await api.post("/api/history", { ...item, isFavorite: true })).body.id);
  }
  return ids;
}

/** Visits every state of the panel. */
async function visitStates(page: Page, url: string, look: () => Promise<void>): Promise<void> {
  const ids = await keepAll(url);
  const [first, second] = ids;
  const states = [
    "",
    "&tab=favorites",
    "&q=nothingatall",
    "&tab=favorites&q=nothingatall",
    `&open=${first}`,
    `&edit=${second}`,
    "&all=1",
    `&before=${second}`,
  ];
  for (const state of states) {
    await page.goto(`/?panel=history${state}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await look();
  }
  await page.goto("/?panel=history");
  await page.getByRole("button", { name: `Delete ${TITLES[2]}` }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Restored")).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByText("Nothing is selected")).toBeVisible();
  await look();
  await page.goto("/history/import");
  await expect(page.getByRole("heading", { name: "Import history" })).toBeVisible();
  await look();
}

for (const blocked of [false, true]) {
  test(`history is accessible in every state${blocked ? ", with the app's scripts blocked" : ""}`, async ({
    page,
    scripted,
    server,
  }) => {
    test.skip(!scripted, "axe runs as a script");
    test.setTimeout(120_000);
    if (blocked) await blockScripts(page);
    await signInAsReader(page, server.url);
    await visitStates(page, server.url, async () => {
      await ready(page, !blocked);
      await expectAccessible(page);
    });
  });
}

test("no title breaks the panel: nothing runs, and nothing scrolls sideways at 360 px", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAsReader(page, server.url);
  let opened = 0;
  page.on("dialog", () => {
    opened += 1;
  });
  await visitStates(page, server.url, async () => {
    await expect(page.locator("img")).toHaveCount(0);
    const { scroll, dialog } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      dialog: document.querySelector("dialog")?.scrollWidth ?? 0,
    }));
    expect([scroll <= 360, dialog <= 360]).toEqual([true, true]);
  });
  expect(opened).toBe(0);
});
