import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { arrows, forbidden, packagesOf, sources } from "./imports";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const files = [...sources(root, "app"), ...sources(root, "db")];

describe("the arrows between rooms", () => {
  test("are the ones app/README.md draws", () => {
    const all = arrows(root, ["app", "db"]);
    expect(all.length).toBeGreaterThan(100);
    expect(forbidden(all)).toEqual([]);
  });

  test.each([
    ["app/film/look.ts", "app/history/runs.server.ts"],
    ["app/engine/openai.server.ts", "app/tools/enhance/schema.ts"],
    ["app/history/runs.server.ts", "app/tools/registry.server.ts"],
    ["app/tools/mood-board/compose.server.ts", "app/tools/enhance/compose.server.ts"],
    ["app/components/shell.tsx", "app/accounts/sessions.server.ts"],
    ["app/tools/enhance/route.tsx", "app/routes/auth.tsx"],
    ["db/schema.ts", "app/film/look.ts"],
    ["app/video/shots.ts", "db/client.server.ts"],
    ["app/batch/worker.server.ts", "app/tools/registry.server.ts"],
    ["app/batch/jobs.server.ts", "app/history/runs.server.ts"],
  ])("the rule can fail: %s must not import %s", (from, to) => {
    expect(forbidden([{ from, to }])).toHaveLength(1);
  });
});

describe("what is done in one place only", () => {
  const offenders = (pattern: RegExp, allowed: string[]) =>
    files.filter((file) => pattern.test(read(file)) && !allowed.includes(file));

  test("process.env is read in env.server.ts (and set by the scripts that start the server)", () => {
    expect(
      offenders(/process\.env\b/, [
        "app/env.server.ts",
        "app/quickstart.js",
        "app/serve.js",
        "app/accounts/command/admin.js",
      ]),
    ).toEqual([]);
  });

  test("bodies are read by the doors", () => {
    expect(offenders(/\.(formData|json|text|arrayBuffer)\(\)/, ["app/http/form.server.ts"])).toEqual([]);
  });

  test("the openai package is imported by the engine alone", () => {
    const importers = files.filter((file) =>
      packagesOf(read(file)).some((name) => name.split("/")[0] === "openai"),
    );
    expect(importers).toEqual(["app/engine/openai.server.ts"]);
  });

  test("the database is spoken to by db and the rooms that own rows", () => {
    const importers = files.filter((file) =>
      packagesOf(read(file)).some((name) => /^(drizzle-orm|better-sqlite3)/.test(name)),
    );
    for (const file of importers) expect(file).toMatch(/^(db|app\/(accounts|history|batch))\//);
  });

  test("film is pure: no I/O, no clock, no chance", () => {
    for (const file of files.filter((name) => name.startsWith("app/film/"))) {
      const text = read(file);
      expect([file, packagesOf(text).filter((name) => !/^(compromise|culori)/.test(name))]).toEqual([
        file,
        [],
      ]);
      expect([file, /from "node:|Math\.random|Date\.now|new Date\(|\bfetch\(/.test(text)]).toEqual([
        file,
        false,
      ]);
    }
  });
});

describe("tools", () => {
  const folders = readdirSync(join(root, "app/tools"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  const isGuide = (folder: string) => existsSync(join(root, `app/tools/${folder}/guide.server.ts`));

  test.each(folders)("%s stands in the registry once, and its path is where it is mounted", (folder) => {
    const part = isGuide(folder) ? "guide.server" : "tool.server";
    const text = read(`app/tools/${folder}/${part}.ts`);
    expect(text).toContain(`id: "${folder}"`);
    expect(text).toContain(`path: "${folder === "enhance" ? "/" : `/${folder}`}"`);
    expect(read("app/tools/registry.server.ts").split(`./${folder}/${part}`)).toHaveLength(2);
    expect(() => read(`app/tools/${folder}/route.tsx`)).not.toThrow();
  });

  test.each(folders.filter((folder) => !isGuide(folder)))("%s has a tool's parts", (folder) => {
    // A tool without instructions is given to no model, and does its own work instead of composing.
    const isAsked = /^ {2}instructions\b/m.test(read(`app/tools/${folder}/tool.server.ts`));
    for (const part of ["schema.ts", ...(isAsked ? ["compose.server.ts", "instructions.server.ts"] : [])]) {
      expect(() => read(`app/tools/${folder}/${part}`)).not.toThrow();
    }
  });

  test("instructions, composers and vocabulary stay out of what the browser loads", () => {
    const clientSide = files.filter((file) => /\.tsx?$/.test(file) && !/\.server\.tsx?$/.test(file));
    for (const file of clientSide.filter((name) => /^app\/(tools|components)\//.test(name))) {
      const known = [...read(file).matchAll(/^import (?!type).*from "(~\/film\/[^"]+)"/gm)].map(
        ([, name]) => name,
      );
      for (const name of known) expect([file, name]).toEqual([file, "~/film/sections"]);
    }
  });
});

describe("commands on a fresh clone", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

  test.each(["quickstart", "dev", "build", "test", "bench", "eval", "admin"])(
    "npm run %s installs the packages before anything imports one",
    (command) => {
      expect(scripts[`pre${command}`]).toBe("node app/install.js");
    },
  );

  test("what installs them needs nothing but Node", () => {
    expect(packagesOf(read("app/install.js"))).toEqual([]);
    expect(read("app/install.js")).not.toMatch(/from "\./);
  });
});

describe("the house", () => {
  test("has no drawer for what has no name", () => {
    for (const file of files) expect(file).not.toMatch(/\/(utils?|helpers?|misc|common|lib|shared)(\/|\.)/);
  });

  test("names no registry host and no path of one machine", () => {
    const texts = [...files, "package.json", "package-lock.json", "README.md", "Dockerfile"].map(
      (file) => [file, read(file)] as const,
    );
    for (const [file, text] of texts) {
      expect([file, /registry\.npmjs|\/work\/main|\/root\//.test(text)]).toEqual([file, false]);
    }
  });
});
