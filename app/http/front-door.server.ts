// remix-serve has no hook for every reply. Node announces each request before the server sees it, so this
// module, imported once by entry.server, puts one listener in front of whatever listens.
import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { BlockList, isIP } from "node:net";
import { env } from "~/env.server";
import { log, logConsoleAsJson } from "./log.server";

/** Set by this module on every request, whatever the client sent under these names. */
export const CLIENT_ADDRESS = "x-client-address";
export const CLIENT_SECURE = "x-client-secure";
export const REQUEST_ID = "x-request-id";

const PUBLIC_FILE = /^\/(assets\/|favicon\.(svg|ico)$|robots\.txt$)/;
const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const PAGE_METHODS = new Set(["GET", "HEAD", "POST"]);

const publicAddress = env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : undefined;
const trustedProxies = new BlockList();
for (const entry of env.TRUSTED_PROXIES) {
  const [address = "", prefix] = entry.split("/");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (prefix) trustedProxies.addSubnet(address, Number(prefix), family);
  else trustedProxies.addAddress(address, family);
}

const plainAddress = (address: string) => address.replace(/^::ffff:/, "");
const isTrusted = (address: string) =>
  isIP(address) !== 0 && trustedProxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

function first(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? "";
}

/** The nearest address that no trusted proxy of ours has: a client can write anything before it. */
function clientAddress(request: IncomingMessage, forwarded: string): string {
  const chain = [
    ...forwarded
      .split(",")
      .map((part) => plainAddress(part.trim()))
      .filter((part) => isIP(part) !== 0),
  ];
  let nearest = plainAddress(request.socket.remoteAddress ?? "");
  while (isTrusted(nearest) && chain.length > 0) nearest = chain.pop() as string;
  return nearest;
}

/** Replaces what a client says of itself by what this server knows of it. */
function identify(request: IncomingMessage): { id: string; secure: boolean } {
  const { headers } = request;
  const throughProxy = isTrusted(plainAddress(request.socket.remoteAddress ?? ""));
  const secure =
    publicAddress?.protocol === "https:" ||
    (throughProxy && first(headers["x-forwarded-proto"]).startsWith("https"));
  const address = clientAddress(request, throughProxy ? first(headers["x-forwarded-for"]) : "");
  const id = randomUUID();
  for (const name of ["x-forwarded-for", "x-forwarded-proto", "forwarded"]) delete headers[name];
  if (!throughProxy) delete headers["x-forwarded-host"];
  headers[CLIENT_ADDRESS] = address;
  headers[CLIENT_SECURE] = secure ? "1" : "0";
  headers[REQUEST_ID] = id;
  // Brotli at run time costs more than everything else together; gzip stays.
  const encodings = first(headers["accept-encoding"]);
  if (encodings.includes("br"))
    headers["accept-encoding"] = encodings.replace(/\bbr\b(;q=[\d.]+)?\s*,?\s*/, "");
  return { id, secure };
}

function setHeaders(response: ServerResponse, path: string, secure: boolean, id: string): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "same-origin");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("X-Request-Id", id);
  if (secure) response.setHeader("Strict-Transport-Security", "max-age=31536000");
  // The static layer keeps a Cache-Control that stands, so only the files it should cache go without.
  if (!PUBLIC_FILE.test(path)) response.setHeader("Cache-Control", "no-store");
}

/** Whether a state-changing request was sent by a page of another site (or of none that can be named). */
function isForeign(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (request.headers["sec-fetch-site"] === "cross-site") return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host: sender } = new URL(origin);
  return (
    sender !== host && sender !== publicAddress?.host && sender !== first(request.headers["x-forwarded-host"])
  );
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  request.resume();
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", Connection: "close" });
  response.end(JSON.stringify({ message }));
}

function inFrontOf(next: RequestListener): RequestListener {
  return (request, response) => {
    const began = performance.now();
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    const { id, secure } = identify(request);
    setHeaders(response, path, secure, id);
    if (!PUBLIC_FILE.test(path)) {
      response.once("close", () => {
        const ms = Math.round((performance.now() - began) * 10) / 10;
        const { statusCode: status, writableFinished: finished } = response;
        log("info", "request", {
          id,
          method: request.method,
          path,
          status,
          ms,
          ...(finished ? {} : { aborted: true }),
        });
      });
    }
    if (!URL.canParse(`http://${request.headers.host}${request.url}`)) {
      return refuse(request, response, 400, "The address of this request is not valid.");
    }
    if (!READS.has(request.method ?? "") && isForeign(request)) {
      return refuse(request, response, 403, "This request came from another site and was refused.");
    }
    if (!PAGE_METHODS.has(request.method ?? "") && !path.startsWith("/api/")) {
      response.setHeader("Allow", [...PAGE_METHODS].join(", "));
      return refuse(request, response, 405, "Pages take GET and POST only.");
    }
    next(request, response);
  };
}

const guarded = new WeakSet<Server>();
const stopping = new AbortController();

/** Aborted when the process was told to end: what would stay open ends itself, and nothing new is begun. */
export const stopSignal: AbortSignal = stopping.signal;

/** What must be finished before the process may end, in the order given. */
const beforeExit: (() => void | Promise<void>)[] = [];
export function onStop(work: () => void | Promise<void>): void {
  beforeExit.push(work);
}

async function stop(server: Server | undefined): Promise<void> {
  if (stopSignal.aborted) return;
  stopping.abort();
  log("info", "stopping");
  setTimeout(() => process.exit(0), 9000).unref();
  if (server) {
    // remix-serve closes the server on the same signal: a second close would be an error.
    const closed = new Promise((resolve) => server.once("close", resolve));
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 7000))]);
  }
  for (const work of beforeExit) await work();
  process.exit(0);
}

/** remix-serve writes an access log of its own, not in JSON: it is told to write nothing. */
function silenceAccessLog(): void {
  const inServe = createRequire(createRequire(import.meta.url).resolve("@remix-run/serve/package.json"));
  inServe("morgan").format("tiny", () => undefined);
}

function install(): void {
  let current: Server | undefined;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    current = server;
    // Long enough for a video to be sent over a slow line; the headers must come at once.
    server.requestTimeout = 600_000;
    server.headersTimeout = 10_000;
    const listeners = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on(
      "request",
      inFrontOf((request, response) => {
        for (const listener of listeners) listener.call(server, request, response);
      }),
    );
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(current));
  if (env.NODE_ENV === "production") {
    logConsoleAsJson();
    silenceAccessLog();
  }
}

const global = globalThis as { veo3FrontDoor?: true };
if (!global.veo3FrontDoor) {
  global.veo3FrontDoor = true;
  install();
}
