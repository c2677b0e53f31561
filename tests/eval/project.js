import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { bundledSource } from "../../app/video/bundled-source.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Opens the product's TypeScript modules to plain JavaScript.
 * @returns {Promise<{ load: (path: string) => Promise<Record<string, any>>, close: () => Promise<void> }>} `load` takes a
 *   path below the project's root, such as "/app/film/veo.ts"
 */
export async function openProject() {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [bundledSource()],
    resolve: { alias: { "~": `${root}app` } },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() };
}
