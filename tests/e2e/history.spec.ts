import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { fromCsv } from "../../app/history/csv";
import { expect, ready, signIn, test } from "../support/browser";
import { ADMIN, Client, STUDENT } from "../support/client";

/** Keeps a run through the API. @returns its number */
async function keep(url: string, title: string, more: object = {}): Promise<number> {
  const api = await new Client(url).signIn(STUDENT);
  const inputData = JSON.stringify({ originalPrompt: `asked for ${title}` });
  const outputData = JSON.stringify({ prompt: `made of ${title}` });
  return (await api.post("/api/history", { toolType: "mood-board", inputData, outputData, title, ...more }))
    .body.id;
}
const panel = (page: Page) => page.getByRole("dialog", { name: "VEO3 Prompt History & Favorites" });
const card = (page: Page, title: string) => panel(page).getByRole("listitem").filter({ hasText: title });
const cards = (page: Page) => panel(page).locator(".history-card");

async function open(page: Page, scripted: boolean, query = "", who = STUDENT): Promise<void> {
  await signIn(page, who);
  await ready(page, scripted);
  await page.goto(`/?panel=history${query}`);
  await ready(page, scripted);
  await expect(panel(page)).toBeVisible();
}
const downloaded = async (page: Page, click: () => Promise<void>) => {
  const waiting = page.waitForEvent("download");
  await click();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
};

test("an empty history and an empty list of favorites say how they fill", async ({
  page,
  scripted,
  server,
}) => {
  // Somebody who has run nothing, whatever the tests before have done.
  const who = { username: `newcomer-${Date.now()}`, password: "nothing yet here" };
  const admin = await new Client(server.url).signIn(ADMIN);
  expect((await admin.post("/api/register", { ...who, fullName: "New Comer" })).status).toBe(201);
  await open(page, scripted, "", who);
  await expect(panel(page).getByText("No history found")).toBeVisible();
  await expect(panel(page).getByText("Start using the VEO3 tools to build your history")).toBeVisible();
  await panel(page).getByRole("tab", { name: "Favorites" }).click();
  await expect(page).toHaveURL("/?panel=history&tab=favorites");
  await expect(panel(page).getByText("No favorites yet")).toBeVisible();
  await expect(panel(page).getByText("Star your best prompts to save them here")).toBeVisible();
});

test("the panel opens over a run and leaves its address and its form as they were", async ({
  page,
  scripted,
}) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill("A lighthouse keeper climbs a spiral stair");
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  await expect(page).toHaveURL(/\/\?run=\d+$/);
  const address = page.url();
  await page.getByRole("link", { name: "History & Favorites" }).click();
  await expect(page).toHaveURL(`${address}&panel=history`);
  const run = card(page, "A lighthouse keeper climbs a spiral stair");
  await expect(run.getByText("Prompt Enhancer")).toBeVisible();
  await expect(run.getByRole("time")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/);
  await panel(page).getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(address);
  await expect(panel(page)).toHaveCount(0);
  await page.goto("/?panel=history");
  await ready(page, scripted);
  await run.getByRole("link", { name: "A lighthouse keeper climbs a spiral stair", exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator("[data-prompt]")).toContainText("lighthouse keeper");
  await expect(page.getByLabel("Your video idea")).toHaveValue("A lighthouse keeper climbs a spiral stair");
});

test("it is a dialog: the focus stays inside, Escape closes it, the opener has the focus again", async ({
  page,
  scripted,
  server,
}) => {
  test.skip(!scripted, "without scripts it is a part of the page with a link that closes it, tested above");
  await keep(server.url, "inside the trap");
  for (const width of [1440, 390]) {
    await page.context().clearCookies();
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    await ready(page, scripted);
    const isPhone = width < 1024;
    if (isPhone) await page.getByRole("button", { name: "Menu" }).click();
    const entry = page.getByRole("link", { name: "History & Favorites" });
    await entry.focus();
    await page.keyboard.press("Enter");
    await expect(card(page, "inside the trap")).toBeVisible();
    const inside = () => panel(page).evaluate((dialog) => dialog.contains(document.activeElement));
    const stops = await panel(page).locator("a, button, input:not([type=hidden]), select").count();
    for (let presses = 0; presses < stops + 3; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await inside()).toBe(true);
    }
    await panel(page).getByRole("link", { name: "Close" }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(panel(page).getByRole("link", { name: "Import" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(isPhone ? page.getByRole("button", { name: "Menu" }) : entry).toBeFocused();
  }
});

test("opening it says that history is loading, until it is there", async ({ page, scripted }) => {
  test.skip(!scripted, "without scripts the page comes with its history");
  await signIn(page);
  await ready(page, scripted);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.data?*panel=history*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "History & Favorites" }).click();
  await expect(page.getByText("Loading history...")).toBeVisible();
  release();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText("Loading history...")).toHaveCount(0);
});

test("what was typed on the page is still there when the panel closes", async ({ page, scripted }) => {
  test.skip(!scripted, "without scripts a link leads to a new page");
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill("half an idea");
  await page.getByRole("link", { name: "History & Favorites" }).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByLabel("Your video idea")).toHaveValue("half an idea");
});

test("a title is edited in place, saved or left as it was", async ({ page, scripted, server }) => {
  await keep(server.url, "before renaming");
  await open(page, scripted);
  await panel(page).getByRole("link", { name: "Rename before renaming" }).click();
  const field = panel(page).getByLabel("Title", { exact: true });
  await expect(field).toHaveValue("before renaming");
  await expect(field).toBeFocused();
  await field.fill("never kept");
  await panel(page).getByRole("link", { name: "Cancel" }).click();
  await expect(card(page, "before renaming")).toBeVisible();
  await panel(page).getByRole("link", { name: "Rename before renaming" }).click();
  await field.fill("after renaming");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(card(page, "after renaming")).toBeVisible();
  await expect(field).toHaveCount(0);
  if (scripted) await expect(panel(page).getByRole("link", { name: "Rename after renaming" })).toBeFocused();
});

test("a favorite appears among the favorites and goes from them again", async ({
  page,
  scripted,
  server,
}) => {
  await keep(server.url, "to be starred");
  await open(page, scripted);
  const star = card(page, "to be starred").getByRole("button", { name: "Favorite to be starred" });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await panel(page).getByRole("tab", { name: "Favorites" }).click();
  await expect(card(page, "to be starred")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: /^Delete to be/ })).toHaveCount(0);
  await star.click();
  await expect(card(page, "to be starred")).toHaveCount(0);
});

test("the output is copied", async ({ page, scripted, server, context }) => {
  const id = await keep(server.url, "to be copied");
  await open(page, scripted);
  if (scripted) {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await panel(page).getByRole("button", { name: "Copy to be copied" }).click();
    await expect(panel(page).getByRole("button", { name: "Copied to be copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("made of to be copied");
  }
  // Another program kept it, in a shape that its tool's page does not know: its title leads to its text in place.
  await card(page, "to be copied").getByRole("link", { name: "to be copied", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/mood-board\\?panel=history&.*open=${id}$`));
  await expect(panel(page).getByLabel("Result")).toHaveValue("made of to be copied");
  await expect(panel(page).getByLabel("Your request")).toHaveValue(/asked for to be copied/);
  const file = await downloaded(page, () =>
    card(page, "to be copied").getByRole("link", { name: "Download as TXT" }).click(),
  );
  expect(file.name).toBe("to-be-copied.txt");
  expect(file.text).toContain("made of to be copied");
  await panel(page).getByRole("link", { name: "Hide text to be copied" }).click();
  await expect(panel(page).getByLabel("Result")).toHaveCount(0);
});

test("an output that is too long to stand in its card is copied all the same", async ({
  page,
  scripted,
  server,
  context,
}) => {
  test.skip(!scripted, "without scripts its text is shown, to be selected");
  const long = "a long answer ".repeat(2_000);
  const id = await keep(server.url, "a long one", { outputData: JSON.stringify({ prompt: long }) });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, scripted);
  await panel(page).getByRole("button", { name: "Copy a long one" }).click();
  await expect(panel(page).getByRole("button", { name: "Copied a long one" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long);
  const others = await new Client(server.url).signIn(ADMIN);
  expect((await others.get(`/history/text?id=${id}`)).status).toBe(404);
});

test("a delete can be undone, favorite and all", async ({ page, scripted, server }) => {
  await keep(server.url, "nearly lost", { isFavorite: true });
  await open(page, scripted);
  await card(page, "nearly lost").getByRole("button", { name: "Delete nearly lost" }).click();
  await expect(panel(page).getByText("Deleted nearly lost")).toBeVisible();
  await expect(cards(page).filter({ hasText: "nearly lost" })).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Undo" }).click();
  await expect(panel(page).getByText("Restored")).toBeVisible();
  await expect(
    card(page, "nearly lost").getByRole("button", { name: "Favorite nearly lost" }),
  ).toHaveAttribute("aria-pressed", "true");
});

test("several are selected to favorite, to download and to delete", async ({ page, scripted, server }) => {
  const titles = ["=1+1 group", "🎬 مرحبا group", "<b>bold</b> group"];
  for (const title of titles) await keep(server.url, title);
  await open(page, scripted, "&q=group");
  await expect(cards(page)).toHaveCount(3);
  await panel(page).getByRole("button", { name: "Delete selected" }).click();
  await expect(panel(page).getByText("Nothing is selected. Tick one or more items first.")).toBeVisible();
  for (const title of titles.slice(0, 2)) await panel(page).getByLabel(`Select ${title}`).check();
  const csv = await downloaded(page, () =>
    panel(page).getByRole("button", { name: "Download selected as CSV" }).click(),
  );
  expect(fromCsv(csv.text).map(([title]) => title)).toEqual(["title", ...titles.slice(0, 2)]);
  expect(csv.text).toContain('"\'=1+1 group"');
  const json = await downloaded(page, () =>
    panel(page).getByRole("button", { name: "Download selected as JSON" }).click(),
  );
  expect(JSON.parse(json.text).items).toHaveLength(2);
  const txt = await downloaded(page, () =>
    panel(page).getByRole("button", { name: "Download selected as TXT" }).click(),
  );
  expect(txt.text).toContain("made of 🎬 مرحبا group");
  await panel(page).getByRole("button", { name: "Favorite selected" }).click();
  await expect(panel(page).locator("[aria-pressed=true]")).toHaveCount(2);
  await panel(page).getByRole("link", { name: "Select all" }).click();
  await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(3);
  await panel(page).getByRole("button", { name: "Delete selected" }).click();
  await expect(panel(page).getByText("Deleted 3 items")).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveCount(3);
  for (const title of titles) await expect(card(page, title)).toBeVisible();
});

test("search and the tool filter find what is anywhere in history", async ({ page, scripted, server }) => {
  await keep(server.url, "plain", { outputData: '{"prompt":"a hidden capybara"}' });
  await keep(server.url, "a capybara title", { toolType: "movie-intro" });
  await open(page, scripted);
  const search = panel(page).getByRole("searchbox", { name: "Search history" });
  await expect(search).toHaveAttribute("placeholder", "Search history...");
  await search.fill("CAPYB");
  if (!scripted) await panel(page).getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=CAPYB/);
  await expect(cards(page)).toHaveCount(2);
  const tool = panel(page).getByLabel("Tool", { exact: true });
  expect(await tool.getByRole("option").allTextContents()).toEqual([
    "All Tools",
    "Prompt Enhancer",
    "JSON Generator",
    "Video Analysis",
    "Prompt Optimizer",
    "Batch Processing",
    "Prompt Checker",
    "Movie Intro Script",
    "Mood Board Generator",
  ]);
  await tool.selectOption("Movie Intro Script");
  if (!scripted) await panel(page).getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/tool=movie-intro/);
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, "a capybara title").locator(".badge")).toHaveText("Movie Intro Script");
});

test("what is shown is narrowed by title as one types, before the server answers", async ({
  page,
  scripted,
  server,
}) => {
  test.skip(!scripted, "without scripts the Search button asks");
  await keep(server.url, "an Okapi");
  await keep(server.url, "a tapir");
  await open(page, scripted);
  await page.route("**/*.data?*", () => {
    // Never answered: what happens now happens without the server.
  });
  await panel(page).getByRole("searchbox").fill("okapi");
  await expect(card(page, "an Okapi")).toBeVisible();
  await expect(card(page, "a tapir")).toHaveCount(0);
});

test("older runs are paged to the very end", async ({ page, scripted, server }) => {
  for (let number = 1; number <= 25; number += 1) await keep(server.url, `paged ${number}`);
  await open(page, scripted, "&q=paged");
  await expect(cards(page)).toHaveCount(20);
  await panel(page).getByRole("link", { name: "Show older" }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(card(page, "paged 1")).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "Show older" })).toHaveCount(0);
  await panel(page).getByRole("link", { name: "Newest" }).click();
  await expect(cards(page)).toHaveCount(20);
});

test("the whole history goes into a file, and back without doubles", async ({ page, scripted, server }) => {
  await keep(server.url, "to be carried");
  await open(page, scripted);
  const file = await downloaded(page, () =>
    panel(page).getByRole("link", { name: "Export everything" }).click(),
  );
  expect(file.name).toMatch(/^veo3-history-\d{4}-\d\d-\d\d\.json$/);
  const count = JSON.parse(file.text).items.length;
  await panel(page).getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Import history" })).toBeVisible();
  const give = async (text: string) => {
    const buffer = Buffer.from(text);
    await page.getByLabel("History file").setInputFiles({
      name: "history.json",
      mimeType: "application/json",
      buffer,
    });
    await page.getByRole("button", { name: "Import" }).click();
  };
  await give(file.text);
  await expect(page.getByText(`0 items added, ${count} items there already, 0 items not`)).toBeVisible();
  await give("nonsense");
  await expect(page.getByRole("alert")).toHaveText(/This file is not valid JSON/);
  const { items, ...rest } = JSON.parse(file.text);
  const changed = { ...items[0], createdAt: "2025-01-01T00:00:00.000Z", title: "carried over" };
  await give(JSON.stringify({ ...rest, items: [changed, { ...changed, title: "" }] }));
  await expect(page.getByText("1 item added, 0 items there already, 1 item not taken over.")).toBeVisible();
  await expect(page.getByText("Item 2: Title is required")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "History & Favorites" }).click();
  await expect(card(page, "carried over")).toBeVisible();
});
