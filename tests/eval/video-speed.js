/** What measuring costs: wall time against a bare decode of the same file, and memory of Node and ffmpeg together. */
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("video-measure-one.js", import.meta.url));

/** Seconds that ffmpeg takes to decode a file and throw it away. @param {string} ffmpeg @param {string} file */
function bareDecode(ffmpeg, file) {
  const began = performance.now();
  const { status, stderr } = spawnSync(ffmpeg, ["-v", "error", "-nostdin", "-i", file, "-f", "null", "-"]);
  if (status !== 0) throw new Error(String(stderr));
  return (performance.now() - began) / 1000;
}

/** @param {number[]} values */
const median = (values) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

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
export function watchedRun(ffmpeg, file) {
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
 * @param {string} ffmpeg
 * @param {string} file
 * @param {(file: string) => Promise<unknown>} measure
 * @param {number} rounds
 * @returns {Promise<number>} the median of the ratios of a measuring to the bare decode next to it
 */
export async function timesBareDecode(ffmpeg, file, measure, rounds) {
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const bare = bareDecode(ffmpeg, file);
    const began = performance.now();
    await measure(file);
    ratios.push((performance.now() - began) / 1000 / bare);
  }
  return median(ratios);
}
