import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { Client, STUDENT } from "../support/client";

const FAULTY =
  'A stunning woman walks through a garden and says "Welcome home" at noon under a starry sky, the camera pans and zooms';

test("from a faulty prompt to a mended one", async ({ page, scripted, server }) => {
  await signIn(page);
  await page.goto("/prompt-checker");
  await ready(page, scripted);
  const prompt = page.getByLabel("Your prompt");
  await prompt.fill("too short");
  await page.getByLabel("Motion is not smooth").check();
  await page.getByRole("button", { name: "Analyze & Score" }).click();
  await expect(page.getByText("Prompt must be at least 10 characters")).toBeVisible();
  await expect(page.getByLabel("Motion is not smooth")).toBeChecked();

  await prompt.fill(FAULTY);
  await page.getByLabel("Expected dialogue language").selectOption("Spanish");
  await page.getByLabel("The generator's message").fill("Support codes: 29310472");
  await page.getByRole("button", { name: "Analyze & Score" }).click();
  await expect(page).toHaveURL(/\/prompt-checker\?run=\d+$/);
  await expect(page.getByText("Analysis Complete!")).toBeVisible();
  await expect(page.getByText(/Score: \d+ out of 100/)).toBeVisible();
  await expect(page.getByText("Needs Improvement")).toBeVisible();
  for (const heading of [
    "Technical analysis",
    "Areas for improvement",
    "Suggestions",
    "Troubleshooting",
    "What was changed",
  ])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByText("a person in the public eye")).toBeVisible();
  await expect(page.getByText("“noon” against “starry”")).toBeVisible();
  const checked = page.locator("[data-checked]");
  await expect(checked.locator("mark.read-fault").first()).toContainText("stunning");
  const lighting = page.locator("details.aspect").filter({ hasText: "Lighting" });
  await lighting.locator("summary").click();
  await expect(lighting.getByText(/points\./)).toBeVisible();
  const mended = (await page.locator("[data-prompt]").textContent()) ?? "";
  expect(mended).toContain("says: Welcome home");
  expect(mended).not.toContain('"');
  const api = await new Client(server.url).signIn(STUDENT);
  const [newest] = (await api.get("/api/history?limit=1")).body;
  expect(newest).toMatchObject({
    toolType: "prompt-checker",
    title: 'Check: A stunning woman walks through a garden and says "...',
  });

  await page.getByRole("button", { name: "Check this one" }).click();
  await expect(prompt).toHaveValue(mended);
  await page.getByRole("button", { name: "Analyze & Score" }).click();
  await expect(page.getByText("Excellent")).toBeVisible();
  await page.getByRole("button", { name: "Use in enhancer" }).click();
  await expect(page.getByLabel("Your video idea")).toHaveValue(/Welcome home/);
});

test("is accessible empty and with a result, light and dark, wide and narrow", async ({ page, scripted }) => {
  test.skip(!scripted, "axe needs scripts of its own; what the page is without the app's is read below");
  await signIn(page);
  await page.goto("/prompt-checker");
  await ready(page, true);
  await expectAccessible(page);
  await blockScripts(page);
  await page.reload();
  await page.getByRole("button", { name: "Try one with faults" }).click();
  await page.getByLabel("No sound, or odd sounds").check();
  await page.getByRole("button", { name: "Analyze & Score" }).click();
  await expect(page.locator("[data-checked]")).toBeVisible();
  await page.locator("details.aspect").evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute("name");
      details.setAttribute("open", "");
    }
  });
  await expectAccessible(page);
});
