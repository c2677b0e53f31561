import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { databasePath } from "db/client.server";
import { env } from "~/env.server";

function secretBesideDatabase(): string {
  const path = join(dirname(databasePath), "session-secret");
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  const secret = randomBytes(32).toString("base64url");
  // Made with its mode, never widened first; "wx" so that two starts at once cannot both write.
  const file = openSync(path, "wx", 0o600);
  writeSync(file, secret);
  closeSync(file);
  return secret;
}

/** The key that session tokens are hashed with: set by the operator, or made once beside the database. */
export const sessionSecret = env.SESSION_SECRET ?? secretBesideDatabase();
