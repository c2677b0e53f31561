/**
 * npm run eval -- FILE [--against FILE2 [FILE3 …]] [--show N] [--take N]
 * npm run eval -- video [CLIPS] [--quick]: how well a video is measured (video.js); video-train makes its models
 * npm run eval -- checker FILE [--against FILE2 …] [--faults]: the same files, judging the prompt score (checker.js)
 *
 * FILE holds ideas, a line each. Prints the quality table of docs/prompt-quality.md for the built-in engine, and beside
 * it the same figures for other rewrites of the same ideas, line by line. --show prints N results at random.
 */
import { readFileSync } from "node:fs";
import { judge, printJudgement } from "./checker.js";
import { measure } from "./metrics.js";
import { openProject } from "./project.js";
import { printTable } from "./table.js";

/** @param {string} path */
const linesOf = (path) =>
  readFileSync(path, "utf8")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");

/** Parts of the evaluation that stand wholly in files of their own. @type {Record<string, (args: string[]) => Promise<void>>} */
const commands = {
  video: async (args) => (await import("./video.js")).evaluateVideo(args),
  "video-train": async (args) => (await import("./video-train.js")).trainVideo(args),
};
const command = commands[process.argv[2] ?? ""];
if (command) {
  await command(process.argv.slice(3));
  process.exit();
}

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

const project = await openProject();
try {
  const { compose } = await project.load("/app/tools/enhance/compose.server.ts");
  const film = /** @type {import("./metrics.js").Film} */ (
    /** @type {unknown} */ ({
      ...(await project.load("/app/film/content-words.ts")),
      ...(await project.load("/app/film/lexicon/people.ts")),
      ...(await project.load("/app/film/lexicon/animals.ts")),
      ...(await project.load("/app/film/veo.ts")),
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
        ...(await project.load("/app/film/content-words.ts")),
        ...(await project.load("/app/film/score/score.ts")),
        ...(await project.load("/app/film/score/optimize.ts")),
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
  await project.close();
}
