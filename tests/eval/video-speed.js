/** What measuring costs: wall time against a bare decode of the same file, and memory of Node and ffmpeg together. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("video-measure-one.js", import.meta.url));

/** Seconds that ffmpeg takes to decode a file and throw it away. @param {string} ffmpeg @param {string} file */
function bareDecode(ffmpeg, file) {
  const began = performance.now();
  const { status, stderr } = spawnSync(ffmpeg, ["-v", "error", "-nostdin", "-i", file, "-f", "null", "-"]);
  if (status !== 0) throw new Error(String(stderr));
  return (performance.now() - began) / 1000;
}

/** Resident memory of a process and its children, MiB; Linux only. @param {number} pid @returns {number} */
function resident(pid) {
  try {
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean),
    );
    return children.reduce((sum, child) => sum + resident(Number(child)), own);
  } catch {
    return 0;
  }
}

/**
 * Measures a file in a fresh Node and watches its memory.
 * @param {string} ffmpeg
 * @param {string} file
 * @returns {Promise<{ seconds: number, peak: number }>} the run's own seconds, start of Node left out, and peak MiB
 */
function watchedRun(ffmpeg, file) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, ffmpeg, file], { stdio: ["ignore", "pipe", "inherit"] });
    let [peak, printed, ready] = [0, "", false];
    const watch = setInterval(() => {
      if (ready) peak = Math.max(peak, resident(child.pid ?? 0));
    }, 50);
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      // Loading the product's modules out of TypeScript is no part of the product.
      ready ||= printed.includes("ready");
    });
    child.on("close", (code) => {
      clearInterval(watch);
      const seconds = Number(/seconds ([\d.]+)/.exec(printed)?.[1]);
      if (code === 0 && seconds) resolve({ seconds, peak });
      else reject(new Error(`${file}: measuring ended with ${code}`));
    });
  });
}

/**
 * Both sides in turn, and the least of each: what else runs on the machine only ever adds time.
 * @param {string} ffmpeg
 * @param {string} file
 * @param {(file: string) => Promise<unknown>} measure
 * @param {number} rounds
 * @returns {Promise<number>} how many times a bare decode a measuring takes
 */
async function timesBareDecode(ffmpeg, file, measure, rounds) {
  let [bare, measured] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round++) {
    bare = Math.min(bare, bareDecode(ffmpeg, file));
    const began = performance.now();
    await measure(file);
    measured = Math.min(measured, (performance.now() - began) / 1000);
  }
  return measured / bare;
}

/** @param {import("./video.js").Bench} bench @returns {Promise<import("./video.js").Row[]>} */
export async function costs({ ffmpeg, folder, clips, quick, measure }) {
  /** @param {string} name @param {string} size @param {number} seconds */
  const film = (name, size, seconds) => {
    const file = join(folder, name);
    const picture = `testsrc2=s=${size}:r=30:d=${seconds},noise=alls=9:allf=t`;
    const { status, stderr } = spawnSync(ffmpeg, [
      ...["-v", "error", "-y", "-f", "lavfi", "-i", picture],
      ...["-f", "lavfi", "-i", `anoisesrc=d=${seconds}:a=0.2:c=pink`],
      ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "28", "-pix_fmt", "yuv420p", "-c:a", "aac", file],
    ]);
    if (status !== 0) throw new Error(String(stderr));
    return file;
  };
  const rounds = quick ? 2 : 7;
  const large = await timesBareDecode(ffmpeg, film("large.mp4", "1920x1080", 20), measure, rounds);
  const real = clips && join(clips, "mdn_frog.mp4");
  const small = real && existsSync(real) ? real : film("small.mp4", "640x360", 30);
  const little = await timesBareDecode(ffmpeg, small, measure, rounds);
  const rows = [
    {
      what: "wall time to bare decode, 1080p, 20 s",
      figure: `${large.toFixed(2)} ×`,
      goal: "≤ 1.5 ×",
      met: large <= 1.5,
    },
    {
      what: "wall time to bare decode, a small file",
      figure: `${little.toFixed(2)} ×`,
      goal: "≤ 2.5 ×",
      met: little <= 2.5,
    },
  ];
  if (process.platform !== "linux") return rows;
  const minute = film("minute.mp4", "1920x1080", 60);
  const long = join(folder, "ten-minutes.mp4");
  spawnSync(ffmpeg, ["-v", "error", "-y", "-stream_loop", "9", "-i", minute, "-c", "copy", long]);
  const one = await watchedRun(ffmpeg, minute);
  const ten = quick ? one : await watchedRun(ffmpeg, long);
  rows.push({
    what: `memory of Node and ffmpeg together, ${quick ? 1 : 10} min of 1080p (1 min: ${one.peak.toFixed(0)} MiB)`,
    figure: `${ten.peak.toFixed(0)} MiB`,
    goal: "≤ 400 MiB",
    met: ten.peak <= 400,
  });
  return rows;
}
