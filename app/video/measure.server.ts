import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { MeasureError } from "./measure-error";
import type { MeasureVideo } from "./measure-input";
import workerSource from "./measuring.worker.ts?bundled";
import type { MeasuringMessage, MeasuringOrder } from "./measuring-messages";

/**
 * Measures a file that was fetched and probed, in a thread and a process of their own, so that the server goes on
 * answering.
 * @throws {MeasureError} when nothing could be decoded
 */
export const measureVideo: MeasureVideo = async (
  file,
  probe,
  ffmpeg,
  { types, maximumSeconds, onProgress, signal },
) => {
  signal?.throwIfAborted();
  const folder = await mkdtemp(join(tmpdir(), "veo3-measure-"));
  try {
    return await inThread({ file, probe, ffmpeg, types, maximumSeconds, folder }, onProgress, signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

function inThread(
  order: MeasuringOrder,
  onProgress: Parameters<MeasureVideo>[3]["onProgress"],
  signal: AbortSignal | undefined,
): ReturnType<MeasureVideo> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(workerSource, { eval: true, workerData: order });
    let running: number | null = null;
    const end = () => {
      signal?.removeEventListener("abort", abort);
      if (running !== null) {
        try {
          process.kill(running, "SIGKILL");
        } catch {
          // It has just ended by itself.
        }
      }
      void thread.terminate();
    };
    const abort = () => {
      end();
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", abort);
    thread.on("message", (message: MeasuringMessage) => {
      if (message.kind === "progress") onProgress?.(message.progress);
      else if (message.kind === "process") running = message.pid;
      else {
        end();
        if (message.kind === "done") resolve({ facts: message.facts, keyframes: message.keyframes });
        else reject(message.forPeople ? new MeasureError(message.message) : new Error(message.message));
      }
    });
    thread.on("error", (fault) => {
      end();
      reject(fault);
    });
    thread.on("exit", () => {
      end();
      reject(new Error("The measuring thread ended early."));
    });
  });
}
