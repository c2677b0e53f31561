import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell comes first: it draws no window, which leaves more of the machine to the tests. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** @returns {string | undefined} the path of the Chromium named by CHROMIUM_PATH, else of one that is installed */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH ?? "", ...PLACES, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/** @param {string} program @param {string[]} parts */
const tried = (program, parts) => spawnSync(program, parts, { stdio: "inherit" }).status === 0;

/**
 * Installs a Chromium where there is none: the system's package if apt has one, else Playwright's own build.
 * @throws {Error} when none can be had
 */
export function installChromiumIfNeeded() {
  if (findChromium()) return;
  console.log("Installing Chromium (once) ...");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (/** @type {string[]} */ ...parts) => {
    const [program = "", ...rest] = [...asRoot, "apt-get", "-qq", ...parts];
    return tried(program, rest);
  };
  const install = (/** @type {string} */ name) => apt("install", "-y", "--no-install-recommends", name);
  if (!(apt("update") && (install("chromium-headless-shell") || install("chromium")))) {
    tried("node_modules/.bin/playwright", ["install", "chromium"]);
  }
  if (!findChromium()) throw new Error("No Chromium: install one, or set CHROMIUM_PATH to one.");
}
