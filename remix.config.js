// The one build configuration: it is the Vite configuration too
// (`remix vite:build --config remix.config.js`).
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundledSource } from "./app/video/bundled-source.js";

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The tool whose page is the home page; every other tool's page is at its folder's name. */
const HOME_TOOL = "enhance";

/**
 * Mounts app/tools/<folder>/route.tsx, so that a new tool is a new folder and nothing else.
 * @param {import("@remix-run/dev/dist/config/routes.js").DefineRouteFunction} defineRoute
 */
function mountToolPages(defineRoute) {
  for (const folder of readdirSync(here("./app/tools"))) {
    if (!existsSync(here(`./app/tools/${folder}/route.tsx`))) continue;
    const home = folder === HOME_TOOL;
    defineRoute(home ? undefined : folder, `tools/${folder}/route.tsx`, { index: home });
  }
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    bundledSource(),
    remix({
      ignoredRouteFiles: ["**/*.test.*"],
      routes: (defineRoutes) => defineRoutes(mountToolPages),
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
      },
    }),
  ],
  // A font inlined as data: would have to be allowed by the content policy.
  build: { target: "es2022", assetsInlineLimit: 0 },
  // Bundled, they are loaded in the part that is used: the whole icon set alone costs 45 MB and 0.2 s at the start.
  ssr: {
    noExternal: [
      "lucide-react",
      "compromise",
      "date-fns",
      "drizzle-orm",
      "zod",
      "isbot",
      /^@conform-to/,
      /^remix-auth/,
    ],
  },
  resolve: { alias: { "~": here("./app"), db: here("./db") } },
  optimizeDeps: { exclude: ["@node-rs/argon2"] },
});
