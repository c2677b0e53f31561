import type { Page } from "@playwright/test";
import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { STUDENT } from "../support/client";

const SCENE = "An old fisherman rows his boat through fog at dawn and opens a letter";
const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name });
const shows = (page: Page, name: string) =>
  expect(page.getByRole("group", { name, exact: true })).toBeVisible();

test("six steps, a brief, and a new beginning", async ({ page, scripted }) => {
  test.setTimeout(60_000);
  await signIn(page, STUDENT, "/audio-wizard");
  await ready(page, scripted);
  await expect(page.getByRole("button", { name: "Previous" })).toHaveCount(0);

  // What is wrong leads to its step, from the last one too; what was chosen there stays.
  await step(page, "Environmental Audio").click();
  await shows(page, "Environmental Audio");
  await page.getByLabel("Weather").selectOption("heavy-rain");
  await page.getByLabel("Environment", { exact: true }).selectOption("Office");
  await page.getByRole("button", { name: "Generate Audio Enhancement" }).click();
  await shows(page, "Project Setup");
  await expect(page.getByText("Project title is required")).toBeVisible();
  await expect(page.getByText("Please provide scene context (minimum 10 characters)")).toBeVisible();
  await page.getByLabel("Project title").fill("The Letter");
  await page.getByLabel("Scene context").fill(SCENE);

  // Forwards and back, with everything kept.
  await page.getByRole("button", { name: "Next" }).click();
  await shows(page, "Music Design");
  await expect(page).toHaveURL(/step=music/);
  await page.getByLabel("Music style").selectOption("Piano Solo");
  await page.getByLabel("Tempo").selectOption("Very Slow (60-70 BPM)");
  await page.getByLabel("Mood").selectOption("Energetic & Dynamic");
  await page.getByLabel("Solo Cello").check();
  await page.getByRole("button", { name: "Next" }).click();
  await shows(page, "Sound Effects");
  await page.getByLabel("Paper Rustle").check();
  await page.getByLabel("Rain", { exact: true }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await shows(page, "Voice & Dialog");
  await page.getByLabel("Voice-over").check();
  await page.getByLabel("What it says").fill("I never wrote back.");
  await page.getByRole("button", { name: "Next" }).click();
  await shows(page, "Technical Settings");
  await page.getByLabel("Mixing style").selectOption("cinematic");
  await page.getByLabel("Reverb Tails").check();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByLabel("What it says")).toHaveValue("I never wrote back.");
  await step(page, "Sound Effects").click();
  await expect(page.getByLabel("Paper Rustle")).toBeChecked();

  // A reload keeps step and values.
  await page.reload();
  await ready(page, scripted);
  await shows(page, "Sound Effects");
  await expect(page.getByLabel("Paper Rustle")).toBeChecked();
  await step(page, "Project Setup").click();
  await expect(page.getByLabel("Project title")).toHaveValue("The Letter");
  await step(page, "Environmental Audio").click();
  await expect(page.getByLabel("Weather")).toHaveValue("heavy-rain");

  await page.getByRole("button", { name: "Generate Audio Enhancement" }).click();
  await expect(page.getByText("Audio Enhancement Complete!")).toBeVisible();
  const brief = page.locator("[data-specification]");
  await expect(brief).toContainText("AUDIO SPECIFICATION: The Letter");
  await expect(brief).toContainText("-27 LUFS");
  await expect(brief).toContainText("Reverb Tails");
  await expect(page.getByText(/double-time subdivision/).first()).toBeVisible();
  await expect(page.getByText(/Heard through roof and glass/).first()).toBeVisible();
  await expect(page.getByRole("figure", { name: "Mix over 8 s" }).getByRole("listitem")).toHaveCount(5);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("audio-specification.txt");
  if (scripted) {
    const copy = page.getByRole("button", { name: /the specification/ });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await copy.click();
    await expect(page.getByText("Failed to copy to clipboard")).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, "writeText"));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await copy.click();
    await expect(copy).toContainText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await brief.textContent());
  }

  await page.getByRole("link", { name: "Create New Audio Enhancement" }).click();
  await ready(page, scripted);
  await shows(page, "Project Setup");
  await expect(brief).toHaveCount(0);
  await expect(page.getByLabel("Project title")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Project title")).toHaveValue("");
});

test("every step is accessible, with the app's scripts and without", async ({ page, scripted }) => {
  test.skip(!scripted, "axe runs as a script");
  test.setTimeout(90_000);
  await signIn(page, STUDENT, "/audio-wizard");
  await ready(page, scripted);
  await page.getByLabel("Project title").fill("A");
  await step(page, "Environmental Audio").click();
  await page.getByRole("button", { name: "Generate Audio Enhancement" }).click();
  await expect(page.getByText("Please provide scene context (minimum 10 characters)")).toBeVisible();
  await expectAccessible(page);
  await blockScripts(page);
  // The kinds of control there are: lists of boxes with selects, and switches with what they reveal.
  for (const each of ["effects", "voice"]) {
    await page.goto(`/audio-wizard?step=${each}`);
    await expectAccessible(page);
  }
  await page.goto("/audio-wizard");
  await page.getByRole("button", { name: /^Try: An old fisherman/ }).click();
  await step(page, "Environmental Audio").click();
  await page.getByRole("button", { name: "Generate Audio Enhancement" }).click();
  await expect(page.locator("[data-specification]")).toBeVisible();
  await expectAccessible(page);
});
