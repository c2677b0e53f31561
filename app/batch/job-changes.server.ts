import { EventEmitter } from "node:events";

const changes = new EventEmitter();
// Every page that watches a job listens, and there may be many.
changes.setMaxListeners(0);

/** Says that something about a job is different from before. */
export const announceChange = (jobId: number) => void changes.emit(String(jobId));

/**
 * Calls back whenever a job changes.
 * @returns the function that ends it
 */
export function onChange(jobId: number, listener: () => void): () => void {
  changes.on(String(jobId), listener);
  return () => changes.off(String(jobId), listener);
}

/**
 * Waits until something is so, looking again whenever a job changes.
 * @throws the signal's reason when it is aborted first
 */
export function untilSo(jobId: number, isSo: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = () => {
      stopListening();
      signal.removeEventListener("abort", onAbort);
    };
    const onAbort = () => {
      over();
      reject(signal.reason);
    };
    const look = () => {
      if (!isSo()) return;
      over();
      resolve();
    };
    const stopListening = onChange(jobId, look);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
    else look();
  });
}
