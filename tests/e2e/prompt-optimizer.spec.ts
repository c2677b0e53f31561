import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";

const PATH = "/prompt-optimizer";
const PROMPT = 'A stunning night market in bright sunlight, a cook says, "Almost ready!"';

test("a prompt is optimized, and each change can be left out", async ({ page, scripted }) => {
  await signIn(page, undefined, PATH);
  await ready(page, scripted);
  const original = page.getByLabel("Original prompt");
  const button = page.getByRole("button", { name: "Optimize Prompt" });
  await expect(page.getByLabel("Target platform")).toHaveValue("veo3");
  await expect(page.getByLabel("Target platform").getByRole("option", { selected: true })).toHaveText(
    "Video Platform",
  );
  await expect(page.getByLabel("Duration (seconds)")).toHaveValue("8");
  for (const name of ["Enhance visuals", "Enhance audio", "Add technical details"])
    await expect(page.getByLabel(name)).toBeChecked();
  if (scripted) await expect(button).toBeDisabled();
  else {
    await original.fill("  ");
    await page.getByLabel("Duration (seconds)").fill("12");
    await button.click();
    await expect(page.getByText("Please enter a prompt to optimize")).toBeVisible();
    await expect(page.getByLabel("Duration (seconds)")).toHaveValue("12");
  }

  await original.fill("a red boat");
  await page.getByText("Prompt tips").click();
  await page.getByRole("button", { name: "macro lens, focus on the near edge" }).click();
  await expect(original).toHaveValue("a red boat, macro lens, focus on the near edge");
  if (scripted) await page.keyboard.press("Escape");

  await original.fill(PROMPT);
  await page.getByLabel("Target style").selectOption("documentary");
  await page.getByLabel("Duration (seconds)").fill("6");
  await button.click();
  await expect(page).toHaveURL(/\/prompt-optimizer\?run=\d+$/);
  await expect(page.getByText("Prompt Optimized!")).toBeVisible();
  const prompt = page.locator("[data-prompt]");
  await expect(prompt).toContainText("bright moonlight, a cook says: Almost ready! (no subtitles)");
  await expect(prompt).toContainText("6 seconds");
  await expect(page.getByText(/^Quality \d+/)).toBeVisible();
  for (const list of [
    "Technical enhancements",
    "Style improvements",
    "Audio enhancements",
    "Production notes",
    "Platform compatibility",
  ])
    await expect(page.getByRole("heading", { name: list })).toBeVisible();
  const comparison = page.locator("[data-comparison]");
  await expect(comparison.locator("del").filter({ hasText: "sunlight" })).toBeVisible();
  await expect(comparison.locator("ins").filter({ hasText: "moonlight" })).toBeVisible();
  await expect(original).toHaveValue(PROMPT);

  await page.getByLabel(/Leave out change \d+: Contradiction/).check();
  await page.getByRole("button", { name: "Apply your choice" }).click();
  await expect(prompt).toContainText("bright sunlight");
  await expect(prompt).not.toContainText("moonlight");
  await expect(page.getByLabel(/Leave out change \d+: Contradiction/)).toBeChecked();
  await page.getByRole("button", { name: "Leave out all" }).click();
  await expect(prompt).toHaveText(PROMPT);
  await page.getByRole("button", { name: "Make all" }).click();
  await expect(prompt).toContainText("bright moonlight");
});

test("reads well with and without scripts, in every look", async ({ page, scripted }) => {
  test.skip(!scripted, "axe needs scripts of its own; the app's are blocked below instead");
  await signIn(page, undefined, PATH);
  await expectAccessible(page);
  await blockScripts(page);
  await page.goto(PATH);
  await page.getByLabel("Original prompt").fill(PROMPT);
  await page.getByRole("button", { name: "Optimize Prompt" }).click();
  await expect(page.locator("[data-comparison]")).toBeVisible();
  await expectAccessible(page);
});
