/**
 * npm run eval -- video [CLIPS] [--quick]
 *
 * Measures clips with known truth and prints how well app/video does beside its goals. Edits, moves and sounds are made
 * in a temporary folder; CLIPS is a folder with real takes (video-scenes.js names those that are known), which makes the
 * edits harder. --quick makes a third of them. The held-out edits are for a last look: nothing is chosen by them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallFfmpeg } from "../support/ffmpeg.js";
import { openProject } from "./project.js";
import { boundaryScore } from "./video-boundary-training.js";
import { repeatable } from "./video-clips.js";
import { editPlans, makeEdit } from "./video-edits.js";
import { makeMoves } from "./video-moves.js";
import { beatTrack, music } from "./video-music.js";
import { measureWith } from "./video-probe.js";
import { writeWave } from "./video-samples.js";
import { realTakes } from "./video-scenes.js";
import { soundExamples } from "./video-sound-training.js";
import { costs } from "./video-speed.js";

/** @typedef {{ what: string, figure: string, goal: string, met: boolean | null }} Row */
/** @typedef {(file: string, types?: import("./video-probe.js").MeasuredPart[]) => ReturnType<typeof measureWith>} Measure */
/** What was said with which confidence, by what it is about. @typedef {Record<string, { confidence: number, right: boolean }[]>} Statements */
/** @typedef {{ ffmpeg: string, folder: string, clips: string | undefined, quick: boolean, measure: Measure,
 *   load: (path: string) => Promise<Record<string, any>>, statements: Statements }} Bench */

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/** @param {Statements} statements @param {string} about @param {{ confidence: number, right: boolean }} statement */
function keep(statements, about, statement) {
  statements[about] = [...(statements[about] ?? []), statement];
}

/** @template T @param {{ value: T } | { unknown: string } | undefined} measurement @returns {T | undefined} */
const told = (measurement) => (measurement && "value" in measurement ? measurement.value : undefined);

/**
 * @param {Bench} bench
 * @param {"test" | "held-out"} side
 * @param {number} count of edits
 * @returns {Promise<Row[]>}
 */
async function boundaries({ ffmpeg, folder, clips, quick, measure, statements }, side, count) {
  const takes = realTakes(clips, "test");
  const cache = new Map();
  const sum = { hits: 0, truth: 0, found: 0, cuts: 0, missedCuts: 0, falseCuts: 0, seconds: 0 };
  /** @type {Record<string, [number, number]>} */
  const byKind = {};
  for (const plan of editPlans(side, quick ? Math.ceil(count / 3) : count, takes)) {
    cache.clear();
    const edit = await makeEdit(ffmpeg, plan, folder, cache);
    const facts = await measure(edit.file, ["shots"]);
    const step = Math.max(1, Math.ceil(edit.fps / 31));
    const fps = edit.fps / step;
    const found = (facts.picture?.shots.slice(1) ?? []).map(({ start, transitionSeconds, transition }) => ({
      frame: Math.round(start * fps),
      start: Math.round((start - transitionSeconds / 2) * fps),
      end: Math.round((start + transitionSeconds / 2) * fps),
      kind: told(transition) ?? "",
      confidence: "value" in transition ? transition.confidence : 0,
    }));
    const score = boundaryScore(found, edit, { step, form: { fps } });
    const wrong = new Set(score.falseAlarms.map(({ frame }) => frame));
    for (const { frame, confidence } of found) {
      keep(statements, "boundaries", { confidence, right: !wrong.has(frame * step) });
    }
    sum.hits += score.hits;
    sum.truth += score.truth;
    sum.found += score.found;
    sum.cuts += score.cuts;
    sum.missedCuts += score.missedCuts.length;
    sum.falseCuts += score.falseAlarms.filter(({ kind }) => kind === "cut").length;
    sum.seconds += edit.frames / edit.fps;
    for (const [kind, [hits, all]] of Object.entries(score.byKind)) {
      const [hitsBefore, allBefore] = byKind[kind] ?? [0, 0];
      byKind[kind] = [hitsBefore + hits, allBefore + all];
    }
    rmSync(edit.file);
  }
  const f1 = (2 * sum.hits) / (sum.found + sum.truth);
  const recall = 1 - sum.missedCuts / sum.cuts;
  const alarms = (sum.falseCuts * 60) / sum.seconds;
  const kinds = Object.entries(byKind).map(([kind, [hits, all]]) => `${kind} ${hits}/${all}`);
  const where = side === "test" ? "" : `, ${side}`;
  return [
    {
      what: `shot boundaries${where}, F1 (${sum.truth} of made edits; ${kinds.join(", ")})`,
      figure: f1.toFixed(3),
      goal: "≥ 0.94",
      met: f1 >= 0.94,
    },
    {
      what: `hard cuts${where}, recall (${sum.cuts})`,
      figure: recall.toFixed(3),
      goal: "≥ 0.99",
      met: recall >= 0.99,
    },
    {
      what: `hard cuts${where}, false alarms a minute (${sum.falseCuts} in ${(sum.seconds / 60).toFixed(1)} min)`,
      figure: alarms.toFixed(2),
      goal: "≤ 0.5",
      met: alarms <= 0.5,
    },
  ];
}

/** A film with its first frames of the new shots. @param {Bench} bench @returns {Promise<Row[]>} */
async function realCuts({ clips, measure }) {
  const file = clips && join(clips, "big_buck_bunny_0_30.webm");
  if (!file || !existsSync(file)) return [];
  const facts = await measure(file, ["shots"]);
  const found = (facts.picture?.shots.slice(1) ?? []).map(({ start }) => Math.round(start * 24));
  const truth = [283, 376, 551];
  const hits = truth.filter((cut) => found.some((each) => Math.abs(each - cut) <= 2)).length;
  const f1 = (2 * hits) / (truth.length + found.length);
  return [{ what: "shot boundaries, F1 (3 of a real film)", figure: f1.toFixed(3), goal: "", met: null }];
}

/** @param {Bench} bench @returns {Promise<Row[]>} */
async function moves({ ffmpeg, folder, clips, quick, measure, statements }) {
  const takes = [...realTakes(clips, "test"), ...realTakes(clips, "training")];
  const made = await makeMoves(ffmpeg, folder, takes, quick ? 2 : 5);
  const wrong = [];
  for (const { file, name, moves: truth, handheld } of made) {
    const facts = await measure(file, ["camera"]);
    const said = facts.picture?.shots[0]?.camera;
    const camera = told(said);
    const right =
      camera?.moves.length === truth.length &&
      truth.every((move) => camera.moves.some((each) => each === move)) &&
      camera.handheld === handheld;
    if (said && "value" in said) keep(statements, "camera moves", { confidence: said.confidence, right });
    if (!right || facts.picture?.shots.length !== 1) {
      wrong.push(
        `${name} → ${camera ? camera.moves.join("+") + (camera.handheld ? " handheld" : "") : "unknown"}`,
      );
    }
    rmSync(file);
  }
  const share = 1 - wrong.length / made.length;
  const what = `camera move named right (${made.length - wrong.length}/${made.length}${wrong.length ? `; ${wrong.join(", ")}` : ""})`;
  return [{ what, figure: percent(share), goal: "≥ 95 %", met: share >= 0.95 }];
}

/** @param {Bench} bench @returns {Promise<Row[]>} */
async function loudness({ ffmpeg, folder, measure }) {
  let worst = 0;
  // A 1 kHz sine in both channels reads, in LUFS, its peak in dBFS (EBU Tech 3341).
  for (const level of [-14, -23, -33]) {
    const file = join(folder, `tone${level}.wav`);
    const sine = `${10 ** (level / 20)}*sin(2*PI*1000*t)`;
    const source = `aevalsrc=exprs='${sine}|${sine}':s=48000:d=12`;
    spawnSync(ffmpeg, ["-v", "error", "-y", "-f", "lavfi", "-i", source, "-c:a", "pcm_s24le", file]);
    const integrated = told((await measure(file, ["sound"])).sound?.loudness)?.integrated ?? Number.NaN;
    worst = Math.max(worst, Math.abs(integrated - level));
  }
  const what = "loudness, worst of three reference tones";
  return [{ what, figure: `${worst.toFixed(2)} LU`, goal: "≤ 0.1 LU", met: worst <= 0.1 }];
}

/** @param {Bench} bench @returns {Promise<Row[]>} */
async function tempo({ folder, measure, statements }) {
  const chance = repeatable(5);
  const wrong = [];
  let all = 0;
  for (let beat = 0; beat < 20; beat++) {
    const truth = 60 + 7 * beat;
    /** @type {[string, Float32Array][]} */
    const tracks = [
      ["clicks", beatTrack(16, truth, false, chance)],
      ["drums", beatTrack(16, truth, true, chance)],
    ];
    if (beat % 2)
      tracks.push(["band", music(16, { tempo: truth, drums: true, tune: true, pad: true }, chance)]);
    for (const [name, sound] of tracks) {
      const file = join(folder, "beat.wav");
      writeWave(file, sound);
      const said = (await measure(file, ["sound"])).sound?.tempo;
      const heard = told(said);
      all += 1;
      const right = heard !== undefined && Math.abs(heard - truth) <= 1;
      if (said && "value" in said) keep(statements, "tempo", { confidence: said.confidence, right });
      if (!right) wrong.push(`${name} ${truth} → ${heard ?? "unknown"}`);
    }
  }
  const share = 1 - wrong.length / all;
  const what = `tempo within 1 beat a minute (${all - wrong.length}/${all}${wrong.length ? `; ${wrong.join(", ")}` : ""})`;
  return [{ what, figure: percent(share), goal: "≥ 90 %", met: share >= 0.9 }];
}

/** @param {Bench} bench @returns {Promise<Row[]>} */
async function soundKinds({ ffmpeg, clips, quick, load, statements }) {
  const room = {
    ...(await load("/app/video/sound-frames.ts")),
    ...(await load("/app/video/tempo.ts")),
    ...(await load("/app/video/sound-blocks.ts")),
  };
  const examples = soundExamples("test", ffmpeg, clips, room, quick ? 4 : 12);
  /** @type {Record<string, [number, number]>} */
  const byKind = {};
  let right = 0;
  for (const { kind, told: heard, confidence } of examples) {
    keep(statements, "kinds of sound", { confidence, right: heard === kind });
    const [hits, all] = byKind[kind] ?? [0, 0];
    byKind[kind] = [hits + (heard === kind ? 1 : 0), all + 1];
    if (heard === kind) right += 1;
  }
  const share = right / examples.length;
  const kinds = Object.entries(byKind).map(([kind, [hits, all]]) => `${kind} ${hits}/${all}`);
  const what = `speech, music, ambience by block (${examples.length}; ${kinds.join(", ")})`;
  return [{ what, figure: percent(share), goal: "≥ 85 %", met: share >= 0.85 }];
}

/**
 * Whether the more confident statements are the ones that hold: of two, one right and one wrong, how often the right one
 * is told with the higher confidence.
 * @param {Bench} bench @returns {Promise<Row[]>}
 */
async function confidences({ statements }) {
  return Object.entries(statements).map(([about, told]) => {
    const [right, wrong] = [true, false].map((kind) =>
      told.filter((each) => each.right === kind).map(({ confidence }) => confidence),
    );
    /** @type {number[]} */
    const pairs = (right ?? []).flatMap((one) =>
      (wrong ?? []).map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
    );
    const mean = (/** @type {number[]} */ values) =>
      values.length ? (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2) : "–";
    const share = pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
    return {
      what: `confidence in ${about}: ${right?.length} right, mean ${mean(right ?? [])}; ${wrong?.length} wrong, mean ${mean(wrong ?? [])}; the right one of two is the surer`,
      figure: pairs.length ? percent(share) : "–",
      goal: "> 50 %",
      met: pairs.length ? share > 0.5 : null,
    };
  });
}

/** @type {Record<string, (bench: Bench) => Promise<Row[]>>} */
const PARTS = {
  boundaries: (bench) => boundaries(bench, "test", 20),
  "held-out": (bench) => boundaries(bench, "held-out", 24),
  realCuts,
  moves,
  loudness,
  tempo,
  soundKinds,
  confidences,
  costs,
};

/** @param {string[]} args */
export async function evaluateVideo(args) {
  const [clips] = args.filter((each) => !each.startsWith("--"));
  const quick = args.includes("--quick");
  const only = args
    .find((each) => each.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const ffmpeg = findOrInstallFfmpeg();
  const folder = mkdtempSync(join(tmpdir(), "veo3-eval-"));
  const project = await openProject();
  try {
    const { measureVideo } = await project.load("/app/video/measure.server.ts");
    /** @type {Measure} */
    const measure = (file, types) => measureWith(measureVideo, ffmpeg, file, types);
    /** @type {Statements} */
    const statements = {};
    for (const [name, part] of Object.entries(PARTS)) {
      if (only && !only.includes(name)) continue;
      for (const { what, figure, goal, met } of await part({
        ffmpeg,
        folder,
        clips,
        quick,
        measure,
        load: project.load,
        statements,
      })) {
        const mark = met === null ? " " : met ? "✓" : "✗";
        console.log(`${mark} ${figure.padStart(9)}  ${goal.padEnd(9)}  ${what}`);
      }
    }
  } finally {
    await project.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
