import { build } from "vite";

const SUFFIX = "?bundled";

/**
 * Lets `import source from "./thread.ts?bundled"` give a module with all that it imports as one CommonJS text, for
 * `new Worker(source, { eval: true })`: so a thread in TypeScript runs alike in development, in tests, and out of the one
 * file that the build makes.
 * @returns {import("vite").Plugin}
 */
export function bundledSource() {
  return {
    name: "bundled-source",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.endsWith(SUFFIX)) return null;
      const found = await this.resolve(id.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return found && `${found.id}${SUFFIX}`;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const entry = id.slice(0, -SUFFIX.length);
      const built = await build({
        configFile: false,
        logLevel: "error",
        build: {
          ssr: entry,
          write: false,
          target: "node20",
          minify: false,
          rollupOptions: { output: { format: "cjs", inlineDynamicImports: true } },
        },
      });
      const bundle = Array.isArray(built) ? built[0] : built;
      if (!bundle || !("output" in bundle)) throw new Error(`${entry} could not be bundled`);
      const [chunk] = bundle.output;
      for (const file of Object.keys(chunk.modules)) this.addWatchFile(file);
      return `export default ${JSON.stringify(chunk.code)};`;
    },
  };
}
