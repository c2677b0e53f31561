import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { z } from "zod";

/** Yes-or-no words of shells and compose files. */
const flag = z
  .enum(["on", "off", "true", "false", "1", "0", "yes", "no"], { error: "must be on or off" })
  .transform((word) => ["on", "true", "1", "yes"].includes(word));

function isAddressOrRange(entry: string): boolean {
  const [address = "", prefix] = entry.split("/");
  const bits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits));
}

/** host or host:port; an IPv6 address stands in brackets. */
const isHost = (entry: string) => /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/i.test(entry);

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .startsWith("file:", { error: "must be a file: address, such as file:./data/veo3.db" })
    .default("file:./data/veo3.db"),
  SESSION_SECRET: z.string().min(16, { error: "must be at least 16 characters" }).optional(),
  DEMO_ACCOUNTS: flag.default(false),
  ADMIN_USERNAME: z.string().min(3, { error: "must be at least 3 characters" }).optional(),
  ADMIN_PASSWORD: z.string().min(6, { error: "must be at least 6 characters" }).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: z.string().min(1).default("gpt-4o-mini"),
  LLM_TIMEOUT_MS: z.coerce
    .number({ error: "must be a number of milliseconds" })
    .int()
    .min(100)
    .max(600_000)
    .default(60_000),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) => list.split(/[,\s]+/).filter(Boolean))
    .refine((list) => list.every(isAddressOrRange), {
      error: "must be IP addresses or ranges, with commas between",
    }),
  PUBLIC_URL: webAddress.optional(),
  /** Where programs are looked for, as the operating system has it. */
  PATH: z.string().default(""),
  FFMPEG_PATH: z
    .string()
    .refine((path) => existsSync(path), { error: "names a file that does not exist" })
    .optional(),
  VIDEO_ALLOW_HOSTS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[,\s]+/)
        .filter(Boolean),
    )
    .refine((list) => list.every(isHost), {
      error: "must be hosts, each with a port where it needs one, with commas between",
    }),
  VIDEO_MAX_BYTES: z.coerce
    .number({ error: "must be a number of bytes" })
    .int()
    .min(1_000_000)
    .max(4_000_000_000)
    .default(200_000_000),
  VIDEO_MAX_SECONDS: z.coerce
    .number({ error: "must be a number of seconds" })
    .int()
    .min(1)
    .max(7_200)
    .default(600),
  CONTACT_URL: webAddress.optional(),
  CHANNEL_URL: webAddress.optional(),
});
export type Environment = z.output<typeof environment>;

/** Secrets that may also come from a file named by NAME_FILE, as container platforms hand them out. */
const SECRETS = ["SESSION_SECRET", "ADMIN_PASSWORD", "OPENAI_API_KEY"] as const;

/**
 * Reads the settings from an environment.
 * @param source name → value; an empty value counts as not set
 * @returns the settings, defaults filled in
 * @throws Error whose message is one line that names the variable and what is wrong with it
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const values = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  for (const name of SECRETS) {
    const path = values[`${name}_FILE`];
    if (!path) continue;
    if (!existsSync(path)) throw new Error(`${name}_FILE names a file that does not exist`);
    values[name] = readFileSync(path, "utf8").trim();
  }
  const result = environment.safeParse(values);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${String(issue?.path[0] ?? "The environment")} ${issue?.message ?? "is not valid"}`);
}

function readOrStop(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(`Cannot start: ${(error as Error).message}`);
    process.exit(1);
  }
}

/** The settings of this process, read once. The only reader of process.env. */
export const env = readOrStop();
