import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { Client, STUDENT } from "../support/client";

const IDEA =
  "A lighthouse keeper discovers a glowing message in a bottle during a storm and rows out to find its sender";
const ELEMENTS = "An old keeper with a grey beard and a yellow oilskin coat, 35mm film look";

test("from an idea to scenes, script, notes and storyboard", async ({ page, scripted }) => {
  test.setTimeout(60_000);
  await signIn(page, STUDENT, "/movie-intro");
  await ready(page, scripted);
  await expect(page.getByText("No Script Generated Yet")).toBeVisible();

  // What is too short is said beside its field, and what was typed stays.
  const idea = page.getByLabel("Main idea:");
  const elements = page.getByLabel("Main character, style, etc.:");
  await idea.fill("A keeper");
  await elements.fill("coat");
  await page.getByRole("button", { name: "Generate Intro Script" }).click();
  await expect(page.getByText("Main idea must be at least 20 characters")).toBeVisible();
  await expect(page.getByText("Please specify consistent elements")).toBeVisible();
  await expect(idea).toHaveValue("A keeper");

  await idea.fill(IDEA);
  await elements.fill(ELEMENTS);
  await page.getByLabel("Desired Intro Duration:").selectOption("60");
  await page.getByRole("button", { name: "Generate Intro Script" }).click();
  await expect(page).toHaveURL(/\/movie-intro\?run=\d+$/);
  await expect(page.getByText("Script Generated!")).toBeVisible();
  await expect(page.getByText("Created 8 scenes for your 60-second intro.")).toBeVisible();
  await expect(page.getByText("8 scenes", { exact: true })).toBeVisible();
  await expect(page.getByText("60 seconds", { exact: true })).toBeVisible();

  // Scenes: the first is shown; Previous waits at the first, Next at the last.
  const prompt = page.locator("[data-prompt]");
  await expect(page.getByRole("heading", { name: "Scene 1" })).toBeVisible();
  await expect(prompt).toContainText(ELEMENTS);
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  const first = await prompt.textContent();
  await page.getByRole("link", { name: "Next scene" }).click();
  await expect(page.getByRole("heading", { name: "Scene 2" })).toBeVisible();
  await expect(prompt).not.toHaveText(first ?? "");
  await page.getByRole("link", { name: "Scene 8" }).click();
  await expect(page.getByRole("heading", { name: "Scene 8" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await expect(page.getByRole("img", { name: /^Scene 8: / })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send to batch" })).toBeVisible();

  // Full script: the text, and its files.
  await page.getByRole("link", { name: "Full Script" }).click();
  await expect(page.getByRole("region", { name: "The script's text" })).toContainText("MOVIE INTRO SCRIPT");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download Script" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("movie-intro-script.txt");
  if (scripted) await expect(page.getByRole("button", { name: "Copy Full Script" })).toBeVisible();

  // Production: notes, the summary, and where pictures are made.
  await page.getByRole("link", { name: "Production" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "7.5 seconds" })).toBeVisible();
  await page.getByRole("button", { name: "Generate Scene Images" }).click();
  await expect(
    page.getByText("Use the scene prompts with your preferred image generation tool."),
  ).toBeVisible();

  // Storyboard: a drawn frame a scene, each leading to it.
  await page.getByRole("link", { name: "Storyboard" }).click();
  await expect(page.getByRole("img", { name: /^Scene \d: / })).toHaveCount(8);
  await page.getByRole("link", { name: "Scene 3" }).click();
  await expect(page.getByRole("heading", { name: "Scene 3" })).toBeVisible();

  // A new script starts at its first scene.
  await page.getByLabel("Desired Intro Duration:").selectOption("30");
  await page.getByRole("button", { name: "Generate Intro Script" }).click();
  await expect(page.getByText("Created 4 scenes for your 30-second intro.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Scene 1" })).toBeVisible();
});

test("every part is accessible, with the app's scripts and without", async ({ page, scripted, server }) => {
  test.skip(!scripted, "axe runs as a script");
  test.setTimeout(90_000);
  const client = await new Client(server.url).signIn(STUDENT);
  const posted = await client.form("/movie-intro", {
    mainIdea: IDEA,
    consistentElements: ELEMENTS,
    introStyle: "fantasy",
    introDuration: "30",
  });
  const run = posted.headers.get("location") ?? "";
  await signIn(page, STUDENT, "/movie-intro");
  await ready(page, scripted);
  await page.getByRole("button", { name: "Generate Intro Script" }).click();
  await expect(page.getByText("Please specify consistent elements")).toBeVisible();
  await expectAccessible(page);
  await page.goto(run);
  await ready(page, scripted);
  await expectAccessible(page);
  await blockScripts(page);
  for (const tab of ["script", "production", "storyboard"]) {
    await page.goto(`${run}&tab=${tab}`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  }
});
