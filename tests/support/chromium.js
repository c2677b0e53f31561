import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const found = () =>
  [process.env.CHROMIUM_PATH ?? "", ...PLACES, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/** @param {string} program @param {string[]} parts */
const tried = (program, parts) => spawnSync(program, parts, { stdio: "inherit" }).status === 0;

/**
 * Finds a Chromium, or installs one: the system's package where apt is there, else Playwright's own build.
 * @returns {string} its path
 * @throws {Error} when none can be had
 */
export function findOrInstallChromium() {
  const here = found();
  if (here) return here;
  console.log("Installing Chromium (once) ...");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (/** @type {string[]} */ ...parts) => {
    const [program = "", ...rest] = [...asRoot, "apt-get", "-qq", ...parts];
    return tried(program, rest);
  };
  if (!(apt("update") && apt("install", "-y", "--no-install-recommends", "chromium"))) {
    tried("node_modules/.bin/playwright", ["install", "chromium"]);
  }
  const installed = found();
  if (!installed) throw new Error("No Chromium: install one, or set CHROMIUM_PATH to one.");
  return installed;
}
