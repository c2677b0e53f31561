// The only way this product opens an address that a person gave it. Node's own client is used, because there the
// addresses that a name stands for can be resolved once, checked, and be the only ones that are connected to; a
// fetch with a lookup of its own would not ask it for addresses that are written as numbers.
import { lookup as resolveName } from "node:dns/promises";
import { Agent as HttpAgent, type IncomingMessage, request as openHttp } from "node:http";
import { Agent as HttpsAgent, request as openHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./address-ranges";
import { VideoError, type VideoFault } from "./video-error";

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const USUAL_PORTS = new Set(["", "80", "443"]);
const AGENT = "VEO3-Prompt-Studio/1 (video analysis)";

/** Gives every address that a name stands for. */
export type Resolver = (host: string) => Promise<string[]>;

export interface FetchLimits {
  /** Hosts that need not be public, as `host` or `host:port`, in lower case. */
  allowHosts: readonly string[];
  /** The most all bodies together may hold. */
  maxBytes: number;
  /** Milliseconds for everything together. */
  totalMs?: number;
  /** Milliseconds without a byte. */
  idleMs?: number;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
  resolve?: Resolver;
}

/** A reply whose body is still to be read. */
export interface GuardedReply {
  /** Where it came from, after redirects. */
  url: URL;
  contentType: string;
  /** Bytes, where the server says how many. */
  length: number | undefined;
  /** The bytes as they come; VideoError when they stop coming or are too many. */
  body: AsyncIterable<Buffer>;
}

const withSystemResolver: Resolver = async (host) =>
  (await resolveName(host, { all: true, verbatim: true })).map(({ address }) => address);

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

function isAllowed(url: URL, allowHosts: readonly string[]): boolean {
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  return (
    allowHosts.includes(`${url.hostname}:${port}`) ||
    (USUAL_PORTS.has(url.port) && allowHosts.includes(url.hostname))
  );
}

/**
 * Finds the addresses that may be connected to for a URL.
 * @returns its addresses, every one of them public unless the host is allowed by name
 * @throws VideoError for another scheme, credentials, an unusual port, an unknown name, or a host of which any
 *   address is not public
 */
export async function addressesFor(
  url: URL,
  { allowHosts, resolve = withSystemResolver }: Pick<FetchLimits, "allowHosts" | "resolve">,
): Promise<string[]> {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new VideoError("notHttp");
  if (url.username || url.password) throw new VideoError("credentials");
  const host = bare(url.hostname);
  const allowed = isAllowed(url, allowHosts);
  // A number that is not public is the graver fault, so it is told before the port is.
  if (isIP(host) && !allowed && !isPublicAddress(host)) throw new VideoError("notPublic");
  if (!allowed && !USUAL_PORTS.has(url.port)) throw new VideoError("oddPort");
  if (isIP(host)) return [host];
  let addresses: string[];
  try {
    addresses = await resolve(host);
  } catch {
    throw new VideoError("unknownHost");
  }
  if (addresses.length === 0) throw new VideoError("unknownHost");
  // One private address among public ones is how a name is bent: none of them is used.
  if (!allowed && !addresses.every(isPublicAddress)) throw new VideoError("notPublic");
  return addresses;
}

/** Answers a socket's question for a name with the addresses that were checked, however often it asks. */
export function lookupOf(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all, family }, callback) => {
    const fitting = answers.filter((one) => (family !== 4 && family !== 6 ? true : one.family === family));
    const [first] = fitting;
    if (!first) callback(new Error("no address of this family"), "", 0);
    else if (all) callback(null, fitting);
    else callback(null, first.address, first.family);
  };
}

/** Opens addresses, every hop checked, within one budget of time and bytes for all of them together. */
export class GuardedFetcher {
  readonly #limits: FetchLimits;
  readonly #idleMs: number;
  readonly #deadline: AbortSignal;
  readonly #signal: AbortSignal;
  #bytesLeft: number;

  constructor(limits: FetchLimits) {
    this.#limits = limits;
    this.#idleMs = limits.idleMs ?? 15_000;
    this.#deadline = AbortSignal.timeout(limits.totalMs ?? 120_000);
    this.#signal = AbortSignal.any([limits.signal, this.#deadline]);
    this.#bytesLeft = limits.maxBytes;
  }

  /**
   * Opens an address and follows where it leads.
   * @throws VideoError for what may not be opened or does not answer; the signal's reason when it is aborted
   */
  async get(address: string | URL): Promise<GuardedReply> {
    let url = readUrl(address);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const response = await this.#open(url);
      const { statusCode: status = 0, headers } = response;
      if (!REDIRECTS.has(status)) return this.#reply(url, response);
      response.destroy();
      // Node reads headers as Latin-1; addresses that are not ASCII are sent as UTF-8.
      const next = headers.location && Buffer.from(headers.location, "latin1").toString("utf8");
      if (!next || !URL.canParse(next, url)) throw new VideoError("badRedirect");
      url = new URL(next, url);
    }
    throw new VideoError("tooManyRedirects");
  }

  /**
   * Reads a body into memory, such as a playlist or a page.
   * @param max bytes
   * @param cut whether the beginning is enough where there is more
   * @throws VideoError tooLarge when there is more and it may not be cut
   */
  async text(reply: GuardedReply, max: number, cut = false): Promise<string> {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of reply.body) {
      parts.push(part);
      length += part.byteLength;
      if (length <= max) continue;
      if (cut) break;
      throw new VideoError("tooLarge");
    }
    return Buffer.concat(parts).subarray(0, max).toString("utf8");
  }

  async #open(url: URL): Promise<IncomingMessage> {
    this.#throwIfOver();
    const addresses = await addressesFor(url, this.#limits);
    this.#throwIfOver();
    const secure = url.protocol === "https:";
    const host = bare(url.hostname);
    return new Promise((resolve, reject) => {
      const outgoing = (secure ? openHttps : openHttp)({
        host,
        port: url.port || (secure ? 443 : 80),
        path: `${url.pathname}${url.search}`,
        // A connection is used once: a kept one would have been checked for another request.
        agent: secure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false }),
        ...(secure && !isIP(host) ? { servername: host } : {}),
        lookup: lookupOf(addresses),
        headers: { host: url.host, accept: "*/*", "accept-encoding": "identity", "user-agent": AGENT },
        signal: this.#signal,
        maxHeaderSize: 32_768,
      });
      let response: IncomingMessage | undefined;
      outgoing.setTimeout(this.#idleMs, () => (response ?? outgoing).destroy(new VideoError("idle")));
      outgoing.once("response", (incoming) => {
        response = incoming;
        resolve(incoming);
      });
      outgoing.once("error", (error) => reject(this.#meaning(error, "unreachable")));
      outgoing.end();
    });
  }

  #reply(url: URL, response: IncomingMessage): GuardedReply {
    const { statusCode: status = 0, headers } = response;
    const refuse = (fault: VideoFault): never => {
      response.destroy();
      throw new VideoError(fault);
    };
    if (status === 404 || status === 410) refuse("notFound");
    if (status === 401 || status === 403 || status === 451) refuse("forbidden");
    if (status !== 200) refuse("serverFailed");
    if (!/^(identity)?$/i.test(headers["content-encoding"] ?? "")) refuse("encoded");
    const declared = headers["content-length"];
    const length = declared === undefined ? undefined : Number(declared);
    if (length !== undefined && length > this.#bytesLeft) refuse("tooLarge");
    return { url, contentType: headers["content-type"] ?? "", length, body: this.#bytes(response) };
  }

  async *#bytes(response: IncomingMessage): AsyncGenerator<Buffer> {
    try {
      for await (const part of response as AsyncIterable<Buffer>) {
        this.#bytesLeft -= part.byteLength;
        if (this.#bytesLeft < 0) throw new VideoError("tooLarge");
        yield part;
      }
      if (!response.complete) throw new VideoError("interrupted");
    } catch (error) {
      throw this.#meaning(error, "interrupted");
    } finally {
      response.destroy();
    }
  }

  #throwIfOver(): void {
    this.#limits.signal.throwIfAborted();
    if (this.#deadline.aborted) throw new VideoError("tooSlow");
  }

  #meaning(error: unknown, otherwise: VideoFault): unknown {
    if (this.#limits.signal.aborted) return this.#limits.signal.reason;
    if (this.#deadline.aborted) return new VideoError("tooSlow");
    return error instanceof VideoError ? error : new VideoError(otherwise);
  }
}

function readUrl(address: string | URL): URL {
  if (!URL.canParse(address)) throw new VideoError("unknownHost");
  return new URL(address);
}
