import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** A server for clips on this machine; what stands under /held/ waits until it is let go, as a slow server would. */
export async function startClipServer(folder: string) {
  const asked: string[] = [];
  let release = () => {};
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    asked.push(path);
    if (path.startsWith("/held/")) await held;
    if (path.startsWith("/to/")) {
      // What is not ASCII goes over the line as UTF-8.
      const location = Buffer.from(decodeURIComponent(path.slice(4)), "utf8").toString("latin1");
      response.writeHead(302, { location }).end();
      return;
    }
    const file = join(folder, path.replace(/^\/held/, ""));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-length": statSync(file).size });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    /** The paths that were asked for. */
    asked,
    /** From now on what stands under /held/ waits. @returns what lets it go */
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    async stop() {
      release();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
