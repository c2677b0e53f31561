import { VideoError } from "./video-error";

interface Waiter {
  start(): void;
  onWaiting?(before: number): void;
}

/** Lets one work at a time; the others wait in the order they came, and know how many are before them. */
export class Turns {
  readonly #waiting: Waiter[] = [];
  readonly #longest: number;
  #taken = false;

  /** @param longest how many may wait */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /**
   * Waits for a turn.
   * @param onWaiting told how many come first, whenever that changes
   * @returns what ends the turn; to be called once, whatever happened
   * @throws VideoError busy when too many wait already; the signal's reason when it is aborted before the turn comes
   */
  async take(signal: AbortSignal, onWaiting?: (before: number) => void): Promise<() => void> {
    signal.throwIfAborted();
    if (!this.#taken) {
      this.#taken = true;
      return this.#end();
    }
    if (this.#waiting.length >= this.#longest) throw new VideoError("busy");
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        this.#tell();
        reject(signal.reason);
      };
      const waiter: Waiter = {
        start: () => {
          signal.removeEventListener("abort", leave);
          resolve(this.#end());
        },
        onWaiting,
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting.push(waiter);
      onWaiting?.(this.#waiting.length);
    });
  }

  #tell(): void {
    for (const [at, { onWaiting }] of this.#waiting.entries()) onWaiting?.(at + 1);
  }

  #end(): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#taken = false;
      this.#tell();
    };
  }
}
