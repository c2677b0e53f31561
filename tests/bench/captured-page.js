import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Lets the built product answer a page once, keeps what it was rendered from, and hands back a function that
 * renders that same tree again.
 * @param {string} path with BENCH_COOKIE in the environment as the session
 * @returns {Promise<() => string>}
 */
export async function captureContext(path) {
  const build = { ...(await import(pathToFileURL(join(process.cwd(), "build/server/index.js")).href)) };
  /** @type {any} */
  let context;
  build.entry = {
    module: {
      ...build.entry.module,
      /** @type {(request: Request, status: number, headers: Headers, made: any) => Response} */
      default(_request, status, headers, made) {
        context = made;
        return new Response("", { status, headers });
      },
    },
  };
  const url = `http://127.0.0.1${path}`;
  const cookie = process.env.BENCH_COOKIE ?? "";
  await createRequestHandler(
    build,
    "production",
  )(new Request(url, { headers: { cookie, "x-client-secure": "0" } }));
  if (!context) throw new Error("The page was not rendered");
  // The stream of loader data can be read once; scripts are not what is measured here.
  const { serverHandoffStream: _stream, renderMeta: _meta, ...rest } = context;
  return () => renderToString(createElement(RemixServer, { context: rest, url }));
}
