import type { SubmissionResult } from "@conform-to/react";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import { HttpError } from "~/http/errors.server";
import { parseForm } from "~/http/form.server";
import { CLIENT_ADDRESS } from "~/http/front-door.server";
import { passwordMatches } from "./passwords.server";
import { countFailure, forgetFailures, refuseIfThrottled } from "./throttle.server";
import { findByUsername, toUser, type User } from "./users.server";

const required = (message: string, wrong: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? message : wrong) })
    .min(1, { error: message })
    .max(1000, { error: "Invalid username or password" });

export const credentials = z.strictObject({
  username: required("Username is required", "Username must be text"),
  password: required("Password is required", "Password must be text"),
});

/** The same words for an unknown user and for a wrong password. */
export const WRONG_CREDENTIALS = "Invalid username or password";

/** A deactivated account is as good as none: it is refused with the same words, after the same work. */
async function findActive(username: string) {
  const row = await findByUsername(username);
  return row?.deactivatedAt ? undefined : row;
}

/**
 * Checks a user name and password.
 * @returns the user
 * @throws HttpError 401 when they are wrong or the account is deactivated, 429 when this account has failed too often from this address
 */
export async function signIn(
  request: Request,
  { username, password }: z.output<typeof credentials>,
): Promise<User> {
  const name = username.trim();
  const address = request.headers.get(CLIENT_ADDRESS) ?? "";
  await refuseIfThrottled(name, address);
  const row = await findActive(name);
  const matches = await passwordMatches(row?.password, password);
  // Read again: while the password was being checked the account may have been closed, or its password changed.
  if (row && matches && (await findActive(name))?.password === row.password) {
    await forgetFailures(name, address);
    return toUser(row);
  }
  await countFailure(name, address);
  await refuseIfThrottled(name, address);
  throw new HttpError(401, WRONG_CREDENTIALS);
}

/** The sign-in form was not filled in: what to reply, so that the user name is kept. */
export class IncompleteSignIn extends Error {
  constructor(readonly result: SubmissionResult<string[]>) {
    super("The sign-in form is incomplete");
  }
}

export const authenticator = new Authenticator<User>();
authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    form.delete("redirectTo");
    const submission = parseForm(form, credentials);
    if (submission.status !== "success")
      throw new IncompleteSignIn(submission.reply({ hideFields: ["password"] }));
    return signIn(request, submission.value);
  }),
  "form",
);
