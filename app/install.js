// Installs and builds what is missing or stale. npm runs this file before each command that needs packages (the `pre`
// scripts of package.json), so it uses nothing but Node itself.
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url).pathname;

/**
 * Runs a command in the project's root and stops the process where it fails.
 * @param {string} command
 * @param {string[]} parts
 */
export function run(command, parts) {
  const { status, error } = spawnSync(command, parts, { cwd: root, stdio: "inherit" });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} path @returns {number} milliseconds since 1970; 0 where there is no such file */
const changed = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

/** @param {string} folder @returns {number} when the newest file below a folder was changed */
function newestBelow(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => changed(join(folder, file))));
}

/** Installs the packages when there are none, or when the lock file is newer. Without a lock file (the container) there is nothing to compare. */
function installIfNeeded() {
  // Packages that are linked to belong to another folder: installing would empty that one.
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const locked = changed("package-lock.json");
  if (locked === 0 || changed("node_modules/.package-lock.json") >= locked) return;
  console.log("Installing packages (once) ...");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Builds the product when a source is newer than the last build. */
export function buildIfNeeded() {
  const sources = Math.max(
    newestBelow("app"),
    newestBelow("db"),
    changed("package-lock.json"),
    changed("remix.config.js"),
  );
  if (changed("build/server/index.js") > sources) return;
  console.log("Building ...");
  run("npm", ["run", "--silent", "build"]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installIfNeeded();
