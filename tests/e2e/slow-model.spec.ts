import type { Page } from "@playwright/test";
import { test as base, expect, expectAccessible, ready, signIn } from "../support/browser";
import { STUDENT } from "../support/client";
import { say, startModelEndpoint } from "../support/model-endpoint";
import { startServer } from "../support/server";

type Endpoint = Awaited<ReturnType<typeof startModelEndpoint>>;

/** Tests on a server whose model answers when the test says so. */
const test = base.extend<object, { endpoint: Endpoint }>({
  endpoint: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const endpoint = await startModelEndpoint();
      await use(endpoint);
      await endpoint.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ endpoint }, use) => {
      const server = await startServer({ OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "slow-model" });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

const PAGE = "/batch-processing";
const box = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Prompt ${number}`, exact: true });
const results = (page: Page) => page.getByRole("article");

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
function heldAnswers(endpoint: Endpoint) {
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
  endpoint,
}) => {
  const held = heldAnswers(endpoint);
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
  endpoint,
}) => {
  test.skip(!scripted, "without scripts the browser's own stop button closes the request");
  const held = heldAnswers(endpoint);
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
