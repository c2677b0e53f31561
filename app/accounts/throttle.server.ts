import { db } from "db/client.server";
import { loginFailures } from "db/schema";
import { and, count, eq, gt, lt, min } from "drizzle-orm";
import { HttpError } from "~/http/errors.server";

const WINDOW_MS = 5 * 60 * 1000;
/** With the eighth failure in five minutes an account is closed to that address. */
const FAILURES_ALLOWED = 7;

const windowStart = () => new Date(Date.now() - WINDOW_MS);

const ofPair = (username: string, address: string) =>
  and(
    eq(loginFailures.username, username.toLowerCase()),
    eq(loginFailures.address, address),
    gt(loginFailures.failedAt, windowStart()),
  );

/**
 * Refuses an account and address that have failed too often.
 * @throws HttpError 429 with the seconds to wait
 */
export async function refuseIfThrottled(username: string, address: string): Promise<void> {
  const row = db
    .select({ failures: count(), since: min(loginFailures.failedAt) })
    .from(loginFailures)
    .where(ofPair(username, address))
    .get();
  if (!row || row.failures <= FAILURES_ALLOWED) return;
  const since = row.since?.getTime() ?? Date.now();
  const seconds = Math.max(1, Math.ceil((since + WINDOW_MS - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new HttpError(
    429,
    `Too many failed sign-ins. Please try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`,
    {
      retryAfterSeconds: seconds,
    },
  );
}

/** Counts one failed sign-in, and forgets those that no longer count. */
export async function countFailure(username: string, address: string): Promise<void> {
  db.delete(loginFailures).where(lt(loginFailures.failedAt, windowStart())).run();
  db.insert(loginFailures).values({ username: username.toLowerCase(), address, failedAt: new Date() }).run();
}

/** Forgets an account's failures from an address, when it signs in from there. */
export async function forgetFailures(username: string, address: string): Promise<void> {
  db.delete(loginFailures).where(ofPair(username, address)).run();
}
