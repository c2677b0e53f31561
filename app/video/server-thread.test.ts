import { performance } from "node:perf_hooks";
import { afterAll, expect, test, vi } from "vitest";
import { clipFolder, ffmpeg, H264 } from "../../tests/support/clips";
import { findFfmpeg } from "./find-ffmpeg.server";
import { measureVideo } from "./measure.server";
import { probeFile } from "./probe.server";

// Clips are made and read by ffmpeg, which has its own idea of how busy a machine is.
vi.setConfig({ testTimeout: 60_000 });

const clips = clipFolder();
afterAll(() => clips.remove());

test("measuring leaves the thread free that answers people", async () => {
  const file = clips.at("film.mp4");
  ffmpeg("-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25:duration=20", ...H264, file);
  const program = await findFfmpeg();
  const { signal } = new AbortController();
  const { probe } = await probeFile(file, program, signal);
  const before = performance.eventLoopUtilization();
  const { facts } = await measureVideo(file, probe, program, { types: ["shots", "camera", "picture"] });
  const { utilization } = performance.eventLoopUtilization(before);
  expect(facts.source.frames).toBe(500);
  // The mathematics alone keeps a thread busy for half of the time and more.
  expect(utilization).toBeLessThan(0.2);
});
