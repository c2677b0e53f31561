import { db, inOneWrite } from "db/client.server";
import { users } from "db/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { HttpError } from "~/http/errors.server";
import { fieldErrors } from "~/http/json.server";
import { type ListedStudent, readClassList } from "./class-list";
import { USERNAME_TAKEN } from "./command/account-rules.js";
import { isCommonPassword } from "./common-passwords";
import { hashPassword, randomPassword } from "./passwords.server";
import { makeUsername } from "./usernames";
import { registration } from "./users.server";

/** The most students one list may hold. */
export const MAX_CLASS = 500;
/** How many passwords are hashed at once: few enough that people can sign in meanwhile. */
const HASHED_AT_ONCE = 2;

/** What is to become of one row of a class list. */
export interface PlannedStudent extends Omit<ListedStudent, "password"> {
  /** Where its password comes from. */
  password: "given" | "weak" | "generated";
  /** The user name was made from the name. */
  madeUsername: boolean;
  /** Why it cannot be registered; empty when it can. */
  faults: string[];
}

export interface ClassPlan {
  rows: PlannedStudent[];
  /** Headings of columns that were not understood. */
  ignored: string[];
}

/** One row of the report: as planned, and registered unless it has faults. */
export interface RegisteredRow extends PlannedStudent {
  /** A generated password, to be shown this once; "" where it was given, or nobody was registered. */
  generatedPassword: string;
}

const faultsOf = (student: ListedStudent, usedBy: Map<string, number>, taken: Set<string>) => {
  const { row, ...fields } = student;
  const result = registration.safeParse({ ...fields, password: fields.password || randomPassword() });
  const faults = result.success ? [] : Object.values(fieldErrors(result.error)).flat();
  const username = student.username.toLowerCase();
  const earlier = usedBy.get(username);
  if (taken.has(username)) faults.push(USERNAME_TAKEN);
  else if (earlier !== undefined) faults.push(`Same username as row ${earlier}`);
  else if (faults.length === 0) usedBy.set(username, row);
  return faults;
};

function plan(text: string): (PlannedStudent & { given: string })[] {
  const { students } = readClassList(text);
  const rows = db
    .select({ username: sql<string>`lower(${users.username})` })
    .from(users)
    .all();
  const taken = new Set(rows.map(({ username }) => username));
  // A name that stands in the list itself goes before one that is made.
  const reserved = new Set([...taken, ...students.map(({ username }) => username.toLowerCase())]);
  const usedBy = new Map<string, number>();
  return students.map((student) => {
    const madeUsername = student.username === "" && student.fullName !== "";
    const username = madeUsername ? makeUsername(student.fullName, reserved) : student.username;
    const { password: given, ...rest } = student;
    const password = given === "" ? "generated" : isCommonPassword(given) ? "weak" : "given";
    const faults = faultsOf({ ...student, username }, usedBy, taken);
    return { ...rest, username, madeUsername, password, faults, given };
  });
}

/** @throws HttpError 400 for a list that is empty or too long */
function checkSize(count: number): void {
  if (count === 0) throw new HttpError(400, "There is nobody in this list: one student a row, please.");
  if (count > MAX_CLASS) {
    throw new HttpError(400, `At most ${MAX_CLASS} students at once: this list has ${count}.`);
  }
}

/**
 * Says what a class list would do, without doing it.
 * @param text comma, semicolon or tab separated rows
 * @throws HttpError 400 for a list that is empty or holds more than 500 students
 */
export async function planClass(text: string): Promise<ClassPlan> {
  const rows = plan(text);
  checkSize(rows.length);
  return { rows: rows.map(({ given: _given, ...row }) => row), ignored: readClassList(text).ignored };
}

async function hashAll(passwords: string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (let at = 0; at < passwords.length; at += HASHED_AT_ONCE) {
    hashes.push(...(await Promise.all(passwords.slice(at, at + HASHED_AT_ONCE).map(hashPassword))));
  }
  return hashes;
}

interface ClassOrder {
  text: string;
  /** Passwords that attackers try first give way to generated ones. */
  replaceWeak: boolean;
  /** The administrator's id. */
  admin: number;
  /** Aborted when nobody would see the generated passwords any more: then nobody is registered. */
  signal: AbortSignal;
}

/**
 * Registers every student of a class list that can be: the whole list in one write.
 * @returns what became of each row, with the passwords that were generated
 * @throws HttpError 400 for a list that is empty or holds more than 500 students
 */
export async function registerClass({
  text,
  replaceWeak,
  admin,
  signal,
}: ClassOrder): Promise<RegisteredRow[]> {
  const planned = plan(text).map((row) =>
    replaceWeak && row.password === "weak" ? { ...row, password: "generated" as const, given: "" } : row,
  );
  checkSize(planned.length);
  const able = planned.filter(({ faults }) => faults.length === 0);
  const passwords = able.map(({ given }) => given || randomPassword());
  const hashes = await hashAll(passwords);
  if (signal.aborted) throw new HttpError(503, "The browser left before the class was registered.");
  const made = new Set<PlannedStudent>();
  inOneWrite((tx) => {
    able.forEach((student, place) => {
      const { username, fullName, email } = student;
      const values = {
        username,
        fullName,
        email: email || null,
        password: hashes[place] as string,
        createdBy: admin,
      };
      // Somebody may have taken the name while the passwords were hashed.
      if (tx.insert(users).values(values).onConflictDoNothing().returning({ id: users.id }).get())
        made.add(student);
    });
  });
  return planned.map(({ given, ...row }) => {
    const place = able.findIndex((student) => student.row === row.row);
    const done = place >= 0 && made.has(able[place] as PlannedStudent);
    const faults = done || row.faults.length > 0 ? row.faults : [USERNAME_TAKEN];
    return { ...row, faults, generatedPassword: done && given === "" ? (passwords[place] ?? "") : "" };
  });
}

/** The rows of a password list, as the report's page sends them back to be downloaded. */
export const passwordList = z
  .array(z.tuple([z.string(), z.string(), z.string(), z.string()]))
  .min(1)
  .max(MAX_CLASS);
