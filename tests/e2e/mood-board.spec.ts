import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { Client, STUDENT } from "../support/client";

const CONCEPT = "Wedding of two musicians in an old barn, teal and burgundy flowers, dancing until midnight";
const AUDIENCE = "the couple, their families and friends";

test("from a concept to a board in five parts", async ({ page, scripted }) => {
  test.setTimeout(60_000);
  await signIn(page, STUDENT, "/mood-board");
  await ready(page, scripted);
  await expect(page.getByText("No Mood Board Generated Yet")).toBeVisible();

  // What is too short is said beside its field, and what was typed stays.
  const concept = page.getByLabel("Concept:");
  const generate = page.getByRole("button", { name: "Generate Mood Board" });
  await concept.fill("A wedding");
  await generate.click();
  await expect(page.getByText("Concept must be at least 20 characters")).toBeVisible();
  await expect(page.getByText("Target audience is required")).toBeVisible();
  await expect(concept).toHaveValue("A wedding");

  await concept.fill(CONCEPT);
  await page.getByLabel("Target Audience:").fill(AUDIENCE);
  await page.getByLabel("Genre/Type:").selectOption("Event/Wedding");
  await page.getByLabel("Additional Notes (Optional):").fill("Acoustic guitar music");
  await generate.click();
  await expect(page).toHaveURL(/\/mood-board\?run=\d+$/);
  await expect(page.getByText("Mood Board Generated!")).toBeVisible();
  await expect(page.getByText("Your visual concept mood board is ready.")).toBeVisible();

  const tabs = page.getByRole("navigation", { name: "Parts of the mood board" });
  // Overview comes first: the picture, mood, keywords and type.
  await expect(page.getByRole("heading", { name: "Your Mood Board" })).toBeVisible();
  await expect(tabs.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("img", { name: /^Mood board: Wedding of two musicians/ })).toBeVisible();
  await expect(page.getByText("Overall Mood")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Typography" })).toBeVisible();
  for (const [link, file] of [
    ["Download", "mood-board.json"],
    ["Picture as PNG", "mood-board.png"],
    ["Picture as SVG", "mood-board.svg"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: link, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
  }

  await tabs.getByRole("link", { name: "Colors" }).click();
  await expect(page).toHaveURL(/tab=colors/);
  await expect(page.getByRole("heading", { name: /^Palette 1: / })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Palette 4: / })).toBeVisible();
  await expect(page.getByText("burgundy", { exact: true }).first()).toBeVisible();

  await tabs.getByRole("link", { name: "Visuals" }).click();
  await expect(page.getByRole("heading", { name: "Key frame" })).toBeVisible();
  await expect(page.getByText("Camera Movements")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Frame \d: / })).toHaveCount(3);

  await tabs.getByRole("link", { name: "Audio" }).click();
  await expect(page.getByRole("definition").filter({ hasText: /^Acoustic guitar$/ })).toBeVisible();
  await expect(page.getByText("Reference Tracks")).toBeVisible();

  await tabs.getByRole("link", { name: "Production" }).click();
  await expect(page.locator("[data-prompt]").first()).toContainText("musicians");
  if (scripted) await expect(page.getByRole("button", { name: "Copy prompt 1" })).toBeVisible();
  await expect(page.getByText("Your notes")).toBeVisible();
});

test("every part is accessible, and the overview prints as one sheet", async ({ page, scripted, server }) => {
  test.skip(!scripted, "axe runs as a script");
  test.setTimeout(120_000);
  const client = await new Client(server.url).signIn(STUDENT);
  const posted = await client.form("/mood-board", {
    concept: CONCEPT,
    targetAudience: AUDIENCE,
    genre: "event",
    duration: "60",
    platform: "youtube",
    additionalNotes: "",
  });
  const run = posted.headers.get("location") ?? "";
  await signIn(page, STUDENT, "/mood-board");
  await ready(page, scripted);
  await page.getByRole("button", { name: "Generate Mood Board" }).click();
  await expect(page.getByText("Target audience is required")).toBeVisible();
  await expectAccessible(page);
  await page.goto(run);
  await ready(page, scripted);
  await expectAccessible(page);
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await blockScripts(page);
  for (const tab of ["colors", "visuals", "audio", "production"]) {
    await page.goto(`${run}&tab=${tab}`);
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expectAccessible(page);
  }
});
