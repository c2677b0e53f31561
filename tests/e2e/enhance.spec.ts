import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { Client, STUDENT } from "../support/client";

const IDEA = "An old fisherman mends a red net on a foggy pier at dawn";
const SECTIONS = [
  "Scene description",
  "Main subject",
  "Visual style",
  "Camera movement",
  "Background setting",
  "Lighting and mood",
  "Color palette",
  "Audio cue",
];

test("from an idea to a finished prompt, and back to it through history", async ({
  page,
  scripted,
  server,
}) => {
  const api = await new Client(server.url).signIn(STUDENT);
  const history = async () => (await api.get("/api/history?limit=100")).body;
  const before = (await history()).length;
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  await expect(page).toHaveURL(/\/\?run=\d+$/);
  await expect(page.getByText("Prompt Enhanced Successfully")).toBeVisible();
  const prompt = page.locator("[data-prompt]");
  for (const words of ["old fisherman", "red net", "foggy pier", "dawn"])
    await expect(prompt).toContainText(words);
  for (const section of SECTIONS)
    await expect(page.getByRole("term").filter({ hasText: section })).toBeVisible();
  await expect(page.getByText(/Answered by the built-in engine in/)).toBeVisible();
  const text = await prompt.textContent();
  expect(await history()).toHaveLength(before + 1);
  await page.reload();
  await expect(prompt).toHaveText(text ?? "");
  await expect(page.getByLabel("Your video idea")).toHaveValue(IDEA);
  await expect(page.getByText("Prompt Enhanced Successfully")).toHaveCount(0);
  const [newest] = await history();
  expect(await history()).toHaveLength(before + 1);
  expect(newest).toMatchObject({
    toolType: "enhance",
    title: "An old fisherman mends a red net on a foggy pier a...",
    isFavorite: false,
  });
  expect(JSON.parse(newest.outputData).prompt).toBe(text);
  await page.goto(`/?run=${newest.id}`);
  await expect(prompt).toHaveText(text ?? "");
});

test("the user's own words can be told from the added ones", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  const added = page.locator("[data-prompt] ins");
  await expect(added.first()).toBeVisible();
  expect((await added.allTextContents()).join(" ")).not.toMatch(/fisherman mends/);
  expect(await added.first().evaluate((piece) => getComputedStyle(piece).textDecorationStyle)).toBe("dotted");
});

test("an empty idea is said beside its field; with scripts the button waits for one", async ({
  page,
  scripted,
}) => {
  await signIn(page);
  await ready(page, scripted);
  const button = page.getByRole("button", { name: "Enhance Prompt" });
  if (scripted) {
    await expect(button).toBeDisabled();
    await page.getByLabel("Your video idea").fill("a");
    await expect(button).toBeEnabled();
    await page.getByLabel("Your video idea").fill("");
    await expect(button).toBeDisabled();
    return;
  }
  await page.getByLabel("Your video idea").fill("   ");
  await page.getByLabel("Sound guide").fill("rain on a roof");
  await button.click();
  await expect(page.getByText("Please enter a video prompt idea")).toBeVisible();
  await expect(page.getByLabel("Your video idea")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Sound guide")).toHaveValue("rain on a roof");
});

test("the options are kept with the run and change what is written", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await expect(page.getByLabel("Add voice narration")).not.toBeChecked();
  await expect(page.getByLabel("Cinematic look")).toBeChecked();
  await expect(page.getByLabel("Add subtitles")).not.toBeChecked();
  await expect(page.getByLabel("Voice text")).toBeHidden();
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByLabel("Add voice narration").check();
  await page.getByLabel("Voice text").fill("The sea keeps its own time");
  await page.getByLabel("Add subtitles").check();
  await page.getByLabel("Sound guide").fill("a distant foghorn");
  await page.getByLabel("Cinematic look").uncheck();
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  await expect(page.locator("[data-prompt]")).toContainText("The sea keeps its own time");
  await expect(page.locator("[data-prompt]")).toContainText("foghorn");
  await expect(page.getByRole("term").filter({ hasText: "Subtitles language" })).toBeVisible();
  await expect(page.getByText(/s of speech/)).toBeVisible();
  await expect(page.getByLabel("Voice text")).toHaveValue("The sea keeps its own time");
  await expect(page.getByLabel("Add voice narration")).toBeChecked();
  await expect(page.getByLabel("Cinematic look")).not.toBeChecked();
});

test("another take is another look at the same idea", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  const prompt = page.locator("[data-prompt]");
  await expect(prompt).toBeVisible();
  const first = await prompt.textContent();
  const address = page.url();
  await page.getByRole("button", { name: "Another take" }).click();
  await expect(page).not.toHaveURL(address);
  await expect(prompt).not.toHaveText(first ?? "");
  await expect(prompt).toContainText("old fisherman");
});

test("a tip is added to the prompt, by the popover or without scripts", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill("a red boat");
  await page.getByLabel("Sound guide").fill("stays");
  await page.getByText("Prompt tips").click();
  for (const category of ["Camera", "Lighting", "Colour", "Subject and action", "Sound", "Time and place"]) {
    await expect(page.getByRole("heading", { name: category, exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "slow dolly in" }).click();
  await expect(page.getByLabel("Your video idea")).toHaveValue("a red boat, slow dolly in");
  await expect(page.getByLabel("Sound guide")).toHaveValue("stays");
});

test("tips appear for what an idea lacks, at most three, and go when it is there", async ({
  page,
  scripted,
}) => {
  await signIn(page);
  await ready(page, scripted);
  const tips = page.getByRole("list", { name: "Tips for this idea" }).getByRole("listitem");
  if (scripted) {
    await page.getByLabel("Your video idea").fill("a boat");
    await expect(tips).toHaveCount(3);
    await page.getByLabel("Your video idea").fill("a red boat at dawn, slow dolly in, low angle");
    await expect(tips).toHaveCount(0);
  } else {
    await page.getByLabel("Your video idea").fill("a boat in the harbour at rest");
    await page.getByRole("button", { name: "Enhance Prompt" }).click();
    await expect(tips).toHaveCount(3);
  }
});

test("the six templates fill the form, after what is written already", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByText("Scene templates").click();
  for (const name of [
    "Logo to product",
    "Box to studio",
    "Bottle to festival",
    "Light to car",
    "Paint swirl logo",
    "City in a box",
  ]) {
    await expect(page.getByRole("button", { name })).toBeVisible();
  }
  await page.getByLabel("Your video idea").fill("My own words.");
  await page.getByRole("button", { name: "Light to car" }).click();
  await expect(page.getByText("Preset Loaded")).toBeVisible();
  await expect(page.getByLabel("Your video idea")).toHaveValue(/^My own words\.\s+A single line of light/);
});

test("what a template filled in survives opening and closing the history panel", async ({
  page,
  scripted,
}) => {
  test.skip(
    !scripted,
    "without scripts the panel is a page of its own, and the browser's back button keeps the form",
  );
  await signIn(page);
  await ready(page, scripted);
  await page.getByText("Scene templates").click();
  await page.getByRole("button", { name: "Light to car" }).click();
  await expect(page.getByLabel("Your video idea")).toHaveValue(/^A single line of light/);
  await page.getByRole("link", { name: "History & Favorites" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByLabel("Your video idea")).toHaveValue(/^A single line of light/);
});

test("a tip after a template, and a mistake after a template, lose nothing", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByText("Scene templates").click();
  await page.getByRole("button", { name: /Logo to product/ }).click();
  const idea = page.getByLabel("Your video idea");
  await expect(idea).toHaveValue(/embossed logo/);
  await page.getByText("Prompt tips").click();
  const tip = page.locator(".tips .chip").first();
  const words = (await tip.textContent()) ?? "";
  await tip.click();
  await expect(idea).toHaveValue(new RegExp(`embossed logo[^]*${words}$`));
  await page.getByLabel("Sound guide").fill("x".repeat(3000));
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  await expect(page.locator(".field-error")).toBeVisible();
  await expect(idea).toHaveValue(new RegExp(`embossed logo[^]*${words}$`));
});

test("the empty page's example fills the form", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByRole("button", { name: /^Try:/ }).click();
  await expect(page.getByLabel("Your video idea")).toHaveValue(IDEA);
});

test("reset leads to an empty page", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  await expect(page.locator("[data-prompt]")).toBeVisible();
  await page.getByRole("link", { name: "Reset" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByLabel("Your video idea")).toHaveValue("");
  await expect(page.locator("[data-prompt]")).toHaveCount(0);
});

test("copying says so for two seconds; a clipboard that refuses is said too", async ({
  page,
  scripted,
  context,
}) => {
  test.skip(!scripted, "without scripts the prompt stands in a field to select, tested below");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByLabel("Your video idea").press("Control+Enter");
  const text = await page.locator("[data-prompt]").textContent();
  const copy = page.getByRole("button", { name: "Copy the whole prompt" });
  await copy.click();
  await expect(page.getByRole("button", { name: "Copied the whole prompt" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(copy).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: "Copy Main subject" }).click();
  await expect(page.getByText("Copy Failed")).toBeVisible();
  await expect(
    page.getByText("Failed to copy to clipboard. Please try selecting and copying manually."),
  ).toBeVisible();
  // One toast at a time, and it can be closed.
  await expect(page.locator(".toast")).toHaveCount(1);
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("the prompt can be selected and downloaded without scripts", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  const text = (await page.locator("[data-prompt]").textContent()) ?? "";
  await page.getByText("As plain text").click();
  await expect(page.getByLabel("The whole prompt as plain text")).toHaveValue(text);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("enhanced-prompt.txt");
});

test("on a phone the result comes first, and the request is one tap away", async ({ page, scripted }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  await expect(page.locator("[data-prompt]")).toBeInViewport();
  await expect(page.getByLabel("Your video idea")).toBeHidden();
  await page.getByRole("link", { name: "Change your request" }).click();
  await expect(page.getByLabel("Your video idea")).toBeVisible();
  await expect(page.getByLabel("Your video idea")).toHaveValue(IDEA);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("the enhancer is accessible in every state", async ({ page, scripted }) => {
  test.skip(!scripted, "axe runs as a script");
  test.setTimeout(60_000);
  await signIn(page);
  await ready(page, scripted);
  await expectAccessible(page);
  await page.getByLabel("Your video idea").fill("a boat");
  await page.getByLabel("Add voice narration").check();
  await page.getByText("Scene templates").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Prompt tips" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  await expect(page.locator("[data-prompt]")).toBeVisible();
  await expectAccessible(page);
});

test("the enhancer with the app's scripts blocked is accessible", async ({ page, scripted }) => {
  test.skip(!scripted, "axe runs as a script");
  test.setTimeout(60_000);
  await blockScripts(page);
  await signIn(page);
  await page.getByText("Prompt tips").click();
  await expectAccessible(page);
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  await expect(page.locator("[data-prompt]")).toBeVisible();
  await expectAccessible(page);
});

test("everything can be done by keyboard alone", async ({ page, scripted }) => {
  await signIn(page);
  await ready(page, scripted);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.getByLabel("Your video idea").focus();
  await page.keyboard.type(IDEA);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? "");
    if (focused === "Enhance Prompt") break;
  }
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-prompt]")).toBeVisible();
});

test("keys lead to the search and to their own list; while one types they are letters", async ({
  page,
  scripted,
}) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByRole("link", { name: "Keyboard" }).click();
  const list = page.getByRole("dialog", { name: "Keyboard" });
  await expect(list).toContainText("Run the tool from inside a text");
  if (scripted) await expectAccessible(page);
  await list.getByRole("link", { name: "Close" }).click();
  await expect(list).toBeHidden();
  if (!scripted) return;
  await page.getByLabel("Your video idea").fill("");
  await page.getByLabel("Your video idea").press("?");
  await page.getByLabel("Your video idea").press("/");
  await expect(page.getByLabel("Your video idea")).toHaveValue("?/");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
  await expect(page.getByLabel("Your video idea")).toHaveValue("?/");
});

test("a section can be re-rolled, dropped and kept alone, and the whole prompt follows", async ({
  page,
  scripted,
}) => {
  await signIn(page);
  await ready(page, scripted);
  await page.getByLabel("Your video idea").fill(IDEA);
  await page.getByLabel("Sound guide").fill("a distant foghorn");
  await page.getByRole("button", { name: "Enhance Prompt" }).click();
  const prompt = page.locator("[data-prompt]");
  const section = (name: string) =>
    page
      .locator(".section")
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator("dd")
      .first();
  await expect(prompt).toBeVisible();
  const [camera, light] = [
    await section("Camera movement").textContent(),
    await section("Lighting and mood").textContent(),
  ];
  await page.getByRole("button", { name: "Another Camera movement" }).click();
  await expect(section("Camera movement")).not.toHaveText(camera ?? "");
  await expect(section("Lighting and mood")).toHaveText(light ?? "");
  await expect(page.getByLabel("Sound guide")).toHaveValue("a distant foghorn");
  const whole = (await prompt.textContent()) ?? "";
  await page.getByRole("button", { name: "Drop Lighting and mood" }).click();
  await expect(section("Lighting and mood")).toHaveText("Left out of the prompt.");
  await expect(prompt).not.toHaveText(whole);
  await expect(prompt).toContainText("old fisherman");
  await page.reload();
  await expect(section("Lighting and mood")).toHaveText("Left out of the prompt.");
  await page.getByRole("button", { name: "Keep Lighting and mood" }).click();
  await expect(prompt).toHaveText(whole);
});
