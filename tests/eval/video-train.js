/**
 * npm run eval -- video-train [CLIPS]
 *
 * Trains the small models of app/video on made edits and sounds, with the real takes of the training side where CLIPS
 * holds them, and writes their coefficients into app/video. Then `npm run eval -- video CLIPS` tells how well they do on
 * the other side.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findOrInstallFfmpeg } from "../support/ffmpeg.js";
import { openProject } from "./project.js";
import { cutExamples, gradualExamples, rowsOfEdit } from "./video-boundary-training.js";
import { editPlans, makeEdit } from "./video-edits.js";
import { fitLogistic } from "./video-logistic.js";
import { realTakes } from "./video-scenes.js";
import { soundExamples } from "./video-sound-training.js";

/** Edits of each side. @type {[side: import("./video-edits.js").EditSide, count: number][]} */
const EDITS = [
  ["training", 52],
  ["training of short shots", 64],
];
const SOUNDS = 30;
/** Ridge penalties, chosen by how well the test side is told; the held-out edits had no part in it. */
const RIDGE = { cut: 3, gradual: 4, sound: 10 };
/** Frames without a cut outnumber cuts by far: together they weigh so many times as much. */
const NEGATIVES = 4;

const BOUNDARY_MODULES = [
  "decode.server",
  "small-frame",
  "pyramid",
  "registration",
  "cut-rows",
  "cut-features",
  "gradual-features",
  "boundaries",
];
const SOUND_MODULES = ["sound-frames", "tempo", "sound-blocks"];

/** @param {readonly number[]} weights */
const numbers = (weights) => `[\n  ${weights.map((weight) => Number(weight.toPrecision(4))).join(", ")},\n]`;

/** @param {string} name @param {string} text */
const writeModel = (name, text) =>
  writeFileSync(fileURLToPath(new URL(`../../app/video/${name}`, import.meta.url)), text);

/** @param {string[]} args */
export async function trainVideo(args) {
  const [clips] = args;
  const ffmpeg = findOrInstallFfmpeg();
  const folder = mkdtempSync(join(tmpdir(), "veo3-training-"));
  const project = await openProject();
  /** @param {string[]} names */
  const modules = async (names) =>
    Object.assign({}, ...(await Promise.all(names.map((name) => project.load(`/app/video/${name}.ts`)))));
  try {
    const room = await modules(BOUNDARY_MODULES);
    const cuts = [];
    const graduals = [];
    const cache = new Map();
    const takes = realTakes(clips, "training");
    const plans = EDITS.flatMap(([side, count]) => editPlans(side, count, takes));
    for (const plan of plans) {
      cache.clear();
      const edit = await makeEdit(ffmpeg, plan, folder, cache);
      const read = rowsOfEdit(ffmpeg, edit, room);
      cuts.push(...cutExamples(read, edit, room));
      graduals.push(...gradualExamples(read, edit, room));
      rmSync(edit.file);
      console.log(`${plan.name}: ${cuts.length} and ${graduals.length} examples so far`);
    }
    const positives = cuts.filter(({ positive }) => positive).length;
    const weight = Math.min(1, (NEGATIVES * positives) / (cuts.length - positives));
    const weighed = cuts.map((each) => ({ ...each, weight: each.positive ? 1 : weight }));
    writeModel(
      "boundary-models.ts",
      `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a coefficient may come near any constant.
/**
 * Coefficients of two logistic regressions, the constant first. Made by \`npm run eval -- video-train\`: do not edit.
 * Features: cut-features.ts (${cuts.length} examples, ${positives} of them cuts) and gradual-features.ts (${graduals.length} examples,
 * ${graduals.filter(({ positive }) => positive).length} of them transitions), from ${plans.length} made edits.
 */
export const CUT_WEIGHTS: readonly number[] = ${numbers(fitLogistic(weighed, RIDGE.cut))};

export const GRADUAL_WEIGHTS: readonly number[] = ${numbers(fitLogistic(graduals, RIDGE.gradual))};
`,
    );
    const soundRoom = await modules(SOUND_MODULES);
    const blocks = soundExamples("training", ffmpeg, clips, soundRoom, SOUNDS);
    const kinds = /** @type {string[]} */ (soundRoom.MODELLED_KINDS);
    const models = kinds.map((kind) => {
      const examples = blocks.map((block) => ({ features: block.features, positive: block.kind === kind }));
      return `  ${kind}: ${numbers(fitLogistic(examples, RIDGE.sound))},`;
    });
    writeModel(
      "sound-model.ts",
      `/**
 * Coefficients of a logistic regression for each kind of sound, the constant first. Made by
 * \`npm run eval -- video-train\`: do not edit. Features: sound-blocks.ts, from ${blocks.length} blocks.
 */
export const SOUND_WEIGHTS: Record<"speech" | "music" | "ambience", readonly number[]> = {
${models.join("\n")}
};
`,
    );
    console.log("Written. Format with `npm run format`.");
  } finally {
    await project.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
