import { db } from "db/client.server";
import { sessions, users } from "db/schema";
import { and, eq, ne } from "drizzle-orm";
import { env } from "~/env.server";
import { hashPassword, LOCKED, passwordMatches, randomPassword } from "./passwords.server";
import { createUser, findByUsername } from "./users.server";

export interface DemoAccount {
  role: "admin" | "student";
  username: string;
  password: string;
  fullName: string;
}

const DEMO_ACCOUNTS: DemoAccount[] = [
  { role: "admin", username: "admin", password: "veo3-admin-demo", fullName: "Demo Administrator" },
  { role: "student", username: "student", password: "veo3-student-demo", fullName: "Demo Student" },
];

const setPassword = (id: number, password: string) =>
  db.update(users).set({ password }).where(eq(users.id, id)).run();

/** @returns the account when its published password signs in; an account somebody made their own stays theirs */
async function openDemoAccount(account: DemoAccount): Promise<DemoAccount | undefined> {
  const { username, password, fullName, role } = account;
  const row = await findByUsername(username);
  if (row?.deactivatedAt) return undefined;
  if (!row) await createUser({ username, password, fullName }, role, null);
  else if (row.password === LOCKED) setPassword(row.id, await hashPassword(password));
  else if (!(await passwordMatches(row.password, password))) return undefined;
  return account;
}

/** A password that is printed on the sign-in page must not outlive the wish for it; the work done with it stays. */
async function closeDemoAccount({ username, password }: DemoAccount): Promise<void> {
  const row = await findByUsername(username);
  if (!row || !(await passwordMatches(row.password, password))) return;
  setPassword(row.id, LOCKED);
  db.delete(sessions).where(eq(sessions.userId, row.id)).run();
}

async function ensureAdmin(): Promise<void> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = env;
  const able = db
    .select()
    .from(users)
    .where(and(eq(users.role, "admin"), ne(users.password, LOCKED)))
    .get();
  if (ADMIN_USERNAME && ADMIN_PASSWORD) {
    if (await findByUsername(ADMIN_USERNAME)) return;
    await createUser(
      { username: ADMIN_USERNAME, password: ADMIN_PASSWORD, fullName: "Administrator" },
      "admin",
      null,
    );
    return;
  }
  if (able) return;
  const password = randomPassword();
  const username = ADMIN_USERNAME ?? "admin";
  const locked = await findByUsername(username);
  if (locked) setPassword(locked.id, await hashPassword(password));
  else await createUser({ username, password, fullName: "Administrator" }, "admin", null);
  // Not a log line: it is shown once, to the one who starts the server.
  process.stderr.write(`\nFirst administrator: ${username}\nOne-time password:   ${password}\n\n`);
}

/**
 * Sees to it that somebody can sign in: the demo accounts where they are asked for, else a first administrator.
 * @returns the demo accounts that the sign-in page may show
 */
export async function prepareFirstAccounts(): Promise<DemoAccount[]> {
  if (env.DEMO_ACCOUNTS) {
    const open = await Promise.all(DEMO_ACCOUNTS.map(openDemoAccount));
    return open.filter((account) => account !== undefined);
  }
  await Promise.all(DEMO_ACCOUNTS.map(closeDemoAccount));
  await ensureAdmin();
  return [];
}

/** The demo accounts this server has, prepared once at its start. */
export const demoAccounts = prepareFirstAccounts();
