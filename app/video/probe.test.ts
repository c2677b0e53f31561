import { copyFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { clipFolder, ffmpeg, H264, twoShots } from "../../tests/support/clips";
import { ffmpegCandidates, findFfmpeg, firstThatRuns } from "./find-ffmpeg.server";
import type { Ffmpeg } from "./measure-input";
import { probeFile } from "./probe.server";
import { runFfmpeg } from "./run-ffmpeg.server";
import { sniff } from "./sniff";
import { inputArguments } from "./untrusted-input";

// Clips are made and read by ffmpeg, which has its own idea of how busy a machine is.
vi.setConfig({ testTimeout: 60_000 });

const clips = clipFolder();
const { signal } = new AbortController();
let program: Ffmpeg;
let film = "";
beforeAll(async () => {
  program = await findFfmpeg();
  film = twoShots(clips.at("film.mp4"));
});
afterAll(() => clips.remove());

const probe = (file: string) => probeFile(file, program, signal);
const source = (text: string) => ["-f", "lavfi", "-i", text];

describe("a file that can be measured", () => {
  test("gives its streams", async () => {
    const { probe: found, warnings } = await probe(film);
    expect(warnings).toEqual([]);
    expect(found).toMatchObject({
      formatName: expect.stringContaining("mp4"),
      video: {
        codec: "h264",
        width: 320,
        height: 180,
        rotation: 0,
        pixelAspect: 1,
        framesPerSecond: 24,
        stillImage: false,
      },
      audio: { codec: "aac", channels: 1, sampleRate: 44_100 },
    });
    expect(found.duration).toBeCloseTo(4, 1);
    expect(found.inputArguments.slice(-2)).toEqual(["-f", "mov"]);
  });

  test.each([
    ["webm", ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-an"], { codec: "vp8" }],
    ["mkv", [...H264], { codec: "h264" }],
    ["avi", ["-c:v", "mpeg4"], { codec: "mpeg4" }],
    ["ts", [...H264], { codec: "h264" }],
    ["flv", ["-c:v", "flv1", "-ar", "44100"], { codec: "flv1" }],
    ["ogv", ["-c:v", "libtheora"], { codec: "theora" }],
    ["wmv", ["-c:v", "wmv2"], { codec: "wmv2" }],
    ["mpg", ["-c:v", "mpeg2video"], { codec: "mpeg2video" }],
    ["gif", ["-an"], { codec: "gif" }],
  ])("%s", async (ending, output, expected) => {
    const file = clips.at(`film.${ending}`);
    ffmpeg("-i", film, "-t", "1", ...output, file);
    expect((await probe(file)).probe.video).toMatchObject(expected);
  });

  test.each([90, 180, 270])("turned clockwise by %i degrees for display", async (turn) => {
    const file = clips.at(`turned-${turn}.mp4`);
    ffmpeg("-i", film, "-t", "1", "-c", "copy", "-metadata:s:v:0", `rotate=${360 - turn}`, file);
    const { video } = (await probe(file)).probe;
    expect(video).toMatchObject({ width: 320, height: 180, rotation: turn });
  });

  test("with pixels that are not square, a frame rate that varies, no length, no sound", async () => {
    const wide = clips.at("wide.mp4");
    ffmpeg("-i", film, "-t", "1", "-vf", "setsar=4/3", ...H264, "-an", wide);
    expect((await probe(wide)).probe).toMatchObject({ audio: null, video: { pixelAspect: 4 / 3 } });
    const uneven = clips.at("uneven.mkv");
    ffmpeg(
      "-i",
      film,
      "-t",
      "2",
      "-vf",
      "select='lt(t,1)+not(mod(n,3))'",
      "-vsync",
      "vfr",
      ...H264,
      "-an",
      uneven,
    );
    expect((await probe(uneven)).probe.video?.codec).toBe("h264");
    const endless = clips.at("endless.mkv");
    ffmpeg("-i", film, "-t", "1", ...H264, "-an", "-live", "1", endless);
    expect((await probe(endless)).probe.duration).toBeNull();
  });

  test("a still picture, and sound alone", async () => {
    const still = clips.at("still.png");
    ffmpeg("-i", film, "-frames:v", "1", still);
    expect((await probe(still)).probe).toMatchObject({
      duration: null,
      audio: null,
      video: { stillImage: true },
    });
    const sound = clips.at("sound.wav");
    ffmpeg("-i", film, "-vn", sound);
    expect((await probe(sound)).probe).toMatchObject({ video: null, audio: { codec: "pcm_s16le" } });
  });

  test("that breaks off", async () => {
    const file = clips.at("cut-off.mkv");
    ffmpeg("-i", film, "-c", "copy", file);
    truncateSync(file, Math.floor(readFileSync(file).length / 2));
    expect((await probe(file)).probe.video?.codec).toBe("h264");
  });

  test("whose sound is broken is measured without it, and says so", async () => {
    const file = clips.at("deaf.mkv");
    ffmpeg(
      ...source("testsrc2=size=320x180:rate=24:duration=1"),
      ...source("sine=duration=1"),
      ...H264,
      "-c:a",
      "dca",
      "-strict",
      "-2",
      "-ac",
      "2",
      "-ar",
      "48000",
      file,
    );
    const { probe: found, warnings } = await probe(file);
    expect(found.audio).toBeNull();
    expect(found.video?.codec).toBe("h264");
    expect(warnings).toEqual([
      "The sound of this file (dts) cannot be read, so only its picture was measured.",
    ]);
  });
});

describe("a file that cannot be measured says what is wrong", () => {
  test.each([
    ["emptyFile", ""],
    ["page", "<!DOCTYPE html><title>A page</title>"],
    ["dash", '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011">'],
    ["playlistFile", "#EXTM3U\n#EXTINF:1,\n/etc/passwd\n"],
    ["playlistFile", "ffconcat version 1.0\nfile /etc/passwd\n"],
    ["unknownFormat", "just some words"],
    ["damaged", "\0\0\0\x18ftypmp42\0\0\0\0mp42isom"],
  ])("%s", async (fault, content) => {
    const file = clips.at("given.mp4");
    writeFileSync(file, content, "latin1");
    await expect(probe(file)).rejects.toMatchObject({ fault });
  });

  test("too large a picture, and a way of storing it that is not on the list", async () => {
    const large = clips.at("large.mkv");
    ffmpeg(...source("color=size=4098x64:rate=1:duration=1"), ...H264, large);
    await expect(probe(large)).rejects.toMatchObject({ fault: "tooManyPixels" });
    const odd = clips.at("odd.mkv");
    ffmpeg(...source("testsrc=size=320x180:rate=1:duration=1"), "-c:v", "ffv1", odd);
    await expect(probe(odd)).rejects.toMatchObject({
      fault: "unknownCodec",
      message: expect.stringContaining("ffv1"),
    });
  });
});

describe("playlists in disguise", () => {
  test("never make ffmpeg open another file or an address, whatever they are called", async () => {
    let touched = 0;
    const canary = createServer((_request, response) => {
      touched += 1;
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    const { port } = canary.address() as AddressInfo;
    copyFileSync(film, clips.at("secret.mp4"));
    const targets = [
      clips.at("secret.mp4"),
      `file://${clips.at("secret.mp4")}`,
      `http://127.0.0.1:${port}/a.ts`,
    ];
    const disguises = targets.flatMap((target) => [
      `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${target}\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile '${target}'\n`,
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT4S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1"><BaseURL>${target}</BaseURL><SegmentBase/></Representation></AdaptationSet></Period></MPD>`,
    ]);
    // The bait is good: without those options it is taken.
    writeFileSync(clips.at("bait.txt"), disguises[1] ?? "");
    const bare = [
      "-hide_banner",
      "-f",
      "concat",
      "-safe",
      "0",
      "-i",
      clips.at("bait.txt"),
      "-f",
      "null",
      "-",
    ];
    expect((await runFfmpeg(program, bare, { signal, timeoutMs: 10_000 })).said).toContain("Stream #0");
    try {
      for (const name of ["trick.mp4", "trick.m3u8", "trick.concat"]) {
        for (const text of disguises) {
          const file = clips.at(name);
          writeFileSync(file, text);
          await expect(probe(file)).rejects.toMatchObject({ name: "HttpError" });
          // Even where the sniffing were wrong: the options alone keep every other demuxer shut.
          const parts = [
            "-hide_banner",
            ...inputArguments("mov").slice(0, -2),
            "-i",
            file,
            "-f",
            "null",
            "-",
          ];
          const { code, said } = await runFfmpeg(program, parts, { signal, timeoutMs: 10_000 });
          expect([name, code === 0, said.includes("Stream #0")]).toEqual([name, false, false]);
        }
      }
      expect(touched).toBe(0);
    } finally {
      canary.close();
    }
  });
});

describe("finding ffmpeg", () => {
  test("takes the named one first, then those on PATH; one that does not run is passed over", async () => {
    const [named, onPath] = ffmpegCandidates("/opt/ffmpeg", "/nowhere:/usr/bin:/usr/local/bin");
    expect(named).toMatchObject({ kind: "native", path: "/opt/ffmpeg" });
    expect(onPath?.path).toMatch(/ffmpeg/);
    expect(
      await firstThatRuns(ffmpegCandidates("/nowhere/ffmpeg", "").slice(0, 1)).catch((error) => error),
    ).toMatchObject({
      fault: "noFfmpeg",
      status: 503,
    });
  });

  test("the npm package reads files too, in a process that can be killed", async () => {
    const wasm = ffmpegCandidates(undefined, "").filter(({ kind }) => kind === "wasm");
    expect(wasm).toHaveLength(1);
    const found = await firstThatRuns(wasm);
    expect((await probeFile(film, found, signal)).probe).toMatchObject({
      video: { codec: "h264", width: 320, height: 180, framesPerSecond: 24 },
      audio: { codec: "aac" },
    });
    const over = new AbortController();
    const endless = runFfmpeg(found, ["-stream_loop", "-1", "-i", film, "-f", "null", "-"], {
      signal: over.signal,
      timeoutMs: 60_000,
    });
    over.abort(new Error("cancelled"));
    await expect(endless).rejects.toThrow("cancelled");
    await expect(
      runFfmpeg(found, ["-stream_loop", "-1", "-i", film, "-f", "null", "-"], { signal, timeoutMs: 700 }),
    ).rejects.toMatchObject({ fault: "tooLong" });
  });
});

test("what a file is called or what it says further on does not count", () => {
  const bytes = (text: string) => Buffer.from(text, "latin1");
  expect(sniff(bytes("\0\0\0\x1cftypheic"))).toEqual({ kind: "unknown" });
  expect(sniff(bytes("\xff\xd8\xff\xe0"))).toEqual({ kind: "media", format: "jpeg_pipe", still: true });
  expect(sniff(bytes(`G${"\0".repeat(187)}G${"\0".repeat(187)}G`))).toMatchObject({ format: "mpegts" });
  expect(sniff(bytes("GIF is a format"))).toEqual({ kind: "unknown" });
  expect(sniff(bytes("\xef\xbb\xbf\n #EXTM3U"))).toEqual({ kind: "hls" });
});
