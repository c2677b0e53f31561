import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { NO_ENVIRONMENT } from "./decoding.server";
import type { Ffmpeg } from "./measure-input";
import { VideoError } from "./video-error";

/** Of what ffmpeg says, the beginning (streams) and the end (errors) are kept: each at most so many characters. */
const KEPT_CHARACTERS = 32_000;

export interface FfmpegRun {
  /** Null when it was killed. */
  code: number | null;
  /** Its standard error. */
  said: string;
  /** What it wrote to its file descriptor 3, which `${pipePrefix}3` names. */
  written: Buffer;
}

/**
 * Runs ffmpeg to its end.
 * @param parts its arguments
 * @param bounds the signal that ends it, and the milliseconds it may take
 * @throws the signal's reason; VideoError tooLong when it was killed for its time, noFfmpeg when it cannot be started
 */
export function runFfmpeg(
  ffmpeg: Ffmpeg,
  parts: readonly string[],
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<FfmpegRun> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpeg.path, [...ffmpeg.leadingArguments, ...parts], {
      stdio: ["ignore", "ignore", "pipe", "pipe"],
      env: NO_ENVIRONMENT,
    });
    let [head, tail] = ["", ""];
    const written: Buffer[] = [];
    child.stdio[3]?.on("data", (piece: Buffer) => written.push(piece));
    child.stderr?.setEncoding("utf8").on("data", (piece: string) => {
      if (head.length < KEPT_CHARACTERS) head += piece;
      else tail = (tail + piece).slice(-KEPT_CHARACTERS);
    });
    const kill = () => child.kill("SIGKILL");
    const clock = setTimeout(kill, timeoutMs);
    signal.addEventListener("abort", kill, { once: true });
    const over = () => {
      clearTimeout(clock);
      signal.removeEventListener("abort", kill);
    };
    child.once("error", () => {
      over();
      reject(new VideoError("noFfmpeg"));
    });
    child.once("close", (code, killedBy) => {
      over();
      if (signal.aborted) reject(signal.reason);
      else if (killedBy === "SIGKILL") reject(new VideoError("tooLong"));
      else resolve({ code, said: head + tail, written: Buffer.concat(written) });
    });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
}
