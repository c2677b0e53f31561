import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Black-box tests against the built server, each file on a server and a database of its own.
export default defineConfig({
  root: here("../.."),
  resolve: { alias: { "~": here("../../app"), db: here("../../db") } },
  test: {
    include: ["tests/api/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
