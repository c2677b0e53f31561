import { format } from "node:util";

export type LogLevel = "info" | "warn" | "error";

/**
 * Writes one JSON line to standard output. Callers hand in names, counts and codes:
 * never a password, a cookie, a key or a prompt.
 */
export function log(level: LogLevel, event: string, facts: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`);
}

/** What may be logged of an error: its name, its code and its own frames, which hold no user's text. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  return {
    error: error.name,
    ...(typeof code === "string" ? { code } : {}),
    at: (error.stack ?? "")
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 6)
      .map((line) => line.trim()),
  };
}

/** Turns what libraries print (the server's start line, React's warnings) into JSON lines too. */
export function logConsoleAsJson(): void {
  for (const [method, level] of [
    ["log", "info"],
    ["info", "info"],
    ["warn", "warn"],
    ["error", "error"],
  ] as const) {
    console[method] = (...parts: unknown[]) => {
      // The server hands its closing's error here, which is none.
      if (parts.every((part) => part === undefined)) return;
      const error = parts.find((part) => part instanceof Error);
      if (error) log(level, "console", describeError(error));
      else log(level, "console", { message: format(...parts).slice(0, 2000) });
    };
  }
}
