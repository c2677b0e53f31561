import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isPublicAddress } from "./address-ranges";
import { addressesFor, type FetchLimits, GuardedFetcher, lookupOf } from "./guarded-fetch.server";

/** A server on this machine that nothing may reach: it counts connections, before a byte is sent. */
let canary: Server;
let canaryPort = 0;
let touched = 0;
/** A server that is allowed by name and port. */
let open: ReturnType<typeof createServer>;
let openHost = "";
let answer: RequestListener = (_request, response) => response.end();

beforeAll(async () => {
  canary = createTcpServer((socket) => {
    touched += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, "::", resolve));
  canaryPort = (canary.address() as AddressInfo).port;
  open = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => open.listen(0, "127.0.0.1", resolve));
  openHost = `127.0.0.1:${(open.address() as AddressInfo).port}`;
});
afterAll(() => {
  canary.close();
  open.closeAllConnections();
  open.close();
});
beforeEach(() => {
  touched = 0;
});

const fetcher = (limits: Partial<FetchLimits> = {}) =>
  new GuardedFetcher({
    allowHosts: [openHost],
    maxBytes: 100_000,
    signal: new AbortController().signal,
    resolve: async (host) => {
      const known = NAMES[host];
      if (!known) throw new Error("ENOTFOUND");
      return known;
    },
    ...limits,
  });

const NAMES: Record<string, string[]> = {
  localhost: ["127.0.0.1"],
  "localhost.": ["127.0.0.1"],
  "inside.test": ["10.1.2.3"],
  "loopback.test": ["127.0.0.1"],
  "loopback6.test": ["::1"],
  "mapped.test": ["::ffff:127.0.0.1"],
  "metadata.test": ["169.254.169.254"],
  "azure.test": ["168.63.129.16"],
  "mixed.test": ["93.184.216.34", "127.0.0.1"],
  "nothing.test": [],
};

/** What is not ASCII goes over the line as UTF-8. */
const asSent = (address: string) => Buffer.from(address, "utf8").toString("latin1");

/** Every way to write an address that must not be reached; `:port` is the canary's. */
const INSIDE = [
  "127.0.0.1",
  "127.1",
  "127.0.1",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "0177.0.0.1",
  "017700000001",
  "0",
  "0.0.0.0",
  "①②⑦.⓪.⓪.①",
  "127。0。0。1",
  "127.0.0.1.",
  "%31%32%37.0.0.1",
  "[::]",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[::127.0.0.1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[2001::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fe80::1]",
  "[ff02::1]",
  "[100::1]",
  "[5f00::1]",
  "10.0.0.1",
  "100.64.0.1",
  "100.100.100.200",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
];
const INSIDE_NAMES = Object.keys(NAMES).filter((name) => name !== "nothing.test");

describe("an address that is not on the public internet", () => {
  test.each([...INSIDE, ...INSIDE_NAMES])("%s is refused, with a port and without", async (host) => {
    const bare = await fetcher()
      .get(`http://${host}/`)
      .catch((error: unknown) => error);
    expect(bare).toMatchObject({ name: "HttpError", fault: "notPublic", status: 400 });
    for (const scheme of ["http", "https"]) {
      const withPort = await fetcher()
        .get(`${scheme}://${host}:${canaryPort}/`)
        .catch((error: unknown) => error);
      expect(withPort).toMatchObject({ fault: expect.stringMatching(/^(notPublic|oddPort)$/) });
    }
    expect(touched).toBe(0);
  });

  test.each([...INSIDE, ...INSIDE_NAMES])("a redirect to %s is refused", async (host) => {
    for (const port of ["", `:${canaryPort}`]) {
      answer = (_request, response) =>
        response.writeHead(302, { location: asSent(`http://${host}${port}/`) }).end();
      await expect(fetcher().get(`http://${openHost}/`)).rejects.toMatchObject({
        fault: expect.stringMatching(/^(notPublic|oddPort)$/),
      });
    }
    expect(touched).toBe(0);
  });

  test("is not reached through a name that changes its mind: it is asked once, and all its answers count", async () => {
    const answers = [["93.184.216.34"], ["127.0.0.1"]];
    let asked = 0;
    const resolve = async () => answers[asked++] ?? [];
    const addresses = await addressesFor(new URL("http://rebinding.test/"), { allowHosts: [], resolve });
    expect(addresses).toEqual(["93.184.216.34"]);
    const lookup = lookupOf(addresses);
    for (let connect = 0; connect < 3; connect += 1) {
      lookup("rebinding.test", { all: true }, (_error, found) => {
        expect(found).toEqual([{ address: "93.184.216.34", family: 4 }]);
      });
      lookup("rebinding.test", { family: 6 }, (error) => expect(error).toBeInstanceOf(Error));
    }
    expect(asked).toBe(1);
    await expect(
      addressesFor(new URL("http://rebinding.test/"), { allowHosts: [], resolve }),
    ).rejects.toMatchObject({ fault: "notPublic" });
  });

  test("the canary can be touched where it is allowed", async () => {
    const allowHosts = [`127.0.0.1:${canaryPort}`];
    await expect(fetcher({ allowHosts }).get(`http://127.0.0.1:${canaryPort}/`)).rejects.toMatchObject({
      fault: "unreachable",
    });
    expect(touched).toBe(1);
  });
});

describe("what else is not opened", () => {
  test.each([
    ["file:///etc/passwd", "notHttp"],
    ["ftp://example.com/a.mp4", "notHttp"],
    ["data:video/mp4;base64,AAAA", "notHttp"],
    ["gopher://127.0.0.1/", "notHttp"],
    ["http://user@example.com/", "credentials"],
    ["http://user:password@example.com/", "credentials"],
    ["http://93.184.216.34:22/", "oddPort"],
    ["http://93.184.216.34:8080/", "oddPort"],
    ["http://unknown.test/", "unknownHost"],
    ["http://nothing.test/", "unknownHost"],
    ["http://", "unknownHost"],
  ])("%s: %s", async (address, fault) => {
    await expect(fetcher().get(address)).rejects.toMatchObject({ fault });
  });

  test("a host of one's own network needs its port allowed too, where that is unusual", async () => {
    const resolve = async () => ["10.0.0.5"];
    const find = (address: string, allowHosts: string[]) =>
      addressesFor(new URL(address), { allowHosts, resolve });
    expect(await find("http://media.school.local/", ["media.school.local"])).toEqual(["10.0.0.5"]);
    await expect(find("http://media.school.local:8080/", ["media.school.local"])).rejects.toMatchObject({
      fault: "oddPort",
    });
    expect(await find("https://media.school.local:8443/", ["media.school.local:8443"])).toEqual(["10.0.0.5"]);
    await expect(find("http://other.school.local/", ["media.school.local"])).rejects.toMatchObject({
      fault: "notPublic",
    });
  });
});

test("addresses of the public internet are public, and their neighbours too", () => {
  for (const address of ["1.1.1.1", "93.184.216.34", "100.128.0.1", "172.32.0.1", "2606:4700::1111"]) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
  for (const address of ["", "localhost", "fe80::1%eth0", "2606:4700::1111%eth0", "1.1.1", "[::1]"]) {
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  }
});

describe("a server that is reached", () => {
  const read = async (limits: Partial<FetchLimits> = {}, path = "/") => {
    const one = fetcher(limits);
    return one.text(await one.get(`http://${openHost}${path}`), 1000);
  };

  test("hands its body on, after at most five redirects", async () => {
    answer = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end(`host ${request.headers.host}`);
    };
    expect(await read({}, "/5")).toBe(`host ${openHost}`);
    await expect(read({}, "/6")).rejects.toMatchObject({ fault: "tooManyRedirects" });
  });

  test.each([
    [404, "notFound"],
    [403, "forbidden"],
    [500, "serverFailed"],
    [304, "serverFailed"],
    [206, "serverFailed"],
  ])("status %d: %s", async (status, fault) => {
    answer = (_request, response) => response.writeHead(status).end();
    await expect(read()).rejects.toMatchObject({ fault });
  });

  test("may not lead nowhere, nor compress", async () => {
    answer = (_request, response) => response.writeHead(302, { location: "http://[" }).end();
    await expect(read()).rejects.toMatchObject({ fault: "badRedirect" });
    answer = (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("x");
    await expect(read()).rejects.toMatchObject({ fault: "encoded" });
  });

  test("may not send more than is allowed, said beforehand or not, in one body or in several", async () => {
    answer = (_request, response) => response.writeHead(200, { "content-length": 200 }).end("x".repeat(200));
    await expect(read({ maxBytes: 199 })).rejects.toMatchObject({ fault: "tooLarge", status: 413 });
    answer = (_request, response) => {
      response.write("x".repeat(100));
      response.end("x".repeat(100));
    };
    await expect(read({ maxBytes: 199 })).rejects.toMatchObject({ fault: "tooLarge" });
    const both = fetcher({ maxBytes: 399 });
    await both.text(await both.get(`http://${openHost}/`), 1000);
    const second = await both.get(`http://${openHost}/`);
    await expect(both.text(second, 1000)).rejects.toMatchObject({ fault: "tooLarge" });
  });

  test("may not stop sending, dawdle, or end early", async () => {
    answer = (_request, response) => void response.write("x");
    await expect(read({ idleMs: 50 })).rejects.toMatchObject({ fault: "idle" });
    await expect(read({ totalMs: 80 })).rejects.toMatchObject({ fault: "tooSlow" });
    answer = () => undefined;
    await expect(read({ idleMs: 50 })).rejects.toMatchObject({ fault: "idle" });
    answer = (_request, response) => {
      response.writeHead(200, { "content-length": 100 });
      response.write("x", () => response.destroy());
    };
    await expect(read()).rejects.toMatchObject({ fault: "interrupted" });
  });

  test("is left when nobody waits any more", async () => {
    const gone = new AbortController();
    answer = (_request, response) => {
      response.write("x");
      gone.abort(new Error("closed"));
    };
    await expect(read({ signal: gone.signal })).rejects.toThrow("closed");
  });
});
