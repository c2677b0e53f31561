import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { clipFolder, ffmpeg, twoShots } from "../../tests/support/clips";
import type { Measurement, VideoFacts } from "./facts";
import { ffmpegCandidates, findFfmpeg } from "./find-ffmpeg.server";
import { measureVideo } from "./measure.server";
import type { Ffmpeg, MeasureOptions } from "./measure-input";
import { probeFile } from "./probe.server";

// The build is some six times as slow as a native one.
vi.setConfig({ testTimeout: 60_000 });

const clips = clipFolder();
const { signal } = new AbortController();
let wasm: Ffmpeg;
let film = "";
beforeAll(() => {
  [wasm] = ffmpegCandidates(undefined, "") as [Ffmpeg];
  film = twoShots(clips.at("film.mp4"));
});
afterAll(() => clips.remove());

const EVERYTHING: MeasureOptions["types"] = ["shots", "camera", "picture", "captions", "sound"];

/** Natively, because each start of the build takes a second: what a probe says is the same. */
const probeOf = async (file: string) => (await probeFile(file, await findFfmpeg(), signal)).probe;

function known<T>(measurement: Measurement<T> | undefined): T {
  if (!measurement || !("value" in measurement)) throw new Error("unknown");
  return measurement.value;
}

/** What is said of a film in words, and the figures beside it. */
function told({ picture, sound, source }: VideoFacts) {
  return {
    words: {
      frames: source.frames,
      size: [source.width, source.height],
      transitions: picture?.shots.map(({ transition }) => known(transition)),
      moves: picture?.shots.map(({ camera }) => ("value" in camera ? camera.value.moves : camera)),
      key: picture?.shots.map(({ light }) => known(light).key),
      mattes: known(picture?.mattes).kind,
      pace: known(picture?.pace).word,
      sound: known(sound?.blocks).map(({ kind }) => kind),
    },
    shots: picture?.shots.map(({ start }) => start) ?? [],
    lightness: picture?.shots.map(({ light }) => known(light).lightness) ?? [],
    loudness: known(sound?.loudness),
  };
}

test("facts are those of a native ffmpeg: words the same, times to a frame, light to 0.01, loudness to 0.1 LU", async () => {
  const { probe } = await probeFile(film, wasm, signal);
  const nativeProbe = await probeOf(film);
  expect(probe).toEqual(nativeProbe);
  const { facts, keyframes } = await measureVideo(film, probe, wasm, { types: EVERYTHING });
  const native = told(
    (await measureVideo(film, nativeProbe, await findFfmpeg(), { types: EVERYTHING })).facts,
  );
  const ours = told(facts);
  expect(facts.warnings).toEqual([]);
  expect(ours.words).toEqual(native.words);
  for (const [at, start] of native.shots.entries())
    expect(Math.abs((ours.shots[at] ?? 9) - start)).toBeLessThan(1 / 24);
  for (const [at, lightness] of native.lightness.entries())
    expect(Math.abs((ours.lightness[at] ?? 9) - lightness)).toBeLessThanOrEqual(0.01);
  expect(Math.abs(ours.loudness.integrated - native.loudness.integrated)).toBeLessThanOrEqual(0.1);
  expect(Math.abs(ours.loudness.truePeak - native.loudness.truePeak)).toBeLessThanOrEqual(0.2);
  expect(new Set(keyframes.map(({ shot }) => shot))).toEqual(new Set([1, 2]));
  expect(facts.picture?.captions).toEqual({
    unknown: "this server's ffmpeg gives no frames that are large enough to see text in",
  });
});

test("a file that breaks off gives what there is; rubbish a plain error", async () => {
  const half = clips.at("half.mkv");
  ffmpeg("-i", film, "-c", "copy", half);
  truncateSync(half, Math.floor(readFileSync(half).length / 2));
  const { facts } = await measureVideo(half, await probeOf(half), wasm, { types: ["shots", "sound"] });
  expect(facts.warnings.map(({ kind }) => kind)).toContain("truncated");
  expect(facts.source.frames).toBeGreaterThan(12);
  expect(facts.source.frames).toBeLessThan(90);
  const probe = await probeOf(film);
  const rubbish = clips.at("rubbish.mp4");
  writeFileSync(rubbish, "this is no video");
  await expect(measureVideo(rubbish, probe, wasm, { types: ["shots"] })).rejects.toMatchObject({
    name: "MeasureError",
    message: "Nothing in this file could be decoded: it is damaged, or not a video.",
  });
});

/** Processes that were given a file; Linux only. */
const openWith = (file: string) =>
  readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, "utf8").includes(file);
    } catch {
      return false;
    }
  });

test("whoever gives up, or the clock, ends its process too", async () => {
  const long = clips.at("long.mp4");
  ffmpeg("-stream_loop", "40", "-i", film, "-c", "copy", long);
  const probe = await probeOf(long);
  const stop = new AbortController();
  const given = measureVideo(long, probe, wasm, {
    types: EVERYTHING,
    signal: stop.signal,
    onProgress: ({ share }) => share && stop.abort(new Error("enough")),
  });
  await expect(given).rejects.toThrow("enough");
  const late = measureVideo(long, probe, wasm, { types: EVERYTHING, signal: AbortSignal.timeout(800) });
  await expect(late).rejects.toMatchObject({ name: "TimeoutError" });
  if (!existsSync("/proc/self/cmdline")) return;
  for (let tries = 0; tries < 50 && openWith(long).length > 0; tries += 1) await wait(100);
  expect(openWith(long)).toEqual([]);
});
