// `npm test`: everything that must hold, from a fresh clone. Closes with one line that says how many tests ran.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "../app/install.js";
import { installChromiumIfNeeded } from "./support/chromium.js";

const reports = mkdtempSync(join(tmpdir(), "veo3-tests-"));
const bin = (/** @type {string} */ name) => join("node_modules", ".bin", name);
let passed = 0;
let failed = 0;

/**
 * Runs one step; a step that ends with an error counts as a failure even where it reports no test.
 * @param {string} title
 * @param {string[]} command
 * @param {Record<string, string>} [environment]
 * @returns {boolean} whether it went well
 */
function step(title, [program = "", ...parts], environment = {}) {
  console.log(`\n── ${title}`);
  const began = Date.now();
  const { status } = spawnSync(program, parts, { stdio: "inherit", env: { ...process.env, ...environment } });
  console.log(
    `── ${title}: ${status === 0 ? "ok" : "FAILED"} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}

/** @param {string} title @param {string[]} command */
function check(title, command) {
  if (step(title, command)) passed += 1;
  else failed += 1;
}

/** @param {string} title @param {string} config */
function vitest(title, config) {
  const report = join(reports, `${config.replaceAll("/", "-")}.json`);
  const well = step(title, [
    bin("vitest"),
    "run",
    "--config",
    config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${report}`,
  ]);
  count(well, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return [numPassedTests, numFailedTests];
  });
}

/** @param {boolean} well @param {() => [number, number]} read */
function count(well, read) {
  try {
    const [good, bad] = read();
    passed += good;
    failed += bad;
    if (!well && bad === 0) failed += 1;
  } catch {
    failed += 1;
  }
}

check("types", [bin("tsc"), "--noEmit"]);
check("lint and format", [bin("biome"), "check", "--error-on-warnings", "."]);
vitest("unit and structural tests", "tests/vitest.config.ts");
buildIfNeeded();
vitest("API tests", "tests/api/vitest.config.ts");
const browserReport = join(reports, "browser.json");
installChromiumIfNeeded();
const browser = step(
  "browser tests",
  [bin("playwright"), "test", "--config", "tests/e2e/playwright.config.ts"],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
);
count(browser, () => {
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(browserReport, "utf8")).stats;
  return [expected + flaky, unexpected];
});

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
