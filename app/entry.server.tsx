import "./http/front-door.server";
import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleErrorFunction,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { closeDatabase } from "db/client.server";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { demoAccounts } from "./accounts/first-accounts.server";
import { stopWorker } from "./batch/worker.server";
import { NonceContext } from "./components/nonce";
import { toHttpError } from "./http/errors.server";
import { onStop, REQUEST_ID } from "./http/front-door.server";
import { describeError, log } from "./http/log.server";
import { startBatches } from "./tools/batch-items.server";

/** How long a page may wait for what it defers. Nothing that matters is deferred, so this is only a bound. */
export const streamTimeout = 2000;

// Nobody is let in before somebody can sign in.
await demoAccounts;
startBatches();
onStop(stopWorker);
onStop(closeDatabase);

const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    // Swatches and bars are drawn with style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = randomBytes(16).toString("base64");
  // Whoever does not run scripts gets the page whole.
  const ready = isbot(request.headers.get("user-agent") ?? "") ? "onAllReady" : "onShellReady";
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        [ready]() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          if (import.meta.env.PROD) headers.set("Content-Security-Policy", policy(nonce));
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          if (!request.signal.aborted)
            log("error", "render", { id: request.headers.get(REQUEST_ID), ...describeError(error) });
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** What loaders and actions throw that is no reply: logged with the request's id, never shown. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // A router's own refusals (no such method, no such page) carry their status.
  const status = (error as { status?: number } | undefined)?.status ?? toHttpError(error).status;
  if (status >= 500)
    log("error", "fault", { id: request.headers.get(REQUEST_ID), status, ...describeError(error) });
};
