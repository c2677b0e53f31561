/**
 * npm run eval -- FILE [--against FILE2 [FILE3 …]] [--show N] [--take N]
 * npm run eval -- checker FILE [--against FILE2 …] [--faults]: the same files, judging the prompt score (checker.js)
 *
 * FILE holds ideas, a line each. Prints the quality table of docs/prompt-quality.md for the built-in engine, and beside
 * it the same figures for other rewrites of the same ideas, line by line. --show prints N results at random.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { judge, printJudgement } from "./checker.js";
import { measure } from "./metrics.js";
import { printTable } from "./table.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string} path */
const linesOf = (path) =>
  readFileSync(path, "utf8")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");

const judgesScore = process.argv[2] === "checker";
const args = process.argv.slice(judgesScore ? 3 : 2);
/** @param {string} name */
const option = (name) => {
  const at = args.indexOf(name);
  return at < 0
    ? []
    : args.slice(at + 1).slice(
        0,
        [...args.slice(at + 1), "--"].findIndex((each) => each.startsWith("--")),
      );
};
const file = args[0];
if (!file || file.startsWith("--")) {
  console.error("Usage: npm run eval -- FILE [--against FILE2 …] [--show N] [--take N]");
  process.exit(2);
}

const server = await createServer({
  configFile: false,
  root,
  resolve: { alias: { "~": `${root}app` } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
  logLevel: "error",
});
try {
  const { compose } = await server.ssrLoadModule("/app/tools/enhance/compose.server.ts");
  const film = /** @type {import("./metrics.js").Film} */ (
    /** @type {unknown} */ ({
      ...(await server.ssrLoadModule("/app/film/content-words.ts")),
      ...(await server.ssrLoadModule("/app/film/lexicon/people.ts")),
      ...(await server.ssrLoadModule("/app/film/lexicon/animals.ts")),
      ...(await server.ssrLoadModule("/app/film/veo.ts")),
    })
  );
  const ideas = linesOf(file);
  const take = Number(option("--take")[0] ?? 0);
  /** @param {string} originalPrompt */
  const run = (originalPrompt) =>
    compose({ originalPrompt, addVoice: true, addSubtitles: false, addCinematic: true, take });
  for (const idea of ideas.slice(0, 200)) run(idea);
  const times = [];
  const prompts = [];
  for (const idea of ideas) {
    const start = performance.now();
    const result = run(idea);
    times.push(performance.now() - start);
    prompts.push(result.prompt);
  }
  if (judgesScore) {
    const checker = /** @type {import("./checker.js").Checker} */ (
      /** @type {unknown} */ ({
        ...(await server.ssrLoadModule("/app/film/content-words.ts")),
        ...(await server.ssrLoadModule("/app/film/score/score.ts")),
        ...(await server.ssrLoadModule("/app/film/score/optimize.ts")),
      })
    );
    const sets = [
      ...option("--against").map((path) => ({
        name: path.replace(/^.*[/_]/, "").replace(/\.txt$/, ""),
        prompts: linesOf(path),
      })),
      { name: "built-in", prompts },
    ];
    printJudgement(
      sets.map((set) => ({ name: set.name, figures: judge(ideas, set.prompts, checker) })),
      args.includes("--faults"),
    );
    process.exit(0);
  }
  const columns = [{ name: "built-in", figures: measure(ideas, prompts, film, times) }];
  for (const other of option("--against")) {
    const rewrites = linesOf(other);
    if (rewrites.length !== ideas.length)
      throw new Error(`${other} holds ${rewrites.length} lines, ${file} ${ideas.length}`);
    columns.push({
      name: other.replace(/^.*[/_]/, "").replace(/\.txt$/, ""),
      figures: measure(ideas, rewrites, film),
    });
  }
  printTable(columns, ideas.length);
  const show = Number(option("--show")[0] ?? 0);
  for (let i = 0; i < show; i++) {
    const at = Math.floor(Math.random() * ideas.length);
    console.log(`\n• ${ideas[at]}\n  ${prompts[at]}`);
  }
  if (args.includes("--faults")) for (const line of columns[0]?.figures.faults ?? []) console.log(line);
} finally {
  await server.close();
}
