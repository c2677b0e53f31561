import { verify } from "@node-rs/argon2";
import { hashPassword, randomPassword } from "./command/password-making.server.js";

export { hashPassword, randomPassword };

/** Stands in an account that nobody may sign in to. */
export const LOCKED = "!";

/**
 * Checks a password in the same time whether or not there is an account.
 * @param stored the account's argon2id string, or undefined when there is no account
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored !== undefined && stored !== LOCKED;
  const matches = await verify(known ? stored : await nobody, password);
  return known && matches;
}

/** The hash of nobody's password: checked for unknown names, so that they take as long as known ones. */
const nobody = hashPassword(randomPassword());
