// `npm start`: remix-serve on the last build, with the settings of the environment and of a .env file.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

if (existsSync(".env")) process.loadEnvFile(".env");
Object.assign(process.env, { NODE_ENV: "production", PORT: process.env.PORT || "3000" });
process.argv[2] = "./build/server/index.js";
createRequire(import.meta.url)("@remix-run/serve/dist/cli.js");
