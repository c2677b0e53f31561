import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { STUDENT } from "../support/client";

const PAGE = "/batch-processing";

/** The text of a file that a click downloads. */
async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent("download");
  await click();
  const download: Download = await waiting;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

const box = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Prompt ${number}`, exact: true });
const results = (page: Page) => page.getByRole("article");

test("prompts are put in, sent off, looked through, copied and downloaded", async ({
  page,
  scripted,
  context,
}) => {
  // A long way through many pages.
  test.slow();
  if (scripted) await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, STUDENT, PAGE);
  await ready(page, scripted);
  const send = page.getByRole("button", { name: "Process Prompts" });

  await test.step("rows", async () => {
    await expect(page.getByRole("button", { name: "Remove prompt 1" })).toBeDisabled();
    if (scripted) await expect(send).toBeDisabled();
    else {
      await send.click();
      await expect(page.getByText("No Valid Prompts")).toBeVisible();
      await expect(page.getByText("Please add at least one prompt.").first()).toBeVisible();
    }
    await box(page, 1).fill("a lighthouse at dusk");
    await page.getByRole("button", { name: "Add Prompt" }).click();
    await box(page, 2).fill("to be removed");
    await page.getByRole("button", { name: "Add Prompt" }).click();
    await box(page, 3).fill("a red boat");
    await page.getByRole("button", { name: "Remove prompt 2" }).click();
    await expect(box(page, 2)).toHaveValue("a red boat");
    await expect(box(page, 1)).toHaveValue("a lighthouse at dusk");
    await expect(box(page, 3)).toHaveCount(0);
  });

  await test.step("templates and a file", async () => {
    await page.getByRole("button", { name: "Add Templates" }).click();
    await expect(page.getByText("Templates Added")).toBeVisible();
    await expect(box(page, 7)).toHaveValue(/yellow kite/);
    await expect(box(page, 1)).toHaveValue("a lighthouse at dusk");
    const file = page.getByLabel("Text file with one prompt per line");
    const upload = async (name: string, mimeType: string, text: string) => {
      await file.setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
      if (!scripted) await page.getByRole("button", { name: "Upload .txt File" }).click();
    };
    await upload("prompts.csv", "text/csv", "a,b");
    await expect(page.getByText("Invalid File")).toBeVisible();
    await expect(page.getByText("Please upload a .txt file with one prompt per line.")).toBeVisible();
    await upload("prompts.txt", "text/plain", "\uFEFFa café by the sea\r\n\r\n  a night train  \r\n");
    await expect(box(page, 9)).toHaveValue("a night train");
    await expect(box(page, 8)).toHaveValue("a café by the sea");
  });

  await test.step("the tabs keep what is typed", async () => {
    await page.getByLabel("Add subtitle suggestions").check();
    await page.getByLabel("Add voice descriptions").uncheck();
    await page.getByRole("tab", { name: "Results" }).click();
    await expect(page.getByText("No results yet.")).toBeVisible();
    await expect(page).toHaveURL(/tab=results/);
    await page.getByRole("tab", { name: "Input" }).click();
    await expect(box(page, 9)).toHaveValue("a night train");
    await expect(page.getByLabel("Add subtitle suggestions")).toBeChecked();
    await expect(page.getByLabel("Add voice descriptions")).not.toBeChecked();
    await page.getByLabel("Processing type").selectOption("enhance");
  });

  await test.step("results", async () => {
    await send.click();
    await expect(page.getByText("Batch Processing Complete!")).toBeVisible();
    await expect(page.getByText("9 of 9 prompts processed successfully.")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Results" })).toHaveAttribute("aria-selected", "true");
    await expect(results(page)).toHaveCount(9);
    await expect(page).toHaveURL(/run=\d+/);
    await page.getByRole("searchbox", { name: "Search prompts" }).fill("BOAT");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(results(page)).toHaveCount(1);
    await expect(results(page)).toContainText("a red boat");
    await page.getByRole("searchbox", { name: "Search prompts" }).fill("");
    await page.getByLabel("Show").selectOption("error");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("No prompt matches.")).toBeVisible();
    await page.getByLabel("Show").selectOption("success");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(results(page)).toHaveCount(9);
  });

  await test.step("selection, copies, files", async () => {
    const ticked = page.getByRole("checkbox", { checked: true, name: /Select result/ });
    await page.getByRole("link", { name: "Select all" }).click();
    await expect(ticked).toHaveCount(9);
    await page.getByRole("link", { name: "Select none" }).click();
    await expect(ticked).toHaveCount(0);
    const text = (await results(page).nth(1).locator(".batch-text").textContent()) ?? "";
    const csv = await downloaded(page, () => page.getByRole("button", { name: "Download as CSV" }).click());
    expect(csv.name).toMatch(/^batch-results-.*\.csv$/);
    expect(csv.text.split("\r\n")).toHaveLength(11);
    await page.getByRole("checkbox", { name: "Select result 2" }).check();
    const json = await downloaded(page, () => page.getByRole("button", { name: "Download as JSON" }).click());
    expect(json.name).toMatch(/^batch-results-.*\.json$/);
    expect(JSON.parse(json.text)).toMatchObject([{ originalPrompt: "a red boat", status: "success" }]);
    const txt = await downloaded(page, () => page.getByRole("button", { name: "Download as TXT" }).click());
    expect(txt.text).toContain(text);
    if (scripted) {
      await expect(page.getByText("Downloaded")).toBeVisible();
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await page.getByRole("button", { name: "Copy selected" }).click();
      await expect.poll(clipboard).toBe(text);
      await page.getByRole("button", { name: "Copy all" }).click();
      await expect.poll(async () => (await clipboard()).split("\n\n").length).toBe(9);
      await page.getByRole("button", { name: "Copy Result 2" }).click();
      await expect.poll(clipboard).toBe(text);
    } else {
      await page.getByRole("button", { name: "Copy selected" }).click();
      await expect(page.getByLabel("Results to copy")).toHaveValue(text);
      await page.getByRole("button", { name: "Copy all" }).click();
      await expect(page.getByLabel("Results to copy")).toHaveValue(/lighthouse[\s\S]*night train/);
    }
  });

  await test.step("history opens the results; clearing leaves an empty page", async () => {
    await page.goto("/?panel=history");
    await page.getByRole("link", { name: "Batch: enhance (9/9)", exact: true }).click();
    await expect(results(page)).toHaveCount(9);
    await page.getByRole("tab", { name: "Input" }).click();
    await expect(box(page, 9)).toHaveValue("a night train");
    await page.getByRole("button", { name: "Clear All" }).click();
    await expect(page.getByText("Cleared")).toBeVisible();
    await expect(box(page, 1)).toHaveValue("");
    await expect(box(page, 2)).toHaveCount(0);
  });
});

test("a tip is added to the prompt that was written last", async ({ page, scripted }) => {
  for (const path of [PAGE, "/?mode=batch"]) {
    await signIn(page, STUDENT, path);
    await ready(page, scripted);
    await box(page, 1).fill("a lighthouse at dusk");
    await page.getByRole("button", { name: "Add Prompt" }).click();
    await box(page, 2).fill("a red boat");
    if (scripted) await box(page, 1).fill("a lighthouse at dawn");
    await page.getByText("Prompt tips").click();
    await page.getByRole("button", { name: "slow dolly in", exact: true }).click();
    const [first, second] = scripted
      ? ["a lighthouse at dawn, slow dolly in", "a red boat"]
      : ["a lighthouse at dusk", "a red boat, slow dolly in"];
    await expect(box(page, 1)).toHaveValue(first);
    await expect(box(page, 2)).toHaveValue(second);
    if (scripted) await expectAccessible(page);
  }
});

test("Clear All empties what templates have just filled", async ({ page, scripted }) => {
  for (const [path, count] of [
    [PAGE, 5],
    ["/?mode=batch", 8],
  ] as const) {
    await signIn(page, STUDENT, path);
    await ready(page, scripted);
    await page.getByRole("button", { name: "Add Templates" }).click();
    await expect(box(page, count)).toBeVisible();
    await page.getByRole("button", { name: "Clear All" }).click();
    await expect(page.getByText("Cleared")).toBeVisible();
    await expect(box(page, 1)).toHaveValue("");
    await expect(box(page, 2)).toHaveCount(0);
  }
});

test("input and results are accessible", async ({ page, scripted }) => {
  test.skip(!scripted, "axe runs as a script");
  await signIn(page, STUDENT, PAGE);
  await ready(page, scripted);
  await page.getByRole("button", { name: "Add Templates" }).click();
  await expect(box(page, 5)).toBeVisible();
  await page.getByLabel("Processing type").selectOption("optimization");
  await expectAccessible(page);
  await page.getByLabel("Processing type").selectOption("enhance");
  await page.getByRole("button", { name: "Process Prompts" }).click();
  await expect(page.getByText("5 of 5 prompts succeeded.")).toBeVisible();
  await page.getByText("Whole result").first().click();
  await expectAccessible(page);
});

test("input and results are accessible with the app's scripts blocked", async ({ page, scripted }) => {
  test.skip(!scripted, "axe runs as a script");
  await blockScripts(page);
  await signIn(page, STUDENT, PAGE);
  await page.getByRole("button", { name: "Add Templates" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Process Prompts" }).click();
  // Where scripts are allowed but do not arrive, the page does not refresh itself.
  await expect(async () => {
    await page.reload();
    await expect(results(page)).toHaveCount(5, { timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "Copy all" }).click();
  await expectAccessible(page);
});
