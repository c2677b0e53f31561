import type { Page } from "@playwright/test";
import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { STUDENT } from "../support/client";

/** An inspiration page in bytes, uncompressed: it holds every prompt, and the sketches of two open groups. */
const MOST_BYTES = 250_000;

const cardOf = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });

test("the principles: from the contents to an example, and with it to the checker and the enhancer", async ({
  page,
  scripted,
}) => {
  await signIn(page, STUDENT, "/golden-principles");
  await ready(page, scripted);
  await page.getByRole("navigation", { name: "On this page" }).getByText("Include audio direction").click();
  await expect(page).toHaveURL(/#audio-direction$/);
  await expect(page.getByRole("heading", { name: "Include audio direction" })).toBeInViewport();
  await expect(page.getByRole("complementary", { name: "Quotation marks or a colon?" })).toContainText(
    "Vertex AI",
  );

  const good = page.locator(".lesson-good").first();
  const prompt = (await good.locator(".lesson-prompt").textContent()) ?? "";
  const score = /\d+/.exec((await good.locator(".lesson-score").textContent()) ?? "")?.[0];
  await good.getByRole("button", { name: /^Try it in the checker/ }).click();
  await expect(page.getByLabel("Your prompt")).toHaveValue(prompt);
  await page.getByRole("button", { name: "Analyze & Score" }).click();
  await expect(page.getByText(`Score: ${score} out of 100`)).toBeVisible();

  await page.goto("/golden-principles");
  await ready(page, scripted);
  await page.getByRole("button", { name: /^Try it in the enhancer ?: the whole prompt$/ }).click();
  await expect(page.getByLabel("Your video idea")).toHaveValue(/^A lighthouse keeper .* past the window\.$/);
});

test("inspiration: groups, variations, copy, search, and on to the enhancer", async ({ page, scripted }) => {
  if (scripted) await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, STUDENT, "/video-inspiration");
  await ready(page, scripted);
  await expect(cardOf(page, "Film Noir")).toBeVisible();
  await expect(cardOf(page, "Silhouette")).toBeHidden();
  await page.getByRole("heading", { name: "Visual Effects & Shooting Techniques" }).click();
  const card = cardOf(page, "Silhouette");
  const prompt = card.locator("[data-prompt]");
  const example = (await prompt.textContent()) ?? "";
  await card.getByRole("link", { name: "Generate Variation" }).click();
  await expect(page).toHaveURL(/\?entry=silhouette&take=1#silhouette$/);
  await expect(page.getByText("New prompt generated!")).toBeVisible();
  await expect(card.getByText("Variation 1 of 5")).toBeVisible();
  await expect(prompt).not.toHaveText(example);
  await expect(card.getByRole("img", { name: /^Sketch: Silhouette of a tango couple/ })).toBeVisible();
  const variation = (await prompt.textContent()) ?? "";
  await ready(page, scripted);
  if (scripted) {
    await card.getByRole("button", { name: "Copy Prompt" }).click();
    await expect(page.getByText("Copied!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(variation);
  } else {
    await expect(card.getByRole("button", { name: "Copy Prompt" })).toHaveCount(0);
  }
  await card.getByRole("button", { name: "Use in enhancer" }).click();
  await expect(page.getByLabel("Your video idea")).toHaveValue(variation);

  // The last take leads back to the example; the page keeps what was searched for.
  const reply = await page.goto("/video-inspiration?q=tango&entry=silhouette&take=5");
  expect((await reply?.text())?.length).toBeLessThan(MOST_BYTES);
  await ready(page, scripted);
  await expect(page.getByRole("status").getByText("1 of 48 ideas hold “tango”.")).toBeVisible();
  await card.getByRole("link", { name: "Generate Variation" }).click();
  await expect(page).toHaveURL(/\?q=tango&entry=silhouette&take=0#silhouette$/);
  await expect(prompt).toHaveText(example);

  const search = page.getByRole("searchbox", { name: "Search the ideas" });
  await search.fill("tango submarine");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No idea holds “tango submarine”.")).toBeVisible();
  await expect(search).toHaveValue("tango submarine");
  await page.getByRole("link", { name: "Show all ideas" }).click();
  await expect(cardOf(page, "Film Noir")).toBeVisible();
});

test("an address that makes no sense shows the examples, and the page stays light", async ({ page }) => {
  await signIn(page, STUDENT, "/video-inspiration?entry=nothing&take=x&group=none");
  await expect(cardOf(page, "Film Noir").getByText("Example prompt")).toBeVisible();
  await expect(page.getByText("New prompt generated!")).toBeHidden();
  for (const address of ["?q=camera", "?entry=to-the-camera&take=5", "?group=storytelling"]) {
    const reply = await page.request.get(`/video-inspiration${address}`);
    expect([address, (await reply.text()).length < MOST_BYTES]).toEqual([address, true]);
  }
});

const LOOKED_AT = ["/golden-principles", "/video-inspiration?q=tango&entry=silhouette&take=1"];

for (const path of LOOKED_AT) {
  for (const blocked of [false, true]) {
    test(`${path} is accessible${blocked ? " with the app's scripts blocked" : ""}`, async ({
      page,
      scripted,
    }) => {
      test.skip(!scripted, "axe runs as a script");
      if (blocked) await blockScripts(page);
      await signIn(page, STUDENT, path);
      await ready(page, !blocked);
      await expectAccessible(page);
    });
  }
}
