import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import type { Ffmpeg } from "./measure-input";

/** ffmpeg gets nothing of the server's environment: there are keys in it. */
export const NO_ENVIRONMENT = {} as NodeJS.ProcessEnv;

/** Without a byte on any output for so long, ffmpeg hangs. */
const STALL_MILLISECONDS = 60_000;
/** Faults that are kept to be counted and read. */
const KEPT_FAULTS = 50;

/** Takes what comes out of each of ffmpeg's outputs. */
export interface DecodingSinks {
  /** By file descriptor, 3 to 6. */
  pipes: Partial<Record<3 | 4 | 5 | 6, (chunk: Buffer) => void>>;
  /** A line of stderr that reports no fault. */
  onLine?: (line: string) => void;
  onProcess: (pid: number | null) => void;
}

export interface DecodingResult {
  /** ffmpeg's exit code; null if it was killed. */
  code: number | null;
  /** The first lines that ffmpeg marked as errors. */
  faults: string[];
}

/** Cuts a stream into pieces of one size; what does not fill the last is dropped. */
export function inPieces(size: number, take: (piece: Buffer) => void): (chunk: Buffer) => void {
  const held = Buffer.allocUnsafe(size);
  let filled = 0;
  return (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      // A piece that lies whole in the chunk need not be copied.
      if (filled === 0 && chunk.length - at >= size) {
        take(chunk.subarray(at, at + size));
        at += size;
        continue;
      }
      const copied = chunk.copy(held, filled, at, Math.min(chunk.length, at + size - filled));
      filled += copied;
      at += copied;
      if (filled === size) {
        take(held);
        filled = 0;
      }
    }
  };
}

/**
 * Runs ffmpeg once and hands on what it writes, no faster than it is taken.
 * @param folder its working folder
 */
export function decode(
  ffmpeg: Ffmpeg,
  args: readonly string[],
  folder: string,
  { pipes, onLine, onProcess }: DecodingSinks,
): Promise<DecodingResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpeg.path, [...ffmpeg.leadingArguments, ...args], {
      cwd: folder,
      env: NO_ENVIRONMENT,
      stdio: ["ignore", "ignore", "pipe", "pipe", "pipe", "pipe", "pipe"],
    });
    onProcess(child.pid ?? null);
    const stall = setTimeout(() => child.kill("SIGKILL"), STALL_MILLISECONDS);
    const faults: string[] = [];
    const decoder = new StringDecoder();
    let rest = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      stall.refresh();
      const lines = (rest + decoder.write(chunk)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (!/\[(error|fatal|panic)\]/.test(line)) onLine?.(line);
        else if (faults.length < KEPT_FAULTS) faults.push(line);
      }
    });
    // Typed for five entries whatever was asked for.
    const streams: readonly unknown[] = child.stdio;
    for (const descriptor of [3, 4, 5, 6] as const) {
      const stream = streams[descriptor] as Readable;
      const take = pipes[descriptor];
      // One that nobody wants must be drained all the same.
      stream.on("data", (chunk: Buffer) => {
        stall.refresh();
        take?.(chunk);
      });
    }
    child.on("error", (fault) => {
      clearTimeout(stall);
      reject(fault);
    });
    child.on("close", (code) => {
      clearTimeout(stall);
      onProcess(null);
      if (rest) onLine?.(rest);
      resolve({ code, faults });
    });
  });
}
