import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { bundledSource } from "../app/video/bundled-source.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// remix.config.js cannot serve here: the Remix plugin rewrites modules for the browser's bundle.
export default defineConfig({
  root: here(".."),
  plugins: [bundledSource()],
  resolve: { alias: { "~": here("../app"), db: here("../db") } },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "db/**/*.test.ts", "tests/structural/**/*.test.ts"],
    environment: "node",
  },
});
