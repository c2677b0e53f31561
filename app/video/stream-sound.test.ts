import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startClipServer } from "../../tests/support/clip-server";
import { clipFolder, ffmpeg, twoShots } from "../../tests/support/clips";
import type { Measurement } from "./facts";
import { findFfmpeg } from "./find-ffmpeg.server";
import { measureVideo } from "./measure.server";
import { obtainVideo } from "./obtain.server";
import { chooseVariant, readPlaylist } from "./playlist";
import { makePrivateFolder } from "./private-folder.server";
import { probeFile } from "./probe.server";

// Clips are made and read by ffmpeg, which has its own idea of how busy a machine is.
vi.setConfig({ testTimeout: 60_000 });

const clips = clipFolder();
const { signal } = new AbortController();
let server: Awaited<ReturnType<typeof startClipServer>>;
let film = "";

beforeAll(async () => {
  server = await startClipServer(clips.folder);
  film = twoShots(clips.at("film.mp4"));
  const streams = "v:0,agroup:sound a:0,agroup:sound,default:yes";
  for (const kind of ["mpegts", "fmp4"]) {
    ffmpeg(
      ...["-i", film, "-map", "0:v", "-map", "0:a", "-c", "copy", "-f", "hls", "-hls_time", "1"],
      ...["-hls_playlist_type", "vod", "-hls_segment_type", kind, "-var_stream_map", streams],
      ...["-hls_fmp4_init_filename", `${kind}-init-%v.mp4`, "-master_pl_name", `${kind}.m3u8`],
      ...["-hls_segment_filename", clips.at(`${kind}-%v-%d.part`), clips.at(`${kind}-%v.m3u8`)],
    );
  }
});
afterAll(async () => {
  await server.stop();
  clips.remove();
});

/** Fetches, probes and measures what stands at a path, as an analysis does. */
async function measured(path: string) {
  const { folder, remove } = await makePrivateFolder();
  try {
    const options = { allowHosts: [server.host], maxBytes: 5_000_000, maxSeconds: 600, signal };
    const program = await findFfmpeg();
    const { file, soundFile, warnings } = await obtainVideo(`${server.url}/${path}`, folder, options);
    const { probe, warnings: ofProbe } = await probeFile(file, program, signal, soundFile);
    const { facts } = await measureVideo(file, probe, program, { types: ["shots", "sound"] });
    return { facts, warnings: [...warnings, ...ofProbe, ...facts.warnings.map(({ message }) => message)] };
  } finally {
    await remove();
  }
}

const known = <T>(measurement: Measurement<T> | undefined): T | undefined =>
  measurement && "value" in measurement ? measurement.value : undefined;

describe("a stream that keeps its sound apart", () => {
  test.each(["mpegts", "fmp4"])("is measured whole: %s", async (kind) => {
    expect(readFileSync(clips.at(`${kind}.m3u8`), "utf8")).toContain("#EXT-X-MEDIA:TYPE=AUDIO");
    const whole = await measured("film.mp4");
    const { facts, warnings } = await measured(`${kind}.m3u8`);
    expect(warnings).toEqual([]);
    expect(facts.picture?.shots).toHaveLength(2);
    expect(facts.picture?.shots[1]?.start).toBeCloseTo(2, 1);
    expect(facts.source).toMatchObject({ videoCodec: "h264", audioCodec: "aac", frames: 96 });
    expect(known(facts.source.duration)).toBeCloseTo(4, 0);
    const loudness = known(facts.sound?.loudness)?.integrated ?? Number.NaN;
    expect(loudness).toBeCloseTo(known(whole.facts.sound?.loudness)?.integrated ?? 0, 0);
  });

  test("in bare AAC with a tag before it is read as what it is", async () => {
    ffmpeg("-i", film, "-vn", "-c", "copy", "-write_id3v2", "1", clips.at("tagged.aac"));
    expect(readFileSync(clips.at("tagged.aac")).subarray(0, 3).toString()).toBe("ID3");
    const list = ["#EXTM3U", "#EXTINF:4,", "tagged.aac", "#EXT-X-ENDLIST", ""];
    writeFileSync(clips.at("bare-sound.m3u8"), list.join("\n"));
    writeFileSync(
      clips.at("bare.m3u8"),
      readFileSync(clips.at("mpegts.m3u8"), "utf8").replace(/URI="[^"]*"/, 'URI="bare-sound.m3u8"'),
    );
    const { facts, warnings } = await measured("bare.m3u8");
    expect(warnings).toEqual([]);
    expect(facts.sound?.channels).toBe(1);
  });

  test("goes through the same door: what may not be opened is not, and the reader is told", async () => {
    let touched = 0;
    const canary = createServer((socket) => {
      touched += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    const { port } = canary.address() as AddressInfo;
    try {
      const master = readFileSync(clips.at("mpegts.m3u8"), "utf8");
      for (const [at, sound] of [
        `http://127.0.0.1:${port}/sound.m3u8`,
        "http://169.254.169.254/sound.m3u8",
        "file:///etc/passwd",
        "missing.m3u8",
      ].entries()) {
        writeFileSync(clips.at(`led-${at}.m3u8`), master.replace(/URI="[^"]*"/, `URI="${sound}"`));
        const { facts, warnings } = await measured(`led-${at}.m3u8`);
        expect(facts.sound).toBeNull();
        expect(facts.picture?.shots).toHaveLength(2);
        expect(warnings).toEqual([
          "This stream keeps its sound apart, and it could not be fetched, so only the picture was measured.",
        ]);
      }
      expect(touched).toBe(0);
    } finally {
      canary.close();
    }
  });

  test("whose sound is something else is measured without it, and says so", async () => {
    writeFileSync(clips.at("silent.part"), readFileSync(clips.at("mpegts-0-0.part")));
    const list = ["#EXTM3U", "#EXTINF:1,", "silent.part", "#EXT-X-ENDLIST", ""];
    writeFileSync(clips.at("silent-sound.m3u8"), list.join("\n"));
    writeFileSync(
      clips.at("silent.m3u8"),
      readFileSync(clips.at("mpegts.m3u8"), "utf8").replace(/URI="[^"]*"/, 'URI="silent-sound.m3u8"'),
    );
    const { facts, warnings } = await measured("silent.m3u8");
    expect(facts.sound).toBeNull();
    expect(warnings).toEqual(["The sound of this stream cannot be read, so only its picture was measured."]);
  });

  test("gives the default rendition of its group; one without an address is in the picture's own parts", () => {
    const base = new URL("http://example.com/");
    const soundOf = (...media: string[]) => {
      const lines = media.map((each) => `#EXT-X-MEDIA:TYPE=AUDIO,${each}`);
      const playlist = readPlaylist(
        ["#EXTM3U", ...lines, '#EXT-X-STREAM-INF:BANDWIDTH=9,AUDIO="a"', "v.m3u8"].join("\n"),
        base,
        600,
      );
      if (playlist.kind !== "master") throw new Error("no master playlist");
      return chooseVariant(playlist.variants).sound?.pathname;
    };
    const comment = 'GROUP-ID="a",NAME="c",URI="comment.m3u8"';
    expect(soundOf(comment, 'GROUP-ID="a",NAME="d",DEFAULT=YES,URI="default.m3u8"')).toBe("/default.m3u8");
    expect(soundOf(comment, 'GROUP-ID="a",NAME="d",AUTOSELECT=YES,URI="auto.m3u8"')).toBe("/auto.m3u8");
    expect(soundOf(comment, 'GROUP-ID="a",NAME="d",DEFAULT=YES')).toBeUndefined();
    expect(soundOf('GROUP-ID="b",NAME="d",DEFAULT=YES,URI="other.m3u8"')).toBeUndefined();
  });
});
