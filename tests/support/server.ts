import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export interface TestServer {
  url: string;
  /** Its own folder: the database and what lies beside it. */
  folder: string;
  database: string;
  /** What it has printed so far. */
  output(): string;
  /** Its log lines, parsed. */
  logs(): Record<string, unknown>[];
  process: ChildProcess;
  /** Stops it as an operator would. @returns its exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A port that nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the built product, without waiting for it. */
export async function spawnServer(
  environment: Record<string, string> = {},
  folder = mkdtempSync(join(tmpdir(), "veo3-")),
) {
  const port = await freePort();
  const database = join(folder, "test.db");
  const child = spawn(process.execPath, ["app/serve.js"], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: `file:${database}`,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (part) => {
    text += part;
  });
  child.stderr.on("data", (part) => {
    text += part;
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return { url: `http://127.0.0.1:${port}`, folder, database, child, ended, output: () => text };
}

/**
 * Starts the built product on a fresh database and a free port, and waits until it is ready.
 * @param environment settings beside the demo accounts
 * @throws Error with what it printed, when it ends or is not ready in 20 seconds
 */
export async function startServer(
  environment: Record<string, string> = {},
  folder?: string,
): Promise<TestServer> {
  const { url, child, ended, output, ...place } = await spawnServer(
    { DEMO_ACCOUNTS: "on", ...environment },
    folder,
  );
  let over = false;
  ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (over || Date.now() > deadline) throw new Error(`The server did not start:\n${output()}`);
    await wait(40);
  }
  return {
    url,
    ...place,
    process: child,
    output,
    logs: () =>
      output()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const code = await ended;
      if (!folder) rmSync(place.folder, { recursive: true, force: true });
      return code;
    },
  };
}
