import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { obtainVideo } from "./obtain.server";
import { VIDEO_SITES } from "./page-address";

// A server on this machine stands in for the sites: the calls are theirs but for the host that they go to.
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer;
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  answer(request, response);
});
let host = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const sitesAt = (where: string) =>
  VIDEO_SITES.map((site) => ({
    ...site,
    oembed: site.oembed?.replace("https://", `http://${where}/`) ?? null,
  }));

const INSTEAD =
  "Please upload the video as a file, or paste the direct address of one (it mostly ends in .mp4, .webm or .m3u8).";

interface Wishes {
  allowHosts?: string[];
  where?: string;
  signal?: AbortSignal;
  totalMs?: number;
}

/** What a person reads who gives the address of a page. */
async function told(address: string, { allowHosts = [host], where = host, signal, totalMs }: Wishes = {}) {
  const error = await obtainVideo(address, tmpdir(), {
    allowHosts,
    maxBytes: 1_000_000,
    maxSeconds: 600,
    signal: signal ?? new AbortController().signal,
    sites: sitesAt(where),
    ...(totalMs ? { totalMs } : {}),
  }).catch((fault: unknown) => fault);
  expect(error).toMatchObject({ fault: "page", status: 400 });
  return (error as Error).message.replace("This address is a page, not a video file. ", "");
}

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8" })
      .end(JSON.stringify(body));

test.each([
  [
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s",
    "/www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daqz-KE-bpKQ%26t%3D10s",
    {
      title: "Big Buck Bunny 60fps 4K - Official Blender Foundation Short Film",
      author_name: "Blender",
      author_url: "https://www.youtube.com/@BlenderOfficial",
      type: "video",
      height: 113,
      width: 200,
      version: "1.0",
      provider_name: "YouTube",
      provider_url: "https://www.youtube.com/",
      thumbnail_height: 360,
      html: '<iframe width="200" height="113" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed"></iframe>',
    },
    "“Big Buck Bunny 60fps 4K - Official Blender Foundation Short Film” by Blender on YouTube",
  ],
  [
    "https://vimeo.com/76979871",
    "/vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871",
    {
      type: "video",
      version: "1.0",
      provider_name: "Vimeo",
      title: "The New Vimeo Player (You Know, For Videos)",
      author_name: "Vimeo Staff",
      is_plus: "0",
      account_type: "enterprise",
      duration: 62,
      video_id: 76979871,
      uri: "/videos/76979871",
    },
    "“The New Vimeo Player (You Know, For Videos)” by Vimeo Staff on Vimeo",
  ],
  [
    "https://www.tiktok.com/@scout2015/video/6718335390845095173",
    "/www.tiktok.com/oembed?url=https%3A%2F%2Fwww.tiktok.com%2F%40scout2015%2Fvideo%2F6718335390845095173",
    {
      version: "1.0",
      type: "video",
      title: "Scramble up ur name & I’ll try to guess it😍❤️ #foryoupage",
      author_url: "https://www.tiktok.com/@scout2015",
      author_name: "Scout, Suki & Stella",
      width: "100%",
      provider_name: "TikTok",
    },
    "“Scramble up ur name & I’ll try to guess it😍❤️ #foryoupage” by Scout, Suki & Stella on TikTok",
  ],
  [
    "https://dai.ly/x8abc12",
    "/www.dailymotion.com/services/oembed?format=json&url=https%3A%2F%2Fdai.ly%2Fx8abc12",
    { type: "video", provider_name: "Dailymotion", title: "Nuit\u00a0blanche", author_name: "", width: 480 },
    "“Nuit blanche” on Dailymotion",
  ],
])("%s is told by its title and author", async (address, call, body, named) => {
  answer = json(200, body);
  expect(await told(address)).toBe(
    `It is the page of ${named}; nothing of the video itself was measured. ${INSTEAD}`,
  );
  expect(asked).toEqual([call]);
});

test.each<[string, Answer]>([
  ["a video that is private: 401", (_request, response) => response.writeHead(401).end("Unauthorized")],
  ["one that does not exist: 404", json(404, { error: "Not Found" })],
  ["a refusal: 403", json(403, { title: "Forbidden", author_name: "Nobody" })],
  ["a broken server: 500", json(500, { title: "Oops" })],
  [
    "a page of consent instead of JSON",
    (_request, response) =>
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><title>Before you continue</title>"),
  ],
  ["JSON that is none of a video", json(200, ["title"])],
  ["JSON that breaks off", (_request, response) => response.writeHead(200).end('{"title":"Half a ti')],
  ["an answer without end", (_request, response) => response.writeHead(200).end("[".repeat(400_000))],
  [
    "compressed bytes",
    (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("x"),
  ],
  ["a line that goes dead", (_request, response) => response.destroy()],
])("%s: the answer is the same but for the title", async (_what, given) => {
  answer = given;
  expect(await told("https://youtu.be/aqz-KE-bpKQ")).toBe(INSTEAD);
  expect(asked).toHaveLength(1);
});

test("a slow one keeps nobody waiting, and who gives up is not answered for it", async () => {
  let came = () => {};
  answer = () => came();
  const began = performance.now();
  expect(await told("https://vimeo.com/1", { totalMs: 300 })).toBe(INSTEAD);
  expect(performance.now() - began).toBeLessThan(5_000);
  const stop = new AbortController();
  came = () => stop.abort(new Error("closed"));
  const given = obtainVideo("https://vimeo.com/1", tmpdir(), {
    allowHosts: [host],
    maxBytes: 1000,
    maxSeconds: 600,
    signal: stop.signal,
    sites: sitesAt(host),
  });
  await expect(given).rejects.toThrow("closed");
});

test("a title is asked for through the guarded fetch: nothing inside is reached, straight or led on to", async () => {
  let touched = 0;
  const canary = createTcpServer((socket) => {
    touched += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const inside = `127.0.0.1:${(canary.address() as AddressInfo).port}`;
  try {
    expect(await told("https://vimeo.com/1", { allowHosts: [], where: inside })).toBe(INSTEAD);
    answer = (_request, response) => response.writeHead(302, { location: `http://${inside}/` }).end();
    expect(await told("https://vimeo.com/1")).toBe(INSTEAD);
    expect(asked).toHaveLength(1);
    expect(touched).toBe(0);
  } finally {
    canary.close();
  }
});
