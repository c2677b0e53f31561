import { db } from "db/client.server";
import { users } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { HttpError } from "~/http/errors.server";
import {
  FULL_NAME_LENGTH,
  PASSWORD_LENGTH,
  TOO_LONG,
  TOO_SHORT,
  USERNAME_LENGTH,
  USERNAME_TAKEN,
} from "./command/account-rules.js";
import { hashPassword } from "./passwords.server";

export type Role = "admin" | "student";

/** What may be shown of a user: never the password. */
export interface User {
  id: number;
  username: string;
  role: Role;
  email: string | null;
  fullName: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

const text = (missing: string, wrong: string) => ({
  error: (issue: { input: unknown }) => (issue.input === undefined ? missing : wrong),
});

/** A password as somebody may choose it. */
export const newPassword = z
  .string(text(TOO_SHORT.password, "Password must be text"))
  .min(PASSWORD_LENGTH.min, { error: TOO_SHORT.password })
  .max(PASSWORD_LENGTH.max, { error: TOO_LONG.password });

/** What it takes to register a student. */
export const registration = z.strictObject({
  username: z
    .string(text(TOO_SHORT.username, "Username must be text"))
    .trim()
    .min(USERNAME_LENGTH.min, { error: TOO_SHORT.username })
    .max(USERNAME_LENGTH.max, { error: TOO_LONG.username }),
  password: newPassword,
  email: z
    .union([z.literal(""), z.email({ error: "Please enter a valid email address" })], {
      error: "Please enter a valid email address",
    })
    .nullish(),
  fullName: z
    .string(text(TOO_SHORT.fullName, "Full name must be text"))
    .trim()
    .min(FULL_NAME_LENGTH.min, { error: TOO_SHORT.fullName })
    .max(FULL_NAME_LENGTH.max, { error: TOO_LONG.fullName }),
});
export type Registration = z.output<typeof registration>;

/** What a database row of a user becomes outside this room. */
export function toUser(row: typeof users.$inferSelect): User {
  const { id, username, role, email, fullName, createdAt } = row;
  return { id, username, role, email, fullName, createdAt: createdAt.toISOString() };
}

const byUsername = db
  .select()
  .from(users)
  .where(sql`lower(${users.username}) = lower(${sql.placeholder("username")})`)
  .prepare();

/** The row of a user name, whatever its capitals; undefined when there is none. */
export const findByUsername = async (username: string) => byUsername.get({ username });

/** The user of that number; undefined when there is none (any more). */
export async function findUser(id: number): Promise<User | undefined> {
  const row = db.select().from(users).where(eq(users.id, id)).get();
  return row && toUser(row);
}

const isTaken = (error: unknown) =>
  [error, (error as Error).cause].some(
    (one) => (one as { code?: string } | undefined)?.code === "SQLITE_CONSTRAINT_UNIQUE",
  );

/**
 * Makes an account.
 * @param createdBy the administrator's id, or null for the accounts a server makes for itself
 * @throws HttpError 409 when the user name is taken
 */
export async function createUser(input: Registration, role: Role, createdBy: number | null): Promise<User> {
  const { username, fullName } = input;
  const password = await hashPassword(input.password);
  try {
    return toUser(
      db
        .insert(users)
        .values({ username, fullName, password, role, email: input.email || null, createdBy })
        .returning()
        .get(),
    );
  } catch (error) {
    if (isTaken(error)) {
      throw new HttpError(409, USERNAME_TAKEN, { errors: { username: [USERNAME_TAKEN] } });
    }
    throw error;
  }
}
