/** A thread of its own: for each order one run of ffmpeg, and the mathematics on what it gives. Bundled by bundled-source.js. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { MeasureError } from "./measure-error";
import { measuring } from "./measuring.server";
import type { MeasuringMessage, MeasuringOrder } from "./measuring-messages";

/** The server's own thread, which answers people, goes first. Elsewhere than on Linux this would slow all threads. */
if (process.platform === "linux") setPriority(10);

const send = (message: MeasuringMessage, moved: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, moved);

parentPort?.on("message", (order: MeasuringOrder) => {
  measuring(order, {
    onProgress: (progress) => send({ kind: "progress", progress }),
    onProcess: (pid) => send({ kind: "process", pid }),
  }).then(
    ({ facts, keyframes }) => send({ kind: "done", facts, keyframes }),
    (fault: unknown) =>
      send({
        kind: "failed",
        forPeople: fault instanceof MeasureError,
        message: fault instanceof Error ? fault.message : String(fault),
      }),
  );
});
