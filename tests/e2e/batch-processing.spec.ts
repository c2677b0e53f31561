import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { STUDENT } from "../support/client";
import { say, startModelEndpoint } from "../support/model-endpoint";
import { startServer } from "../support/server";

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
    await page.getByRole("link", { name: "Batch: enhance (9/9)" }).click();
    await expect(results(page)).toHaveCount(9);
    await page.getByRole("tab", { name: "Input" }).click();
    await expect(box(page, 9)).toHaveValue("a night train");
    await page.getByRole("button", { name: "Clear All" }).click();
    await expect(page.getByText("Cleared")).toBeVisible();
    await expect(box(page, 1)).toHaveValue("");
    await expect(box(page, 2)).toHaveCount(0);
  });
});

test("every state is accessible", async ({ page, scripted }) => {
  test.skip(!scripted, "axe runs as a script");
  await signIn(page, STUDENT, PAGE);
  await ready(page, scripted);
  await page.getByRole("button", { name: "Add Templates" }).click();
  await expect(box(page, 5)).toBeVisible();
  await page.getByLabel("Processing type").selectOption("optimization");
  await expectAccessible(page);
  await page.getByLabel("Processing type").selectOption("enhance");
  await page.getByRole("button", { name: "Process Prompts" }).click();
  await expect(results(page)).toHaveCount(5);
  await page.getByText("Whole result").first().click();
  await expectAccessible(page);
  const address = page.url();
  await blockScripts(page);
  await page.goto(`${address}&copy=all`);
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Input" }).click();
  await expectAccessible(page);
});

test.describe("with a slow model", () => {
  let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
  let server: Awaited<ReturnType<typeof startServer>>;
  test.beforeAll(async () => {
    endpoint = await startModelEndpoint();
    server = await startServer({ OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "slow-model" });
  });
  test.afterAll(async () => {
    await server.stop();
    await endpoint.stop();
  });
  test.use({ baseURL: async ({ baseURL: _other }, use) => use(server.url) });

  const NAMES = [
    "sceneDescription",
    "mainSubject",
    "visualStyle",
    "cameraMovement",
    "backgroundSetting",
    "lightingMood",
    "colorPalette",
  ];
  /** Answers that are held back, to be given one by one. */
  function heldAnswers() {
    const held: (() => void)[] = [];
    endpoint.behave((request, response) => {
      const idea = /"idea": "([^"]*)"/.exec(request.body.messages[1].content)?.[1] ?? "";
      const sections = Object.fromEntries(NAMES.map((name) => [name, `Of ${idea}.`]));
      held.push(() =>
        say(response, JSON.stringify({ ...sections, prompt: idea, negativePrompt: "", hints: [] })),
      );
    });
    return held;
  }

  test("a batch shows how far it is as it goes on, survives a closed page, and can be cancelled", async ({
    page,
    scripted,
  }) => {
    const held = heldAnswers();
    await signIn(page, STUDENT, PAGE);
    await ready(page, scripted);
    await page.getByRole("button", { name: "Add Templates" }).click();
    await expect(box(page, 5)).toBeVisible();
    await page.getByRole("button", { name: "Process Prompts" }).click();
    const progress = page.getByRole("region", { name: "Progress" });
    await expect(progress).toContainText("0 done · 0 failed · 5 left");
    await expect.poll(() => held.length).toBe(3);
    // The page draws the next state by itself, with scripts and without.
    held.shift()?.();
    await expect(progress).toContainText("1 done · 0 failed · 4 left");
    await expect(progress).toContainText(/About \d+ (s|min) to go/);
    await expect(results(page)).toHaveCount(1);
    if (scripted) await expectAccessible(page);
    await page.goto("/account");
    await expect.poll(() => held.length).toBe(3);
    held.shift()?.();
    await page.goto(PAGE);
    await page.getByRole("region", { name: "Your other batches" }).getByRole("link").click();
    await expect(progress).toContainText("2 done · 0 failed · 3 left");
    await progress.getByRole("button", { name: "Cancel" }).click();
    await expect(progress).toHaveCount(0);
    await expect(page.getByText("2 of 5 prompts were processed.")).toBeVisible();
    await expect(results(page)).toHaveCount(5);
    await page.getByRole("button", { name: "Retry failed" }).click();
    await expect(progress).toContainText("2 done · 0 failed · 3 left");
    await expect.poll(() => endpoint.requests.length).toBe(8);
    for (const answer of held.splice(0)) answer();
    await expect(page.getByText("5 of 5 prompts processed successfully.")).toBeVisible();
    await expect(progress).toHaveCount(0);
  });

  test("a single run says how long it has taken and can be cancelled, which ends the model's work; the idea stays", async ({
    page,
    scripted,
  }) => {
    test.skip(!scripted, "without scripts the browser's own stop button closes the request");
    const held = heldAnswers();
    await signIn(page);
    await ready(page, scripted);
    await page.getByLabel("Your video idea").fill("a red boat leaves the harbour");
    await page.getByRole("button", { name: "Enhance Prompt" }).click();
    await expect(page.getByText("Generating...").first()).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await expect(page.getByText(/^\d+ s$/)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => endpoint.requests[0]?.aborted).toBe(true);
    await expect(page.getByRole("button", { name: "Enhance Prompt" })).toBeEnabled();
    await expect(page.getByLabel("Your video idea")).toHaveValue("a red boat leaves the harbour");
    await expect(page.locator("[data-prompt]")).toHaveCount(0);
  });
});
