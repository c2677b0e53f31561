import { test as base, blockScripts, expect, expectAccessible, ready, signIn } from "../support/browser";
import { STUDENT } from "../support/client";
import { startClipServer } from "../support/clip-server";
import { clipFolder, twoShots } from "../support/clips";
import { startServer, type TestServer } from "../support/server";

type Clips = Awaited<ReturnType<typeof startClipServer>> & { film: string };

const test = base.extend<object, { clips: Clips; server: TestServer }>({
  clips: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const folder = clipFolder();
      const film = twoShots(folder.at("film.mp4"));
      const files = await startClipServer(folder.folder);
      await use({ ...files, film });
      await files.stop();
      folder.remove();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ clips }, use) => {
      const server = await startServer({ VIDEO_ALLOW_HOSTS: clips.host });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

const ANALYSED = { timeout: 20_000 };

test("from an address to a report, through the queue, a cancelled run and a file", async ({
  page,
  scripted,
  clips,
}) => {
  test.setTimeout(90_000);
  await signIn(page, STUDENT, "/video-analysis");
  await ready(page, scripted);
  await expect(page.getByLabel("Analysis type")).toHaveValue("full");
  await expect(page.getByLabel("Output format")).toHaveValue("detailed");
  const analyze = page.getByRole("button", { name: "Analyze Video" });

  await page.getByLabel("Video URL").fill("nonsense");
  await page.getByLabel("What is in it").fill("A test card");
  await analyze.click();
  await expect(page.getByText("Please enter a valid video URL")).toBeVisible();
  await expect(page.getByLabel("Video URL")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Video URL")).toHaveValue("nonsense");
  await expect(page.getByLabel("What is in it")).toHaveValue("A test card");

  await page.getByLabel("Video URL").fill(`${clips.url}/missing.mp4`);
  await analyze.click();
  await expect(page.getByText("Analysis Failed")).toBeVisible(ANALYSED);
  await expect(page.locator(".field-error")).toHaveText("There is nothing at this address. Please check it.");
  await expect(page.getByLabel("What is in it")).toHaveValue("A test card");

  // One that is under way, and one that waits for it.
  const letGo = clips.hold();
  await page.getByLabel("Video URL").fill(`${clips.url}/held/film.mp4`);
  await analyze.click();
  await expect(page.getByRole("progressbar", { name: "Analysis" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Analyzing..." })).toBeDisabled();
  const first = page.url();
  await page.goto("/video-analysis");
  await ready(page, scripted);
  await page.getByLabel("Video URL").fill(`${clips.url}/film.mp4`);
  await page.getByLabel("What is in it").fill("Waits its turn");
  await analyze.click();
  await expect(page.getByText("Waiting: 1 before you")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Analysis cancelled")).toBeVisible();
  await expect(page.getByLabel("Video URL")).toHaveValue(`${clips.url}/film.mp4`);
  await expect(page.getByLabel("What is in it")).toHaveValue("Waits its turn");
  await expect(analyze).toBeEnabled();

  // The first one goes on by itself, and its page leads to the run.
  await page.goto(first);
  letGo();
  await expect(page).toHaveURL(/\?run=\d+$/, ANALYSED);
  await expect(page.getByText("Video Analysis Complete!")).toBeVisible();
  await expect(page.getByText(/Answered by the built-in engine in/)).toBeVisible();
  for (const name of [
    "Timeline",
    "Shots",
    "Report",
    "Prompts that would recreate it",
    "If you make it again",
    "JSON",
  ]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("img", { name: /^2 shots over 4\.\d s/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Loudness over time; -?\d/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Shot [12] at 0:0/ })).toHaveCount(2);
  await expect(page.locator("[data-prompt]").first()).toContainText("A test card.");
  const json = JSON.parse(await page.getByRole("textbox", { name: "JSON" }).inputValue());
  expect(json.facts.picture.shots).toHaveLength(2);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download printable report" }).click();
  expect((await download).suggestedFilename()).toBe("video-analysis.html");
  await page.reload();
  await expect(page.getByText("Video Analysis Complete!")).toHaveCount(0);

  // The same film as a file, its prompts first; then on to the enhancer.
  await page.getByLabel("Or a file from this device").setInputFiles(clips.film);
  await page.getByLabel("Analysis type").selectOption("visual");
  await page.getByLabel("Output format").selectOption("prompt");
  await analyze.click();
  await expect(page).toHaveURL(/\?job=/);
  await expect(page).toHaveURL(/\?run=\d+$/, ANALYSED);
  await expect(page.getByRole("list", { name: "In short" })).toContainText("Visual");
  expect(await page.locator(".result h2").allTextContents()).toEqual([
    "Prompts that would recreate it",
    "If you make it again",
    "Timeline",
    "Shots",
    "Report",
    "JSON",
  ]);
  await page.getByRole("button", { name: "Use in enhancer" }).click();
  await expect(page.getByLabel("Your video idea")).toHaveValue(/A test card\./);
  await page.goto("/?panel=history");
  await expect(page.getByRole("link", { name: "film.mp4", exact: true })).toBeVisible();
});

for (const scripts of ["with scripts", "with the app's scripts blocked"]) {
  test(`the analysis is accessible in every state, ${scripts}`, async ({ page, scripted, clips }) => {
    test.skip(!scripted, "axe runs as a script");
    test.setTimeout(90_000);
    const runs = scripts === "with scripts";
    if (!runs) await blockScripts(page);
    await signIn(page, STUDENT, "/video-analysis");
    await ready(page, runs);
    await page.getByLabel("Video URL").fill("nonsense");
    await page.getByRole("button", { name: "Analyze Video" }).click();
    await expect(page.getByText("Please enter a valid video URL")).toBeVisible();
    await expectAccessible(page);
    const letGo = clips.hold();
    await page.getByLabel("Video URL").fill(`${clips.url}/held/film.mp4`);
    await page.getByRole("button", { name: "Analyze Video" }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expectAccessible(page);
    letGo();
    if (!runs) {
      // A browser that runs scripts does not heed what stands in <noscript>, so this page is looked at again by hand.
      const again = page.getByRole("link", { name: "Look again" });
      const look = async () => {
        if ((await again.count()) > 0) await again.click();
        return page.url();
      };
      await expect.poll(look, ANALYSED).toMatch(/\?run=/);
    }
    await expect(page).toHaveURL(/\?run=\d+$/, ANALYSED);
    await expectAccessible(page);
  });
}
