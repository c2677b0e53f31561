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

/**
 * A thread that has measured is kept for the next video for so long: its code is warm, which saves a short one a third of
 * its time. Then its memory is given back.
 */
const KEPT_MILLISECONDS = 30_000;
let resting: { thread: Worker; stop: () => void } | undefined;

/** @returns the thread that rests, or a new one */
function takeThread(): Worker {
  if (!resting) return new Worker(workerSource, { eval: true });
  const { thread, stop } = resting;
  stop();
  thread.ref();
  return thread;
}

/** Keeps a thread that has measured, unless another one rests already. */
function giveBack(thread: Worker): void {
  if (resting) {
    void thread.terminate();
    return;
  }
  const stop = () => {
    clearTimeout(clock);
    thread.off("error", stop).off("exit", stop);
    resting = undefined;
  };
  const clock = setTimeout(() => {
    stop();
    void thread.terminate();
  }, KEPT_MILLISECONDS);
  thread.on("error", stop).on("exit", stop);
  // Neither the thread nor its clock keeps the process from ending.
  clock.unref();
  thread.unref();
  resting = { thread, stop };
}

function inThread(
  order: MeasuringOrder,
  onProgress: Parameters<MeasureVideo>[3]["onProgress"],
  signal: AbortSignal | undefined,
): ReturnType<MeasureVideo> {
  return new Promise((resolve, reject) => {
    const thread = takeThread();
    let running: number | null = null;
    const leave = () => {
      signal?.removeEventListener("abort", abort);
      thread.off("message", take).off("error", fail).off("exit", exit);
    };
    const fail = (fault: unknown) => {
      leave();
      if (running !== null) {
        try {
          process.kill(running, "SIGKILL");
        } catch {
          // It has just ended by itself.
        }
      }
      void thread.terminate();
      reject(fault);
    };
    const abort = () => fail(signal?.reason);
    const exit = () => fail(new Error("The measuring thread ended early."));
    const take = (message: MeasuringMessage) => {
      if (message.kind === "progress") onProgress?.(message.progress);
      else if (message.kind === "process") running = message.pid;
      else if (message.kind === "done") {
        leave();
        giveBack(thread);
        resolve({ facts: message.facts, keyframes: message.keyframes });
      } else fail(message.forPeople ? new MeasureError(message.message) : new Error(message.message));
    };
    signal?.addEventListener("abort", abort);
    thread.on("message", take).on("error", fail).on("exit", exit);
    thread.postMessage(order);
  });
}
