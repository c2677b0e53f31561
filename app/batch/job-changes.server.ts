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
