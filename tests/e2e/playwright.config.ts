import { defineConfig } from "@playwright/test";
import { findChromium } from "../support/chromium.js";

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Every flow runs with scripts and without; a test that is about one of them says so.
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A busy machine may miss a deadline once; a fault misses it twice.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "../../test-results/browser.json" }],
  ],
  use: {
    // Every action that is traced costs a copy of the page.
    trace: "on-first-retry",
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: "scripts", use: { javaScriptEnabled: true } },
    { name: "no-scripts", use: { javaScriptEnabled: false } },
  ],
});
