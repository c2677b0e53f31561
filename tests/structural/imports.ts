import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

/** One import: which file names which, both from the project's root. */
export interface Arrow {
  from: string;
  to: string;
}

const SOURCE = /\.(ts|tsx|js)$/;
const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)["']([^"']+)["']/g;

/** Every source file below a folder, tests left out. */
export function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => SOURCE.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

function resolve(root: string, from: string, name: string): string | undefined {
  const path = name.startsWith("~/")
    ? join("app", name.slice(2))
    : name.startsWith("db/")
      ? name
      : name.startsWith(".")
        ? normalize(join(dirname(from), name))
        : undefined;
  if (path === undefined) return undefined;
  const candidates = ["", ".ts", ".tsx", ".js", "/index.ts"].map((ending) => path + ending);
  return candidates.find((candidate) => SOURCE.test(candidate) && existsSync(join(root, candidate)));
}

/** The imports between the project's own files; `import type` counts too, because it is knowledge as well. */
export function arrows(root: string, folders: string[]): Arrow[] {
  return folders.flatMap((folder) =>
    sources(root, folder).flatMap((from) => {
      const text = readFileSync(join(root, from), "utf8");
      return [...text.matchAll(IMPORT)].flatMap(([, name = ""]) => {
        const to = resolve(root, from, name);
        return to ? [{ from, to: relative(root, join(root, to)) }] : [];
      });
    }),
  );
}

/** The packages that a file names. */
export function packagesOf(text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .map(([, name = ""]) => name)
    .filter((name) => !/^[.~]|^db\/|^node:/.test(name));
}

/** Which room a file belongs to: its folder under app, or db, or the app's own entry files. */
export function roomOf(file: string): string {
  const [top, room = "", rest] = file.split("/");
  if (top === "db") return "db";
  return rest === undefined ? "entry" : room;
}

const EVERYONE_MAY_USE = ["http", "components", "entry"];

/** Which rooms a room may know, beside itself and those that everyone may use. */
const MAY_KNOW: Record<string, string[]> = {
  entry: ["accounts", "tools", "history", "engine", "batch", "db"],
  routes: ["tools", "history", "accounts", "batch", "film", "db"],
  tools: ["engine", "film", "video", "batch", "history", "accounts"],
  history: ["db"],
  accounts: ["db"],
  batch: ["db"],
  film: [],
  video: [],
  engine: [],
  http: [],
  components: [],
  db: [],
};

/** @returns a sentence for each arrow that no room may have */
export function forbidden(all: Arrow[]): string[] {
  return all.flatMap(({ from, to }) => {
    const [room, known] = [roomOf(from), roomOf(to)];
    if (known === "routes") return [`${from} imports ${to}: nothing imports routes`];
    if (room === "tools" && known === "tools") {
      const [, , own = "", ownFile] = from.split("/");
      const [, , other = "", otherFile] = to.split("/");
      const betweenTools = ownFile !== undefined && otherFile !== undefined && own !== other;
      return betweenTools ? [`${from} imports ${to}: tool folders never import one another`] : [];
    }
    if (room === known || EVERYONE_MAY_USE.includes(known)) return [];
    // Film and components stay free of everything, env included.
    return MAY_KNOW[room]?.includes(known) ? [] : [`${from} imports ${to}: ${room} may not know ${known}`];
  });
}
