import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
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
export async function signInByForm(page: Page, credentials = STUDENT): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Username").fill(credentials.username);
  await page.getByLabel("Password", { exact: true }).fill(credentials.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeAttached();
}

/** Signs in by the API, for tests that are about something else, and opens a page. */
export async function signIn(page: Page, credentials = STUDENT, path = "/"): Promise<void> {
  const reply = await page.request.post("/api/login", { data: credentials });
  expect(reply.status()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

/** Waits until scripts have taken the page over, where they run. */
export async function ready(page: Page, scripted: boolean): Promise<void> {
  if (scripted) await expect(page.locator("html[data-alive]")).toBeAttached();
}

const EVERY_RULE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose answer hangs on the theme or the width alone. */
const RULES_OF_THE_LOOK = ["color-contrast", "link-in-text-block", "target-size"];
const WIDE = 1440;
/** The narrowest phone: nothing may scroll sideways there. */
const NARROW = 360;

async function violationsOf(page: Page, rules: readonly string[], kind: "tag" | "rule"): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([values, type]) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type, values: [...values] },
        resultTypes: ["violations"],
      }),
    [rules, kind] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`,
  );
}

/**
 * Expects no accessibility violation on a page as it stands: light and dark, wide and on the narrowest phone, where it
 * must not scroll sideways either. Leaves it at the theme and width it had.
 * axe needs scripts of its own, so what a page is without the app's scripts is read in a context that blocks those.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: WIDE, height: 900 };
  // Once for all looks: to hand axe over takes longer than to ask it.
  await page.evaluate(axe.source);
  for (const [colorScheme, width, rules] of [
    ["light", WIDE, EVERY_RULE],
    ["dark", WIDE, RULES_OF_THE_LOOK],
    ["dark", NARROW, EVERY_RULE],
    ["light", NARROW, RULES_OF_THE_LOOK],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    expect({
      colorScheme,
      width,
      violations: await violationsOf(page, rules, rules === EVERY_RULE ? "tag" : "rule"),
    }).toEqual({
      colorScheme,
      width,
      violations: [],
    });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW);
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Keeps the app's scripts from the page: what a browser without them shows, in one where axe can still run. */
export const blockScripts = (page: Page) => page.route("**/assets/*.js", (route) => route.abort());
