// How soon a page is answered while a video is analysed, against how soon it is without.
import { spawnSync } from "node:child_process";
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { findOrInstallFfmpeg } from "../support/ffmpeg.js";
import { load } from "./load.js";

const SECONDS = 40;
/** People who read a page each: few, so that it is the analysis that makes them wait and not one another. */
const READERS = { connections: 4, pauseMs: 100 };

/** @param {string} folder @returns {string} a film of 1080p with sound */
function film(folder) {
  const file = join(folder, "film.mp4");
  const { status, stderr } = spawnSync(findOrInstallFfmpeg(), [
    ...["-v", "error", "-y", "-f", "lavfi", "-i", `testsrc2=s=1920x1080:r=30:d=${SECONDS}`],
    ...["-f", "lavfi", "-i", `anoisesrc=d=${SECONDS}:a=0.2:c=pink`],
    ...["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac", file],
  ]);
  if (status !== 0) throw new Error(String(stderr));
  return file;
}

/**
 * Adds a row to the table: a page's times before an analysis, and while one runs.
 * @param {{ start: (environment: Record<string, string>) => Promise<{ url: string, stop: () => Promise<unknown> }>,
 *   cookieOf: (url: string) => Promise<string>, folder: string, row: (...cells: string[]) => void }} bench
 *   `start` starts the product, `cookieOf` signs in there
 */
export async function benchVideo({ start, cookieOf, folder, row }) {
  const file = film(folder);
  const files = createServer((_request, response) => createReadStream(file).pipe(response));
  await new Promise((resolve) => files.listen(0, "127.0.0.1", () => resolve(undefined)));
  const host = `127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (files.address()).port}`;
  const { url, stop } = await start({ VIDEO_ALLOW_HOSTS: host });
  try {
    const cookie = await cookieOf(url);
    const pages = (/** @type {number} */ seconds) =>
      load(`${url}/`, { headers: { cookie }, seconds, ...READERS });
    await pages(2);
    const before = await pages(5);
    let analysing = true;
    const analysis = fetch(`${url}/api/tools/video-analysis`, {
      method: "POST",
      headers: { cookie },
      body: JSON.stringify({ videoUrl: `http://${host}/film.mp4` }),
    }).finally(() => {
      analysing = false;
    });
    /** @type {import("./load.js").Load[]} */
    const during = [];
    while (analysing) during.push(await pages(1));
    const { status } = await analysis;
    if (status !== 200) throw new Error(`the analysis ended with ${status}`);
    // The last second may have been one without an analysis.
    const whole = during.slice(0, -1);
    const p95 = Math.max(...whole.map((second) => second.p95));
    const p50 = whole.map((second) => second.p50).sort((one, other) => one - other)[whole.length >> 1] ?? 0;
    const failed = whole.reduce((sum, { failures }) => sum + failures, 0);
    row(
      `a page while ${SECONDS} s of 1080p are analysed (${whole.length} s), p50 and worst p95 of a second`,
      `${p50.toFixed(1)} and ${p95.toFixed(0)} ms`,
      `${before.p50.toFixed(1)} and ${before.p95.toFixed(0)} ms without`,
      `${(p50 / before.p50).toFixed(2)} ×, ${failed} failed`,
      "≤ 2 ×, 0 failed",
    );
  } finally {
    await stop();
    files.close();
  }
}
