import {
  blockScripts,
  expect,
  expectAccessible,
  ready,
  signIn,
  signInByForm,
  test,
} from "../support/browser";
import { ADMIN, STUDENT } from "../support/client";

test("every path shows only the sign-in page until one is signed in, and leads back afterwards", async ({
  page,
  scripted,
}) => {
  for (const path of ["/", "/admin/register", "/nothing"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByRole("navigation")).toHaveCount(0);
  }
  await ready(page, scripted);
  await page.getByLabel("Username").fill(STUDENT.username);
  await page.getByLabel("Password", { exact: true }).fill(STUDENT.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("the demo accounts are shown", async ({ page }) => {
  await page.goto("/auth");
  for (const text of [
    ADMIN.username,
    ADMIN.password,
    STUDENT.username,
    STUDENT.password,
    "12 specialised tools",
  ]) {
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  }
});

test("what is missing is said beside its field", async ({ page, scripted }) => {
  await page.goto("/auth");
  await ready(page, scripted);
  await page
    .getByLabel("Username")
    .evaluate((field) => field.closest("form")?.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Username is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveAttribute("aria-invalid", "true");
});

test("a wrong password is said, and the user name stays", async ({ page, scripted }) => {
  await page.goto("/auth");
  await ready(page, scripted);
  await page.getByLabel("Username").fill("student");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Invalid username or password" }).first(),
  ).toBeVisible();
  await expect(page.getByText("Login failed")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("student");
});

test("the password can be shown and hidden, and nothing typed is lost", async ({ page, scripted }) => {
  await page.goto("/auth");
  await ready(page, scripted);
  const password = page.getByLabel("Password", { exact: true });
  await page.getByLabel("Username").fill("student");
  await password.fill("typed so far");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("typed so far");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("typed so far");
  await expect(page.getByLabel("Username")).toHaveValue("student");
});

test("signing in welcomes by name, and the sign-in page is then closed", async ({ page }) => {
  await signInByForm(page);
  await expect(page.getByText("Login successful")).toBeVisible();
  await expect(page.getByText("Welcome back, Demo Student!")).toBeVisible();
  // It leaves by itself: by the page's scripts, or by its style sheet.
  await expect(page.getByText("Welcome back, Demo Student!")).toBeHidden({ timeout: 12_000 });
  await page.goto("/auth");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Login successful")).toHaveCount(0);
});

test("logging out says so, and the back button shows nothing", async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  await expect(page.getByText("You have been logged out successfully.")).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL(/\/auth/);
});

test("while signing out the button says so and is disabled", async ({ page, scripted }) => {
  test.skip(!scripted, "pending states are shown by scripts");
  await signIn(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/logout*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Logging out..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/auth/);
});

test("the sidebar shows who is signed in, and what they may do", async ({ page }) => {
  await signIn(page, ADMIN);
  const sidebar = page.getByRole("complementary", { name: "Main" });
  await expect(sidebar.getByText("Demo Administrator")).toBeVisible();
  await expect(sidebar.getByText("@admin · Administrator")).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Prompt Enhancer" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await sidebar.getByRole("link", { name: "Student Registration" }).click();
  await expect(page.getByRole("heading", { name: "Student Registration" })).toBeVisible();
  for (const text of [
    "Created by Professor",
    "Built for video generation optimization. Powered by advanced AI prompt engineering.",
    "Secure API Integration",
    "Mobile Responsive",
    "One-Click Copy",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

test("the links outside open in a new tab, and say who sets them while they are not set", async ({
  page,
  context,
}) => {
  await signIn(page);
  for (const name of ["Contact Professor Here", "Join My Channel"]) {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name }).click();
    const tab = await opened;
    await expect(tab.getByText("This link does not lead anywhere yet.")).toBeVisible();
    await tab.close();
  }
});

test("a student is told that registration is for administrators", async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole("link", { name: "Student Registration" })).toHaveCount(0);
  const response = await page.goto("/admin/register");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("This page is restricted to administrators only.")).toBeVisible();
});

test("an administrator registers a student with a generated password, who then signs in", async ({
  page,
  scripted,
}, info) => {
  await signIn(page, ADMIN, "/admin/register");
  await ready(page, scripted);
  const username = `grace-${info.project.name}`;
  await page.getByLabel("Full name").fill("Grace Hopper");
  await page.getByLabel("Username").fill(username);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByLabel("Password")).toHaveValue(/^[A-Za-z0-9!@#$%]{12}$/);
  await expect(page.getByLabel("Full name")).toHaveValue("Grace Hopper");
  const password = await page.getByLabel("Password").inputValue();
  await page.getByRole("button", { name: "Register Student" }).click();
  await expect(page.getByText("Student registered successfully")).toBeVisible();
  await expect(page.getByText("Student Grace Hopper has been added.")).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(`Grace Hopper.*${username}`) })).toBeVisible();
  await page.getByLabel("Full name").fill("Another");
  await page.getByLabel("Username").fill(username.toUpperCase());
  await page.getByLabel("Password").fill("another one");
  await page.getByRole("button", { name: "Register Student" }).click();
  await expect(page.getByText("Registration failed")).toBeVisible();
  await expect(page.getByText("Username already exists")).toBeVisible();
  await expect(page.getByText("This one is taken: please choose another")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Another");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await signInByForm(page, { username, password });
  await expect(page.getByText("Welcome back, Grace Hopper!")).toBeVisible();
});

test("the theme follows the system, can be switched, and is remembered", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await ground();
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await ground()).not.toBe(dark);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect((await context.cookies()).find(({ name }) => name === "theme")?.value).toBe("light");
  await page.getByRole("button", { name: "System theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "system");
  expect(await ground()).toBe(dark);
});

test("on a phone the menu opens, and closes when an entry is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN);
  const entry = page.getByRole("link", { name: "Student Registration" });
  await expect(entry).toBeHidden();
  await page.getByLabel("Menu").click();
  await entry.click();
  await expect(page.getByRole("heading", { name: "Student Registration" })).toBeVisible();
  await expect(entry).toBeHidden();
});

for (const blocked of [false, true]) {
  test(`sign-in, 404 and registration are accessible${blocked ? ", with the app's scripts blocked" : ""}`, async ({
    page,
    scripted,
  }) => {
    test.skip(!scripted, "axe runs as a script");
    test.setTimeout(60_000);
    if (blocked) await blockScripts(page);
    await page.goto("/auth");
    await ready(page, !blocked);
    await expectAccessible(page);
    await page.getByLabel("Username").fill("student");
    await page.getByLabel("Password", { exact: true }).fill("wrong again");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Login failed")).toBeVisible();
    await expectAccessible(page);
    await signIn(page, ADMIN, "/nothing");
    await expectAccessible(page);
    await page.goto("/admin/register");
    await expectAccessible(page);
  });
}
