import { readFileSync } from "node:fs";
import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";

test("many ideas are enhanced at once, their results gather, and each is a run of its own", async ({
  page,
  scripted,
}) => {
  // A long way through many pages.
  test.slow();
  await signIn(page);
  await ready(page, scripted);
  const keptRuns = async () =>
    (await (await page.request.get("/api/history?toolType=enhance&limit=100")).json()).length;
  const before = await keptRuns();
  const box = (number: number) => page.getByRole("textbox", { name: `Prompt ${number}`, exact: true });
  const results = page.getByRole("article");
  // What is typed goes along from one mode to the other and back.
  await page.getByLabel("Your video idea").fill("a cat on a warm wall");
  await page.getByLabel("Sound guide").fill("bees");
  await page.getByRole("button", { name: "Batch", exact: true }).click();
  await expect(box(1)).toHaveValue("a cat on a warm wall");
  await expect(page.getByLabel("Sound guide")).toHaveValue("bees");
  await page.getByRole("button", { name: "Single", exact: true }).click();
  await expect(page.getByLabel("Your video idea")).toHaveValue("a cat on a warm wall");
  await expect(page.getByLabel("Sound guide")).toHaveValue("bees");

  await page.goto("/?mode=batch");
  await ready(page, scripted);
  const send = page.getByRole("button", { name: "Enhance Prompts" });
  if (scripted) await expect(send).toBeDisabled();
  else {
    await send.click();
    await expect(page.getByText("No Valid Prompts")).toBeVisible();
    await expect(page.getByText("Please add at least one prompt to process.").first()).toBeVisible();
  }
  await page.getByRole("button", { name: "Add Templates" }).click();
  await expect(page.getByText("8 video concept templates added")).toBeVisible();
  await expect(box(8)).toBeVisible();
  if (scripted) {
    for (let boxes = 8; boxes < 20; boxes += 1)
      await page.getByRole("button", { name: "Add Prompt" }).click();
    await expect(page.getByRole("button", { name: "Add Prompt" })).toBeDisabled();
  }
  await send.click();
  await expect(page.getByText("Prompt Enhanced Successfully")).toBeVisible();
  await expect(page.getByText("8 prompts processed so far")).toBeVisible();
  await expect(results).toHaveCount(8);
  if (scripted) await expectAccessible(page);

  await page.goto(page.url());
  await ready(page, scripted);
  await box(1).fill("a ninth idea: a red kite");
  await send.click();
  await expect(page.getByText("9 prompts processed so far")).toBeVisible();
  await expect(results).toHaveCount(9);

  await page.getByRole("checkbox", { name: "Select result 9" }).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as JSON" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^enhanced-prompts-.*\.json$/);
  const [entry, ...others] = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    originalPrompt: "a ninth idea: a red kite",
    prompt: expect.stringContaining("kite"),
  });
  if (scripted) await expect(page.getByText("1 enhanced prompts")).toBeVisible();

  expect((await keptRuns()) - before).toBe(9);
  await results.last().getByRole("link", { name: "Open result 9" }).click();
  await expect(page.locator("[data-prompt]")).toContainText("kite");
  await page.goBack();
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page.getByText("Cleared")).toBeVisible();
  await expect(results).toHaveCount(0);
});

test("batch mode is accessible with the app's scripts blocked", async ({ page, scripted }) => {
  test.skip(!scripted, "axe runs as a script");
  await blockScripts(page);
  await signIn(page);
  await page.goto("/?mode=batch");
  await page.getByRole("button", { name: "Add Templates" }).click();
  await page.getByRole("button", { name: "Enhance Prompts" }).click();
  // Where scripts are allowed but do not arrive, the page does not refresh itself.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(8, { timeout: 500 });
  }).toPass();
  await expectAccessible(page);
});
