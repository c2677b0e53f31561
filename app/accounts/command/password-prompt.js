import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { PASSWORD_LENGTH, TOO_LONG, TOO_SHORT } from "./account-rules.js";
import { CommandError } from "./command-error.js";
import { randomPassword } from "./password-making.server.js";

const unseen = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks at the terminal without showing what is typed. @param {string} question */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: unseen(), terminal: true });
  process.stderr.write(question);
  try {
    const cancelled = new Promise((_resolve, reject) => {
      terminal.once("SIGINT", () => reject(new CommandError("Cancelled, nothing was changed.")));
      terminal.once("close", () => reject(new CommandError("Cancelled, nothing was changed.")));
    });
    return /** @type {string} */ (await Promise.race([terminal.question(""), cancelled]));
  } finally {
    terminal.removeAllListeners("close").close();
    process.stderr.write("\n");
  }
}

async function firstLineOfInput() {
  let text = "";
  for await (const part of process.stdin) text += part;
  return text.split(/\r?\n/, 1)[0] ?? "";
}

async function askTwice() {
  const password = await ask("New password: ");
  if (password !== (await ask("Once more: "))) throw new CommandError("The two passwords differ.");
  return password;
}

/**
 * A new password: made, typed twice, or read from standard input. Never from the command line, which others can see.
 * @param {boolean} generate
 * @returns {Promise<string>}
 * @throws {CommandError} when it is too short or too long
 */
export async function choosePassword(generate) {
  if (generate) return randomPassword();
  const password = await (process.stdin.isTTY ? askTwice() : firstLineOfInput());
  if (password.length < PASSWORD_LENGTH.min) throw new CommandError(TOO_SHORT.password);
  if (password.length > PASSWORD_LENGTH.max) throw new CommandError(TOO_LONG.password);
  return password;
}
