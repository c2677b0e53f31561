import { connection, db, inOneWrite } from "db/client.server";
import { users } from "db/schema";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HttpError } from "~/http/errors.server";
import { hashPassword, randomPassword } from "./passwords.server";
import { plainLetters } from "./plain-letters";
import { endSessionsOf } from "./sessions.server";
import { STUDENT_SORTS, type StudentSort } from "./student-sorts";
import { toUser, type User } from "./users.server";

/** How many students a page of the table shows. */
export const STUDENTS_PER_PAGE = 50;

// SQLite's own lower() knows ASCII alone.
connection.function("plain_letters", { deterministic: true }, (text) => plainLetters(String(text ?? "")));

/** The table's address: what is not understood there counts as not said. */
export const studentQuery = z.object({
  q: z.string().trim().max(200).catch(""),
  sort: z.enum(Object.keys(STUDENT_SORTS) as StudentSort[]).catch("-created"),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});
export type StudentQuery = z.output<typeof studentQuery>;

/** A student as an administrator sees one. */
export interface Student extends Omit<User, "role"> {
  /** How many runs stand in their history. */
  runs: number;
  /** ISO 8601, UTC; null for an account nobody has used yet. */
  lastUsedAt: string | null;
  deactivatedAt: string | null;
}

// Written out: drizzle leaves the table's name away where a query has one table, and both tables have an id.
const runs = sql<number>`(select count(*) from prompt_history where prompt_history.user_id = users.id and prompt_history.deleted_at is null)`;

const ORDER: Record<string, SQL> = {
  name: sql`plain_letters(${users.fullName})`,
  username: sql`plain_letters(${users.username})`,
  email: sql`plain_letters(${users.email})`,
  created: sql`${users.id}`,
  runs,
  used: sql`coalesce(${users.lastUsedAt}, 0)`,
};

const isStudent = eq(users.role, "student");

function matching(search: string): SQL | undefined {
  if (search === "") return isStudent;
  const words = plainLetters(search).split(/\s+/);
  const texts = sql`plain_letters(${users.fullName} || ' ' || ${users.username} || ' ' || coalesce(${users.email}, ''))`;
  return and(isStudent, ...words.map((word) => sql`instr(${texts}, ${word}) > 0`));
}

const toStudent = ({ user, runs }: { user: typeof users.$inferSelect; runs: number }): Student => {
  const { role: _role, ...rest } = toUser(user);
  return {
    ...rest,
    runs,
    lastUsedAt: user.lastUsedAt?.toISOString() ?? null,
    deactivatedAt: user.deactivatedAt?.toISOString() ?? null,
  };
};

/**
 * A page of the students that a search finds.
 * @returns them, how many there are on all pages and without the search, and the page they are of
 */
export async function findStudents(query: StudentQuery) {
  const where = matching(query.q);
  const countOf = (condition: SQL | undefined) =>
    db.select({ count: count() }).from(users).where(condition).get()?.count ?? 0;
  const found = countOf(where);
  const pages = Math.max(1, Math.ceil(found / STUDENTS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const direction = query.sort.startsWith("-") ? desc : asc;
  const key = ORDER[query.sort.replace("-", "")] as SQL;
  const students = db
    .select({ user: users, runs })
    .from(users)
    .where(where)
    .orderBy(direction(key), direction(users.id))
    .limit(STUDENTS_PER_PAGE)
    .offset((page - 1) * STUDENTS_PER_PAGE)
    .all()
    .map(toStudent);
  const total = query.q === "" ? found : countOf(isStudent);
  return { students, found, total, page, pages };
}

/** Every student, in the order of registration. */
export async function listStudents(): Promise<User[]> {
  return db.select().from(users).where(isStudent).orderBy(asc(users.id)).all().map(toUser);
}

/**
 * One student.
 * @param id as it stands in an address
 * @throws HttpError 404 when there is no student of that number: an administrator is none
 */
export async function requireStudent(id: string | undefined): Promise<Student> {
  const row = /^\d{1,15}$/.test(id ?? "")
    ? db
        .select({ user: users, runs })
        .from(users)
        .where(and(isStudent, eq(users.id, Number(id))))
        .get()
    : undefined;
  if (!row) throw new HttpError(404, "There is no such student.");
  return toStudent(row);
}

/** Gives an account another password; every session that knew the old one ends. */
export async function setPassword(userId: number, password: string): Promise<void> {
  const stored = await hashPassword(password);
  inOneWrite((tx) => {
    tx.update(users).set({ password: stored }).where(eq(users.id, userId)).run();
    endSessionsOf(userId);
  });
}

/** Gives a student a generated password. @returns it, to be shown once */
export async function resetPassword(student: Student): Promise<string> {
  const password = randomPassword();
  await setPassword(student.id, password);
  return password;
}

/** Closes a student's account, and ends its sessions at once. Nothing of theirs is removed. */
export async function deactivate(student: Student): Promise<void> {
  inOneWrite((tx) => {
    tx.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, student.id)).run();
    endSessionsOf(student.id);
  });
}

/** Opens a student's account again. Sessions do not come back, even one that began as it was being closed. */
export async function reactivate(student: Student): Promise<void> {
  inOneWrite((tx) => {
    endSessionsOf(student.id);
    tx.update(users).set({ deactivatedAt: null }).where(eq(users.id, student.id)).run();
  });
}
