import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { clipFolder, ffmpeg, twoShots } from "../../tests/support/clips";
import { findFfmpeg } from "./find-ffmpeg.server";
import { obtainVideo } from "./obtain.server";
import { readHtml, readOembed, sayPage, videoSiteOf } from "./page-address";
import { chooseVariant, readPlaylist } from "./playlist";
import { makePrivateFolder } from "./private-folder.server";
import { probeFile } from "./probe.server";

// Clips are made and read by ffmpeg, which has its own idea of how busy a machine is.
vi.setConfig({ testTimeout: 60_000 });

const clips = clipFolder();
const served = new Map<string, string | Buffer>();
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const body = served.get(request.url ?? "");
  response.writeHead(body === undefined ? 404 : 200).end(body);
});
const { signal } = new AbortController();
let host = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  served.set("/film.mp4", readFileSync(twoShots(clips.at("film.mp4"))));
});
afterAll(() => {
  server.close();
  clips.remove();
});

/** Fetches, looks at what came with `look`, and deletes it. */
async function obtain<T>(
  path: string,
  look: (file: string, warnings: string[]) => T | Promise<T>,
): Promise<T> {
  const { folder, remove } = await makePrivateFolder();
  asked.length = 0;
  try {
    const options = { allowHosts: [host], maxBytes: 5_000_000, maxSeconds: 600, signal };
    const { file, warnings } = await obtainVideo(`http://${host}${path}`, folder, options);
    return await look(file, warnings);
  } finally {
    await remove();
  }
}
const refused = (path: string) => obtain(path, () => "fetched").catch((error: unknown) => error);

test("a file comes as it is", async () => {
  const bytes = await obtain("/film.mp4", (file) => readFileSync(file));
  expect(bytes.equals(served.get("/film.mp4") as Buffer)).toBe(true);
});

describe("an HLS stream", () => {
  const ended = (...lines: string[]) => ["#EXTM3U", ...lines, "#EXT-X-ENDLIST", ""].join("\n");

  test("is read part by part, at most 720 lines of it, and is then a film", async () => {
    for (const [name, kind] of [
      ["ts", "mpegts"],
      ["cmaf", "fmp4"],
    ] as const) {
      ffmpeg(
        ...[
          "-i",
          clips.at("film.mp4"),
          "-c",
          "copy",
          "-f",
          "hls",
          "-hls_time",
          "1",
          "-hls_playlist_type",
          "vod",
        ],
        ...[
          "-hls_segment_type",
          kind,
          "-hls_fmp4_init_filename",
          `${name}-init.mp4`,
          "-hls_segment_filename",
          clips.at(`${name}-%d.part`),
          clips.at(`${name}.m3u8`),
        ],
      );
      const playlist = readFileSync(clips.at(`${name}.m3u8`), "utf8");
      served.set(`/s/${name}.m3u8`, playlist);
      for (const [part] of playlist.matchAll(/[\w-]+\.(part|mp4)/g))
        served.set(`/s/${part}`, readFileSync(clips.at(part)));
      served.set(
        "/master.m3u8",
        `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9000000,RESOLUTION=1920x1080\n/large.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=320x180\ns/${name}.m3u8\n`,
      );
      const { probe } = await obtain("/master.m3u8", async (file) =>
        probeFile(file, await findFfmpeg(), signal),
      );
      expect(probe).toMatchObject({ video: { codec: "h264", width: 320 }, audio: { codec: "aac" } });
      expect(asked).not.toContain("/large.m3u8");
    }
  });

  test("cannot lead anywhere that an address could not", async () => {
    for (const inside of [
      "http://127.0.0.1:1/a.ts",
      "http://169.254.169.254/latest",
      "file:///etc/passwd",
      "http://[::1]/a.ts",
    ]) {
      served.set("/bad.m3u8", ended("#EXTINF:4,", inside));
      expect(await refused("/bad.m3u8")).toMatchObject({
        fault: expect.stringMatching(/^(notPublic|oddPort|notHttp)$/),
      });
      served.set("/bad.m3u8", `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n${inside}\n`);
      expect(await refused("/bad.m3u8")).toMatchObject({
        fault: expect.stringMatching(/^(notPublic|oddPort|notHttp)$/),
      });
    }
  });

  test.each([
    ["hlsLive", "#EXTM3U\n#EXTINF:4,\na.ts\n"],
    ["hlsEncrypted", ended('#EXT-X-KEY:METHOD=AES-128,URI="k"', "#EXTINF:4,", "a.ts")],
    ["hlsBroken", ended()],
    ["hlsBroken", "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n"],
    ["hlsBroken", "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n/list.m3u8\n"],
    ["hlsBroken", ended("#EXTINF:4,", "/list.m3u8")],
    ["notFound", ended("#EXTINF:4,", "/missing.ts")],
    ["dash", '<?xml version="1.0"?>\n<MPD type="static"></MPD>'],
  ])("%s", async (fault, text) => {
    served.set("/list.m3u8", text);
    const { folder, remove } = await makePrivateFolder();
    try {
      const options = { allowHosts: [host], maxBytes: 5_000_000, maxSeconds: 600, signal };
      const probing = obtainVideo(`http://${host}/list.m3u8`, folder, options).then(async ({ file }) =>
        probeFile(file, await findFfmpeg(), signal),
      );
      await expect(probing).rejects.toMatchObject({ fault });
    } finally {
      await remove();
    }
  });

  test("is fetched no further than it is measured; every part once", () => {
    const base = new URL("http://example.com/v/list.m3u8");
    const list = ended(
      '#EXT-X-MAP:URI="i.mp4"',
      ...[1, 2, 3, 4].flatMap((n) => [
        "#EXTINF:4.0,",
        `#EXT-X-BYTERANGE:9@${n}`,
        n < 3 ? "one.mp4" : `${n}.mp4`,
      ]),
    );
    const parts = (seconds: number) => {
      const playlist = readPlaylist(list, base, seconds);
      return playlist.kind === "media" ? playlist.parts.map(({ pathname }) => pathname) : [];
    };
    expect(parts(600)).toEqual(["/v/i.mp4", "/v/one.mp4", "/v/3.mp4", "/v/4.mp4"]);
    expect(parts(9)).toEqual(["/v/i.mp4", "/v/one.mp4", "/v/3.mp4"]);
  });

  test("with its sound apart gives way to one that has it", () => {
    const master = readPlaylist(
      '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x, y",URI="a.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=1280x720,AUDIO="a"\nv.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=1000000,RESOLUTION=640x360\nboth.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2,RESOLUTION=3840x2160\nhuge.m3u8\n',
      new URL("http://example.com/"),
      600,
    );
    if (master.kind !== "master") throw new Error("no master playlist");
    expect(chooseVariant(master.variants).url.pathname).toBe("/both.m3u8");
    expect(chooseVariant(master.variants.slice(0, 1)).sound?.pathname).toBe("/a.m3u8");
    expect(chooseVariant(master.variants.slice(2)).url.pathname).toBe("/huge.m3u8");
    expect(() => chooseVariant([])).toThrow("This HLS playlist cannot be read");
  });
});

describe("a page that is not a video", () => {
  test("is named by what it says of itself, with what to do instead", async () => {
    served.set(
      "/watch",
      '<!doctype html><html><head><title>Fallback</title><meta property="og:title" content="A &quot;short&quot; film &#x26; more"><meta name=author content=\'Ada\'><meta property="og:site_name" content="Films"></head>',
    );
    expect(await refused("/watch")).toMatchObject({
      fault: "page",
      status: 400,
      message:
        'This address is a page, not a video file. It is the page of “A "short" film & more” by Ada on Films; nothing of the video itself was measured. Please upload the video as a file, or paste the direct address of one (it mostly ends in .mp4, .webm or .m3u8).',
    });
  });

  test.each([
    ["https://www.youtube.com/watch?v=abc", "YouTube"],
    ["https://youtu.be/abc", "YouTube"],
    ["https://vimeo.com/1", "Vimeo"],
    ["https://www.tiktok.com/@a/video/1", "TikTok"],
    ["https://example.com/youtube.com/a.mp4", undefined],
    ["https://notyoutube.com/a.mp4", undefined],
  ])("%s: %s", (address, name) => {
    expect(videoSiteOf(new URL(address))?.name).toBe(name);
  });

  test("of a video site is told even where its title cannot be had, and nothing of it is opened but that", async () => {
    const resolved: string[] = [];
    const resolve = async (name: string) => {
      resolved.push(name);
      return [];
    };
    const options = { allowHosts: [], maxBytes: 1000, maxSeconds: 600, signal, resolve };
    await expect(obtainVideo("https://youtu.be/abc", clips.folder, options)).rejects.toMatchObject({
      fault: "page",
      message: expect.stringMatching(/^This address is a page, not a video file\. Please upload the video/),
    });
    expect(resolved).toEqual(["www.youtube.com"]);
  });

  test("may say anything of itself: it stays one short line of text", () => {
    expect(readOembed('{"title":"A\\n\\u202eB","author_name":7}')).toMatchObject({
      title: "A B",
      author: undefined,
    });
    expect(readOembed("null")).toMatchObject({ title: undefined });
    expect(readOembed("<html>")).toEqual({});
    expect(readHtml(`<title>${"x".repeat(1000)}</title>`).title).toHaveLength(120);
    expect(readHtml("<meta ".repeat(20_000))).toMatchObject({ title: undefined });
    expect(sayPage({})).toMatch(/^Please upload the video/);
  });
});
