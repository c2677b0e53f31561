import type { Page } from "@playwright/test";
import { expect, ready, signIn, test } from "../support/browser";
import { STUDENT } from "../support/client";

/** Lets the browser's own checks pass, so that the server's stand beside the fields. */
const withoutOwnChecks = (page: Page, field: string) =>
  page.getByLabel(field).evaluate((input) => input.closest("form")?.setAttribute("novalidate", ""));

/** Every text that a button takes from now on. */
async function textsOf(page: Page, name: string): Promise<() => Promise<string[]>> {
  const button = await page.getByRole("button", { name, exact: true }).elementHandle();
  await button?.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => seen.push(`${element.textContent} ${(element as HTMLButtonElement).disabled}`);
    new MutationObserver(look).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test("a mistake that is corrected goes while one types, and nothing says that the form was sent", async ({
  page,
  scripted,
}) => {
  test.skip(!scripted, "without scripts nothing happens before the form is sent");
  for (const { path, button, field, mistake, correction } of [
    {
      path: "/movie-intro",
      button: "Generate Intro Script",
      field: "Main idea:",
      mistake: "Main idea must be at least 20 characters",
      correction: "A knight rides over the hill",
    },
    {
      path: "/account",
      button: "Change password",
      field: "New password",
      mistake: "Password must be at least 6 characters",
      correction: "a long one",
    },
  ]) {
    await signIn(page, STUDENT, path);
    await ready(page, scripted);
    await withoutOwnChecks(page, field);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText(mistake)).toBeVisible();
    const texts = await textsOf(page, button);
    await page.getByLabel(field).pressSequentially(correction, { delay: 20 });
    await expect(page.getByText(mistake)).toHaveCount(0);
    expect(await texts()).toEqual([]);
  }
});

test("the sign-in button stays ready while a mistake is corrected", async ({ page, scripted }) => {
  test.skip(!scripted, "without scripts nothing happens before the form is sent");
  await page.goto("/auth");
  await ready(page, scripted);
  await withoutOwnChecks(page, "Username");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Username is required")).toBeVisible();
  const texts = await textsOf(page, "Sign in");
  await page.getByLabel("Username").pressSequentially("student", { delay: 20 });
  await expect(page.getByText("Username is required")).toHaveCount(0);
  expect(await texts()).toEqual([]);
});

test("a toast that is closed under the pointer does not hold the next one for good", async ({
  page,
  scripted,
}) => {
  test.skip(!scripted, "without scripts a toast cannot be closed");
  await page.clock.install();
  await page.goto("/auth");
  await ready(page, scripted);
  const fail = async () => {
    await page.getByLabel("Username").fill("student");
    await page.getByLabel("Password", { exact: true }).fill("wrong");
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(page.getByText("Login failed")).toBeVisible();
  };
  await fail();
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(page.getByText("Login failed")).toHaveCount(0);
  await page.mouse.move(1, 1);
  await fail();
  await page.clock.fastForward(5_100);
  await expect(page.getByText("Login failed")).toHaveCount(0);
});

test("a run that fails leaves the result before it where it was, and the form in sight", async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, field, idea, mistake, fault, button, result } of [
    {
      path: "/movie-intro",
      field: "Main idea:",
      idea: "A keeper finds a lamp that remembers every ship",
      mistake: "A keeper",
      fault: "Main idea must be at least 20 characters",
      button: "Generate Intro Script",
      result: "#result .intro-badges",
    },
    {
      path: "/",
      field: "Your video idea",
      idea: "a red boat at dawn",
      mistake: "   ",
      fault: "Please enter a video prompt idea",
      button: "Enhance Prompt",
      result: "[data-prompt]",
    },
  ]) {
    if (scripted && mistake.trim() === "") continue;
    await signIn(page, STUDENT, path);
    await ready(page, scripted);
    await page.getByLabel(field).fill(idea);
    if (path === "/movie-intro")
      await page
        .getByLabel("Main character, style, etc.:")
        .fill("an old keeper in yellow oilskin, 35mm film look");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.locator(result).first()).toBeVisible();
    await page.getByText("Change your request").click();
    await withoutOwnChecks(page, field);
    await page.getByLabel(field).fill(mistake);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText(fault)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue(mistake);
    await expect(page.locator(result).first()).toBeVisible();
    const before = page.url();
    await page.getByLabel(field).fill(`${idea}, again`);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText(fault)).toHaveCount(0);
    await expect(page.locator(result).first()).toBeVisible();
    await expect(page).not.toHaveURL(before);
  }
});
