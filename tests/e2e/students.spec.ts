import type { Locator, Page } from "@playwright/test";
import { blockScripts, expect, expectAccessible, ready, signIn, test } from "../support/browser";
import { ADMIN, Client, signedIn } from "../support/client";
import type { TestServer } from "../support/server";

/** Names that break what is not careful: emoji, right-to-left text, HTML, formulas. */
const HARD_NAMES = [
  "🎬 Émilie 🎥",
  "عمر الخيام",
  "<img src=x onerror=document.title='run'>",
  "=HYPERLINK(1)",
  "＝SUM(1)",
];

async function openRegistration(page: Page, scripted: boolean): Promise<void> {
  await signIn(page, ADMIN, "/admin/register");
  await expect(page.getByRole("heading", { name: "Student Registration" })).toBeVisible();
  await ready(page, scripted);
}

async function openClass(page: Page, scripted: boolean): Promise<void> {
  await openRegistration(page, scripted);
  await page.getByRole("link", { name: "Register a class" }).click();
  await expect(page.getByRole("heading", { name: "Register a class" })).toBeVisible();
  await ready(page, scripted);
}

async function register(server: TestServer, username: string, fullName: string) {
  const admin = await signedIn(server.url, ADMIN);
  const credentials = { username, password: "a long enough one" };
  const { body } = await admin.post("/api/register", { ...credentials, email: "", fullName });
  return { id: body.id as number, credentials };
}

const cell = (row: Locator, label: string) => row.locator(`td[data-label="${label}"]`);
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const textOf = async (download: { createReadStream(): Promise<NodeJS.ReadableStream> }) => {
  let text = "";
  for await (const part of await download.createReadStream()) text += part;
  return text;
};

test("a weak password is marked as it is typed, accepted, and marked afterwards with the generator beside it", async ({
  page,
  scripted,
}, info) => {
  await openRegistration(page, scripted);
  const username = `weak-${info.project.name}`;
  await page.getByLabel("Full name").fill("Wanda Weak");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill("PassWord1");
  const mark = page.getByText("Weak password: it is one that attackers try first. Better generate one.");
  if (scripted) {
    await expect(mark).toBeVisible();
  } else {
    await page.getByLabel("Username").fill("ab");
    await page
      .getByLabel("Username")
      .evaluate((field) => field.closest("form")?.setAttribute("novalidate", ""));
    await page.getByRole("button", { name: "Register Student" }).click();
    await expect(mark).toBeVisible();
    await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
    await page.getByLabel("Username").fill(username);
  }
  await page.getByRole("button", { name: "Register Student" }).click();
  await expect(page.getByText("Student registered successfully")).toBeVisible();
  await expect(page.getByText("Student Wanda Weak has been added.")).toBeVisible();
  await expect(page.getByText(/Weak password: the one Wanda Weak was given/)).toBeVisible();
  await page.getByRole("button", { name: "Generate a new one" }).click();
  await expect(page.getByRole("heading", { name: "Wanda Weak" })).toBeVisible();
  await expect(page.getByLabel(/New password of/)).toHaveValue(/^[A-Za-z0-9!@#$%]{12}$/);
});

test("a generated password can be copied", async ({ page, scripted, context }) => {
  test.skip(!scripted, "without scripts it stands in its field to select");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openRegistration(page, scripted);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByLabel("Password")).toHaveValue(/.{12}/);
  await page.getByRole("button", { name: "Copy the password" }).click();
  await expect(page.getByText("Password copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.getByLabel("Password").inputValue(),
  );
});

test("each field has its message", async ({ page, scripted }) => {
  await openRegistration(page, scripted);
  await page
    .getByLabel("Username")
    .evaluate((field) => field.closest("form")?.setAttribute("novalidate", ""));
  await page.getByLabel("Username").fill("ab");
  await page.getByLabel("Password").fill("12345");
  await page.getByLabel("Email (optional)").fill("nope");
  await page.getByRole("button", { name: "Register Student" }).click();
  for (const message of [
    "Full name is required",
    "Username must be at least 3 characters",
    "Password must be at least 6 characters",
    "Please enter a valid email address",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel("Email (optional)")).toHaveValue("nope");
});

test("a class is pasted, looked at, registered and reported row by row; its passwords are downloaded", async ({
  page,
  scripted,
  server,
}, info) => {
  await openClass(page, scripted);
  const pasted = [
    "username;name;password;section",
    ...HARD_NAMES.map((name, place) => `hard${place}-${info.project.name};${name};;A`),
    ";Made Name;;A",
    `given-${info.project.name};Given Password;my own long password;A`,
    `poor-${info.project.name};Poor Password;123456;A`,
    "ab;Too Short;;A",
    "student;Taken Name;;A",
  ];
  await page.getByLabel("Rows, one student each").fill(pasted.join("\n"));
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(
    page.getByText("8 students can be registered, 2 cannot. Columns left out: section."),
  ).toBeVisible();
  await expect(cell(rowOf(page, "Made Name"), "Username")).toContainText("made from the name");
  await expect(cell(rowOf(page, "Poor Password"), "Password")).toHaveText("as given: weak");
  await expect(cell(rowOf(page, "Too Short"), "Result")).toContainText(
    "Username must be at least 3 characters",
  );
  await expect(cell(rowOf(page, "Taken Name"), "Result")).toContainText("Username already exists");
  const api = await signedIn(server.url, ADMIN);
  const usernames = async () =>
    ((await api.get("/api/students")).body as { username: string }[]).map(({ username }) => username);
  expect(await usernames()).not.toContain(`given-${info.project.name}`);

  await page.getByLabel("Generate passwords in place of the weak one").check();
  await page.getByRole("button", { name: "Register 8 students" }).click();
  await expect(page.getByRole("heading", { name: "8 students registered, 2 rows not" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/register\/class$/);
  for (const name of HARD_NAMES) await expect(page.getByRole("cell", { name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Register a class/);
  await expect(cell(rowOf(page, "Given Password"), "Password")).toHaveText("as given");
  await expect(cell(rowOf(page, "Too Short"), "Result")).toContainText("Not registered");
  const password = (await cell(rowOf(page, "Made Name"), "Password").textContent()) ?? "";
  const username = (await cell(rowOf(page, "Made Name"), "Username").locator("bdi").textContent()) ?? "";
  await expect(cell(rowOf(page, "Poor Password"), "Password")).toHaveText(/^[A-Za-z0-9!@#$%]{12}$/);
  await new Client(server.url).signIn({ username, password });

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download passwords as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("student-passwords.csv");
  const lines = (await textOf(file)).replace("\uFEFF", "").trim().split("\r\n");
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe("name,username,email,password");
  expect(lines).toContain(`Made Name,${username},,${password}`);
  expect(lines).toContain(`Given Password,given-${info.project.name},,`);
  expect(lines[4]).toMatch(/^'=HYPERLINK\(1\),/);
  expect(lines[5]).toMatch(/^'＝SUM\(1\),/);

  await page.goto("/admin/register");
  await expect(page.getByText(password)).toHaveCount(0);
  expect(server.output()).not.toContain(password);
  expect(await usernames()).toContain(username);
});

test("a class is uploaded as a file, in whatever encoding a spreadsheet saves it", async ({
  page,
  scripted,
}, info) => {
  await openClass(page, scripted);
  const rows = `Name\tE-mail\r\nJürgen ${info.project.name}\tj@example.org\r\n`;
  await page.getByLabel("Or a CSV file, in place of the rows above").setInputFiles({
    name: "class.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`\uFEFF${rows}`, "utf16le"),
  });
  await page.getByRole("button", { name: "Preview" }).click();
  const row = rowOf(page, `Jürgen ${info.project.name}`);
  await expect(cell(row, "Username")).toContainText(/^jurgen\.(no\.)?scripts/);
  await expect(cell(row, "Email")).toHaveText("j@example.org");
  await page.getByRole("button", { name: "Register 1 student" }).click();
  await expect(page.getByRole("heading", { name: "1 student registered" })).toBeVisible();
  await page.getByRole("link", { name: "See all students" }).click();
  await expect(rowOf(page, `Jürgen ${info.project.name}`)).toBeVisible();
});

test("a list that is empty or too long is refused, and stays in the form", async ({ page, scripted }) => {
  await openClass(page, scripted);
  await page.getByRole("button", { name: "Preview" }).click();
  const field = page.getByLabel("Rows, one student each");
  await expect(
    page.getByText("There is nobody in this list: one student a row, please.").first(),
  ).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const many = Array.from({ length: 501 }, (_, place) => `Student ${place}`).join("\n");
  await field.fill(many);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("At most 500 students at once: this list has 501.").first()).toBeVisible();
  await expect(field).toHaveValue(many);
  await expect(page.getByText("Registration failed")).toBeVisible();
});

test("the table is searched, sorted and paged", async ({ page, scripted, server }, info) => {
  const admin = await signedIn(server.url, ADMIN);
  const mark = `find${info.project.name.replace("-", "")}`;
  const rows = Array.from(
    { length: 60 },
    (_, n) => `Finder ${String(n).padStart(2, "0")},${mark}${n},${mark}${n}@x.org,long enough ${n}`,
  );
  await admin.form("/admin/register/class", { intent: "register", rows: rows.join("\n") });
  await openRegistration(page, scripted);
  await page.getByLabel("Search students").fill(mark.toUpperCase());
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("1 to 50 of 60 students")).toBeVisible();
  const first = page.locator("tbody tr").first();
  await expect(first).toContainText("Finder 59");
  await page.getByRole("link", { name: "Name", exact: true }).click();
  await expect(first).toContainText("Finder 00");
  await expect(page.getByRole("columnheader", { name: "Name", exact: true })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await page.getByRole("link", { name: "Name", exact: true }).click();
  await expect(first).toContainText("Finder 59");
  await expect(page.getByRole("columnheader", { name: "Name", exact: true })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText("51 to 60 of 60 students")).toBeVisible();
  await expect(page.getByLabel("Search students")).toHaveValue(mark.toUpperCase());
  await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
  await page.getByLabel("Search students").fill("nobody is called this");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("No student matches this search.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByText(/of \d+ students/)).toBeVisible();
  await expect(page.getByLabel("Search students")).toHaveValue("");
});

test("on a phone the order is chosen from a list", async ({ page, scripted, server }, info) => {
  const mark = `order-${info.project.name}`;
  await register(server, `${mark}-1`, "Åsa First");
  await register(server, `${mark}-2`, "Bea Second");
  await page.setViewportSize({ width: 390, height: 844 });
  await openRegistration(page, scripted);
  await page.getByLabel("Search students").fill(mark);
  await page.getByLabel("Order").selectOption({ label: "Name, A to Z" });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.locator("tbody tr")).toContainText(["Åsa First", "Bea Second"]);
  await expect(page.getByLabel("Order")).toHaveValue("name");
});

test("a password is reset, shown once, and signs in", async ({ page, scripted, server }, info) => {
  const { credentials } = await register(server, `reset-${info.project.name}`, "Rita Reset");
  const session = await signedIn(server.url, credentials);
  await openRegistration(page, scripted);
  await rowOf(page, credentials.username).getByRole("link", { name: "Rita Reset" }).click();
  await ready(page, scripted);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Password reset")).toBeVisible();
  const field = page.getByLabel(/New password of/);
  await expect(field).toHaveValue(/^[A-Za-z0-9!@#$%]{12}$/);
  const password = await field.inputValue();
  expect((await session.get("/api/user")).status).toBe(401);
  await new Client(server.url).signIn({ username: credentials.username, password });
  expect(page.url()).not.toContain(encodeURIComponent(password));
  await page.goto(page.url());
  await expect(field).toHaveCount(0);
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});

test("an account is deactivated and reactivated", async ({ page, scripted, server, browser }, info) => {
  const { credentials } = await register(server, `close-${info.project.name}`, "Clara Closed");
  const theirs = await browser.newContext({ javaScriptEnabled: scripted });
  const their = await theirs.newPage();
  await their.goto(`${server.url}/auth`);
  await their.getByLabel("Username").fill(credentials.username);
  await their.getByLabel("Password", { exact: true }).fill(credentials.password);
  await their.getByRole("button", { name: "Sign in" }).click();
  await expect(their.getByText("Login successful")).toBeVisible();

  await openRegistration(page, scripted);
  await rowOf(page, credentials.username).getByRole("link", { name: "Clara Closed" }).click();
  await ready(page, scripted);
  await page.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Account deactivated")).toBeVisible();
  await expect(page.getByText("Deactivated", { exact: true })).toBeVisible();

  await their.goto(`${server.url}/`);
  await expect(their).toHaveURL(/\/auth/);
  await their.getByLabel("Username").fill(credentials.username);
  await their.getByLabel("Password", { exact: true }).fill(credentials.password);
  await their.getByRole("button", { name: "Sign in" }).click();
  await expect(their.getByText("Invalid username or password").first()).toBeVisible();
  await theirs.close();

  await page.getByRole("link", { name: "All students" }).click();
  await expect(rowOf(page, credentials.username)).toContainText("Deactivated");
  await rowOf(page, credentials.username).getByRole("link", { name: "Clara Closed" }).click();
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByText("Account reactivated")).toBeVisible();
  expect((await signedIn(server.url, credentials)).cookie).toBeTruthy();
});

test("students see no page of administration", async ({ page }) => {
  await signIn(page);
  for (const path of ["/admin/register/class", "/admin/students/1"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  }
});

test("a student who is not there is a page that says so", async ({ page, scripted }) => {
  await openRegistration(page, scripted);
  expect((await page.goto("/admin/students/999999"))?.status()).toBe(404);
  await expect(page.getByText("There is no such student.")).toBeVisible();
});

/** Every state of these pages, one after the other. */
async function eachState(page: Page, scripted: boolean, look: () => Promise<void>): Promise<void> {
  await openRegistration(page, scripted);
  await look();
  await page.getByLabel("Full name").fill("Wanda Weak");
  await page.getByLabel("Username").fill(`state-${Date.now()}`);
  await page.getByLabel("Password").fill("password1");
  await page.getByRole("button", { name: "Register Student" }).click();
  await expect(page.getByText("Generate a new one")).toBeVisible();
  await look();
  await page.goto("/admin/register?q=nobody+at+all");
  await look();
  await page.goto("/admin/register/class");
  await ready(page, scripted);
  await look();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText(/There is nobody/).first()).toBeVisible();
  await look();
  await page
    .getByLabel("Rows, one student each")
    .fill(
      [
        "name,username,email,password",
        `${HARD_NAMES[0]},,,`,
        `${HARD_NAMES[1]},,,123456`,
        `${"Long".repeat(40)},,,`,
        "Bad,ab,,",
      ].join("\n"),
    );
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Register 3 students" }).click();
  await expect(page.getByRole("heading", { name: /3 students registered/ })).toBeVisible();
  await look();
  await page.getByRole("link", { name: "See all students" }).click();
  await page.getByRole("link", { name: HARD_NAMES[1] }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HARD_NAMES[1] ?? "");
  await look();
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByLabel(/New password of/)).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByRole("button", { name: "Reactivate" })).toBeVisible();
  await look();
}

for (const blocked of [false, true]) {
  test(`every state is accessible${blocked ? ", with the app's scripts blocked" : ""}`, async ({
    page,
    scripted,
  }) => {
    test.skip(!scripted, "axe runs as a script");
    test.setTimeout(120_000);
    if (blocked) await blockScripts(page);
    await eachState(page, !blocked, () => expectAccessible(page));
  });
}
