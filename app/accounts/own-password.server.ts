import { z } from "zod";
import { HttpError } from "~/http/errors.server";
import { CLIENT_ADDRESS } from "~/http/front-door.server";
import { isCommonPassword } from "./common-passwords";
import { passwordMatches } from "./passwords.server";
import { type Session, startSession } from "./sessions.server";
import { setPassword } from "./students.server";
import { countFailure, forgetFailures, refuseIfThrottled } from "./throttle.server";
import { findByUsername, newPassword } from "./users.server";
import { WEAK_PASSWORD } from "./weak-password";

export const passwordChange = z.strictObject({
  currentPassword: z
    .string({ error: "Current password is required" })
    .max(1000, { error: "This is not your current password" }),
  newPassword,
});

/**
 * Changes one's own password: every session of the account ends, and this one goes on under a new token.
 * @returns the Set-Cookie header of the session that goes on
 * @throws HttpError 400 when the current password is wrong, 429 when it was wrong too often
 */
export async function changeOwnPassword(
  request: Request,
  { user }: Session,
  change: z.output<typeof passwordChange>,
): Promise<string> {
  // Whoever finds a browser left open must not be able to try passwords faster than at the sign-in page.
  const address = request.headers.get(CLIENT_ADDRESS) ?? "";
  await refuseIfThrottled(user.username, address);
  const row = await findByUsername(user.username);
  if (!(await passwordMatches(row?.password, change.currentPassword))) {
    await countFailure(user.username, address);
    await refuseIfThrottled(user.username, address);
    const message = "This is not your current password";
    throw new HttpError(400, message, { errors: { currentPassword: [message] } });
  }
  await forgetFailures(user.username, address);
  await setPassword(user.id, change.newPassword);
  const weak = isCommonPassword(change.newPassword) ? ` ${WEAK_PASSWORD}` : "";
  return startSession(request, user.id, {
    title: "Password changed",
    description: `Your other sessions have ended.${weak}`,
    kind: "success",
  });
}
