import { Agent, request } from "node:http";

/** @typedef {{ perSecond: number, p50: number, p95: number, slowest: number, failures: number, count: number }} Load */

/**
 * @param {number[]} sorted ascending
 * @param {number} share 0 to 1
 */
const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** @param {number[]} values @returns {number} the middle one */
export function median(values) {
  return quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
}

/**
 * Sends one request over and over from several connections that are kept open, each waiting for its answer.
 * @param {string} url
 * @param {{ seconds?: number, connections?: number, headers?: Record<string, string>, method?: string, body?: string, pauseMs?: number }} [options]
 *   pauseMs: how long each connection rests between an answer and its next request
 * @returns {Promise<Load>} answers a second; milliseconds; failures are 5xx and broken connections
 */
export async function load(url, options = {}) {
  const { seconds = 5, connections = 20, headers = {}, method = "GET", body, pauseMs = 0 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const times = [];
  let failures = 0;
  const until = performance.now() + seconds * 1000;

  /** @returns {Promise<void>} */
  const once = () =>
    new Promise((resolve) => {
      const began = performance.now();
      const sent = request(url, { agent, method, headers }, (response) => {
        response.resume();
        response.on("end", () => {
          times.push(performance.now() - began);
          if ((response.statusCode ?? 500) >= 500) failures += 1;
          resolve();
        });
      });
      sent.on("error", () => {
        failures += 1;
        resolve();
      });
      sent.end(body);
    });
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        await once();
        if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    count: times.length,
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    slowest: times.at(-1) ?? 0,
    failures,
  };
}
