// `npm run quickstart`: from a fresh clone to a signed-in page with one command.
import { spawn } from "node:child_process";
import { buildIfNeeded } from "./install.js";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(`Node 20 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

buildIfNeeded();

const port = process.env.PORT ?? "3000";
const server = spawn(process.execPath, ["app/serve.js"], {
  stdio: "inherit",
  env: {
    ...process.env,
    PORT: port,
    // Published passwords stay on this machine unless HOST says otherwise.
    HOST: process.env.HOST ?? "127.0.0.1",
    DEMO_ACCOUNTS: process.env.DEMO_ACCOUNTS ?? "on",
  },
});
server.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill("SIGTERM"));

for (let tries = 0; tries < 120; tries += 1) {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  if (answer?.ok) {
    console.log(
      `\nReady: http://localhost:${port}\nThe sign-in page shows the demo accounts. Stop with Ctrl+C.\n`,
    );
    break;
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
}
