import { FULL_NAME_LENGTH, TOO_LONG, TOO_SHORT, USERNAME_LENGTH, USERNAME_TAKEN } from "./account-rules.js";
import { CommandError } from "./command-error.js";
import { refuseOtherVersion, withDatabase } from "./database-at-hand.js";
import { hashPassword } from "./password-making.server.js";
import { choosePassword } from "./password-prompt.js";

/** @typedef {import("./admin.js").Order} Order */
/** @typedef {import("better-sqlite3").Database} Connection */

/** @param {Connection} connection @param {string} username */
const findAccount = (connection, username) =>
  /** @type {{ id: number, username: string, deactivated_at: number | null } | undefined} */ (
    connection
      .prepare("select id, username, deactivated_at from users where lower(username) = lower(?)")
      .get(username)
  );

/** @param {boolean} generated @param {string} password */
function printOnce(generated, password) {
  if (generated) process.stdout.write(`Password, shown this once: ${password}\n`);
}

/**
 * Makes an administrator.
 * @param {Order} order
 */
export async function createAdmin({ path, words, generate, name }) {
  const username = (words[0] ?? "").trim();
  const fullName = (name ?? "Administrator").trim();
  if (username.length < USERNAME_LENGTH.min) throw new CommandError(TOO_SHORT.username);
  if (username.length > USERNAME_LENGTH.max) throw new CommandError(TOO_LONG.username);
  if (fullName.length < FULL_NAME_LENGTH.min) throw new CommandError(TOO_SHORT.fullName);
  if (fullName.length > FULL_NAME_LENGTH.max) throw new CommandError(TOO_LONG.fullName);
  await withDatabase(path, async (connection) => {
    refuseOtherVersion(connection, path);
    if (findAccount(connection, username)) throw new CommandError(`${USERNAME_TAKEN}: ${username}`);
    const password = await choosePassword(generate);
    const added = connection
      .prepare(
        "insert into users (username, password, role, full_name, created_at) values (?, ?, 'admin', ?, ?) on conflict do nothing",
      )
      .run(username, await hashPassword(password), fullName, Date.now());
    // Somebody may have taken the name while the password was typed.
    if (added.changes === 0) throw new CommandError(`${USERNAME_TAKEN}: ${username}`);
    process.stdout.write(`Administrator ${username} was made.\n`);
    printOnce(generate, password);
  });
}

/**
 * Gives an account a new password, and ends its sessions.
 * @param {Order} order
 */
export async function resetPassword({ path, words, generate }) {
  await withDatabase(path, async (connection) => {
    refuseOtherVersion(connection, path);
    const account = findAccount(connection, (words[0] ?? "").trim());
    if (!account) throw new CommandError(`There is no account ${words[0]}`);
    const password = await choosePassword(generate);
    const stored = await hashPassword(password);
    connection
      .transaction(() => {
        connection.prepare("update users set password = ? where id = ?").run(stored, account.id);
        connection.prepare("delete from sessions where user_id = ?").run(account.id);
        connection.prepare("delete from login_failures where username = lower(?)").run(account.username);
      })
      .immediate();
    process.stdout.write(`The password of ${account.username} was reset, and its sessions have ended.\n`);
    if (account.deactivated_at) process.stdout.write("The account is still deactivated.\n");
    printOnce(generate, password);
  });
}
