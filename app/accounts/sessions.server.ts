import { createHmac, randomBytes } from "node:crypto";
import { redirect } from "@remix-run/node";
import { db, inOneWrite } from "db/client.server";
import { sessions, users } from "db/schema";
import { eq, lt, or, sql } from "drizzle-orm";
import type { Toast } from "~/components/toast";
import { HttpError } from "~/http/errors.server";
import { CLIENT_SECURE } from "~/http/front-door.server";
import { sessionSecret } from "./session-secret.server";
import { toUser, type User } from "./users.server";

const DAY = 24 * 60 * 60 * 1000;
const IDLE = 7 * DAY;
const ABSOLUTE = 30 * DAY;
/** How stale "last seen" may get: reading a page should rarely have to write. */
const TOUCH_EVERY = 60 * 60 * 1000;

const isSecure = (request: Request) => request.headers.get(CLIENT_SECURE) === "1";
const cookieName = (request: Request) => (isSecure(request) ? "__Host-session" : "session");

function cookie(request: Request, token: string, maxAgeSeconds: number): string {
  const parts = [
    `${cookieName(request)}=${token}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    `Max-Age=${maxAgeSeconds}`,
  ];
  return [...parts, ...(isSecure(request) ? ["Secure"] : [])].join("; ");
}

function tokenOf(request: Request): string | undefined {
  const prefix = `${cookieName(request)}=`;
  const pair = (request.headers.get("cookie") ?? "").split(/;\s*/).find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length) || undefined;
}

/** The name a token has in the database: a keyed hash, so that the table alone signs nobody in. */
const sessionId = (token: string) => createHmac("sha256", sessionSecret).update(token).digest("base64url");

const withUser = db
  .select({ session: sessions, user: users })
  .from(sessions)
  .innerJoin(users, eq(users.id, sessions.userId))
  .where(eq(sessions.id, sql.placeholder("id")))
  .prepare();

export interface Session {
  id: string;
  user: User;
  toast: Toast | null;
}

/**
 * Who sends a request.
 * @returns the session, or null when there is none, or it was idle for 7 days, or is 30 days old
 */
export async function findSession(request: Request): Promise<Session | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const row = withUser.get({ id: sessionId(token) });
  if (!row) return null;
  const now = Date.now();
  const { session } = row;
  if (row.user.deactivatedAt) return null;
  if (now - session.lastSeenAt.getTime() > IDLE || now - session.createdAt.getTime() > ABSOLUTE) return null;
  if (now - session.lastSeenAt.getTime() > TOUCH_EVERY) {
    // A full disk must not keep anybody from reading.
    attempt(() =>
      inOneWrite((tx) => {
        const moment = new Date(now);
        tx.update(sessions).set({ lastSeenAt: moment }).where(eq(sessions.id, session.id)).run();
        tx.update(users).set({ lastUsedAt: moment }).where(eq(users.id, row.user.id)).run();
      }),
    );
  }
  return {
    id: session.id,
    user: toUser(row.user),
    toast: session.toast ? (JSON.parse(session.toast) as Toast) : null,
  };
}

function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing that anybody asked for depends on this write.
  }
}

/**
 * Signs a user in: a new session each time, so that a token from before cannot be kept.
 * @returns the Set-Cookie header
 */
export async function startSession(request: Request, userId: number, toast?: Toast): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const expired = or(
    lt(sessions.lastSeenAt, new Date(now.getTime() - IDLE)),
    lt(sessions.createdAt, new Date(now.getTime() - ABSOLUTE)),
  );
  await endSession(request);
  attempt(() => db.delete(sessions).where(expired).run());
  inOneWrite((tx) => {
    tx.insert(sessions)
      .values({
        id: sessionId(token),
        userId,
        createdAt: now,
        lastSeenAt: now,
        toast: toast ? JSON.stringify(toast) : null,
      })
      .run();
    tx.update(users).set({ lastUsedAt: now }).where(eq(users.id, userId)).run();
  });
  return cookie(request, token, ABSOLUTE / 1000);
}

/**
 * Ends the request's session, if it has one.
 * @returns the Set-Cookie header that takes the token from the browser
 */
export async function endSession(request: Request): Promise<string> {
  const token = tokenOf(request);
  if (token)
    db.delete(sessions)
      .where(eq(sessions.id, sessionId(token)))
      .run();
  return cookie(request, "", 0);
}

/** Ends every session of a user: whoever holds one of their tokens is signed out with their next request. */
export function endSessionsOf(userId: number): void {
  db.delete(sessions).where(eq(sessions.userId, userId)).run();
}

/** Leaves a toast for the next page this session shows. */
export async function leaveToast(session: Session, toast: Toast): Promise<void> {
  attempt(() =>
    db
      .update(sessions)
      .set({ toast: JSON.stringify(toast) })
      .where(eq(sessions.id, session.id))
      .run(),
  );
}

/** Takes the toast that was left, so that it is shown once. */
export async function takeToast(session: Session): Promise<Toast | null> {
  if (session.toast) {
    attempt(() => db.update(sessions).set({ toast: null }).where(eq(sessions.id, session.id)).run());
  }
  return session.toast;
}

/** The session of a page's request. @throws a redirect to the sign-in page, which leads back here */
export async function requireSession(request: Request): Promise<Session> {
  const session = await findSession(request);
  if (session) return session;
  const { pathname, search } = new URL(request.url);
  const back =
    pathname === "/" && search === "" ? "" : `?redirectTo=${encodeURIComponent(pathname + search)}`;
  throw redirect(`/auth${back}`);
}

/** The user of an API call. @throws HttpError 401 */
export async function requireUser(request: Request): Promise<User> {
  const session = await findSession(request);
  if (!session) throw new HttpError(401, "Please sign in first.");
  return session.user;
}

/** The administrator of an API call. @throws HttpError 401, 403 */
export async function requireAdmin(request: Request): Promise<User> {
  const user = await requireUser(request);
  if (user.role !== "admin") throw new HttpError(403, "This call is restricted to administrators only.");
  return user;
}
