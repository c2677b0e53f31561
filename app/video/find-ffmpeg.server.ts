import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join, resolve } from "node:path";
import { env } from "~/env.server";
import type { Ffmpeg } from "./measure-input";
import { runFfmpeg } from "./run-ffmpeg.server";
import { VideoError } from "./video-error";

const START_MS = 15_000;
const PROGRAM = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";

const native = (path: string): Ffmpeg => ({
  kind: "native",
  path,
  leadingArguments: [],
  pipePrefix: "pipe:",
});

/** The npm package @ffmpeg/core, where it is installed: optional, 62 MB, for machines without an ffmpeg. */
function webAssembly(): Ffmpeg[] {
  try {
    const core = createRequire(resolve("package.json")).resolve("@ffmpeg/core");
    // A file of its own, not bundled: it is started as a process, from the project's folder like the server itself.
    const script = resolve("app/video/wasm-ffmpeg.js");
    return [{ kind: "wasm", path: process.execPath, leadingArguments: [script, core], pipePrefix: "/out/" }];
  } catch {
    return [];
  }
}

/** Where an ffmpeg may be, best first: the one that the operator named, those on PATH, the npm package. */
export function ffmpegCandidates(named: string | undefined, searchPath: string): Ffmpeg[] {
  const onPath = searchPath
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, PROGRAM));
  return [...(named ? [named] : []), ...onPath.filter((path) => existsSync(path))]
    .map(native)
    .concat(webAssembly());
}

/**
 * Finds the first of these that runs.
 * @throws VideoError noFfmpeg when none does
 */
export async function firstThatRuns(candidates: readonly Ffmpeg[]): Promise<Ffmpeg> {
  for (const candidate of candidates) {
    const { signal } = new AbortController();
    const run = await runFfmpeg(candidate, ["-version"], { signal, timeoutMs: START_MS }).catch(
      () => undefined,
    );
    // The WebAssembly build writes its version to standard error, the others to standard output.
    if (run?.code === 0) return candidate;
  }
  throw new VideoError("noFfmpeg");
}

let found: Promise<Ffmpeg> | undefined;

/**
 * The ffmpeg of this server, found once and tried by running it.
 * @throws VideoError noFfmpeg when there is none; the next call looks again
 */
export function findFfmpeg(): Promise<Ffmpeg> {
  found ??= firstThatRuns(ffmpegCandidates(env.FFMPEG_PATH, env.PATH)).catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}
