// `npm run admin -- <command>`: what an operator does at the server's own machine. Plain JavaScript on the packages
// that production has, so that it works without a build and while no server runs.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { databasePathOf } from "../../../db/database-file.js";
import { createAdmin, resetPassword } from "./accounts.js";
import { CommandError, WrongUse } from "./command-error.js";
import { backup, restore } from "./database-copies.js";
import { HELP, HELP_OF } from "./help.js";

/** @typedef {{ path: string, words: string[], generate: boolean, name: string | undefined }} Order */
/** @type {Record<string, { words: [number, number], options: string[], run: (order: Order) => Promise<void> }>} */
const COMMANDS = {
  "create-admin": { words: [1, 1], options: ["name", "generate"], run: createAdmin },
  "reset-password": { words: [1, 1], options: ["generate"], run: resetPassword },
  backup: { words: [0, 1], options: [], run: backup },
  restore: { words: [1, 1], options: [], run: restore },
};

/** Where the server keeps its file, by the same settings. */
function databasePath() {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const url = process.env.DATABASE_URL || "file:./data/veo3.db";
  if (!url.startsWith("file:")) {
    throw new CommandError("DATABASE_URL must be a file: address, such as file:./data/veo3.db");
  }
  return databasePathOf(url);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        generate: { type: "boolean" },
        name: { type: "string" },
      },
    });
  } catch (error) {
    throw new WrongUse(/** @type {Error} */ (error).message.split(/[.\n]/)[0] ?? "");
  }
}

async function main() {
  const { values, positionals } = readArguments();
  const [word = "", ...words] = positionals;
  const name = word === "help" ? (words[0] ?? "") : word;
  const command = COMMANDS[name];
  if (values.help || word === "help") {
    if (name !== "" && !command) throw new WrongUse(`There is no command ${name}`);
    process.stdout.write(HELP_OF[name] ?? HELP);
    return;
  }
  if (!command) throw new WrongUse(name === "" ? "Which command?" : `There is no command ${name}`);
  const [fewest, most] = command.words;
  if (words.length < fewest) throw new WrongUse(`${name} needs one more word`);
  if (words.length > most) throw new WrongUse(`${name} does not know what ${words[most]} is for`);
  const unknown = Object.keys(values).find((option) => !command.options.includes(option));
  if (unknown) throw new WrongUse(`${name} does not take --${unknown}`);
  // What this writes holds password hashes: for its owner alone.
  process.umask(0o077);
  await command.run({
    path: databasePath(),
    words,
    generate: values.generate ?? false,
    name: values.name,
  });
}

/** One line for a person. @param {unknown} thrown */
function sentence(thrown) {
  const { code, message } = /** @type {{ code?: string, message: string }} */ (thrown);
  if (code === "SQLITE_BUSY") return "The database is busy: try again, or stop the server first.";
  if (code === "SQLITE_NOTADB") return "The file is not a database of this product.";
  return message.split("\n")[0];
}

try {
  await main();
} catch (error) {
  console.error(`Error: ${sentence(error)}`);
  if (error instanceof WrongUse) console.error("`npm run admin -- --help` lists the commands.");
  process.exitCode = error instanceof WrongUse ? 2 : 1;
}
