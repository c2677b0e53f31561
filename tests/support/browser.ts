import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { STUDENT } from "./client";
import { startServer, type TestServer } from "./server";

/** Tests on a server of their own, shared by the tests of one file and project. */
export const test = base.extend<{ scripted: boolean }, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  scripted: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
});
export { expect };

/** Signs in through the page, as a person does. */
export async function signIn(page: Page, credentials = STUDENT, path = "/"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Username").fill(credentials.username);
  await page.getByLabel("Password", { exact: true }).fill(credentials.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveCount(path.startsWith("/admin") ? 1 : 0);
}

/** Waits until scripts have taken the page over, where they run. */
export async function ready(page: Page, scripted: boolean): Promise<void> {
  if (scripted) await expect(page.locator("html[data-alive]")).toBeAttached();
}

/**
 * Expects no accessibility violation on a page as it stands.
 * axe needs scripts of its own, so what a page is without the app's scripts is read in a context that blocks those.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`),
  ).toEqual([]);
}
