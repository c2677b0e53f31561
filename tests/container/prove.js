// Proves the Dockerfile's steps where there is no Docker: carries out its instructions in a clean folder, with the
// product's own stage owned by nobody who runs it, and then signs in. Run as root: `node tests/container/prove.js`.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const repository = new URL("../..", import.meta.url).pathname;
const room = mkdtempSync(join(tmpdir(), "veo3-container-"));
chmodSync(room, 0o755);
const PORT = "3999";
const NOBODY = 65_534;

/** @typedef {{ name: string, root: string, workdir: string, env: Record<string, string>, user?: string }} Stage */
/** @type {Stage[]} */
const stages = [];
/** @type {string[]} */
let command = [];
let healthcheck = "";

/** @param {Stage} stage @param {string} path a path inside the image @returns {string} where it lies here */
const inside = (stage, path) => join(stage.root, path.startsWith("/") ? path : join(stage.workdir, path));

/**
 * @param {Record<string, string>} more @returns {NodeJS.ProcessEnv} what a container starts with, and more
 */
const settings = (more) =>
  /** @type {NodeJS.ProcessEnv} */ (
    /** @type {unknown} */ ({ PATH: process.env.PATH, HOME: process.env.HOME, ...more })
  );

/** @param {Stage} stage @param {string} line */
function shell(stage, line) {
  if (/\bapt-get install\b/.test(line)) {
    // Packages of the system cannot be put into a folder: they are taken as this machine has them.
    console.log(`Taken as it is here: ${line}`);
    return;
  }
  // What names the image's own folders is led to ours.
  const led = line
    .replaceAll("/data", join(stage.root, "data"))
    .replace(/chown \S+ (\S+)/, `chown ${NOBODY} $1`);
  const { status } = spawnSync("bash", ["-euc", led], {
    cwd: inside(stage, "."),
    stdio: "inherit",
    env: settings(stage.name === "product" ? stage.env : {}),
  });
  if (status !== 0) throw new Error(`RUN failed: ${line}`);
}

/** @param {Stage} stage @param {string[]} parts */
function copy(stage, parts) {
  const source = parts[0]?.startsWith("--from=")
    ? stages.find(({ name }) => name === parts[0]?.slice(7))
    : undefined;
  const paths = source ? parts.slice(1) : parts;
  const target = inside(stage, paths.at(-1) ?? ".");
  for (const path of paths.slice(0, -1)) {
    if (!source && path === ".") {
      // What git tracks: what a clean clone holds.
      const files = execFileSync("git", ["ls-files"], { cwd: repository, encoding: "utf8" })
        .split("\n")
        .filter(Boolean);
      for (const file of files) cpSync(join(repository, file), join(target, file), { recursive: true });
      continue;
    }
    const from = source ? inside(source, path) : join(repository, path);
    const to =
      statSync(from).isDirectory() || !(paths.at(-1) ?? "").endsWith("/") ? target : join(target, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

/** @param {string} line */
function carryOut(line) {
  const [word = "", ...parts] = line.split(/\s+/);
  const rest = line.slice(word.length).trim();
  const stage = stages.at(-1);
  if (word === "FROM") {
    const [base, , name = ""] = parts;
    const parent = stages.find((one) => one.name === base);
    const root = join(room, name);
    mkdirSync(root, { recursive: true });
    if (parent) cpSync(parent.root, root, { recursive: true, verbatimSymlinks: true });
    stages.push({ name, root, workdir: parent?.workdir ?? "/", env: {} });
    return;
  }
  if (!stage) throw new Error(`No FROM before: ${line}`);
  if (word === "WORKDIR") {
    stage.workdir = rest;
    mkdirSync(inside(stage, "."), { recursive: true });
  } else if (word === "ENV")
    for (const pair of parts) stage.env[pair.split("=")[0] ?? ""] = pair.slice(pair.indexOf("=") + 1);
  else if (word === "COPY") copy(stage, parts);
  else if (word === "RUN") shell(stage, rest);
  else if (word === "USER") stage.user = rest;
  else if (word === "CMD") command = JSON.parse(rest);
  else if (word === "HEALTHCHECK") healthcheck = rest.slice(rest.indexOf("CMD ") + 4);
  else if (!["VOLUME", "EXPOSE"].includes(word)) throw new Error(`Unknown instruction: ${line}`);
}

try {
  const lines = readFileSync(join(repository, "Dockerfile"), "utf8").split("\n");
  for (const line of lines.filter((one) => one.trim() && !one.startsWith("#"))) {
    console.log(`· ${line.slice(0, 120)}`);
    carryOut(line);
  }
  const product = stages.at(-1);
  if (!product?.user) throw new Error("The product runs as root");
  for (const left of ["vite", "vitest", "@playwright/test"]) {
    if (existsSync(inside(product, join("node_modules", left))))
      throw new Error(`${left} is left in the product`);
  }
  execFileSync("chmod", ["-R", "a-w,a+rX", inside(product, ".")]);
  const data = join(product.root, "data");
  chownSync(data, NOBODY, NOBODY);
  const env = settings({
    ...product.env,
    PORT,
    DATABASE_URL: `file:${join(data, "veo3.db")}`,
    DEMO_ACCOUNTS: "on",
  });
  const [program = "", ...rest] = command;
  const server = spawn(program === "node" ? process.execPath : program, rest, {
    cwd: inside(product, "."),
    uid: NOBODY,
    gid: NOBODY,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const healthy = () => spawnSync("bash", ["-c", healthcheck], { env }).status === 0;
  for (let tries = 0; !healthy(); tries += 1) {
    if (tries > 60) throw new Error("The health check never passed");
    await wait(250);
  }
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/login`, {
    method: "POST",
    body: JSON.stringify({ username: "student", password: "veo3-student-demo" }),
  });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}`);
  server.kill("SIGTERM");
  const code = await ended;
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code}`);
  const size = execFileSync("du", ["-sm", inside(product, ".")], { encoding: "utf8" }).split("\t")[0];
  console.log(
    `\nThe Dockerfile's steps hold: built, healthy, signed in, stopped with 0. The product's folder is ${size} MB.`,
  );
} finally {
  spawnSync("chmod", ["-R", "u+w", room]);
  rmSync(room, { recursive: true, force: true });
}
