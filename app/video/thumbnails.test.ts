import { writeFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { clipFolder, ffmpeg, H264 } from "../../tests/support/clips";
import type { Keyframe } from "./facts";
import { findFfmpeg } from "./find-ffmpeg.server";
import { measureVideo } from "./measure.server";
import { probeFile } from "./probe.server";
import { runFfmpeg } from "./run-ffmpeg.server";
import { makeThumbnails, spread } from "./thumbnails.server";

// Clips are made and read by ffmpeg, which has its own idea of how busy a machine is.
vi.setConfig({ testTimeout: 60_000 });

const clips = clipFolder();
afterAll(() => clips.remove());
const { signal } = new AbortController();

/** The mean colour of a JPEG and its size. */
async function look({ jpeg }: Keyframe) {
  const program = await findFfmpeg();
  const file = clips.at("still.jpg");
  writeFileSync(file, jpeg);
  const parts = [
    "-i",
    file,
    "-vf",
    "scale=1:1:flags=area,format=rgb24",
    "-f",
    "rawvideo",
    "-y",
    `${program.pipePrefix}3`,
  ];
  const { written, said } = await runFfmpeg(program, parts, { signal, timeoutMs: 10_000 });
  const [, width, height] = /, (\d+)x(\d+)[ ,[]/.exec(said) ?? [];
  return { rgb: [...written], width: Number(width), height: Number(height) };
}

test("the small pictures of a film's shots have its colours, and each is its own shot's", async () => {
  const file = clips.at("colours.mp4");
  const source = (colour: string) => [
    "-f",
    "lavfi",
    "-i",
    `color=${colour}:size=640x360:rate=24:duration=1.5`,
  ];
  ffmpeg(...source("red"), ...source("blue"), "-filter_complex", "[0][1]concat=n=2:v=1", ...H264, file);
  const program = await findFfmpeg();
  const { probe } = await probeFile(file, program, signal);
  const { facts, keyframes } = await measureVideo(file, probe, program, {
    types: ["shots", "picture"],
    signal,
  });
  expect(facts.picture?.shots).toHaveLength(2);
  const thumbnails = await makeThumbnails(keyframes, program, clips.folder, signal);
  expect(thumbnails.map(({ shot }) => shot)).toEqual([1, 2]);
  const looked = [];
  for (const thumbnail of thumbnails) looked.push(await look(thumbnail));
  const [red, blue] = looked;
  expect(red).toMatchObject({ width: 160, height: 90 });
  const [r = 0, , b = 0] = red?.rgb ?? [];
  expect(r - b).toBeGreaterThan(150);
  const [r2 = 0, , b2 = 0] = blue?.rgb ?? [];
  expect(b2 - r2).toBeGreaterThan(150);
  for (const { jpeg } of thumbnails) expect(jpeg.length).toBeLessThan(8_000);
});

test("many are thinned out evenly", () => {
  const all = Array.from({ length: 100 }, (_, at) => at);
  expect(spread(all, 4)).toEqual([12, 37, 62, 87]);
  expect(spread([1, 2], 4)).toEqual([1, 2]);
});
