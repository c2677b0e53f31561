import { readFileSync } from "node:fs";
import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { Client, STUDENT } from "../support/client";

test("from a preset to JSON, text and request, and back to the form", async ({ page, scripted, server }) => {
  test.setTimeout(90_000);
  await signIn(page, STUDENT, "/json-prompt");
  await ready(page, scripted);
  const generate = page.getByRole("button", { name: "Generate JSON" });

  // What is missing is said: by the button with scripts, beside the fields without.
  if (scripted) await expect(generate).toBeDisabled();
  else {
    await page.getByLabel("Voice-over").fill("Some shoes wait.");
    await page.getByLabel("Duration in seconds").fill("40");
    await page.locator("form").evaluateAll((forms) => {
      for (const form of forms) form.setAttribute("novalidate", "");
    });
    await generate.click();
    await expect(page.getByText("Scene type is required")).toBeVisible();
    await expect(page.getByText("Key elements are required")).toBeVisible();
    await expect(page.getByText("Duration must be at most 30 seconds")).toBeVisible();
    await expect(page.getByLabel("Voice-over")).toHaveValue("Some shoes wait.");
    await page.getByLabel("Voice-over").fill("");
  }

  // A preset fills the form and stands out; the user's own words stay.
  await page.getByLabel("Lighting").evaluate((field) => field.closest("details")?.setAttribute("open", ""));
  await page.getByLabel("Lighting").fill("one sodium lamp from the right");
  const preset = page.getByRole("button", { name: "Bottle to festival" });
  await preset.click();
  await expect(page.getByText("Preset Loaded")).toBeVisible();
  await expect(preset).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Scene type")).toHaveValue("one-continuous-take");
  await expect(page.getByLabel("Brand or product")).toHaveValue("your drink");
  await expect(page.getByLabel("Duration in seconds")).toHaveValue("12");
  await expect(page.getByLabel("Lighting")).toHaveValue("one sodium lamp from the right");

  // The helper proposes key elements; choosing one adds its line, and it is offered no more.
  const elements = page.getByLabel("Key elements", { exact: true });
  const lines = await elements.inputValue();
  await page.getByRole("button", { name: "Suggest key elements" }).click();
  const proposals = page.getByRole("list", { name: "Suggested key elements" }).getByRole("button");
  await expect(proposals).toHaveCount(8);
  const proposal = (await proposals.first().textContent())?.trim() ?? "";
  await proposals.first().click();
  await expect(elements).toHaveValue(`${lines}\n${proposal}`);
  await expect(page.getByRole("button", { name: proposal, exact: true })).toHaveCount(0);

  // A tip goes into the description.
  await page.getByText("Prompt tips").click();
  await page.getByRole("button", { name: "ice against glass" }).click();
  await expect(page.getByLabel("Core description")).toHaveValue(/distant drums\. ice against glass$/);
  if (scripted) await page.keyboard.press("Escape");

  await page.getByLabel("02:00-04:00").fill("the drop falls");
  await page.getByLabel("Brand or product").fill("Aurora Cola");
  await page.getByLabel("Aspect ratio").selectOption("1:1");
  await generate.click();

  // The JSON, its badge, its file.
  await expect(page).toHaveURL(/\/json-prompt\?run=\d+$/);
  await expect(page.getByText("JSON Prompt Generated!")).toBeVisible();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  const shown = JSON.parse((await page.locator("[data-json]").textContent()) ?? "");
  expect(shown).toMatchObject({
    brandProduct: "Aurora Cola",
    aspectRatio: "1:1",
    duration: 12,
    lighting: "one sodium lamp from the right",
    keyElements: [...lines.split("\n"), proposal],
  });
  expect(shown.timelineBeats[1]).toMatchObject({ timestamp: "02:00-04:00", description: "the drop falls" });
  await expect(page.locator("[data-json] .json-key").first()).toHaveText('"$schema"');
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download .json" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("veo3-prompt.json");
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toEqual(shown);
  if (scripted) {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy to Clipboard" }).click();
    await expect(page.getByText("Copied!")).toBeVisible();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(shown);
  } else {
    await page.getByText("As plain text").click();
    const plain = page.getByLabel("JSON prompt as plain text");
    expect(JSON.parse(await plain.inputValue())).toEqual(shown);
  }

  // The other forms have addresses of their own.
  await expect(page.getByRole("list", { name: "Hints" })).toContainText("renders clips of 4, 6 and 8 s");
  await page.getByRole("link", { name: "As text" }).click();
  await expect(page).toHaveURL(/&view=text$/);
  await expect(page.locator("[data-prompt]")).toContainText("[00:02-00:04] The drop falls.");
  await page.getByRole("link", { name: "API request" }).click();
  await expect(page.getByRole("heading", { name: "API request" })).toBeVisible();
  const request = JSON.parse((await page.locator("[data-json]").textContent()) ?? "");
  expect(request.parameters).toMatchObject({ aspectRatio: "16:9", durationSeconds: 8 });

  // History names the run by its brand and leads back to form and result; Reset clears both.
  const api = await new Client(server.url).signIn(STUDENT);
  const [newest] = (await api.get("/api/history")).body;
  expect(newest).toMatchObject({ toolType: "json-prompt", title: "Aurora Cola" });
  await page.goto(`/json-prompt?run=${newest.id}`);
  await ready(page, scripted);
  await expect(page.getByLabel("02:00-04:00")).toHaveValue("the drop falls");
  await expect(elements).toHaveValue([...lines.split("\n"), proposal].join("\n"));
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByText("Form Reset")).toBeVisible();
  await expect(page.locator("[data-json]")).toHaveCount(0);
  await expect(elements).toHaveValue("");
  await expect(page.getByLabel("Duration in seconds")).toHaveValue("8");
  await expect(page.getByLabel("Short visual actions")).toBeChecked();
});

test("tips and the button answer while one types", async ({ page, scripted }) => {
  test.skip(!scripted, "without scripts nothing answers before the form is sent");
  await signIn(page, STUDENT, "/json-prompt");
  await ready(page, scripted);
  await page.getByLabel("Core description").fill("a lamp");
  const tips = page.getByRole("list", { name: "Tips for this description" }).getByRole("listitem");
  await expect(tips).toHaveCount(3);
  await page.getByLabel("Brand or product").fill("Ember");
  await page.getByLabel("Core description").fill("a lamp is switched on in a first flat, for students");
  await expect(tips).toHaveCount(0);
  // The button waits for a form that can be sent.
  const generate = page.getByRole("button", { name: "Generate JSON" });
  await page.getByLabel("Key elements", { exact: true }).fill("brass switch");
  await expect(generate).toBeDisabled();
  await page.getByLabel("Scene type").selectOption("Product reveal");
  await expect(generate).toBeEnabled();
  // Whatever keeps it waiting is said where it stands.
  const duration = page.getByLabel("Duration in seconds");
  for (const [typed, fault] of [
    ["31", "Duration must be at most 30 seconds"],
    ["0", "Duration must be at least 1 second"],
    ["2.5", "Duration must be a whole number of seconds"],
  ] as const) {
    await duration.fill(typed);
    await expect(generate).toBeDisabled();
    await expect(page.getByText(fault)).toBeVisible();
    await expect(duration).toHaveAttribute("aria-invalid", "true");
  }
  await duration.fill("");
  await expect(generate).toBeEnabled();
});

test("the generator is accessible in every state", async ({ page, scripted }) => {
  test.skip(!scripted, "axe runs as a script");
  test.setTimeout(90_000);
  await signIn(page, STUDENT, "/json-prompt");
  await ready(page, scripted);
  await page.getByRole("button", { name: "City in a box" }).click();
  await expect(page.getByText("Preset Loaded")).toBeVisible();
  await page.getByRole("button", { name: "Suggest key elements" }).click();
  await expect(page.getByRole("list", { name: "Suggested key elements" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Generate JSON" }).click();
  await expect(page.locator("[data-json]")).toBeVisible();
  await expectAccessible(page);
});

test("the generator with the app's scripts blocked is accessible", async ({ page, scripted }) => {
  test.skip(!scripted, "axe runs as a script");
  test.setTimeout(90_000);
  await blockScripts(page);
  await signIn(page, STUDENT, "/json-prompt");
  await page.getByText("Prompt tips").click();
  await page.getByRole("button", { name: "Generate JSON" }).click();
  await expect(page.getByText("Scene type is required")).toBeVisible();
  await expectAccessible(page);
});
